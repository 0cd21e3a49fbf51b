"""Zovnis by the book: the set-up, a turn, the end (Z1-Z5, Z10-Z13, ZT1, ZT3, ZT4)."""

import itertools
from collections import Counter

import pytest

import saucer
from saucer.games.zovnis.components import ASTRE, ENDS, GOALS, HEIGHT, NAMES
from saucer.games.zovnis.knowledge import size
from saucer.games.zovnis.rules import Zovnis
from saucer.kernel.rng import quick
from saucer.kernel.snapshot import position
from saucer.kernel.state import Moves
from saucer.lab.play import random_decision
from saucer.lessons.positions.zovnis import table
from tests.support.rulebook import rule
from tests.support.zovnis import pile, random_games, sky

# ---- components ---------------------------------------------------------------------------


@rule("Z2")
def test_z2_every_pair_of_aliens_meets_every_pair_of_saucers_on_one_card():
    pairs = Counter()
    ends = [tuple(ENDS[i : i + 4]) for i in range(0, len(ENDS), 4)]
    for alien, its_saucer, other, other_saucer in ends:
        pairs[frozenset((alien, other)), frozenset((its_saucer, other_saucer))] += 1
    assert len(pairs) == 36
    assert {len(pair) for both in pairs for pair in both} == {2}


@rule("Z2")
def test_z2_the_cards_are_balanced():
    ends = [(ENDS[i], ENDS[i + 1], i >= 24 * 4) for i in range(0, len(ENDS), 2)]
    for kind in range(4):
        for armed, expected in ((False, 12), (True, 6)):
            assert sum(alien == kind and a == armed for alien, _, a in ends) == expected
            assert sum(its_saucer == kind and a == armed for _, its_saucer, a in ends) == expected
    plain = Counter(end[:2] for end in ends if not end[2])
    armed = Counter(end[:2] for end in ends if end[2])
    assert len(plain) == 16
    assert set(plain.values()) == {3}
    assert len(armed) == 16
    assert set(armed.values()) == {1, 2}


# ---- set-up -------------------------------------------------------------------------------


@rule("Z1", "ZQ16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_z1_everybody_has_one_secret_alien_and_one_secret_saucer(players):
    match = saucer.match("zovnis", players=players, seed=3)
    own = [match.view(seat).players[seat] for seat in range(players)]
    assert len({player.alien for player in own}) == players
    assert len({player.saucer for player in own}) == players
    for seat, other in itertools.permutations(range(players), 2):
        player = match.view(seat).players[other]
        assert (player.alien, player.saucer, player.points) == (None, None, None)


@rule("Z2", "ZQ8", "ZQ18")
@pytest.mark.parametrize(("players", "left"), [(2, 30), (3, 26), (4, 22)])
def test_z2_four_cards_each_four_for_the_planet_and_the_rest_to_draw(players, left):
    match = saucer.match("zovnis", players=players, seed=4)
    table = match.view()
    assert table.draw_pile == left
    assert [player.cards for player in table.players] == [4] * players
    assert table.sky == [[], [], [], []]
    assert match.state.deck_count == left + 4
    assert match.state.census() == [1] * 36 + [6] + [1] * 8


@rule("Z2")
def test_z2_any_card_may_lie_in_the_planet_or_on_top_of_the_draw_pile():
    deals = [saucer.match("zovnis", players=4, seed=seed).state for seed in range(400)]
    for place in (0, 3, 4, 25):  # the planet's outer cards, the bottom and the top of the draw pile
        assert {deal.deck[place] for deal in deals} == {*range(37)}


@rule("ZQ16")
def test_zq16_aliens_and_saucers_are_dealt_independently():
    counts = Counter()
    for seed in range(800):
        state = saucer.match("zovnis", players=2, seed=seed, start=0).state
        counts[state.goals[0], state.goals[GOALS]] += 1
    assert len(counts) == 16
    assert sum((count - 50) ** 2 / 50 for count in counts.values()) < 37.7  # 15 degrees of freedom, p = 0.001


@rule("Z4")
def test_z4_the_start_player_is_chosen_or_drawn_by_lot():
    assert saucer.match("zovnis", players=4, seed=1, start=2).actors == (2,)
    assert {saucer.match("zovnis", players=4, seed=seed).actors for seed in range(40)} == {(0,), (1,), (2,), (3,)}


@rule("Z2")
def test_options_change_hand_and_astres():
    match = saucer.match("zovnis", players=3, seed=1, options={"hand": 6, "astres": 0})
    assert [player.cards for player in match.view().players] == [6, 6, 6]
    assert match.view().draw_pile == 36 - 18 - 4
    assert match.state.census()[ASTRE] == 0


# ---- a turn -------------------------------------------------------------------------------


@rule("Z3", "ZT1", "ZQ11", "ZQ14")
def test_zt1_the_bottom_end_is_in_landing_position():
    match = table(hands=("z01", "z24"), goals=("shaggy g-lul", "blip disco"))
    match.play(0, "z01 on 2")
    landed = match.view().sky[1][0]
    assert (landed.bottom.alien, landed.bottom.saucer) == ("shaggy", "g-lul")
    assert (landed.top.alien, landed.top.saucer) == ("blip", "disco")
    assert match.state.scores() == [2, 0]


@rule("Z3", "Z4", "ZQ11")
def test_z4_flipped_the_other_end_lands():
    match = table(hands=("z01", "z24"), goals=("shaggy g-lul", "blip disco"))
    match.play(0, "z01 on 2 flipped")
    assert match.view().sky[1][0].bottom.alien == "blip"
    assert match.state.scores() == [0, 2]


@rule("Z4")
def test_z4_a_card_goes_on_top_of_its_column_and_the_top_card_is_drawn():
    match = table(["z02"], hands=("z01 z05", "z24", "z23"), pile="z10 z11")
    match.play(0, "z01 on 1")
    assert sky(match) == [["z02", "z01"], [], [], []]
    assert match.view(0).hand == ["z05", "z11"]
    assert match.view().draw_pile == 1
    assert match.actors == (1,)
    match.play(1, "z24 on 4")
    assert match.view(1).hand == ["z10"]
    match.play(2, "z23 on 4 flipped")
    assert sky(match) == [["z02", "z01"], [], [], ["z24", "z23 flipped"]]
    assert match.actors == (0,)


@rule("Z4", "ZQ10", "ZQ11")
def test_zq10_every_card_either_way_up_on_every_open_column_and_no_pass():
    match = table(["z01"] * 5, hands=("z07 w04 astre astre", "z24"))
    expected = {f"{card} on {column}" for card in ("z07", "w04", "astre") for column in (2, 3, 4)}
    expected |= {f"{card} on {column} flipped" for card in ("z07", "w04") for column in (2, 3, 4)}
    assert {str(move) for move in match.moves(0)} == expected
    assert len(match.moves(0)) == 15
    assert len(match.moves(1)) == 0


@rule("ZQ11")
def test_zq11_the_way_up_is_never_changed_by_falling():
    match = table(["z16", "z17 flipped"], hands=("w01", "z24"))
    match.play(0, "w01 on 2")
    assert sky(match) == [["z17 flipped"], ["w01"], [], []]


@rule("Z5", "ZQ9")
def test_z5_a_column_of_five_is_closed():
    match = table([], ["z01", "z02", "z03", "z04", "z05"], hands=("z07", "z24"))
    with pytest.raises(saucer.IllegalMove, match=r"^Z5: column 2 already holds five cards$"):
        match.play(0, "z07 on 2")
    assert {str(move)[:8] for move in match.moves(0)} == {"z07 on 1", "z07 on 3", "z07 on 4"}


@rule("Z5", "ZQ9")
def test_zq9_a_closed_column_opens_when_something_in_it_is_removed():
    match = table(["z16", "z17", "z02", "z03", "z04"], hands=("w01", "z24"))
    match.play(0, "w01 on 2")
    assert sky(match)[0] == ["z17", "z02", "z03", "z04"]
    assert "z24 on 1" in match.moves(1)


# ---- Astres -------------------------------------------------------------------------------


@rule("Z10")
def test_z10_an_astre_scores_nothing_and_is_never_eliminated():
    assert table(["astre"], ["astre"], ["astre"]).state.scores() == [0, 0]
    for armed, way in itertools.product(NAMES[24:36], ("", " flipped")):
        match = table(["z01", "astre"], ["z02", "astre"], ["z03", "astre"], hands=(armed, "z24"))
        match.play(0, f"{armed} on 2{way}")
        beside = table(["astre"], [], ["astre"], hands=(armed, "z24"))
        beside.play(0, f"{armed} on 2{way}")
        assert pile(match) == pile(beside) == []


@rule("Z10", "ZT3")
def test_zt3_an_astre_above_stops_a_vertical_attack():
    bare = table(["z07"], hands=("w01", "z24"))
    bare.play(0, "w01 on 1")
    assert pile(bare) == ["z07"]
    shielded = table(["z07", "astre"], hands=("w01", "z24"))
    shielded.play(0, "w01 on 1")
    assert pile(shielded) == []
    open_beside = table(["z07", "astre"], hands=("w01", "z24"))
    open_beside.play(0, "w01 on 2")
    assert pile(open_beside) == ["z07"]


@rule("Z10", "ZT3")
def test_zt3_a_second_astre_beside_makes_it_safe_for_good():
    for seed in range(40):
        match = saucer.match("zovnis", players=2, seed=seed, start=0)
        state = match.state
        rng, moves = quick(seed), Moves()
        built = table(["z07", "astre"], ["astre"]).state
        state.sky, state.heights = built.sky, built.heights
        while match.actors:
            match.play(*random_decision(state, rng, moves))
            assert sky(match)[0][:2] == ["z07", "astre"]
            assert sky(match)[1][0] == "astre"


@rule("Z10", "ZQ19")
def test_zq19_a_shield_above_row_one_can_fall_away():
    match = table(["astre", "z07", "astre"], ["z16", "astre"], hands=("w01", "w04"))
    match.play(0, "w01 on 3")
    assert sky(match) == [["astre", "z07", "astre"], ["astre"], ["w01"], []]
    match.play(1, "w04 on 2")
    assert pile(match, 1) == ["z07"]


# ---- the end ------------------------------------------------------------------------------

# 19 cards; column 4 has room for one more. Marie: Shaggy and Pink Cup.
ALMOST_FULL = (
    ["w05 flipped", "z24", "z04", "w01 flipped", "z16 flipped"],
    ["z08", "z05", "z21 flipped", "z06 flipped", "z01 flipped"],
    ["astre", "z03", "z17 flipped", "z02 flipped", "z09"],
    ["z14 flipped", "z12", "z15 flipped", "z13"],
)


@rule("ZT4", "Z11", "Z12", "Z13")
def test_zt4_marie_wins_a_full_grid_by_12_to_10():
    match = table(*ALMOST_FULL, hands=("z23 z18", "z19"), goals=("shaggy pink-cup", "moog egg"), pile="z20")
    match.play(0, "z23 on 4")
    assert match.outcome == saucer.Outcome(winners=(0,), scores=(12, 10), why="sky-full")


@rule("Z11", "ZQ9", "ZQ13")
def test_z11_a_full_sky_ends_the_game_before_drawing_and_hands_are_thrown_away():
    match = table(*ALMOST_FULL, hands=("z23 z18", "z19 z22 astre", ""), pile="z20")
    events = match.play(0, "z23 on 4")
    assert match.actors == ()
    assert match.view().draw_pile == 1
    assert [player.cards for player in match.view().players] == [0, 0, 0]
    assert match.view(1).hand == []
    assert [(event.args["seat"], event.args["count"]) for event in events if event.name == "threw"] == [(0, 1), (1, 3)]
    assert "drew" not in {event.name for event in events}
    with pytest.raises(saucer.IllegalMove, match="the game is over"):
        match.play(1, "z19 on 1")


@rule("ZQ9")
def test_zq9_an_armed_twentieth_card_that_clears_something_keeps_the_game_going():
    match = table(*ALMOST_FULL, hands=("w04", "z19"), pile="z20")
    match.play(0, "w04 on 4")  # Shaggy and Pink Cup under Moog and Egg, beside z09 with Shaggy and Pink Cup
    assert pile(match) == ["z09"]
    assert match.actors == (1,)
    assert match.view(0).hand == ["z20"]
    match.play(1, "z19 on 3")
    assert match.outcome.why == "sky-full"


@rule("Z11", "ZQ12")
def test_z11_the_game_ends_when_nobody_has_cards_and_the_draw_pile_is_empty():
    match = table(["z02"], hands=("z01", "z24"))
    match.play(0, "z01 on 1")
    assert match.actors == (1,)
    assert match.view(0).hand == []
    match.play(1, "z24 on 1")
    assert match.outcome.why == "cards-gone"


@rule("ZQ12")
def test_zq12_with_an_empty_draw_pile_play_goes_on_and_who_has_no_cards_is_skipped():
    match = table(hands=("z01 z02", "", "z24", ""))
    match.play(0, "z01 on 1")
    assert match.actors == (2,)
    match.play(2, "z24 on 1")
    assert match.actors == (0,)
    match.play(0, "z02 on 1")
    assert match.outcome.why == "cards-gone"


@rule("ZQ12", "Z11")
def test_zq12_the_only_player_with_cards_plays_on_alone():
    match = table(hands=("", "z01 z02 z05", ""), turn=1)
    for words in ("z01 on 1", "z02 on 1", "z05 on 1"):
        assert match.actors == (1,)
        match.play(1, words)
    assert match.outcome.why == "cards-gone"


@rule("Z11", "ZQ10")
def test_z11_both_endings_occur_and_every_game_ends_in_one_of_them():
    reasons = Counter()
    for match in random_games(60):
        state = match.state
        assert isinstance(state, Zovnis)
        full = list(state.heights) == [HEIGHT] * 4
        assert match.outcome.why == ("sky-full" if full else "cards-gone")
        if not full:
            assert match.view().draw_pile == 0
            assert [size(thrown) for thrown in state.thrown] == [0] * match.players
        assert len(match.history) <= match.game.sheet.longest == 38
        reasons[match.outcome.why] += 1
    assert set(reasons) == {"sky-full", "cards-gone"}


def test_games_end_alike_whether_anybody_listens_or_not():
    for match in random_games(6):
        silent = saucer.match("zovnis", players=match.players, seed=match.seed).state
        for move in match.history:
            silent.play(move.seat, move.code, None)
        assert position(silent) == position(match.state)


@rule("Z12")
def test_z12_goals_are_revealed_at_the_end():
    match = table(hands=("z01", ""), goals=("shaggy egg", "blip g-lul"))
    assert match.view().players[0].alien is None
    events = match.play(0, "z01 on 1")
    goals = [(player.alien, player.saucer, player.points) for player in match.view().players]
    assert goals == [("shaggy", "egg", 1), ("blip", "g-lul", 1)]
    assert [event.args for event in events if event.name == "revealed"] == [
        {"seat": 0, "alien": "shaggy", "saucer": "egg", "count": 1},
        {"seat": 1, "alien": "blip", "saucer": "g-lul", "count": 1},
    ]


@rule("Z12", "ZQ14")
def test_z12_a_point_for_each_own_alien_and_each_own_saucer_on_a_bottom_end():
    sky = (["z01", "z04"], ["z07 flipped", "astre"], ["w01"])
    match = table(*sky, goals=("shaggy g-lul", "tripod pink-cup"))
    # z01 both, z04 Shaggy, z07 flipped G-Lul, w01 both: 2 + 1 + 1 + 2
    assert match.state.scores() == [6, 0]
    assert table(*sky, goals=("blip egg", "tripod disco")).state.scores() == [2, 0]


@rule("Z6")
@pytest.mark.parametrize("card", NAMES[:36])
def test_z6_the_twelve_w_cards_are_armed_and_the_others_are_not(card):
    match = table([card], hands=(card, "z24"))
    match.play(0, f"{card} on 2")  # beside its like, with which it shares all
    assert pile(match) == ([card] if card.startswith("w") else [])


@rule("Z6", "Z12")
def test_z6_an_armed_card_scores_like_a_plain_one():
    match = table(hands=("w01", "z24"), goals=("shaggy g-lul", "blip egg"))
    match.play(0, "w01 on 1")
    assert match.state.scores() == [2, 0]


def ended(piles, goals=("shaggy g-lul", "blip disco"), last="astre"):
    """A finished game of two points each."""
    seats = len(goals)
    match = table(["z01", "z01 flipped"], hands=(last, *[""] * (seats - 1)), goals=goals, piles=piles)
    assert match.state.winners() == []
    match.play(0, f"{last} on 4")
    return match.outcome


@rule("Z13")
def test_z13_most_points_win_whatever_the_piles():
    assert ended(piles=("z20 z21 z22", ""), last="z02").winners == (0,)


@rule("Z13")
def test_z13_a_tie_goes_to_the_smaller_pile():
    outcome = ended(piles=("z20 z21", "z22"))
    assert outcome.scores == (2, 2)
    assert outcome.winners == (1,)


@rule("Z13")
def test_z13_still_tied_the_win_is_shared():
    assert ended(piles=("z20", "z22")).winners == (0, 1)
    three = ended(piles=("z20", "z22", ""), goals=("shaggy g-lul", "blip disco", "moog egg"))
    assert three.scores == (2, 2, 0)
    assert three.winners == (0, 1)
