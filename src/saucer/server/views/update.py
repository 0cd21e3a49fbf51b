"""The audience: what one viewer may know of a table, built up from nothing. Only here are a game's messages made."""

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec

from saucer.bots.advice import Advice
from saucer.kernel.events import Phrase
from saucer.kernel.match import Match
from saucer.locales import LANGUAGES
from saucer.presenter import Presenter
from saucer.server import protocol
from saucer.server.fairness import shuffle
from saucer.server.protocol import Choice, News, Place, Result, TableInfo, Update
from saucer.server.table import events, timers, undo
from saucer.server.table.state import SPECTATOR, LoggedEvent, Seat, TableState

MOST_NEWS: Final = 500  # lines of the past that a newcomer gets


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who listens: a seat or a spectator, and the language to say things in; None to send keys alone."""

    seat: int = SPECTATOR
    guest: str = ""
    language: str | None = None


def language_of(*wishes: str) -> str:
    """The first of them that the registry speaks."""
    return next((wish[:2] for wish in wishes if wish[:2] in LANGUAGES), LANGUAGES[0])


# ---- the whole ----------------------------------------------------------------------------------


def update(state: TableState, viewer: Viewer, since: int | None, table: Any) -> Update:
    """The table as it stands, for one viewer. `table` is what `table_info` gives, or the same encoded."""
    presenter = Presenter(state.names, viewer.language, viewer.seat)
    view = protocol.encoded(state.match.view(viewer.seat) if state.match else None)
    moves = _choices(state, viewer.seat, presenter)
    return Update(
        seq=state.seq,
        now=time.time(),
        seat=None if viewer.seat == SPECTATOR else viewer.seat,
        table=table,
        news=news(state, viewer, since),
        view=view,
        moves=moves,
        may_undo=undo.permission(state, viewer.seat),
        digest=_digest(view, moves),
        muted=sorted(state.mutes.get(viewer.guest, ())),
    )


def _digest(view: msgspec.Raw, moves: list[Choice]) -> str:
    text = protocol.encode([view, [choice.words for choice in moves]])
    return hashlib.blake2b(text, digest_size=8).hexdigest()


def _choices(state: TableState, seat: int, presenter: Presenter) -> list[Choice]:
    match = state.match
    if not match or state.phase != "playing" or seat not in match.actors:
        return []
    return presenter.choices(match, seat)


# ---- the table ----------------------------------------------------------------------------------


def table_info(state: TableState, language: str | None, watching: int) -> TableInfo:
    """All but the game itself; the same for every viewer of that language."""
    presenter = Presenter(state.names, language)
    over = state.phase == "over"
    host = state.seat_of(state.host)
    return TableInfo(
        table=state.table,
        settings=state.settings,
        version=(state.match.game if state.match else state.game).sheet.version,
        phase=state.phase,
        number=state.number,
        continued=state.continued,
        host=None if host == SPECTATOR else host,
        places=[_place(number, seat) for number, seat in enumerate(state.seats)],
        commitment=shuffle.commitment(state.secret),
        next_commitment=shuffle.commitment(state.next_secret) if state.next_secret else "",
        secret=state.secret if over else "",
        mover=None if state.mover == SPECTATOR else state.mover,
        deadline=timers.deadline(state),
        undo=_undo_wish(state),
        rematch=sorted(state.rematch),
        result=outcome(state.match, presenter) if state.match else None,
        watching=watching,
    )


def _place(number: int, seat: Seat) -> Place:
    kind: Literal["free", "person", "bot"] = "bot" if seat.level else "person" if seat.guest else "free"
    return Place(number, kind, seat.name, seat.level, bool(seat.here), seat.away, seat.promise, seat.entropy)


def _undo_wish(state: TableState) -> protocol.UndoWish | None:
    request, until = state.undo_request, undo.expires(state)
    if not request or until is None:
        return None
    waits_for = undo.consent_missing(state, request.seat, request.agreed)
    return protocol.UndoWish(request.seat, request.count, waits_for, until)


def outcome(match: Match, presenter: Presenter) -> Result | None:
    """How a game ended; None while it runs."""
    found = match.outcome
    if found is None:
        return None
    slug = match.game.slug
    tally = [[protocol.Item(presenter.say(slug, item.name), item.points) for item in items] for items in match.tally]
    return Result(list(found.winners), list(found.scores), presenter.say(slug, Phrase(found.why)), tally)


# ---- what happened ------------------------------------------------------------------------------


def news(state: TableState, viewer: Viewer, since: int | None) -> list[News]:
    """What happened behind a number; without one, in this game of the table. Told with the names of that time."""
    log = state.log[since:] if since is not None else [told for told in state.log if told.game == state.number]
    muted = state.mutes.get(viewer.guest, ())
    seated, presenters = state.names, dict[tuple[str, ...], Presenter]()
    found: list[News] = []
    for told in log[-MOST_NEWS:]:
        reader = _reader(told.names, seated, viewer)
        presenter = presenters.setdefault(told.names, Presenter(told.names, viewer.language, reader))
        item = None if _is_muted(told, muted) else _told(state.game.slug, told, viewer, presenter)
        if item:
            found.append(item if told.names == seated else msgspec.structs.replace(item, names=list(told.names)))
    return found


def _reader(names: tuple[str, ...], seated: tuple[str, ...], viewer: Viewer) -> int:
    """The viewer's seat, unless somebody else sat there then."""
    return viewer.seat if viewer.seat == SPECTATOR or names[viewer.seat] == seated[viewer.seat] else SPECTATOR


def _is_muted(told: LoggedEvent, muted: Any) -> bool:
    return isinstance(told.line, events.Spoke) and told.line.seat in muted


def _told(slug: str, told: LoggedEvent, viewer: Viewer, presenter: Presenter) -> News | None:
    line = told.line
    if isinstance(line, events.Played):
        return News(
            told.seq,
            told.at,
            "played",
            seat=line.seat,
            words=told.words(viewer.seat),
            auto=line.auto,
            told=presenter.events(slug, told.events, viewer.seat),
        )
    if type(line) not in _PUBLIC or (isinstance(line, events.Spoke) and not (line.text or line.preset)):
        return None  # or the words have been deleted
    seat, phrase = _PUBLIC[type(line)](line)
    text = (line.text or None) if isinstance(line, events.Spoke) else None
    sentences = [presenter.say("server", phrase)] if phrase else []
    kind: Any = type(line).__struct_config__.tag
    return News(told.seq, told.at, kind, seat=seat, told=sentences, text=text)


def _spoken(line: events.Spoke) -> tuple[int, Phrase | None]:
    return line.seat, Phrase(f"preset-{line.preset}") if line.preset else None


def _left(line: events.Left) -> tuple[int, Phrase]:
    key = "news-late" if line.late else "news-sent" if line.sent else "news-left"
    return line.seat, Phrase(key, {"seat": line.seat})


def _stood(line: events.Stood) -> tuple[int, Phrase]:
    return line.seat, Phrase("news-cleared" if line.cleared else "news-stood", {"seat": line.seat})


def _undo_refused(line: events.UndoRefused) -> tuple[int | None, Phrase]:
    if line.seat == SPECTATOR:
        return None, Phrase("news-undo-unanswered")
    return line.seat, Phrase("news-undo-withdrawn" if line.withdrawn else "news-undo-refused", {"seat": line.seat})


def _by_seat(key: str) -> Callable[[Any], tuple[int, Phrase]]:
    return lambda line: (line.seat, Phrase(key, {"seat": line.seat}))


def _plain(key: str) -> Callable[[Any], tuple[None, Phrase]]:
    return lambda _: (None, Phrase(key))


# Lines that viewers hear of; all others stay in the log.
_PUBLIC: Final[dict[type, Callable[[Any], tuple[int | None, Phrase | None]]]] = {
    events.Created: _plain("news-created"),
    events.Sat: lambda line: (line.seat, Phrase("news-sat", {"name": line.name})),
    events.Stood: _stood,
    events.BotSat: lambda line: (line.seat, Phrase("news-bot", {"name": line.name, "level": f"level-{line.level}"})),
    events.Changed: _plain("news-changed"),
    events.Started: _plain("news-started"),
    events.Revealed: _by_seat("news-revealed"),
    events.Dealt: _plain("news-dealt"),
    events.Continued: _plain("news-continued"),
    events.UndoAsked: lambda line: (line.seat, Phrase("news-undo-asked", {"seat": line.seat, "count": line.count})),
    events.UndoAgreed: _by_seat("news-undo-agreed"),
    events.UndoRefused: _undo_refused,
    events.Undone: lambda line: (line.seat, Phrase("news-undone", {"seat": line.seat, "count": line.count})),
    events.RematchWanted: _by_seat("news-rematch"),
    events.Renewed: _plain("news-renewed"),
    events.Left: _left,
    events.Returned: _by_seat("news-returned"),
    events.Spoke: _spoken,
    events.Closed: _plain("news-closed"),
}


# ---- hints --------------------------------------------------------------------------------------


def advice(match: Match, seat: int, language: str | None, cid: str, given: Advice) -> protocol.Advice:
    """A bot's advice for a seat."""
    slug, presenter = match.game.slug, Presenter(match.names, language, seat)
    best, second = given.best, given.second
    move = None if best.code is None else match.move(seat, best.code)
    return protocol.Advice(
        id=cid,
        words=move.words if move else None,
        chance=round(best.chance, 3),
        caption=presenter.say(slug, match.caption(move)) if move else None,
        second=None if second is None or second.code is None else match.move(seat, second.code).words,
        second_chance=round(second.chance, 3) if second else None,
        outcome=presenter.events(slug, given.outcome, seat),
        reply=presenter.event(slug, given.reply, seat) if given.reply else None,
    )
