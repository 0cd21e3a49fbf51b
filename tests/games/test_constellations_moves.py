"""The moves of constellations with their fields, and what other programs may send for them."""

import msgspec
import pytest

import saucer
from saucer.games.constellations import GAME
from saucer.games.constellations.moves import Lay, Ship, Stay, Swap
from saucer.games.constellations.rules import MOVES, STAY
from saucer.lessons.positions.constellations import table
from tests.support.constellations import OLA
from tests.support.rulebook import rule

STATE = saucer.match("constellations", players=3, seed=1).state
CODES = [*range(0, int(STAY), 61), *range(int(STAY), int(MOVES))]  # all cells, cards and turns, and every other move


def test_every_code_has_fields_that_encode_to_it():
    moves = [GAME.decode(STATE, 0, code) for code in CODES]
    assert len(set(moves)) == len(CODES)
    assert [GAME.encode(STATE, 0, move) for move in moves] == CODES
    assert [GAME.grammar.convert(msgspec.to_builtins(move), STATE, 0) for move in moves] == moves


@rule("G4", "G6", "G7", "GQ5")
def test_words_and_fields_say_the_same():
    moves = {
        "p19 at 1,0": Lay("p19", 1, 0),
        "p19 at -1,-12 turn 2": Lay("p19", -1, -12, turn=2),
        "ship nw": Ship("nw"),
        "stay": Stay(),
        "swap p07": Swap("p07"),
    }
    for words, move in moves.items():
        assert GAME.grammar.read(words, STATE, 0) == move
        assert GAME.grammar.say(move, STATE, 0) == words


@rule("G4")
def test_a_card_is_laid_by_its_fields():
    match = table(hands=["p19", "p01"])
    [laid, *_] = match.play(OLA, Lay("p19", x=1, y=0))
    assert (laid.card, laid.x, laid.y, laid.count) == ("p19", 1, 0, 0)


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ({"type": "lay", "card": "p50", "x": 0, "y": 1}, "in the field 'card' of the move: expected a card"),
        ({"type": "lay", "card": "p01", "x": 32, "y": 1}, "in the field 'x' of the move: expected a place as x,y"),
        ({"type": "lay", "card": "p01", "x": 0, "y": -33}, "in the field 'y' of the move: expected a place as x,y"),
        ({"type": "lay", "card": "p01", "x": 0, "y": 1, "turn": 4}, "a move as this game has them"),
        ({"type": "lay", "card": "p01", "x": "0", "y": 1}, "a move as this game has them"),
        ({"type": "ship", "corner": "n"}, "in the field 'corner' of the move: expected a corner"),
        ({"type": "fly"}, "a move as this game has them"),
    ],
)
def test_bad_data_says_what_is_wrong(data, expected):
    with pytest.raises(saucer.SaucerError) as excinfo:
        GAME.grammar.convert(data, STATE, 0)
    assert expected in str(excinfo.value)
