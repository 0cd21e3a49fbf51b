"""Lessons: each game taught in a few minutes, in positions made for it. docs/lessons.md says how to write one."""

from importlib import import_module
from typing import Final

from saucer.lessons.lesson import Lesson

LESSONS: Final = ("looters", "zovnis", "constellations", "powers")


def lesson(slug: str) -> Lesson:
    """The lesson of a game."""
    found: Lesson = import_module(f"saucer.lessons.{slug}").LESSON
    return found
