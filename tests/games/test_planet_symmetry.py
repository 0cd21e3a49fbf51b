"""Renaming seats, or slots of one kind, does not change a game of planet; nor does collecting its events."""

from itertools import permutations

import pytest

import saucer
from saucer.games.planet.knowledge import HIDE, NAME, TAKE
from saucer.kernel.rng import quick
from saucer.kernel.snapshot import position
from saucer.kernel.state import Moves
from saucer.lessons.positions.planet import numbers, table
from tests.support.planet import A, B
from tests.support.rulebook import rule

SYMMETRY = saucer.game("planet").symmetry


def play_beside(state, twin, rename, shift, seed=2):
    """Play a state and its renamed twin to the end; the twin makes the renamed moves."""
    rng, moves = quick(seed), Moves()
    while state.actors():
        seat = state.mover()
        state.legal(seat, moves)
        code = moves.codes[rng.below(moves.count)]
        twin.play((seat + shift) % state.players, rename(state, code), None)
        state.play(seat, code, None)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("by", [1, 2])
def test_seats_can_be_turned(players, by):
    state = saucer.match("planet", players=players, seed=5, options={"characters": "hidden"}).state
    by %= players
    twin = SYMMETRY.rotate(state, by)
    play_beside(state, twin, lambda before, code: SYMMETRY.rotate_move(before, code, by), by)
    assert position(SYMMETRY.rotate(state, by)) == position(twin)
    scores = state.scores()
    assert twin.scores() == [scores[(seat - by) % players] for seat in range(players)]


@rule("PQ3")
@pytest.mark.parametrize("number", range(24))
def test_pq3_the_place_inside_a_kind_never_matters(number):
    state = saucer.match("planet", players=2, seed=number, options={"characters": "hidden"}).state
    twin = SYMMETRY.relabel(state, number)
    play_beside(state, twin, lambda before, code: SYMMETRY.relabel_move(before, code, number), 0)
    assert position(SYMMETRY.relabel(state, number)) == position(twin)
    assert twin.scores() == state.scores()


def test_renamings_move_tiles_and_what_is_known_of_them():
    match = table(2, planets=["C01 C02"], tops="K01 K03 K05", characters="hidden")
    match.state.turned[A] = 0b10
    match.play(A, "stack character")
    match.play(A, "hide K03")
    match.play(B, "take hidden at b")
    state = match.state
    assert state.unseen == 0b10_0000
    assert SYMMETRY.rotate(state, 1).unseen == 0b10
    swap = list(permutations(range(4))).index((0, 2, 1, 3))  # b and c
    twin = SYMMETRY.relabel(state, swap)
    assert twin.unseen == 0b100_0000
    assert list(twin.turned) == [0b100, 0]
    assert list(twin.planets)[:4] == [numbers("C01")[0], -1, numbers("C02")[0], -1]


def test_renamed_moves():
    state = table(3).state
    assert SYMMETRY.rotate_move(state, NAME + 2, 1) == NAME
    assert SYMMETRY.rotate_move(state, NAME + 3, 1) == NAME + 3  # nobody sits there
    assert SYMMETRY.rotate_move(state, TAKE, 1) == TAKE
    reverse = list(permutations(range(4))).index((3, 2, 1, 0))
    assert SYMMETRY.relabel_move(state, TAKE + 5, reverse) == TAKE + 6
    assert SYMMETRY.relabel_move(state, HIDE + 1, reverse) == HIDE + 1
    assert SYMMETRY.relabels == 24
    assert position(SYMMETRY.relabel(state, 0)) == position(state)


@pytest.mark.parametrize("players", [2, 4])
def test_listening_changes_nothing(players):
    loud = saucer.match("planet", players=players, seed=3, options={"characters": "hidden"}).state
    quiet = loud.clone()
    rng, moves = quick(4), Moves()
    while loud.actors():
        seat = loud.mover()
        loud.legal(1 - seat if players == 2 else (seat + 1) % players, moves)
        assert moves.count == 0  # only one seat acts
        loud.legal(seat, moves)
        code = moves.codes[rng.below(moves.count)]
        loud.play(seat, code, [])
        quiet.play(seat, code, None)
    assert position(loud) == position(quiet)
