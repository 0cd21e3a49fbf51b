"""Checks the lesson of a game: its script keeps the rules, asks for possible moves, and has every sentence."""

from collections.abc import Iterator

from saucer.kernel.errors import SaucerError
from saucer.lab.checkpoint import Nonconformity
from saucer.lessons import has_lesson, lesson
from saucer.lessons.lesson import Scene
from saucer.lessons.playing import Moment, play
from saucer.locales import LANGUAGES, LESSON, keys


def check_lesson(slug: str) -> None:
    """Raise Nonconformity, or BadMessage where the lesson has no catalogue. A game without a lesson passes."""
    if not has_lesson(slug):
        return
    scenes = lesson(slug).scenes
    for number, scene in enumerate(scenes, 1):
        if not scene.steps or scene.steps[-1].moves:
            raise Nonconformity(f"the lesson must end scene {number} with a step that asks for no move")
    _check_sentences(slug, scenes)
    try:
        played = play(lesson(slug))
    except SaucerError as error:
        raise Nonconformity(f"the lesson breaks a rule: {error}") from error
    for moment in (moment for first in played.scenes for moment in _all(first)):
        if not moment.ways:
            raise Nonconformity(f"the lesson asks in step {moment.text!r} for a move that is not legal there")


def _check_sentences(slug: str, scenes: tuple[Scene, ...]) -> None:
    for step in (step for scene in scenes for step in scene.steps):
        for key in (step.text, f"{step.text}-oops") if step.moves else (step.text,):
            for language in LANGUAGES:
                if key not in keys(language, LESSON + slug):
                    raise Nonconformity(f"the catalogue {LESSON}{slug} ({language}) has no message {key}")


def _all(moment: Moment) -> Iterator[Moment]:
    """A moment and everything that can follow it in its scene."""
    yield moment
    for following in moment.ways.values():
        if following:
            yield from _all(following)
