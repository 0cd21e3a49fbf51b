"""Zovnis: who may know what, in views, redeals and renamings (Z1, Z12, ZQ8, ZQ13, ZQ15-ZQ17)."""

import itertools
import json
from collections import Counter

import pytest
from msgspec import to_builtins

import saucer
from saucer.games.zovnis import GAME
from saucer.games.zovnis.components import ASTRE, ENDS, GOALS, NAMES
from saucer.kernel.rng import quick
from saucer.kernel.snapshot import position
from saucer.kernel.state import NOBODY
from saucer.lessons.positions.zovnis import cards, table
from tests.support.rulebook import rule
from tests.support.zovnis import ALIENS, SAUCERS, pile, sky


def worlds(match, seat, count):
    """Positions the seat cannot tell from the real one."""
    return [match.imagine(seat, seed) for seed in range(count)]


def planet(state):
    """The names of the planet's cards."""
    return [NAMES[kind] for kind in state.deck[:4]]


# ---- views --------------------------------------------------------------------------------


@rule("Z1", "ZQ15")
def test_zq15_a_view_tells_the_own_goals_only():
    match = table(["z01"], hands=("z07 astre astre", "z24", "w02"), goals=("shaggy egg", "blip g-lul", "moog disco"))
    view = match.view(1)
    assert [(player.alien, player.saucer, player.points) for player in view.players] == [
        (None, None, None),
        ("blip", "g-lul", 1),
        (None, None, None),
    ]
    assert view.hand == ["z24"]
    assert match.view(0).hand == ["z07", "astre", "astre"]
    spectator = match.view()
    assert spectator.hand == []
    assert all(player.alien is player.saucer is player.points is None for player in spectator.players)


@rule("Z1", "ZQ8", "ZQ15")
def test_zq8_a_view_names_no_hidden_card_and_no_hidden_goal():
    match = saucer.match("zovnis", players=2, seed=5, start=0)
    for seat in (0, 1):
        text = json.dumps(to_builtins(match.view(seat)))
        own = match.view(seat)
        hidden = [name for name in (*NAMES, *ALIENS, *SAUCERS) if f'"{name}"' in text]
        assert sorted(hidden) == sorted({*own.hand, own.players[seat].alien, own.players[seat].saucer})


@rule("ZQ17")
def test_zq17_piles_may_be_looked_through_by_all():
    match = table(hands=("z01", "z24"), piles=("z20 w03", ""))
    for seat in (NOBODY, 0, 1):
        assert [player.pile for player in match.game.view(match.state, seat).players] == [["z20", "w03"], []]


def test_a_view_shows_how_each_card_lies():
    match = table(["w04 flipped", "astre"], hands=("z01", "z24"))
    armed, astre = match.view().sky[0]
    assert to_builtins(armed) == {
        "card": "w04",
        "armed": True,
        "flipped": True,
        "bottom": {"alien": "moog", "saucer": "egg"},
        "top": {"alien": "shaggy", "saucer": "pink-cup"},
    }
    assert to_builtins(astre) == {"card": "astre", "armed": False, "flipped": False, "bottom": None, "top": None}
    assert match.view().turn == 0


@rule("Z4")
def test_only_the_drawer_sees_the_drawn_card():
    match = table(hands=("z01", "z24", "z23"), pile="z10")
    drew = match.play(0, "z01 on 1")[-1]
    assert drew.seen_by(0).args == {"seat": 0, "card": "z10"}
    for other in (1, 2, NOBODY):
        assert drew.seen_by(other).args == {"seat": 0}


@rule("Z11", "ZQ13")
def test_zq13_thrown_hands_are_not_shown():
    match = table(*[["z01"] * 5] * 3, ["z02"] * 4, hands=("z03", "z24 z23"))
    events = match.play(0, "z03 on 4")
    assert match.view().over == "sky-full"
    assert match.view().turn is None
    text = json.dumps([event.args for event in events] + [to_builtins(match.view(seat)) for seat in (0, 1)])
    assert "z24" not in text
    assert "z23" not in text


# ---- redeals ------------------------------------------------------------------------------


def hidden_position():
    """Three players in the middle of a game."""
    return table(
        ["z01"],
        ["w05"],
        hands=("z07 astre", "z24 z23", "astre w02"),
        pile="z10 z11 astre",
        planet=("z02", "w03", "astre", "z12"),
        piles=("z20", "", "z21"),
        goals=("shaggy egg", "blip g-lul", "moog disco"),
    )


@rule("ZQ8", "ZQ15")
def test_a_redeal_keeps_what_the_seat_knows():
    match = hidden_position()
    for seat in (NOBODY, 0, 1, 2):
        for world in worlds(match, seat, 20):
            assert GAME.view(world, seat) == GAME.view(match.state, seat)
            assert world.census() == match.state.census()
            if seat != NOBODY:
                assert world.hands[seat] == match.state.hands[seat]


@rule("ZQ8")
def test_zq8_a_redeal_mixes_planet_draw_pile_and_other_hands():
    match = hidden_position()
    pool = {"z24", "z23", "astre", "w02", "z10", "z11", "z02", "w03", "z12"}
    samples = worlds(match, 0, 200)
    for place in range(4):
        assert {planet(world)[place] for world in samples} == pool
    assert {NAMES[world.deck[-1]] for world in samples} == pool
    held = {name for world in samples for name in GAME.view(world, 2).hand}
    assert held == pool
    everything = {name for world in worlds(match, NOBODY, 200) for name in planet(world)}
    assert everything == pool | {"z07"}


@rule("ZQ15", "ZQ16")
def test_zq15_a_redeal_mixes_the_goals_of_others_with_the_unused_ones():
    match = hidden_position()
    joint = Counter()
    for world in worlds(match, 0, 300):
        assert (world.goals[0], world.goals[GOALS]) == (0, 1)
        assert sorted(world.goals[:GOALS]) == sorted(world.goals[GOALS:]) == [0, 1, 2, 3]
        joint[world.goals[1], world.goals[GOALS + 1]] += 1
    assert set(joint) == set(itertools.product((1, 2, 3), (0, 2, 3)))
    assert {world.goals[0] for world in worlds(match, NOBODY, 50)} == {0, 1, 2, 3}


@rule("Z12", "ZQ13", "ZQ15")
def test_at_the_end_players_goals_are_known_and_unused_ones_and_thrown_cards_are_not():
    match = table(
        *[["z01"] * 5] * 3, ["z02"] * 4, hands=("z03 z04", "z24 z23"), goals=("shaggy egg", "blip g-lul"), pile="z10"
    )
    match.play(0, "z03 on 4")
    samples = worlds(match, 0, 60)
    for world in samples:
        assert list(world.goals[:2]) == [0, 1]
        assert list(world.goals[GOALS : GOALS + 2]) == [1, 0]
        assert world.thrown[0] == cards("z04")
        assert list(world.hands) == [0, 0]
        assert world.census() == match.state.census()
    assert {world.goals[2] for world in samples} == {2, 3}
    assert {world.goals[GOALS + 3] for world in samples} == {2, 3}
    assert len({world.thrown[1] for world in samples}) > 1
    assert {world.thrown[0] for world in worlds(match, NOBODY, 20)} != {cards("z04")}


def test_a_redeal_does_not_depend_on_the_truth():
    match = hidden_position()
    once = match.imagine(1, 5)
    twice = match.imagine(1, 9)
    twice.redeal(1, quick(5))
    assert position(once) == position(twice)
    assert position(once) != position(match.imagine(1, 9))


@rule("ZQ8", "ZQ15", "ZQ16")
def test_redeals_match_the_exact_posterior():
    pool = ["z02", "z03", "w02", "astre", "astre", "astre"]  # four of them the planet, two the other hand
    match = table(hands=("z01", "z02 astre"), planet=pool[1:4] + pool[4:5], goals=("shaggy egg", "blip g-lul"))
    weights = Counter()
    for two, alien, its_saucer in itertools.product(itertools.combinations(range(6), 2), (1, 2, 3), (0, 2, 3)):
        weights[cards(" ".join(pool[i] for i in two)), alien, its_saucer] += 1
    each = 40
    counts = Counter()
    for world in worlds(match, 0, each * sum(weights.values())):
        counts[world.hands[1], world.goals[1], world.goals[GOALS + 1]] += 1
    assert set(counts) == set(weights)
    assert len(weights) == 63
    chi = sum((counts[case] - each * weight) ** 2 / (each * weight) for case, weight in weights.items())
    assert 33 < chi < 102  # 62 degrees of freedom, 0.1 % on either side


# ---- renamings ----------------------------------------------------------------------------


def test_no_renaming_of_aliens_and_saucers_turns_the_deck_into_itself():
    deck = set()
    for kind in range(int(ASTRE)):
        a, b, c, d = ENDS[kind * 4 : kind * 4 + 4]
        deck.add((kind >= 24, frozenset({(a, b), (c, d)})))
    same = [
        (aliens, saucers)
        for aliens, saucers in itertools.product(itertools.permutations(range(4)), repeat=2)
        if all((armed, frozenset((aliens[a], saucers[s]) for a, s in ends)) in deck for armed, ends in deck)
    ]
    assert same == [((0, 1, 2, 3), (0, 1, 2, 3))]


@rule("ZQ4")
def test_zq4_left_and_right_are_alike():
    match = table(
        ["z16", "z08"], [], ["astre", "z19"], ["z18"], hands=("w01", "z24"), planet=("z01", "z02", "z03", "z04")
    )
    state = match.state
    move = match.parse(0, "w01 on 2").code
    mirrored = GAME.symmetry.relabel(state, 1)
    assert planet(mirrored) == ["z04", "z03", "z02", "z01"]
    assert GAME.to_words(state, 0, GAME.symmetry.relabel_move(state, move, 1)) == "w01 on 3"
    mirrored.play(0, GAME.symmetry.relabel_move(state, move, 1), None)
    match.play(0, move)
    assert pile(match) == ["z08", "z16"]
    assert position(GAME.symmetry.relabel(match.state, 1)) == position(mirrored)
    assert sky(match) == [[], ["w01"], ["astre", "z19"], ["z18"]]
    assert position(GAME.symmetry.relabel(mirrored, 0)) == position(mirrored)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rotation_moves_the_players_and_leaves_unused_goals(players):
    state = saucer.match("zovnis", players=players, seed=8, start=0).state
    turned = GAME.symmetry.rotate(state, 1)
    assert turned.turn == 1
    assert [turned.goals[(seat + 1) % players] for seat in range(players)] == list(state.goals[:players])
    assert list(turned.goals[players:GOALS]) == list(state.goals[players:GOALS])
    assert [turned.hands[(seat + 1) % players] for seat in range(players)] == list(state.hands)
    assert GAME.symmetry.rotate_move(state, 5, 1) == 5
    again = saucer.match("zovnis", players=players, seed=8, start=1).state
    assert position(again) == position(turned)
