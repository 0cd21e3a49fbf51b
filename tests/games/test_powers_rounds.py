"""Powers: the end of a round, scoring, the end of the game."""

from itertools import pairwise

import pytest

import saucer
from saucer.games.powers.rules import Powers
from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.lab.play import random_decision
from saucer.lessons.positions.powers import table
from tests.support.powers import sizes, told, words
from tests.support.rulebook import rule

# ---- going out -------------------------------------------------------------------------------


@rule("N21", "N23")
def test_n21_the_round_ends_when_a_hand_is_empty():
    match = table("blue 1", "red 3, red 5", "red 4")
    events = match.play(0, "blue 1")
    assert told(events, "went-out") == [{"seat": 0}]
    assert match.state.scores() == [12, 0, 0]
    assert match.view().round == 2
    assert sizes(match)[:1] != [0]


@rule("N23")
def test_n23_everybody_sees_what_each_round_brought():
    match = table("blue 1", "red 3, red 5", "red 4")
    assert match.view().rounds == []
    match.play(0, "blue 1")
    assert match.view(1).rounds == [[12, 0, 0]]
    assert match.imagine(1, seed=3).clone().booked == match.state.booked
    match.undo()
    assert match.view(1).rounds == []


@rule("N23")
def test_n23_rounds_add_up_to_the_totals():
    match = saucer.match("powers", 3, seed=11)
    while match.actors:
        seat, code = random_decision(match.state, quick(len(match.history)), Moves())
        match.play(int(seat), int(code))
    view = match.view()
    assert len(view.rounds) == view.round
    assert view.rounds[-1] == [player.total for player in view.players]
    gains = [
        [after - before for before, after in zip(*pair, strict=True)] for pair in pairwise([[0, 0, 0], *view.rounds])
    ]
    assert [[item.points for item in items] for items in match.tally] == [
        list(column) for column in zip(*gains, strict=True)
    ]


@rule("NT6", "N21")
def test_nt6_going_out_with_draw_two_the_next_player_draws_first_and_they_count():
    match = table("blue draw2", "red 3", "red 4", draws="green 9, green skip", target="round")
    match.play(0, "blue draw2")
    assert match.outcome == saucer.Outcome((0,), (3 + 9 + 20 + 4, 0, 0), "one-round")


@rule("N21")
def test_n21_going_out_with_wild_draw_four():
    match = table("wild4", "red 3", "red 4", draws="green 9, green 8, green 7, green 6", target="round")
    match.play(0, "wild4 red")
    assert match.state.scores() == [3 + 30 + 4, 0, 0]


@rule("N21", "N19")
@pytest.mark.parametrize("card", ["blue draw2", "wild4"])
def test_n21_yellow_draws_nothing_then_either(card):
    match = table(card, "red 3", "red 4", powers={"yellow": 1}, target="round")
    match.play(0, f"{card} red" if card == "wild4" else card)
    assert match.state.scores() == [7, 0, 0]


@rule("NQ36", "NQ12")
def test_nq36_going_out_with_blue_on_two_draw_cards():
    match = table(
        "blue draw2, wild4", "red 1", "red 1", "red 4", powers={"blue": 0}, target="round",
        draws="green 9, green 9, yellow 8, yellow 8, yellow 7, yellow 7",
    )  # fmt: skip
    match.play(0, "blue draw2")
    match.play(0, "wild4 red")
    assert sizes(match) == [0, 3, 5, 1]
    assert match.state.scores()[0] == (1 + 18) + (1 + 30) + 4


@rule("NQ36", "NQ12")
def test_nq36_with_two_players_both_hit_the_one_opponent():
    match = table("blue draw2, red draw2", "red 1", powers={"blue": 0}, target="round")
    match.play(0, "blue draw2")
    match.play(0, "red draw2")
    assert sizes(match) == [0, 5]


# ---- points ----------------------------------------------------------------------------------


@rule("NT5", "N23")
def test_nt5_a_left_over_hand_of_129():
    match = table("blue 1", "red 9, green skip, character red, wild4", target="round")
    events = match.play(0, "blue 1")
    assert told(events, "counted")[0]["points"] == 129
    assert match.state.scores() == [129, 0]


@rule("N23")
@pytest.mark.parametrize(
    ("card", "points"),
    [("red 1", 1), ("red 9", 9), ("red draw2", 20), ("red reverse", 20), ("red skip", 20), ("character blue", 50),
     ("choice", 50), ("wild4", 50)],
)  # fmt: skip
def test_n23_values(card, points):
    match = table("blue 1", card, target="round")
    match.play(0, "blue 1")
    assert match.state.scores() == [points, 0]


@rule("NQ44", "N23")
@pytest.mark.parametrize(("card", "points"), [("red 0", 0), ("wild", 50), ("wild4", 50), ("red skip", 20)])
def test_nq44_values_of_the_classic_deck(card, points):
    match = table("blue 1", card, target="round", deck="classic")
    match.play(0, "blue 1")
    assert match.outcome == saucer.Outcome((0,), (points, 0), "one-round")


@rule("N23")
def test_n23_the_winner_scores_all_other_hands():
    match = table("blue 1", "red 3", "red 4, red 5", "wild4")
    match.play(0, "blue 1")
    assert match.state.scores() == [3 + 9 + 50, 0, 0, 0]


@rule("N25", "NQ26")
def test_n25_or_everyone_books_the_own_cards_and_who_goes_out_none():
    match = table("blue 1", "red 3", "red 4, red 5", "wild4", scoring="own", totals=[7, 7, 7, 7])
    match.play(0, "blue 1")
    assert match.state.scores() == [7, 10, 16, 57]


# ---- the game --------------------------------------------------------------------------------


@rule("N24", "NQ25")
def test_n24_first_to_500_wins():
    match = table("blue 1", "red 9", "red 1", totals=[490, 499, 0])
    match.play(0, "blue 1")
    assert match.outcome == saucer.Outcome((0,), (500, 499, 0), "target-reached")


@rule("N24", "NQ25")
def test_n24_otherwise_a_new_round():
    match = table("blue 1", "red 9", "red 1", totals=[489, 499, 0])
    match.play(0, "blue 1")
    assert match.outcome is None
    assert match.state.winners() == []
    assert match.state.scores() == [499, 499, 0]
    assert match.view().round == 2


@rule("N24", "NQ25")
@pytest.mark.parametrize("target", [200, 300])
def test_n24_other_targets(target):
    match = table("blue 1", "red 9", "red 1", totals=[target - 10, 0, 0], target=target)
    match.play(0, "blue 1")
    assert match.outcome is not None
    match = table("blue 1", "red 9", "red 1", totals=[target - 11, 0, 0], target=target)
    match.play(0, "blue 1")
    assert match.outcome is None


@rule("N25", "NQ25")
def test_n25_when_someone_reaches_500_the_lowest_total_wins():
    match = table("blue 1", "red 9", "red 1", totals=[300, 491, 200], scoring="own")
    match.play(0, "blue 1")
    assert match.outcome == saucer.Outcome((2,), (300, 500, 201), "target-reached")


@rule("NQ25", "N25")
def test_nq25_ties_for_the_lowest_share_the_win():
    match = table("blue 1", "red 9", "red 1", totals=[201, 491, 200], scoring="own")
    match.play(0, "blue 1")
    assert match.outcome == saucer.Outcome((0, 2), (201, 500, 201), "target-reached")


@rule("NQ2", "NQ3", "NT7")
def test_nq2_nq3_the_deal_passes_to_the_left_and_powers_return_to_the_middle():
    match = table("blue 1", "red 9", "red 1", powers={"red": 1, "green": 0})
    assert match.view().dealer == 2
    events = match.play(0, "blue 1")
    view = match.view()
    assert told(events, "dealt") == [{"seat": 0, "round": 2}]
    assert view.dealer == 0
    assert all(player.powers == [] for player in view.players)
    assert sum(player.cards for player in view.players) >= 21
    assert match.state.census()[59] == 4
    assert sum(match.state.census()[:59]) == 108


@rule("NQ3")
def test_nq3_everything_starts_anew():
    match = table("red 2, red 3", "red 9", "blue 1", turn=2, direction=-1)
    match.play(2, "blue 1")
    state = match.state
    assert isinstance(state, Powers)
    view = match.view()
    assert (view.turns, view.due, view.suspect) == (0, None, None)
    assert view.direction == (-1 if view.top.endswith("reverse") else 1)
    assert (state.hit, state.passes, sum(state.watched), len(state.sure)) == (0, 0, 0, 0)


@rule("NQ44")
def test_nq44_one_round_whoever_goes_out_wins():
    match = table("blue 1", "red 9", "red 1", target="round")
    match.play(0, "blue 1")
    assert match.outcome == saucer.Outcome((0,), (10, 0, 0), "one-round")


@rule("NQ44", "N25")
def test_nq44_one_round_the_lowest_hand_wins():
    match = table("blue 1", "red 9", "red 1", target="round", scoring="own")
    match.play(0, "blue 1")
    assert match.outcome == saucer.Outcome((0,), (0, 9, 1), "one-round")


@rule("NQ44", "NQ25")
def test_nq44_a_zero_in_the_hand_shares_the_win_of_a_lowest_hand():
    match = table("blue 1", "red 0", "red 1", target="round", scoring="own", deck="classic")
    match.play(0, "blue 1")
    assert match.outcome == saucer.Outcome((0, 1), (0, 0, 1), "one-round")


@pytest.mark.parametrize(("scoring", "winners"), [("winner", (1,)), ("own", (2,))])
def test_a_game_of_a_hundred_rounds_is_decided_by_the_totals(scoring, winners):
    match = table("blue 1", "red 9", "red 1", totals=[10, 100, 5], scoring=scoring)
    state = match.state
    assert isinstance(state, Powers)
    state.round = 100
    match.play(0, "blue 1")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.why) == (winners, "round-limit")


def test_the_ninety_ninth_round_is_not_the_last():
    match = table("blue 1", "red 9", "red 1")
    state = match.state
    assert isinstance(state, Powers)
    state.round = 99
    match.play(0, "blue 1")
    assert match.outcome is None


def test_ties_after_a_hundred_rounds_share_the_win():
    match = table("blue 1", "red 9", "red 1", totals=[0, 10, 0])
    state = match.state
    assert isinstance(state, Powers)
    state.round = 100
    match.play(0, "blue 1")
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


@rule("N23")
def test_n23_hands_are_laid_open_when_counted():
    match = table("blue 1", "red 9", "red 1", target="round")
    match.play(0, "blue 1")
    assert [player.known for player in match.view().players] == [[], ["red-9"], ["red-1"]]
    assert words(match, 1) == []
    assert match.view().turn is None
    assert match.view().over == "one-round"
