"""Widgets that several screens share: the drawn board, the log, the line of keys."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.content import Content
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widgets import Static

from saucer.locales import Voice
from saucer.terminal.screen.canvas import Canvas, wrapped
from saucer.terminal.screen.paint import SEATS, ground
from saucer.terminal.screen.scene import Part
from saucer.terminal.screen.sixteen import sixteen


@lru_cache(maxsize=2000)
def _style(words: str, few: bool) -> Style:
    """A parsed style, mapped to sixteen colours if the terminal has no more."""
    return sixteen(Style.parse(words)) if few else Style.parse(words)


class CanvasView(ScrollView, can_focus=False):
    """A canvas that scrolls."""

    DEFAULT_CSS = """
    CanvasView { width: 1fr; height: 1fr; padding: 0 0 0 1; overflow: hidden auto; scrollbar-size: 1 1; }
    """

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.canvas = Canvas()

    def put(self, canvas: Canvas) -> None:
        """Show a canvas."""
        self.canvas = canvas
        self.virtual_size = Size(canvas.width, canvas.height)
        self.refresh()

    @property
    def room(self) -> Size:
        """The size that can be drawn on without scrolling, without the scroll bar's margin."""
        return Size(self.size.width - 2, self.size.height)

    def render_line(self, y: int) -> Strip:
        """One visible row."""
        base = self.rich_style
        few = self.app.console.color_system == "standard"
        runs = self.canvas.strip(y + self.scroll_offset.y)
        strip = Strip([Segment(text, base + _style(style, few)) for text, style in runs])
        return strip.adjust_cell_length(self.size.width, base).apply_style(base)


class BoardView(CanvasView):
    """The board; a click on an option chooses it."""

    class Picked(Message):
        """A part was clicked."""

        def __init__(self, part: Part) -> None:
            self.part = part
            super().__init__()

    def __init__(self, draw: Callable[[int, int], Canvas]) -> None:
        """`draw` gets a width and a height."""
        super().__init__("board")
        self._draw = draw

    def on_resize(self) -> None:
        """Redraw in the new size."""
        self.redraw()

    def redraw(self, seek: Part | None = None) -> None:
        """Redraw, and scroll one part into view."""
        if self.room.width <= 0:
            return
        self.put(self._draw(*self.room))
        area = self.canvas.areas.get(seek)
        if area is not None:
            self.scroll_to_region(Region(area.x, area.y, area.width, area.height + 1), animate=False)

    def on_click(self, event: events.Click) -> None:
        """Post a message for the part under the click."""
        x, y = event.get_content_offset_capture(self) + self.scroll_offset
        for part, area in self.canvas.areas.items():
            if isinstance(part, Part) and area.holds(x, y):
                self.post_message(self.Picked(part))
                return


class LogView(CanvasView):
    """The log, latest turn at the bottom, with a bar in the player's colour before each turn."""

    DEFAULT_CSS = """
    LogView { background: $surface; }
    """

    def __init__(self, turns: Sequence[tuple[int, Sequence[str]]] = (), name: str = "log") -> None:
        super().__init__(name)
        self._turns = turns

    def tell(self, turns: Sequence[tuple[int, Sequence[str]]]) -> None:
        """Show turns: seats with the sentences about their moves."""
        if turns != self._turns:
            self._turns = turns
            self.on_resize()

    def on_resize(self) -> None:
        """Wrap the lines again."""
        if self.room.width <= 1:
            return
        canvas = Canvas()
        for seat, sentences in self._turns:
            for text in (text for sentence in sentences for text in wrapped(sentence, self.room.width - 1)):
                canvas.put(1, canvas.height, text)
                canvas.put(0, canvas.height - 1, "▌", ground(SEATS[seat]))
        self.put(canvas)
        self.scroll_end(animate=False)


class Key(NamedTuple):
    """One entry of the line of keys."""

    sign: str  # label of the key
    name: str  # the message that names it: key-<name>
    action: str


class Keys(Static):
    """The line of keys; each can be clicked."""

    DEFAULT_CSS = """
    Keys { dock: bottom; height: 1; background: $panel; color: $foreground; padding: 0 1;
           link-style: none; link-color: $foreground; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._labels: list[tuple[Key, str]] = []

    def tell(self, keys: Sequence[Key], voice: Voice) -> None:
        """Show as many of these keys as there is room for."""
        labels = [(key, voice.say("screen", f"key-{key.name}")) for key in keys]
        if labels != self._labels:
            self._labels = labels
            self.on_resize()

    def on_resize(self) -> None:
        """Fit the keys into the line: first with smaller gaps, then without the last ones."""
        pieces = [_clickable(key, name) for key, name in self._labels]
        gap, room = "  ", self.size.width - 2
        if Content(gap).join(pieces).cell_length > room:
            gap = " "
        while pieces and Content(gap).join(pieces).cell_length > room:
            pieces.pop()
        self.update(Content(gap).join(pieces))


def _clickable(key: Key, name: str) -> Content:
    action = key.action if key.action.startswith("app.") else f"screen.{key.action}"
    return Content.from_markup(f"[@click={action}][bold $accent]{key.sign}[/] $name[/]", name=name)
