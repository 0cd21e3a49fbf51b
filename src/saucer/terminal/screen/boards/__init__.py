"""Boards drawn in colour, one module per game: the parts by which a move is chosen, and the drawing of the table."""

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

LARGEST: Final = 4  # maximal scale of a board
MARGIN: Final = 1  # the column of the scroll bar, free if the board fits in height
ANYWHERE: Final = Part("place", ANY)
QUIET: Final = frozenset({Part("deed", "give")})  # always available, so that nobody needs to be asked (N16)


class Board(Protocol):
    """The interface of the modules of this package."""

    def parts(self, move: Any) -> Path:
        """The parts by which a move is chosen, in order."""

    def label(self, part: Part, voice: Voice) -> str:
        """The label of a part; players are labelled by name."""

    def draw(self, scene: Scene) -> Canvas:
        """The table."""

    def legend(self, scene: Scene) -> list[Canvas]:
        """The legend, most important signs first, in pieces of the scene's width."""


def board(slug: str) -> Board:
    """The board of a game; in words where nobody has drawn one."""
    return cast(Board, import_module(f"{__name__}.{slug}")) if slug in BUILT_IN else FieldBoard(slug)


def paths(slug: str, moves: Sequence[MoveStruct]) -> list[tuple[Path, int]]:
    """The parts of each move, with its index in the list.

    If a tile has several free slots, the first of them can be chosen without a slot (PQ3).
    """
    apart = [(board(slug).parts(move), place) for place, move in enumerate(moves)]
    slots: dict[Path, list[int]] = {}
    for path, place in apart:
        if path[-1].kind == "place":
            slots.setdefault(path[:-1], []).append(place)
    return [((*path, ANYWHERE), places[0]) for path, places in slots.items() if len(places) > 1] + apart


def label(slug: str, part: Part, voice: Voice) -> str:
    """The label of a part of a move."""
    return voice.names[int(part.value)] if part.kind == "seat" else board(slug).label(part, voice)


def table(slug: str, scene: Scene) -> Canvas:
    """The table of a game in the largest scale that fits, with as much of its legend as there is room for."""
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
    """The table in one scale; options that are not on it get a button below."""
    canvas = board(slug).draw(scene)
    loose = [part for part in scene.choice.options if part not in canvas.areas]
    buttons = [button(scene.choice, part, label(slug, part, scene.voice)) for part in loose]
    canvas.paste(rows_of(buttons, scene.width + 1), 0, canvas.height + scene.gap)
    return canvas
