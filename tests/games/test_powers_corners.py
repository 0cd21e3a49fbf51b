"""Corners of powers where two rules meet, each of which a careless rule would pass unseen."""

from collections import Counter

import pytest

from saucer.kernel.rng import keyed
from saucer.lessons.positions.powers import table
from tests.support.powers import owner, sizes, told, words
from tests.support.rulebook import rule


@rule("N22", "NQ23")
def test_n22_the_refilled_pile_is_really_shuffled():
    drawn: Counter[str | None] = Counter()
    for seed in range(60):
        match = table("red 3, red 4", "red 2, red 5", under="red 1, green 1, yellow 1", rest=False)
        match.state.rng = keyed(seed.to_bytes(32, "big"))
        match.play(0, "draw")
        drawn[match.view(0).drawn] += 1
    assert set(drawn) == {"red-1", "green-1", "yellow-1"}
    assert min(drawn.values()) > 8


@rule("NQ6", "N16")
def test_nq6_a_red_character_is_no_red_card_to_give():
    match = table("character red, blue 3, green 4", "red 2, red 5", powers={"red": 0}, turn=1)
    assert match.actors == (1,)
    assert words(match, 0) == []


@rule("NQ18", "N13")
@pytest.mark.parametrize("held", ["blue 1, red 3", "red 1, red 3"])
def test_nq18_the_challenger_keeps_knowing_the_hand_that_was_shown(held):
    match = table(f"wild4, {held}", "red 8, red 9", "green 8, green 9")
    match.play(0, "wild4 green")
    events = match.play(1, "challenge")
    cards = sorted(card.strip().replace(" ", "-") for card in held.split(","))
    assert told(events, "challenged")
    assert sorted(match.view(1).players[0].known) == cards  # and not the cards drawn since
    assert match.view(2).players[0].known == []
    assert match.view().players[0].known == []


@rule("NQ33", "N17", "NQ18")
@pytest.mark.parametrize(("held", "verdict"), [("red 9", "guilty"), ("green 9", "innocent")])
def test_nq33_as_blues_second_card_it_is_judged_by_the_colour_of_the_first(held, verdict):
    match = table(
        f"red 5, wild4, {held}, yellow 1", "red 8, red 9", "yellow 8, yellow 9", top="green 5", powers={"blue": 0}
    )
    match.play(0, "red 5")
    match.play(0, "wild4 blue")
    assert told(match.play(1, "challenge"), verdict)


@rule("NQ8")
@pytest.mark.parametrize("power", ["red", "blue", "green", "yellow"])
def test_nq8_any_power_can_be_taken_from_yellows_owner(power):
    match = table(f"character {power}, blue 1, blue 2", "red 3, red 4", powers={"yellow": 1, power: 1})
    match.play(0, f"character {power} red")
    assert owner(match, power) == 0


@rule("NQ29", "NQ14")
def test_nq29_yellow_taken_by_the_first_card_no_longer_protects():
    hand = "character yellow, blue draw2, blue 1, blue 2"
    match = table(hand, "red 3, red 4", "red 5, red 6", powers={"blue": 0, "yellow": 1})
    match.play(0, "character yellow blue")
    match.play(0, "blue draw2")
    assert sizes(match) == [2, 4, 2]
    assert match.state.mover() == 2
