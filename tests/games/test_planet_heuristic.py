"""The heuristic of planet: obvious moves in clear positions, and no knowledge of hidden tiles."""

import pytest
from mypy_extensions import i64

import saucer
from saucer.games.planet.components import CALM, FIRST_CHARACTER, OBJECTS, SHOWN, TILES, TURNED, VOLCANO
from saucer.games.planet.faces import FACE_DOWN, FACES, calm_tiles, count, turned_tiles
from saucer.games.planet.heuristic import HEURISTIC
from saucer.games.planet.knowledge import OVER
from saucer.kernel.arrays import vec
from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.lessons.positions.planet import table
from tests.support.planet import OLA, PATRYCJA, A, B

LAMPS = "C09 C10 C11 U13 U14 U15 D13 D14 D15"


def weighed(state, seat):
    """Each legal move with its weight."""
    moves = Moves()
    moves.brief = True
    state.legal(seat, moves)
    weights = vec[i64]([i64(0)] * 64)
    HEURISTIC.weigh(state, seat, moves, weights)
    return {moves.codes[i]: weights[i] for i in range(moves.count)}


def best(match, seat):
    """The best move in words."""
    weights = weighed(match.state, seat)
    top = max(weights, key=weights.get)
    assert sum(weight == weights[top] for weight in weights.values()) == 1
    return match.game.to_words(match.state, seat, top)


def best_take(match, seat):
    """The tile that the seat takes."""
    return best(match, seat).split()[1]


def drawn(stack, planets, tops, players=3):
    """A round in which the first seat may take any of these tiles."""
    match = table(players, planets=planets, tops=tops)
    match.play(OLA, f"stack {stack}")
    return match


@pytest.mark.parametrize(
    ("planet", "offer", "stack", "tile"),
    [
        ("K08 K09 C16", "U13 U18 U19", "uphill", "U13"),  # two Lamplighters want three lamps
        ("K05 K06 C16", "U17 U18 U20", "uphill", "U20"),  # two Astronomers want a sunset
        ("K01 K02 C16", "U13 U15 U17", "uphill", "U13"),  # the Vain Man wants the snake
        ("K07 C10 C16", "D14 D18 D19", "downhill", "D18"),  # with a rose already, the King wants no other
        ("K16 K17 C03 U01", "D01 D18 D04", "downhill", "D18"),  # a third baobab would cost the Gardener all
        ("K12 K13 C03 U02", "D01 D17 D20", "downhill", "D01"),  # the Drunkard wants it turned, three tiles at once
        ("K03 K04 C16 U06", "D11 D06 D20", "downhill", "D20"),  # volcanoes cost, the Geographer even more
        (f"{LAMPS} K03", "K08 K12 K15", "character", "K08"),  # a planet full of lamps calls for the Lamplighter
        ("C03 U03 C16 D17", "K16 K13 K12", "character", "K16"),  # two baobabs call for the Gardener
    ],
)
def test_takes_what_the_own_characters_or_planet_call_for(planet, offer, stack, tile):
    assert best_take(drawn(stack, [planet], offer), OLA) == tile


def test_faces_count_what_tiles_show():
    for tile in range(TILES):
        counts = [SHOWN[tile * OBJECTS + item] for item in range(OBJECTS)]
        assert [count(FACES[tile], item) for item in range(OBJECTS)] == counts
        assert count(FACES[tile], CALM) == (tile < FIRST_CHARACTER and not counts[VOLCANO])
    assert [item for item in range(TURNED + 1) if count(FACE_DOWN, item)] == [CALM, TURNED]
    assert calm_tiles(FACE_DOWN) == turned_tiles(FACE_DOWN) == 1


def test_takes_what_another_needs_badly():
    # Neither tile is of use to Ola, but Pawel has both Vain Men, and a snake would give him 8 points.
    match = drawn("center", ["K05 K06", "K01 K02 U13", "K05"], "C08 C06 C05", players=3)
    weights = weighed(match.state, OLA)
    needy = drawn("center", ["K05 K06", "K03 U13", "K05"], "C08 C06 C05", players=3)
    snake = 4  # the first tile on offer, at a
    assert weights[snake] - weights[snake + 4] > weighed(needy.state, OLA)[snake] - weighed(needy.state, OLA)[snake + 4]


def test_names_first_whom_the_choice_helps_least():
    # Of the tiles left one has three lamps: Pawel has both Lamplighters and shall not choose.
    match = drawn("uphill", ["K05 K06", "K08 K09", "K03 K04"], "U20 U13 U18")
    match.play(OLA, "take U20")
    assert best(match, OLA) == f"name {PATRYCJA}"


def test_of_two_players_b_takes_what_both_want():
    # Three lamps are worth 6 points to either; what else lies there is worth little.
    match = table(2, planets=["K08 K09", "K04 K05"], tops="C09 C16 C06")
    match.play(A, "stack center")
    match.play(A, "hide C06")
    assert best_take(match, B) == "C09"


def test_of_two_players_a_takes_the_better_of_what_is_left():
    match = table(2, planets=["K08 K09", "K04 K05"], tops="C09 C16 C06")
    match.play(A, "stack center")
    match.play(A, "hide C09")
    match.play(B, "take C16")
    assert best_take(match, A) == "hidden"  # A knows that it has three lamps


def test_of_two_players_a_hides_what_b_must_not_have():
    # B has both Vain Men and would take the snake at sight, 8 points; without it the two white sheep promise more
    # than a blind choice. To A all three are the same.
    match = table(2, planets=["K03 K05", "K01 K02 K13"], tops="C12 C13 C14")
    match.play(A, "stack center")
    assert best(match, A) == "hide C12"


@pytest.mark.parametrize(("players", "characters"), [(2, "open"), (2, "hidden"), (4, "hidden")])
def test_what_the_seat_cannot_know_makes_no_difference(players, characters):
    match = saucer.match("planet", players=players, seed=4, options={"characters": characters})
    state, rng = match.state, quick(7)
    while state.actors():
        seat = state.mover()
        weights = weighed(state, seat)
        twin = state.clone()
        twin.redeal(seat, rng)
        assert weighed(twin, seat) == weights
        state.play(seat, list(weights)[rng.below(len(weights))], None)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_worth_is_a_share_and_highest_for_winners(players):
    for seed in range(2):
        state, rng, moves = saucer.match("planet", players=players, seed=seed).state, quick(seed), Moves()
        while state.actors():
            assert 0 < HEURISTIC.worth(state, state.mover()) < 1
            state.legal(state.mover(), moves)
            state.play(state.mover(), HEURISTIC.roll(state, state.mover(), moves, rng), None)
        worths = [HEURISTIC.worth(state, seat) for seat in range(players)]
        assert all(0 <= worth <= 1 for worth in worths)
        winners = state.winners()
        assert min(worths[seat] for seat in winners) == max(worths)
        assert all(worths[seat] < 0.5 for seat in range(players) if seat not in winners)


def test_worth_breaks_ties_by_volcanoes():
    # A snake each for the Vain Man, 4 points; the most volcanoes would cost, so a Lamplighter makes up for A's.
    match = table(2, planets=["C08 C06 K01 K08 U16", "C12 K02"])
    match.state.phase, match.state.round = OVER, 16
    for stack in range(4):
        match.state.left[stack] = 0
    assert match.state.scores() == [4, 4]
    assert match.state.winners() == [B]
    assert HEURISTIC.worth(match.state, B) > 0.7
    assert HEURISTIC.worth(match.state, A) < 0.3
