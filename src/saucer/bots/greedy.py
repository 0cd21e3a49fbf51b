"""Greedy: looks one move ahead in a few imagined worlds and takes what leads by most."""

from collections.abc import Callable, Sequence

from saucer.kernel.rng import Rng
from saucer.kernel.state import State

WORLDS = 8

Imagine = Callable[[Rng], State]  # a position the seat cannot tell from the real one


def choose(imagine: Imagine, seat: int, codes: Sequence[int], rng: Rng, low_wins: bool = False) -> int:
    """One of the seat's moves; among equals, chance decides."""
    worlds = [imagine(rng) for _ in range(WORLDS)]
    sign = -1 if low_wins else 1
    best: list[int] = []
    best_lead = 0
    for code in codes:
        lead = sum(sign * _lead(world, seat, code) for world in worlds)
        if not best or lead > best_lead:
            best, best_lead = [], lead
        if lead == best_lead:
            best.append(code)
    return best[rng.below(len(best))]


def _lead(world: State, seat: int, code: int) -> int:
    after = world.clone()
    after.play(seat, code, None)
    scores = after.scores()
    return scores[seat] * (len(scores) - 1) - (sum(scores) - scores[seat])
