"""Automatic: what time and circumstance bring about at a table, without anybody asking."""

from collections.abc import Set
from typing import Final

from saucer.server import fairness, log
from saucer.server.log import AnyLine
from saucer.server.standing import SPECTATOR, Standing
from saucer.server.storage.store import LEASE_SECONDS

REVEAL_SECONDS: Final = 5.0  # to show promised entropy after the start
UNDO_SECONDS: Final = 30.0  # to answer a wish to undo
RETURN_SECONDS: Final = 20.0  # in which who was here may still want to play again
ABSENT_SECONDS: Final = 90.0  # until a bot plays for somebody who is gone while others wait, without a clock
WORLDS: Final = 4  # imagined by an onlooker who wonders what people may do
SUBSTITUTE: Final = "normal"  # the level of a bot that plays for a person


def overdue(standing: Standing, now: float, living: Set[str]) -> list[AnyLine]:
    """The lines whose time has come."""
    lost = _lost(standing, now, living)
    if lost:
        return lost
    match standing.phase:
        case "shuffling":
            return [log.Dealt(version=standing.game.sheet.version)] if now >= _deal_time(standing) else []
        case "playing":
            return _overdue_in_play(standing, now)
        case "over":
            return _after_the_end(standing, now)
    return []


def _lost(standing: Standing, now: float, living: Set[str]) -> list[AnyLine]:
    """Connections that ended with the process that held them."""
    return [
        log.Gone(seat=number, process=process)
        for number, seat in enumerate(standing.seats)
        if now > seat.changed + LEASE_SECONDS
        for process in sorted(seat.here - living)
    ]


def _overdue_in_play(standing: Standing, now: float) -> list[AnyLine]:
    if standing.ask and now >= standing.ask.at + UNDO_SECONDS:
        return [log.UndoRefused(seat=SPECTATOR)]
    limit = deadline(standing)
    return [log.Left(seat=standing.mover, late=True)] if limit is not None and now >= limit else []


def _after_the_end(standing: Standing, now: float) -> list[AnyLine]:
    """Prepare the next deal, and begin it when everybody who is here wants to."""
    if not standing.next_secret:
        return [log.Prepared(secret=fairness.fresh_secret())]
    when = _rematch_time(standing)
    if when is None or now < when:
        return []
    absent = [seat for seat in standing.people if seat not in standing.rematch]
    lines: list[AnyLine] = [*(log.Stood(seat=seat) for seat in absent), log.Renewed()]
    full = not absent and not any(seat.free for seat in standing.seats)
    return [*lines, log.Started()] if full else lines


def _rematch_time(standing: Standing) -> float | None:
    """When those who want to play again may begin; None while somebody who is here does not want to.

    Who was here a moment ago is waited for: the server may have been started again, and all come back one by one.
    """
    if not standing.rematch:
        return None
    others = [standing.seats[seat] for seat in standing.people if seat not in standing.rematch]
    if any(seat.here for seat in others):
        return None
    return max((seat.changed + RETURN_SECONDS for seat in others), default=standing.position_at)


def deadline(standing: Standing) -> float | None:
    """When the seat whose turn it is must have moved; None without a limit."""
    mover = standing.mover if standing.phase == "playing" else SPECTATOR
    if mover == SPECTATOR or standing.is_automatic(mover):
        return None
    seconds = standing.settings.clock.seconds
    if seconds is not None:
        return standing.position_at + seconds
    seat = standing.seats[mover]
    if seat.here or not any(standing.seats[other].here for other in standing.people if other != mover):
        return None
    return max(standing.position_at, seat.changed) + ABSENT_SECONDS


def next_time(standing: Standing) -> float | None:
    """When somebody must look after the table, people or none."""
    bots = standing.position_at if bot_to_ask(standing, frozenset()) is not None else None
    return min((moment for moment in (timer(standing), bots) if moment is not None), default=None)


def timer(standing: Standing) -> float | None:
    """When the next thing happens that waits for the clock."""
    match standing.phase:
        case "shuffling":
            return _deal_time(standing)
        case "over":
            return _rematch_time(standing) if standing.next_secret else standing.position_at
        case "playing":
            limit = deadline(standing)
            answer = standing.ask.at + UNDO_SECONDS if standing.ask else None
            return min((moment for moment in (limit, answer) if moment is not None), default=None)
    return None


def _deal_time(standing: Standing) -> float:
    """At once when all promises are kept."""
    owed = any(seat.promise and not seat.entropy for seat in standing.seats)
    return standing.position_at + (REVEAL_SECONDS if owed else 0)


def bot_to_ask(standing: Standing, waited: Set[int]) -> int | None:
    """The bot to think next: those who may interrupt first, then the one whose turn it is."""
    if standing.phase != "playing" or not standing.match:
        return None
    mover = standing.mover
    asked = [seat for seat in standing.match.actors if seat != mover and seat not in waited]
    asked.append(mover)
    return next((seat for seat in asked if seat != SPECTATOR and standing.is_automatic(seat)), None)


def person_may_act(standing: Standing) -> bool:
    """Whether a person who is here could do something now, so that bots should hold back a moment.

    As far as an onlooker can tell: a bot that waited because of a card in somebody's hand would give it away.
    """
    if not standing.match:
        return False
    people = sum(1 << seat for seat in standing.people if standing.seats[seat].here and not standing.seats[seat].away)
    worlds = [standing.match.imagine(SPECTATOR, seed) for seed in range(WORLDS)]
    return any(int(world.actors()) & people for world in worlds)
