"""The rules of looters, in the order of its page. Seats are Ola 0, Paweł 1, Patrycja 2, clockwise."""

from collections import Counter
from itertools import permutations

import pytest

import saucer
from saucer.games.looters.components import ANIMALS, GENERAL, KINDS, NAMES, RECRUIT, STRENGTH
from saucer.games.looters.rules import Looters
from saucer.kernel.position import position
from saucer.kernel.rng import quick
from saucer.lessons.positions.looters import lay, table
from tests.support.games import names
from tests.support.looters import FILL
from tests.support.rulebook import rule

OLA, PAWEL, PATRYCJA = 0, 1, 2
GAME = saucer.game("looters")
DEFAULTS = {option.name: option.default for option in GAME.sheet.options}


def hand(match, seat):
    return sorted(match.view(seat).hand)


# ---- setup --------------------------------------------------------------------------------------


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
    assert events[-1].args["count"] == 3
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
    assert gathered.args["count"] == 4
    assert match.state.census() == before


# ---- empty pile ---------------------------------------------------------------------------------


@rule("UQ10", "UQ11")
def test_uq11_with_an_empty_pile_one_plays_on_without_refilling():
    match = table(["thimble teacup dinghy", "cruiser cruiser"], pile="recruit")
    match.play(OLA, "teacup")
    assert hand(match, OLA) == ["dinghy", "recruit", "thimble"]  # UQ10: only what there is
    match.play(PAWEL, "cruiser")
    assert match.state.sizes[PAWEL] == 1
    assert match.actors == (OLA,)


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
    drawers = [event.args["seat"] for event in events if event.name == "drew"]
    assert drawers == [OLA, PAWEL]  # UQ9 at once from the new pile; UQ12 the next at the start of the own turn
    assert list(match.state.sizes) == [5, 5, 0]  # UQ18: the third not before the own turn
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


# ---- secrets ------------------------------------------------------------------------------------


@rule("UQ15")
def test_uq15_what_is_public_and_what_is_not():
    match = table(["teacup recruit", "general cruiser"], tops=["thimble", ""], laid="animals", loot=[1, 2], pile=FILL)
    view = match.view(PAWEL)
    assert view.hand == ["cruiser", "general"]
    assert [(player.loot, player.cards) for player in view.players] == [(1, 2), (2, 2)]
    assert "teacup" not in str(view)
    assert "animals" not in str(view)  # covered
    assert match.view().hand == []
    drew = match.play(OLA, "teacup")[-1]
    assert "cards" in drew.seen_by(OLA).args
    assert "cards" not in drew.seen_by(PAWEL).args
    assert "cards" not in drew.seen_by(-1).args


def redealt(match, seat, number):
    world = match.state.clone()
    world.redeal(seat, quick(number))
    assert isinstance(world, Looters)
    return world


@rule("UQ15")
def test_redeal_keeps_the_own_hand_and_what_a_general_gathered():
    match = table(["general", "cruiser cruiser"], laid="recruit recruit animals", pile="thimble thimble")
    match.play(OLA, "general")
    for number in range(50):
        world = redealt(match, OLA, number)
        assert list(world.hands)[:KINDS] == list(match.state.hands)[:KINDS]
        hidden = [NAMES[kind] for kind in range(KINDS) for _ in range(world.hands[KINDS + kind])]
        assert hidden == ["cruiser", "cruiser"]  # gathered cards cannot be in a hand that has not drawn since


@rule("UQ15")
def test_redeal_knows_that_older_cards_are_in_hands_once_gathered_ones_are_drawn():
    match = table(["general strength", "cruiser cruiser zeppelin"], laid="recruit recruit recruit recruit recruit")
    match.play(OLA, "general")  # Ola draws four of the six gathered cards
    match.play(PAWEL, "cruiser")  # and Paweł, who held two more, the last two
    seen = Counter()
    for number in range(200):
        world = redealt(match, OLA, number)
        paweł = [NAMES[kind] for kind in range(KINDS) for _ in range(world.hands[KINDS + kind])]
        assert paweł.count("cruiser") == 1
        assert paweł.count("zeppelin") == 1
        seen[tuple(paweł)] += 1
    assert sum(seen.values()) == 200


@rule("UQ15", "U13")
def test_redeal_forgets_the_order_of_gathered_cards():
    match = table(["general", "cruiser cruiser"], laid="recruit recruit animals teacup", pile=FILL)
    match.play(OLA, "general")
    one, other = redealt(match, PAWEL, 1), redealt(match, PAWEL, 2)
    assert {redealt(match, PAWEL, number).pile[0] for number in range(40)} == {*one.pile[:5]}
    one.redeal(PAWEL, quick(3))
    other.redeal(PAWEL, quick(3))
    assert position(one) == position(other)  # nor does the order as it really is matter


@rule("UQ15")
def test_redeal_knows_others_cards_for_certain_even_after_laying_the_same_kind():
    match = table(["general cruiser", "cruiser zeppelin lampshade"], laid="recruit " * 5 + "animals " * 5)
    match.play(OLA, "general")  # the pile is gathered cards only, so Paweł holds the other cruiser
    match.play(PAWEL, "lampshade")
    match.play(OLA, "cruiser")
    for number in range(100):
        world = redealt(match, OLA, number)
        assert world.hands[KINDS + NAMES.index("cruiser")] == 1


@rule("UQ15")
def test_redeal_matches_the_exact_posterior():
    """Two hidden cards in a hand and three in the pile, from a small deck: all 60 deals, by chi-square."""
    match = table(["general", "thimble teacup"], pile="thimble recruit animals")
    cards = ["thimble", "teacup", "thimble", "recruit", "animals"]
    exact = Counter()
    for order in permutations(cards):
        exact[tuple(sorted(order[:2])), order[2:]] += 1
    trials = 12000
    seen = Counter()
    for number in range(trials):
        world = redealt(match, OLA, number)
        held = tuple(sorted(NAMES[kind] for kind in range(KINDS) for _ in range(world.hands[KINDS + kind])))
        seen[held, tuple(NAMES[kind] for kind in list(world.pile)[:3])] += 1
    assert set(seen) == set(exact)
    expected = {world: trials * count / 120 for world, count in exact.items()}
    chi_square = sum((seen[world] - expected[world]) ** 2 / expected[world] for world in exact)
    freedom = len(exact) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5


# ---- words --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "position", "expected"),
    [
        ("", 0, "a card"),
        ("spoon", 0, "a card"),
        ("strength", 8, "how many cards, from 1 to 5"),
        ("strength 6", 9, "how many cards, from 1 to 5"),
        ("animals on 3", 11, "a seat from 0 to 2"),
        ("thimble please", 8, "the end of the move"),
    ],
)
def test_bad_words_say_where_and_what(words, position, expected):
    match = saucer.match("looters", players=3, seed=1)
    with pytest.raises(saucer.BadNotation) as caught:
        match.play(0, words)
    assert caught.value.position == position
    assert expected in str(caught.value)


@rule("U5", "U6")
def test_refusals_name_turn_and_hand():
    match = table(["thimble", "teacup"], pile=FILL)
    with pytest.raises(saucer.IllegalMove, match="U5: it is the turn of seat 0"):
        match.play(PAWEL, "teacup")
    with pytest.raises(saucer.IllegalMove, match=r"U6: you hold no Teacup \(saucer 2\) card"):
        match.play(OLA, "teacup")


def test_kinds_are_where_the_rules_expect_them():
    assert [NAMES[kind] for kind in (STRENGTH, RECRUIT, ANIMALS, GENERAL)] == [
        "strength",
        "recruit",
        "animals",
        "general",
    ]
