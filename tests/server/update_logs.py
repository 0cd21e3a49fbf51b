"""The logs of tables whose updates are recorded: each is one evening with everything that can happen at a table.

Nothing in them is left to chance: secrets, ids, names and times are derived from the game and the number of players.
"""

import hashlib
from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace

from saucer.games import SLUGS, game
from saucer.kernel.match import Match
from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.lab.play import random_decision
from saucer.server import protocol
from saucer.server.fairness import shuffle
from saucer.server.settings import Clock, Settings
from saucer.server.storage import Entry
from saucer.server.table import events, undo
from saucer.server.table.caller import Caller
from saucer.server.table.decide import decide
from saucer.server.table.events import AnyEvent
from saucer.server.table.state import TableState

START = 1_700_000_000.5
NAMES = ("Zoë", "Bartłomiej", "<b>Mo</b>", "R2-D2", "Élodie", "Ida", "Jo", "Kim")
WATCHERS = ("watcher", "sulker")  # the second one mutes seats
PAUSES = (3.0, 0.125, 11.5, 0.0, 1.75)  # seconds between two events
LONGEST = 400  # moves; none of the games takes as many
MOVES_AGAIN = 6  # moves of the rematch
SHORT = {"powers": {"target": "round"}}  # options that end a game soon


def tables() -> dict[str, Callable[[], list[Entry]]]:
    """How each log is made: every game at its fewest players and at four, or at half of its most; a continued game."""
    sheets = [game(slug).sheet for slug in SLUGS]
    counts = {sheet.slug: (sheet.fewest, min(sheet.most, max(4, sheet.most // 2))) for sheet in sheets}
    evenings = {f"{slug}-{count}": partial(whole_evening, slug, count) for slug in counts for count in counts[slug]}
    return {**evenings, "continued": continued_game}


def whole_evening(slug: str, players: int) -> list[Entry]:
    """The log of a table where two games are played, and where everything happens."""
    evening = Evening(slug, players)
    evening.gather()
    evening.begin()
    evening.play()
    evening.finish()
    return evening.entries


def continued_game() -> list[Entry]:
    """The log of a table that continues a game from its middle, with one person and bots."""
    evening = Evening("zovnis", 3)
    evening.ask(guest(0), protocol.Sit(id="", seat=0))
    for seat in (1, 2):
        evening.ask(guest(0), protocol.Bot(id="", seat=seat))
    other = Match(evening.state.game, 3, seed=17)
    for _ in range(4):
        other.play(*random_decision(other.state, evening.rng, evening.moves))
    evening.happen(events.Continued(who=guest(0), record=other.record().to_json()))
    for _ in range(MOVES_AGAIN):
        evening.move()
    evening.ask(guest(0), protocol.Undo(id=""))
    evening.move()
    return evening.entries


class Evening:
    """A table whose log grows by commands of its guests and by events that time brings about."""

    def __init__(self, slug: str, players: int) -> None:
        self.label = f"{slug} {players}"
        self.settings = Settings(slug, players, dict(SHORT.get(slug, {})), clock=Clock("live", 60), start="loser")
        self.rng, self.moves = quick(players), Moves()
        self.bot = players - 1 if players > 2 else None
        created = events.Created(
            who=guest(0), table=f"Table{slug}{players}", settings=self.settings.settled(), secret=self.digits("first")
        )
        self.entries = [Entry(1, START, events.encode(created))]
        self.state = TableState(self.entries[0])

    def digits(self, name: str) -> str:
        """32 bytes as hexadecimal digits."""
        return hashlib.blake2b(f"{self.label} {name}".encode(), digest_size=32).hexdigest()

    @property
    def people(self) -> Sequence[int]:
        return [seat for seat in range(self.settings.players) if seat != self.bot]

    # ---- how the log grows ----------------------------------------------------------------------

    def happen(self, event: AnyEvent) -> None:
        """Append an event."""
        last = self.entries[-1]
        at = last.at + PAUSES[last.seq % len(PAUSES)]
        self.entries.append(Entry(last.seq + 1, at, events.encode(event)))
        self.state.replay(self.entries[-1])

    def ask(self, name: str, command: protocol.Command) -> None:
        """Append what a guest's command comes to."""
        place = int(name.removeprefix("guest-")) if name.startswith("guest-") else -1
        request = replace(command, id=f"{name}-{len(self.entries)}")
        for event in decide(self.state, Caller(name, NAMES[place]), request).events:
            self.happen(event)

    # ---- before the game ------------------------------------------------------------------------

    def gather(self) -> None:
        """Everybody comes, some go again, the host changes the settings."""
        self.ask(guest(0), protocol.Sit(id="", seat=0, promise=shuffle.commitment(self.digits("entropy 0"))))
        self.happen(events.Here(seat=0, process="one"))
        for seat in self.people[1:]:
            self.ask(guest(seat), protocol.Sit(id="", seat=seat, promise=self.promise("entropy", seat)))
            self.happen(events.Here(seat=seat, process="one" if seat % 2 else "two"))
        self.ask(guest(1), protocol.Say(id="", text="good evening <i>all</i>"))
        self.ask(guest(1), protocol.Leave(id=""))
        self.ask(guest(7), protocol.Sit(id="", seat=1))
        self.ask(guest(0), protocol.Clear(id="", seat=1))
        self.ask(guest(0), protocol.Bot(id="", seat=1, level="easy"))
        self.ask(guest(0), protocol.Clear(id="", seat=1))
        self.ask(guest(1), protocol.Sit(id="", seat=1, promise=self.promise("entropy", 1)))
        self.happen(events.Here(seat=1, process="two"))
        if self.bot is not None:
            self.happen(events.BotSat(who=guest(0), seat=self.bot, level="hard", name="Automaton"))
        self.settings = replace(self.settings.settled(), clock=Clock("live", 90), public=True, chat="free")
        self.ask(guest(0), protocol.Change(id="", settings=self.settings))

    def promise(self, name: str, seat: int) -> str | None:
        """What a person promises; not everybody does."""
        return shuffle.commitment(self.digits(f"{name} {seat}")) if seat % 3 != 2 else None

    def begin(self, name: str = "entropy") -> None:
        """The deal."""
        if self.state.phase == "gathering":
            self.ask(guest(0), protocol.Start(id=""))
        for seat in self.people:
            if self.state.seats[seat].promise:
                self.ask(guest(seat), protocol.Reveal(id="", entropy=self.digits(f"{name} {seat}")))
        self.happen(events.Dealt(version=self.state.game.sheet.version))

    # ---- the game -------------------------------------------------------------------------------

    def play(self) -> None:
        """A whole game of random moves, with interruptions."""
        interruptions = {
            3: self.talk,
            5: lambda: self.take_back("agree"),
            8: lambda: self.take_back("refuse"),
            11: self.mute,
            12: lambda: self.take_back("withdraw"),
            14: self.walk_off,
            17: lambda: self.take_back("silence"),
            19: self.run_late,
            22: lambda: self.take_back("agree"),
            24: self.lose_connection,
        }
        for number in range(1, LONGEST):
            if self.state.phase != "playing":
                break
            self.move()
            if number in interruptions and self.state.phase == "playing":
                interruptions[number]()

    def move(self) -> None:
        """A random move of whoever may act, out of turn where the rules allow it."""
        assert self.state.match
        seat, code = random_decision(self.state.match.state, self.rng, self.moves)
        words = self.state.match.move(seat, code).words
        if self.state.is_automatic(seat):
            self.happen(events.Played(seat=seat, words=words, auto=True))
        else:
            self.ask(guest(seat), protocol.Move(id="", words=words, seen=self.state.seq))

    def talk(self) -> None:
        """Chat: text, a preset, and a message whose words were deleted later."""
        self.ask(guest(1), protocol.Say(id="", text='żółw & "quotes" \\ \u2028 🂡'))
        self.ask(guest(0), protocol.Say(id="", preset=protocol.PRESETS[0]))
        self.happen(events.Spoke(who=guest(0), seat=0))

    def mute(self) -> None:
        """A player and a spectator mute seats, and one of them changes their mind."""
        self.ask(guest(0), protocol.Mute(id="", seat=1))
        self.ask(WATCHERS[1], protocol.Mute(id="", seat=0))
        self.ask(guest(1), protocol.Say(id="", text="does anybody hear me?"))
        self.ask(guest(0), protocol.Say(id="", preset=protocol.PRESETS[1]))
        self.ask(WATCHERS[1], protocol.Mute(id="", seat=0, on=False))

    def take_back(self, answer: str) -> None:
        """A person asks for an undo, and the others answer."""
        asking = next((seat for seat in self.people if undo.undo_length(self.state, seat)), None)
        if asking is None:
            return
        self.ask(guest(asking), protocol.Undo(id=""))
        others = [seat for seat in self.people if seat != asking]
        while self.state.undo_request:
            if answer == "silence":
                self.happen(events.UndoRefused(seat=-1))
            elif answer == "withdraw":
                self.ask(guest(asking), protocol.Answer(id="", yes=False))
            else:
                self.ask(guest(others.pop(0)), protocol.Answer(id="", yes=answer == "agree"))

    def walk_off(self) -> None:
        """A person leaves, a bot moves in their place if it can, and they take the seat back."""
        self.ask(guest(1), protocol.Leave(id=""))
        self.move()
        if self.state.phase == "playing":
            self.ask(guest(1), protocol.Back(id=""))

    def run_late(self) -> None:
        """Time runs out for the seat to move, which comes back at once."""
        seat = self.state.mover
        if seat in self.people:
            self.happen(events.Left(seat=seat, late=True))
            self.happen(events.Returned(seat=seat))

    def lose_connection(self) -> None:
        """A person vanishes, the host sends them away, and they return."""
        process = next(iter(self.state.seats[1].here))
        self.happen(events.Gone(seat=1, process=process))
        self.ask(guest(0), protocol.Clear(id="", seat=1))
        self.happen(events.Here(seat=1, process="three"))
        self.ask(guest(1), protocol.Back(id=""))

    # ---- after the game -------------------------------------------------------------------------

    def finish(self) -> None:
        """The end, a rematch that the loser begins, its first moves, and the end of the table."""
        assert self.state.phase == "over", "the game was to end"
        self.happen(events.Prepared(secret=self.digits("second")))
        self.ask(guest(0), protocol.Say(id="", text="again?"))
        for seat in self.people:
            self.ask(guest(seat), protocol.Rematch(id="", promise=self.promise("again", seat)))
        self.happen(events.Renewed())
        self.happen(events.Started())
        self.begin("again")
        for _ in range(MOVES_AGAIN):
            self.move()
        self.happen(events.Closed(who=guest(0)))


def guest(number: int) -> str:
    """The id of a guest; those of the seats come first."""
    return f"guest-{number}"
