"""Lessons: scripted tutorials of each game. docs/lessons.md explains how to write one."""

from functools import cache

from saucer.kernel.errors import UsageError
from saucer.lessons.lesson import Lesson
from saucer.packages import lesson_entries


def has_lesson(slug: str) -> bool:
    """Whether there is a lesson of a game."""
    return slug in lesson_entries()


@cache
def lesson(slug: str) -> Lesson:
    """The lesson of a game that has one."""
    entry = lesson_entries()[slug]
    content = entry.load()
    if not isinstance(content, Lesson) or content.slug != slug:
        raise UsageError(f"the entry point {slug} = {entry.value} must be a Lesson with the slug {slug!r}")
    return content
