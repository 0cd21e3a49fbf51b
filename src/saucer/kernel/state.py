"""State: one position of one game, and the contract every game's rules fulfil.

Compiled code and people meet here. Seats are 0 .. players-1, clockwise (CQ5). Moves are integers
from 0 to the sheet's `moves`-1; `notation.py` turns them into words. A state holds integers only,
so that it copies in well under a microsecond.
"""

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64

from saucer.kernel.arrays import vec
from saucer.kernel.events import Event, Refusal
from saucer.kernel.rng import Rng

NOBODY: Final[i64] = -1  # a spectator, or "no seat"
MOST_MOVES: Final[i64] = 4096  # no position of any game offers more


@final
class Moves:
    """A buffer of legal moves, allocated once and filled again for each position."""

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]([i64(0) for _ in range(MOST_MOVES)])
        self.count: i64 = 0
        self.brief: bool = False  # leave out moves that differ from another only in looks (PQ3)

    def add(self, code: i64) -> None:
        """Append one move."""
        self.codes[self.count] = code
        self.count += 1

    def listed(self) -> list[int]:
        """The moves as an ordinary list."""
        return [int(self.codes[i]) for i in range(self.count)]


class State:
    """One position. Subclasses add their fields; those whose names begin with `_` are scratch space."""

    def __init__(self) -> None:
        self.players: i64 = 0  # how many seats
        self.rng: Rng = NO_RNG  # every chance of the rest of the game

    def __reduce__(self) -> tuple[Callable[..., "State"], tuple[type["State"], dict[str, Any]]]:
        """Pickled and deep-copied by its fields, the generator's included."""
        from saucer.kernel.snapshot import position, restored

        return restored, (type(self), position(self))

    def actors(self) -> i64:
        """A bit mask of the seats that may act now; 0 when the game is over."""
        raise NotImplementedError

    def mover(self) -> i64:
        """The seat whose turn it is; any other actor interrupts."""
        raise NotImplementedError

    def legal(self, seat: i64, moves: Moves) -> None:
        """Fill the buffer with the seat's legal moves; with none where it may not act."""
        raise NotImplementedError

    def play(self, seat: i64, move: i64, events: list[Event] | None) -> None:
        """Carry out a legal move, chance included; append what happened where a list is given."""
        raise NotImplementedError

    def seen_as(self, seat: i64, move: i64, viewer: i64) -> i64:
        """What the viewer can tell of a seat's move, as a number of at least 0.

        Moves it cannot tell apart have one number, and the same deed has it in every world it may happen in.
        """
        return move

    def chapter(self) -> i64:
        """Which part of the game it is, where a game falls into rounds that start anew."""
        return 0

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        """Why the move is forbidden, with the rule that says so; None for a legal one."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Replace all that the seat cannot know, the generator too, by a random possibility
        consistent with all it has seen. NOBODY stands for a spectator."""
        raise NotImplementedError

    def forget(self) -> None:
        """Stop keeping track of who knows what: for playouts, which nobody will redeal any more."""

    def scores(self) -> list[int]:
        """The points of each seat, as they stand."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won; all tied ones of a shared victory (CQ4). Empty while the game runs."""
        raise NotImplementedError

    def why_over(self) -> str:
        """How the game ended, as a catalogue key; empty while it runs."""
        raise NotImplementedError

    def census(self) -> list[int]:
        """How many of each component there are, wherever they lie: the same from deal to end."""
        raise NotImplementedError


NO_RNG: Final = Rng()
