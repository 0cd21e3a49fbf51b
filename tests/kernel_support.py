"""What several kernel tests share."""

from saucer.kernel import state as compiled_state
from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.lab.play import random_decision

COMPILED = not compiled_state.__file__.endswith(".py")  # plain Python plays fewer games in the same time


def play_randomly(match, count, seed=1):
    """Play up to `count` random moves."""
    rng, moves = quick(seed), Moves()
    while match.actors and count:
        match.play(*random_decision(match.state, rng, moves))
        count -= 1
    return match
