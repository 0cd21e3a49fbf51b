"""Tables folded from their event log, and the bytes a viewer gets."""

import msgspec

from saucer.games import game
from saucer.kernel.game import Value
from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.lab.play import random_decision
from saucer.server import protocol
from saucer.server.settings import Settings
from saucer.server.storage import Entry
from saucer.server.table import events
from saucer.server.table.state import TableState, replayed
from saucer.server.views import delta, update
from saucer.server.views.news import news
from saucer.server.views.table_info import table_info
from saucer.server.views.update import Snapshot
from saucer.server.views.viewer import Viewer

SECRET = "5ec2e7" * 10 + "abcd"


def table(slug: str, players: int = 3, options: dict[str, Value] | None = None) -> TableState:
    """A table of people with a running game, folded from its events."""
    settings = Settings(slug, players, options or {}, hints=True).settled()
    lines: list[events.AnyEvent] = [
        events.Created(who="guest-0", table="t", settings=settings, secret=SECRET),
        *(events.Sat(who=f"guest-{seat}", seat=seat, name=f"Name {seat}") for seat in range(players)),
        events.Started(),
        events.Dealt(version=game(slug).sheet.version),
    ]
    return replayed([Entry(seq, float(seq), events.encode(line)) for seq, line in enumerate(lines, 1)])


def move(state: TableState, seed: int) -> None:
    """A random move of a seat that may act."""
    assert state.match is not None
    seat, code = random_decision(state.match.state, quick(seed), Moves())
    words = state.match.move(int(seat), int(code)).words
    state.replay(Entry(state.seq + 1, float(state.seq), events.encode(events.Played(seat=int(seat), words=words))))


def viewer_of(seat: int) -> Viewer:
    """Who sits there, or a spectator, with texts."""
    return Viewer(seat, f"guest-{seat}" if seat >= 0 else "", "en")


def snapshot(state: TableState, seat: int) -> Snapshot:
    """What a seat is shown."""
    return update.snapshot(state, viewer_of(seat), table_info(state, "en", 0))


def told_changes(state: TableState, seat: int, before: Snapshot) -> bytes:
    """The bytes of a delta without timestamps."""
    after = snapshot(state, seat)
    message = delta.message(before, after, news(state, after.viewer, before.seq))
    return protocol.encode(msgspec.structs.replace(message, now=0))


def told(state: TableState, seat: int, since: int | None = None) -> bytes:
    """The bytes of an update without timestamps."""
    shown = snapshot(state, seat)
    return protocol.encode(msgspec.structs.replace(shown.whole(news(state, shown.viewer, since)), now=0))
