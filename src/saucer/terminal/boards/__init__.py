"""Boards in plain text: each draws one game's view in lines that read well aloud and in any terminal."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

Board = Callable[[Any, Sequence[str]], list[str]]


def board(slug: str) -> Board:
    """The board of a game: takes a view and the players' names."""
    drawn: Board = import_module(f"saucer.terminal.boards.{slug}").draw
    return drawn
