"""Helpers for tests of any game: random moves, names of events, refusals."""

from collections.abc import Sequence

import pytest

import saucer
from saucer.kernel import state as compiled_state
from saucer.kernel.match import Match
from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.lab.play import random_decision

COMPILED = not compiled_state.__file__.endswith(".py")  # plain Python plays fewer games in the same time


def play_randomly(match: Match, count: int, seed: int = 1) -> Match:
    """Play up to `count` random moves."""
    rng, moves = quick(seed), Moves()
    while match.actors and count:
        match.play(*random_decision(match.state, rng, moves))
        count -= 1
    return match


def names(events: Sequence[saucer.Event]) -> list[str]:
    """The names of the events, in order."""
    return [event.name for event in events]


def refused(match: Match, seat: int, words: str) -> str:
    """The rule and the message that forbid a move."""
    with pytest.raises(saucer.IllegalMove) as excinfo:
        match.play(seat, words)
    return str(excinfo.value)
