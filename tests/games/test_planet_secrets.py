"""Hidden information in planet: who knows which tile, and redeals."""

from collections import Counter
from itertools import permutations

import pytest

import saucer
from saucer.games.planet.events import TookSecretly
from saucer.games.planet.knowledge import NOTHING
from saucer.kernel.rng import quick
from saucer.kernel.snapshot import position
from saucer.kernel.state import NOBODY
from saucer.lessons.positions.planet import numbers, table
from tests.support.planet import OLA, PATRYCJA, PAWEL, A, B, play_out, play_round, tiles
from tests.support.rulebook import rule

PLANET = saucer.game("planet")
THREE = "K01 K03 K05"  # Vain Man, Geographer, Astronomer


def worlds(match, seat, read, count=60):
    """The different things that `read` finds in redeals for the seat."""
    return {read(match.imagine(seat, number)) for number in range(count)}


def corner(seat, place=0):
    return lambda state: state.planets[seat * 16 + 12 + place]


def offered(number):
    return lambda state: state.offer[number]


def hidden_round(taker, characters="hidden"):
    """Two players, one round of characters with K03 hidden, up to the moment the taker has it."""
    match = table(2, tops=THREE, characters=characters)
    match.play(A, "stack character")
    match.play(A, "hide K03")
    events = match.play(B, "take hidden" if taker == B else "take K01")
    if taker == A:
        events = match.play(A, "take hidden")
    return match, events


# ---- hidden characters --------------------------------------------------------------------------


@rule("P25", "PQ12")
def test_p25_a_placed_character_lies_open_to_its_owner_only():
    match = table(tops=THREE, characters="hidden")
    match.play(OLA, "stack character")
    assert [offer.tile for offer in match.view(PAWEL).offer] == THREE.split()  # PQ12: open while on offer
    event = match.play(OLA, "take K03 at b")[0]
    assert event.seen_by(NOBODY).tile == "K03"  # and everybody sees who takes what
    assert tiles(match.view(OLA).players[OLA].character) == [None, "K03", None, None]
    for seat in (PAWEL, PATRYCJA, NOBODY):
        slots = match.view(seat).players[OLA].character
        assert [slot is None for slot in slots] == [True, False, True, True]
        assert slots[1].tile is None
        assert match.view(seat).players[OLA].points is None
        assert match.view(seat).players[OLA].worth == [None] * 4
    assert match.view(OLA).players[OLA].points == 0
    assert match.view(OLA).players[OLA].worth == [None, 0, None, None]


@rule("P25")
def test_p25_other_tiles_stay_open():
    match = table(tops="U13 U14 U15", characters="hidden")
    play_round(match, "uphill", (OLA, "U13"), (PAWEL, "U14"), (PATRYCJA, "U15"))
    for seat in (NOBODY, OLA, PAWEL):
        assert [tiles(player.uphill)[0] for player in match.view(seat).players] == ["U13", "U14", "U15"]


@rule("P25")
def test_p25_characters_are_open_without_the_variant():
    match = table(tops=THREE)
    play_round(match, "character", (OLA, "K01"), (PAWEL, "K03"), (PATRYCJA, "K05"))
    for seat in (NOBODY, OLA, PAWEL):
        assert [tiles(player.character)[0] for player in match.view(seat).players] == THREE.split()
        assert None not in [player.points for player in match.view(seat).players]


@rule("P25")
@pytest.mark.parametrize("players", [2, 3])
def test_p25_all_is_shown_at_scoring(players):
    match = saucer.match("planet", players=players, seed=3, options={"characters": "hidden"})
    play_out(match)
    for seat in range(-1, players):
        view = match.view(seat)
        assert all(name for player in view.players for name in tiles(player.character))
        assert [player.points for player in view.players] == list(match.outcome.scores)
        assert list(match.imagine(seat, 5).planets) == list(match.state.planets)


@rule("PQ12")
def test_pq12_everybody_remembers_who_took_what():
    match = table(tops=THREE, characters="hidden")
    play_round(match, "character", (OLA, "K01"), (PAWEL, "K03"), (PATRYCJA, "K05"))
    for seat in (NOBODY, OLA, PAWEL):
        for owner, tile in enumerate(numbers(THREE)):
            assert worlds(match, seat, corner(owner)) == {tile}


# ---- the hidden tile of two players -------------------------------------------------------------


@rule("PQ10", "P26")
def test_pq10_before_hiding_a_alone_knows_the_three_tiles():
    match = table(2, tops="U13 U14 U15")
    match.play(A, "stack uphill")
    assert worlds(match, A, lambda state: tuple(state.offer)) == {(*numbers("U13 U14 U15"), NOTHING, NOTHING)}
    for seat in (B, NOBODY):
        for number in range(3):
            samples = worlds(match, seat, offered(number), 300)
            assert samples == set(range(20, 40))  # removed ones too


@rule("PQ10", "P26", "P27")
def test_pq10_a_alone_knows_the_hidden_tile_while_it_lies_there():
    match = table(2, tops="U13 U14 U15")
    match.play(A, "stack uphill")
    match.play(A, "hide U14")
    hidden, shown = offered(1), offered(0)
    assert worlds(match, A, hidden) == {numbers("U14")[0]}
    for seat in (B, NOBODY):
        assert worlds(match, seat, shown) == {numbers("U13")[0]}
        assert worlds(match, seat, hidden, 300) == {*range(20, 40)} - {*numbers("U13 U15")}
    match.play(B, "take U13")
    assert worlds(match, B, hidden, 300) == {*range(20, 40)} - {*numbers("U13 U15")}
    match.play(A, "take U15")  # U14 is discarded face up
    for seat in (A, B, NOBODY):
        assert worlds(match, seat, lambda state: state.discards[0]) == {numbers("U14")[0]}


@rule("PQ10")
@pytest.mark.parametrize("taker", [A, B])
def test_pq10_a_hidden_tile_that_is_placed_face_up_is_known_to_all(taker):
    match, events = hidden_round(taker, characters="open")
    assert events[0].name == "took-hidden"
    for seat in (A, B, NOBODY):
        assert tiles(match.view(seat).players[taker].character)[0] == "K03"
        assert worlds(match, seat, corner(taker)) == {numbers("K03")[0]}


@rule("PQ10", "P25")
def test_pq10_a_character_b_took_unseen_is_known_to_both_players():
    match, events = hidden_round(B)
    assert events[0].name == "took-secretly"
    assert events[0] == TookSecretly(seat=B, other=A, place="a", tile="K03")
    assert events[0].knowing == {A, B}
    assert events[0].seen_by(A) == events[0].seen_by(B) == events[0]
    assert events[0].seen_by(NOBODY) == TookSecretly(seat=B, other=A, place="a", tile=None)
    for seat in (A, B):
        assert worlds(match, seat, corner(B)) == {numbers("K03")[0]}
    assert worlds(match, NOBODY, corner(B), 300) == {*range(60, 80)} - {*numbers("K01 K05")}
    assert match.view(B).players[B].character[0].tile == "K03"
    assert match.view(A).players[B].character[0].tile is None  # the view remembers nothing


@rule("PQ10", "P25")
def test_pq10_a_character_a_took_back_is_known_to_a_alone():
    match, events = hidden_round(A)
    assert events[0].seen_by(A) == TookSecretly(seat=A, other=A, place="a", tile="K03")
    assert events[0].seen_by(B) == TookSecretly(seat=A, other=A, place="a", tile=None)
    assert worlds(match, A, corner(A)) == {numbers("K03")[0]}
    for seat in (B, NOBODY):
        assert worlds(match, seat, corner(A), 300) == {*range(60, 80)} - {*numbers("K01 K05")}
        assert worlds(match, seat, corner(B)) == {numbers("K01")[0]}  # that one lay open


@rule("PQ10")
def test_pq10_a_hidden_planet_tile_is_no_secret_once_placed():
    match = table(2, tops="C08 C09 C10", characters="hidden")
    match.play(A, "stack center")
    match.play(A, "hide C09")
    match.play(B, "take C08")
    event = match.play(A, "take hidden")[0]
    assert event.seen_by(B).tile == "C09"
    assert worlds(match, B, lambda state: state.planets[0]) == {numbers("C09")[0]}


# ---- redeals ------------------------------------------------------------------------------------


@rule("P2", "PQ15")
def test_pq15_removed_tiles_and_stacks_mix_and_stay_in_their_kind():
    match = table(tops="C08 C09 C10")
    play_round(match, "center", (OLA, "C08"), (PAWEL, "C09"), (PATRYCJA, "C10"))
    for seat in (NOBODY, OLA):
        bottom = worlds(match, seat, lambda state: state.stacks[0], 300)
        top = worlds(match, seat, lambda state: state.stacks[16], 300)
        assert bottom == top == {*range(20)} - {*numbers("C08 C09 C10")}
        world = match.imagine(seat, 1)
        assert list(world.planets) == list(match.state.planets)
        assert world.census() == [1] * 80
        for stack in range(4):
            here = [tile // 20 for tile in list(world.stacks)[stack * 20 : stack * 20 + 20] if tile != NOTHING]
            assert set(here) == {stack}


def test_a_redeal_does_not_depend_on_what_is_hidden():
    match, _ = hidden_round(A)
    for seat in (B, NOBODY):
        once, twice = match.imagine(seat, 7), match.imagine(seat, 8)
        twice.redeal(seat, quick(7))
        assert position(once) == position(twice)


def test_redeals_match_the_exact_posterior():
    """B's view of a tile that A took back and one that A has just hidden: all pairs are equally likely."""
    planets = ("K02 K03 K04", "K10 K11 K12")
    match = table(2, planets=planets, discards="K06 K07 K08", tops="K01 K13 K05", characters="hidden")
    match.state.unseen = match.state.unshared = 0b0100  # A's corner c, K04
    match.play(A, "stack character")
    match.play(A, "hide K05")
    pool = [*numbers("K04 K05"), *list(match.state.stacks)[60:68]]  # and the eight removed ones
    count = 9_000
    counts = Counter()
    for number in range(count):
        world = match.state.clone()
        world.redeal(B, quick(number))
        counts[world.planets[14], world.offer[2]] += 1
    expected = count / 90  # 10 tiles for the first place, 9 for the second
    assert set(counts) == set(permutations(pool, 2))
    chi_square = sum((counts[pair] - expected) ** 2 / expected for pair in permutations(pool, 2))
    assert 45 < chi_square < 143  # 89 degrees of freedom, four standard deviations
