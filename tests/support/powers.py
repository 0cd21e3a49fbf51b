"""Helpers for tests of powers: hands and powers in words, rounds dealt from a stacked deck."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import saucer
from saucer.games.powers.knowledge import NOTHING
from saucer.games.powers.rules import Powers
from saucer.kernel.match import Match
from saucer.kernel.rng import quick
from saucer.kernel.vectors import array
from saucer.lessons.positions.powers import kinds, table
from tests.support.games import refused as refused


def cards(match: Match, seat: int) -> list[str]:
    """A hand, sorted."""
    return list(match.view(seat).hand)


def sizes(match: Match) -> list[int]:
    """The number of cards of each seat."""
    return [player.cards for player in match.view().players]


def owner(match: Match, power: str) -> int | None:
    """The owner of a power."""
    return next((seat for seat, player in enumerate(match.view().players) if power in player.powers), None)


def words(match: Match, seat: int) -> list[str]:
    """The legal moves of a seat in words."""
    return [str(move) for move in match.moves(seat)]


def told(events: Sequence[saucer.Event], name: str) -> list[dict[str, Any]]:
    """The arguments of all events of one kind."""
    return [event.args for event in events if event.name == name]


def dealt(first: str, players: int = 3, deck: str = "powers") -> Match:
    """A match whose first card turned up is of the kind, with seat 0 to the left of the dealer."""
    wanted = first.replace(" ", "-")
    for seed in range(5000):
        match = saucer.match("powers", players, seed=seed, start=0, options={"deck": deck})
        if match.view().top == wanted:
            return match
    raise AssertionError(first)


def dealt_anew(
    order: str, players: int = 3, events: list[saucer.Event] | None = None, *, seed: int = 1, sinks: bool = False
) -> Match:
    """The next round is dealt by seat 0 from a pile whose top cards, after the hands, are these."""
    match = table(*["red 1"] * players)
    state = match.state
    assert isinstance(state, Powers)
    for seat in range(players):
        state.sizes[seat] = 0
    for place in range(len(state.hands)):
        state.hands[place] = NOTHING
    wanted = kinds(order)
    deck = Counter(dict(enumerate([*([0, 1, *[2] * 9, 1, 1] * 4), 4, 4, 4, 4, 4, 4, 0])))
    deck.subtract(wanted)
    others = list(deck.elements())
    hands = others[-7 * players :]
    pile = others[: -7 * players] + wanted[::-1] + hands
    state.pile, state.pile_count = array(pile), len(pile)
    for step in range(7 * players):
        state._take_top((1 + step) % players)
    state.dealer, state.direction, state.hit = 0, 1, 0
    state.rng, state.sinks = quick(seed), sinks
    state._turn_up(events)
    return match
