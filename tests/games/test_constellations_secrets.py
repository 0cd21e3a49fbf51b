"""Constellations: moves in words, what may be known, and what may be renamed."""

from collections import Counter
from itertools import combinations

import pytest
from msgspec import to_builtins

import saucer
from saucer.games.constellations.components import NAMES
from saucer.games.constellations.events import Drew
from saucer.games.constellations.rules import MOVES, SHIP, STAY, SWAP, names
from saucer.games.constellations.symmetry import RENAMINGS
from saucer.kernel.snapshot import position
from saucer.kernel.state import NOBODY, Moves
from saucer.lessons.positions.constellations import table
from tests.support.constellations import CLOSE, GAME, OLA, OPEN, PATRYCJA, PAWEL, closing, finish, words
from tests.support.rulebook import rule

# ---- moves in words -----------------------------------------------------------------------------


def test_words_of_every_kind():
    match = table(hands=["p19", "p03"])
    codes = {
        "p19 at 1,0": (19 * 4) * 4096 + 1,
        "p19 at -1,0 turn 2": (19 * 4 + 2) * 4096 + 63,
        "p48 at 0,-1 turn 3": (48 * 4 + 3) * 4096 + 63 * 64,
        "stay": STAY,
        "ship sw": SHIP + 3,
        "swap p07": SWAP + 7,
    }
    for text, code in codes.items():
        assert match.parse(OLA, text).code == code
        assert match.parse(OLA, f"  {text.upper()} ").words == text
    assert match.parse(OLA, "p19 at 1,0 turn 0").words == "p19 at 1,0"


def test_every_code_has_words_that_read_back():
    state = finish(seed=3, ships=True)
    for code in [*range(0, STAY, 997), *range(STAY, MOVES)]:
        assert GAME.from_words(state, 0, GAME.to_words(state, 0, code)) == code


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("", 1, "a card (p00 to p48), 'ship', 'stay' or 'swap'"),
        ("p49 at 1,0", 1, "a card (p00 to p48), 'ship', 'stay' or 'swap'"),
        ("p19", 4, "'at'"),
        ("p19 on 1,0", 5, "'at'"),
        ("p19 at 1", 8, "a place as x,y with x from -32 to 31 and y from -32 to 31"),
        ("p19 at 0.5,1", 8, "a place as x,y"),
        ("p19 at 1,99999", 8, "a place as x,y"),
        ("p19 at 32,0", 8, "x from -32 to 31"),
        ("p19 at 0,-33", 8, "y from -32 to 31"),
        ("p19 at ²,0", 8, "a place as x,y"),
        ("p19 at 1,0 turn 4", 17, "quarter turns from 0 to 3"),
        ("p19 at 1,0 turn", 16, "quarter turns from 0 to 3"),
        ("p19 at 1,0 twice", 12, "the end of the move"),
        ("ship", 5, "a corner (nw, ne, se, sw)"),
        ("ship north", 6, "a corner (nw, ne, se, sw)"),
        ("swap", 5, "a card (p00 to p48)"),
        ("stay here", 6, "the end of the move"),
    ],
)
@rule("GQ1")
def test_bad_words_say_where_and_why(text, place, expected):
    match = table(hands=["p19", "p03"])
    with pytest.raises(saucer.BadNotation) as error:
        match.parse(OLA, text)
    assert str(error.value).startswith(f"at character {place} of ")
    assert expected in str(error.value)


# ---- what may be known --------------------------------------------------------------------------


@rule("GQ15", "G2")
def test_gq15_a_view_shows_no_hidden_card():
    match = saucer.match("constellations", players=3, seed=6, start=0)
    views = [to_builtins(match.view(seat)) for seat in (OLA, PAWEL, PATRYCJA, NOBODY)]
    hands = [view.pop("hand") for view in views]
    assert [len(hand) for hand in hands] == [3, 3, 3, 0]
    assert len(set().union(*hands)) == 9
    for view in views:
        del view["seat"]
        assert view == views[0]  # all else is public
        assert [name for name in NAMES if f"'{name}'" in str(view)] == ["p00"]


@rule("GQ15")
def test_gq15_only_the_drawing_seat_is_told_the_card():
    match = table(hands=["p19 p01", "p03", "p04"])
    match.play(OLA, "p19 at 1,0")
    drew = match.play(OLA, "stay")[-1]
    assert drew.seen_by(OLA) == Drew(OLA, "p48")
    assert drew.seen_by(PAWEL) == drew.seen_by(NOBODY) == Drew(OLA, None)


def test_a_laid_card_is_heard_by_all():
    match = table(hands=["p19", "p03"])
    code = match.parse(OLA, "p19 at 1,0").code
    assert {GAME.heard(match.state, OLA, code, viewer) for viewer in (NOBODY, OLA, PAWEL)} == {"p19 at 1,0"}


def worlds(match, seat, count):
    """Redeals of the position, the viewer's own cards and public ones checked to stay."""
    view = match.view(seat)
    for number in range(count):
        world = match.imagine(seat, number)
        assert GAME.view(world, seat) == view
        assert world.census() == match.state.census()
        yield world


def hidden(world, seat):
    """All that a redeal may change, as one value."""
    hands = tuple(tuple(names(world.hands[other])) for other in range(world.players) if other != seat)
    return hands, tuple(world.pile)[: world.pile_count]


@rule("GQ15", "G2")
def test_redeal_gives_every_hidden_card_to_every_place():
    match = table(hands=["p19", "p03", "p04 p05"], pile="p01 p02")
    counts = Counter(hidden(world, OLA) for world in worlds(match, OLA, 600))
    assert len(counts) == 5 * 6 * 2  # one card, two cards, and the pile in order, out of five
    cards = Counter(hand[0][0] for hand, _ in counts.elements())
    assert set(cards) == {"p01", "p02", "p03", "p04", "p05"}


@rule("GQ15")
def test_redeal_for_a_spectator_hides_every_hand():
    match = table(hands=["p19", "p03"], pile="p01")
    assert len({hidden(world, NOBODY) for world in worlds(match, NOBODY, 200)}) == 6


@rule("GQ18", "GQ15")
def test_redeal_keeps_shown_and_sunk_cards():
    match, _ = closing(["p07 p01", "p06 p12"], "p17 p16 p15 p14")
    match.play(PAWEL, "swap p12")
    match.play(PAWEL, words(match)[0])
    match.play(PAWEL, "stay")
    assert match.view(OLA).sunk == ["p12"]
    for seat in (OLA, NOBODY):
        for world in worlds(match, seat, 50):
            assert "p06" in names(world.hands[PAWEL])
            assert world.pile[0] == 12
    unknown = {hidden(world, OLA)[0][0] for world in worlds(match, OLA, 100)}
    assert unknown == {("p06", "p16"), ("p06", "p17")}


@rule("GQ18")
def test_redeal_knows_that_a_seat_about_to_lay_has_a_card_that_fits():
    """Two hidden hands of two cards: P06 and P12 together would have been shown."""
    match = table(*OPEN, CLOSE, hands=["p01", "p16 p06", "p12 p22"], pile="", turn=PAWEL)
    counts = Counter(hidden(world, OLA)[0][0] for world in worlds(match, OLA, 2000))
    possible = set(combinations(["p06", "p12", "p16", "p22"], 2)) - {("p06", "p12")}
    assert set(counts) == possible
    assert chi_square(counts, len(possible)) < 18.5  # four degrees of freedom, one in a thousand
    own = Counter(hidden(world, PAWEL)[0][1] for world in worlds(match, PAWEL, 50))
    assert set(own) == {("p01", "p12"), ("p01", "p22"), ("p12", "p22")}  # its own hand tells nothing of the others
    match.state.turn = OLA
    assert len({hidden(world, OLA)[0][0] for world in worlds(match, OLA, 200)}) == 6
    match.state.turn, match.state.step = PAWEL, 1  # the ship step: the last card may have been the only one
    assert len({hidden(world, OLA)[0][0] for world in worlds(match, OLA, 200)}) == 6


@rule("GQ18")
def test_redeal_knows_that_a_drawn_card_fits():
    match, _ = closing(["p07 p01", "p06"], "p17 p12 p16 p15")
    assert match.view(OLA).hand == ["p01", "p15"]
    match.play(PAWEL, "swap p06")
    assert match.view().step == "lay"
    assert {hidden(world, OLA)[0][0] for world in worlds(match, OLA, 100)} == {("p16",), ("p17",)}


def chi_square(counts, cells):
    expected = counts.total() / cells
    return sum((count - expected) ** 2 for count in counts.values()) / expected + (cells - len(counts)) * expected


@rule("GQ15", "GQ18")
def test_redeal_matches_the_exact_posterior():
    """One shown card, one sunk card, a seat that must have a card that fits: all 27 worlds equally often."""
    match = table(*OPEN, CLOSE, hands=["p01", "p06 p16", "p02 p12 p22"], pile="p17 p18", turn=PAWEL)
    match.state.shown = 1 << 2
    match.state.sunk = 1
    counts = Counter(hidden(world, OLA) for world in worlds(match, OLA, 2700))
    free = ["p06", "p12", "p16", "p18", "p22"]
    possible = set()
    for first in combinations(free, 2):
        for second in combinations([card for card in free if card not in first], 2):
            [last] = set(free) - set(first) - set(second)
            if first != ("p06", "p12"):
                possible.add(((first, tuple(sorted(("p02", *second)))), (17, int(last[1:]))))
    assert len(possible) == 27
    assert set(counts) == possible
    assert chi_square(counts, 27) < 54  # 26 degrees of freedom, one in a thousand


def test_redeal_does_not_depend_on_what_is_hidden():
    match = table(*OPEN, CLOSE, hands=["p01", "p06 p16", "p02 p12 p22"], pile="p17 p18", turn=PAWEL)
    other = table(*OPEN, CLOSE, hands=["p01", "p17 p02", "p22 p18 p06"], pile="p12 p16", turn=PAWEL)
    for number in range(20):
        assert position(match.imagine(OLA, number)) == position(other.imagine(OLA, number))


# ---- what may be renamed ------------------------------------------------------------------------


def test_every_renaming_of_the_sky_commutes_with_swaps_and_known_cards():
    """Quarter turns, mirrors and colours: 32 ways in which the start card stays the start card."""
    assert len(RENAMINGS) == 32
    match, _ = closing(["p07 p01", "p06 p12"], "p17 p16 p15 p14")
    for step in ("swap p12", None, "ship", None, None):
        seat = match.actors[0]
        move = match.moves(seat).codes[-1] if step is None or step == "ship" else match.parse(seat, step).code
        after = match.state.clone()
        after.play(seat, move, None)
        for number in range(len(RENAMINGS)):
            renamed = GAME.symmetry.relabel(match.state, number)
            moves = Moves()
            renamed.legal(seat, moves)
            expected = {GAME.symmetry.relabel_move(match.state, code, number) for code in match.moves(seat).codes}
            assert set(moves.listed()) == expected
            renamed.play(seat, GAME.symmetry.relabel_move(match.state, move, number), None)
            assert position(renamed) == position(GAME.symmetry.relabel(after, number))
        match.play(seat, move)


def test_number_zero_renames_nothing():
    state = finish(seed=3, ships=True)
    assert position(GAME.symmetry.relabel(state, 0)) == position(state)
    assert GAME.symmetry.relabel_move(state, STAY, 0) == STAY


def test_turning_the_seats_turns_the_ships():
    match = table("p19 at 1,0", hands=["p01", "p03", "p04"], ships=[(OLA, "1,0", "nw"), (PATRYCJA, "0,0", "nw")])
    turned = GAME.symmetry.rotate(match.state, 1)
    assert turned.mover() == PAWEL
    assert turned.actors() == 1 << PAWEL
    assert turned.scores() == [1, 3, 0]
    assert GAME.symmetry.rotate_move(match.state, STAY, 1) == STAY
