"""Constellations: ships land, move, stay and share."""

import random

import saucer
from saucer.games.constellations.components import CORNER_NAMES
from saucer.games.constellations.events import Laid
from saucer.lessons.positions.constellations import planet_at, table
from saucer.locales import say
from tests.support.constellations import OLA, PATRYCJA, PAWEL, group, names, refused, words
from tests.support.rulebook import rule


@rule("G6", "G7", "G12")
def test_g6_a_ship_may_land_on_any_planet_of_the_new_card():
    match = table(hands=["p19 p01 p02", "p03"])
    match.play(OLA, "p19 at 1,0")
    assert words(match) == ["stay", "ship nw", "ship ne", "ship se", "ship sw"]
    [landed, _] = match.play(OLA, "ship nw")
    sentence = say("constellations", landed.key, landed.args, names=["Ola"])
    assert sentence == "Ola lands on the top left planet and owns a blue constellation of 3 planets."
    [ship] = match.view().players[OLA].ships
    assert (ship.colour, ship.x, ship.y, ship.corner, ship.size) == ("blue", 1, 0, "nw", 3)
    assert group(match, "0,0", "ne").owners == [OLA]  # the whole constellation
    assert match.actors == (PAWEL,)  # G7: one ship a turn


@rule("G6", "G3")
def test_g6_a_ship_may_stay():
    match = table(hands=["p19", "p03"])
    match.play(OLA, "p19 at 1,0")
    assert names(match.play(OLA, "stay")) == ["stayed", "drew"]
    assert match.view().players[OLA].ships == []


@rule("GT1", "G9")
def test_gt1_blue_or_red_but_not_the_rival_yellow():
    match = table(hands=["p13", "p25"], turn=PAWEL)
    match.play(PAWEL, "p25 at 0,1")
    match.play(PAWEL, "ship nw")
    match.play(OLA, "p13 at -1,0 turn 3")
    assert match.view().sky[2].planets == ["red", "blue", "yellow", "red"]
    assert words(match) == ["stay", "ship nw", "ship ne", "ship sw"]
    assert refused(match, "ship se") == "G9: that yellow constellation belongs to a rival"


@rule("G8", "G10", "GT2")
def test_gt2_a_ship_moves_from_a_constellation_that_cannot_grow():
    cards = ("p13 at -1,0 turn 3", "p40 at 1,0", "p03 at 0,1 turn 2", "p41 at -1,1 turn 2", "p07 at 1,1 turn 1")
    match = table(*cards, hands=["p04", "p05"], ships=[(OLA, "1,1", "nw")])
    assert group(match, "1,1", "nw").size == 1  # a blue planet between yellow, green and red, all cells taken
    match.play(OLA, "p04 at 2,0 turn 2")
    assert match.view().sky[-1].planets == ["yellow", "yellow", "blue", "blue"]
    [moved, _] = match.play(OLA, "ship se")
    sentence = say("constellations", moved.key, moved.args, names=["Ola"])
    assert sentence == "Ola moves the blue ship to the bottom right planet, in a constellation of 3 planets."
    [ship] = match.view().players[OLA].ships  # G8: still one blue ship
    assert (ship.x, ship.y, ship.corner, ship.size) == (2, 0, "se", 3)
    assert group(match, "1,1", "nw").owners == []


BLUE_FIVE = ("p19 at 1,0", "p21 at 2,0")


@rule("GT5", "G8", "G9", "G10")
def test_gt5_a_rival_may_not_land_and_the_owner_can_only_move():
    match = table("p19 at 1,0", hands=["p13", "p21"], turn=PAWEL, ships=[(OLA, "1,0", "nw")])
    match.play(PAWEL, "p21 at 2,0")
    assert refused(match, "ship nw") == "G9: that blue constellation belongs to a rival"
    assert words(match) == ["stay", "ship se", "ship sw"]
    match.play(PAWEL, "stay")
    match.play(OLA, "p13 at -1,0 turn 3")  # its blue planet is another constellation
    [event, _] = match.play(OLA, "ship ne")
    assert event.name == "moved"
    assert [ship.colour for ship in match.view().players[OLA].ships] == ["blue"]
    assert match.view().players[OLA].score == 1


@rule("GT8", "GQ8", "G6")
def test_gt8_a_left_constellation_is_free_until_somebody_extends_it():
    match = table(*BLUE_FIVE, hands=["p13", "p22 p02"], ships=[(OLA, "1,0", "nw")])
    assert match.state.scores() == [5, 0]
    match.play(OLA, "p13 at -1,0 turn 3")
    match.play(OLA, "ship ne")
    assert group(match, "0,0", "ne").owners == []
    assert match.state.scores() == [1, 0]
    other = match.state.clone()
    match.play(PAWEL, "p22 at 3,0")
    match.play(PAWEL, "ship nw")
    assert match.state.scores() == [1, 7]
    match.state = other
    match.play(PAWEL, "p02 at -2,0")  # elsewhere: no way to the blue five
    assert {group(match, "-2,0", corner).colour for corner in CORNER_NAMES} == {"red", "yellow"}


@rule("GQ6", "G9")
def test_gq6_a_move_obeys_g9_and_ends_the_step():
    match = table(*BLUE_FIVE, "p13 at -1,0 turn 3", hands=["p22 p01 p02", "p03"])
    match.state.ships[OLA * 4 + 1] = planet_at(match, "-1,0", "ne")
    match.state.ships[PAWEL * 4 + 1] = planet_at(match, "1,0", "nw")
    match.play(OLA, "p22 at 3,0")
    assert refused(match, "ship nw").startswith("G9")
    assert words(match) == ["stay", "ship se", "ship sw"]
    match.play(OLA, "ship se")
    assert match.actors == (PAWEL,)
    assert len(match.view().players[OLA].ships) == 2


@rule("GQ7")
def test_gq7_no_move_inside_the_own_constellation():
    match = table("p19 at 1,0", hands=["p21", "p03"], ships=[(OLA, "1,0", "nw")])
    match.play(OLA, "p21 at 2,0")
    assert words(match) == ["stay", "ship se", "ship sw"]
    assert refused(match, "ship ne") == "GQ7: that blue constellation is yours already"


@rule("GQ7", "G3")
def test_a_card_without_any_choice_for_a_ship_has_no_ship_step():
    match = table("p19 at 1,0", hands=["p01", "p03"], ships=[(OLA, "0,0", "nw"), (OLA, "1,0", "nw")])
    events = match.play(OLA, "p01 at 0,-1 turn 3")  # red over red and blue over blue, both owned
    assert names(events) == ["laid", "drew"]
    assert match.actors == (PAWEL,)


RED_FOUR_AND_THREE = ("p16 at 0,-1 turn 2", "p26 at 0,1", "p43 at 1,-1 turn 2", "p18 at 1,1 turn 3")
FOUR, THREE = ("0,-1", "se"), ("1,1", "sw")


@rule("GT6", "G11", "G14")
def test_gt6_joined_owners_both_score_the_whole():
    match = table(*RED_FOUR_AND_THREE, hands=["", "", "p01 p02 p04"], turn=2, ships=[(OLA, *FOUR), (PAWEL, *THREE)])
    assert match.state.scores() == [4, 3, 0]
    laid, shared = match.play(PATRYCJA, "p01 at 1,0 turn 3")
    assert match.state.scores() == [9, 9, 0]
    assert group(match, "1,0", "nw").owners == [OLA, PAWEL]
    sentence = say("constellations", shared.key, shared.args, names=["Ola", "Paweł", "Patrycja"])
    assert sentence == "Ola and Paweł now own a red constellation of 9 planets together."
    assert laid == Laid(2, "p01", x=1, y=0, count=3)


@rule("GQ9", "G11")
def test_gq9_joining_the_own_group_with_a_rivals_shares_it_at_once():
    hands = ["p01 p02 p04", "p03", "p38"]
    match = table(*RED_FOUR_AND_THREE, hands=hands, ships=[(OLA, *FOUR), (PAWEL, *THREE)])
    assert names(match.play(OLA, "p01 at 1,0 turn 3")) == ["laid", "shared"]
    assert refused(match, "ship nw").startswith("GQ7")
    match.play(OLA, "stay")
    assert match.state.scores() == [9, 9, 0]
    match.state.turn = PATRYCJA
    joining = next(move for move in words(match) if _adds_to(match, move, OLA))
    assert names(match.play(PATRYCJA, joining)) == ["laid"]  # nothing is newly shared
    owned = [corner for corner in CORNER_NAMES if group(match, _newest(match), corner).owners]
    assert owned
    for corner in owned:  # a third player may not land
        assert refused(match, f"ship {corner}") == "G9: that red constellation belongs to a rival"


def _newest(match):
    card = match.view().sky[-1]
    return f"{card.x},{card.y}"


def _adds_to(match, move, seat):
    twin = match.state.clone()
    twin.put_down(match.parse(match.actors[0], move).code)
    return twin.scores()[seat] > match.state.scores()[seat]


@rule("GQ10")
def test_gq10_a_free_group_joined_to_a_rivals_is_the_rivals():
    match = table(*RED_FOUR_AND_THREE, hands=["p03", "p01 p02 p04"], turn=1, ships=[(OLA, *THREE)])
    match.play(PAWEL, "p01 at 1,0 turn 3")
    assert match.state.scores() == [9, 0]
    assert words(match) == ["stay", "ship ne", "ship se"]
    assert refused(match, "ship nw").startswith("G9")


@rule("GQ8", "GQ9")
def test_gq8_a_shared_constellation_keeps_its_other_owner():
    ships = [(OLA, *FOUR), (PAWEL, *THREE)]
    match = table(*RED_FOUR_AND_THREE, "p01 at 1,0 turn 3", hands=["p02 p13", "p03"], ships=ships)
    match.play(OLA, "p02 at -1,1 turn 2")
    assert match.view().sky[-1].planets == ["yellow", "yellow", "red", "red"]
    match.play(OLA, "ship se")
    assert group(match, *FOUR).owners == [PAWEL]
    assert match.state.scores() == [2, 9]


@rule("GQ12")
def test_gq12_a_ship_owns_whatever_its_planet_belongs_to():
    match = table("p19 at 1,0", hands=["p03", "p21"], turn=PAWEL, ships=[(OLA, "1,0", "ne")])
    assert match.view().players[OLA].ships[0].size == 3
    match.play(PAWEL, "p21 at 2,0")  # the rival's card makes it larger
    assert match.view().players[OLA].ships[0].size == 5
    assert match.view().players[OLA].score == 5


@rule("GQ11", "G8", "G12", "G7")
def test_gq11_ships_never_leave_and_no_seat_has_two_of_a_colour():
    match = saucer.match("constellations", players=4, seed=8)
    chance = random.Random(8)
    moves = 0
    while match.actors:
        seat = match.actors[0]
        before = match.view()
        match.play(seat, chance.choice(list(match.moves(seat))))
        for old, new in zip(before.players, match.view().players, strict=True):
            colours = [ship.colour for ship in new.ships]
            assert len(set(colours)) == len(colours)
            assert {ship.colour for ship in old.ships} <= set(colours)
            assert len(colours) <= len(old.ships) + 1
            moves += old.ships != new.ships and len(old.ships) == len(new.ships)
    assert moves > 20  # ships that moved, or whose constellations grew
