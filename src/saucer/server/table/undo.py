"""Revealing: did the last move show anybody what its maker did not know? Then it is not taken back freely."""

from typing import Final

from saucer.kernel.events import Event
from saucer.kernel.match import Match, Move
from saucer.kernel.rng import quick
from saucer.kernel.state import State

WORLDS: Final = 12  # imagined; a card that is the same in all of them was as good as known


def revealed(match: Match) -> bool:
    """Play the last move again in worlds its maker could not tell apart: if anything comes out differently,
    chance or another's secret was shown to somebody. The true world is not asked, so the answer gives nothing away."""
    last, before = match.history[-1], match.past()
    first = _told(before, last, 0)
    return any(_told(before, last, number) != first for number in range(1, WORLDS))


def _told(before: State, move: Move, number: int) -> list[Event]:
    """All events with all their secrets; whatever a move shows is told by one of them."""
    world = before.clone()
    world.redeal(move.seat, quick(number))
    events: list[Event] = []
    world.play(move.seat, move.code, events)
    return events
