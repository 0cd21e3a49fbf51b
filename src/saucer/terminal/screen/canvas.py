"""Canvas: a growing grid of styled characters on which boards are drawn, with clickable areas."""

from collections.abc import Hashable
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from rich.cells import cell_len, set_cell_size

BLANK = (" ", "")
THIN = "╭╮╰╯─│"
THICK = "┏┓┗┛━┃"


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle of the canvas."""

    x: int
    y: int
    width: int
    height: int

    @property
    def middle(self) -> tuple[float, float]:
        """The centre, with rows counted twice, because a character is twice as high as wide."""
        return self.x + self.width / 2, (self.y + self.height / 2) * 2

    def holds(self, x: int, y: int) -> bool:
        """Whether a point lies in it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Canvas:
    """Draw with `put` and `box`; later drawings cover earlier ones."""

    def __init__(self) -> None:
        self._rows: list[list[tuple[str, str]]] = []
        self.areas: dict[Hashable, Area] = {}  # areas of the parts that can be chosen

    @property
    def width(self) -> int:
        """Columns in use."""
        return max((len(row) for row in self._rows), default=0)

    @property
    def height(self) -> int:
        """Rows in use."""
        return len(self._rows)

    def put(self, x: int, y: int, text: str, style: str = "") -> int:
        """Write a text; returns the column after it."""
        if text.isascii() or cell_len(text) == len(text):
            cells = [(character, style) for character in text]
        else:
            cells = [cell for character in text for cell in _cells(character, style)]
        if cells:
            self._row(x, y)[x : x + len(cells)] = cells
        return x + len(cells)

    def _row(self, x: int, y: int) -> list[tuple[str, str]]:
        """A row, extended up to a column."""
        while len(self._rows) <= y:
            self._rows.append([])
        row = self._rows[y]
        if len(row) < x:
            row.extend([BLANK] * (x - len(row)))
        return row

    def fill(self, area: Area, style: str) -> None:
        """Paint a rectangle."""
        for y in range(area.y, area.y + area.height):
            self.put(area.x, y, " " * area.width, style)

    def box(self, area: Area, style: str = "", *, thick: bool = False) -> None:
        """A frame with empty inside."""
        nw, ne, sw, se, flat, steep = list(THICK if thick else THIN)
        inside = area.width - 2
        self.put(area.x, area.y, nw + flat * inside + ne, style)
        for y in range(area.y + 1, area.y + area.height - 1):
            self.put(area.x, y, steep + " " * inside + steep, style)
        self.put(area.x, area.y + area.height - 1, sw + flat * inside + se, style)

    def paste(self, other: "Canvas", x: int, y: int) -> None:
        """Draw another canvas here, including its areas; its blank cells are transparent."""
        for down, cells in enumerate(other._rows):
            row = self._row(x, y + down)
            under = row[x : x + len(cells)] if BLANK in cells else []
            row[x : x + len(cells)] = [
                under[right] if cell is BLANK and right < len(under) else cell for right, cell in enumerate(cells)
            ]
        for key, area in other.areas.items():
            self.areas[key] = Area(area.x + x, area.y + y, area.width, area.height)

    def strip(self, y: int) -> list[tuple[str, str]]:
        """One row as runs of text in one style."""
        row = self._rows[y] if y < len(self._rows) else []
        return [("".join(cell[0] for cell in cells), style) for style, cells in groupby(row, key=itemgetter(1))]

    @property
    def plain(self) -> str:
        """The characters alone."""
        return "\n".join("".join(character for character, _ in row).rstrip() for row in self._rows)


def _cells(character: str, style: str) -> list[tuple[str, str]]:
    """The cells of one character: none for a combining mark, two for a wide character."""
    return [(character, style), ("", style)][: cell_len(character)]


def fit(text: str, width: int) -> str:
    """A text truncated to a width with an ellipsis."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, width - 1) + "…" if width > 0 else ""


def centred(text: str, width: int) -> str:
    """A text in the middle of a width."""
    text = fit(text, width)
    left = (width - cell_len(text)) // 2
    return " " * left + text + " " * (width - cell_len(text) - left)


def wrapped(text: str, width: int) -> list[str]:
    """A text wrapped at spaces, and after the last hyphen of long words."""
    lines = [""]
    for word in (piece for whole in text.split(" ") for piece in _pieces(whole, width)):
        longer = f"{lines[-1]} {word}".strip()
        if cell_len(longer) <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return [fit(line, width) for line in lines]


def _pieces(word: str, width: int) -> list[str]:
    """A word, or its two halves if it is too long and has a hyphen."""
    head, hyphen, tail = word.rpartition("-")
    return [head + hyphen, tail] if cell_len(word) > width and hyphen else [word]
