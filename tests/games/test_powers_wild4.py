"""Powers: the Wild Draw Four and its challenge."""

import pytest

import saucer
from saucer.games.powers.rules import Powers
from saucer.lessons.positions.powers import table
from tests.support.powers import cards, refused, sizes, told, words
from tests.support.rulebook import rule


@rule("N12", "NQ34")
def test_n12_the_next_player_accepts_draws_four_and_loses_the_turn():
    match = table("wild4, red 1, red 2", "red 3", "red 4")
    match.play(0, "wild4 green")
    view = match.view()
    assert (view.turn, view.waits_for, view.suspect, view.colour) == (1, "struck", 0, "green")
    assert match.actors == (1,)
    match.play(1, "accept")
    assert sizes(match) == [2, 5, 1]
    assert (match.view().turn, match.view().waits_for, match.view().suspect) == (2, "turn", None)


@rule("NT2", "N12", "N13")
def test_nt2_a_matching_number_of_another_colour_is_no_obstacle():
    match = table("wild4, red 5, red 2", "red 3", "red 4", top="green 5")
    match.play(0, "wild4 yellow")
    events = match.play(1, "challenge")
    assert told(events, "innocent") == [{"seat": 0}]
    assert sizes(match) == [2, 7, 1]


@rule("NT2", "N13", "NQ18")
def test_nt2_holding_the_colour_the_culprit_draws_four_and_the_challenger_plays_on():
    match = table("wild4, green 1, red 2", "yellow 3, red 3", "red 4", top="green 5")
    match.play(0, "wild4 yellow")
    events = match.play(1, "challenge")
    assert told(events, "guilty") == [{"seat": 0}]
    assert sizes(match) == [6, 2, 1]
    view = match.view()
    assert (view.turn, view.waits_for, view.colour) == (1, "turn", "yellow")  # the named colour stands
    match.play(1, "yellow 3")
    assert match.view().turn == 2


@rule("NT3", "N13")
def test_nt3_a_failed_challenge_costs_six_cards_and_the_turn():
    match = table("wild4, red 1, red 2", "red 3", "red 4")
    match.play(0, "wild4 green")
    match.play(1, "challenge")
    assert sizes(match) == [2, 7, 1]
    assert match.view().turn == 2


@rule("NQ18")
def test_nq18_only_the_player_hit_may_challenge():
    match = table("wild4, red 1, red 2", "red 3", "red 4")
    match.play(0, "wild4 green")
    for seat in (0, 2):
        assert words(match, seat) == []
        assert refused(match, seat, "challenge") == "N5: the game waits for seat 1"


@rule("NQ18", "N12")
def test_nq18_guilt_is_judged_against_the_colour_in_force_not_the_card_on_top():
    match = table("wild4, green 1, red 2", "red 3", "red 4", top="character red", colour="green")
    match.play(0, "wild4 blue")
    assert told(match.play(1, "challenge"), "guilty")


@rule("NQ18")
def test_nq18_the_colour_named_with_the_card_does_not_matter():
    match = table("wild4, green 1, red 2", "red 3", "red 4", top="blue 5")
    match.play(0, "wild4 green")
    assert told(match.play(1, "challenge"), "innocent")


@rule("NQ18", "N20")
@pytest.mark.parametrize(
    ("held", "drawn", "verdict"), [("red 1", "blue 1, blue 2", "innocent"), ("blue 1", "red 1, red 2", "guilty")]
)
def test_nq18_guilt_is_judged_on_the_hand_at_the_moment_of_laying(held, drawn, verdict):
    match = table(f"wild4, {held}", "red 3", "red 4", top="blue 5", draws=drawn)
    match.play(0, "wild4 green")
    match.play(2, "catch 0")  # two more cards, of the other sort
    assert told(match.play(1, "challenge"), verdict)


@rule("NQ6")
def test_nq6_a_character_of_the_colour_is_no_card_of_the_colour():
    match = table("wild4, character blue, red 2", "red 3", "red 4", top="blue 5")
    match.play(0, "wild4 green")
    assert told(match.play(1, "challenge"), "innocent")


@rule("NQ18")
def test_nq18_only_the_challenger_sees_the_hand():
    match = table("wild4, green 1, red 2", "red 3", "red 4", top="blue 5")
    match.play(0, "wild4 green")
    challenged = next(event for event in match.play(1, "challenge") if event.name == "challenged")
    assert challenged.seen_by(1).args["cards"] == ["red-2", "green-1"]
    for seat in (-1, 0, 2):
        assert "cards" not in challenged.seen_by(seat).args
    assert match.view(1).players[0].known == ["red-2", "green-1"]
    assert match.view(2).players[0].known == []
    assert match.view().players[0].known == []


@rule("NQ18", "N21")
def test_nq18_no_challenge_to_the_last_card():
    match = table("wild4", "red 3", "red 4", top="blue 5", draws="red 9, red 9, red 8, red 8", target="round")
    match.play(0, "wild4 green")
    assert match.outcome == saucer.Outcome((0,), (3 + 9 + 9 + 8 + 8 + 4, 0, 0), "one-round")


@rule("NQ33", "N12")
def test_nq33_it_may_always_be_laid():
    match = table("wild4, blue 1, blue 2", "red 3", "red 4")
    assert "wild4 red" in words(match, 0)


@rule("NQ33")
def test_nq33_a_drawn_one_can_be_guilty_too():
    match = table("blue 1, red 2", "red 3", "red 4", draws="wild4")
    match.play(0, "draw")
    match.play(0, "wild4 red")
    assert told(match.play(1, "challenge"), "guilty")


@rule("NQ33", "NQ11", "NQ12")
def test_nq33_as_blues_second_card_it_hits_the_next_one_not_yet_hit():
    match = table("blue skip, wild4, blue 1, red 2", "red 3", "red 4", "red 5", powers={"blue": 0})
    match.play(0, "blue skip")
    match.play(0, "wild4 green")
    assert (match.view().turn, match.view().waits_for) == (2, "struck")
    before = match.state.clone()
    match.play(2, "accept")
    assert sizes(match) == [2, 1, 5, 1]
    assert match.view().turn == 3
    match.undo()
    assert before.mover() == 2
    match.play(2, "challenge")  # guilty: the blue 1 fits the blue in force after the Skip
    assert sizes(match) == [6, 1, 1, 1]
    assert match.view().turn == 2


@rule("NQ11")
def test_nq11_laid_first_it_ends_the_turn():
    match = table("wild4, red 1, red 2", "red 3", "red 4", powers={"blue": 0})
    match.play(0, "wild4 red")
    match.play(1, "accept")
    assert (match.view().turn, match.view().waits_for) == (2, "turn")


@rule("NQ11", "NQ16")
def test_nq11_even_when_yellow_makes_it_void():
    match = table("wild4, red 1, red 2", "red 3", "red 4", powers={"blue": 0, "yellow": 1})
    match.play(0, "wild4 red")
    assert (match.view().turn, match.view().waits_for) == (1, "turn")


@rule("NQ35", "NQ18")
@pytest.mark.parametrize("first", ["skip", "draw2", "reverse"])
def test_nq35_two_players_a_skip_then_a_guilty_wild_draw_four_the_challenger_plays(first):
    match = table(f"blue {first}, wild4, blue 1, red 2", "red 3", powers={"blue": 0})
    match.play(0, f"blue {first}")
    match.play(0, "wild4 green")
    match.play(1, "challenge")
    assert sizes(match)[0] == 6
    assert (match.view().turn, match.view().waits_for) == (1, "turn")


@rule("NQ35", "NQ12")
def test_nq12_two_players_a_skip_then_an_innocent_one_the_layer_plays_again():
    match = table("blue skip, wild4, red 1, red 2", "red 3", powers={"blue": 0})
    match.play(0, "blue skip")
    match.play(0, "wild4 green")
    match.play(1, "challenge")
    assert sizes(match) == [2, 7]
    assert match.view().turn == 0


@rule("NQ16", "N19")
def test_nq16_yellow_draws_nothing_and_is_not_asked():
    match = table("wild4, red 1, red 2", "red 3", "red 4", powers={"yellow": 1})
    events = match.play(0, "wild4 red")
    assert told(events, "shielded") == [{"seat": 1}]
    assert sizes(match) == [2, 1, 1]
    assert (match.view().turn, match.view().waits_for, match.view().colour) == (1, "turn", "red")
    assert "challenge" not in words(match, 1)


@rule("NQ16")
def test_nq16_yellow_does_not_cover_the_own_guilty_four():
    match = table("wild4, blue 1, red 2", "red 3", "red 4", powers={"yellow": 0})
    match.play(0, "wild4 red")
    match.play(1, "challenge")
    assert sizes(match) == [6, 1, 1]


@rule("NQ16")
def test_nq16_a_lost_challenge_costs_six_whoever_has_yellow():
    match = table("wild4, red 1, red 2", "red 3", "red 4", powers={"yellow": 2})
    match.play(0, "wild4 red")
    match.play(1, "challenge")
    assert sizes(match) == [2, 7, 1]


@rule("NQ33", "NQ13")
def test_nq33_laid_blind_it_is_always_innocent():
    match = table("red 1, red 2", "red 3", "red 4", powers={"green": 0}, draws="wild4")
    match.play(0, "green")
    match.play(0, "colour yellow")
    assert (match.view().turn, match.view().waits_for, match.view().suspect) == (1, "struck", 0)
    events = match.play(1, "challenge")
    assert told(events, "innocent") == [{"seat": 0}]
    assert cards(match, 0) == ["red-1", "red-2"]
    assert sizes(match) == [2, 7, 1]


@rule("N13", "NQ23")
def test_nq23_penalties_take_what_there_is():
    match = table("wild4, red 1, red 2", "red 3", "red 4", under="green 1", rest=False)
    match.play(0, "wild4 red")
    match.play(1, "challenge")
    assert sizes(match) == [2, 3, 1]  # of six only the two discards below the top


@rule("N13")
def test_n13_the_suspects_cards_stay_open_to_the_challenger_until_laid():
    match = table("wild4, red 1, red 2, red 2", "blue 3", "red 4, red 4")
    match.play(0, "wild4 red")
    match.play(1, "challenge")
    match.play(2, "red 4")
    match.play(0, "red 2")
    assert match.view(1).players[0].known == ["red-1", "red-2"]
    state = match.state
    assert isinstance(state, Powers)
    assert state.suspect == -1
