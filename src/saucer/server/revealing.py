"""Revealing: did the last move show anybody what its maker did not know? Then it is not taken back freely."""

from typing import Any, Final

from saucer.kernel.events import Event
from saucer.kernel.match import Match
from saucer.kernel.rng import quick
from saucer.kernel.state import State

WORLDS: Final = 12  # imagined; a card that is the same in all of them was as good as known


def revealed(match: Match) -> bool:
    """Play the last move again in worlds its maker could not tell apart: if anything comes out differently,
    chance or another's secret was shown to somebody. The true world is not asked, so the answer gives nothing away."""
    last, before = match.history[-1], match.past()
    outcomes = []
    for number in range(WORLDS):
        world = before.clone()
        world.redeal(last.seat, quick(number))
        outcomes.append(_outcome(match, world, last.seat, last.code))
    return any(outcome != outcomes[0] for outcome in outcomes)


def _outcome(match: Match, state: State, seat: int, code: int) -> tuple[list[Event], Any]:
    """All events with all their secrets, and what the mover sees then."""
    events: list[Event] = []
    state.play(seat, code, events)
    return events, match.game.view(state, seat)
