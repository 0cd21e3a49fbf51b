"""The rules of planet: baobabs, and the game of two players."""

import pytest

import saucer
from saucer.games.planet.knowledge import NOTHING
from saucer.lessons.positions.planet import numbers, table
from tests.support.planet import OLA, PATRYCJA, PAWEL, A, B, names, play_out, play_round, tiles
from tests.support.rulebook import rule

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
