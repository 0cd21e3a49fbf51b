"""Boards drawn in colour, one module a game: how a move is chosen part by part, and what the table looks like."""

from importlib import import_module
from typing import Final, Protocol, cast

from saucer.locales import Voice
from saucer.terminal.screen.canvas import Canvas
from saucer.terminal.screen.paint import button, rows_of
from saucer.terminal.screen.scene import Part, Path, Scene

QUIET: Final = frozenset({Part("deed", "give")})  # open all the time, so that nobody need be asked (N16)


class Board(Protocol):
    """What each module of this package offers."""

    def parts(self, words: str) -> Path:
        """A move's words as the parts by which it is chosen, in this order."""

    def label(self, part: Part, voice: Voice) -> str:
        """What a part is called; players are called by their names."""

    def draw(self, scene: Scene) -> Canvas:
        """The table."""


def board(slug: str) -> Board:
    """The board of a game."""
    return cast(Board, import_module(f"saucer.terminal.screen.boards.{slug}"))


def label(slug: str, part: Part, voice: Voice) -> str:
    """What a part of a move is called."""
    return voice.names[int(part.value)] if part.kind == "seat" else board(slug).label(part, voice)


def table(slug: str, scene: Scene) -> Canvas:
    """The table of a game; whatever can be chosen and lies nowhere on it gets a button below."""
    canvas = board(slug).draw(scene)
    loose = [part for part in scene.choice.options if part not in canvas.areas]
    buttons = [button(scene.choice, part, label(slug, part, scene.voice)) for part in loose]
    canvas.paste(rows_of(buttons, scene.width + 1), 0, canvas.height + scene.gap)
    return canvas
