"""State: one position of one game, and the interface that every game's rules implement.

Seats are 0 .. players-1, clockwise (CQ5). Moves are integers
from 0 to the sheet's `moves`-1; `moves.py` of a game decodes them. A state holds integers only,
so that it copies in well under a microsecond.
"""

import copy
from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from saucer.kernel.arrays import vec
from saucer.kernel.events import Event, Refusal
from saucer.kernel.rng import Rng

NOBODY: Final[i64] = -1  # a spectator, or "no seat"
MOST_MOVES: Final[i64] = 4096  # upper bound of legal moves in any position


@final
class Moves:
    """A reusable buffer of legal moves."""

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]([i64(0) for _ in range(MOST_MOVES)])
        self.count: i64 = 0
        self.brief: bool = False  # leave out moves equivalent to another one (PQ3)

    def add(self, code: i64) -> None:
        """Append one move."""
        self.codes[self.count] = code
        self.count += 1

    def listed(self) -> list[int]:
        """The moves as an ordinary list."""
        return [int(self.codes[i]) for i in range(self.count)]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position. Subclasses add their fields; those whose names begin with `_` are scratch space."""

    def __init__(self) -> None:
        self.players: i64 = 0  # number of seats
        self.rng: Rng = NO_RNG  # source of all chance in the rest of the game

    def __reduce__(self) -> tuple[Callable[..., "State"], tuple[type["State"], dict[str, Any]]]:
        """Pickle and deep-copy by fields, including the generator's."""
        from saucer.kernel.snapshot import position, restored

        return restored, (type(self), position(self))

    def actors(self) -> i64:
        """A bit mask of the seats that may act now; 0 when the game is over."""
        raise NotImplementedError

    def mover(self) -> i64:
        """The seat whose turn it is; any other actor interrupts."""
        raise NotImplementedError

    def legal(self, seat: i64, moves: Moves) -> None:
        """Fill the buffer with the seat's legal moves; none if it may not act."""
        raise NotImplementedError

    def play(self, seat: i64, move: i64, events: list[Event] | None) -> None:
        """Play a legal move, including chance; append its events to the list, if there is one."""
        raise NotImplementedError

    def seen_as(self, seat: i64, move: i64, viewer: i64) -> i64:
        """Action observation: what the viewer can tell of a seat's move, as a number of at least 0.

        Moves that the viewer cannot distinguish have the same number, in every state of its information set.
        """
        return move

    def chapter(self) -> i64:
        """Horizon: a number that changes when a round ends, in games of independent rounds."""
        return 0

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        """The reason why the move is illegal, with its rule id; None for a legal move."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy. A game overrides this general way, which is slow, to be searched quickly."""
        return copy.deepcopy(self)

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Determinize: replace all that is hidden from the seat, including the generator, by a random possibility
        consistent with its observations. NOBODY is a spectator."""
        raise NotImplementedError

    def forget(self) -> None:
        """Drop the belief bookkeeping, to speed up playouts. `redeal` must not be called afterwards."""

    def scores(self) -> list[int]:
        """The current points of each seat."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The winning seats, several in a shared victory (CQ4); empty while the game runs."""
        raise NotImplementedError

    def why_over(self) -> str:
        """How the game ended, as a catalogue key; empty while it runs."""
        return "" if self.actors() else "end"

    def census(self) -> list[int]:
        """Conservation check: the number of components of each kind, constant from deal to end."""
        return []


NO_RNG: Final = Rng()
