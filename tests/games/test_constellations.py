"""The rules of constellations, in the order of its page. Seats are Ola 0, Paweł 1, Patrycja 2, clockwise."""

from collections import Counter
from itertools import combinations

import pytest

import saucer
from saucer.games.constellations.components import CORNER_NAMES, NAMES, PLANETS
from saucer.kernel.rng import quick
from saucer.kernel.snapshot import position
from saucer.lessons.positions.constellations import table
from tests.support.constellations import GAME, OLA, PAWEL, group, names, refused, words
from tests.support.rulebook import rule

# ---- setup --------------------------------------------------------------------------------------


@rule("G1", "G2", "GQ15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_g1_g2_setup(players):
    match = saucer.match("constellations", players=players, seed=3)
    view = match.view(0)
    assert [(card.card, card.x, card.y, card.turn) for card in view.sky] == [("p00", 0, 0, 0)]
    assert view.sky[0].planets == ["red", "blue", "green", "yellow"]
    assert [player.cards for player in view.players] == [3] * players
    assert [(player.ships, player.score) for player in view.players] == [([], 0)] * players
    assert view.pile == 48 - 3 * players
    assert len(view.hand) == 3


@rule("G2")
def test_g2_every_deal_is_another():
    hands = {tuple(saucer.match("constellations", players=2, seed=seed).view(0).hand) for seed in range(50)}
    assert len(hands) > 45


@rule("G2")
def test_g2_any_card_may_be_dealt_first_or_lie_at_the_bottom_of_the_pile():
    deals = [GAME.deal(4, {}, 0, quick(seed)) for seed in range(400)]
    assert {card for deal in deals for card in range(49) if deal.hands[0] >> card & 1} == {*range(1, 49)}
    assert {deal.pile[0] for deal in deals} == {deal.pile[35] for deal in deals} == {*range(1, 49)}
    assert max(Counter(card for deal in deals for card in range(49) if deal.hands[0] >> card & 1).values()) < 60


@rule("G2", "CQ5")
def test_g2_cards_are_dealt_clockwise_from_the_first_player():
    for start in range(3):
        deal = GAME.deal(3, {}, start, quick(7))
        assert position(deal) == position(GAME.symmetry.rotate(GAME.deal(3, {}, 0, quick(7)), start))


@rule("G1")
@pytest.mark.parametrize("players", [1, 5])
def test_g1_two_to_four_players(players):
    with pytest.raises(saucer.BadOption, match="2 to 4 players"):
        saucer.match("constellations", players=players)


@rule("G2")
def test_g2_the_deck_is_all_patterns_of_two_or_three_colours_none_more_than_twice():
    turned = [{planets[i:] + planets[:i] for i in range(4)} for planets in PLANETS]
    assert all(not one & other for one, other in combinations(turned, 2))
    assert set().union(*turned[1:]) == {
        a + b + c + d
        for a in "RBYG"
        for b in "RBYG"
        for c in "RBYG"
        for d in "RBYG"
        if max(Counter(a + b + c + d).values()) == 2
    }
    assert Counter("".join(PLANETS)) == dict.fromkeys("RBYG", 49)
    assert saucer.match("constellations", players=4, seed=3).state.census() == [1] * 49


@rule("G3", "CQ1", "CQ5")
def test_g3_the_table_names_the_first_player_and_play_runs_clockwise():
    match = saucer.match("constellations", players=3, seed=5, start=2)
    order = []
    while len(order) < 4:
        seat = match.actors[0]
        order.append(seat)
        while match.actors == (seat,):
            match.play(seat, next(iter(match.moves(seat))))
    assert order == [2, 0, 1, 2]


@rule("G3", "CQ1")
def test_g3_without_a_name_the_seed_chooses_the_first_player():
    starts = Counter(saucer.match("constellations", players=3, seed=seed).actors for seed in range(300))
    assert set(starts) == {(0,), (1,), (2,)}
    assert min(starts.values()) > 70


# ---- laying a card ------------------------------------------------------------------------------


@rule("G3", "G6", "G13")
def test_g3_lay_then_ship_then_draw():
    match = table(hands=["p19 p01 p02", "p03"])
    assert refused(match, "stay") == "G3: lay a card first; a ship may follow"
    assert refused(match, "ship nw") == "G3: lay a card first; a ship may follow"
    assert names(match.play(OLA, "p19 at 1,0")) == ["laid"]
    assert match.view(OLA).hand == ["p01", "p02"]
    assert match.view().step == "ship"
    assert refused(match, "p01 at 0,1") == "G3: your card is laid: send a ship to one of its corners, or stay"
    assert refused(match, "swap p01") == "G3: your card is laid: send a ship to one of its corners, or stay"
    events = match.play(OLA, "ship nw")
    assert names(events) == ["landed", "drew"]
    assert match.view(OLA).hand == ["p01", "p02", "p48"]
    assert match.actors == (PAWEL,)
    assert refused(match, "p01 at 0,1", OLA) == "G3: it is the turn of seat 1"


@rule("G3")
def test_g3_only_cards_in_hand_can_be_laid():
    match = table(hands=["p19", "p03"])
    assert refused(match, "p03 at 1,0") == "G3: you do not hold this card: red red green green"
    assert refused(match, "p00 at 1,0") == "G3: you do not hold this card: red blue green yellow"
    assert all(move.startswith("p19 ") for move in words(match))


@rule("GT4", "G4", "GQ2")
def test_gt4_one_touching_pair_must_match():
    match = table(hands=["p19", "p03"])
    assert refused(match, "p19 at 1,0 turn 2") == (
        "GQ2: no planet of the card would touch a planet of its own colour there"
    )
    match.play(OLA, "p19 at 1,0")
    assert match.view().sky[1].planets == ["blue", "blue", "red", "yellow"]
    assert (group(match, "0,0", "ne").colour, group(match, "0,0", "ne").size) == ("blue", 3)
    assert group(match, "0,0", "ne") == group(match, "1,0", "ne")


@rule("GQ2")
def test_gq2_equal_colours_that_do_not_touch_are_no_match():
    match = table(hands=["p19", "p03"])
    # The start card shows red and blue to the north. B-B-R-Y above it would touch them with yellow and red.
    assert refused(match, "p19 at 0,-1").startswith("GQ2")
    assert {move for move in words(match) if "0,-1" in move} == {"p19 at 0,-1 turn 1", "p19 at 0,-1 turn 2"}


@rule("G4", "GQ2")
def test_g4_every_place_of_one_card():
    """P01 R-R-B-B around the start card R-B-G-Y, turned freely; it has nothing to match in the south."""
    match = table(hands=["p01", "p03"])
    assert set(words(match)) == {
        "p01 at 0,-1",  # blue over blue
        "p01 at 0,-1 turn 2",  # red over red
        "p01 at 0,-1 turn 3",  # both
        "p01 at 1,0 turn 1",
        "p01 at 1,0 turn 2",
        "p01 at -1,0",
        "p01 at -1,0 turn 1",
    }


@rule("G4", "GQ1")
def test_g4_the_card_must_share_a_side():
    match = table(hands=["p01", "p03"])
    assert refused(match, "p01 at 1,-1") == "G4: the card must share a side with a card in the sky"
    assert refused(match, "p01 at 2,0") == "G4: the card must share a side with a card in the sky"
    assert refused(match, "p01 at 0,0") == "GQ1: a card lies there already"


@rule("GQ3")
def test_gq3_one_match_is_enough_where_several_cards_touch():
    match = table("p19 at 1,0", "p25 at 0,1", hands=["p01", "p03"])
    # At 1,1 there are four contacts: yellow and red in the north, yellow and red in the west.
    match.play(OLA, "p01 at 1,1")  # R-R-B-B: only its north-east red meets its own colour
    assert group(match, "1,1", "ne").size == 3
    assert group(match, "1,1", "sw").size == 2


@rule("G4")
@pytest.mark.parametrize("card", NAMES[1:])
def test_g4_the_six_chequers_have_two_looks_and_all_other_cards_four(card):
    match = table(hands=[card, ""])
    names = [f"{card} at 1,0", *(f"{card} at 1,0 turn {turn}" for turn in (1, 2, 3))]
    refusals = [match.state.refusal(OLA, match.parse(OLA, name).code) for name in names]
    same = [refusal is not None and refusal.name == "same-look" for refusal in refusals]
    assert same == [False, False, "p07" <= card <= "p12", "p07" <= card <= "p12"]


@rule("G4")
def test_g4_a_chequer_has_two_looks():
    match = table(hands=["p07", "p03"])
    assert {move[-6:] for move in words(match) if "turn" in move} == {"turn 1"}
    assert refused(match, "p07 at 1,0 turn 2") == ("G4: this card looks the same after a half turn: say turn 0")
    assert refused(match, "p07 at 1,0 turn 3").endswith("say turn 1")


@rule("GQ1", "GQ15")
@pytest.mark.parametrize(("x", "y"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_gq15_the_sky_has_no_edge(x, y):
    """All 48 cards in one line, in each direction; the places beyond its ends are still told apart."""
    match = saucer.match("constellations", players=2, seed=1, start=0)
    state = match.state
    left = set(range(1, 49))
    for step in range(1, 49):
        state.turn, state.step = OLA, 0
        state.hands[OLA] = sum(1 << card for card in left)
        move = next(move for move in words(match) if f" at {x * step},{y * step}" in f"{move} ".replace(" turn", " "))
        state.put_down(match.parse(OLA, move).code)
        left.discard(NAMES.index(move[:3]))
    assert state.edges == 2 * 49 + 2
    ends = {(card.x, card.y) for card in match.view().sky}
    assert ends == {(x * step, y * step) for step in range(49)}
    state.hands[OLA] = 1 << 1
    for place in (f"{x * 49},{y * 49}", f"{-x},{-y}"):
        code = match.parse(OLA, f"p01 at {place}").code
        assert match.move(OLA, code).words == f"p01 at {place}"
        refusal = state.refusal(OLA, code)
        assert refusal is None or refusal.name == "no-match"  # it lies beside the sky


# ---- constellations -----------------------------------------------------------------------------


@rule("G5", "GQ4", "GT7")
def test_gt7_planets_that_meet_at_a_corner_do_not_join():
    match = table("p07 at 1,0 turn 1", hands=["p01", "p03"])
    assert match.view().sky[1].planets == ["blue", "red", "blue", "red"]
    assert [group(match, "1,0", corner).size for corner in CORNER_NAMES] == [2, 1, 1, 1]  # one joins the start card
    assert len(set(match.view().sky[1].groups)) == 4  # the others are alone, though equal ones meet in the middle


@rule("G5", "GQ4")
def test_g5_sides_join_inside_a_card_and_across_cards():
    match = table("p19 at 1,0", "p21 at 2,0", hands=["p01", "p03"])
    blue = group(match, "0,0", "ne")
    assert (blue.colour, blue.size, blue.owners) == ("blue", 5, [])
    sizes = Counter((one.colour, one.size) for one in match.view().groups)
    assert sizes == {("blue", 5): 1, ("red", 2): 1, ("red", 1): 1, ("yellow", 1): 3, ("green", 1): 1}
