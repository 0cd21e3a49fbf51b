"""The curtain between two people at one screen: it shows a name and hides the table."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Middle
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from saucer.locales import Voice
from saucer.terminal.screen.paint import SEATS


class CurtainScreen(Screen[None]):
    """Hides the table until the next person confirms."""

    CSS = """
    CurtainScreen { align: center middle; background: $background; }
    CurtainScreen Static { width: 1fr; text-align: center; margin: 1 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "rise", show=False),
        Binding("q", "app.leave", show=False),
    ]

    def __init__(self, seat: int, voice: Voice) -> None:
        super().__init__()
        self.seat = seat
        self.voice = voice

    def compose(self) -> ComposeResult:
        """The name of the next person."""
        with Middle():
            yield Static(Content.assemble((f"  {self.voice.names[self.seat]}  ", f"bold {SEATS[self.seat]}")))
            yield Static(Content(self.voice.say("screen", "curtain", {"seat": self.seat})))
            yield Static(Content.assemble((self.voice.say("screen", "curtain-key"), "dim")))

    def on_click(self) -> None:
        """A click confirms."""
        self.action_rise()

    def action_rise(self) -> None:
        """Show the table."""
        self.dismiss(None)
