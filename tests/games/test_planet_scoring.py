"""The end of planet: characters, volcanoes, winners."""

import pytest

from saucer.games.planet.components import VOLCANO
from saucer.games.planet.knowledge import NOTHING
from saucer.lessons.positions.planet import numbers, table
from tests.support.planet import OLA, PATRYCJA, PAWEL, names, play_round
from tests.support.rulebook import rule

VAIN_MAN, GEOGRAPHER, ASTRONOMER, KING, LAMPLIGHTER = "K01", "K03", "K05", "K07", "K08"
HUNTER, DRUNKARD, WHITE, GREY, BROWN = "K10", "K12", "K13", "K14", "K15"
GARDENER, TURK, PRINCE = "K16", "K18", "K20"

PIOTR = "C08 C12 C16 C17 U13 U14 U18 U19 D05 D16 D17 D20"  # of PT3


def worth(planet, *characters):
    """What the characters give for a planet, before volcanoes."""
    return table(planets=[f"{planet} {' '.join(characters)}"]).state.scores()[0]


def last_round(*planets):
    """Three planets as they are after the last round, in which everybody took their last centre tile."""
    drawn = [planet.split()[3] for planet in planets]
    match = table(planets=planets)
    for seat, tile in enumerate(drawn):
        match.state.planets[seat * 16 + 3] = NOTHING
        for depth in range(8, 11):  # above the eight removed tiles
            if match.state.stacks[depth] == NOTHING:
                match.state.stacks[depth] = numbers(tile)[0]
                break
    match.state.left[0] = 3
    match.state.round = 15
    events = play_round(match, "center", *enumerate(drawn))
    assert match.outcome
    return match, events


# ---- each character -----------------------------------------------------------------------------


@rule("P12")
@pytest.mark.parametrize(("planet", "points"), [("C16", 0), ("C07", 4), ("C07 C08 U13 D02", 16)])
def test_p12_vain_man_four_a_snake(planet, points):
    assert worth(planet, VAIN_MAN) == points


@rule("P13", "PT1")
def test_p13_geographer_one_a_tile_without_volcano():
    calm = "C13 C14 C15 C16 U16 U17 U18 U19 D20"
    assert worth(calm, GEOGRAPHER) == 9  # the nine tiles, and not his own
    assert worth(f"{calm} D06 D07 D08", GEOGRAPHER) == 9  # PT1
    assert worth(f"{calm} D17 D18 D19", GEOGRAPHER, KING, DRUNKARD, BROWN) == 12


@rule("P14")
@pytest.mark.parametrize(("planet", "points"), [("C16", 0), ("U19", 2), ("U19 U20 D07", 6)])
def test_p14_astronomer_two_a_sunset(planet, points):
    assert worth(planet, ASTRONOMER) == points


@rule("P15", "PT4")
@pytest.mark.parametrize(
    ("planet", "points"), [("C16", 0), ("C10", 14), ("C10 U14", 7), ("C10 U14 D14", 0), ("C10 U14 D14 C19 U03", 0)]
)
def test_p15_king_one_rose_is_best_two_are_half(planet, points):
    assert worth(planet, KING) == points


@rule("P16")
@pytest.mark.parametrize(("planet", "points"), [("C16", 0), ("C09", 3), ("C09 U13 C04", 8)])
def test_p16_lamplighter_one_a_lamp(planet, points):
    assert worth(planet, LAMPLIGHTER) == points


@rule("P16", "P5", "PT8")
def test_pt8_two_lamplighters_score_seven_lamps_each():
    assert worth("C09 C10 C11", "K08", "K09") == 14


@rule("P17")
@pytest.mark.parametrize(
    ("planet", "points"),
    [
        ("C04", 0),
        ("C17", 3),  # elephant
        ("C09", 3),  # fox
        ("C12", 3),  # snake
        ("C16", 3),  # white sheep
        ("C15", 3),  # grey sheep
        ("C16 C15 D04", 3),  # sheep of all colours are one species
        ("C17 U20 D20", 3),
        ("C17 C09 C12 C16", 12),
    ],
)
def test_p17_hunter_three_a_species(planet, points):
    assert worth(planet, HUNTER) == points


@rule("P19", "PQ8")
@pytest.mark.parametrize(("businessman", "points"), [(WHITE, 2 * 4), (GREY, 3 * 3), (BROWN, 5 * 2)])
def test_p19_businessman_two_three_or_five_for_a_sheep_of_his_colour(businessman, points):
    assert worth("C01 C13 U02 D15 U12 D04", businessman) == points


@rule("P19", "P5")
def test_p19_the_three_businessmen_are_different_tiles():
    assert worth("C01 C13 C15", WHITE, GREY, BROWN) == 2 * 4 + 3 * 1 + 5 * 1


@rule("P20")
@pytest.mark.parametrize(("planet", "points"), [("C16", 0), ("C01", 7), ("C01 U01", 14)])
def test_p20_gardener_seven_a_baobab(planet, points):
    assert worth(planet, GARDENER) == points


@rule("P21", "PQ7")
def test_p21_turkish_astronomer_counts_stars_on_characters_too():
    assert worth("U11 D03", TURK) == 2 + 1 + 1
    assert worth("U11 D03", TURK, KING, PRINCE) == 2 + 1 + 1 + 2 + 3 * 0 + 14  # and the King his one rose
    assert worth("C16", TURK, "K19") == 2 * 2


@rule("P22", "PT2")
@pytest.mark.parametrize(
    ("planet", "points"),
    [
        ("C04", 0),
        ("U17", 2),
        ("C16 U16", 3),
        ("C16 C15", 3 + 3 + 1),
        ("C13 C15 D04 U17", 9 + 4),  # PT2
    ],
)
def test_p22_little_prince_three_a_colour_of_sheep_and_one_a_box(planet, points):
    assert worth(planet, PRINCE) == points


@rule("PT3", "P11")
def test_pt3_piotr_totals_45():
    assert [worth(PIOTR, who) for who in (KING, HUNTER, VAIN_MAN, GARDENER)] == [14, 12, 12, 7]
    assert worth(PIOTR, KING, HUNTER, VAIN_MAN, GARDENER) == 45
    judged = table(planets=[f"{PIOTR} {KING} {HUNTER} {VAIN_MAN} {GARDENER}"])
    assert judged.view(PAWEL).players[OLA].worth == [14, 12, 12, 7]
    assert table(planets=[PIOTR]).state.volcanoes() == [1, 0, 0]
    others = (GEOGRAPHER, ASTRONOMER, LAMPLIGHTER, WHITE, BROWN, GREY, PRINCE)
    assert [worth(PIOTR, who) for who in others] == [11, 6, 9, 8, 5, 0, 6 + 3]
    assert worth(PIOTR, TURK) - 1 == 1  # one star on the planet


@rule("PT10", "P21")
def test_pt10_piotr_with_the_turkish_astronomer():
    assert worth(PIOTR, KING, HUNTER, VAIN_MAN, TURK) == 14 + 12 + 12 + 6


@rule("PT11", "P13", "P22")
def test_pt11_a_planet_that_fits_the_captions_totals_45():
    planet = "C08 C10 C13 C15 U05 U08 U16 U17 D11 D15 D16 D19"
    assert [worth(planet, who) for who in (GEOGRAPHER, PRINCE, KING, HUNTER)] == [9, 9 + 4, 14, 9]
    assert worth(planet, GEOGRAPHER, PRINCE, KING, HUNTER) == 45
    assert table(planets=[planet]).state.volcanoes() == [3, 0, 0]


# ---- baobabs and scoring ------------------------------------------------------------------------


@rule("PT6", "P10", "P13", "P18", "PQ5", "PQ7")
def test_pt6_three_turned_tiles_show_nothing():
    match = table(planets=["C01 U03 U16 C08 K16 K12 K03 K18"], tops="D05 D16 D17")
    # Gardener two baobabs; Drunkard nothing; Geographer all but C08; Turkish Astronomer U03 and five on characters.
    assert match.state.scores()[OLA] == 14 + 0 + 3 + (1 + 5)
    play_round(match, "downhill", (OLA, "D05"), (PAWEL, "D16"), (PATRYCJA, "D17"))
    # Gardener 0; Drunkard 9; Geographer the three and U16; Turkish Astronomer the characters' stars only.
    assert match.state.scores()[OLA] == 0 + 9 + 4 + 5
    assert match.view().players[OLA].volcanoes == 1


@rule("PT6")
@pytest.mark.parametrize(("who", "before", "after"), [(KING, 14, 0), (WHITE, 4, 0), (BROWN, 5, 0), (TURK, 2, 1)])
def test_pt6_roses_sheep_and_stars_vanish(who, before, after):
    match = table(planets=[f"C01 U03 {who}"], tops="D02 D16 D17")
    assert match.state.scores()[OLA] == before
    play_round(match, "downhill", (OLA, "D02"), (PAWEL, "D16"), (PATRYCJA, "D17"))
    assert match.state.scores()[OLA] == after


BAOBABS = {
    "center": "C01 C09 C10 C11 C12 C02 C03 C13 C14 C15 C16 C18",
    "uphill": "U01 U13 U14 U15 U16 U02 U03 U17 U18 U19 U20 U04",
    "downhill": "D01 D13 D14 D15 D16 D02 D03 D17 D18 D19 D20 D04",
}


@rule("PT7", "P10", "P18", "PQ4", "PQ9")
def test_pt7_it_happens_again_with_every_three_new_baobabs():
    match = table(planets=[f"{DRUNKARD} {GARDENER}"], tops=" ".join(BAOBABS.values()))
    turned, baobabs = [], []
    for number in range(12):
        stack = ("center", "uphill", "downhill")[number % 3]
        mine = f"{stack[0].upper()}{(1, 2, 3, 18 if stack == 'center' else 4)[number // 3]:02}"
        offer = BAOBABS[stack].split()[number // 3 * 3 : number // 3 * 3 + 3]
        start = match.actors[0]
        seats = [start, *(seat for seat in (OLA, PAWEL, PATRYCJA) if seat != start)]
        others = [tile for tile in offer if tile != mine]
        play_round(match, stack, *((seat, mine if seat == OLA else others.pop()) for seat in seats))
        turned.append(bin(match.state.turned[OLA]).count("1"))
        baobabs.append(match.state.scores()[OLA] - 3 * turned[-1])
    assert turned == [0, 0, 3, 3, 3, 6, 6, 6, 9, 9, 9, 12]
    assert [3 * count for count in turned[2::3]] == [9, 18, 27, 36]  # PQ9
    assert baobabs == [7, 14, 0] * 4  # P20: never more than two face up
    assert worth("", DRUNKARD) == 0


@rule("PQ5")
def test_pq5_a_face_down_volcano_counts_for_nothing():
    match = table(planets=["C08 C04", "C05"])
    assert match.state.volcanoes() == [2, 1, 0]
    match.state.turned[OLA] = 1  # slot a, C08
    assert match.state.volcanoes() == [1, 1, 0]
    assert match.state.counts(OLA)[VOLCANO] == 1


# ---- volcanoes and winners ----------------------------------------------------------------------

FOUR_FOUR_TWO = (
    "C07 C14 C01 C05 U18 U14 U01 U19 D11 D08 D16 D14 K18 K11 K15 K04",
    "C17 C08 C12 C02 U06 U12 U11 U13 D15 D19 D20 D02 K01 K14 K05 K06",
    "C09 C15 C11 C16 U09 U17 U15 U16 D13 D07 D18 D03 K20 K09 K02 K19",
)
NONE_AT_ALL = (
    "C14 C01 C17 C12 U18 U14 U01 U19 D16 D14 D15 D19 K18 K11 K15 K04",
    "C02 C09 C15 C11 U13 U17 U15 U16 D20 D02 D13 D18 K01 K14 K05 K06",
    "C16 C13 C10 C03 U20 U02 U03 U04 D17 D03 D05 D01 K20 K09 K02 K19",
)
BELOW_ZERO = (
    "C05 C06 C16 C04 U10 U06 U08 U20 D16 D13 D06 D15 K16 K17 K03 K07",
    "C13 C09 C12 C11 U16 U15 U12 U11 D10 D12 D18 D20 K06 K10 K13 K01",
    "C17 C07 C10 C08 U17 U19 U18 U13 D17 D19 D14 D11 K09 K02 K19 K11",
)
TIED_40 = (
    "C15 C16 C13 C17 U16 U18 U17 U08 D13 D08 D01 D12 K10 K11 K14 K17",
    "C09 C14 C18 C11 U15 U20 U13 U19 D19 D16 D10 D15 K08 K09 K15 K16",
    "C04 C12 C05 C20 U10 U14 U06 U12 D17 D14 D11 D20 K01 K02 K03 K04",
)
TIED_TWICE = (
    "C14 C04 C20 C10 U17 U13 U07 U14 D12 D15 D10 D14 K07 K08 K09 K13",
    "C13 C06 C16 C15 U10 U18 U19 U15 D11 D18 D09 D06 K05 K06 K10 K11",
    "C05 C11 C07 C09 U12 U08 U16 U02 D17 D07 D08 D19 K01 K02 K03 K04",
)


@rule("P23", "PT5", "PQ13")
def test_pt5_all_who_tie_for_most_volcanoes_lose_theirs():
    assert table(planets=FOUR_FOUR_TWO).state.scores() == [32, 35, 33]  # PQ13: not before the end
    match, events = last_round(*FOUR_FOUR_TWO)
    assert match.state.volcanoes() == [4, 4, 2]
    assert match.outcome.scores == (28, 31, 33)
    assert match.outcome.winners == (PATRYCJA,)
    assert names(events)[-5:] == ["scored", "scored", "scored", "erupted", "erupted"]
    assert events[-5].args == {"seat": OLA, "count": 32, "tiles": ["K18", "K11", "K15", "K04"]}
    assert [event.args for event in events[-2:]] == [{"seat": OLA, "count": 4}, {"seat": PAWEL, "count": 4}]


@rule("P23", "PT5", "PQ6")
def test_pt5_without_volcanoes_nobody_loses():
    match, events = last_round(*NONE_AT_ALL)
    assert match.state.volcanoes() == [0, 0, 0]
    assert "erupted" not in names(events)
    assert match.outcome.scores == tuple(match.state.character_points(seat) for seat in range(3))


@rule("P23", "PQ6")
def test_pq6_totals_may_go_below_zero():
    match, _ = last_round(*BELOW_ZERO)
    assert match.state.volcanoes() == [7, 4, 3]
    assert match.outcome.scores == (5 - 7, 38, 40)


@rule("PQ6")
def test_pq6_two_players_pay_for_volcanoes_too():
    discards = "C01 C02 C03 C18 U01 U02 U03 U04 D01 D02 D03 D04 K02 K03 K04"
    planets = (
        "C05 C06 C16 C04 U10 U06 U08 U20 D16 D13 D06 D15 K16 K17 K07",
        "C13 C09 C12 C11 U16 U15 U12 U11 D10 D12 D18 D20 K06 K10 K13",
    )
    match = table(players=2, planets=planets, discards=discards, tops="K18 K01 K19")
    match.state.round = 15
    before = match.state.scores()
    match.play(0, "stack character")
    match.play(0, "hide K19")
    match.play(1, "take K01")  # the Vain Man, with the snakes of C12 and D10
    snakes = match.state.scores()[1] - before[1]
    match.play(0, "take K18")
    stars = 1 + 1 + 2 + 2 + 2 + 1  # U06, D06, K16, K17, K07, K18
    assert match.outcome.scores == (before[0] + stars - 7, before[1] + 8)
    assert snakes == 8


@rule("P24", "PT9", "CQ4")
def test_pt9_tied_totals_fewer_volcanoes_win():
    match, _ = last_round(*TIED_40)
    assert match.state.volcanoes() == [3, 1, 7]
    assert match.outcome.scores == (40, 40, 26 - 7)
    assert match.outcome.winners == (PAWEL,)


@rule("P24", "PT9", "CQ4")
def test_pt9_still_tied_share_the_victory():
    match, _ = last_round(*TIED_TWICE)
    assert match.state.volcanoes() == [5, 5, 6]
    assert match.outcome.scores == (40, 40, 20 - 6)
    assert match.outcome.winners == (OLA, PAWEL)


@rule("P24")
def test_p24_nobody_has_won_while_the_game_runs():
    state = table(planets=TIED_40).state
    assert state.winners() == []
    assert state.why_over() == ""
