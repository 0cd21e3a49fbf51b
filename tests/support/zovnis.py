"""Helpers for tests of zovnis: the sky in words, whole games."""

from collections.abc import Iterator

import saucer
from saucer.games.zovnis.projection import view
from saucer.games.zovnis.rules import Zovnis
from saucer.games.zovnis.view import ZovnisView
from saucer.kernel.match import Match
from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.lab.play import random_decision

ALIENS = ["shaggy", "blip", "moog", "tripod"]
SAUCERS = ["g-lul", "egg", "pink-cup", "disco"]


def seen(match: Match, seat: int) -> ZovnisView:
    """The view of a seat."""
    assert isinstance(match.state, Zovnis)
    return view(match.state, seat)


def sky(match: Match) -> list[list[str]]:
    """The columns as words, from the planet up."""
    return [[card.card + (" flipped" if card.flipped else "") for card in column] for column in seen(match, 0).sky]


def pile(match: Match, seat: int = 0) -> list[str]:
    """The cards a seat has eliminated."""
    return list(seen(match, seat).players[seat].pile)


def random_games(count: int) -> Iterator[Match]:
    """Random games with 2, 3 and 4 players in turn."""
    for seed in range(count):
        match = saucer.match("zovnis", players=2 + seed % 3, seed=seed)
        rng, moves = quick(seed), Moves()
        while match.actors:
            match.play(*random_decision(match.state, rng, moves))
        yield match
