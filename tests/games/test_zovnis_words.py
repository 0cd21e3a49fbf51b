"""Zovnis in words: moves, refusals, events."""

import pytest

import saucer
from saucer.games.zovnis import GAME
from saucer.games.zovnis.components import NAMES
from saucer.lessons.positions.zovnis import table
from saucer.locales import keys, say
from tests.support.rulebook import rule
from tests.support.zovnis import random_games


@rule("ZQ11")
def test_every_code_has_words_that_read_back():
    state = table().state
    words = [GAME.to_words(state, 0, code) for code in range(GAME.sheet.moves)]
    assert len(set(words)) == 296
    assert [GAME.from_words(state, 0, text) for text in words] == list(range(296))
    assert GAME.heard(state, 0, 13, 1) == words[13]


def test_words_are_read_in_any_case_and_spacing():
    match = saucer.match("zovnis", players=3, seed=7)
    assert str(match.parse(0, "Z07 on 2 flipped")) == "z07 on 2 flipped"
    assert str(match.parse(0, "  ASTRE  On 3 ")) == "astre on 3"
    assert match.parse(0, "w04 on 1").code == (27 * 4 + 0) * 2


@pytest.mark.parametrize(
    ("text", "position", "expected"),
    [
        ("z25 on 1", 0, "a card (z01 to z24, w01 to w12, or astre)"),
        ("", 0, "a card (z01 to z24, w01 to w12, or astre)"),
        ("z01 at 1", 4, "'on'"),
        ("z01 on 5", 7, "a column from 1 to 4"),
        ("z01 on", 6, "a column from 1 to 4"),
        ("z01 on 1 upside", 9, "the end of the move"),
        ("z01 on 1 flipped twice", 17, "the end of the move"),
    ],
)
def test_bad_words_say_where_and_what(text, position, expected):
    with pytest.raises(saucer.BadNotation) as excinfo:
        saucer.match("zovnis", players=2, seed=1).parse(0, text)
    assert excinfo.value.position == position
    assert f": expected {expected}, found " in str(excinfo.value)


@pytest.mark.parametrize(
    ("seat", "words", "expected"),
    [
        (1, "z24 on 2", "Z4: it is the turn of seat 0"),
        (0, "z24 on 2", "Z4: you do not hold Moog + Disco / Tripod + Pink Cup"),
        (0, "w01 on 1", "Z5: column 1 already holds five cards"),
        (0, "astre on 1 flipped", "ZQ11: an Astre looks the same either way up, so it cannot be flipped"),
    ],
)
@rule("Z4", "Z5", "ZQ11")
def test_refusals_name_their_rule(seat, words, expected):
    match = table(["z01"] * 5, hands=("w01 astre", "z24"))
    with pytest.raises(saucer.IllegalMove) as excinfo:
        match.play(seat, words)
    assert str(excinfo.value) == expected


@rule("Z11")
def test_z11_nothing_is_played_after_the_end():
    match = table(hands=("z01", ""))
    match.play(0, "z01 on 1")
    refusal = match.state.refusal(0, 0)
    assert (refusal.rule, refusal.name) == ("Z11", "game-ended")


def test_events_are_told_in_words():
    match = table(
        ["z18 flipped", "z07 flipped", "w06 flipped"], ["z01", "z16 flipped"], hands=("w04", "z24"), pile="z11"
    )
    events = match.play(0, "w04 on 2 flipped")
    names = ["Marie", "Wilfried"]
    assert [say("zovnis", event.seen_by(0).key, event.seen_by(0).args, names=names) for event in events] == [
        "Marie lands the armed Moog + Egg on column 2, with Shaggy + Pink Cup above.",
        "Marie eliminates Shaggy + Disco / Blip + Pink Cup (armed): Shaggy, sideways.",
        "Marie eliminates Blip + Egg / Tripod + Disco: Egg, downwards.",
        "Shaggy + Pink Cup / Moog + Egg (armed) falls to row 2 of column 2.",
        "Marie eliminates Shaggy + Pink Cup / Blip + G-Lul: Shaggy, Pink Cup, sideways.",
        "Marie draws Shaggy + Disco / Moog + Egg.",
    ]
    assert say("zovnis", events[-1].seen_by(1).key, events[-1].seen_by(1).args, names=names) == "Marie draws a card."


def test_the_end_is_told_in_words():
    match = table(
        *[["z01"] * 5] * 3, ["z02"] * 4, hands=("astre z03", "z24 z23"), goals=("blip g-lul", "moog pink-cup")
    )
    events = match.play(0, "astre on 4")
    assert [say("zovnis", event.key, event.args) for event in events] == [
        "seat 0 places an Astre on column 4.",
        "seat 0 throws the last card away.",
        "seat 1 throws 2 cards away.",
        "seat 0 reveals Blip and G-Lul: 19 points.",
        "seat 1 reveals Moog and Pink Cup: 0 points.",
    ]


def test_the_catalogue_holds_every_card_and_tells_every_event_of_random_games():
    assert keys("en", "zovnis") >= set(NAMES)
    sentences = set()
    for match in random_games(6):
        replayed = saucer.match("zovnis", players=match.players, seed=match.seed)
        for move in match.history:
            for event in replayed.play(move.seat, move.words):
                sentences.add(event.name)
                for viewer in range(-1, match.players):
                    version = event.seen_by(viewer)
                    assert say("zovnis", version.key, version.args)
    assert sentences == {"placed", "placed-astre", "eliminated", "fell", "drew", "threw", "revealed"}
