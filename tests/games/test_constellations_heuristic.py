"""The heuristic of constellations: ships and constellations in clear positions, and no knowledge of hidden cards."""

import pytest
from mypy_extensions import i64

from saucer.games.constellations.heuristic import HEURISTIC
from saucer.games.constellations.knowledge import TO_LAY
from saucer.games.constellations.rules import STAY
from saucer.kernel.arrays import vec
from saucer.kernel.rng import quick
from saucer.kernel.state import MOST_MOVES, Moves
from saucer.lessons.positions.constellations import table
from tests.support.constellations import GAME, OLA, PAWEL, finish, group


def weighed(state):
    """The legal moves of the seat in turn and their weights."""
    moves, weights = Moves(), vec[i64]([i64(0)] * MOST_MOVES)
    state.legal(state.turn, moves)
    HEURISTIC.weigh(state, state.turn, moves, weights)
    return {code: int(weights[i]) for i, code in enumerate(moves.listed())}


def play_best(match):
    """Lay the card and send the ship that weigh most; the words of both."""
    done, seat = [], match.state.turn
    while match.state.actors() and match.state.turn == seat:
        weights = weighed(match.state)
        best = max(weights, key=weights.get)
        done.append(GAME.to_words(match.state, seat, best))
        match.play(seat, done[-1])
    return done


def relative(state, seat):
    scores = state.scores()
    return scores[seat] - (sum(scores) - scores[seat]) / (state.players - 1)


def best_end(state, seat):
    """The best that can still be reached by laying one card and sending a ship."""
    if state.turn != seat or not state.actors():
        return relative(state, seat)
    moves, ends = Moves(), []
    state.legal(seat, moves)
    for code in moves.listed():
        twin = state.clone()
        twin.play(seat, code, None)
        ends.append(best_end(twin, seat))
    return max(ends)


def sensible_until(state, cards):
    """Play on by the heuristic until a number of cards lie in the sky and another is to be laid."""
    moves, rng = Moves(), quick(5)
    while state.count < cards or state.step != TO_LAY:
        state.legal(state.turn, moves)
        state.play(state.turn, HEURISTIC.best(state, state.turn, moves, rng), None)
    return state


def test_a_first_ship_lands_at_once():
    """A ship costs nothing and can move later, so the first card never goes without one."""
    match = table(hands=["p19 p01 p02", "p03"])
    assert play_best(match)[1].startswith("ship ")
    assert match.state.scores()[OLA] >= 3


BLUE_FIVE = ("p19 at 1,0", "p21 at 2,0")


def test_the_own_constellation_grows_rather_than_the_rivals():
    """Two blue planets fit to five that are Ola's, and two reds to a red that is Paweł's."""
    match = table(*BLUE_FIVE, hands=["p01", "p03"], ships=[(OLA, "1,0", "nw"), (PAWEL, "0,0", "nw")])
    play_best(match)
    assert group(match, "1,0", "nw").size == 7
    assert group(match, "0,0", "nw").size == 1


def test_a_small_constellation_joins_a_rivals_large_one():
    """Both then have all of it, which is worth most to the player who brought least (G11)."""
    ships = [(OLA, "0,-1", "ne"), (PAWEL, "1,0", "nw")]
    match = table(*BLUE_FIVE, "p43 at 0,-1 turn 2", hands=["p04 p12", "p03"], ships=ships)
    assert group(match, "0,-1", "ne").size == 1
    play_best(match)
    assert group(match, "1,0", "nw").owners == [OLA, PAWEL]


def test_a_ship_leaves_a_constellation_that_cannot_grow():
    """GT2: one walled-in planet is worth less than three that may still grow."""
    cards = ("p13 at -1,0 turn 3", "p40 at 1,0", "p03 at 0,1 turn 2", "p41 at -1,1 turn 2", "p07 at 1,1 turn 1")
    match = table(*cards, hands=["p04", "p05"], ships=[(OLA, "1,1", "nw")])
    match.play(OLA, "p04 at 2,0 turn 2")
    weights = weighed(match.state)
    assert max(weights, key=weights.get) != STAY


def test_a_ship_stays_with_a_large_constellation():
    """Five planets are not left for one: a rival would take them (GT8)."""
    match = table(*BLUE_FIVE, hands=["p10", "p03"], ships=[(OLA, "1,0", "nw"), (OLA, "0,0", "sw")])
    match.play(OLA, "p10 at 0,1 turn 1")
    weights = weighed(match.state)
    assert max(weights, key=weights.get) == STAY


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_card_is_laid_for_the_best_score(players):
    """Nothing comes after it, so only one's own score less the others' counts."""
    for seed in range(3):
        state = sensible_until(GAME.deal(players, {}, 0, quick(seed)), 48)
        seat, best = state.turn, best_end(state.clone(), state.turn)
        moves, rng = Moves(), quick(1)
        while state.actors():
            state.legal(seat, moves)
            state.play(seat, HEURISTIC.best(state, seat, moves, rng), None)
        assert relative(state, seat) == best


def test_a_playouts_player_beats_chance():
    """It compares some moves only, and still leaves chance far behind."""
    for seed in range(2):
        state, moves, rng = GAME.deal(2, {}, 0, quick(seed)), Moves(), quick(seed)
        while state.actors():
            state.legal(state.turn, moves)
            chance = moves.codes[rng.below(moves.count)]
            move = HEURISTIC.roll(state, OLA, moves, rng) if state.turn == OLA else chance
            state.play(state.turn, move, None)
        assert state.winners() == [OLA]


@pytest.mark.parametrize("players", [2, 4])
def test_weights_do_not_depend_on_hidden_cards(players):
    """GQ15: hands of others and the pile are unknown."""
    rng = quick(7)
    for cards in (1, 20, 40):
        state = sensible_until(GAME.deal(players, {}, 0, quick(cards)), cards)
        weights = weighed(state)
        for _ in range(3):
            twin = state.clone()
            twin.redeal(twin.turn, rng)
            assert weighed(twin) == weights


@pytest.mark.parametrize("players", [2, 3, 4])
def test_worth_of_finished_games(players):
    """Between 0 and 1, and winners have most."""
    for seed in range(4):
        state = finish(seed, ships=True, players=players)
        worths = [HEURISTIC.worth(state, seat) for seat in range(players)]
        assert all(0 <= worth <= 1 for worth in worths)
        assert {seat for seat in range(players) if worths[seat] == max(worths)} == set(state.winners())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_worth_of_unfinished_games(players):
    """Chances to win add up to one; nobody has a lead before the first card."""
    state = GAME.deal(players, {}, 0, quick(1))
    assert [HEURISTIC.worth(state, seat) for seat in range(players)] == pytest.approx([1 / players] * players)
    state = sensible_until(state, 30)
    worths = [HEURISTIC.worth(state, seat) for seat in range(players)]
    assert sum(worths) == pytest.approx(1)
