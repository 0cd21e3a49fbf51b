"""Powers: turning the table and renaming the colours change nothing."""

import pytest

import saucer
from saucer.games.powers import GAME
from saucer.games.powers.symmetry import SYMMETRY
from saucer.kernel.match import Match
from saucer.kernel.snapshot import position
from saucer.kernel.state import Moves
from saucer.lessons.positions.powers import table
from tests.support.powers import dealt_anew
from tests.support.rulebook import rule


def commutes(match: Match, seat: int, words: str) -> None:
    """Every renaming before the move gives what it gives after it."""
    state = match.state
    code = GAME.from_words(state, seat, words)
    after = state.clone()
    after.play(seat, code, None)
    for by in range(match.players):
        turned = SYMMETRY.rotate(state, by)
        turned.play((seat + by) % match.players, SYMMETRY.rotate_move(state, code, by), None)
        assert position(turned) == position(SYMMETRY.rotate(after, by))
    for number in range(SYMMETRY.relabels):
        renamed = SYMMETRY.relabel(state, number)
        renamed.play(seat, SYMMETRY.relabel_move(state, code, number), None)
        assert position(renamed) == position(SYMMETRY.relabel(after, number))


POSITIONS = [
    (lambda: table("blue 1, red 2", "red 3", "red 4"), 0, "blue 1 last"),
    (lambda: table("blue draw2, red 2, red 5", "red 3", "red 4"), 0, "blue draw2"),
    (lambda: table("blue 1", "red 3", "red 4"), 0, "blue 1"),  # a new round is dealt
    (lambda: table("character red, red 2, red 5", "red 3", "red 4"), 0, "character red green"),
    (lambda: table("choice, red 2, red 5", "red 3", "red 4", powers={"red": 2}), 0, "choice red green"),
    (lambda: table("wild, red 2, red 5", "red 3", "red 4", deck="classic"), 0, "wild green"),
    (lambda: table("red 1", "red 3, green 3", "red 4", powers={"red": 1}), 1, "give red 3 to 2"),
    (lambda: dealt_anew("choice"), 1, "colour blue"),
    (lambda: table("red 1, red 2", "red 3", under="green 1, green 2, green 3", rest=False), 0, "draw"),
]


@rule("CQ5")
@pytest.mark.parametrize(("setting", "seat", "words"), POSITIONS)
def test_renamings_commute_with_moves(setting, seat, words):
    commutes(setting(), seat, words)


def test_renamings_commute_with_calls_catches_and_challenges():
    match = table("wild4, red 2", "red 3", "red 4", powers={"yellow": 2})
    match.play(0, "wild4 blue")
    for seat, words in ((0, "call"), (2, "catch 0"), (1, "challenge"), (1, "accept")):
        commutes(match, seat, words)
    match.play(1, "challenge")  # seat 1 has seen a hand now
    commutes(match, 2, "draw")


def test_renamings_commute_with_a_power_chosen_blind():
    match = table("red 1, red 2", "red 3", powers={"green": 0}, draws="choice")
    match.play(0, "green")
    commutes(match, 0, "power red yellow")


def test_renamings_keep_what_is_surely_held():
    match = table("red 1, red 2", "yellow 9", "yellow 8", under="green 1, green 2, green 3", rest=False)
    match.play(0, "draw")
    commutes(match, 0, "keep")
    match.play(0, "keep")
    commutes(match, 1, "draw")


def test_with_powers_red_stays_red_and_with_the_classic_deck_all_colours_move():
    moves = Moves()
    for deck, images in (("powers", 1), ("classic", 4)):
        state = saucer.match("powers", 2, seed=3, options={"deck": deck}).state
        red = GAME.from_words(state, 0, "red 7")
        assert len({SYMMETRY.relabel_move(state, red, number) for number in range(SYMMETRY.relabels)}) == images
        state.legal(state.mover(), moves)
        for number in range(SYMMETRY.relabels):
            other = Moves()
            SYMMETRY.relabel(state, number).legal(state.mover(), other)
            expected = {SYMMETRY.relabel_move(state, code, number) for code in moves.listed()}
            assert set(other.listed()) == expected
