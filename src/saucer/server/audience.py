"""The audience: what one viewer may know of a table, built up from nothing. Only here are a game's messages made."""

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec

from saucer.bots.advice import Advice
from saucer.kernel.errors import IllegalMove, SaucerError
from saucer.kernel.events import Phrase
from saucer.kernel.match import Match
from saucer.locales import LANGUAGES, Voice
from saucer.server import automatic, deciding, fairness, log, wire
from saucer.server.standing import SPECTATOR, Seat, Standing, Told
from saucer.server.telling import Teller
from saucer.server.wire import Choice, News, Place, Result, Sentence, TableInfo, Update

MOST_NEWS: Final = 500  # lines of the past that a newcomer gets


@dataclass(frozen=True, slots=True)
class Ear:
    """Who listens: a seat or a spectator, and the language to say things in; None to send keys alone."""

    seat: int = SPECTATOR
    guest: str = ""
    language: str | None = None


def language_of(*wishes: str) -> str:
    """The first of them that the house speaks."""
    return next((wish[:2] for wish in wishes if wish[:2] in LANGUAGES), LANGUAGES[0])


def problem(
    error: SaucerError, cid: str | None, language: str | None, names: tuple[str, ...] = (), reader: int = SPECTATOR
) -> wire.Refused:
    """A refusal, always with its words: in English where nothing else is asked for."""
    rule = error.rule if isinstance(error, IllegalMove) else None
    text = error.said(Voice(language or "en", names, reader))
    phrase = error.problem if isinstance(error.problem, Phrase) else Phrase("error", {})
    return wire.Refused(cid, Sentence(error.part, phrase.key, phrase.args, text), rule)


# ---- the whole ----------------------------------------------------------------------------------


def update(standing: Standing, ear: Ear, since: int | None, table: Any) -> Update:
    """The table as it stands, for one viewer. `table` is what `table_info` gives, or the same encoded."""
    teller = Teller(standing.names, ear.language, ear.seat)
    view = wire.encoded(standing.match.view(ear.seat) if standing.match else None)
    moves = _choices(standing, ear.seat, teller)
    return Update(
        seq=standing.seq,
        now=time.time(),
        seat=None if ear.seat == SPECTATOR else ear.seat,
        table=table,
        news=news(standing, ear, since),
        view=view,
        moves=moves,
        may_undo=_may_undo(standing, ear.seat),
        digest=_digest(view, moves),
        muted=sorted(standing.mutes.get(ear.guest, ())),
    )


def _digest(view: msgspec.Raw, moves: list[Choice]) -> str:
    text = wire.encode([view, [choice.words for choice in moves]])
    return hashlib.blake2b(text, digest_size=8).hexdigest()


def _choices(standing: Standing, seat: int, teller: Teller) -> list[Choice]:
    match = standing.match
    if not match or standing.phase != "playing" or seat not in match.actors:
        return []
    return teller.choices(match, seat)


def _may_undo(standing: Standing, seat: int) -> Literal["no", "free", "ask"]:
    count = deciding.undo_length(standing, seat) if seat != SPECTATOR else 0
    if not count or standing.ask:
        return "no"
    return "free" if deciding.undo_is_free(standing, seat, count) else "ask"


# ---- the table ----------------------------------------------------------------------------------


def table_info(standing: Standing, language: str | None, watching: int) -> TableInfo:
    """All but the game itself; the same for every viewer of that language."""
    teller = Teller(standing.names, language)
    over = standing.phase == "over"
    host = standing.seat_of(standing.host)
    return TableInfo(
        table=standing.table,
        settings=standing.settings,
        version=(standing.match.game if standing.match else standing.game).sheet.version,
        phase=standing.phase,
        number=standing.number,
        continued=standing.continued,
        host=None if host == SPECTATOR else host,
        places=[_place(number, seat) for number, seat in enumerate(standing.seats)],
        commitment=fairness.commitment(standing.secret),
        next_commitment=fairness.commitment(standing.next_secret) if standing.next_secret else "",
        secret=standing.secret if over else "",
        mover=None if standing.mover == SPECTATOR else standing.mover,
        deadline=automatic.deadline(standing),
        undo=_undo_wish(standing),
        rematch=sorted(standing.rematch),
        result=outcome(standing.match, teller) if standing.match else None,
        watching=watching,
    )


def _place(number: int, seat: Seat) -> Place:
    kind: Literal["free", "person", "bot"] = "bot" if seat.level else "person" if seat.guest else "free"
    return Place(number, kind, seat.name, seat.level, bool(seat.here), seat.away, seat.promise, seat.entropy)


def _undo_wish(standing: Standing) -> wire.UndoWish | None:
    ask = standing.ask
    if not ask:
        return None
    waits_for = deciding.undo_waits_for(standing, ask.seat, ask.agreed)
    return wire.UndoWish(ask.seat, ask.count, waits_for, ask.at + automatic.UNDO_SECONDS)


def outcome(match: Match, teller: Teller) -> Result | None:
    """How a game ended; None while it runs."""
    found = match.outcome
    if found is None:
        return None
    slug = match.game.slug
    tally = [[wire.Item(teller.say(slug, item.name), item.points) for item in items] for items in match.tally]
    return Result(list(found.winners), list(found.scores), teller.say(slug, Phrase(found.why)), tally)


# ---- what happened ------------------------------------------------------------------------------


def news(standing: Standing, ear: Ear, since: int | None) -> list[News]:
    """What happened behind a number; without one, in this game of the table. Told with the names of that time."""
    story = (
        standing.story[since:]
        if since is not None
        else [told for told in standing.story if told.game == standing.number]
    )
    muted = standing.mutes.get(ear.guest, ())
    seated, tellers = standing.names, dict[tuple[str, ...], Teller]()
    found: list[News] = []
    for told in story[-MOST_NEWS:]:
        teller = tellers.setdefault(told.names, Teller(told.names, ear.language, _reader(told.names, seated, ear)))
        item = None if _is_muted(told, muted) else _told(standing.game.slug, told, ear, teller)
        if item:
            found.append(item if told.names == seated else msgspec.structs.replace(item, names=list(told.names)))
    return found


def _reader(names: tuple[str, ...], seated: tuple[str, ...], ear: Ear) -> int:
    """The viewer's seat, unless somebody else sat there then."""
    return ear.seat if ear.seat == SPECTATOR or names[ear.seat] == seated[ear.seat] else SPECTATOR


def _is_muted(told: Told, muted: Any) -> bool:
    return isinstance(told.line, log.Spoke) and told.line.seat in muted


def _told(slug: str, told: Told, ear: Ear, teller: Teller) -> News | None:
    line = told.line
    if isinstance(line, log.Played):
        return News(
            told.seq,
            told.at,
            "played",
            seat=line.seat,
            words=told.words(ear.seat),
            auto=line.auto,
            told=teller.events(slug, told.events, ear.seat),
        )
    if type(line) not in _PUBLIC or (isinstance(line, log.Spoke) and not (line.text or line.preset)):
        return None  # or the words have been deleted
    seat, phrase = _PUBLIC[type(line)](line)
    text = (line.text or None) if isinstance(line, log.Spoke) else None
    sentences = [teller.say("server", phrase)] if phrase else []
    kind: Any = type(line).__struct_config__.tag
    return News(told.seq, told.at, kind, seat=seat, told=sentences, text=text)


def _spoken(line: log.Spoke) -> tuple[int, Phrase | None]:
    return line.seat, Phrase(f"preset-{line.preset}") if line.preset else None


def _left(line: log.Left) -> tuple[int, Phrase]:
    key = "news-late" if line.late else "news-sent" if line.sent else "news-left"
    return line.seat, Phrase(key, {"seat": line.seat})


def _stood(line: log.Stood) -> tuple[int, Phrase]:
    return line.seat, Phrase("news-cleared" if line.cleared else "news-stood", {"seat": line.seat})


def _undo_refused(line: log.UndoRefused) -> tuple[int | None, Phrase]:
    if line.seat == SPECTATOR:
        return None, Phrase("news-undo-unanswered")
    return line.seat, Phrase("news-undo-withdrawn" if line.withdrawn else "news-undo-refused", {"seat": line.seat})


def _by_seat(key: str) -> Callable[[Any], tuple[int, Phrase]]:
    return lambda line: (line.seat, Phrase(key, {"seat": line.seat}))


def _plain(key: str) -> Callable[[Any], tuple[None, Phrase]]:
    return lambda _: (None, Phrase(key))


# Lines that viewers hear of; all others stay in the log.
_PUBLIC: Final[dict[type, Callable[[Any], tuple[int | None, Phrase | None]]]] = {
    log.Created: _plain("news-created"),
    log.Sat: lambda line: (line.seat, Phrase("news-sat", {"name": line.name})),
    log.Stood: _stood,
    log.BotSat: lambda line: (line.seat, Phrase("news-bot", {"name": line.name, "level": f"level-{line.level}"})),
    log.Changed: _plain("news-changed"),
    log.Started: _plain("news-started"),
    log.Revealed: _by_seat("news-revealed"),
    log.Dealt: _plain("news-dealt"),
    log.Continued: _plain("news-continued"),
    log.UndoAsked: lambda line: (line.seat, Phrase("news-undo-asked", {"seat": line.seat, "count": line.count})),
    log.UndoAgreed: _by_seat("news-undo-agreed"),
    log.UndoRefused: _undo_refused,
    log.Undone: lambda line: (line.seat, Phrase("news-undone", {"seat": line.seat, "count": line.count})),
    log.RematchWanted: _by_seat("news-rematch"),
    log.Renewed: _plain("news-renewed"),
    log.Left: _left,
    log.Returned: _by_seat("news-returned"),
    log.Spoke: _spoken,
    log.Closed: _plain("news-closed"),
}


# ---- hints --------------------------------------------------------------------------------------


def advice(match: Match, seat: int, language: str | None, cid: str, given: Advice) -> wire.Advice:
    """A bot's advice for a seat."""
    slug, teller = match.game.slug, Teller(match.names, language, seat)
    best, second = given.best, given.second
    move = None if best.code is None else match.move(seat, best.code)
    return wire.Advice(
        id=cid,
        words=move.words if move else None,
        chance=round(best.chance, 3),
        caption=teller.say(slug, match.caption(move)) if move else None,
        second=None if second is None or second.code is None else match.move(seat, second.code).words,
        second_chance=round(second.chance, 3) if second else None,
        outcome=teller.events(slug, given.outcome, seat),
        reply=teller.event(slug, given.reply, seat) if given.reply else None,
    )
