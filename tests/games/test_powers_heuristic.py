"""The heuristic of powers: which moves it prefers, and why."""

import pytest

from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.lessons.positions.powers import table


def weights(match, seat=0):
    """The weight of each legal move, by its words."""
    moves = Moves()
    match.state.legal(seat, moves)
    values = moves.codes[: moves.count]
    match.game.heuristic.weigh(match.state, seat, moves, values)
    return dict(zip(map(str, match.moves(seat)), values, strict=True))


def sensible(match, seat=0):
    """The words of the move the heuristic likes best."""
    moves = Moves()
    match.state.legal(seat, moves)
    return str(match.move(seat, match.game.heuristic.best(match.state, seat, moves, quick(1))))


def test_it_lays_a_card_rather_than_drawing():
    assert sensible(table("blue 2, red 3, red 4", "green 1, green 2")) == "blue 2"


def test_it_keeps_wilds_while_something_else_fits():
    assert sensible(table("wild4, character red, blue 2, red 3", "green 1, green 2, green 3")) == "blue 2"


def test_it_stops_a_player_who_is_nearly_out():
    hand = "blue draw2, blue 9, blue 8, red 1"
    assert sensible(table(hand, "green 1, green 2")) == "blue draw2"


def test_it_calls_with_the_play():
    assert sensible(table("blue 2, red 3", "green 1, green 2")) == "blue 2 last"


def test_it_names_the_colour_it_has_most_of():
    assert sensible(table("character red, green 1, green 2, yellow 1", "red 1, red 2, red 3")) == "character red green"


def test_it_takes_a_power_it_does_not_have():
    match = table("choice, green 1, green 2, yellow 1", "red 1, red 2, red 3", powers={"green": 0})
    priors = weights(match)
    assert priors["choice blue green"] > priors["choice green green"]


def test_a_bluff_weighs_less():
    honest = weights(table("wild4, red 1, red 2", "red 3, red 4, red 5"))["wild4 red"]
    bluff = weights(table("wild4, red 1, blue 2, red 2", "red 3, red 4, red 5"))["wild4 red"]
    assert bluff < honest


@pytest.mark.parametrize(
    ("cards", "answer"), [("red 1, red 2", "accept"), ("red 1, red 2, red 3, red 4, red 5, red 6, red 7", "challenge")]
)
def test_it_challenges_big_hands(cards, answer):
    match = table(f"wild4, {cards}", "green 1, green 2, green 3", "yellow 1, yellow 2")
    match.play(0, "wild4 red")
    assert sensible(match, 1) == answer


def test_it_catches_and_calls_at_once():
    match = table("blue 2, red 3", "green 1, green 2", "yellow 1, yellow 2")
    match.play(0, "blue 2")
    assert weights(match, 0)["call"] > 0
    assert sensible(match, 2) == "catch 0"


def test_it_gives_red_cards_to_whoever_is_nearest_to_going_out():
    match = table("red 1, red 2, green 5", "green 1, green 2, green 3", "yellow 1, yellow 2", powers={"red": 0})
    assert sensible(match) in ("give red 1 to 2", "give red 2 to 2")


def test_it_lays_blind_rather_than_draw_and_then_chooses_well():
    match = table("red 1, red 2, yellow 1", "green 1, green 2", top="blue 7", draws="choice", powers={"green": 0})
    assert sensible(match) == "green"
    match.play(0, "green")
    assert sensible(match).endswith(" red")
    single = table("red 1", "green 1, green 2", top="blue 7", powers={"green": 0})
    assert sensible(single) == "green last"


def test_it_names_the_first_colour_by_its_hand():
    match = table(
        "red 1, red 2, yellow 1", "green 1, green 2", top="blue 7", draws="character blue", powers={"green": 0}
    )
    match.play(0, "green")
    assert sensible(match) == "colour red"


def test_worth_in_mid_round_prefers_the_smaller_hand():
    match = table("red 1, red 2", "green 1, green 2, green 3, green 4, green 5", "yellow 1, yellow 2, yellow 3")
    match.state.turns = 5
    worths = [match.game.heuristic.worth(match.state, seat) for seat in range(3)]
    assert worths[0] > worths[2] > worths[1]


def test_worth_after_a_round_prefers_its_winner():
    match = table("blue 1", "green 1, green 2", "yellow 1, yellow 2", totals=[0, 0, 0])
    match.play(0, "blue 1")
    assert match.state.round == 2
    worths = [match.game.heuristic.worth(match.state, seat) for seat in range(3)]
    assert worths[0] > max(worths[1:])


def test_worth_with_own_scoring_prefers_fewer_points():
    match = table("blue 1", "green 1, green 2", "yellow 8, yellow 9", scoring="own")
    match.play(0, "blue 1")
    worths = [match.game.heuristic.worth(match.state, seat) for seat in range(3)]
    assert worths[0] > worths[1] > worths[2]
