"""Starts a session from the arguments of `saucer play`: a new game, or the unfinished one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, Protocol

from saucer.games import game
from saucer.kernel.errors import BadOption
from saucer.kernel.events import Phrase
from saucer.kernel.game import Setting, Value
from saucer.locales import Voice
from saucer.terminal.language import pick_language
from saucer.terminal.saves import Shelf, check_record, home
from saucer.terminal.session import CHANCE, PERSON, Damaged, Session, load

DEFAULT_BOT: Final = "normal"


class Face(Protocol):
    """The user interface before a game has started."""

    def tell(self, sentence: str) -> None:
        """Show an important message."""

    def choose(self, voice: Voice) -> str:
        """Ask for one of the games."""


@dataclass(frozen=True)
class Wish:
    """The arguments of `saucer play`."""

    slug: str | None = None
    players: int | None = None
    people: int | None = None
    bots: Sequence[str] = ()
    names: Sequence[str] = ()
    seed: int | None = None
    options: Mapping[str, Value] = field(default_factory=dict)
    start: str | None = None  # who begins
    new: bool = False
    language: str | None = None
    record: Path | None = None  # file for the records of finished games

    @property
    def settles(self) -> bool:
        """Whether any argument describes a new game."""
        choices = (self.players, self.people, self.seed, self.start)
        return any(value is not None for value in choices) or bool(self.bots or self.names or self.options)


def unfinished(wish: Wish, shelf: Shelf) -> Session | None:
    """The game to resume: of the requested slug, or the one played last. None to start a new game."""
    if wish.record is not None:
        check_record(wish.record)
    slug = wish.slug or shelf.latest()
    session = None if wish.new or slug is None else load(shelf, game(slug).slug)
    if session is not None and wish.settles:
        raise BadOption(Phrase("play-unfinished", {"game": session.slug}), "terminal")
    if session is not None:
        session.record_to = wish.record
    return session


def table(wish: Wish, environ: Mapping[str, str], face: Face) -> Session:
    """The unfinished game, in the requested language if any; otherwise a new one."""
    language = pick_language(wish.language, environ)
    shelf = Shelf(home(environ))
    try:
        session = unfinished(wish, shelf)
    except Damaged as error:
        face.tell(error.said(Voice(language)))
        session = None
    if session is None:
        slug = wish.slug or face.choose(Voice(language))
        return begin(replace(wish, slug=slug), language, shelf)
    if wish.language:
        session.speak(language)
    return session


def begin(wish: Wish, language: str, shelf: Shelf | None) -> Session:
    """A new game, people in the first seats and bots in the others."""
    assert wish.slug is not None
    chosen = game(wish.slug)
    people = 1 if wish.people is None else wish.people
    players = wish.players or max(chosen.sheet.fewest, people + len(wish.bots))
    chosen.sheet.check_players(players)
    setting = Setting(chosen, players, chosen.sheet.settle(wish.options))
    seats = seating(players, people, wish.bots)
    start = wish.start or CHANCE
    session = Session.begin(setting, seats, language, seed=wish.seed, names=wish.names, shelf=shelf, start=start)
    session.record_to = wish.record
    return session


def seating(players: int, people: int, bots: Sequence[str]) -> tuple[str, ...]:
    """The occupants of all seats; the last bot is repeated to fill them."""
    if people > players:
        raise BadOption(Phrase("play-people", {"players": players, "people": people}), "terminal")
    left = players - people
    if len(bots) > left:
        raise BadOption(Phrase("play-bots", {"left": left, "bots": len(bots)}), "terminal")
    named = [*bots] or [DEFAULT_BOT]
    return (PERSON,) * people + tuple((named + named[-1:] * left)[:left])
