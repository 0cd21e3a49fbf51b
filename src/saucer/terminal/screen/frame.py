"""Base classes of table and replay viewer: an app with two themes, and a screen with a board and a side panel."""

import os
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from saucer.locales import LANGUAGES, Voice
from saucer.terminal.screen.aside import AsideScreen, LegendView
from saucer.terminal.screen.boards import board
from saucer.terminal.screen.canvas import Canvas
from saucer.terminal.screen.paint import stacked
from saucer.terminal.screen.rulebook import RulebookScreen
from saucer.terminal.screen.scene import Scene
from saucer.terminal.screen.theme import DARK, DARK_16, LIGHT, LIGHT_16, fitting
from saucer.terminal.screen.widgets import BoardView, Keys, LogView

LEAST_COLUMNS, LEAST_LINES = 60, 18  # minimal size of a window


class FrameApp(App[None]):
    """An app with a light and a dark theme; ctrl-C leaves."""

    TITLE = "Saucer"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("t", "theme", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        few = self.console.color_system == "standard"
        self.register_theme(DARK_16 if few else DARK)
        self.register_theme(LIGHT_16 if few else LIGHT)
        self.theme = fitting(os.environ)

    def action_theme(self) -> None:
        """Switch between light and dark."""
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name

    def action_leave(self) -> None:
        """Leave the app."""
        self.exit()


class FrameScreen(Screen[None]):
    """A title, a board that can be panned, a side panel, a line of keys."""

    AUTO_FOCUS = ""
    HORIZONTAL_BREAKPOINTS = [(0, "-tiny"), (LEAST_COLUMNS, "-narrow"), (116, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-tiny-high"), (LEAST_LINES, "-low"), (34, "-high")]  # noqa: RUF012
    DEFAULT_CSS = """
    FrameScreen {
        #title { dock: top; height: 1; padding: 0 1; background: $primary; color: $background; text-style: bold; }
        #body { height: 1fr; }
        #small { display: none; padding: 1 2; }
        &.-tiny #body, &.-tiny-high #body { display: none; }
        &.-tiny #small, &.-tiny-high #small { display: block; }
        #prompt { height: auto; max-height: 7; padding: 0 1; background: $panel; text-style: bold; }
        #prompt.wrong { color: $error; }
        #prompt.advice { text-style: none; }
        #note { padding: 0 1; background: $panel; color: $accent; }
        #words { display: none; border: none; height: 1; padding: 0 1; background: $boost; }
        #words.open { display: block; }
        #choices { background: $surface; border: none; padding: 0 1; scrollbar-size: 1 1; }
        &.-narrow #side { height: 7; }
        &.-narrow.-high #side { height: 13; }
        &.-narrow #note { height: 1; text-wrap: nowrap; text-overflow: ellipsis; }
        &.-narrow #lists { layout: horizontal; height: 1fr; }
        &.-narrow #choices { width: 1fr; height: 100%; text-wrap: nowrap; text-overflow: ellipsis; }
        &.-narrow #log { width: 1fr; height: 100%; }
        &.-wide #body { layout: horizontal; }
        &.-wide BoardView { width: 2fr; }
        &.-wide #side { width: 1fr; height: 1fr; }
        &.-wide #prompt { max-height: 18; }
        &.-wide #note { height: auto; min-height: 3; max-height: 8; }
        &.-wide #lists { height: 1fr; }
        &.-wide #choices { height: auto; max-height: 50%; }
        &.-wide #log { height: 1fr; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("shift+left", "pan(-1, 0)", show=False),
        Binding("shift+right", "pan(1, 0)", show=False),
        Binding("shift+up", "pan(0, -1)", show=False),
        Binding("shift+down", "pan(0, 1)", show=False),
        Binding("pageup", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(1)", show=False),
        Binding("o", "log", show=False),
        Binding("k", "legend", show=False),
        Binding("question_mark,f1", "rules", show=False),
        Binding("l", "language", show=False),
    ]

    def __init__(self, slug: str) -> None:
        super().__init__()
        self.slug = slug
        self.pan = (0, 0)

    @property
    def voice(self) -> Voice:
        """The language, and the names of the players."""
        raise NotImplementedError

    def side(self) -> Widget:
        """The panel beside or below the board."""
        raise NotImplementedError

    def draw(self, width: int, height: int) -> Canvas:
        """The board."""
        raise NotImplementedError

    def show(self) -> None:
        """Redraw everything."""
        raise NotImplementedError

    def whole_story(self) -> list[tuple[int, list[str]]]:
        """The log by turns: seats and sentences."""
        raise NotImplementedError

    def scene(self, width: int, height: int) -> Scene:
        """The input of the board's drawing."""
        raise NotImplementedError

    def speak(self, language: str) -> None:
        """Switch the language."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """Title, board, side, keys."""
        yield Static(id="title")
        yield Static(id="small")
        with Container(id="body"):
            yield BoardView(self.draw)
            yield self.side()
        yield Keys()

    def say(self, key: str, **args: object) -> str:
        """A message of the client."""
        return self.voice.say("screen", key, args)

    def show_title(self, *pieces: str) -> None:
        """Show the game and further texts in the title."""
        text = "  ·  ".join([self.voice.say(self.slug, "title"), *filter(None, pieces)])
        self.query_one("#title", Static).update(Content(text))
        least = self.say("too-small", columns=LEAST_COLUMNS, lines=LEAST_LINES)
        self.query_one("#small", Static).update(Content(least))

    def action_pan(self, right: int, down: int) -> None:
        """Pan a board without edges."""
        self.pan = (self.pan[0] + right, self.pan[1] + down)
        self.query_one(BoardView).redraw()

    def action_scroll(self, pages: int) -> None:
        """Scroll a board that is higher than the screen."""
        view = self.query_one(BoardView)
        view.scroll_relative(y=pages * view.size.height // 2, animate=False)

    def action_log(self) -> None:
        """Open the whole log."""
        view = LogView(self.whole_story(), "story")
        self.app.push_screen(AsideScreen(self.say("log-title"), view, self.voice))

    def action_legend(self) -> None:
        """Open the legend."""

        def drawn(width: int) -> Canvas:
            return stacked(board(self.slug).legend(self.scene(width, 0)), gap=1)

        self.app.push_screen(AsideScreen(self.say("legend-title"), LegendView(drawn), self.voice))

    def action_rules(self) -> None:
        """Open the rules of the game."""
        self.app.push_screen(RulebookScreen(self.slug, self.voice))

    def action_language(self) -> None:
        """Switch to the next language."""
        self.speak(LANGUAGES[(LANGUAGES.index(self.voice.language) + 1) % len(LANGUAGES)])
        self.show()
