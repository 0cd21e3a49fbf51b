"""The moves of powers: their fields, their words, and what may not be said."""

import msgspec
import pytest

import saucer
from saucer.games.powers import GAME
from saucer.games.powers.codes import MOVES
from saucer.games.powers.moves import Blind, Catch, Draw, Give, Lay, NameColour, TakePower
from saucer.kernel.errors import BadMove
from saucer.lessons.positions.powers import table

STATE = saucer.match("powers", 10, seed=1).state
FIELDS = [
    ("red 7", Lay("red-7")),
    ("blue draw2 last", Lay("blue-draw2", call=True)),
    ("wild4 green", Lay("wild4", colour="green")),
    ("wild blue last", Lay("wild", colour="blue", call=True)),
    ("character red blue", Lay("character-red", colour="blue")),
    ("choice green yellow last", Lay("choice", power="green", colour="yellow", call=True)),
    ("draw", Draw()),
    ("green", Blind()),
    ("green last", Blind(call=True)),
    ("colour red", NameColour("red")),
    ("power green yellow", TakePower("green", "yellow")),
    ("catch 2", Catch(2)),
    ("give red 7 to 3", Give("red-7", 3)),
]


def test_every_move_has_words_of_its_own():
    spoken = [GAME.to_words(STATE, 0, code) for code in range(MOVES)]
    assert len(set(spoken)) == MOVES
    assert [GAME.from_words(STATE, 0, text) for text in spoken] == list(range(MOVES))


def test_every_move_keeps_its_fields_through_codes_and_json():
    for code in range(MOVES):
        move = GAME.decode(STATE, 0, code)
        assert GAME.encode(STATE, 0, move) == code
        assert GAME.grammar.convert(msgspec.to_builtins(move), STATE, 0) == move


@pytest.mark.parametrize(("text", "move"), FIELDS)
def test_words_have_fields(text, move):
    assert GAME.grammar.read(text, STATE, 0) == move
    assert GAME.grammar.say(move, STATE, 0) == text


def test_fields_have_the_names_that_views_use():
    assert msgspec.to_builtins(Lay("choice", power="green", colour="red")) == {
        "type": "lay",
        "card": "choice",
        "power": "green",
        "colour": "red",
        "call": False,
    }


@pytest.mark.parametrize(
    "data",
    [
        {"type": "lay", "card": "wild4"},
        {"type": "lay", "card": "red-7", "colour": "blue"},
        {"type": "lay", "card": "choice", "colour": "blue"},
        {"type": "lay", "card": "character-red", "colour": "blue", "power": "red"},
        {"type": "lay", "card": "red 7"},
        {"type": "lay", "card": "wild", "colour": "pink"},
        {"type": "give", "card": "blue-7", "target": 1},
        {"type": "give", "card": None, "target": 1},
        {"type": "catch", "target": 10},
        {"type": "name-colour", "colour": "wild"},
        {"type": "shuffle"},
    ],
)
def test_fields_that_do_not_go_together_are_refused(data):
    with pytest.raises(BadMove):
        GAME.grammar.convert(data, STATE, 0)


@pytest.mark.parametrize("text", ["red 7 uno", "wild4 blue uno", "green uno"])
def test_older_records_call_with_another_word(text):
    assert GAME.from_words(STATE, 0, text) == GAME.from_words(STATE, 0, text.replace("uno", "last"))


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("purple 3", 1, "a card"),
        ("", 1, "a card"),
        ("red 12", 5, "a number from 0 to 9, draw2, reverse or skip"),
        ("red", 4, "a number from 0 to 9"),
        ("green 3 4", 9, "the end of the move"),
        ("green seven", 7, "a number from 0 to 9"),
        ("wild4", 6, "a colour (red, blue, green, yellow)"),
        ("wild pink", 6, "a colour"),
        ("character red", 14, "a colour"),
        ("choice red 7", 12, "a colour"),
        ("power red", 10, "a colour"),
        ("colour 3", 8, "a colour"),
        ("catch 3", 7, "a seat from 0 to 2"),
        ("give blue 3 to 1", 6, "'red'"),
        ("give red 3 1", 12, "'to'"),
        ("give red x to 1", 10, "a number from 0 to 9"),
        ("draw two", 6, "the end of the move"),
    ],
)
def test_errors_of_notation_say_where(text, place, expected):
    match = table("red 1", "red 2", "red 3")
    with pytest.raises(saucer.BadNotation) as excinfo:
        match.play(0, text)
    assert f"at character {place} " in str(excinfo.value)
    assert expected in str(excinfo.value)
