"""Lessons: scripted tutorials of each game. docs/lessons.md explains how to write one."""

from importlib import import_module

from saucer.lessons.lesson import Lesson


def lesson(slug: str) -> Lesson:
    """The lesson of a game."""
    content: Lesson = import_module(f"saucer.lessons.{slug}").LESSON
    return content
