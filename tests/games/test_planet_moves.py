"""Moves of planet as fields and words, and its events as sentences."""

import msgspec
import pytest

import saucer
from saucer.games.planet.components import TILE_NAMES
from saucer.games.planet.knowledge import HIDE, MOVES, NAME, TAKE
from saucer.games.planet.moves import Hide, Name, Stack, Take
from saucer.kernel.errors import BadMove
from saucer.kernel.rng import quick
from saucer.kernel.state import NOBODY
from saucer.lessons.positions.planet import table
from saucer.locales import say
from tests.support.planet import OLA, A, B

PLANET = saucer.game("planet")
THREE = "K01 K03 K05"  # Vain Man, Geographer, Astronomer


# ---- words --------------------------------------------------------------------------------------


def positions_of_a_round():
    for players in (2, 3):
        match = table(players, planets=["C01 C02"], tops="C08 C09 C10")
        yield match
        match.play(0, "stack center")
        yield match
        if players == 2:
            match.play(0, "hide C09")
            yield match
        match.play(match.actors[0], f"take {match.view().offer[0].number}")
        yield match


def test_every_code_has_words_that_read_back():
    for match in positions_of_a_round():
        for seat in range(match.players):
            words = [PLANET.to_words(match.state, seat, code) for code in range(MOVES)]
            assert len(set(words)) == MOVES
            assert [PLANET.from_words(match.state, seat, text) for text in words] == list(range(MOVES))


def test_every_code_has_fields_that_read_back():
    for match in positions_of_a_round():
        for seat in range(match.players):
            for code in range(MOVES):
                move = PLANET.decode(match.state, seat, code)
                assert PLANET.encode(match.state, seat, move) == code
                assert PLANET.grammar.convert(msgspec.to_builtins(move), match.state, seat) == move


def test_fields_name_tiles_as_far_as_the_seat_sees_them():
    match = table(2, tops="C08 C09 C10")
    assert match.move(A, 0).struct == Stack("center")
    assert match.move(A, NAME + 1).struct == Name(target=1)
    match.play(A, "stack center")
    assert match.move(A, HIDE + 1).struct == Hide(number=2, tile="C09")
    assert match.move(B, HIDE + 1).struct == Hide(number=2, tile=None)
    assert PLANET.seen(match.state, A, HIDE + 1, B) == Hide(number=None, tile=None)
    match.play(A, Hide(number=2))
    assert match.move(A, TAKE + 4).struct == Take(number=2, tile="C09", place="a", hidden=True)
    assert match.move(B, TAKE + 4).struct == Take(number=2, tile=None, place="a", hidden=True)
    assert match.move(B, TAKE + 3).struct == Take(number=1, tile="C08", place="d")


def test_fields_may_leave_out_the_tile_and_the_slot():
    match = table(planets=["C01 C02"], tops="C08 C09 C10")
    match.play(OLA, "stack center")
    assert match.convert(OLA, {"type": "take", "number": 2}).words == "take C09 at c"
    assert match.convert(OLA, {"type": "take", "number": 2, "tile": "C09", "place": "d"}).words == "take C09 at d"


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"type": "take", "number": 6}, "type"),
        ({"type": "take", "number": 1, "place": "e"}, "place"),
        ({"type": "take", "number": 1, "tile": "C10"}, "tile"),  # it lies at another place
        ({"type": "take", "number": 2, "tile": "C09"}, "tile"),  # for all that B can know
        ({"type": "hide", "number": None}, "number"),
        ({"type": "hide", "number": 1, "tile": "C10"}, "tile"),
        ({"type": "stack", "stack": "centre"}, "stack"),
        ({"type": "name", "target": 5}, "type"),
    ],
)
def test_fields_that_are_no_move_say_which(fields, wrong):
    match = table(2, tops="C08 C09 C10")
    match.play(A, "stack center")
    match.play(A, "hide C09")
    with pytest.raises(BadMove) as error:
        match.convert(B, fields)
    assert error.value.field == wrong
    assert str(error.value)


def test_words_of_tiles_that_cannot_be_seen():
    match = table(2, tops="C08 C09 C10")
    match.play(A, "stack center")
    assert PLANET.to_words(match.state, A, HIDE + 1) == "hide C09"
    assert PLANET.to_words(match.state, B, HIDE + 1) == "hide 2"
    assert PLANET.to_words(match.state, B, TAKE + 4) == "take 2 at a"
    match.play(A, "hide 2")
    for seat in (A, B):
        assert PLANET.to_words(match.state, seat, TAKE + 4 + 3) == "take hidden at d"


def test_only_the_hider_hears_what_is_hidden():
    match = table(2, tops="C08 C09 C10")
    match.play(A, "stack center")
    assert PLANET.heard(match.state, A, HIDE + 1, A) == "hide C09"
    assert PLANET.heard(match.state, A, HIDE + 1, B) == "hide"
    assert PLANET.heard(match.state, A, HIDE + 1, NOBODY) == "hide"
    match.play(A, "hide C09")
    assert PLANET.heard(match.state, B, TAKE, NOBODY) == "take C08 at a"
    assert PLANET.heard(match.state, B, TAKE + 4, A) == "take hidden at a"
    assert PLANET.heard(match.state, B, NAME, A) == "name 0"


def test_case_and_spaces_do_not_matter():
    match = table(tops="C08 C09 C10")
    match.play(OLA, " Stack  CENTER ")
    assert str(match.parse(OLA, "TAKE c09   AT B")) == "take C09 at b"


@pytest.mark.parametrize(
    ("words", "place", "expected"),
    [
        ("grab C08", 0, "'stack', 'take', 'hide' or 'name'"),
        ("stack middle", 6, r"a stack \(centre, uphill, downhill, character\)"),
        ("take C11 at a", 5, r"a tile on offer \(C08, hidden, C10, 1-5\)"),
        ("take C09 at a", 5, "a tile on offer"),  # the hidden one, for all that B can know
        ("take C08 at e", 12, r"a slot \(a, b, c, d\)"),
        ("take C08 a", 9, "the end of the move"),
        ("take C08 at a b", 14, "the end of the move"),
        ("hide 4", 5, r"a tile on offer \(C08, hidden, C10, 1-3\)"),
        ("name 5", 5, "a seat from 0 to 4"),
    ],
)
def test_words_that_are_no_move_say_where_and_why(words, place, expected):
    match = table(2, tops="C08 C09 C10")
    match.play(A, "stack center")
    match.play(A, "hide C09")
    with pytest.raises(saucer.BadNotation, match=expected) as error:
        match.parse(B, words)
    assert error.value.position == place


def test_the_words_of_a_finished_kind_of_slot():
    match = table(planets=["C01 C02 C03 C04"])
    assert match.parse(OLA, "take 1").code == TAKE  # no free slot, so the first
    match.play(OLA, "stack center")
    assert match.parse(OLA, "take 1").code == TAKE


# ---- sentences ----------------------------------------------------------------------------------


def test_events_are_told_in_sentences():
    match = table(2, tops="K01 K03 K07", characters="hidden")
    sentences = []
    for seat, words in ((A, "stack character"), (A, "hide K03"), (B, "take K01 at b"), (A, "take hidden at a")):
        for event in match.play(seat, words):
            versions = [event.seen_by(viewer) for viewer in (A, B)]
            sentences += [say("planet", version.key, version.args, names=["Ola", "Pat"]) for version in versions]
    assert sentences[::2] == [
        "Ola looks at three tiles of the character stack: Vain Man, Geographer, King.",
        "Ola lays one tile face down, Geographer, and shows the others: Vain Man, King.",
        "Pat takes a tile: Vain Man.",
        "Ola places the hidden tile, unseen, in a corner: Geographer.",
        "Thrown away: King.",
        "Pat starts the next round.",
    ]
    assert sentences[1::2] == [
        "Ola looks at three tiles of the character stack.",
        "Ola lays one tile face down and shows the others: Vain Man, King.",
        "Pat takes a tile: Vain Man.",
        "Ola takes the hidden tile and places it, unseen, in a corner.",
        "Thrown away: King.",
        "Pat starts the next round.",
    ]


def test_a_whole_game_can_be_told_and_holds_no_unknown_tile():
    match = saucer.match("planet", players=3, seed=9)
    rng = quick(9)
    while match.actors:
        moves = list(match.moves(match.actors[0]))
        for event in match.play(match.actors[0], moves[rng.below(len(moves))]):
            assert say("planet", event.key, event.args).endswith(".")
            assert {*event.args.get("tiles", []), event.args.get("tile", "C01")} <= {*TILE_NAMES}
    assert say("planet", match.outcome.why) == "All planets are finished."
