"""Session: a game at one terminal. Seats, the next decision, the log of each viewer, undo and saving."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from string import ascii_uppercase
from typing import Any, Final

from saucer.bots.advice import ITERATIONS, Advice, advise, foresee
from saucer.bots.registry import bot
from saucer.bots.seat_names import SEAT_NAMES
from saucer.games import game
from saucer.kernel.errors import BadOption, SaucerError
from saucer.kernel.events import Event, Phrase
from saucer.kernel.game import Setting
from saucer.kernel.match import Match, Move, Outcome, Seed
from saucer.kernel.names import display_name
from saucer.kernel.polling import next_decider
from saucer.kernel.record import Record, replay
from saucer.kernel.rng import Rng, quick
from saucer.kernel.situation import Situation, situation
from saucer.kernel.state import NOBODY, Moves
from saucer.locales import LANGUAGES, Voice
from saucer.terminal import hints
from saucer.terminal.saves import Shelf, append

PERSON: Final = "person"  # a seat is PERSON, or the name of a bot
CHANCE, LOSER = "chance", "loser"  # values of `start`; otherwise the number of a seat
FORMAT: Final = 1
NO_GAME: Final = SaucerError(Phrase("save-no-game"), "terminal")


@dataclass(frozen=True)
class Turn:
    """One entry of the log: the seat that moved and the events."""

    seat: int
    events: tuple[Event, ...]


@dataclass(frozen=True)
class LegalMove:
    """A legal move with its caption in the reader's language."""

    move: Move
    caption: str


def seat_names(seats: Sequence[str], voice: Voice, own_names: Sequence[str] = ()) -> tuple[str, ...]:
    """Names for all seats: chosen names for the first ones, default names for the others."""
    people = [seat for seat, who in enumerate(seats) if who == PERSON]
    bots = (name for name in SEAT_NAMES if name not in own_names)
    names = list(own_names)
    for seat, who in list(enumerate(seats))[len(own_names) :]:
        if who != PERSON:
            names.append(next(bots))
        elif len(people) == 1:
            names.append(voice.say("terminal", "person"))
        else:  # letters, because seats are numbered
            names.append(voice.say("terminal", "person-lettered", {"letter": ascii_uppercase[people.index(seat)]}))
    return tuple(names)


def first_seat(start: str, players: int, last: Outcome | None = None) -> int | None:
    """The seat that begins; None for chance, also if the loser is to begin but no single seat lost the last game."""
    if start == LOSER and last is not None:
        return last.loser
    if start in (CHANCE, LOSER):
        return None
    if start.isascii() and start.isdigit() and len(start) < 4 and int(start) < players:
        return int(start)
    raise BadOption(Phrase("play-start", {"given": repr(start[:20]), "last": players - 1}), "terminal")


class Session:
    """A match with its people and bots. It prints nothing; line mode and full screen both use it."""

    def __init__(self, match: Match, seats: Sequence[str], language: str, shelf: Shelf | None = None) -> None:
        if len(seats) != match.players:
            raise BadOption(Phrase("error-names", {"players": match.players, "names": len(seats)}))
        self.match = match
        self.seats = tuple(seats)
        self.voice = self._voice(language)
        self.shelf = shelf  # where the game is saved; None for no saving
        self.start = CHANCE  # who begins the next game
        self.record_to: Path | None = None  # the file to append the record of the finished game to
        self.recorded: Path | None = None  # the file it was appended to
        self.trouble: SaucerError | None = None  # why the game could not be saved, until it is shown
        self.log: list[Turn] = []
        self.passed: set[int] = set()  # interrupters that wait in this position
        self.resting: set[int] = set()  # interrupters that wait until their turn
        self.patience = ITERATIONS  # search iterations of a hint
        self._bots = {name: bot(name) for name in self.seats if name != PERSON}

    @classmethod
    def begin(
        cls,
        setting: Setting,
        seats: Sequence[str],
        language: str = "en",
        *,
        seed: Seed | None = None,
        names: Sequence[str] = (),
        shelf: Shelf | None = None,
        start: str = CHANCE,
        last: Outcome | None = None,
    ) -> Session:
        """A new game; `last` is the previous game's outcome. Seats without a name get a default one."""
        all_names = seat_names(seats, Voice(language), names)
        first = first_seat(start, setting.players, last)
        match = Match(setting.game, setting.players, seed=seed, start=first, options=setting.options, names=all_names)
        session = cls(match, seats, language, shelf)
        session.start = start
        return session

    def rematch(self) -> Session:
        """A new game with the same seats and options."""
        match = self.match
        setting = Setting(match.game, match.players, match.options)
        session = Session.begin(
            setting,
            self.seats,
            self.voice.language,
            names=match.names,
            shelf=self.shelf,
            start=self.start,
            last=match.outcome,
        )
        session.record_to = self.record_to
        return session

    # ---- who is asked ---------------------------------------------------------------------------

    @property
    def slug(self) -> str:
        """The game's short name."""
        return self.match.game.slug

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, who in enumerate(self.seats) if who == PERSON)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.match.actors

    @property
    def awaited(self) -> int:
        """The seat to ask now: interrupters first, people before bots, then the current player."""
        state, waited = self.match.state, self.passed | self.resting
        bots = {seat for seat, who in enumerate(self.seats) if who != PERSON}
        person = next_decider(state, waited | bots)
        return person if person != state.mover() else next_decider(state, waited)

    @property
    def asking(self) -> int | None:
        """The person to ask now; None while bots act or when the game is over."""
        return self.awaited if not self.over and self.seats[self.awaited] == PERSON else None

    def may_pass(self, seat: int) -> bool:
        """Whether the seat may wait, because it is not its turn."""
        return seat != self.match.state.mover()

    # ---- acting ---------------------------------------------------------------------------------

    def play(self, seat: int, move: Move | str | int) -> Turn:
        """Play a move, its code or its notation; an illegal one raises SaucerError and changes nothing."""
        turn = Turn(seat, tuple(self.match.play(seat, move)))
        self.log.append(turn)
        self.passed.clear()
        self.resting.discard(seat)
        self.keep()
        return turn

    def let_pass(self, seat: int) -> None:
        """An interrupter waits in this position; after the next move it is asked again."""
        if self.may_pass(seat):
            self.passed.add(seat)

    def rest(self, seat: int) -> None:
        """An interrupter waits until it has moved in its own turn."""
        if self.may_pass(seat):
            self.resting.add(seat)

    def think(self) -> int | None:
        """The choice of the bot to ask now; None to wait. Changes nothing; may be slow."""
        seat = self.awaited
        return self._bots[self.seats[seat]].choose(self._situation(seat), self._chance(seat))

    def advice(self, seat: int) -> Advice:
        """Advice for the seat from a search. Changes nothing; slow."""
        return advise(self._situation(seat), self._chance(seat), self.patience)

    def hint(self, seat: int) -> list[str]:
        """Advice in sentences."""
        return hints.sentences(self.advice(seat), self.match, seat, self.voice)

    def foresee(self, seat: int, code: int) -> list[str]:
        """The certain consequences of a move, in sentences."""
        events = foresee(self._situation(seat), code, self._chance(seat))
        return hints.news(events, self.match, seat, self.voice)

    def bot_step(self) -> Turn | None:
        """Let the bot to ask now act; None if it waits."""
        return self.answer(self.think())

    def answer(self, choice: int | None) -> Turn | None:
        """Play a bot's choice for the awaited seat."""
        seat = self.awaited
        if choice is not None:
            return self.play(seat, choice)
        self.let_pass(seat)
        return None

    def undo(self, seat: int) -> int:
        """Undo the seat's last move and all later ones; returns the number of moves."""
        if not any(turn.seat == seat for turn in self.log):
            raise BadOption(Phrase("error-nothing-to-undo"))
        before = len(self.log)
        while self.log.pop().seat != seat:
            self.match.undo()
        self.match.undo()
        self.passed.clear()
        self.resting.clear()
        self.recorded = None
        self.keep()
        return before - len(self.log)

    def _situation(self, seat: int) -> Situation:
        return situation(self.match.game, self.match.state.clone(), seat, Moves())

    def _chance(self, seat: int) -> Rng:
        """A bot's generator, derived from the position, so that a resumed game continues identically."""
        place = len(self.match.history) * 16 + seat
        return quick(int.from_bytes(self.match.seed + place.to_bytes(8, "big")))

    # ---- telling --------------------------------------------------------------------------------

    def choices(self, seat: int) -> list[LegalMove]:
        """The seat's legal moves."""
        moves = self.match.moves(seat)
        return [LegalMove(move, self.voice.tell(self.slug, self.match.caption(move))) for move in moves]

    def sentences(self, turn: Turn, viewer: int) -> list[str]:
        """A turn as one seat saw it."""
        return [self.voice.tell(self.slug, event.seen_by(viewer).phrase) for event in turn.events]

    def story(self, viewer: int, since: int = 0) -> list[str]:
        """The log from a turn on, as one seat saw it."""
        return [sentence for turn in self.log[since:] for sentence in self.sentences(turn, viewer)]

    # ---- keeping --------------------------------------------------------------------------------

    def to_json(self) -> str:
        """The session as JSON: a record with its seats, language and start."""
        table = {"seats": self.seats, "language": self.voice.language, "start": self.start}
        return f'{{"saucer_save":{FORMAT},"table":{json.dumps(table)},"record":{self.match.record().to_json()}}}\n'

    def save(self) -> None:
        """Save the game; of a finished game, delete the save and append the record if requested."""
        if self.shelf is not None and not self.over:
            self.shelf.put(self.slug, self.to_json())
        elif self.shelf is not None:
            self.shelf.remove(self.slug)
        if self.over and self.record_to is not None:
            self.write_record(self.record_to)

    @property
    def saved(self) -> bool:
        """Whether a person has moved and the game is saved."""
        begun = any(turn.seat in self.people for turn in self.log)
        return begun and self.shelf is not None and self.shelf.path(self.slug).is_file()

    def leave(self) -> bool:
        """The players leave. A game without a person's move is deleted; returns whether the game is saved."""
        if self.shelf is not None and not self.saved:
            self.shelf.remove(self.slug)
        return self.saved

    def write_record(self, path: Path) -> None:
        """Append the record to a file, for `saucer watch` and programs."""
        append(path, self.match.record().to_json() + "\n")
        self.recorded = path

    def speak(self, language: str) -> None:
        """Switch the language; default names change, too."""
        usual = zip(seat_names(self.seats, self.voice), seat_names(self.seats, Voice(language)), strict=True)
        names = zip(self.match.names, usual, strict=True)
        self.match.names = tuple(new if name == old else name for name, (old, new) in names)
        self.voice = self._voice(language)

    def _voice(self, language: str) -> Voice:
        """A single person is addressed as "you"; several at one screen are called by name."""
        names = tuple(map(display_name, self.match.names))
        return Voice(language, names, self.people[0] if len(self.people) == 1 else int(NOBODY))

    def keep(self) -> None:
        """Save the game; an error is stored in `trouble`."""
        try:
            self.save()
        except SaucerError as error:
            self.trouble = error

    @classmethod
    def from_json(cls, text: str, shelf: Shelf | None = None) -> Session:
        """Load a session; raises SaucerError if the text is damaged."""
        table, record = _read(text)
        checked = replay(record, game(record.game))
        begun = Match(
            checked.game,
            record.players,
            seed=record.seed,
            start=record.start,
            options=record.options,
            names=record.names,
        )
        session = cls(begun, table["seats"], table["language"])
        session.start = table["start"]
        for move in checked.history:
            session.play(move.seat, move.code)
        session.shelf = shelf
        return session


def _read(text: str) -> tuple[dict[str, Any], Record]:
    """The table and the record of a saved game. Older saves do not have `start`."""
    try:
        data = json.loads(text)
        table = {"start": CHANCE, **data["table"]}
        seats, start = table["seats"], table["start"]
        record = Record.from_json(json.dumps(data["record"]))
        sound = data["saucer_save"] == FORMAT and table["language"] in LANGUAGES
        named = isinstance(seats, list) and all(isinstance(word, str) for word in (*seats, start))
    except (ValueError, KeyError, TypeError, RecursionError):
        raise NO_GAME from None
    if not (sound and named and len(record.names) == record.players == len(seats)):
        raise NO_GAME
    first_seat(start, record.players)
    return table, record


def load(shelf: Shelf, slug: str) -> Session | None:
    """Load an unfinished game; a damaged file is renamed, and the error names its new path."""
    text = shelf.get(slug)
    if text is None:
        return None
    try:
        session = Session.from_json(text, shelf)
        if session.slug != slug:
            raise NO_GAME
    except SaucerError as error:
        raise Damaged(error, str(shelf.put_aside(slug))) from error
    return session


class Damaged(SaucerError):
    """A saved game that cannot be read and was renamed."""

    def __init__(self, fault: SaucerError, path: str) -> None:
        self.fault = fault
        super().__init__(Phrase("save-damaged", {"path": path}), "terminal")

    def said(self, voice: Voice) -> str:
        """The new path of the file, and the cause."""
        return f"{super().said(voice)} ({self.fault.said(voice)})"
