"""Boards drawn in colour, one module a game: how a move is chosen part by part, and what the table looks like."""

from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any, Final, Protocol, cast

from saucer.games import BUILT_IN
from saucer.kernel.moves import MoveStruct
from saucer.locales import Voice
from saucer.terminal.screen.boards.fields import FieldBoard
from saucer.terminal.screen.canvas import Canvas
from saucer.terminal.screen.paint import button, rows_of
from saucer.terminal.screen.scene import ANY, Part, Path, Scene

LARGEST: Final = 4  # how many times its smallest size a board may grow
MARGIN: Final = 1  # the column of the scroll bar, which is free where a board fits in height
ANYWHERE: Final = Part("place", ANY)
QUIET: Final = frozenset({Part("deed", "give")})  # open all the time, so that nobody need be asked (N16)


class Board(Protocol):
    """What each module of this package offers."""

    def parts(self, move: Any) -> Path:
        """A move of the game as the parts by which it is chosen, in this order."""

    def label(self, part: Part, voice: Voice) -> str:
        """What a part is called; players are called by their names."""

    def draw(self, scene: Scene) -> Canvas:
        """The table."""

    def legend(self, scene: Scene) -> list[Canvas]:
        """What the signs on the table mean: the most needed ones first, in pieces of the scene's width."""


def board(slug: str) -> Board:
    """The board of a game; in words where nobody has drawn one."""
    return cast(Board, import_module(f"{__name__}.{slug}")) if slug in BUILT_IN else FieldBoard(slug)


def paths(slug: str, moves: Sequence[MoveStruct]) -> list[tuple[Path, int]]:
    """Moves as the parts by which they are chosen, each with its place in the list.

    Where several slots are open to a tile, the first of them may be chosen without being named (PQ3).
    """
    apart = [(board(slug).parts(move), place) for place, move in enumerate(moves)]
    slots: dict[Path, list[int]] = {}
    for path, place in apart:
        if path[-1].kind == "place":
            slots.setdefault(path[:-1], []).append(place)
    return [((*path, ANYWHERE), places[0]) for path, places in slots.items() if len(places) > 1] + apart


def label(slug: str, part: Part, voice: Voice) -> str:
    """What a part of a move is called."""
    return voice.names[int(part.value)] if part.kind == "seat" else board(slug).label(part, voice)


def table(slug: str, scene: Scene) -> Canvas:
    """The table of a game, as large as it fits, and below it as much of its legend as there is room for."""
    drawn = _table(slug, replace(scene, scale=LARGEST))
    for scale in range(LARGEST - 1, 0, -1):
        if drawn.width <= scene.width + MARGIN and drawn.height <= scene.height:
            break
        drawn = _table(slug, replace(scene, scale=scale))
    for piece in board(slug).legend(scene):
        if drawn.height + 1 + piece.height <= scene.height:
            drawn.paste(piece, 0, drawn.height + 1)
    return drawn


def _table(slug: str, scene: Scene) -> Canvas:
    """The table in one size; whatever can be chosen and lies nowhere on it gets a button below."""
    canvas = board(slug).draw(scene)
    loose = [part for part in scene.choice.options if part not in canvas.areas]
    buttons = [button(scene.choice, part, label(slug, part, scene.voice)) for part in loose]
    canvas.paste(rows_of(buttons, scene.width + 1), 0, canvas.height + scene.gap)
    return canvas
