"""What a lesson is made of: scenes, each a position, and steps in which the coach speaks and the learner moves."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from saucer.kernel.match import Match
from saucer.presenter import Choice

LEARNER = 0  # the seat
Asked = str | Mapping[str, object]  # a move in words, or fields of it with the values they must have


@dataclass(frozen=True)
class Step:
    """The others move, the coach speaks, and the learner makes a move that fits, or reads on where none is asked for.

    Texts are messages of the catalogue `learn-<slug>`; `<text>-oops` answers a move that is legal but not the one.
    """

    text: str
    moves: tuple[Asked, ...] = ()  # any of these will do
    others: tuple[tuple[int, str], ...] = ()  # before the coach speaks: seats and their moves
    rules: tuple[str, ...] = ()  # to be read about it
    puzzle: bool = False  # to be found: shown only when it does not come at once

    def accepts(self, choice: Choice) -> bool:
        """Whether a move is what the coach asks for."""
        return any(_fits(choice, asked) for asked in self.moves)


def _fits(choice: Choice, asked: Asked) -> bool:
    if isinstance(asked, str):
        return choice.words == asked
    return all(getattr(choice.move, field, None) == value for field, value in asked.items())


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
