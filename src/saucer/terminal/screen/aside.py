"""Pages opened from the table: the whole log, and the legend."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from saucer.locales import Voice
from saucer.terminal.screen.canvas import Canvas
from saucer.terminal.screen.widgets import CanvasView, Key, Keys

KEYS = (Key("⎋", "close", "close"), Key("↑↓", "scroll", "scroll_by(15)"))


class LegendView(CanvasView):
    """A legend, drawn for the available width."""

    def __init__(self, draw: Callable[[int], Canvas]) -> None:
        super().__init__("legend")
        self._draw = draw

    def on_resize(self) -> None:
        """Redraw for the new width."""
        self.put(self._draw(max(20, self.room.width)))


class AsideScreen(Screen[None]):
    """A title and one scrollable view; any of the keys that open such pages closes it."""

    CSS = """
    AsideScreen #name { height: 1; padding: 0 1; background: $primary; color: $background; text-style: bold; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,k,o", "close", show=False),
        Binding("up", "scroll_by(-1)", show=False),
        Binding("down", "scroll_by(1)", show=False),
        Binding("pageup", "scroll_by(-15)", show=False),
        Binding("pagedown", "scroll_by(15)", show=False),
        Binding("home", "scroll_by(-100000)", show=False),
        Binding("end", "scroll_by(100000)", show=False),
    ]

    def __init__(self, title: str, view: CanvasView, voice: Voice) -> None:
        super().__init__()
        self._heading = title
        self._view = view
        self._voice = voice

    def compose(self) -> ComposeResult:
        """The title, the view, the keys."""
        yield Static(Content(self._heading), id="name")
        yield self._view
        yield Keys()

    def on_mount(self) -> None:
        """Keys in the language of the table."""
        self.query_one(Keys).tell(KEYS, self._voice)

    def action_scroll_by(self, lines: int) -> None:
        """Up or down."""
        self._view.scroll_relative(y=lines, animate=False)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)
