"""Constellations: drawing, the end, and what happens when no card fits."""

import random
from collections import Counter
from itertools import combinations

import pytest

import saucer
from saucer.games.constellations.components import PLANETS
from saucer.games.constellations.rules import MOVES, SHIP, STAY
from saucer.kernel.position import position
from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.locales import say
from tests.games.test_constellations import GAME, OLA, PATRYCJA, PAWEL, finish, names, refused, table, words
from tests.rulebook import rule

# ---- drawing, and the end -----------------------------------------------------------------------


@rule("G13", "GQ16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_g13_hands_stay_at_three_while_the_pile_lasts_and_all_have_the_same_turns(players):
    match = saucer.match("constellations", players=players, seed=4)
    chance = random.Random(4)
    turns = Counter()
    while match.actors:
        seat = match.actors[0]
        view = match.view(seat)
        if view.step == "lay":
            turns[seat] += 1
            assert len(view.hand) == min(3, 48 // players - turns[seat] + 1)
            assert (len(view.hand) < 3) <= (view.pile == 0)
        match.play(seat, chance.choice(list(match.moves(seat))))
    assert turns == dict.fromkeys(range(players), 48 // players)
    assert match.outcome.why == "sky-complete"
    assert [player.cards for player in match.view().players] == [0] * players


@rule("G13")
def test_g13_with_an_empty_pile_nothing_is_drawn():
    match = table(hands=["p19 p02", "p03"], pile="")
    match.play(OLA, "p19 at 1,0")
    assert names(match.play(OLA, "stay")) == ["stayed"]
    assert match.view(OLA).hand == ["p02"]


@rule("G14", "GQ17")
def test_gq17_the_last_card_still_has_its_ship_step():
    state = GAME.deal(2, {}, 0, quick(12))
    chance, moves = random.Random(12), Moves()
    while not (state.count == 49 and state.step == 1):
        assert state.actors()
        state.legal(state.turn, moves)
        codes = sorted(moves.listed())
        state.play(state.turn, STAY if codes[0] == STAY else chance.choice(codes), None)
    assert state.actors()
    assert state.winners() == []
    assert state.why_over() == ""
    before = state.scores()
    seat = state.turn
    state.legal(seat, moves)
    state.play(seat, max(moves.listed()), None)
    assert not state.actors()
    assert state.why_over() == "sky-complete"
    assert state.scores()[seat] > before[seat]
    assert say("constellations", state.why_over()) == "All 49 cards lie in the sky."


@rule("GT3", "G14")
def test_gt3_sixteen_and_twenty_one():
    state = finish(seed=10921, ships=True)
    assert state.count == 49
    assert state.scores() == [16, 21]
    assert state.winners() == [1]


def ship_sizes(state, seat, sizes):
    """Put the seat's ships into constellations of these sizes, by colour,"""
    for colour, size in enumerate(sizes):
        state.ships[seat * 4 + colour] = next(
            planet for planet in range(196) if state.colour(planet) == colour and state.size(planet) == size
        )


@rule("GT9", "G14", "GQ13", "GQ14", "CQ4")
def test_gt9_the_largest_constellation_breaks_ties():
    state = finish(seed=10236, ships=False)
    assert state.winners() == [0, 1]  # nobody has a ship: all tie
    ship_sizes(state, OLA, (6, 6, 6, 12))
    ship_sizes(state, PAWEL, (7, 8, 9, 6))
    assert state.scores() == [30, 30]
    assert state.winners() == [OLA]
    ship_sizes(state, PAWEL, (7, 2, 9, 12))  # the twelve is shared and counts for both
    assert state.scores() == [30, 30]
    assert state.winners() == [OLA, PAWEL]
    ship_sizes(state, PAWEL, (7, 8, 9, 12))
    assert state.winners() == [PAWEL]


@rule("G14")
def test_g14_after_the_end_nothing_may_be_done():
    state = finish(seed=1, ships=True, players=4)
    moves = Moves()
    for seat in range(4):
        state.legal(seat, moves)
        assert moves.count == 0
        assert state.refusal(seat, STAY).rule == "G14"
        assert state.refusal(seat, SHIP).name == "game-over"


@rule("G3")
def test_moves_cover_exactly_the_listed_codes():
    """Of all 802,870 codes, those around one position: refused or legal, never both."""
    match = saucer.match("constellations", players=2, seed=2, start=0)
    legal = set(match.moves(OLA).codes)
    near = [look * 4096 + cell for look in range(196) for cell in (0, 1, 63, 64, 4032, 65)]
    near += range(STAY, MOVES)
    assert {code for code in near if match.state.refusal(OLA, code) is None} == legal


# ---- when no card fits --------------------------------------------------------------------------

# Six cards around which only red and blue can be matched. P06 Y-Y-G-G and P12 Y-G-Y-G fit nowhere.
OPEN = ("p13 at -1,0 turn 3", "p40 at 1,0", "p03 at 0,1 turn 2", "p41 at -1,1 turn 2")
CLOSE = "p07 at 1,1"


def closing(hands, pile, turn=0):
    """The seat in turn has just laid the closing card and let its ships stay."""
    match = table(*OPEN, hands=hands, pile=pile, turn=turn)
    match.play(turn, CLOSE)
    silent = match.state.clone()
    silent.play(turn, STAY, None)
    events = match.play(turn, "stay")
    assert position(silent) == position(match.state)  # telling changes nothing
    return match, events


@rule("GQ5")
def test_gq5_a_hand_of_three_always_fits():
    """Two colours can be matched in every sky, and only two cards of the deck lack any two colours.

    The first card of the northernmost row shows three planets to the outside; no card has three alike.
    """
    assert max(max(Counter(planets).values()) for planets in PLANETS) == 2
    for colours in combinations("RBYG", 2):
        assert sum(not set(planets) & set(colours) for planets in PLANETS) == 2


@rule("GQ5", "GQ18")
def test_gq18_show_the_hand_swap_one_and_lay_the_drawn_card():
    match, events = closing(["p07 p01", "p06 p12"], "p17 p16 p15")
    assert names(events) == ["stayed", "drew", "showed"]
    told = say("constellations", events[-1].key, events[-1].args, names=["Ola", "Paweł"])
    assert told == (
        "Paweł shows that none of these cards fits: P06 (yellow yellow green green), P12 (yellow green yellow green)."
    )
    view = match.view(OLA)
    assert (view.turn, view.step) == (PAWEL, "swap")
    assert view.players[PAWEL].shown == ["p06", "p12"]
    assert words(match) == ["swap p06", "swap p12"]
    assert refused(match, "p06 at 2,0") == "GQ18: none of your cards fits: put one of them under the pile"
    assert refused(match, "stay") == "GQ18: none of your cards fits: put one of them under the pile"
    assert refused(match, "swap p01") == "G3: you do not hold P01 (red red blue blue)"
    swapped, drew = match.play(PAWEL, "swap p12")
    assert (
        say("constellations", swapped.key, swapped.args)
        == "seat 1 puts P12 (yellow green yellow green) under the pile."
    )
    assert drew.seen_by(PAWEL).args == {"seat": PAWEL, "card": "p16"}
    assert drew.seen_by(OLA).args == {"seat": PAWEL}
    view = match.view(OLA)
    assert (view.turn, view.step, view.pile, view.sunk, view.swaps) == (PAWEL, "lay", 2, ["p12"], 1)
    assert view.players[PAWEL].shown == ["p06"]
    assert {move[:3] for move in words(match)} == {"p16"}
    assert refused(match, "swap p06") == "GQ18: one of your cards fits: lay it"
    match.play(PAWEL, words(match)[0])
    assert match.view().swaps == 0
    assert names(match.play(PAWEL, "stay")) == ["stayed", "drew"]  # the turn goes on as usual: ship, then draw
    assert match.view(PAWEL).hand == ["p06", "p17"]


@rule("GQ5", "GQ18")
def test_gq18_a_second_failure_ends_the_turn_without_a_draw():
    match, _ = closing(["p07 p01", "p06"], "p17 p12 p16")
    assert match.view(OLA).hand == ["p01", "p16"]
    events = match.play(PAWEL, "swap p06")
    assert names(events) == ["swapped", "drew", "showed"]
    assert match.actors == (OLA,)
    view = match.view(OLA)
    assert view.players[PAWEL].shown == ["p12"]  # everybody has seen that it does not fit either
    assert (view.pile, view.sunk, view.swaps) == (2, ["p06"], 1)
    match.play(OLA, words(match)[0])
    match.play(OLA, "stay")
    assert match.view(OLA).swaps == 0


@rule("GQ18")
def test_gq18_a_card_drawn_from_the_known_bottom_is_known():
    match, _ = closing(["p07 p01", "p06 p12"], "p17 p16")
    match.play(PAWEL, "swap p12")  # the pile is P12 alone; Paweł drew P17
    match.play(PAWEL, words(match)[0])
    stayed, drew = match.play(PAWEL, "stay")
    assert stayed.name == "stayed"
    told = say("constellations", drew.key, drew.seen_by(OLA).args)
    assert told == "seat 1 draws P12 (yellow green yellow green), which everybody has seen."
    view = match.view(OLA)
    assert (view.pile, view.sunk, view.players[PAWEL].shown) == (0, [], ["p06", "p12"])


@rule("GQ5", "GQ18")
def test_gq5_with_an_empty_pile_a_blocked_player_passes_and_keeps_the_cards():
    match, events = closing(["p07 p01", "p12", "p06"], "")
    assert names(events) == ["stayed", "showed", "passed", "showed", "passed"]
    assert say("constellations", events[2].key, events[2].args) == "seat 1 has to pass."
    assert match.actors == (OLA,)
    assert [player.shown for player in match.view(OLA).players] == [[], ["p12"], ["p06"]]
    assert {move[:3] for move in words(match)} == {"p01"}


@rule("GQ5", "GQ18", "G14")
def test_gq5_when_all_pass_in_a_row_the_game_ends():
    match, events = closing(["p07 p06", "p12"], "")
    assert names(events) == ["stayed", "showed", "passed", "showed", "passed"]
    assert match.actors == ()
    assert match.outcome.why == "all-passed"
    assert match.outcome.winners == (OLA, PAWEL)
    assert say("constellations", "all-passed") == "Nobody can lay a card any more."
    assert match.view().step == ""


@rule("GQ18")
def test_gq18_a_player_without_cards_is_skipped():
    match, events = closing(["p07 p01", "", "p02"], "")
    assert names(events) == ["stayed", "skipped"]
    assert say("constellations", events[1].key, events[1].args) == "seat 1 has no cards left."
    assert match.actors == (PATRYCJA,)
    match, events = closing(["p07", "", "p12"], "")
    assert names(events) == ["stayed", "skipped", "showed", "passed", "skipped"]
    assert match.outcome.why == "all-passed"


@rule("GQ18")
def test_gq18_forty_eight_swaps_in_a_row_end_the_game():
    match, _ = closing(["p07", "p06"], "p12 p17", turn=0)
    match.state.hands[OLA] = 0  # Ola's drawn card is out of the way: only unfitting cards are left
    for number in range(1, 49):
        assert match.view().swaps == number - 1
        assert match.view().step == "swap"
        [move] = match.moves(PAWEL)
        events = match.play(PAWEL, move)
    assert names(events) == ["swapped", "drew-known", "showed"]
    assert match.outcome.why == "all-swapped"
    assert say("constellations", "all-swapped") == "After 48 swaps in a row no card fits."


@rule("GQ18")
def test_gq18_a_fitting_card_at_the_last_swap_goes_on():
    match, _ = closing(["p07 p01", "p06"], "p17 p16 p15")
    match.state.swaps = 47
    match.play(PAWEL, "swap p06")
    assert match.view().step == "lay"
    match.play(PAWEL, words(match)[0])
    assert match.view().swaps == 0
    assert match.actors
