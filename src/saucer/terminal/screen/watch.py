"""The replay viewer: recorded games step by step, as a seat saw them, or with all hands open."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.content import Content
from textual.timer import Timer
from textual.widgets import Input, Static

from saucer.kernel.errors import BadOption, SaucerError
from saucer.kernel.events import Phrase
from saucer.locales import Voice
from saucer.terminal.replay import EVERYTHING, Recorded, retold
from saucer.terminal.screen.boards import table
from saucer.terminal.screen.canvas import Canvas
from saucer.terminal.screen.frame import FrameApp, FrameScreen
from saucer.terminal.screen.scene import Scene
from saucer.terminal.screen.widgets import BoardView, Key, Keys, LogView

PACE: Final = 1.0  # seconds between moves in autoplay
TOLD: Final = 60  # turns in the log panel
LAST: Final = 1_000_000  # beyond the end of any game
KEYS: Final = (
    Key("←→", "step", "step(1)"),
    Key("↑↓", "ten", "step(10)"),
    Key("␣", "run", "run"),
    Key("v", "view", "view"),
    Key("j", "jump", "jump"),
    Key("np", "games", "game(1)"),
    Key("q", "quit", "leave"),
    Key("⇞⇟", "scroll", "scroll(1)"),
    Key("o", "log", "log"),
    Key("k", "legend", "legend"),
    Key("?", "rules", "rules"),
    Key("l", "language", "language"),
    Key("t", "theme", "app.theme"),
)


class WatchSide(Container):
    """The side panel: position in the game, and the log."""

    def __init__(self) -> None:
        super().__init__(id="side")

    def compose(self) -> ComposeResult:
        """Prompt, hidden input line for a move number, log."""
        yield Static(id="prompt")
        yield Input(id="words", type="integer")
        yield LogView()


class WatchScreen(FrameScreen):
    """One game of the file at a time."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right,enter", "step(1)", show=False),
        Binding("up", "step(-10)", show=False),
        Binding("down", "step(10)", show=False),
        Binding("home", "to(0)", show=False),
        Binding("end", f"to({LAST})", show=False),
        Binding("space", "run", show=False),
        Binding("v", "view", show=False),
        Binding("j", "jump", show=False),
        Binding("n", "game(1)", show=False),
        Binding("p", "game(-1)", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, records: Recorded, language: str, seat: int | None = None) -> None:
        """Raises BadRecord if the first record does not replay."""
        line, record = records[0]
        replay = retold(record, line, Voice(language))
        super().__init__(replay.game.slug)
        self.replay = replay
        self.records = records
        self.language = language
        self.number = 0  # index of the game in the file
        self.place = 0  # moves made
        self.viewer = replay.viewers[0] if seat is None else self._checked(seat)
        self._timer: Timer | None = None

    def _checked(self, seat: int) -> int:
        if not 0 <= seat < self.replay.players:
            raise BadOption(Phrase("error-no-seat", {"number": seat, "last": self.replay.players - 1}))
        return seat

    @property
    def voice(self) -> Voice:
        """The language, and the names of the players."""
        return Voice(self.language, self.replay.names)

    def side(self) -> WatchSide:
        """The side panel."""
        return WatchSide()

    def speak(self, language: str) -> None:
        """Switch the language."""
        self.language = language

    def on_mount(self) -> None:
        """The deal."""
        self.call_after_refresh(self.show)

    # ---- showing --------------------------------------------------------------------------------

    def scene(self, width: int, height: int) -> Scene:
        """The table as the viewer saw it."""
        view, hands = self.replay.view(self.place, self.viewer), self.replay.hands(self.place, self.viewer)
        return Scene(view, self.voice, width, height, pan=self.pan, open_hands=hands)

    def draw(self, width: int, height: int) -> Canvas:
        """The board in the size that fits."""
        return table(self.slug, self.scene(width, height))

    def show(self, wrong: str = "") -> None:
        """Redraw everything; an error replaces the position."""
        several = len(self.records) > 1
        count = self.say("watch-game", number=self.number + 1, count=len(self.records)) if several else ""
        self.show_title(self.seen_by(), count)
        self.query_one(BoardView).redraw()
        prompt = self.query_one("#prompt", Static)
        prompt.update(Content(wrong or self.where()))
        prompt.set_class(bool(wrong), "wrong")
        self.query_one(LogView).tell(self.whole_story(TOLD))
        self.query_one(Keys).tell(KEYS, self.voice)

    def whole_story(self, most: int = LAST) -> list[tuple[int, list[str]]]:
        """The last `most` turns so far, as the viewer saw them."""
        turns = self.replay.turns[max(0, self.place - most) : self.place]
        return [(turn.seat, self.replay.sentences(turn, self.viewer, self.voice)) for turn in turns]

    def seen_by(self) -> str:
        """The name of the viewer."""
        if self.viewer >= 0:
            return self.say("watch-seat", seat=self.viewer)
        return self.say("watch-all" if self.viewer == EVERYTHING else "watch-spectator")

    def where(self) -> str:
        """The position in the game, and the result at the end."""
        replay = self.replay
        where = self.say("watch-move", number=self.place, count=len(replay.turns))
        if self.place < len(replay.turns):
            return where
        if replay.outcome is None:
            return f"{where} {self.say('watch-unfinished')}"
        winners = list(replay.outcome.winners)
        won = self.say("end-shared", seat=winners) if len(winners) > 1 else self.say("end-won", seat=winners[0])
        return f"{where} {self.voice.say(replay.game.slug, replay.outcome.why)} {won}"

    # ---- moving ---------------------------------------------------------------------------------

    def action_to(self, place: int) -> None:
        """Show the position after a number of moves."""
        self.place = min(max(place, 0), len(self.replay.turns))
        self.pan = (0, 0)
        self.show()

    def action_step(self, moves: int) -> None:
        """Step forward or back."""
        self.halt()
        self.action_to(self.place + moves)

    def action_run(self) -> None:
        """Start or stop autoplay."""
        if self._timer is not None:
            self.halt()
        else:
            self._timer = self.set_interval(PACE, self.run_on)

    def run_on(self) -> None:
        """Show the next move; stop autoplay at the end."""
        self.action_to(self.place + 1)
        if self.place == len(self.replay.turns):
            self.halt()

    def halt(self) -> None:
        """Stop autoplay."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def action_jump(self) -> None:
        """Ask for the number of a move."""
        self.halt()
        number = self.query_one("#words", Input)
        number.placeholder = self.say("watch-jump", count=len(self.replay.turns))
        number.add_class("open")
        number.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Go to the entered move; other input only closes the line."""
        self.close_number()
        if event.value.isascii() and event.value.isdigit():
            self.action_to(int(event.value[:6]))

    def close_number(self) -> None:
        """Close the input line."""
        number = self.query_one("#words", Input)
        number.value = ""
        number.remove_class("open")
        self.set_focus(None)

    def action_game(self, step: int) -> None:
        """Open another game of the file; records that do not replay are reported and skipped."""
        self.halt()
        number, wrong = self.number, ""
        while True:
            number = (number + step) % len(self.records)
            try:
                line, record = self.records[number]
                self.replay = retold(record, line, self.voice)
                break
            except SaucerError as error:
                wrong = wrong or error.said(self.voice)
        self.number = number
        self.slug = self.replay.game.slug
        if self.viewer not in self.replay.viewers:
            self.viewer = self.replay.viewers[0]
        self.action_to(0)
        if wrong:
            self.show(wrong)

    def action_view(self) -> None:
        """Switch to the next viewer."""
        viewers = self.replay.viewers
        self.viewer = viewers[(viewers.index(self.viewer) + 1) % len(viewers)]
        self.show()

    def action_leave(self) -> None:
        """Close the input line, or leave."""
        if self.focused is not None:
            self.close_number()
        else:
            self.app.exit()


class WatchApp(FrameApp):
    """An app with only the replay viewer."""

    def __init__(self, screen: WatchScreen) -> None:
        super().__init__()
        self._viewer = screen

    def on_mount(self) -> None:
        """Open the viewer."""
        self.push_screen(self._viewer)
