"""A table under load: makes moves when they are due and records their arrival at each seat."""

from collections import deque
from time import perf_counter

from websocket import Socket


class Seat:
    """A connection to a table. Positions of the game are numbered by moves."""

    socket: Socket

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.delivered = 0  # number of the table's moves that have arrived here
        self.heard_from = False
        table.seats.append(self)

    def arrived(self, position: int) -> None:
        """Record the arrival of a position."""
        self.heard_from = True
        moves = self.table.moves
        if self.delivered < len(moves) and moves[self.delivered][0] <= position:
            now = perf_counter()
            while self.delivered < len(moves) and moves[self.delivered][0] <= position:
                self.table.times.append(now - moves[self.delivered][1])
                self.delivered += 1

    def receive(self, data: bytes) -> None:
        """Handle a message from the server."""
        raise NotImplementedError

    def move(self) -> int:
        """Make a move; returns the number of the resulting position."""
        raise NotImplementedError


class Table:
    """The seats, the due moves, and their latencies at each seat in seconds."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.times: list[float] = []
        self.moves: list[tuple[int, float]] = []  # position, when it was due
        self.turn: Seat | None = None  # the seat that may move now
        self._due: deque[float] = deque()
        self._reached = -1

    def want(self, moment: float) -> None:
        """Make a move now, or as soon as the last one has arrived."""
        self._due.append(moment)
        self._go()

    def may_move(self, seat: Seat, position: int) -> None:
        """A seat has got the turn."""
        if position >= self._reached:
            self.turn = seat
            self._go()

    def _go(self) -> None:
        if self.turn and self._due:
            seat, self.turn = self.turn, None
            self._reached = seat.move()
            self.moves.append((self._reached, self._due.popleft()))

    def begin(self) -> None:
        """Reset the measurements."""
        self.times, self.moves = [], []
        self._due.clear()
        for seat in self.seats:
            seat.delivered = 0

    def missing(self, now: float) -> list[float]:
        """The waiting times for due moves that have not arrived."""
        unheard = [now - due for seat in self.seats for _, due in self.moves[seat.delivered :]]
        return unheard + [now - due for due in self._due for _ in self.seats]
