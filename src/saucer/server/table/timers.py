"""Automatic: what time and circumstance bring about at a table, without anybody asking."""

from collections.abc import Set
from typing import Final

from saucer.server.fairness import shuffle
from saucer.server.storage.store import LEASE_SECONDS
from saucer.server.table import events, undo
from saucer.server.table.events import AnyEvent
from saucer.server.table.state import SPECTATOR, TableState

REVEAL_SECONDS: Final = 5.0  # to show promised entropy after the start
RETURN_SECONDS: Final = 20.0  # in which who was here may still want to play again
ABSENT_SECONDS: Final = 90.0  # until a bot plays for somebody who is gone while others wait, without a clock
WORLDS: Final = 4  # imagined by an onlooker who wonders what people may do
SUBSTITUTE: Final = "normal"  # the level of a bot that plays for a person


def overdue(state: TableState, now: float, living: Set[str]) -> list[AnyEvent]:
    """The lines whose time has come."""
    lost = _lost(state, now, living)
    if lost:
        return lost
    match state.phase:
        case "shuffling":
            return [events.Dealt(version=state.game.sheet.version)] if now >= _deal_time(state) else []
        case "playing":
            return _overdue_in_play(state, now)
        case "over":
            return _after_the_end(state, now)
    return []


def _lost(state: TableState, now: float, living: Set[str]) -> list[AnyEvent]:
    """Connections that ended with the process that held them."""
    return [
        events.Gone(seat=number, process=process)
        for number, seat in enumerate(state.seats)
        if now > seat.changed + LEASE_SECONDS
        for process in sorted(seat.here - living)
    ]


def _overdue_in_play(state: TableState, now: float) -> list[AnyEvent]:
    answer_by = undo.expires(state)
    if answer_by is not None and now >= answer_by:
        return [events.UndoRefused(seat=SPECTATOR)]
    limit = deadline(state)
    return [events.Left(seat=state.mover, late=True)] if limit is not None and now >= limit else []


def _after_the_end(state: TableState, now: float) -> list[AnyEvent]:
    """Prepare the next deal, and begin it when everybody who is here wants to."""
    if not state.next_secret:
        return [events.Prepared(secret=shuffle.fresh_secret())]
    when = _rematch_time(state)
    if when is None or now < when:
        return []
    absent = [seat for seat in state.people if seat not in state.rematch]
    lines: list[AnyEvent] = [*(events.Stood(seat=seat) for seat in absent), events.Renewed()]
    full = not absent and not any(seat.free for seat in state.seats)
    return [*lines, events.Started()] if full else lines


def _rematch_time(state: TableState) -> float | None:
    """When those who want to play again may begin; None while somebody who is here does not want to.

    Who was here a moment ago is waited for: the server may have been started again, and all come back one by one.
    """
    if not state.rematch:
        return None
    others = [state.seats[seat] for seat in state.people if seat not in state.rematch]
    if any(seat.here for seat in others):
        return None
    return max((seat.changed + RETURN_SECONDS for seat in others), default=state.position_at)


def deadline(state: TableState) -> float | None:
    """When the seat whose turn it is must have moved; None without a limit."""
    mover = state.mover if state.phase == "playing" else SPECTATOR
    if mover == SPECTATOR or state.is_automatic(mover):
        return None
    seconds = state.settings.clock.seconds
    if seconds is not None:
        return state.position_at + seconds
    seat = state.seats[mover]
    if seat.here or not any(state.seats[other].here for other in state.people if other != mover):
        return None
    return max(state.position_at, seat.changed) + ABSENT_SECONDS


def next_time(state: TableState) -> float | None:
    """When somebody must look after the table, people or none."""
    bots = state.position_at if bot_to_ask(state, frozenset()) is not None else None
    return min((moment for moment in (timer(state), bots) if moment is not None), default=None)


def timer(state: TableState) -> float | None:
    """When the next thing happens that waits for the clock."""
    match state.phase:
        case "shuffling":
            return _deal_time(state)
        case "over":
            return _rematch_time(state) if state.next_secret else state.position_at
        case "playing":
            moments = (deadline(state), undo.expires(state))
            return min((moment for moment in moments if moment is not None), default=None)
    return None


def _deal_time(state: TableState) -> float:
    """At once when all promises are kept."""
    owed = any(seat.promise and not seat.entropy for seat in state.seats)
    return state.position_at + (REVEAL_SECONDS if owed else 0)


def bot_to_ask(state: TableState, waited: Set[int]) -> int | None:
    """The bot to think next: those who may interrupt first, then the one whose turn it is."""
    if state.phase != "playing" or not state.match:
        return None
    mover = state.mover
    asked = [seat for seat in state.match.actors if seat != mover and seat not in waited]
    asked.append(mover)
    return next((seat for seat in asked if seat != SPECTATOR and state.is_automatic(seat)), None)


def person_may_act(state: TableState) -> bool:
    """Whether a person who is here could do something now, so that bots should hold back a moment.

    As far as an onlooker can tell: a bot that waited because of a card in somebody's hand would give it away.
    """
    if not state.match:
        return False
    people = sum(1 << seat for seat in state.people if state.seats[seat].here and not state.seats[seat].away)
    worlds = [state.match.imagine(SPECTATOR, seed) for seed in range(WORLDS)]
    return any(int(world.actors()) & people for world in worlds)
