"""The heuristic of looters: which moves it prefers, and why."""

from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.lessons.positions.looters import table
from tests.support.looters import FILL


def sensible(match, seat=0):
    """The words of the move the heuristic likes best."""
    moves = Moves()
    match.state.legal(seat, moves)
    return str(match.move(seat, match.game.heuristic.best(match.state, seat, moves, quick(1))))


def test_it_takes_most():
    assert sensible(table(["thimble cruiser pancake", FILL], pile=FILL)) == "cruiser"


def test_it_would_rather_rob_than_take_from_earth():
    match = table(["teacup pancake", FILL], tops=["", "teacup"], loot=[0, 9], pile=FILL)
    assert sensible(match) == "teacup"


def test_it_sends_the_animals_to_the_richest():
    assert sensible(table(["animals", FILL, FILL], loot=[0, 2, 9], pile=FILL)) == "animals on 2"


def test_without_loot_about_the_animals_wait():
    assert sensible(table(["animals strength", FILL], loot=[5, 0], pile=FILL)) == "strength 1"


def test_it_lays_all_strength_at_once():
    assert sensible(table(["strength strength strength", FILL], pile=FILL)) == "strength 3"


def test_it_recruits_when_many_recruit():
    tops = ["", "recruit", "recruit", "recruit"]
    assert sensible(table(["recruit pancake", FILL, FILL, FILL], tops=tops, pile=FILL)) == "recruit"


def test_the_general_comes_when_the_others_lose_much():
    match = table(["general thimble", FILL, FILL], tops=["", "zeppelin", "zeppelin"], loot=[0, 9, 9], pile=FILL)
    assert sensible(match) == "general"


def test_it_ends_the_game_when_ahead_and_not_when_behind():
    assert sensible(table(["zeppelin thimble", FILL], loot=[9, 5], earth=3, pile=FILL)) == "zeppelin"
    assert sensible(table(["zeppelin thimble", FILL], loot=[1, 30], earth=3, pile=FILL)) == "thimble"


def test_a_playout_slips_now_and_then():
    match = table(["thimble cruiser pancake", FILL], pile=FILL)
    moves, rng = Moves(), quick(3)
    match.state.legal(0, moves)
    rolled = {match.game.heuristic.roll(match.state, 0, moves, rng) for _ in range(200)}
    assert rolled == set(moves.listed())
