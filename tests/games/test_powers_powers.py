"""Powers: Characters, Power Choice, and the powers of green and yellow."""

import pytest

import saucer
from saucer.lessons.positions.powers import table
from tests.support.powers import owner, refused, sizes, told, words
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
