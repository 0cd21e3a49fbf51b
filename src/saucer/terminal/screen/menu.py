"""The menu: resume an unfinished game, or set up a new one."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from saucer import rules
from saucer.bots.levels import LEVELS
from saucer.games import SLUGS, game
from saucer.kernel.game import Setting, Value
from saucer.locales import LANGUAGES, Voice
from saucer.terminal.saves import Shelf
from saucer.terminal.screen.canvas import fit
from saucer.terminal.screen.rulebook import RulebookScreen
from saucer.terminal.screen.widgets import Key, Keys
from saucer.terminal.session import CHANCE, LOSER, PERSON, Session, seat_names
from saucer.terminal.start import Wish, seating

if TYPE_CHECKING:
    from saucer.terminal.screen.app import SaucerApp

LANGUAGE_NAMES: Final = {"en": "English", "pl": "polski", "fr": "français"}
SAUCER: Final = ("     ▁▄▆██▆▄▁     ", "▁▃▅▆██████████▆▅▃▁", "▀▀██▀▀██▀▀██▀▀██▀▀")
MOST_SEATS: Final = 10
KEYS: Final = (
    Key("↑↓", "line", "app.focus_next"),
    Key("←→", "change", "app.focus_next"),
    Key("↵", "start", "start"),
    Key("⎋", "back", "app.close_menu"),
    Key("?", "rules", "rules"),
    Key("t", "theme", "app.theme"),
    Key("q", "quit", "app.leave"),
)
LABEL_WIDTH: Final = 16


@dataclass(frozen=True)
class Plan:
    """The setup of a new game."""

    slug: str = SLUGS[0]
    players: int = 3
    seats: tuple[str, ...] = seating(MOST_SEATS, 1, ())
    options: dict[str, Value] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    seed: int | None = None
    start: str = CHANCE
    record: Path | None = None

    @classmethod
    def wished(cls, wish: Wish) -> "Plan":
        """The setup from the command line."""
        people = 1 if wish.people is None else wish.people
        players = wish.players or max(cls.players, people + len(wish.bots))
        seats = seating(MOST_SEATS, people, wish.bots)
        slug, names, start = wish.slug or cls.slug, tuple(wish.names), wish.start or CHANCE
        return cls(slug, players, seats, dict(wish.options), names, wish.seed, start, wish.record)

    def settled(self) -> "Plan":
        """The setup adjusted to the game's number of players and options."""
        sheet = game(self.slug).sheet
        names = [option.name for option in sheet.options]
        options = {name: value for name, value in self.options.items() if name in names}
        players = min(max(self.players, sheet.fewest), sheet.most)
        start = CHANCE if self.start.isdigit() and int(self.start) >= players else self.start
        return replace(self, players=players, options=sheet.settle(options), start=start)

    def seat_names(self, voice: Voice) -> tuple[str, ...]:
        """The names of the players."""
        usual = seat_names(self.seats[: self.players], voice)
        return (*self.names[: self.players], *usual[len(self.names) :])

    def begin(self, language: str, shelf: Shelf | None, last: Session | None = None) -> Session:
        """Start the game. The loser of the last game may begin, if the seats are the same."""
        setting = Setting(game(self.slug), self.players, self.options)
        seats = self.seats[: self.players]
        names = (*self.names, *self.seat_names(Voice(language))[len(self.names) :])
        same = last is not None and (last.seats, last.match.names) == (seats, names)
        outcome = last.match.outcome if last is not None and same else None
        session = Session.begin(
            setting, seats, language, seed=self.seed, names=names, shelf=shelf, start=self.start, last=outcome
        )
        session.record_to = self.record
        return session


class Dial(Static, can_focus=True):
    """A setting that the left and right keys change."""

    DEFAULT_CSS = """
    Dial { height: 1; padding: 0 1; }
    Dial:focus { background: $primary; color: $background; text-style: bold; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right,space", "turn(1)", show=False),
    ]

    class Turned(Message):
        """The value has changed."""

        def __init__(self, name: str, value: Value) -> None:
            self.name = name
            self.value = value
            super().__init__()

    def __init__(self, name: str, label: str, values: Sequence[tuple[Value, str]], value: Value) -> None:
        super().__init__(id=f"dial-{name}")
        self.key = name
        self.label = label
        self.values = values
        self.place = next((place for place, (one, _) in enumerate(values) if one == value), 0)

    def on_mount(self) -> None:
        """Show the value."""
        self.show()

    def show(self) -> None:
        """The label and the value between two arrows."""
        text = self.values[self.place][1]
        self.update(Content(f"{fit(self.label, LABEL_WIDTH):<{LABEL_WIDTH}} ◂ {text} ▸"))

    def action_turn(self, step: int) -> None:
        """The next value, or the one before."""
        self.place = (self.place + step) % len(self.values)
        self.show()
        self.post_message(self.Turned(self.key, self.values[self.place][0]))

    def on_click(self, event: events.Click) -> None:
        """A click on the left arrow goes back, any other forward."""
        self.focus()
        self.action_turn(-1 if event.x <= LABEL_WIDTH + 3 else 1)


class Entry(Static, can_focus=True):
    """A line with an action."""

    DEFAULT_CSS = """
    Entry { height: auto; padding: 0 1; color: $accent; text-style: bold; }
    Entry:focus { background: $accent; color: $background; }
    """

    def __init__(self, name: str, text: str) -> None:
        super().__init__(Content(f"▸ {text}"), id=f"entry-{name}")
        self.key = name

    def on_click(self) -> None:
        """A click is like Enter."""
        self.focus()
        self.screen.action_start()  # type: ignore[attr-defined]


class MenuScreen(Screen[None]):
    """Up and down choose a line, left and right change it, Enter begins."""

    app: "SaucerApp"
    CSS = """
    #banner { height: 5; padding: 1 2 0 2; color: $primary; }
    #menu { height: 1fr; padding: 1 2; }
    #form { width: 5fr; height: 100%; scrollbar-size: 1 1; }
    #blurb { width: 3fr; padding: 0 2; color: $text-muted; }
    #trouble { color: $error; height: auto; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("question_mark,f1", "rules", show=False),
        Binding("escape", "app.close_menu", show=False),
        Binding("q", "app.leave", show=False),
    ]

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan.settled()

    @property
    def voice(self) -> Voice:
        """In the language chosen here."""
        return Voice(self.app.language)

    def say(self, key: str, **args: object) -> str:
        """A message of the client."""
        return self.voice.say("screen", key, args)

    def compose(self) -> ComposeResult:
        """Unfinished games, then the settings of a new one."""
        unfinished = self.app.saved()
        yield Static(self.banner(), id="banner")
        with Horizontal(id="menu"):
            with VerticalScroll(id="form", can_focus=False):
                if self.app.trouble is not None:
                    yield Static(Content(self.app.trouble.said(self.voice)), id="trouble")
                for slug in unfinished:
                    yield Entry(f"resume-{slug}", self.say("menu-resume", game=self.voice.say(slug, "title")))
                yield from self.dials()
                yield Entry("start", self.say("menu-start-anew" if self.plan.slug in unfinished else "menu-start"))
            yield Static(Content(self.blurb()), id="blurb")
        yield Keys()

    def banner(self) -> Content:
        """The logo."""
        upper, middle, lower = SAUCER
        name = ("   S A U C E R\n", "bold $foreground")
        subtitle = (f"   {self.say('menu-subtitle')}", "$text-muted")
        return Content.assemble(f"{upper}\n{middle}", name, lower, subtitle)

    def dials(self) -> ComposeResult:
        """One for the game, the players, every seat, who begins, every option, and the language."""
        plan = self.plan
        sheet = game(plan.slug).sheet
        titles = [(slug, self.voice.say(slug, "title")) for slug in SLUGS]
        yield Dial("game", self.say("menu-game"), titles, plan.slug)
        counts = [(count, str(count)) for count in range(sheet.fewest, sheet.most + 1)]
        yield Dial("players", self.say("menu-players"), counts, plan.players)
        bots = [(level, self.say("menu-bot", level=f"level-{level}")) for level in LEVELS]
        sitters = [(PERSON, self.say("menu-person")), *bots]
        names = [f"{seat} {name}" for seat, name in enumerate(plan.seat_names(self.voice))]
        for seat, name in enumerate(names):
            yield Dial(f"seat-{seat}", name, sitters, plan.seats[seat])
        starts = [(CHANCE, self.say("menu-chance")), *((str(seat), name) for seat, name in enumerate(names))]
        yield Dial("start", self.say("menu-begins"), [*starts, (LOSER, self.say("menu-loser"))], plan.start)
        for option in sheet.options:
            values = [(value, self.voice.choice(plan.slug, value)) for value in option.choices]
            label = self.voice.say(plan.slug, f"label-{option.name}")
            yield Dial(f"option-{option.name}", label, values, plan.options[option.name])
        languages = [(language, LANGUAGE_NAMES[language]) for language in LANGUAGES]
        yield Dial("language", self.say("menu-language"), languages, self.app.language)

    def blurb(self) -> str:
        """The description of the focused option; otherwise the introduction of the rules page."""
        if isinstance(self.focused, Dial) and self.focused.key.startswith("option-"):
            return self.voice.say(self.plan.slug, self.focused.key)
        page = rules.page(self.plan.slug, self.app.language)
        return " ".join(page.split("\n\n")[1].split())

    def on_descendant_focus(self) -> None:
        """Update the text at the side."""
        self.query_one("#blurb", Static).update(Content(self.blurb()))

    def on_mount(self) -> None:
        """Focus the first line."""
        self.after_compose("")

    def after_compose(self, focus: str) -> None:
        """Restore language and focus after composing."""
        keys = [key for key in KEYS if key.name != "back" or self.app.session is not None]
        self.query_one(Keys).tell(keys, self.voice)
        first = self.query("Entry, Dial").first()
        (self.query_one(f"#{focus}") if focus and self.query(f"#{focus}") else first).focus()

    async def on_dial_turned(self, event: Dial.Turned) -> None:
        """Update the lines that depend on the changed value."""
        kind, _, rest = event.name.partition("-")
        plan = self.plan
        if kind == "language":
            self.app.language = str(event.value)
        elif kind == "game":
            self.plan = replace(plan, slug=str(event.value)).settled()
        elif kind == "players":
            self.plan = replace(plan, players=int(event.value)).settled()
        elif kind == "start":
            self.plan = replace(plan, start=str(event.value))
        elif kind == "seat":
            seats = [str(event.value) if seat == int(rest) else who for seat, who in enumerate(plan.seats)]
            self.plan = replace(plan, seats=tuple(seats))
        else:
            self.plan = replace(plan, options={**plan.options, rest: event.value})
        if kind in ("language", "game", "players", "seat"):
            await self.recompose()
            self.after_compose(f"dial-{event.name}")

    def action_start(self) -> None:
        """Resume the focused game, or start a new one."""
        self.app.trouble = None
        focused = self.focused
        if isinstance(focused, Entry) and focused.key.startswith("resume-"):
            self.app.resume(focused.key.removeprefix("resume-"))
        else:
            self.app.begin(self.plan)

    def action_rules(self) -> None:
        """The rules of the game chosen."""
        self.app.push_screen(RulebookScreen(self.plan.slug, self.voice))
