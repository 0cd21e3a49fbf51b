"""Powers: the powers of red (gifts) and blue (a second card)."""

from saucer.games.powers.rules import Powers
from saucer.lessons.positions.powers import table
from tests.support.powers import cards, refused, sizes, told, words
from tests.support.rulebook import rule

# ---- RED -------------------------------------------------------------------------------------


@rule("N16", "NQ9")
def test_n16_red_cards_go_to_any_other_player_at_any_players_turn():
    match = table("blue 1, blue 2", "red 3, red draw2, green 3", "red 4", powers={"red": 1})
    assert match.actors == (0, 1)
    assert words(match, 1) == ["give red 3 to 0", "give red 3 to 2", "give red draw2 to 0", "give red draw2 to 2"]
    match.play(1, "give red draw2 to 2")
    assert cards(match, 1) == ["red-3", "green-3"]
    assert cards(match, 2) == ["red-4", "red-draw2"]
    assert match.view().turn == 0
    match.play(1, "give red 3 to 0")  # NQ9: repeatable
    assert cards(match, 0) == ["red-3", "blue-1", "blue-2"]
    assert match.actors == (0,)


@rule("N16")
def test_n16_in_the_own_turn_too():
    match = table("red 1, red 2, blue 1", "blue 2", powers={"red": 0})
    match.play(0, "give red 1 to 1")
    assert match.view().turn == 0
    assert "blue 1 last" in words(match, 0)


@rule("N16", "NQ6")
def test_nq6_a_red_character_is_no_red_card():
    match = table("blue 1", "character red, green 3", powers={"red": 1})
    assert words(match, 1) == []
    assert refused(match, 1, "give red 3 to 0") == "N16: you do not hold red 3"


@rule("N19", "NQ9")
def test_nq9_not_to_yellows_owner():
    match = table("blue 1", "red 3, green 3", "red 4", powers={"red": 1, "yellow": 2})
    assert words(match, 1) == ["give red 3 to 0"]
    assert refused(match, 1, "give red 3 to 2") == "N19: the yellow power protects seat 2 from gifts"


@rule("N19", "NQ9")
def test_nq9_with_two_players_and_yellow_opposite_there_is_nobody_to_give_to():
    match = table("blue 1", "red 3, green 3", powers={"red": 1, "yellow": 0})
    assert match.actors == (0,)
    assert words(match, 1) == []


@rule("NQ10")
def test_nq10_a_gift_never_empties_the_hand():
    match = table("blue 1", "red 3, red 4", powers={"red": 1})
    match.play(1, "give red 3 to 0")
    assert words(match, 1) == []
    assert refused(match, 1, "give red 4 to 0") == "NQ10: your last card must stay with you"


@rule("NQ10")
def test_nq10_a_gift_that_leaves_one_card_needs_no_call():
    match = table("blue 1", "red 3, red 4", "red 5", powers={"red": 1})
    match.play(1, "give red 3 to 0")
    assert match.view().due is None
    assert words(match, 2) == []


@rule("NQ10", "N23")
def test_nq10_where_all_may_be_given_the_last_gift_ends_the_round():
    match = table("blue 1", "red 3, red 4", "red 5", powers={"red": 1}, gift="all", target="round")
    match.play(1, "give red 3 to 0")
    assert match.actors == (0, 1)
    events = match.play(1, "give red 4 to 2")
    assert [event.name for event in events][:2] == ["gave", "went-out"]
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.outcome.scores == (0, 1 + 3 + 4 + 5, 0)


@rule("NQ10", "NQ39")
def test_nq10_who_owes_a_call_may_give_the_last_card_away_first():
    match = table("blue 1, red 2", "red 3, green 3", powers={"red": 0}, gift="all")
    match.play(0, "blue 1")
    assert words(match, 0) == ["call", "give red 2 to 1"]
    match.play(0, "give red 2 to 1")
    view = match.view()
    assert (view.round, view.rounds, view.due) == (2, [[8, 0]], None)
    assert sizes(match) == [7, 7]


@rule("NQ10", "N17")
def test_nq10_the_last_card_may_be_given_in_place_of_blues_second():
    match = table("blue 1, red 2", "red 3, green 3", powers={"red": 0, "blue": 0}, gift="all", target="round")
    match.play(0, "blue 1")
    assert match.view().waits_for == "second"
    match.play(0, "give red 2 to 1")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@rule("NQ10", "N19")
def test_nq10_yellow_is_safe_from_the_last_gift_too():
    match = table("blue 1", "red 4", powers={"red": 1, "yellow": 0}, gift="all")
    assert match.actors == (0,)
    assert refused(match, 1, "give red 4 to 0") == "N19: the yellow power protects seat 0 from gifts"


@rule("NQ37", "NQ9")
def test_nq37_no_gift_while_a_drawn_card_is_decided():
    match = table("red 1, red 2", "red 3, green 3", powers={"red": 1})
    match.play(0, "draw")
    assert words(match, 1) == []
    assert refused(match, 1, "give red 3 to 0") == (
        "NQ37: red cards are given only while the game waits for a turn or a second card"
    )
    assert match.actors == (0,)
    match.play(0, "keep")
    assert "give red 3 to 0" in words(match, 1)


@rule("NQ37", "NQ9")
def test_nq37_no_gift_while_a_challenge_is_decided():
    match = table("wild4, red 1, red 2", "red 3", "red 4, green 3", powers={"red": 2})
    match.play(0, "wild4 red")
    assert match.actors == (1,)
    assert words(match, 2) == []
    match.play(1, "accept")
    assert "give red 4 to 0" in words(match, 2)


@rule("NQ37")
def test_nq37_no_gift_while_a_blind_wild_is_chosen_for():
    match = table("red 1, red 2", "red 3, green 3", powers={"red": 1, "green": 0}, draws="choice")
    match.play(0, "green")
    assert match.actors == (0,)
    assert refused(match, 1, "give red 3 to 0").startswith("NQ37")


@rule("NQ37")
def test_nq37_gifts_between_blues_two_cards():
    match = table("blue 1, blue 2, blue 3", "red 3, green 3", powers={"red": 1, "blue": 0})
    match.play(0, "blue 1")
    assert match.view().waits_for == "second"
    assert match.actors == (0, 1)
    assert words(match, 1) == ["give red 3 to 0"]
    match.play(1, "give red 3 to 0")
    assert (match.view().turn, match.view().waits_for) == (0, "second")
    assert sizes(match) == [3, 1]


@rule("N16")
def test_n16_only_reds_owner_gives_and_only_to_an_opponent():
    match = table("blue 1, red 1", "red 3, green 3", powers={"red": 1})
    assert refused(match, 0, "give red 1 to 1") == "N16: you do not have the red power"
    assert refused(match, 1, "give red 3 to 1") == "CQ3: choose one of your opponents"


# ---- BLUE ------------------------------------------------------------------------------------


@rule("N17", "NQ11")
def test_n17_two_fitting_cards_in_one_turn():
    match = table("blue 1, red 1, red 2, green 5", "red 3", "red 4", powers={"blue": 0})
    match.play(0, "blue 1")
    assert (match.view().turn, match.view().waits_for) == (0, "second")
    assert words(match, 0) == ["red 1", "end"]  # it must fit on the first
    assert "NQ11: red 2 does not fit" in refused(match, 0, "red 2")
    match.play(0, "red 1")
    assert (match.view().turn, match.view().top) == (1, "red-1")


@rule("N17", "NQ31")
def test_nq31_the_second_card_is_optional_and_asked_for_even_when_nothing_fits():
    match = table("blue 1, red 5, red 2", "red 3", "red 4", powers={"blue": 0})
    match.play(0, "blue 1")
    assert words(match, 0) == ["end"]
    assert refused(match, 0, "draw") == "NQ31: lay a second card that fits, or end your turn"
    match.play(0, "end")
    assert (match.view().turn, match.view().waits_for) == (1, "turn")


@rule("NQ11")
def test_nq11_not_after_drawing():
    match = table("red 1, red 2", "red 3", powers={"blue": 0}, draws="blue 5")
    match.play(0, "draw")
    match.play(0, "blue 5")
    assert match.view().turn == 1


@rule("NQ11")
def test_nq11_never_a_third_card():
    match = table("blue 1, blue 2, blue 3, blue 4", "red 3", powers={"blue": 0})
    match.play(0, "blue 1")
    match.play(0, "blue 2")
    assert match.view().turn == 1


@rule("NQ11", "NQ29")
def test_nq29_the_first_card_acts_before_the_second_is_chosen():
    match = table("blue draw2, blue 2, blue 3", "red 3", "red 4", powers={"blue": 0})
    match.play(0, "blue draw2")
    assert sizes(match) == [2, 3, 1]
    match.play(0, "blue 2 last")
    assert match.view().turn == 2


@rule("NQ29")
def test_nq29_a_character_that_takes_blue_allows_a_second_card_at_once():
    match = table("character blue, red 5, red 2", "red 3", powers={"blue": 1})
    match.play(0, "character blue red")
    assert (match.view().turn, match.view().waits_for) == (0, "second")
    match.play(0, "red 5 last")
    assert match.view().turn == 1


@rule("NQ12")
def test_nq12_each_hits_the_next_opponent_not_yet_hit():
    match = table("blue draw2, red draw2, red 1, red 2", "red 3", "red 4", "red 5", powers={"blue": 0})
    match.play(0, "blue draw2")
    match.play(0, "red draw2")
    assert sizes(match) == [2, 3, 3, 1]
    assert match.view().turn == 3


@rule("NQ12")
def test_nq12_two_players_both_hit_the_one_opponent():
    match = table("blue draw2, red draw2, red 1, red 2", "red 3", powers={"blue": 0})
    match.play(0, "blue draw2")
    match.play(0, "red draw2")
    assert sizes(match) == [2, 5]
    assert match.view().turn == 0


@rule("NQ12")
def test_nq12_three_players_and_two_skips_your_turn_again():
    match = table("blue skip, red skip, red 1, red 2", "red 3", "red 4", powers={"blue": 0})
    match.play(0, "blue skip")
    match.play(0, "red skip")
    assert (match.view().turn, match.view().waits_for) == (0, "turn")


@rule("NQ12", "NQ28")
def test_nq12_two_reverses_cancel():
    match = table("blue reverse, red reverse, red 1, red 2", "red 3", "red 4", powers={"blue": 0})
    match.play(0, "blue reverse")
    match.play(0, "red reverse")
    assert (match.view().turn, match.view().direction) == (1, 1)


@rule("NQ28")
def test_nq28_two_players_two_reverses_you_move_again():
    match = table("blue reverse, red reverse, red 1, red 2", "red 3", powers={"blue": 0})
    match.play(0, "blue reverse")
    match.play(0, "red reverse")
    assert match.view().turn == 0


@rule("NQ28", "NQ15")
def test_nq28_the_second_reverse_is_void_against_yellow():
    match = table("blue reverse, red reverse, red 1, red 2", "red 3", "red 4", powers={"blue": 0, "yellow": 2})
    match.play(0, "blue reverse")  # seat 2 would be next now
    assert told(match.play(0, "red reverse"), "shielded") == [{"seat": 2}]
    assert (match.view().turn, match.view().direction) == (2, -1)


@rule("NQ30")
def test_nq30_a_skip_then_a_reverse_counts_from_the_layer_the_other_way():
    match = table("blue skip, blue reverse, red 1, red 2", "red 3", "red 4", "red 5", powers={"blue": 0})
    match.play(0, "blue skip")
    match.play(0, "blue reverse")
    assert (match.view().turn, match.view().direction) == (3, -1)
    state = match.state
    assert isinstance(state, Powers)
    assert state.hit == 0  # a lost turn is never remembered


@rule("NQ30")
def test_nq30_a_reverse_then_a_skip_hits_in_the_new_direction():
    match = table("blue skip, blue reverse, red 1, red 2", "red 3", "red 4", "red 5", powers={"blue": 0})
    match.play(0, "blue reverse")
    assert told(match.play(0, "blue skip"), "skipped") == [{"seat": 3}]
    assert match.view().turn == 2


@rule("NQ30")
def test_nq30_with_three_players_the_one_not_hit_moves():
    match = table("blue skip, blue reverse, red 1, red 2", "red 3, blue 3", "blue 4, red 4, red 5", powers={"blue": 0})
    match.play(0, "blue skip")
    match.play(0, "blue reverse")
    assert match.view().turn == 2
    match.play(2, "blue 4")  # play goes right now, and the skipped one has his turn
    assert match.view().turn == 1
