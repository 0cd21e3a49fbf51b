"""The rules screen: a game's rules page with a search by id or word."""

import re
from typing import ClassVar

from rich.markdown import Markdown
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, Static

from saucer import rules
from saucer.locales import Voice
from saucer.terminal.screen.widgets import Key, Keys

KEYS = (Key("⎋", "close", "close"), Key("↑↓", "scroll", "scroll_down"))
BLOCK = re.compile(
    r"\n(?=- \*\*|\n(?!```)|#)"
)  # splits before rules, paragraphs and headings; a drawing stays with its rule


def search_page(page: str, query: str) -> str:
    """The parts of a page that contain a rule id or a word; the whole page for an empty search."""
    if not query:
        return page
    blocks = [block.strip("\n") for block in BLOCK.split(page)]
    exact = [block for block in blocks if block.startswith(f"- **{query.upper()}**")]
    return "\n\n".join(exact or [block for block in blocks if query.lower() in block.lower()])


class RulebookScreen(Screen[None]):
    """Type to search; the arrows scroll."""

    CSS = """
    RulebookScreen Input { border: none; height: 1; padding: 0 1; background: $boost; }
    RulebookScreen #name { height: 1; padding: 0 1; background: $primary; color: $background; text-style: bold; }
    RulebookScreen VerticalScroll { padding: 0 2; scrollbar-size: 1 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f1", "close", show=False, priority=True),
        Binding("up", "scroll_by(-1)", show=False, priority=True),
        Binding("down", "scroll_by(1)", show=False, priority=True),
        Binding("pageup", "scroll_by(-15)", show=False, priority=True),
        Binding("pagedown", "scroll_by(15)", show=False, priority=True),
    ]

    def __init__(self, slug: str, voice: Voice) -> None:
        super().__init__()
        self.slug = slug
        self.voice = voice
        self.page = rules.page(slug, voice.language)

    def compose(self) -> ComposeResult:
        """A line to search in, and the page."""
        yield Static(Content(self.voice.say(self.slug, "title")), id="name")
        yield Input(
            placeholder=self.voice.say("screen", "rules-search", {"id": next(iter(rules.ids(self.slug)), "R1")})
        )
        with VerticalScroll(can_focus=False):
            yield Static(Markdown(self.page), id="page")
        yield Keys()

    def on_mount(self) -> None:
        """Ready to type."""
        self.query_one(Keys).tell(KEYS, self.voice)
        self.query_one(Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search while typing."""
        text = search_page(self.page, event.value.strip())
        self.query_one("#page", Static).update(Markdown(text or self.voice.say("screen", "rules-nothing")))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def action_scroll_by(self, lines: int) -> None:
        """Up or down."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_scroll_down(self) -> None:
        """The next page."""
        self.action_scroll_by(15)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)
