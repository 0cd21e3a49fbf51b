"""News: the events of a table's log as one viewer may know them."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from saucer.kernel.events import Phrase
from saucer.presenter import News, Presenter
from saucer.server import protocol
from saucer.server.table import events
from saucer.server.table.state import SPECTATOR, LoggedEvent, TableState
from saucer.server.views.viewer import Viewer

MOST_NEWS: Final = 500  # events of the past that a new subscriber gets
SHARED: Final = 256  # events kept as JSON: the viewers of a table ask for the newest one right after each other


def news(state: TableState, viewer: Viewer, since: int | None) -> list[msgspec.Raw]:
    """The events after `since`, or else of the table's present game. Each is told with the names of its time."""
    if since is None:
        log = [logged for logged in state.log if logged.game == state.number][-MOST_NEWS:]
    else:
        log = state.log[max(since, state.seq - MOST_NEWS) :]
    muted, names, slug = state.mutes.get(viewer.guest), state.names, state.game.slug
    items: list[msgspec.Raw] = []
    for logged in log:
        if muted and isinstance(logged.event, events.Spoke) and logged.event.seat in muted:
            continue
        seat = viewer.seat if viewer.seat in logged.insiders else SPECTATOR
        reader = _reader(logged.names, names, viewer) if viewer.language else SPECTATOR
        same_names = logged.names is names or logged.names == names
        item = _encoded(slug, logged, seat, (viewer.language, reader), same_names)
        if item is not None:
            items.append(item)
    return items


@lru_cache(SHARED)
def _encoded(
    slug: str, logged: LoggedEvent, seat: int, voice: tuple[str | None, int], same_names: bool
) -> msgspec.Raw | None:
    """An event as JSON for all who may know as much of it as the seat; None for one that nobody hears of."""
    item = _item(slug, logged, seat, Presenter(logged.names, *voice))
    if item and not same_names:
        item = replace(item, names=list(logged.names))
    return protocol.encoded(item) if item else None


def _reader(names_then: tuple[str, ...], names_now: tuple[str, ...], viewer: Viewer) -> int:
    """The viewer's seat, unless somebody else sat there at the time."""
    same = viewer.seat == SPECTATOR or names_then[viewer.seat] == names_now[viewer.seat]
    return viewer.seat if same else SPECTATOR


def _item(slug: str, logged: LoggedEvent, viewer: int, presenter: Presenter) -> News | None:
    match logged.event:
        case events.Played() as event:
            return News(
                logged.seq,
                logged.at,
                "played",
                seat=event.seat,
                words=logged.words(viewer),
                auto=event.auto,
                told=presenter.events(slug, logged.game_events, viewer),
            )
        case events.Spoke() as event if not (event.text or event.preset):
            return None  # its words have been deleted
        case event if type(event) in _PUBLIC:
            seat, phrase = _PUBLIC[type(event)](event)
            return News(
                logged.seq,
                logged.at,
                str(type(event).__struct_config__.tag),
                seat=seat,
                told=[presenter.say("server", phrase)] if phrase else [],
                text=(event.text or None) if isinstance(event, events.Spoke) else None,
            )
    return None


def _spoken(event: events.Spoke) -> tuple[int, Phrase | None]:
    return event.seat, Phrase(f"preset-{event.preset}") if event.preset else None


def _left(event: events.Left) -> tuple[int, Phrase]:
    key = "news-late" if event.late else "news-sent" if event.sent else "news-left"
    return event.seat, Phrase(key, {"seat": event.seat})


def _stood(event: events.Stood) -> tuple[int, Phrase]:
    return event.seat, Phrase("news-cleared" if event.cleared else "news-stood", {"seat": event.seat})


def _undo_refused(event: events.UndoRefused) -> tuple[int | None, Phrase]:
    if event.seat == SPECTATOR:
        return None, Phrase("news-undo-unanswered")
    return event.seat, Phrase("news-undo-withdrawn" if event.withdrawn else "news-undo-refused", {"seat": event.seat})


def _by_seat(key: str) -> Callable[[Any], tuple[int, Phrase]]:
    return lambda event: (event.seat, Phrase(key, {"seat": event.seat}))


def _plain(key: str) -> Callable[[Any], tuple[None, Phrase]]:
    return lambda _: (None, Phrase(key))


# Events that viewers hear of; all others stay in the log.
_PUBLIC: Final[dict[type, Callable[[Any], tuple[int | None, Phrase | None]]]] = {
    events.Created: _plain("news-created"),
    events.Sat: lambda event: (event.seat, Phrase("news-sat", {"name": event.name})),
    events.Stood: _stood,
    events.BotSat: lambda event: (
        event.seat,
        Phrase("news-bot", {"name": event.name, "level": f"level-{event.level}"}),
    ),
    events.Changed: _plain("news-changed"),
    events.Started: _plain("news-started"),
    events.Revealed: _by_seat("news-revealed"),
    events.Dealt: _plain("news-dealt"),
    events.Continued: _plain("news-continued"),
    events.UndoAsked: lambda event: (event.seat, Phrase("news-undo-asked", {"seat": event.seat, "count": event.count})),
    events.UndoAgreed: _by_seat("news-undo-agreed"),
    events.UndoRefused: _undo_refused,
    events.Undone: lambda event: (event.seat, Phrase("news-undone", {"seat": event.seat, "count": event.count})),
    events.RematchWanted: _by_seat("news-rematch"),
    events.Renewed: _plain("news-renewed"),
    events.Left: _left,
    events.Returned: _by_seat("news-returned"),
    events.Spoke: _spoken,
    events.Closed: _plain("news-closed"),
}
