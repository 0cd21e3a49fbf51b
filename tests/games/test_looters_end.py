"""Looters: an empty pile, and the end of the game."""

import pytest

import saucer
from saucer.games.looters.components import GENERAL
from saucer.kernel.rng import quick
from saucer.lessons.positions.looters import table
from tests.support.games import names
from tests.support.looters import FILL, OLA, PATRYCJA, PAWEL, hand
from tests.support.rulebook import rule

# ---- empty pile ---------------------------------------------------------------------------------


@rule("UQ10", "UQ11")
def test_uq11_with_an_empty_pile_one_plays_on_without_refilling():
    match = table(["thimble teacup dinghy", "cruiser cruiser"], pile="recruit")
    match.play(OLA, "teacup")
    assert hand(match, OLA) == ["dinghy", "recruit", "thimble"]  # UQ10: only what there is
    match.play(PAWEL, "cruiser")
    assert match.state.sizes[PAWEL] == 1
    assert match.actors == (OLA,)


def lowest_pile(players, seed):
    """How few cards the pile has at any time in a game of random moves."""
    match, rng = saucer.match("looters", players, seed=seed), quick(seed)
    lowest = match.view().pile
    while match.outcome is None:
        moves = list(match.moves(match.actors[0]))
        match.play(match.actors[0], moves[rng.below(len(moves))])
        lowest = min(lowest, match.view().pile)
    return lowest


@rule("U14")
def test_u14_with_the_usual_deck_the_pile_runs_out_in_some_games():
    """The rulebook has a note for it, so it happens: with four or five players."""
    empty = sum(lowest_pile(5, seed) == 0 for seed in range(20))
    assert 0 < empty < 20


@rule("U14")
def test_u14_without_cards_and_pile_turns_are_missed():
    match = table(["thimble thimble", "", "teacup teacup teacup"])
    events = match.play(OLA, "thimble")
    assert names(events) == ["laid", "took", "missed"]
    assert match.actors == (PATRYCJA,)


@rule("U14", "UQ9", "UQ12", "UQ18")
def test_uq12_after_a_general_the_empty_handed_refill_at_their_own_turn():
    laid = "thimble teacup dinghy pancake lampshade sombrero carousel cruiser zeppelin recruit animals"
    match = table(["general teacup", "", ""], laid=laid)
    events = match.play(OLA, "general")
    drawers = [event.seat for event in events if event.name == "drew"]
    assert drawers == [OLA, PAWEL]  # UQ9 at once from the new pile; UQ12 the next at the start of their own turn
    assert list(match.state.sizes) == [5, 5, 0]  # UQ18: the third not before their own turn
    match.play(PAWEL, next(iter(match.moves(PAWEL))))
    assert match.state.sizes[PATRYCJA] == min(5, 12 - 4 - 5 - 1)


@rule("UQ13")
def test_uq13_when_nobody_holds_a_card_the_stacks_are_dealt_again():
    laid = "thimble teacup dinghy pancake lampshade sombrero carousel cruiser zeppelin recruit animals strength"
    match = table(["thimble", "", ""], laid=laid)
    events = match.play(OLA, "thimble")
    assert names(events) == ["laid", "took", "missed", "missed", "dealt-again", "drew", "drew", "drew"]
    assert list(match.state.sizes) == [3, 5, 5]  # thirteen cards, from the next player on
    assert match.actors == (PAWEL,)
    assert [player.top for player in match.view(OLA).players] == [None] * 3


@rule("UQ13")
def test_uq13_with_an_empty_pile_every_general_is_in_a_hand():
    for seed in range(30):
        match = saucer.match("looters", players=5, seed=seed)
        while match.actors:
            seat = match.actors[0]
            moves = list(match.moves(seat))
            match.play(seat, moves[seed % len(moves)])
            state = match.state
            assert GENERAL not in list(state.laid)[: state.laid_count]


# ---- the end ------------------------------------------------------------------------------------


@rule("U15", "UQ4", "UQ14", "UT8")
def test_ut8_the_last_loot_ends_the_game_at_once():
    match = table(["zeppelin", FILL], earth=2, pile=FILL)
    events = match.play(OLA, "zeppelin")
    assert names(events) == ["laid", "took"]  # no draw
    assert match.actors == ()
    assert match.outcome == saucer.Outcome((0,), (2, 0), "earth-empty")
    with pytest.raises(saucer.IllegalMove, match="U15: the game is over"):
        match.play(PAWEL, "thimble")


@rule("U15")
def test_u15_while_one_token_is_left_on_earth_the_game_goes_on():
    match = table(["strength", "strength"], earth=2, pile=FILL)
    match.play(OLA, "strength 1")
    assert match.outcome is None
    match.play(PAWEL, "strength 1")
    assert match.outcome.why == "earth-empty"


@rule("UQ14", "U15")
def test_uq14_robbing_and_generals_do_not_end_the_game():
    match = table(["general", "animals", FILL], tops=["", "thimble", ""], loot=[5, 5, 5], earth=1, pile=FILL)
    match.play(OLA, "general")
    match.play(PAWEL, "animals on 0")
    assert match.outcome is None


@rule("U16", "CQ4")
def test_u16_most_loot_wins_and_ties_share():
    match = table(["strength", FILL, FILL], loot=[2, 3, 1], earth=1, pile=FILL)
    match.play(OLA, "strength 1")
    assert match.outcome.winners == (0, 1)
    assert match.outcome.scores == (3, 3, 1)


@rule("UQ17")
def test_uq17_after_200_turns_most_loot_wins():
    match = table(["thimble", "thimble"], loot=[3, 7], earth=30, pile=FILL)
    match.state.turns = 199
    match.play(OLA, "thimble")
    assert match.outcome == saucer.Outcome((1,), (5, 7), "turn-limit")


@rule("UQ18")
def test_uq18_missed_turns_do_not_count():
    match = table(["thimble thimble", "", "teacup"])
    match.play(OLA, "thimble")
    assert match.view(OLA).turns == 1
