"""What a lesson is made of: scenes, each a position, and steps in which the coach speaks and the learner moves."""

from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase

from saucer.kernel.match import Match

LEARNER = 0  # the seat


@dataclass(frozen=True)
class Step:
    """The others move, the coach speaks, and the learner makes a move that fits, or reads on where none is asked for.

    Texts are messages of the catalogue `learn-<slug>`; `<text>-oops` answers a move that is legal but not the one.
    """

    text: str
    moves: tuple[str, ...] = ()  # words, or patterns of them: `take c08 at *`
    others: tuple[tuple[int, str], ...] = ()  # before the coach speaks: seats and their moves
    rules: tuple[str, ...] = ()  # to be read about it
    puzzle: bool = False  # to be found: shown only when it does not come at once

    def accepts(self, words: str) -> bool:
        """Whether a move is what the coach asks for."""
        return any(fnmatchcase(words, pattern) for pattern in self.moves)


@dataclass(frozen=True)
class Scene:
    """A position and what happens from there. The last step is only read, so that its position is seen."""

    position: Callable[[], Match]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Lesson:
    """A game, scene by scene."""

    slug: str
    scenes: tuple[Scene, ...]
