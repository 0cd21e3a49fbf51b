"""Data types of lessons: scenes with a starting position, and steps in which the coach speaks and the learner moves."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from saucer.kernel.match import Match
from saucer.presenter import Choice

LEARNER = 0  # the seat
Asked = str | Mapping[str, object]  # a move in words, or required values of its fields


@dataclass(frozen=True)
class Step:
    """The others move, the coach speaks, and the learner makes one of the accepted moves, if there are any.

    Texts are messages of the catalogue `learn-<slug>`; `<text>-oops` answers another legal move.
    """

    text: str
    moves: tuple[Asked, ...] = ()  # accepted moves
    others: tuple[tuple[int, str], ...] = ()  # seats and their moves, before the coach speaks
    rules: tuple[str, ...] = ()  # ids of related rules
    puzzle: bool = False  # the solution is shown only after a wrong attempt

    def accepts(self, choice: Choice) -> bool:
        """Whether a move is accepted."""
        return any(_fits(choice, asked) for asked in self.moves)


def _fits(choice: Choice, asked: Asked) -> bool:
    if isinstance(asked, str):
        return choice.words == asked
    return all(getattr(choice.move, field, None) == value for field, value in asked.items())


@dataclass(frozen=True)
class Scene:
    """A starting position and its steps. The last step has no move, so that its position is shown."""

    position: Callable[[], Match]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Lesson:
    """A game, scene by scene."""

    slug: str
    scenes: tuple[Scene, ...]
