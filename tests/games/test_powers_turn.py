"""Powers: a turn, the action cards, and the piles running out."""

import pytest

import saucer
from saucer.games.powers.rules import Powers
from saucer.lessons.positions.powers import table
from tests.support.powers import cards, refused, sizes, told, words
from tests.support.rulebook import rule

# ---- laying and drawing ----------------------------------------------------------------------


@rule("NT1", "N5", "N8")
def test_nt1_what_fits_on_a_blue_seven():
    match = table("blue 2, red 7, character green, choice, red 3", "red 1")
    legal = words(match, 0)
    assert {"blue 2", "red 7", "character green red", "choice yellow blue"} <= set(legal)
    assert not any(move.startswith("red 3") for move in legal)
    assert "N5: red 3 does not fit: blue is in force, and blue 7 lies on top" in refused(match, 0, "red 3")


@rule("N5")
def test_n5_same_symbol_fits_and_the_turn_goes_left():
    match = table("red 7, red 1, red 2", "red 3", "red 4")
    match.play(0, "red 7")
    view = match.view()
    assert (view.top, view.colour, view.turn) == ("red-7", "red", 1)
    assert sizes(match) == [2, 1, 1]


@rule("N8", "N5")
def test_n8_on_a_wild_only_the_named_colour_fits():
    match = table("green 7, red 7, blue 1", "red 1", top="character red", colour="green")
    assert set(words(match, 0)) == {"green 7", "draw"}


@rule("N8", "N5")
def test_n8_the_card_under_a_wild_no_longer_matters():
    match = table("character red, red 1, red 2", "red 7, blue 7, green 1", top="blue 7")
    match.play(0, "character red green")
    assert words(match, 1) == ["green 1", "draw"]
    assert refused(match, 1, "red 7").startswith("N5: red 7 does not fit")


@rule("N8")
@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow"])
def test_n8_whoever_lays_a_wild_names_the_colour(colour):
    match = table("character red, red 1, red 2", "red 3", "red 4")
    match.play(0, f"character red {colour}")
    assert match.view().colour == colour


@rule("NQ44", "N8")
def test_nq44_the_plain_wild_needs_no_match_and_gives_no_power():
    match = table("wild, red 1, red 2", "red 3", deck="classic")
    assert [move for move in words(match, 0) if "wild" in move] == [
        "wild red", "wild blue", "wild green", "wild yellow"
    ]  # fmt: skip
    match.play(0, "wild green")
    view = match.view()
    assert (view.colour, view.turn) == ("green", 1)
    assert all(player.powers == [] for player in view.players)


@rule("N6", "NQ24")
def test_n6_without_a_playable_card_one_is_drawn_and_may_be_laid():
    match = table("red 1, red 2", "red 3", draws="blue 9, blue 8")
    assert words(match, 0) == ["draw"]
    match.play(0, "draw")
    assert sizes(match) == [3, 1]
    assert match.view(0).drawn == "blue-9"
    assert words(match, 0) == ["blue 9", "keep"]
    match.play(0, "blue 9")
    assert match.view().turn == 1


@rule("N6", "NQ24")
def test_n6_a_drawn_card_that_does_not_fit_ends_the_turn():
    match = table("red 1, red 2", "red 3", draws="green 9, blue 8")
    match.play(0, "draw")
    assert words(match, 0) == ["keep"]  # asked all the same: an automatic end would tell that it does not fit
    match.play(0, "keep")
    assert sizes(match) == [3, 1]
    assert (match.view().turn, match.view().waits_for) == (1, "turn")


@rule("N7")
def test_n7_one_may_draw_with_playable_cards_but_then_lay_no_other():
    match = table("blue 1, blue 2", "red 3", draws="blue 9")
    assert "draw" in words(match, 0)
    match.play(0, "draw")
    assert refused(match, 0, "blue 1") == "N7: lay the card you have just drawn, if it fits, or keep it"
    assert words(match, 0) == ["blue 9", "keep"]
    match.play(0, "keep")
    assert cards(match, 0) == ["blue-1", "blue-2", "blue-9"]


@rule("N6", "NQ33")
def test_n6_a_drawn_wild_may_be_laid():
    match = table("red 1, red 2", "red 3", "red 4", draws="wild4")
    match.play(0, "draw")
    assert words(match, 0)[:4] == ["wild4 red", "wild4 blue", "wild4 green", "wild4 yellow"]


# ---- action cards ----------------------------------------------------------------------------


@rule("N9")
def test_n9_draw_two():
    match = table("blue draw2, red 1, red 2", "red 3", "red 4", draws="green 1, green 2")
    match.play(0, "blue draw2")
    assert cards(match, 1) == ["red-3", "green-1", "green-2"]
    assert match.view().turn == 2


@rule("N9", "N10", "N11")
@pytest.mark.parametrize("symbol", ["draw2", "reverse", "skip"])
def test_n9_to_n11_action_cards_need_their_colour_or_their_symbol(symbol):
    match = table(f"red {symbol}, red 1, red 2", "red 3", top="blue 7")
    assert f"red {symbol}" not in words(match, 0)
    match = table(f"red {symbol}, red 1, red 2", "red 3", top=f"blue {symbol}")
    assert f"red {symbol}" in words(match, 0)
    match = table(f"blue {symbol}, red 1, red 2", "red 3", top="blue 7")
    assert f"blue {symbol}" in words(match, 0)


@rule("N10")
def test_n10_reverse_turns_the_direction():
    match = table("blue reverse, red 1, red 2", "blue 3, red 3, red 3", "red 4", "blue 4, red 4, red 5")
    events = match.play(0, "blue reverse")
    assert told(events, "reversed")
    assert (match.view().turn, match.view().direction) == (3, -1)
    match.play(3, "blue 4")
    assert match.view().turn == 2


@rule("N10")
def test_n10_a_second_reverse_turns_it_back():
    match = table("red 1, red 2", "blue reverse, red 3, red 3", "red 4", turn=1, direction=-1)
    match.play(1, "blue reverse")
    assert (match.view().turn, match.view().direction) == (2, 1)


@rule("N11")
def test_n11_skip():
    match = table("blue skip, red 1, red 2", "red 3", "red 4", "red 5")
    events = match.play(0, "blue skip")
    assert told(events, "skipped") == [{"seat": 1}]
    assert match.view().turn == 2
    assert sizes(match) == [2, 1, 1, 1]


@rule("NQ17")
def test_nq17_with_two_players_reverse_is_skip():
    match = table("blue reverse, red 1, red 2", "red 3")
    match.play(0, "blue reverse")
    assert (match.view().turn, match.view().direction) == (0, 1)


@rule("NQ19")
def test_nq19_a_draw_two_cannot_be_answered_by_another():
    match = table("blue draw2, red 1, red 2", "red draw2, blue draw2", "red 4", draws="green 1, green 2")
    match.play(0, "blue draw2")
    assert sizes(match) == [2, 4, 1]
    assert words(match, 1) == []


@rule("NQ19")
def test_nq19_nor_a_wild_draw_four():
    match = table("wild4, red 1, red 2", "wild4, blue draw2", "red 4")
    match.play(0, "wild4 red")
    assert words(match, 1) == ["accept", "challenge"]
    assert refused(match, 1, "wild4 red") == "N13: first accept the four cards or challenge"


# ---- the piles run out -----------------------------------------------------------------------


@rule("N22", "NQ23", "NQ41")
def test_n22_the_discards_without_their_top_become_the_pile_when_a_card_is_needed():
    match = table("red 1, red 2", "red 3", under="green 1, green 2, green 3", draws="green 9", rest=False)
    match.play(0, "draw")
    assert (match.view().pile, len(match.view().discards)) == (0, 4)  # NQ41: not before
    match.play(0, "keep")
    events = match.play(1, "draw")
    assert told(events, "refilled") == [{"count": 3}]
    assert match.view().discards == ["blue-7"]
    assert match.view().pile == 2
    assert match.view(1).drawn in ("green-1", "green-2", "green-3")


@rule("NQ41")
def test_nq41_a_refill_in_the_middle_of_a_draw():
    match = table(
        "blue draw2, red 1, red 2", "red 3", "red 4", under="green 1, green 2", draws="yellow 9", rest=False
    )  # fmt: skip
    events = match.play(0, "blue draw2")
    assert [event.name for event in events] == ["laid", "refilled", "drew", "skipped"]
    assert match.view().pile == 2  # the blue 7 went into the pile too
    assert sizes(match) == [2, 3, 1]
    assert "yellow-9" in cards(match, 1)


@rule("NQ23")
def test_nq23_with_both_piles_exhausted_one_draws_what_there_is():
    match = table("blue draw2, red 1, red 2", "red 3", "red 4", top="blue 7", draws="", rest=False)
    match.play(0, "blue draw2")  # only the blue 7 below can be drawn
    assert cards(match, 1) == ["red-3", "blue-7"]
    assert match.view().turn == 2


@rule("NQ23", "NQ24")
def test_nq23_who_cannot_draw_passes():
    match = table("red 1, blue 2", "red 3", "red 4", rest=False)
    events = match.play(0, "draw")
    assert told(events, "passed") == [{"seat": 0}]
    assert sizes(match) == [2, 1, 1]
    assert (match.view().turn, match.view().waits_for) == (1, "turn")


@rule("NQ45")
def test_nq45_a_whole_circle_of_passes_ends_the_round_for_the_lowest_hand():
    match = table("red 9, red 8", "red 3", "red 4", rest=False, target="round")
    for seat in (0, 1):
        match.play(seat, "draw")
        assert match.outcome is None
    events = match.play(2, "draw")
    assert told(events, "stalled")
    assert match.outcome == saucer.Outcome((1,), (0, 17 + 4, 0), "one-round")  # seat 1 scores all other hands


@rule("NQ45")
def test_nq45_a_tie_scores_for_nobody():
    match = table("red 3, red 1", "yellow 5", "red 4", "red 9", rest=False, target="round")
    for seat in range(4):
        match.play(seat, "draw")
    assert match.outcome == saucer.Outcome((0, 2), (0, 0, 0, 0), "one-round")


@rule("NQ45")
def test_nq45_laying_a_card_breaks_the_circle():
    match = table("red 9, red 8", "red 3", "blue 4, blue 5, red 6", rest=False)
    match.play(0, "draw")
    match.play(1, "draw")
    match.play(2, "blue 4")
    state = match.state
    assert isinstance(state, Powers)
    assert state.passes == 0
    match.play(0, "draw")  # the blue 7 can be drawn now
    match.play(0, "keep")
    assert match.view().round == 1


@rule("NQ45", "N25")
def test_nq45_with_own_scoring_everybody_books_the_own_hand():
    match = table("red 9, red 8", "red 3", "red 4", rest=False, scoring="own", target="round")
    for seat in range(3):
        match.play(seat, "draw")
    assert match.state.scores() == [17, 3, 4]


@rule("NQ45")
def test_a_round_of_a_thousand_turns_ends_in_the_same_way():
    match = table("red 9, red 8", "red 3", "red 4")
    state = match.state
    assert isinstance(state, Powers)
    state.turns = 998
    match.play(0, "draw")
    match.play(0, "keep")
    assert (match.view().round, match.view().turns) == (1, 999)
    match.play(1, "draw")
    value = sum({"red-9": 9, "red-8": 8}.get(card, 0) for card in cards(match, 0))
    assert value == 17
    events = match.play(1, "keep")
    assert told(events, "stalled")
    assert (match.view().round, match.view().turns) == (2, 0)
