"""Scene: the input of a board's drawing. Part: one of the pieces by which a move is chosen step by step."""

from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final, NamedTuple

from saucer.locales import Voice

NO: Final = "no"  # the value of a part that declines an option; listed last
ANY: Final = "any"  # the value of a part that leaves the choice to the game; listed first
NOWHERE: Final = -1
ROOMY: Final = 24  # minimal rows for a spacious layout


class Part(NamedTuple):
    """One piece of a move: a card, a column, a colour ..."""

    kind: str
    value: str


Path = tuple[Part, ...]


class Mark(Enum):
    """The state of a part of the board in the current selection."""

    IDLE = "idle"  # nothing is being chosen
    CLOSED = "closed"  # cannot be chosen now
    OPEN = "open"  # can be chosen
    POINTED = "pointed"  # under the cursor
    PICKED = "picked"  # chosen in an earlier step


@dataclass(frozen=True)
class Choice:
    """A partly chosen move."""

    picked: Path = ()
    options: Path = ()
    cursor: int = 0  # NOWHERE while the board is only measured
    ghost: Path = ()  # the path of the first move under the cursor
    reach: frozenset[Part] = frozenset()  # the parts of all moves under the cursor

    @property
    def pointed(self) -> Part | None:
        """The part under the cursor."""
        return self.options[self.cursor] if self.options and self.cursor != NOWHERE else None

    def mark(self, part: Part) -> Mark:
        """The mark of a part."""
        if not self.options:
            return Mark.IDLE
        if part == self.pointed:
            return Mark.POINTED
        if part in self.options:
            return Mark.OPEN
        return Mark.PICKED if part in self.picked else Mark.CLOSED

    def key(self, part: Part) -> str:
        """The digit that chooses a part; empty beyond the tenth."""
        place = self.options.index(part) if part in self.options else 10
        return "" if place > 9 else str((place + 1) % 10)

    def planned(self, kind: str) -> str | None:
        """The value of a kind of part in the move under the cursor."""
        return next((part.value for part in self.ghost if part.kind == kind), None)

    def asks(self, *kinds: str) -> bool:
        """Whether a part of one of these kinds is to be chosen now."""
        return any(option.kind in kinds for option in self.options)


@dataclass(frozen=True)
class Scene:
    """The input of a board's drawing: view, voice, size and selection."""

    view: Any
    voice: Voice
    width: int = 80
    height: int = 16
    choice: Choice = field(default_factory=Choice)
    pan: tuple[int, int] = (0, 0)  # pan offset in cells, for boards without edges
    open_hands: tuple[Any, ...] = ()  # the views of all seats, if everything may be seen
    scale: int = 1  # size of cards and tiles

    @property
    def hands(self) -> tuple[Any, ...]:
        """The views whose hands are drawn."""
        return self.open_hands or ((self.view,) if self.view.seat >= 0 else ())

    def player(self, seat: int) -> Any:
        """A player's part of the view."""
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
