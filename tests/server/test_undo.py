"""Free undo: all that a move reveals is in its events, by which an undo is free or not."""

import random

import pytest

import saucer
from saucer.kernel.rng import quick
from saucer.server.table.undo import WORLDS, revealed


def views(match):
    """What the mover would see in worlds it cannot tell apart, had the last move been made there."""
    last = match.history[-1]
    for number in range(WORLDS):
        world = match.past().clone()
        world.redeal(last.seat, quick(number))
        world.play(last.seat, last.code, None)
        yield match.game.view(world, last.seat)


@pytest.mark.parametrize("slug", saucer.SLUGS)
def test_nothing_is_shown_that_is_not_told(slug):
    rng, revealing, free = random.Random(3), 0, 0
    for seed in range(3):
        match = saucer.match(slug, players=3, seed=seed)
        while match.actors and len(match.history) < 40:
            seat = rng.choice(match.actors)
            match.play(seat, rng.choice(list(match.moves(seat))))
            if revealed(match):
                revealing += 1
                continue
            free += 1
            first, *others = views(match)
            assert all(other == first for other in others)
    assert revealing
    assert free
