"""The heuristic of zovnis: obvious moves, no knowledge of hidden cards, and the value of results."""

import pytest

from saucer.games.zovnis import GAME
from saucer.games.zovnis.heuristic import HEURISTIC
from saucer.kernel.rng import quick
from saucer.kernel.state import MOST_MOVES, Moves
from saucer.kernel.vectors import array
from saucer.lab.play import random_decision
from saucer.lessons.positions.zovnis import table
from tests.support.zovnis import random_games, sky


def weighed(state, seat):
    """The seat's moves and what they weigh."""
    moves = Moves()
    state.legal(seat, moves)
    weights = array([0] * int(MOST_MOVES))
    HEURISTIC.weigh(state, seat, moves, weights)
    return [(moves.codes[i], weights[i]) for i in range(moves.count)]


def best(match):
    """The best moves of the seat whose turn it is, in words."""
    choices = weighed(match.state, match.state.mover())
    most = max(weight for _, weight in choices)
    return {GAME.to_words(match.state, match.state.mover(), move) for move, weight in choices if weight == most}


def test_alien_and_saucer_land_together():
    """Two points are better than one or none."""
    match = table(hands=("z01 z07 z16", "z24"), goals=("shaggy g-lul", "moog egg"))
    assert best(match) <= {f"z01 on {column}" for column in (1, 2, 3, 4)}


def test_the_end_columns_are_safer():
    """Only one neighbour can strike from the side there."""
    match = table(hands=("z01", "z24"), goals=("shaggy g-lul", "moog egg"))
    assert best(match) == {"z01 on 1", "z01 on 4"}


def test_an_armed_card_strikes_what_others_seem_to_back():
    """Both cards land Shaggy in Disco, but the armed one takes a Blip in a Pink Cup away, of which too many landed."""
    match = table(
        ["z17"], [], ["z18"], ["z05 flipped"], hands=("w06 z10", "z24"), goals=("shaggy egg", "blip pink-cup")
    )
    assert best(match) <= {"w06 on 1", "w06 on 4"}


def test_an_armed_card_spares_the_own():
    """Beside z04 it would eliminate two points (ZQ7), and the sky is wide."""
    match = table(["z04"], hands=("w01", "z24"), goals=("shaggy egg", "blip pink-cup"))
    for words in best(match):
        twin = table(["z04"], hands=("w01", "z24"), goals=("shaggy egg", "blip pink-cup"))
        twin.play(0, words)
        assert "z04" in sky(twin)[0]


def test_an_astre_shields_two_at_once():
    """Between two own Zovnis it closes a side of either (Z10)."""
    match = table(["z04"], [], ["z04"], hands=("astre", "z24"), goals=("shaggy egg", "blip pink-cup"))
    assert best(match) == {"astre on 2"}


def test_who_is_behind_does_not_fill_the_sky():
    """Two points by z04 would not save the game; the strike keeps it open (ZQ9)."""
    match = table(
        *[["z17"] * 5] * 3, ["z17"] * 4, hands=("w06 z04", "z24"), goals=("shaggy egg", "blip pink-cup"), pile="z01 z02"
    )
    assert best(match) == {"w06 on 4"}


def test_who_is_ahead_fills_the_sky():
    """With the last place the game is won, whatever the card."""
    match = table(
        *[["z04"] * 5] * 3, ["z04"] * 4, hands=("w03 astre", "z24"), goals=("shaggy egg", "blip pink-cup"), pile="z01"
    )
    assert best(match) == {"astre on 4"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_weights_do_not_depend_on_what_is_hidden(players):
    state = GAME.deal(players, GAME.sheet.indices(GAME.sheet.settle({})), 0, quick(players))
    rng, moves = quick(7), Moves()
    while state.actors():
        seat = state.mover()
        twin = state.clone()
        twin.redeal(seat, rng)
        assert weighed(twin, seat) == weighed(state, seat)
        assert twin.over or HEURISTIC.worth(twin, seat) == HEURISTIC.worth(state, seat)
        state.play(*random_decision(state, rng, moves), None)


def test_a_playout_ends_and_plays_legal_moves():
    state = GAME.deal(3, GAME.sheet.indices(GAME.sheet.settle({})), 0, quick(2))
    rng, moves = quick(3), Moves()
    while state.actors():
        seat = state.mover()
        state.legal(seat, moves)
        move = HEURISTIC.roll(state, seat, moves, rng)
        assert state.refusal(seat, move) is None
        state.play(seat, move, None)


def test_winners_are_worth_most():
    for match in random_games(30):
        state = match.state
        worths = [HEURISTIC.worth(state, seat) for seat in range(state.players)]
        winners = state.winners()
        assert all(0 <= worth <= 1 for worth in worths)
        assert {seat for seat in range(state.players) if worths[seat] == max(worths)} == set(winners)
