"""The moves of looters: their fields, their words, what programs may send, and refusals."""

import msgspec
import pytest

import saucer
from saucer.games.looters import GAME
from saucer.games.looters.moves import Animals, Lay, Strength
from saucer.lessons.positions.looters import table
from tests.support.looters import FILL, OLA, PAWEL
from tests.support.rulebook import rule

STATE = saucer.match("looters", players=5, seed=1).state
CODES = range(GAME.sheet.moves)


def test_every_code_has_fields_that_encode_to_it():
    moves = [GAME.decode(STATE, 0, code) for code in CODES]
    assert len(set(moves)) == len(CODES)
    assert [GAME.encode(STATE, 0, move) for move in moves] == list(CODES)
    assert [GAME.grammar.convert(msgspec.to_builtins(move), STATE, 0) for move in moves] == moves


def test_every_code_has_words_that_read_back():
    words = [GAME.to_words(STATE, 0, code) for code in CODES]
    assert [GAME.from_words(STATE, 0, text) for text in words] == list(CODES)


@rule("U8", "U9", "U11", "UQ19")
def test_words_and_fields_say_the_same():
    moves = {
        "thimble": Lay("thimble"),
        "recruit": Lay("recruit"),
        "general": Lay("general"),
        "strength 3": Strength(3),
        "animals on 2": Animals(2),
        "animals": Animals(),
    }
    for words, move in moves.items():
        assert GAME.grammar.read(words, STATE, 0) == move
        assert GAME.grammar.say(move, STATE, 0) == words


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ({"type": "lay", "card": "spoon"}, "in the field 'card' of the move: expected a card (thimble, "),
        ({"type": "animals", "target": 5}, "in the field 'target' of the move: expected a seat from 0 to 4"),
        ({"type": "strength", "count": 6}, "a move as this game has them"),
        ({"type": "strength"}, "a move as this game has them"),
        ({"type": "rob"}, "a move as this game has them"),
        ("thimble", "a move as this game has them"),
    ],
)
def test_bad_data_says_what_is_wrong(data, expected):
    with pytest.raises(saucer.SaucerError) as excinfo:
        GAME.grammar.convert(data, STATE, 0)
    assert expected in str(excinfo.value)


@pytest.mark.parametrize(
    ("words", "position", "expected"),
    [
        ("", 0, "a card"),
        ("spoon", 0, "a card"),
        ("strength", 8, "how many cards, from 1 to 5"),
        ("strength 6", 9, "how many cards, from 1 to 5"),
        ("animals on 3", 11, "a seat from 0 to 2"),
        ("thimble please", 8, "the end of the move"),
    ],
)
def test_bad_words_say_where_and_what(words, position, expected):
    match = saucer.match("looters", players=3, seed=1)
    with pytest.raises(saucer.BadNotation) as excinfo:
        match.play(0, words)
    assert excinfo.value.position == position
    assert expected in str(excinfo.value)


@rule("U5", "U6")
def test_refusals_name_turn_and_hand():
    match = table(["thimble", "teacup"], pile=FILL)
    with pytest.raises(saucer.IllegalMove, match="U5: it is the turn of seat 0"):
        match.play(PAWEL, "teacup")
    with pytest.raises(saucer.IllegalMove, match=r"U6: you hold no Teacup \(saucer 2\) card"):
        match.play(OLA, "teacup")
