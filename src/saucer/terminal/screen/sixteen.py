"""Maps styles to sixteen colours by hue, so that different colours stay different and text stays legible."""

from colorsys import rgb_to_hls
from typing import Final

from rich.color import Color
from rich.style import Style

BLACK, GREY, SILVER, WHITE = 0, 8, 7, 15
RED, GREEN, YELLOW, BLUE, MAGENTA, CYAN = 1, 2, 3, 4, 5, 6
HUES: Final = ((25, RED), (70, YELLOW), (165, GREEN), (200, CYAN), (260, BLUE), (330, MAGENTA), (361, RED))
# The values that rich uses, so that it maps to exactly these; the names would take the shades of a theme.
SHADES: Final = tuple(
    Color.parse(f"#{shade}")
    for shade in (
        *("000000", "aa0000", "00aa00", "aa5500", "0000aa", "aa00aa", "00aaaa", "aaaaaa"),
        *("555555", "ff5555", "55ff55", "ffff55", "5555ff", "ff55ff", "55ffff", "ffffff"),
    )
)
GREYS: Final = ((0.25, BLACK), (0.5, GREY), (0.8, SILVER), (1.1, WHITE))
DARK: Final = frozenset({BLACK, GREY, RED, BLUE, MAGENTA})  # grounds that need white ink


def sixteen(style: Style) -> Style:
    """The same style in colours that every terminal has."""
    ink = None if style.color is None else _nearest(style.color)
    paper = None if style.bgcolor is None else _nearest(style.bgcolor)
    if paper is not None and (ink is None or ink == paper or _is_grey(ink) or (ink in DARK) == (paper in DARK)):
        ink = WHITE if paper in DARK else BLACK
    return style + Style(color=None if ink is None else SHADES[ink], bgcolor=None if paper is None else SHADES[paper])


def _is_grey(number: int) -> bool:
    return number in (BLACK, GREY, SILVER, WHITE)


def _nearest(colour: Color) -> int:
    """A colour's number: of its hue, bright or not; or a grey."""
    triplet = colour.get_truecolor()
    hue, light, saturation = rgb_to_hls(*(part / 255 for part in triplet))
    if saturation < 0.2 or not 0.16 < light < 0.92:
        return next(number for most, number in GREYS if light < most)
    basic = next(number for most, number in HUES if hue * 360 < most)
    return basic + 8 if light > 0.55 else basic
