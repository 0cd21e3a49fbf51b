"""Constellations: drawing, the end, and what happens when no card fits."""

import random
from collections import Counter
from itertools import combinations

import pytest

import saucer
from saucer.games.constellations.components import PLANETS
from saucer.games.constellations.events import Drew
from saucer.games.constellations.rules import MOVES, SHIP, STAY
from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.lessons.positions.constellations import table
from saucer.locales import say
from tests.support.constellations import GAME, OLA, PATRYCJA, PAWEL, closing, finish, names, refused, words
from tests.support.rulebook import rule

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


# A complete sky, in the order of laying.
SKY = (
    "p16 at -1,0; p23 at 0,-1 turn 2; p42 at 1,-1 turn 3; p41 at -1,-1; p43 at -2,0; p05 at -1,-2 turn 2; "
    "p22 at 2,-1 turn 3; p40 at 0,1 turn 1; p38 at -1,-3; p31 at -2,-1; p35 at -2,-2 turn 1; p19 at -1,1 turn 1; "
    "p29 at -3,-2 turn 1; p30 at 2,-2 turn 1; p25 at -4,-2 turn 3; p46 at 1,-2 turn 3; p14 at -3,-1 turn 2; "
    "p01 at 0,-3 turn 2; p47 at -2,-3 turn 2; p11 at 1,0; p48 at -2,-4 turn 1; p06 at -5,-2 turn 1; "
    "p34 at -2,-5 turn 1; p04 at -1,-4 turn 2; p26 at 3,-2 turn 2; p28 at -5,-1; p03 at 0,-2 turn 1; p10 at 2,0; "
    "p08 at -4,-1 turn 1; p17 at -4,-3 turn 1; p45 at -2,-6 turn 1; p27 at -6,-1 turn 1; p13 at -3,-6 turn 3; "
    "p33 at -1,-5 turn 2; p24 at 0,-5 turn 1; p20 at 1,-3 turn 3; p39 at -2,-7 turn 1; p15 at -4,-6 turn 1; "
    "p44 at -1,-7 turn 1; p12 at -4,0 turn 1; p32 at -2,1; p18 at 3,-1 turn 2; p37 at -7,-1 turn 3; "
    "p07 at -4,-7; p09 at -4,-5 turn 1; p02 at -5,-5 turn 1; p21 at 2,-3 turn 3; p36 at -2,-8 turn 2"
).split("; ")


def complete(*sizes):
    """The outcome of the complete sky, with the ships of each seat in constellations of these sizes, by colour."""
    match = table(*SKY[:-1], hands=[SKY[-1][:3], ""], pile="")
    match.play(OLA, SKY[-1])
    state = match.state
    for seat, own in enumerate(sizes):
        for colour, size in enumerate(own):
            ships = [p for p in range(196) if state.colour(p) == colour and state.size(p) == size]
            state.ships[seat * 4 + colour] = ships[0] if size else -1
    match.play(OLA, "stay")
    assert match.outcome.why == "sky-complete"
    return match.outcome


@rule("GT3", "G14")
def test_gt3_sixteen_and_twenty_one():
    outcome = complete((4, 6, 6, 0), (7, 5, 9, 0))
    assert outcome.scores == (16, 21)
    assert outcome.winners == (PAWEL,)


@rule("GT9", "G14", "CQ4")
def test_gt9_the_largest_constellation_breaks_ties():
    outcome = complete((6, 6, 6, 12), (7, 8, 9, 6))
    assert outcome.scores == (30, 30)
    assert outcome.winners == (OLA,)


@rule("G14", "G11")
def test_g14_the_largest_constellation_counts_only_in_a_tie():
    outcome = complete((5, 6, 6, 12), (7, 8, 9, 6))
    assert outcome.scores == (29, 30)
    assert outcome.winners == (PAWEL,)


@rule("GT9", "GQ13", "GQ14", "CQ4")
def test_gq14_a_shared_constellation_counts_for_both_also_in_a_tie():
    outcome = complete((6, 6, 6, 12), (7, 2, 9, 12))
    assert outcome.scores == (30, 30)
    assert outcome.winners == (OLA, PAWEL)  # GQ13: still tied, the win is shared
    assert complete((6, 6, 6, 12), (7, 8, 9, 12)).winners == (PAWEL,)
    assert complete((0, 0, 0, 0), (0, 0, 0, 0)).winners == (OLA, PAWEL)


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
    sentence = say("constellations", events[-1].key, events[-1].args, names=["Ola", "Paweł"])
    assert sentence == (
        "Paweł shows that none of these cards fits: yellow yellow green green, yellow green yellow green."
    )
    view = match.view(OLA)
    assert (view.turn, view.step) == (PAWEL, "swap")
    assert view.players[PAWEL].shown == ["p06", "p12"]
    assert words(match) == ["swap p06", "swap p12"]
    assert refused(match, "p06 at 2,0") == "GQ18: none of your cards fits: put one of them under the pile"
    assert refused(match, "stay") == "GQ18: none of your cards fits: put one of them under the pile"
    assert refused(match, "swap p01") == "G3: you do not hold this card: red red blue blue"
    swapped, drew = match.play(PAWEL, "swap p12")
    assert (
        say("constellations", swapped.key, swapped.args)
        == "seat 1 puts a card under the pile: yellow green yellow green."
    )
    assert drew.seen_by(PAWEL) == Drew(PAWEL, "p16")
    assert drew.seen_by(OLA) == Drew(PAWEL, None)
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
    sentence = say("constellations", drew.key, drew.seen_by(OLA).args)
    assert sentence == "seat 1 draws a card that everybody has seen: yellow green yellow green."
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
