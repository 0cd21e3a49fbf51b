"""Plays a lesson through the real rules, to precompute all that a client needs to show it."""

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from saucer.bots.seat_names import SEAT_NAMES
from saucer.kernel.game import Value
from saucer.kernel.match import Match
from saucer.lessons.lesson import LEARNER, Lesson, Scene, Step
from saucer.presenter import Choice, GameView, News, Presenter

READ_ON = ""  # the key of `ways` for a step without a move


class Frame(msgspec.Struct, omit_defaults=True):
    """The table after a move, as the learner sees it."""

    view: GameView
    mover: int | None
    news: list[News]


class Moment(msgspec.Struct, omit_defaults=True):
    """A step in one branch of a scene: its frames, the legal moves, and the next moment for each accepted move.

    None is the end of the scene. Legal moves that are not accepted are not in `ways`.
    """

    text: str
    frames: list[Frame]
    ways: dict[str, "Moment | None"]
    moves: list[Choice] = []
    rules: list[str] = []
    puzzle: bool = False


class PlayedLesson(msgspec.Struct):
    """A whole lesson: names of the other players, and each scene with its players, options, steps and first moment."""

    others: list[str]
    players: list[int]
    options: list[dict[str, Value]]
    lengths: list[int]
    scenes: list[Moment]


def play(lesson: Lesson) -> PlayedLesson:
    """All branches of a lesson. Raises IllegalMove if the script breaks a rule."""
    matches = [scene.position() for scene in lesson.scenes]
    return PlayedLesson(
        others=list(SEAT_NAMES[: max(match.players for match in matches) - 1]),
        players=[match.players for match in matches],
        options=[match.options for match in matches],
        lengths=[len(scene.steps) for scene in lesson.scenes],
        scenes=[
            _moment(match, scene, 0, [_frame(match, News(0, 0, "dealt"))])
            for match, scene in zip(matches, lesson.scenes, strict=True)
        ],
    )


def _moment(match: Match, scene: Scene, number: int, frames: list[Frame]) -> Moment:
    """A step and all its successors; the match is restored on return."""
    step = scene.steps[number]
    with _returning(match):
        frames = [*frames, *(_play(match, seat, words) for seat, words in step.others)]
        moves = Presenter().choices(match, LEARNER) if step.moves else []
        ways = {words: _after(match, scene, number, words) for words in _accepted(step, moves)}
    return Moment(step.text, frames, ways, moves, list(step.rules), step.puzzle)


def _accepted(step: Step, moves: list[Choice]) -> list[str]:
    if not step.moves:
        return [READ_ON]
    return [choice.words for choice in moves if step.accepts(choice)]


def _after(match: Match, scene: Scene, number: int, words: str) -> Moment | None:
    last = number + 1 == len(scene.steps)
    if words == READ_ON:
        return None if last else _moment(match, scene, number + 1, [])
    with _returning(match):
        return _moment(match, scene, number + 1, [_play(match, LEARNER, words)])


@contextmanager
def _returning(match: Match) -> Iterator[None]:
    """Restore the match on exit; not by `undo`, which may replay a game from its deal."""
    state, count = match.state.clone(), len(match.history)
    yield
    match.state = state
    del match.history[count:]


def _play(match: Match, seat: int, words: str) -> Frame:
    events = match.play(seat, words)
    entries = Presenter().events(match.game.slug, events, LEARNER)
    return _frame(match, News(len(match.history), 0, "played", seat=seat, words=words, told=entries))


def _frame(match: Match, news: News) -> Frame:
    mover = int(match.state.mover()) if match.actors else None
    return Frame(match.view(LEARNER), mover, [news])
