"""The rules of planet, in the order of its page: setup, building, rounds, baobabs, two players."""

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
from saucer.lessons.positions.planet import numbers, table
from saucer.locales import say
from tests.support.planet import OLA, PATRYCJA, PAWEL, A, B, names, play_out, play_round, refused, tiles
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
            shown = SHOWN[tile * OBJECTS + item]
            word = say("planet", OBJECT_NAMES[item])
            text = say("planet", TILE_NAMES[tile])
            assert (word in text) == (shown > 0)
            assert (f"{shown} × {word}" in text) == (shown > 1)
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
    seen = {}
    while match.actors:
        for place, tile in enumerate(match.state.planets):
            assert seen.get(place, tile) == tile
            if tile != NOTHING:
                seen[place] = tile
        match.play(match.actors[0], next(iter(match.moves(match.actors[0]))))
    assert len(seen) == 47  # all but the very last
    assert all(match.state.planets[place] == tile for place, tile in seen.items())


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


# ---- baobabs ------------------------------------------------------------------------------------


@rule("P10", "PQ4")
def test_p10_one_or_two_baobabs_do_nothing_and_the_third_turns_all_three():
    match = table(planets=["C16 C01"], tops="C09 U03 U16 U17 D04 D16 D17")
    events = play_round(match, "uphill", (OLA, "U03"), (PAWEL, "U16"), (PATRYCJA, "U17"))
    assert "turned" not in names(events)
    match.play(PATRYCJA, "stack downhill")
    match.play(PATRYCJA, "take D16")
    match.play(PATRYCJA, "name 0")
    events = match.play(OLA, "take D04")  # PQ4: before Paweł takes
    assert names(events) == ["took", "turned", "last"]
    assert events[1].args == {"seat": OLA, "tiles": ["C01", "U03", "D04"]}
    player = match.view(PAWEL).players[OLA]
    assert [slot and slot.turned for slot in player.center] == [False, True, None, None]
    assert player.uphill[0].turned
    assert player.downhill[0].turned
    assert not any(slot.turned for slot in match.view().players[PATRYCJA].downhill if slot)


@rule("P10")
def test_p10_baobabs_of_other_planets_do_not_count():
    match = table(planets=["C01", "U01", ""], tops="D01 D02 D03")
    events = play_round(match, "downhill", (OLA, "D01"), (PAWEL, "D02"), (PATRYCJA, "D03"))
    assert "turned" not in names(events)


@rule("P10", "P27", "P28", "PQ4", "PQ10")
@pytest.mark.parametrize("taker", [A, B])
@pytest.mark.parametrize("hidden", [True, False])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_p10_of_two_players_the_third_baobab_counts_wherever_it_was_on_offer(place, hidden, taker):
    offer = ["U16", "U17"]
    offer.insert(place, "U01")
    match = table(players=2, planets=["C01 C02", "C03 C18"], tops=" ".join(offer))
    match.play(A, "stack uphill")
    match.play(A, "hide U01" if hidden else "hide U16")
    if taker == A:
        match.play(B, "take U17")
    events = match.play(taker, "take hidden" if hidden else "take U01")
    assert names(events)[:2] == ["took-hidden" if hidden else "took", "turned"]  # before A takes, or the discard
    assert events[1].args == {"seat": taker, "tiles": ["C01", "C02", "U01"] if taker == A else ["C03", "C18", "U01"]}
    player = match.view().players[taker]
    assert [slot.turned for slot in (*player.center[:2], player.uphill[0])] == [True] * 3
    assert match.state.turned[1 - taker] == 0


# ---- two players --------------------------------------------------------------------------------


@rule("P26")
def test_p26_player_a_looks_at_three_tiles_and_hides_one():
    match = table(players=2, tops="U13 U14 U15")
    events = match.play(A, "stack uphill")
    assert events[0].seen_by(A).args["tiles"] == ["U13", "U14", "U15"]
    assert "tiles" not in events[0].seen_by(B).args
    assert [offer.tile for offer in match.view(A).offer] == ["U13", "U14", "U15"]
    assert [offer.tile for offer in match.view(B).offer] == [None, None, None]
    assert [str(move) for move in match.moves(A)] == ["hide U13", "hide U14", "hide U15"]
    events = match.play(A, "hide U14")
    assert events[0].seen_by(A).args == {"seat": A, "tiles": ["U13", "U15"], "hidden": "U14"}
    assert events[0].seen_by(B).args == {"seat": A, "tiles": ["U13", "U15"]}
    assert [(offer.tile, offer.open) for offer in match.view(A).offer] == [
        ("U13", True),
        ("U14", False),
        ("U15", True),
    ]
    assert [offer.tile for offer in match.view(B).offer] == ["U13", None, "U15"]
    assert [offer.tile for offer in match.view().offer] == ["U13", None, "U15"]


@rule("P27", "PQ10")
def test_p27_b_may_take_the_hidden_tile_without_looking():
    match = table(players=2, tops="U13 U14 U15")
    match.play(A, "stack uphill")
    match.play(A, "hide U14")
    assert match.actors == (B,)
    assert {str(move).split()[1] for move in match.moves(B)} == {"U13", "hidden", "U15"}
    events = match.play(B, "take hidden at c")
    assert (events[0].name, events[0].args) == ("took-hidden", {"seat": B, "place": "c", "tile": "U14"})
    for seat in (A, B, -1):  # PQ10: face up like any other
        assert tiles(match.view(seat).players[B].uphill) == [None, None, "U14", None]


@rule("P28", "PQ11")
def test_p28_a_takes_one_of_two_and_the_last_is_discarded_face_up():
    match = table(players=2, tops="U13 U14 U15")
    match.play(A, "stack uphill")
    match.play(A, "hide U14")
    match.play(B, "take U15")
    assert {str(move).split()[1] for move in match.moves(A)} == {"U13", "hidden"}
    events = match.play(A, "take U13")
    assert names(events) == ["took", "discarded", "starts"]
    assert events[1].args == {"tile": "U14"}
    for seat in (A, B, -1):
        assert match.view(seat).discards == ["U14"]
    assert match.view().offer == []
    play_out(match)
    assert len(match.view().discards) == 16
    planets = [tile for tile in match.state.planets if tile != NOTHING]
    assert numbers("U14")[0] not in planets  # PQ11: out of the game


@rule("P29", "PQ14")
def test_p29_roles_swap_every_round_until_each_has_sixteen_tiles():
    match = saucer.match("planet", players=2, seed=4, start=1)
    play_out(match)
    choosers = [move.seat for move in match.history if str(move).startswith("stack")]
    assert choosers == [1, 0] * 8
    assert [move.seat for move in match.history[:5]] == [1, 1, 0, 1, 0]
    assert all(tile != NOTHING for tile in match.state.planets)


def test_the_centre_stack_is_opened_in_either_spelling():
    words = {
        saucer.match("planet", 2, seed=1, start=0).parse(0, f"stack {word}").words for word in ("center", "centre")
    }
    assert words == {"stack center"}
