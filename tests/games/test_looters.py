"""The rules of looters, in the order of its page. Seats are Ola 0, Paweł 1, Patrycja 2, clockwise."""

from collections import Counter

import pytest

import saucer
from saucer.games.looters.components import ANIMALS, GENERAL, KINDS, NAMES, RECRUIT, STRENGTH
from saucer.kernel.rng import quick
from saucer.kernel.snapshot import position
from saucer.lessons.positions.looters import lay, table
from tests.support.games import names
from tests.support.looters import FILL, OLA, PATRYCJA, PAWEL, hand
from tests.support.rulebook import rule

GAME = saucer.game("looters")
DEFAULTS = {option.name: option.default for option in GAME.sheet.options}


# ---- setup --------------------------------------------------------------------------------------


def test_kinds_are_where_the_rules_expect_them():
    assert [NAMES[kind] for kind in (STRENGTH, RECRUIT, ANIMALS, GENERAL)] == [
        "strength",
        "recruit",
        "animals",
        "general",
    ]


@rule("U1", "U2", "U3", "U4", "UQ16")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_u1_to_u4_setup(players):
    view = saucer.match("looters", players=players, seed=3).view(0)
    assert view.earth == 48  # U1: all loot on Earth, at every count
    assert [player.cards for player in view.players] == [5] * players  # U2
    assert [(player.top, player.stack) for player in view.players] == [(None, 0)] * players  # U3
    assert view.pile == 45 - 5 * players  # U4
    assert len(view.hand) == 5


@rule("U2")
def test_u2_the_deck_is_the_reconstruction():
    census = saucer.match("looters", players=5, seed=3).state.census()
    assert census == [3] * 9 + [8, 4, 4, 2] + [48]
    assert sum(census[:KINDS]) == 45


@rule("U2")
def test_u2_any_card_may_be_dealt_to_anybody():
    with_general = Counter()
    for seed in range(300):
        match = saucer.match("looters", players=3, seed=seed, start=0)
        with_general.update(seat for seat in range(3) if "general" in match.view(seat).hand)
    assert all(35 < with_general[seat] < 95 for seat in range(3))  # 64 of 300 on average: two among 45 cards


@rule("U2", "U5", "CQ5")
def test_u2_cards_are_dealt_clockwise_from_the_first_player():
    for start in range(3):
        deal = GAME.deal(3, DEFAULTS, start, quick(7))
        assert position(deal) == position(GAME.symmetry.rotate(GAME.deal(3, DEFAULTS, 0, quick(7)), start))


@rule("U1", "U2")
def test_options_change_tokens_and_deck():
    options = {"tokens": 48, "saucers": 2, "strength": 15, "recruit": 8, "animals": 2, "general": 1}
    census = saucer.match("looters", players=2, seed=3, options=options).state.census()
    assert census == [2] * 9 + [15, 8, 2, 1] + [48]


@rule("UQ16")
@pytest.mark.parametrize("players", [1, 6])
def test_uq16_two_to_five_players(players):
    with pytest.raises(saucer.BadOption, match="2 to 5 players"):
        saucer.match("looters", players=players)


@rule("U5", "CQ1", "CQ5")
def test_u5_the_table_names_the_first_player_and_play_runs_clockwise():
    match = saucer.match("looters", players=3, seed=5, start=2)
    order = []
    for _ in range(4):
        order.append(match.actors)
        match.play(match.actors[0], next(iter(match.moves(match.actors[0]))))
    assert order == [(2,), (0,), (1,), (2,)]


@rule("U5", "CQ1", "CQ2")
def test_u5_without_a_name_the_seed_chooses_the_first_player():
    starts = Counter(saucer.match("looters", players=3, seed=seed).actors for seed in range(300))
    assert set(starts) == {(0,), (1,), (2,)}
    assert min(starts.values()) > 70
    assert saucer.match("looters", players=3, seed=9).view(0) == saucer.match("looters", players=3, seed=9).view(0)


# ---- a turn -------------------------------------------------------------------------------------


@rule("U6", "U7")
def test_u6_lay_then_draw_back_to_five():
    match = table(["thimble teacup dinghy pancake cruiser", "thimble"], pile="general recruit")
    events = match.play(OLA, "teacup")
    assert names(events) == ["laid", "took", "drew"]
    assert hand(match, OLA) == sorted("thimble dinghy pancake cruiser recruit".split())
    assert match.view(PAWEL).players[OLA].top == "teacup"


@rule("U7", "UQ2")
def test_u7_a_new_card_covers_the_old_one():
    match = table(["teacup", "recruit"], tops=["recruit", ""], pile=FILL)
    match.play(OLA, "teacup")
    assert match.view(OLA).players[OLA].top == "teacup"
    assert match.view(OLA).players[OLA].stack == 2
    match.play(PAWEL, "recruit")
    assert match.view(PAWEL).players[PAWEL].loot == 1  # Ola's covered Recruitment does not count


@rule("UQ2")
def test_uq2_the_own_covered_saucer_is_never_robbed():
    match = table(["teacup", "recruit"], tops=["teacup", ""], loot=[5, 5], pile=FILL)
    match.play(OLA, "teacup")
    assert match.state.scores() == [7, 5]
    assert match.state.earth == 18


@rule("UQ6")
def test_uq6_laying_is_compulsory():
    match = table(["animals", "thimble"], loot=[3, 0], pile=FILL)
    assert [str(move) for move in match.moves(OLA)] == ["animals"]


@rule("UQ6", "U6")
@pytest.mark.parametrize("card", NAMES)
def test_uq6_every_card_may_be_laid(card):
    match = table([card, FILL], loot=[0, 1], pile=FILL)
    [move] = match.moves(OLA)
    assert str(move) == {"strength": "strength 1", "animals": "animals on 1"}.get(card, card)
    match.play(OLA, move)
    assert match.actors == (PAWEL,)


# ---- saucers ------------------------------------------------------------------------------------


@rule("U8", "UQ1", "UT1")
def test_ut1_the_same_design_is_robbed_not_the_same_value():
    match = table(["pancake " * 5, FILL, FILL], tops=["", "lampshade", "pancake"], loot=[0, 6, 6], pile="general")
    events = match.play(OLA, "pancake")
    assert names(events) == ["laid", "robbed", "drew"]
    assert match.state.scores() == [3, 6, 3]
    assert match.state.earth == 20
    assert match.state.sizes[OLA] == 5  # drew one


@rule("U8", "UT1")
def test_ut1_without_a_match_the_saucer_takes_from_earth():
    match = table(["pancake " * 5, FILL, FILL], tops=["", "lampshade", "thimble"], loot=[0, 6, 6], pile="general")
    match.play(OLA, "pancake")
    assert match.state.scores() == [3, 6, 6]
    assert match.state.earth == 17


@rule("U8")
@pytest.mark.parametrize(
    ("saucer_name", "value"),
    [
        ("thimble", 2),
        ("teacup", 2),
        ("dinghy", 2),
        ("pancake", 3),
        ("lampshade", 3),
        ("sombrero", 3),
        ("carousel", 4),
        ("cruiser", 4),
        ("zeppelin", 4),
    ],
)
def test_u8_saucers_take_their_value(saucer_name, value):
    match = table([saucer_name, FILL], pile=FILL)
    match.play(OLA, saucer_name)
    assert match.state.scores() == [value, 0]


@rule("U8", "UQ3", "CQ5")
def test_u8_the_first_match_clockwise_is_robbed():
    match = table(["thimble"] * 4, tops=["thimble"] * 4, loot=[9, 9, 9, 9], turn=2, pile=FILL)
    match.play(2, "thimble")
    assert match.state.scores() == [9, 9, 11, 7]


@rule("U8", "UT6")
def test_ut6_a_poor_victim_gives_all_and_earth_gives_nothing():
    match = table(["cruiser", FILL], tops=["", "cruiser"], loot=[0, 1], pile=FILL)
    match.play(OLA, "cruiser")
    assert match.state.scores() == [1, 0]
    assert match.state.earth == 20


@rule("U8", "UQ3", "UT7")
def test_ut7_the_first_match_counts_even_without_loot():
    match = table(["cruiser", FILL, FILL], tops=["", "cruiser", "cruiser"], loot=[0, 0, 9], pile=FILL)
    match.play(OLA, "cruiser")
    assert match.state.scores() == [0, 0, 9]
    assert match.state.earth == 20


@rule("UQ16")
def test_uq16_with_two_players_the_opponent_is_the_first_clockwise():
    match = table(["teacup", "teacup"], tops=["", "teacup"], loot=[0, 5], pile=FILL)
    match.play(OLA, "teacup")
    assert match.state.scores() == [2, 3]


# ---- animals ------------------------------------------------------------------------------------


@rule("U9", "UT2")
def test_ut2_animals_take_two_from_the_named_player():
    match = table([FILL, "animals " * 5, FILL], loot=[4, 0, 4], turn=PAWEL, pile="recruit")
    match.play(PAWEL, "animals on 0")
    assert match.state.scores() == [2, 2, 4]
    assert match.state.earth == 20
    assert match.state.sizes[PAWEL] == 5


@rule("UQ5")
@pytest.mark.parametrize(("had", "left", "got"), [(1, 0, 1), (0, 0, 0)])
def test_uq5_animals_take_what_there_is(had, left, got):
    match = table(["animals", FILL, FILL], loot=[0, had, 5], pile=FILL)
    match.play(OLA, "animals on 1")
    assert match.state.scores() == [got, left, 5]


@rule("UQ5", "CQ3")
def test_uq5_any_opponent_may_be_named_but_not_oneself():
    match = table(["animals", FILL, FILL], loot=[5, 0, 5], pile=FILL)
    assert [str(move) for move in match.moves(OLA)] == ["animals on 1", "animals on 2"]
    with pytest.raises(saucer.IllegalMove, match="CQ3: choose one of your opponents"):
        match.play(OLA, "animals on 0")


@rule("UQ19", "UQ5")
def test_uq19_without_loot_among_opponents_there_is_one_animals_move():
    match = table(["animals", FILL, FILL], loot=[5, 0, 0], pile=FILL)
    assert [str(move) for move in match.moves(OLA)] == ["animals"]
    with pytest.raises(saucer.IllegalMove, match="UQ19: no opponent has any loot"):
        match.play(OLA, "animals on 1")
    events = match.play(OLA, "animals")
    assert names(events) == ["laid", "drew"]
    assert match.state.scores() == [5, 0, 0]


@rule("U9")
def test_u9_a_target_must_be_named_when_somebody_has_loot():
    match = table(["animals", FILL, FILL], loot=[5, 0, 1], pile=FILL)
    with pytest.raises(saucer.IllegalMove, match="U9: name the opponent"):
        match.play(OLA, "animals")


# ---- recruitment and strength -------------------------------------------------------------------


@rule("U10", "UT3")
def test_ut3_recruitment_counts_all_recruitments_on_show():
    match = table([FILL, FILL, "recruit " * 5], tops=["recruit", "thimble", ""], turn=PATRYCJA, pile="cruiser")
    match.play(PATRYCJA, "recruit")
    assert match.state.scores() == [0, 0, 2]
    assert match.state.earth == 18
    assert match.state.sizes[PATRYCJA] == 5


@rule("U11", "UT4")
def test_ut4_three_strength_cards_take_three_and_draw_three():
    match = table(["strength strength strength cruiser recruit", FILL], pile="general animals recruit thimble")
    events = match.play(OLA, "strength 3")
    assert match.state.scores() == [3, 0]
    assert events[-1].count == 3
    assert match.view(OLA).players[OLA].stack == 3


@rule("U11", "UQ7")
def test_uq7_one_to_five_strength_cards_as_the_player_likes():
    match = table(["strength " * 5, FILL], pile=FILL)
    assert [str(move) for move in match.moves(OLA)] == [f"strength {count}" for count in (1, 2, 3, 4, 5)]
    match.play(OLA, "strength 2")
    assert match.state.scores() == [2, 0]
    assert hand(match, OLA).count("strength") == 3


@rule("UQ7")
def test_uq7_not_more_than_held():
    match = table(["strength strength teacup", FILL], pile=FILL)
    with pytest.raises(saucer.IllegalMove, match="UQ7: you hold only 2 Swarm cards"):
        match.play(OLA, "strength 3")


# ---- the General --------------------------------------------------------------------------------


@rule("U12", "U13", "UT5")
def test_ut5_the_general():
    match = table(
        [FILL, "general " * 5, FILL], tops=["strength", "cruiser", "recruit"], loot=[4, 4, 4], turn=PAWEL, pile="teacup"
    )
    events = match.play(PAWEL, "general")
    assert match.state.scores() == [3, 4, 3]
    assert match.state.earth == 22
    assert names(events) == ["laid", "returned", "returned", "gathered", "drew"]
    assert [player.top for player in match.view(OLA).players] == [None, None, None]
    assert match.state.pile_count == 4  # the pile's one card was drawn; four gathered ones lie there
    assert hand(match, PAWEL).count("teacup") == 1  # gathered cards went under, not on top


@rule("U12")
@pytest.mark.parametrize(
    ("top", "value"), [("thimble", 2), ("pancake", 3), ("zeppelin", 4), ("strength", 1), ("animals", 2), ("recruit", 1)]
)
def test_u12_values_of_top_cards(top, value):
    match = table(["general", FILL], tops=["", top], loot=[0, 9], pile=FILL)
    match.play(OLA, "general")
    assert match.state.scores() == [0, 9 - value]


@rule("U12", "U11")
def test_u12_several_strength_cards_are_worth_one():
    match = table(["strength strength strength", "general"], pile=FILL)
    match.play(OLA, "strength 3")
    match.play(PAWEL, "general")
    assert match.state.scores() == [2, 0]


@rule("UT9")
def test_ut9_empty_stack_and_too_little_loot():
    match = table(["general", FILL, FILL], tops=["", "", "cruiser"], loot=[2, 5, 3], pile=FILL)
    match.play(OLA, "general")
    assert match.state.scores() == [2, 5, 0]
    assert match.state.earth == 23


@rule("U12", "UQ8", "UT10")
def test_ut10_two_recruitments_cost_two_each():
    match = table(["general", FILL, FILL], tops=["", "recruit", "recruit"], loot=[0, 5, 5], pile=FILL)
    match.play(OLA, "general")
    assert match.state.scores() == [0, 3, 3]


@rule("UQ8", "UT11")
def test_ut11_the_generals_own_recruitment_is_covered():
    match = table(["general", FILL, FILL], tops=["recruit", "recruit", "thimble"], loot=[7, 5, 5], pile=FILL)
    match.play(OLA, "general")
    assert match.state.scores() == [7, 4, 3]  # the General's player pays nothing


@rule("U13")
def test_u13_all_stacks_are_shuffled_under_the_pile():
    cards = "thimble teacup dinghy pancake lampshade sombrero carousel cruiser"
    bottoms, uppermost = set(), set()
    for seed in range(20):
        match = saucer.match("looters", players=2, seed=seed, start=OLA)
        state = match.state
        lay(state, ["", ""], cards)
        state.hands[GENERAL] += 1
        state.sizes[OLA] += 1
        under = state.pile_count
        match.play(OLA, "general")
        assert state.laid_count == 0
        assert list(state.heights) == [0, 0]
        gathered = [NAMES[kind] for kind in list(state.pile)[:9]]
        assert sorted(gathered) == sorted([*cards.split(), "general"])
        assert state.pile_count == under + 9
        bottoms.add(tuple(gathered))
        uppermost.add(gathered[-1])
    assert len(bottoms) == 20
    assert len(uppermost) > 4


@rule("U11", "U13", "UQ7")
def test_u13_all_strength_cards_of_a_stack_are_gathered():
    match = table(["strength strength strength", "general"], pile=FILL)
    before = match.state.census()
    match.play(OLA, "strength 3")
    [gathered] = [event for event in match.play(PAWEL, "general") if event.name == "gathered"]
    assert gathered.count == 4
    assert match.state.census() == before
