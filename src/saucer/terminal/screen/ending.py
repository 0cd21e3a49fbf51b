"""The screen at the end of a game: winners, scores, and the reason of the end."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from saucer.kernel.errors import SaucerError
from saucer.terminal.screen.paint import SEATS
from saucer.terminal.screen.widgets import Key, Keys
from saucer.terminal.session import Session

KEYS = (
    Key("↵", "rematch", "rematch"),
    Key("⎋", "look", "look"),
    Key("s", "record", "record"),
    Key("m", "menu", "menu"),
    Key("q", "quit", "leave"),
)


class EndingScreen(ModalScreen[str]):
    """Returns the next action: rematch, menu, or None to look at the table."""

    CSS = """
    EndingScreen { align: center middle; }
    #result { width: 58; max-width: 100%; height: auto; padding: 1 3; background: $panel; border: round $accent; }
    EndingScreen Keys { dock: bottom; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,r", "rematch", show=False),
        Binding("escape", "look", show=False),
        Binding("s", "record", show=False),
        Binding("m", "menu", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def compose(self) -> ComposeResult:
        """The result in words and numbers."""
        with Vertical(id="result"):
            yield Static(Content.assemble((self.headline(), "bold")))
            yield Static(self.why())
            yield Static(self.scores())
            yield Static(id="record")
        yield Keys()

    def on_mount(self) -> None:
        """Keys in the language of the table."""
        self.query_one(Keys).tell(KEYS, self.session.voice)
        self.show_record()

    def show_record(self) -> None:
        """Show the path of the record, or the error."""
        voice, path, trouble = self.session.voice, self.session.recorded, self.session.trouble
        text = trouble.said(voice) if trouble else ""
        if path is not None:
            text = voice.say("terminal", "record-saved", {"path": str(path)})
        self.query_one("#record", Static).update(Content(f"\n{text}" if text else ""))
        self.session.trouble = None

    def headline(self) -> str:
        """The winners, in words."""
        outcome = self.session.match.outcome
        assert outcome is not None
        voice = self.session.voice
        winners = list(outcome.winners)
        if len(winners) > 1:
            return voice.say("screen", "end-shared", {"seat": winners})
        mine = self.session.people == (winners[0],)
        return voice.say("screen", "end-won-you" if mine else "end-won", {"seat": winners[0]})

    def why(self) -> Content:
        """The reason of the end."""
        outcome = self.session.match.outcome
        assert outcome is not None
        return Content(self.session.voice.say(self.session.slug, outcome.why) + "\n")

    def scores(self) -> Content:
        """A line for each player, the winners marked."""
        outcome = self.session.match.outcome
        assert outcome is not None
        names = self.session.voice.names
        width = max(len(name) for name in names)
        lines: list[Content] = []
        for seat, score in sorted(enumerate(outcome.scores), key=lambda row: (row[0] not in outcome.winners, -row[1])):
            crown = ("★ " if seat in outcome.winners else "  ", "bold $accent")
            name = (f" {names[seat]:<{width}} ", f"bold {SEATS[seat]}")
            lines.append(Content.assemble(crown, name, f"{score:>6}"))
        return Content("\n").join(lines)

    def action_rematch(self) -> None:
        """Play again with the same seats and options."""
        self.dismiss("rematch")

    def action_look(self) -> None:
        """Back to the board."""
        self.dismiss("")

    def action_record(self) -> None:
        """Save the record of the game, once."""
        shelf = self.session.shelf
        if shelf is not None and self.session.recorded is None:
            try:
                self.session.write_record(shelf.new_record(self.session.slug))
            except SaucerError as error:
                self.session.trouble = error
            self.show_record()

    def action_menu(self) -> None:
        """Open the menu."""
        self.dismiss("menu")

    def action_leave(self) -> None:
        """Leave the app."""
        self.app.exit()
