"""The dark and the light theme, and the choice between them by the terminal's background."""

from collections.abc import Mapping
from typing import Final

from textual.theme import Theme

DARK: Final = Theme(
    name="saucer-dark",
    primary="#7f9cf5",
    secondary="#5b6fb5",
    accent="#ffcf56",
    warning="#ffb454",
    error="#ff7b6b",
    success="#7ddc7f",
    foreground="#e8ecf4",
    background="#0f1220",
    surface="#161a2c",
    panel="#1e2440",
    dark=True,
)
LIGHT: Final = Theme(
    name="saucer-light",
    primary="#3450a8",
    secondary="#6478bd",
    accent="#a86400",
    warning="#a85a00",
    error="#b3261e",
    success="#1d7a3a",
    foreground="#1a1d2b",
    background="#f6f4ee",
    surface="#ece8dc",
    panel="#dfdacb",
    dark=False,
)
# Variants for terminals with sixteen colours, with only those colours.
DARK_16: Final = Theme(
    name=DARK.name,
    primary="#00aaaa",
    secondary="#00aaaa",
    accent="#ffff55",
    warning="#ffff55",
    error="#ff5555",
    success="#55ff55",
    foreground="#ffffff",
    background="#000000",
    surface="#000000",
    panel="#0000aa",
    dark=True,
)
LIGHT_16: Final = Theme(
    name=LIGHT.name,
    primary="#0000aa",
    secondary="#0000aa",
    accent="#aa0000",
    warning="#aa0000",
    error="#aa0000",
    success="#00aa00",
    foreground="#000000",
    background="#ffffff",
    surface="#ffffff",
    panel="#aaaaaa",
    dark=False,
)
LIGHT_GROUNDS: Final = ("7", "15")  # white ones, as COLORFGBG numbers them


def fitting(environ: Mapping[str, str]) -> str:
    """The theme for the terminal's background; dark if it is unknown."""
    paper = environ.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT.name if paper in LIGHT_GROUNDS else DARK.name
