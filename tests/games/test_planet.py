"""The rules of planet, in the order of its page: components, setup, building, rounds of three to five players."""

from collections import Counter

import pytest

import saucer
from saucer.games.planet.components import (
    BAOBAB,
    CHARACTER_NAMES,
    GRID,
    OBJECT_NAMES,
    OBJECTS,
    SHOWN,
    STACKS,
    STAR,
    TILE_NAMES,
    WHO,
)
from saucer.games.planet.knowledge import NOTHING
from saucer.kernel.state import Moves
from saucer.lessons.positions.planet import table
from saucer.locales import say
from tests.support.planet import OLA, PATRYCJA, PAWEL, A, B, play_out, refused, tiles
from tests.support.rulebook import rule

# ---- components ---------------------------------------------------------------------------------


def test_the_sixty_planet_tiles_show_what_the_table_says():
    totals = Counter()
    for place in range(60 * OBJECTS):
        totals[OBJECT_NAMES[place % OBJECTS]] += SHOWN[place]
    assert totals == {
        "baobab": 15,
        "volcano": 20,
        "lamp": 45,
        "white-sheep": 23,
        "grey-sheep": 14,
        "brown-sheep": 6,
        "sunset": 18,
        "snake": 9,
        "fox": 9,
        "elephant": 8,
        "box": 10,
        "rose": 6,
        "star": 14,
    }


def test_the_twenty_characters_and_their_stars():
    copies = Counter(CHARACTER_NAMES[who] for who in WHO)
    assert [name for name, count in copies.items() if count == 1] == [
        "king",
        "drunkard",
        "businessman-white",
        "businessman-grey",
        "businessman-brown",
        "little-prince",
    ]
    assert set(copies.values()) == {1, 2}
    stars = [SHOWN[tile * OBJECTS + STAR] for tile in range(60, 80)]
    assert stars == [1, 1, 1, 1, 0, 0, 2, 1, 1, 1, 1, 1, 0, 1, 2, 2, 2, 1, 1, 0]


@rule("PQ4")
def test_pq4_no_tile_carries_two_baobabs():
    assert {SHOWN[tile * OBJECTS + BAOBAB] for tile in range(80)} == {0, 1}


def test_tiles_are_named_by_what_they_show():
    assert say("planet", "C08") == "volcano + snake"
    assert say("planet", "U17") == "lamp + 2 × box"
    assert say("planet", "K13") == "Businessman of the white sheep"
    for tile in range(60):
        for item in range(OBJECTS):
            count = SHOWN[tile * OBJECTS + item]
            word = say("planet", OBJECT_NAMES[item])
            text = say("planet", TILE_NAMES[tile])
            assert (word in text) == (count > 0)
            assert (f"{count} × {word}" in text) == (count > 1)
    for tile in range(60, 80):
        assert say("planet", CHARACTER_NAMES[WHO[tile - 60]]) in say("planet", TILE_NAMES[tile])


# ---- setup --------------------------------------------------------------------------------------


@rule("P1")
def test_p1_four_shuffled_stacks_face_down():
    match = saucer.match("planet", players=5, seed=3)
    orders = list(match.state.stacks)
    for stack in range(4):
        cards = orders[stack * 20 : stack * 20 + 20]
        assert sorted(cards) == list(range(stack * 20, stack * 20 + 20))
        assert cards != sorted(cards)
    assert orders == list(saucer.match("planet", players=5, seed=3).state.stacks)
    assert orders != list(saucer.match("planet", players=5, seed=4).state.stacks)
    view = match.view(0)
    assert view.stacks == {"center": 20, "uphill": 20, "downhill": 20, "character": 20}
    assert not any(name in str(view) for name in TILE_NAMES)


@rule("P1")
def test_p1_any_tile_may_lie_anywhere_in_its_stack():
    deals = [saucer.match("planet", players=5, seed=seed).state.stacks for seed in range(200)]
    for place in (0, 19, 20, 39, 40, 59, 60, 79):  # the bottom and the top of every stack
        first = place // 20 * 20
        assert {stacks[place] for stacks in deals} == {*range(first, first + 20)}


@rule("P2", "PQ15")
@pytest.mark.parametrize(("players", "removed"), [(2, 8), (3, 8), (4, 4), (5, 0)])
def test_p2_tiles_are_removed_unseen_and_never_appear(players, removed):
    match = saucer.match("planet", players=players, seed=3)
    assert match.view(0).removed == removed
    assert set(match.view(0).stacks.values()) == {20 - removed}
    before = list(match.state.stacks)
    out = [before[stack * 20 + depth] for stack in range(4) for depth in range(removed)]
    play_out(match)
    used = [tile for tile in match.state.stacks if tile != NOTHING]
    assert used == out
    assert not any(f"'{TILE_NAMES[tile]}'" in str(match.view(seat)) for tile in out for seat in (-1, 0, 1))


@rule("P6", "PQ14", "CQ1")
def test_p6_the_table_names_the_first_start_player_or_chance_does():
    assert saucer.match("planet", players=4, seed=1, start=3).actors == (3,)
    starts = Counter(saucer.match("planet", players=3, seed=seed).view().start for seed in range(300))
    assert set(starts) == {0, 1, 2}
    assert min(starts.values()) > 70


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_players(players):
    with pytest.raises(saucer.BadOption, match="2 to 5 players"):
        saucer.match("planet", players=players)


# ---- building -----------------------------------------------------------------------------------


@rule("P3", "PQ3")
def test_p3_the_slots_make_a_square_with_characters_in_the_corners():
    cells = [cell for kind in GRID for cell in kind]
    assert sorted(cells) == [(row, column) for row in range(4) for column in range(4)]
    assert set(GRID[3]) == {(0, 0), (0, 3), (3, 3), (3, 0)}
    assert set(GRID[0]) == {(1, 1), (1, 2), (2, 1), (2, 2)}
    assert set(GRID[1]) == {(0, 1), (1, 3), (3, 2), (2, 0)}
    assert set(GRID[2]) == {(0, 2), (2, 3), (3, 1), (1, 0)}
    for edge in (GRID[1], GRID[2]):  # one of each on every side
        sides = [row == 0 or 2 * (row == 3) or 3 * (column == 0) or 4 for row, column in edge]
        assert len(set(sides)) == 4


@rule("P3", "P11", "PQ16")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_p3_a_finished_planet_has_four_tiles_of_each_kind(players):
    match = saucer.match("planet", players=players, seed=8)
    play_out(match)
    for player in match.view().players:
        for letter, kind in zip("CUDK", STACKS, strict=True):
            assert [tile[0] for tile in tiles(getattr(player, kind))] == [letter] * 4


@rule("P4", "PQ3")
def test_p4_any_order_and_gaps_are_fine():
    match = table(tops="K01 K03 K05 K07 K08 K10 K12 K13 K14 K15 K16 K18")
    for number, place in enumerate("dbac"):  # all four characters first, in any order of slots
        start = match.actors[0]
        match.play(start, "stack character")
        while match.view().phase in ("take", "name"):
            if match.view().phase == "name":
                match.play(match.actors[0], f"name {min(match.view().waiting)}")
            seat = match.actors[0]
            match.play(seat, f"take {match.view().offer[0].number} at {place}")
        filled = [slot is not None for slot in match.view().players[0].character]
        assert filled == [letter in "dbac"[: number + 1] for letter in "abcd"]


@rule("P5")
def test_p5_a_second_copy_of_a_character_is_fine():
    match = table(planets=["K08"], tops="K09 K01 K02")
    match.play(OLA, "stack character")
    match.play(OLA, "take K09 at c")
    assert tiles(match.view().players[OLA].character) == ["K08", None, "K09", None]


@rule("PQ3")
def test_pq3_any_free_slot_of_the_right_kind_and_no_other():
    match = table(planets=["C01 C02"], tops="C08 C09 C10")
    match.play(OLA, "stack center")
    words = sorted(str(move) for move in match.moves(OLA))
    assert words == sorted(f"take {tile} at {place}" for tile in ("C08", "C09", "C10") for place in "cd")
    assert refused(match, OLA, "take C08 at a") == "PQ3: your centre slot a already holds a tile"
    match.play(OLA, "take C08 at d")
    assert tiles(match.view().players[OLA].center) == ["C01", "C02", None, "C08"]


@rule("PQ3")
def test_pq3_without_a_slot_the_first_free_one_is_meant():
    match = table(planets=["C01 C02"], tops="C08 C09 C10")
    match.play(OLA, "stack center")
    match.play(OLA, "take C09")
    assert tiles(match.view().players[OLA].center) == ["C01", "C02", "C09", None]


@rule("PQ3")
def test_pq3_brief_moves_name_the_first_free_slot_only():
    match = table(planets=["C01 C02"], tops="C08 C09 C10")
    match.play(OLA, "stack center")
    moves = Moves()
    moves.brief = True
    match.state.legal(OLA, moves)
    assert [str(match.move(OLA, code)) for code in moves.listed()] == [
        "take C08 at c",
        "take C09 at c",
        "take C10 at c",
    ]


@rule("PQ3")
def test_pq3_placed_tiles_do_not_move():
    match = saucer.match("planet", players=3, seed=5)
    places = {}
    while match.actors:
        for place, tile in enumerate(match.state.planets):
            assert places.get(place, tile) == tile
            if tile != NOTHING:
                places[place] = tile
        match.play(match.actors[0], next(iter(match.moves(match.actors[0]))))
    assert len(places) == 47  # all but the very last
    assert all(match.state.planets[place] == tile for place, tile in places.items())


# ---- a round of three to five -------------------------------------------------------------------


@rule("P7")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_p7_the_start_player_draws_a_tile_for_each_player_face_up(players):
    match = table(players=players, tops="U13 U01 U02 U03 U04", start=1)
    assert [str(move) for move in match.moves(1)] == [f"stack {stack}" for stack in STACKS]
    events = match.play(1, "stack uphill")
    expected = ["U13", "U01", "U02", "U03", "U04"][:players]
    assert events[0].name == "drew"
    assert events[0].args == {"seat": 1, "stack": "uphill", "tiles": expected}
    for seat in range(-1, players):
        assert [(offer.tile, offer.open) for offer in match.view(seat).offer] == [(tile, True) for tile in expected]
    assert match.view().stacks["uphill"] == 20 - match.view().removed - players
    assert match.view().drawn == "uphill"
    assert match.actors == (1,)


@rule("P8", "PQ2", "CQ3")
def test_p8_who_has_placed_names_the_next_one():
    match = table(players=4, tops="C08 C09 C10 C11", start=2)
    match.play(2, "stack center")
    match.play(2, "take C10")
    assert match.actors == (2,)
    assert [str(move) for move in match.moves(2)] == ["name 0", "name 1", "name 3"]
    assert refused(match, 2, "name 2") == "PQ2: seat 2 already has a tile of this round"
    assert refused(match, 2, "name 4") == "CQ3: there is no such player"
    assert refused(match, 2, "take C08") == "P8: first name the player who takes next"
    events = match.play(2, "name 0")
    assert (events[0].name, events[0].args) == ("named", {"seat": 2, "target": 0})
    assert match.actors == (0,)
    assert {offer.tile for offer in match.view().offer} == {"C08", "C09", "C11"}
    assert refused(match, 0, "take 3 at a") == "P8: there is no tile at place 3 of the offer"
    match.play(0, "take C08")
    assert [str(move) for move in match.moves(0)] == ["name 1", "name 3"]
    assert refused(match, 0, "name 2") == "PQ2: seat 2 already has a tile of this round"
    assert match.view().waiting == [1, 3]


@rule("P9", "PQ2")
def test_p9_the_last_player_is_not_named_gets_the_last_tile_and_starts():
    match = table(tops="C08 C09 C10")
    match.play(OLA, "stack center")
    match.play(OLA, "take C08")
    match.play(OLA, "name 2")
    events = match.play(PATRYCJA, "take C10")
    assert (events[-1].name, events[-1].args) == ("last", {"seat": PAWEL})
    assert match.actors == (PAWEL,)  # PQ2: without a name
    assert {str(move) for move in match.moves(PAWEL)} == {f"take C09 at {place}" for place in "abcd"}
    events = match.play(PAWEL, "take C09 at c")
    assert (events[-1].name, events[-1].args) == ("starts", {"seat": PAWEL})
    view = match.view()
    assert (view.turn, view.start, view.round, view.phase) == (PAWEL, PAWEL, 1, "stack")
    assert (view.offer, view.drawn, view.waiting) == ([], None, [])


@rule("P7", "P8", "P26", "P27", "P28")
def test_every_decision_has_its_time_and_its_seat():
    match = table(tops="C08 C09 C10")
    assert refused(match, OLA, "name 1") == "P7: first choose a stack"
    assert refused(match, PAWEL, "stack center") == "P7: it is the turn of seat 0"
    match.play(OLA, "stack center")
    assert refused(match, OLA, "stack center") == "P8: first take one of the tiles on offer"
    assert refused(match, OLA, "hide C08") == "P8: first take one of the tiles on offer"
    assert refused(match, PAWEL, "take C08") == "P8: it is the turn of seat 0"
    match = table(players=2, tops="C08 C09 C10")
    assert refused(match, A, "hide 1") == "P26: first choose a stack"
    match.play(A, "stack center")
    assert refused(match, A, "take C08") == "P26: first choose which tile to lay face down"
    assert refused(match, B, "hide 1") == "P26: it is the turn of seat 0"
    match.play(A, "hide C08")
    assert refused(match, A, "take C09") == "P27: it is the turn of seat 1"
    match.play(B, "take C09")
    assert refused(match, A, "name 1") == "P28: first take one of the tiles on offer"
    assert refused(match, A, "take 2 at a") == "P28: there is no tile at place 2 of the offer"


@rule("PQ1", "PQ16")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pq1_every_stack_is_chosen_exactly_four_times(players):
    match = saucer.match("planet", players=players, seed=6)
    chosen = Counter(words for words in play_out(match) if words.startswith("stack"))
    assert chosen == {f"stack {stack}": 4 for stack in STACKS}


@rule("PQ1")
def test_pq1_an_empty_stack_may_not_be_chosen():
    match = table(planets=["C01 C02 C03 C04", "C05 C06 C07 C08", "C09 C10 C11 C12"])
    assert [str(move) for move in match.moves(OLA)] == ["stack uphill", "stack downhill", "stack character"]
    assert refused(match, OLA, "stack center") == "PQ1: the centre stack has no tiles left"


@rule("P11", "PQ2")
@pytest.mark.parametrize(("players", "moves"), [(2, 64), (3, 80), (4, 112), (5, 144)])
def test_p11_sixteen_rounds_and_the_game_is_over(players, moves):
    match = saucer.match("planet", players=players, seed=2)
    assert len(play_out(match)) == moves
    assert match.view().round == 16
    assert match.outcome.why == "planets-finished"
    assert refused(match, 0, "stack center") == "P11: the game is over"
    assert saucer.game("planet").sheet.longest == 144
