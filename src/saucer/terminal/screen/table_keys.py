"""Key bindings of the table screen, and the line of keys at its bottom."""

from typing import Final

from textual.binding import Binding, BindingType

from saucer.terminal.screen.widgets import Key

KEYS: Final = (
    Key("↵", "choose", "choose"),
    Key("⎋", "back", "back"),
    Key(":", "type", "type"),
    Key("h", "hint", "hint"),
    Key("u", "undo", "undo"),
    Key("?", "rules", "rules"),
    Key("k", "legend", "legend"),
    Key("q", "quit", "app.leave"),
    Key("o", "log", "log"),
    Key("m", "menu", "menu"),
    Key("s", "pace", "pace"),
    Key("l", "language", "language"),
    Key("t", "theme", "app.theme"),
)

BINDINGS: Final[list[BindingType]] = [
    Binding("enter,space", "choose", show=False),
    Binding("escape,backspace", "back", show=False),
    Binding("left", "point(-1, 0)", show=False),
    Binding("right", "point(1, 0)", show=False),
    Binding("up", "point(0, -1)", show=False),
    Binding("down", "point(0, 1)", show=False),
    Binding("tab", "next(1)", show=False),
    Binding("shift+tab", "next(-1)", show=False),
    Binding("colon,slash", "type", show=False),
    Binding("h", "hint", show=False),
    Binding("u", "undo", show=False),
    Binding("p", "pass", show=False),
    Binding("g", "give", show=False),
    Binding("m", "menu", show=False),
    Binding("s", "pace", show=False),
    Binding("q", "app.leave", show=False),
    *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)),
]
