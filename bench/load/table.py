"""A table under load: it moves when it is due, whoever's turn it is, and notes when each seat has heard of it."""

from collections import deque
from time import perf_counter

from websocket import Socket


class Seat:
    """Somebody connected to a table. Positions of the game have numbers that grow by one with each move."""

    socket: Socket

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.delivered = 0  # how many of the table's moves this one has heard of
        self.heard_from = False
        table.seats.append(self)

    def heard(self, position: int) -> None:
        """The position of that number has arrived here."""
        self.heard_from = True
        moves = self.table.moves
        if self.delivered < len(moves) and moves[self.delivered][0] <= position:
            now = perf_counter()
            while self.delivered < len(moves) and moves[self.delivered][0] <= position:
                self.table.times.append(now - moves[self.delivered][1])
                self.delivered += 1

    def receive(self, data: bytes) -> None:
        """A message from the server."""
        raise NotImplementedError

    def move(self) -> int:
        """Make a move; the number of the position that comes of it."""
        raise NotImplementedError


class Table:
    """Its seats, the moves wanted of it, and the seconds from when each was wanted to when each seat heard of it."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.times: list[float] = []
        self.moves: list[tuple[int, float]] = []  # position, when it was due
        self.turn: Seat | None = None  # who could move now
        self._due: deque[float] = deque()
        self._reached = -1

    def want(self, moment: float) -> None:
        """A move is due, now or as soon as the last one is known."""
        self._due.append(moment)
        self._go()

    def may_move(self, seat: Seat, position: int) -> None:
        """A seat has heard that it is its turn."""
        if position >= self._reached:
            self.turn = seat
            self._go()

    def _go(self) -> None:
        if self.turn and self._due:
            seat, self.turn = self.turn, None
            self._reached = seat.move()
            self.moves.append((self._reached, self._due.popleft()))

    def begin(self) -> None:
        """Forget what was measured."""
        self.times, self.moves = [], []
        self._due.clear()
        for seat in self.seats:
            seat.delivered = 0

    def missing(self, now: float) -> list[float]:
        """How long everybody has waited for what was due and has not been heard."""
        unheard = [now - due for seat in self.seats for _, due in self.moves[seat.delivered :]]
        return unheard + [now - due for due in self._due for _ in self.seats]
