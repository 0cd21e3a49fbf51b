"""Powers: Characters, Power Choice, and the four powers."""

import pytest

import saucer
from saucer.games.powers.rules import Powers
from saucer.lessons.positions.powers import table
from tests.support.powers import cards, owner, refused, sizes, told, words
from tests.support.rulebook import rule

# ---- taking a power --------------------------------------------------------------------------


@rule("N14")
@pytest.mark.parametrize("power", ["red", "blue", "green", "yellow"])
def test_n14_a_character_gives_the_power_of_its_colour(power):
    match = table(f"character {power}, red 1, red 2", "red 3", "red 4")
    events = match.play(0, f"character {power} green")
    assert told(events, "took-power") == [{"seat": 0, "power": power}]
    assert owner(match, power) == 0
    assert match.view().colour == "green"


@rule("N14", "N15")
def test_n14_wilds_are_playable_at_any_time():
    match = table("character red, choice, blue 1, blue 2", "red 3")
    assert "character red green" in words(match, 0)
    assert "choice yellow green" in words(match, 0)


@rule("N15")
@pytest.mark.parametrize("power", ["red", "blue", "green", "yellow"])
def test_n15_power_choice_takes_any_one_power(power):
    match = table("choice, red 1, red 2", "red 3", "red 4", powers={power: 2})
    events = match.play(0, f"choice {power} yellow")
    assert told(events, "stole-power") == [{"seat": 0, "power": power, "target": 2}]
    assert owner(match, power) == 0
    assert match.view().colour == "yellow"


@rule("NT4", "N14", "N15")
@pytest.mark.parametrize("card", ["character", "choice"])
def test_nt4_the_power_moves_to_who_lays_the_card(card):
    held = "character red" if card == "character" else "choice"
    match = table("red 1", f"{held}, red 3, red 4", powers={"red": 0}, turn=1)
    match.play(1, f"{card} red blue")
    assert owner(match, "red") == 1


@rule("N14")
def test_n14_a_power_is_kept_until_another_takes_it():
    match = table("character red, blue 1, blue 2", "blue 3, blue 4", "character blue, red 5, red 6")
    match.play(0, "character red blue")
    match.play(1, "blue 3 last")
    match.play(2, "character blue blue")
    assert (owner(match, "red"), owner(match, "blue")) == (0, 2)


@rule("NQ4")
def test_nq4_several_powers_at_once():
    match = table("character red, red 1, red 2", "red 3", powers={"yellow": 0, "green": 0})
    match.play(0, "character red green")
    assert match.view().players[0].powers == ["red", "green", "yellow"]


@rule("NQ7")
def test_nq7_the_own_power_again_changes_only_the_colour():
    match = table("character green, choice, red 1, red 2", "red 3", powers={"green": 0})
    events = match.play(0, "character green yellow")
    assert [event.name for event in events] == ["laid", "named"]
    assert (owner(match, "green"), match.view().colour) == (0, "yellow")


@rule("NQ7")
def test_nq7_power_choice_must_name_a_power_and_may_name_an_own_one():
    match = table("choice, red 1, red 2", "red 3", powers={"green": 0})
    choices = [move for move in words(match, 0) if move.startswith("choice")]
    assert len(choices) == 16
    assert "choice green red" in choices
    with pytest.raises(saucer.BadNotation):
        match.play(0, "choice red")


@rule("NQ8", "NQ46")
@pytest.mark.parametrize("power", ["yellow", "red"])
def test_nq8_powers_are_taken_from_yellows_owner_too(power):
    match = table(f"character {power}, red 1, red 2", "red 3", powers={"yellow": 1, "red": 1})
    match.play(0, f"character {power} blue")
    assert owner(match, power) == 0


@rule("NQ6")
def test_nq6_a_character_has_no_colour_for_matching():
    match = table("red 7, green 1, red 2", "red 3", top="character red", colour="green")
    assert set(words(match, 0)) == {"green 1", "draw"}


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


# ---- GREEN -----------------------------------------------------------------------------------


@rule("N18", "NQ13")
def test_n18_the_top_card_is_laid_fitting_or_not():
    match = table("red 1, red 2", "red 3", "red 4", powers={"green": 0}, draws="green 9")
    assert words(match, 0) == ["green", "draw"]
    events = match.play(0, "green")
    assert told(events, "blind") == [{"seat": 0, "card": "green-9"}]
    view = match.view()
    assert (view.top, view.colour, view.turn) == ("green-9", "green", 1)
    assert sizes(match) == [2, 1, 1]


@rule("N18", "NQ13")
@pytest.mark.parametrize("card", ["blue 1", "red 7", "character green", "wild4"])
def test_nq13_only_with_no_legal_card_in_hand(card):
    match = table(f"{card}, red 2", "red 3", powers={"green": 0})
    assert "green" not in words(match, 0)
    assert refused(match, 0, "green").startswith("NQ13: you may not lay blind while you hold a card that fits")


@rule("NQ13")
def test_nq13_an_action_card_acts():
    match = table("red 1, red 2", "red 3", "red 4", powers={"green": 0}, draws="green draw2")
    match.play(0, "green")
    assert sizes(match) == [2, 3, 1]
    assert match.view().turn == 2


@rule("NQ13", "NQ38")
def test_nq38_a_character_gives_its_power_and_its_colour_is_chosen_once_seen():
    match = table("red 1, red 2", "red 3", powers={"green": 0}, draws="character yellow")
    match.play(0, "green")
    view = match.view()
    assert (view.turn, view.waits_for, view.top) == (0, "blind-choice", "character-yellow")
    assert words(match, 0) == ["colour red", "colour blue", "colour green", "colour yellow"]
    assert refused(match, 0, "draw") == "NQ38: first choose for the wild card laid blind"
    match.play(0, "colour red")
    assert (owner(match, "yellow"), match.view().colour, match.view().turn) == (0, "red", 1)


@rule("NQ13", "NQ38")
def test_nq38_a_blind_power_choice_names_power_and_colour():
    match = table("red 1, red 2", "red 3", powers={"green": 0, "red": 1}, draws="choice")
    match.play(0, "green")
    assert len(words(match, 0)) == 16
    assert refused(match, 0, "colour red") == "NQ38: first choose for the wild card laid blind"
    match.play(0, "power red yellow")
    assert (owner(match, "red"), match.view().colour, match.view().turn) == (0, "yellow", 1)


@rule("NQ13")
def test_nq13_no_second_card_with_blue():
    match = table("red 1, red 2", "red 3", powers={"green": 0, "blue": 0}, draws="red 9")
    match.play(0, "green")
    assert match.view().turn == 1


@rule("NQ13")
def test_nq13_it_replaces_the_draw():
    match = table("red 1, red 2", "red 3", powers={"green": 0}, draws="green 9, red 9")
    match.play(0, "draw")
    assert words(match, 0) == ["keep"]
    assert refused(match, 0, "green").startswith("N7")


@rule("NQ38")
def test_nq38_not_available_with_nothing_to_draw():
    match = table("red 1, red 2", "red 3", powers={"green": 0}, rest=False)
    assert words(match, 0) == ["draw"]
    assert refused(match, 0, "green") == "NQ38: there is nothing to draw"


@rule("N18", "N22")
def test_n18_the_pile_is_refilled_for_it():
    match = table("red 1, red 2", "red 3", powers={"green": 0}, under="yellow 3", rest=False)
    match.play(0, "green")
    assert match.view().discards == ["blue-7", "yellow-3"]


@rule("N18")
def test_n18_only_its_owner():
    match = table("red 1, red 2", "red 3", powers={"green": 1})
    assert refused(match, 0, "green") == "N18: you do not have the green power"


# ---- YELLOW ----------------------------------------------------------------------------------


@rule("N19", "NQ14")
@pytest.mark.parametrize("symbol", ["skip", "draw2"])
def test_nq14_void_and_the_owner_simply_moves_next(symbol):
    match = table(f"blue {symbol}, red 1, red 2", "red 3", "red 4", powers={"yellow": 1})
    events = match.play(0, f"blue {symbol}")
    assert told(events, "shielded") == [{"seat": 1}]
    assert sizes(match) == [2, 1, 1]
    assert (match.view().turn, match.view().top) == (1, f"blue-{symbol}")


@rule("N19", "NQ15")
def test_nq15_a_reverse_that_takes_the_coming_turn_is_void():
    match = table("blue reverse, red 1, red 2", "red 3", "red 4", powers={"yellow": 1})
    match.play(0, "blue reverse")
    assert (match.view().turn, match.view().direction) == (1, 1)


@rule("NQ15")
def test_nq15_a_reverse_that_brings_the_turn_is_not():
    match = table("blue reverse, red 1, red 2", "red 3", "red 4", powers={"yellow": 2})
    match.play(0, "blue reverse")
    assert (match.view().turn, match.view().direction) == (2, -1)


@rule("NQ17", "N19")
def test_nq17_with_two_players_reverse_is_void_against_yellow():
    match = table("blue reverse, red 1, red 2", "red 3", powers={"yellow": 1})
    match.play(0, "blue reverse")
    assert match.view().turn == 1


@rule("NQ14")
def test_nq14_with_blue_both_are_void_if_the_next_owns_yellow():
    match = table("blue draw2, red draw2, red 1, red 2", "red 3", "red 4", powers={"blue": 0, "yellow": 1})
    match.play(0, "blue draw2")
    match.play(0, "red draw2")
    assert sizes(match) == [2, 1, 1]
    assert match.view().turn == 1


@rule("NQ14")
def test_nq14_with_blue_the_second_is_void_if_the_one_after_owns_yellow():
    match = table("blue draw2, red draw2, red 1, red 2", "red 3", "red 4", "red 5", powers={"blue": 0, "yellow": 2})
    match.play(0, "blue draw2")
    match.play(0, "red draw2")
    assert sizes(match) == [2, 3, 1, 1]
    assert match.view().turn == 2


@rule("NQ15", "NQ30")
def test_nq15_after_a_skip_the_one_who_would_be_next_is_protected():
    match = table("blue skip, blue reverse, red 1, red 2", "red 3", "red 4", "red 5", powers={"blue": 0, "yellow": 2})
    match.play(0, "blue skip")
    match.play(0, "blue reverse")
    assert (match.view().turn, match.view().direction) == (2, 1)


@rule("NQ46", "N19")
def test_nq46_yellow_shields_from_red_gifts_not_from_red_characters():
    match = table("character red, red 1, red 2", "blue 3", powers={"yellow": 1, "red": 1})
    match.play(0, "character red blue")
    assert owner(match, "red") == 0
    assert not any(move.startswith("give") for move in words(match, 0))


@rule("NQ44")
def test_nq44_the_classic_game_has_no_powers():
    match = table("blue 1, red 2, red 3", "red 3", deck="classic")
    match.play(0, "blue 1")
    assert match.view().turn == 1
    assert all(player.powers == [] for player in match.view().players)
