"""Armed Zovnis by the book: who is eliminated, in what order, and what falls (Z6-Z9, ZQ1-ZQ8, ZT2)."""

import pytest

import saucer
from saucer.games.zovnis.components import ENDS, NAMES
from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.lab.play import random_decision
from saucer.lessons.positions.zovnis import table
from tests.support.rulebook import rule
from tests.support.zovnis import pile, sky


def told(events, *names):
    """The events of those names as everybody sees them, without the seat."""
    return [
        (event.name, *(value for key, value in event.seen_by(-1).args.items() if key != "seat"))
        for event in events
        if event.name in names
    ]


# ---- what is adjacent ---------------------------------------------------------------------

# The attacker is w01: Shaggy + G-Lul at the bottom, Tripod + Egg at the top.
BESIDE = [
    ("z07", ["shaggy"]),  # Shaggy + Pink Cup under Blip + G-Lul: aliens of the bottom halves
    ("z07 flipped", ["g-lul"]),  # Blip + G-Lul under Shaggy + Pink Cup: saucers of the bottom halves
    ("z16", ["tripod"]),  # Blip + Egg under Tripod + Disco: aliens of the top halves
    ("z19", ["egg"]),  # Blip + Disco under Moog + Egg: saucers of the top halves
    ("z12", ["shaggy", "tripod", "egg"]),  # Shaggy + Disco under Tripod + Egg
    ("w05", ["shaggy", "tripod"]),  # an armed one goes like any other (Z6)
    ("z13 flipped", []),  # Tripod + Egg under Blip + G-Lul: bottom never meets top
    ("z17", []),  # Blip + Pink Cup under Moog + Disco
    ("astre", []),
]
BELOW = [
    ("z07 flipped", ["shaggy"]),  # under Shaggy + Pink Cup
    ("z07", ["g-lul"]),  # under Blip + G-Lul
    ("z01 flipped", ["shaggy", "g-lul"]),
    ("z01", []),  # Shaggy + G-Lul under Blip + Disco: bottom never meets bottom
    ("z13", []),  # Blip + G-Lul under Tripod + Egg: the attacker's top half does not look down
    ("astre", []),
]


@rule("Z6", "ZQ1")
@pytest.mark.parametrize("column", [1, 2])
@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize(("neighbour", "shared"), BESIDE)
def test_zq1_side_by_side_bottom_meets_bottom_and_top_meets_top(neighbour, shared, column, left):
    columns = [["astre"], ["astre"], ["astre"], ["astre"]]
    columns[column - 1 if left else column + 1].append(neighbour)
    match = table(*columns, hands=("w01", "z24"))
    events = match.play(0, f"w01 on {column + 1}")
    where = (column if left else column + 2, 2)
    name = neighbour.split()[0]
    expected = [("eliminated", name, shared, "horizontal", *where)] if shared else []
    assert told(events, "eliminated") == expected
    assert pile(match) == ([name] if shared else [])


@rule("Z6", "ZQ1", "ZQ3")
@pytest.mark.parametrize(("neighbour", "shared"), BELOW)
def test_zq1_downwards_my_bottom_half_meets_the_top_half_under_it(neighbour, shared):
    match = table(["astre", neighbour], hands=("w01", "z24"))
    events = match.play(0, "w01 on 1")
    name = neighbour.split()[0]
    assert told(events, "eliminated") == ([("eliminated", name, shared, "vertical", 1, 2)] if shared else [])
    assert sky(match)[0] == (["astre", "w01"] if shared else ["astre", neighbour, "w01"])


@rule("ZQ2")
def test_zq2_there_are_no_diagonals():
    match = table(["z07", "astre", "z08"], ["astre"], ["z09", "astre", "z01"], hands=("w01", "z24"))
    match.play(0, "w01 on 2")
    assert pile(match) == []


@rule("ZQ2")
def test_zq2_only_the_next_column_is_beside():
    match = table([], [], ["z07"], ["z08"], hands=("w01", "z24"))
    match.play(0, "w01 on 1")
    assert pile(match) == []


@rule("ZQ3")
def test_zq3_only_the_card_directly_below_is_under_attack():
    match = table(["z07 flipped", "astre"], hands=("w01", "z24"))
    match.play(0, "w01 on 1")
    assert pile(match) == []


@rule("ZQ8")
def test_zq8_the_planet_neither_matches_nor_scores_nor_moves():
    planet = ("z01", "w02", "w03", "z03")
    match = table(planet=planet, hands=("w01", "z24"), goals=("shaggy g-lul", "blip egg"))
    assert match.state.scores() == [0, 0]
    match.play(0, "w01 on 1")
    match.play(1, "z24 on 1")
    assert pile(match) == []
    assert [NAMES[kind] for kind in match.state.deck] == list(planet)
    assert match.state.scores() == [2, 0]


@rule("Z6")
def test_z6_a_plain_card_eliminates_nothing():
    match = table(["z07"], ["astre"], hands=("z01", "z24"))
    match.play(0, "z01 on 1")
    match.play(1, "z24 on 3")
    assert pile(match) == pile(match, 1) == []


@rule("ZQ7")
def test_zq7_elimination_is_compulsory_even_if_it_hurts():
    match = table(["z05"], hands=("w04", "z24"), goals=("shaggy egg", "blip disco"))
    assert match.state.scores() == [2, 0]
    assert len(match.moves(0)) == 8  # two ways up on four columns: nobody is asked whether to attack
    match.play(0, "w04 on 2")
    assert pile(match) == ["z05"]
    assert match.state.scores() == [1, 0]


# ---- order, falling, chains ---------------------------------------------------------------


@rule("Z7", "ZQ17")
def test_z7_all_eliminations_are_made_and_go_to_the_pile_of_the_player_who_placed():
    match = table(["z16"], ["z07"], ["astre", "z19"], hands=("z24", "w01"), piles=("z20", "z21"), turn=1)
    match.play(1, "w01 on 2")
    assert pile(match, 1) == ["z07", "z16", "z19", "z21"]
    assert pile(match, 0) == ["z20"]
    assert match.view().players[1].pile == match.view(0).players[1].pile == pile(match, 1)


@rule("Z7", "ZQ4")
def test_zq4_left_and_right_then_below_and_only_then_all_falls():
    columns = (["astre", "astre", "z16", "z08"], ["astre", "z07"], ["astre", "astre", "z19", "z17"])
    match = table(*columns, hands=("w01", "z24"))
    events = match.play(0, "w01 on 2")
    assert told(events, "eliminated", "fell") == [
        ("eliminated", "z16", ["tripod"], "horizontal", 1, 3),
        ("eliminated", "z19", ["egg"], "horizontal", 3, 3),
        ("eliminated", "z07", ["g-lul"], "vertical", 2, 2),
        ("fell", "z08", 1, 4, 3),
        ("fell", "z17", 3, 4, 3),
        ("fell", "w01", 2, 3, 2),
    ]
    # z08 would match in row 3, but when it gets there w01 has fallen too.
    assert sky(match) == [["astre", "astre", "z08"], ["astre", "w01"], ["astre", "astre", "z17"], []]


@rule("Z8")
def test_z8_cards_above_a_gap_drop_straight_down_astres_too():
    match = table(["z16", "astre", "z17", "astre"], [], ["astre", "z18"], hands=("w01", "z24"))
    events = match.play(0, "w01 on 2")
    assert sky(match) == [["astre", "z17", "astre"], ["w01"], ["astre", "z18"], []]
    assert told(events, "fell") == [("fell", "astre", 1, 2, 1), ("fell", "z17", 1, 3, 2), ("fell", "astre", 1, 4, 3)]


@rule("Z9", "ZQ6")
def test_zq6_a_card_that_falls_beside_the_attacker_is_attacked_too():
    match = table(["z16", "z08", "z17"], hands=("w01", "z24"))
    events = match.play(0, "w01 on 2")
    assert told(events, "eliminated") == [
        ("eliminated", "z16", ["tripod"], "horizontal", 1, 1),
        ("eliminated", "z08", ["shaggy"], "horizontal", 1, 1),
    ]
    assert sky(match) == [["z17"], ["w01"], [], []]


@rule("Z9")
def test_z9_the_attacker_itself_falls_into_new_fights():
    match = table(["z01", "z07"], ["z19"], hands=("w01", "z24"))
    match.play(0, "w01 on 1")  # removes z07 below, falls to row 2; z01 (under Blip + Disco) stays
    assert sky(match) == [["z01", "w01"], ["z19"], [], []]
    match = table(["z07"], ["z19"], hands=("w01", "z24"))
    match.play(0, "w01 on 1")  # removes z07 below, falls to row 1, and meets z19 there
    assert pile(match) == ["z07", "z19"]
    assert sky(match) == [["w01"], [], [], []]


@rule("Z9", "ZQ5")
def test_z9_an_armed_card_is_spent_once_nothing_matches():
    match = table(["w01"], hands=("z07 z20", "z16 z21"))
    match.play(0, "z07 on 2")  # would match w01
    match.play(1, "z16 on 2")
    assert sky(match) == [["w01"], ["z07", "z16"], [], []]


@rule("ZQ5")
def test_zq5_a_falling_armed_card_attacks_nobody():
    match = table([], [], ["z16", "w09 flipped"], ["z18 flipped"], hands=("w01", "z24"))
    match.play(0, "w01 on 2")  # z16 goes, w09 falls beside z18, with which it shares all
    assert sky(match) == [[], ["w01"], ["w09 flipped"], ["z18 flipped"]]


@rule("ZQ5")
def test_zq5_an_eliminated_armed_card_does_not_strike_back():
    match = table([], [], ["w05"], ["z09"], hands=("w01", "z24"))
    match.play(0, "w01 on 2")
    assert sky(match) == [[], ["w01"], [], ["z09"]]
    assert pile(match) == ["w05"]


@rule("ZT2", "Z6", "Z7", "Z8", "Z9", "ZQ1", "ZQ4")
def test_zt2_the_chain_of_the_rulebook():
    match = table(
        ["z18 flipped", "z07 flipped", "w06 flipped"], ["z01", "z16 flipped"], hands=("w04", "z24"), pile="z11"
    )
    events = match.play(0, "w04 on 2 flipped")
    assert told(events, "placed", "eliminated", "fell", "drew") == [
        ("placed", "w04", 2, 3, 1, "moog", "egg", "shaggy", "pink-cup", 1),
        ("eliminated", "w06", ["shaggy"], "horizontal", 1, 3),
        ("eliminated", "z16", ["egg"], "vertical", 2, 2),
        ("fell", "w04", 2, 3, 2),
        ("eliminated", "z07", ["shaggy", "pink-cup"], "horizontal", 1, 2),
        ("drew",),
    ]
    assert list(match.state.heights) == [1, 2, 0, 0]
    assert sky(match) == [["z18 flipped"], ["z01", "w04 flipped"], [], []]
    assert pile(match) == ["z07", "z16", "w06"]


# ---- the whole thing against a plain retelling --------------------------------------------


def ends(name, flipped):
    """The bottom and the top of a card, each a pair of alien and saucer."""
    if name == "astre":
        return (None, None), (None, None)
    first = NAMES.index(name) * 4
    both = [tuple(ENDS[first : first + 2]), tuple(ENDS[first + 2 : first + 4])]
    return (both[1], both[0]) if flipped else (both[0], both[1])


def alike(end, other):
    """One equality is enough (ZQ1)."""
    return any(mine is not None and mine == its for mine, its in zip(end, other, strict=True))


def retold(columns, removed, words):
    """The rules of placing, as slowly and plainly as can be; changes the columns and the list of the removed."""
    name, _, number, *way = words.split()
    column = int(number) - 1
    columns[column].append(words.replace(f" on {number}", ""))
    if name[0] != "w":
        return
    bottom, top = ends(name, bool(way))
    hit = True
    while hit:
        row = len(columns[column]) - 1
        hit = []
        for near in (column - 1, column + 1):
            if 0 <= near < 4 and row < len(columns[near]):
                its_bottom, its_top = ends(columns[near][row].split()[0], "flipped" in columns[near][row])
                if alike(bottom, its_bottom) or alike(top, its_top):
                    hit.append((near, row))
        if row > 0 and alike(bottom, ends(columns[column][row - 1].split()[0], "flip" in columns[column][row - 1])[1]):
            hit.append((column, row - 1))
        removed += [columns[where].pop(height).split()[0] for where, height in hit]


@rule("Z6", "Z7", "Z8", "Z9", "Z10", "ZQ1", "ZQ2", "ZQ3", "ZQ4", "ZQ5", "ZQ6")
def test_random_games_go_as_the_plain_retelling_says():
    longest_chain = 0
    for seed in range(60):
        match = saucer.match("zovnis", players=2 + seed % 3, seed=seed)
        columns, removed = [[], [], [], []], [[] for _ in range(match.players)]
        rng, moves = quick(seed), Moves()
        while match.actors:
            seat, move = random_decision(match.state, rng, moves)
            before = len(removed[seat])
            retold(columns, removed[seat], str(match.move(seat, move)))
            match.play(seat, move)
            assert sky(match) == columns
            assert [pile(match, s) for s in range(match.players)] == [sorted(r, key=NAMES.index) for r in removed]
            longest_chain = max(longest_chain, len(removed[seat]) - before)
    assert longest_chain >= 5
