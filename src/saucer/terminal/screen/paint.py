"""Drawing helpers and colours that all boards share. Colours are pairs of ink and ground, legible in any theme."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from rich.cells import cell_len

from saucer.terminal.screen.canvas import Area, Canvas, centred, fit, wrapped
from saucer.terminal.screen.scene import Choice, Mark, Part, Scene

NIGHT: Final = "#e8ecf4 on #171b2e"  # the sky
FAINT: Final = "#7d86ad on #171b2e"  # faint on the sky
BACK: Final = "#b9c1e4 on #2a3157"  # the back of a card
RED: Final = "#ffffff on #b3372f"
BLUE: Final = "#ffffff on #2b62ab"
GREEN: Final = "#ffffff on #2c7a4b"
YELLOW: Final = "#231c00 on #eec33c"
BLACK: Final = "#ffffff on #30323c"
GOLD: Final = "bold #1d1703 on #ffcf56"  # under the cursor
KEY: Final = "bold #1d1703 on #cdb682"  # keys that choose something

INKS: Final = {"red": RED, "blue": BLUE, "green": GREEN, "yellow": YELLOW}
SEATS: Final = (
    *("#ffffff on #b04a8f", "#10222a on #5cc3d6", "#26190a on #e08d45", "#ffffff on #6d5bd0", "#10240f on #8fbf4d"),
    *("#ffffff on #8a5a3c", "#10222a on #9fb6c9", "#26190a on #d9b3a0", "#ffffff on #3f7f79", "#10240f on #cfcf7a"),
)
CHOSEN: Final = (Mark.POINTED, Mark.PICKED)


@dataclass(frozen=True)
class Face:
    """One card to draw: its part, its text and its colours."""

    part: Part
    lines: Sequence[str]
    style: str
    corner: str = ""  # in the upper edge


class Sign(NamedTuple):
    """One entry of a legend."""

    sign: str
    meaning: str
    style: str = "bold"


def legend_of(signs: Sequence[Sign], width: int) -> Canvas:
    """Signs with their meanings, wrapped."""
    pieces = []
    for sign in signs:
        piece = line(sign.sign, sign.style)
        for y, text in enumerate(wrapped(sign.meaning, width - piece.width - 1)):
            piece.put(piece.width + 1 if y == 0 else cell_len(sign.sign) + 1, y, text, "dim")
        pieces.append(piece)
    return rows_of(pieces, width, gap=2)


def ground(style: str) -> str:
    """The ground of a pair of colours."""
    return style.rpartition(" on ")[2]


def key_tab(choice: Choice, part: Part) -> Canvas:
    """The key that chooses a part; empty if it cannot be chosen."""
    canvas = Canvas()
    if part in choice.options:
        canvas.put(0, 0, f" {choice.key(part) or '·'} ", GOLD if choice.mark(part) is Mark.POINTED else KEY)
    return canvas


def card(face: Face, width: int, mark: Mark) -> Canvas:
    """A framed card. Cards that cannot be chosen are paler, the one under the cursor has a thick frame."""
    canvas = Canvas()
    chosen = mark in CHOSEN
    style = f"dim {face.style}" if mark is Mark.CLOSED else face.style
    canvas.box(Area(0, 0, width, len(face.lines) + 2), f"bold {style}" if chosen else style, thick=chosen)
    for y, text in enumerate(face.lines, start=1):
        canvas.put(1, y, centred(text, width - 2), f"bold {style}")
    canvas.put(width - 1 - len(face.corner), 0, face.corner, f"bold {style}")
    return canvas


def hand_of(faces: Sequence[Face], width: int, choice: Choice, card_width: int) -> Canvas:
    """Cards side by side, wrapped into rows. Cards under the cursor and picked ones are raised."""
    canvas = Canvas()
    in_row = max(1, width // (card_width + 1))
    lift = 1 if choice.options else 0
    done: set[Part] = set()
    for number, face in enumerate(faces):
        again = face.part in done  # only the first of several copies can be chosen
        mark = choice.mark(face.part)
        mark = Mark.OPEN if again and mark in CHOSEN else mark
        row, column = divmod(number, in_row)
        height = len(face.lines) + 2
        x, y = column * (card_width + 1), row * (height + lift) + (0 if mark in CHOSEN else lift)
        canvas.paste(card(face, card_width, mark), x, y)
        if not again and face.part in choice.options:
            canvas.paste(key_tab(choice, face.part), x + 1, y)
            canvas.areas[face.part] = Area(x, y, card_width, height)
        done.add(face.part)
    return canvas


def button(choice: Choice, part: Part, text: str) -> Canvas:
    """A button for an option that is not on the board."""
    canvas = key_tab(choice, part)
    style = f"bold {INKS[part.value]}" if part.value in INKS else BACK
    canvas.put(canvas.width, 0, f" {text} ", GOLD if choice.mark(part) is Mark.POINTED else style)
    canvas.areas[part] = Area(0, 0, canvas.width, 1)
    return canvas


def name_plate(scene: Scene, seat: int, width: int, note: str = "") -> Canvas:
    """A player's number and name on the seat's colour, an arrow for the current player, and a note at the right."""
    canvas = Canvas()
    part = Part("seat", str(seat))
    style = GOLD if scene.choice.mark(part) is Mark.POINTED else f"bold {SEATS[seat]}"
    arrow = "▶ " if seat == scene.view.turn else "  "
    canvas.put(0, 0, " " * width, style)
    canvas.put(0, 0, fit(f"{arrow}{seat} {scene.name(seat)}", width - len(note) - 1), style)
    canvas.put(width - len(note), 0, note, style)
    if part in scene.choice.options:
        canvas.paste(key_tab(scene.choice, part), width - 3, 0)
        canvas.areas[part] = Area(0, 0, width, 1)
    return canvas


def line(text: str, style: str = "", width: int = 0) -> Canvas:
    """One line of text, truncated to an optional width."""
    canvas = Canvas()
    canvas.put(0, 0, fit(text, width) if width else text, style)
    return canvas


def hand_title(scene: Scene, seat: int) -> Canvas:
    """The title of a hand that is not the viewer's."""
    return Canvas() if seat == scene.view.seat else line(scene.say("hand-of", seat=seat), "dim", scene.width)


def rows_of(canvases: Sequence[Canvas], width: int, gap: int = 1, down: int = 0) -> Canvas:
    """Canvases side by side, wrapped into rows."""
    canvas = Canvas()
    x = y = row_height = 0
    for piece in canvases:
        if x and x + piece.width > width:
            x, y, row_height = 0, y + row_height + down, 0
        canvas.paste(piece, x, y)
        x += piece.width + gap
        row_height = max(row_height, piece.height)
    return canvas


def stacked(canvases: Sequence[Canvas], gap: int = 0) -> Canvas:
    """Canvases stacked vertically, without empty ones."""
    canvas = Canvas()
    y = 0
    for piece in canvases:
        if piece.height:
            canvas.paste(piece, 0, y)
            y += piece.height + gap
    return canvas
