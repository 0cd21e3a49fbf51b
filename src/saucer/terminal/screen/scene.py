"""Scene: all that a board needs to draw itself. Parts: the pieces a move is chosen by, one after the other."""

from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final, NamedTuple

from saucer.locales import Voice

NO: Final = "no"  # the value of a part that declines something; it is offered last
ANY: Final = "any"  # the value of a part that leaves it to the game; it is offered first
NOWHERE: Final = -1
ROOMY: Final = 24  # rows from which a board may spread


class Part(NamedTuple):
    """One piece of a move: a card, a column, a colour ..."""

    kind: str
    value: str


Path = tuple[Part, ...]


class Mark(Enum):
    """How a thing on the board stands to the choice being made."""

    IDLE = "idle"  # nothing is being chosen
    CLOSED = "closed"  # something is being chosen, but not this
    OPEN = "open"  # can be chosen
    POINTED = "pointed"  # the cursor is here
    PICKED = "picked"  # chosen in an earlier step


@dataclass(frozen=True)
class Choice:
    """A move half chosen."""

    picked: Path = ()
    options: Path = ()
    cursor: int = 0  # NOWHERE while the board is only measured
    ghost: Path = ()  # the whole of the first move that the cursor leads to
    reach: frozenset[Part] = frozenset()  # all parts of all moves that the cursor leads to

    @property
    def pointed(self) -> Part | None:
        """What the cursor is on."""
        return self.options[self.cursor] if self.options and self.cursor != NOWHERE else None

    def mark(self, part: Part) -> Mark:
        """How to show a thing."""
        if not self.options:
            return Mark.IDLE
        if part == self.pointed:
            return Mark.POINTED
        if part in self.options:
            return Mark.OPEN
        return Mark.PICKED if part in self.picked else Mark.CLOSED

    def key(self, part: Part) -> str:
        """The digit that chooses a thing; empty beyond the tenth."""
        place = self.options.index(part) if part in self.options else 10
        return "" if place > 9 else str((place + 1) % 10)

    def planned(self, kind: str) -> str | None:
        """The value of one kind in the move that the cursor leads to."""
        return next((part.value for part in self.ghost if part.kind == kind), None)

    def asks(self, *kinds: str) -> bool:
        """Whether something of these kinds is to be chosen now."""
        return any(option.kind in kinds for option in self.options)


@dataclass(frozen=True)
class Scene:
    """One look at the table."""

    view: Any
    voice: Voice
    width: int = 80
    height: int = 16
    choice: Choice = field(default_factory=Choice)
    pan: tuple[int, int] = (0, 0)  # how far a person has looked aside, in cells of a board that has no edge
    open_hands: tuple[Any, ...] = ()  # the views of all seats, where everything may be seen
    scale: int = 1  # how large cards and tiles are drawn

    @property
    def hands(self) -> tuple[Any, ...]:
        """The views whose hands are to be drawn."""
        return self.open_hands or ((self.view,) if self.view.seat >= 0 else ())

    def player(self, seat: int) -> Any:
        """What may be known of a player."""
        return (self.open_hands[seat] if self.open_hands else self.view).players[seat]

    @property
    def gap(self) -> int:
        """Empty rows between the pieces of a board."""
        return 1 if self.height >= ROOMY else 0

    def say(self, key: str, **args: Any) -> str:
        """A message of the client."""
        return self.voice.say("screen", key, args)

    def name(self, seat: int) -> str:
        """A player's name."""
        return self.voice.names[seat]
