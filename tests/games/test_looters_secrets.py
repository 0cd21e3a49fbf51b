"""Looters: what may be known, and redeals."""

from collections import Counter
from itertools import permutations

from saucer.games.looters.components import KINDS, NAMES
from saucer.games.looters.rules import Looters
from saucer.kernel.rng import quick
from saucer.kernel.snapshot import position
from saucer.lessons.positions.looters import table
from tests.support.looters import FILL, OLA, PAWEL
from tests.support.rulebook import rule


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
    assert drew.seen_by(OLA).cards is not None
    assert drew.seen_by(PAWEL).cards is None
    assert drew.seen_by(-1).cards is None


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
    counts = Counter()
    for number in range(200):
        world = redealt(match, OLA, number)
        paweł = [NAMES[kind] for kind in range(KINDS) for _ in range(world.hands[KINDS + kind])]
        assert paweł.count("cruiser") == 1
        assert paweł.count("zeppelin") == 1
        counts[tuple(paweł)] += 1
    assert sum(counts.values()) == 200


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
    counts = Counter()
    for number in range(trials):
        world = redealt(match, OLA, number)
        held = tuple(sorted(NAMES[kind] for kind in range(KINDS) for _ in range(world.hands[KINDS + kind])))
        counts[held, tuple(NAMES[kind] for kind in list(world.pile)[:3])] += 1
    assert set(counts) == set(exact)
    expected = {world: trials * count / 120 for world, count in exact.items()}
    chi_square = sum((counts[world] - expected[world]) ** 2 / expected[world] for world in exact)
    freedom = len(exact) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5
