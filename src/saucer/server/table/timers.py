"""Timers: the events that time brings about, and when. Pure functions of a table's state and the clock."""

from collections.abc import Set
from typing import Final

from saucer.kernel.polling import next_decider
from saucer.kernel.state import NOBODY
from saucer.server.fairness import shuffle
from saucer.server.storage.store import LEASE_SECONDS
from saucer.server.table import events, undo
from saucer.server.table.events import AnyEvent
from saucer.server.table.state import SPECTATOR, TableState

REVEAL_SECONDS: Final = 5.0  # to reveal promised entropy after the start
RETURN_SECONDS: Final = 20.0  # in which a player who has just disconnected may come back for a rematch
ABSENT_SECONDS: Final = 90.0  # without a clock: until a bot plays for a disconnected player while others wait
WORLDS: Final = 4  # sampled to find out whether a person may act
SUBSTITUTE: Final = "normal"  # the level of a bot that plays for a person


def overdue(state: TableState, now: float, living: Set[str]) -> list[AnyEvent]:
    """The events that are due."""
    disconnections = _disconnections(state, now, living)
    if disconnections:
        return disconnections
    match state.phase:
        case "shuffling":
            return [events.Dealt(version=state.game.sheet.version)] if now >= _deal_time(state) else []
        case "playing":
            return _overdue_in_play(state, now)
        case "over":
            return _after_the_end(state, now)
    return []


def _disconnections(state: TableState, now: float, living: Set[str]) -> list[AnyEvent]:
    """Disconnections of people whose server process has died."""
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
    """Prepare the next deal, and start a rematch when all connected people want it."""
    if not state.next_secret:
        return [events.Prepared(secret=shuffle.fresh_secret())]
    when = _rematch_time(state)
    if when is None or now < when:
        return []
    absent = [seat for seat in state.people if seat not in state.rematch]
    batch: list[AnyEvent] = [*(events.Stood(seat=seat) for seat in absent), events.Renewed()]
    full = not absent and not any(seat.free for seat in state.seats)
    return [*batch, events.Started()] if full else batch


def _rematch_time(state: TableState) -> float | None:
    """When a rematch may start; None while a connected person has not asked for it.

    People who disconnected a moment ago are waited for: after a restart of the server all reconnect one by one.
    """
    if not state.rematch:
        return None
    others = [state.seats[seat] for seat in state.people if seat not in state.rematch]
    if any(seat.here for seat in others):
        return None
    return max((seat.changed + RETURN_SECONDS for seat in others), default=state.position_at)


def deadline(state: TableState) -> float | None:
    """When the mover's time runs out; None without a limit."""
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
    """When a process has to run the table, connected people or not."""
    bots = state.position_at if bot_to_ask(state, frozenset()) is not None else None
    return min((moment for moment in (timer(state), bots) if moment is not None), default=None)


def timer(state: TableState) -> float | None:
    """When the next event is due."""
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
    """When to deal: at once if all promised entropy has been revealed."""
    owed = any(seat.promise and not seat.entropy for seat in state.seats)
    return state.position_at + (REVEAL_SECONDS if owed else 0)


def bot_to_ask(state: TableState, passes: Set[int]) -> int | None:
    """The seat whose bot is to think next; bots that interrupt come first, but for those that let the moment pass."""
    if state.phase != "playing" or not state.match:
        return None
    people = {seat for seat in range(len(state.seats)) if not state.is_automatic(seat)}
    if len(people) == len(state.seats):
        return None
    seat = next_decider(state.match.state, people | passes)
    return seat if seat != NOBODY and state.is_automatic(seat) else None


def person_may_act(state: TableState) -> bool:
    """Whether a connected person could act now, so that bots should wait a moment.

    As far as an onlooker can tell: a bot that waited because of a card in somebody's hand would give it away.
    """
    if not state.match:
        return False
    people = sum(1 << seat for seat in state.people if state.seats[seat].here and not state.seats[seat].away)
    worlds = [state.match.imagine(SPECTATOR, seed) for seed in range(WORLDS)]
    return any(int(world.actors()) & people for world in worlds)
