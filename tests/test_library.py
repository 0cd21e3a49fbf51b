"""Saucer from Python: bots, copies, views, positions from records, help."""

import copy
import inspect
import json
import pickle
import pydoc

import msgspec
import pytest

import saucer
from saucer.games import SLUGS
from saucer.kernel.snapshot import digest
from saucer.locales import Voice
from tests.support.games import play_randomly

DOCUMENTED = [
    "kernel.state.State",
    "kernel.state.State.redeal",
    "kernel.state.Moves",
    "kernel.rng.Rng",
    "kernel.rng.Rng.shuffle",
    "kernel.rng.quick",
    "kernel.playout.playout",
    "kernel.polling.Polling.decider",
    "kernel.heuristic.Heuristic",
    "bots.search.Search",
    "games.zovnis.rules.Zovnis",
]


def played(slug, moves=9):
    match = saucer.match(slug, saucer.game(slug).sheet.usual, seed=3)
    play_randomly(match, moves)
    return match


@pytest.mark.parametrize("slug", SLUGS)
def test_bots_play_a_match_to_its_end(slug):
    players = saucer.game(slug).sheet.usual
    first, again = (
        saucer.finish(saucer.match(slug, players, seed=1), [saucer.bot("sensible")] * players, seed=2) for _ in range(2)
    )
    assert first.winners
    assert first == again


def test_a_bot_of_ones_own_is_a_class_with_one_method():
    class First:
        def choose(self, situation, rng):
            return situation.codes[0] if situation.mine else None

    match = saucer.match("powers", 2, seed=1)
    assert saucer.finish(match, [First(), saucer.bot("easy")]).winners


def test_a_bot_chooses_by_what_its_seat_knows():
    match = played("zovnis")
    seat = match.actors[0]
    situation = match.situation(seat)
    code = saucer.bot("normal").choose(situation, saucer.quick(1))
    assert code in match.moves(seat)
    match.play(seat, code)
    assert situation.view().turn == seat, "the situation is of the position it was made in"


def test_bots_that_do_not_fit_the_table_are_refused_in_a_sentence():
    class Asleep:
        def choose(self, situation, rng):
            return None

    match = saucer.match("looters", 3, seed=1)
    with pytest.raises(saucer.BadOption, match="needs 3 bots, not 1"):
        saucer.finish(match, [saucer.bot("easy")])
    with pytest.raises(saucer.BadOption, match="waited, though it is that seat’s turn"):
        saucer.finish(match, [Asleep()] * 3)
    with pytest.raises(saucer.BadOption, match="answers None waits"):
        match.play(match.actors[0], None)


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("copied", [copy.deepcopy, saucer.Match.clone, lambda match: pickle.loads(pickle.dumps(match))])
def test_a_copied_match_goes_its_own_way(slug, copied):
    match = played(slug)
    twin = copied(match)
    assert twin.game is match.game
    assert digest(twin.state) == digest(match.state)
    before = digest(match.state)
    play_randomly(twin, 3)
    assert digest(match.state) == before
    for _ in range(len(twin.history) - len(match.history)):
        twin.undo()
    assert digest(twin.state) == before


@pytest.mark.parametrize("slug", SLUGS)
def test_a_copied_state_is_the_same_position(slug):
    state = played(slug).state
    for twin in (copy.deepcopy(state), copy.copy(state), pickle.loads(pickle.dumps(state))):
        assert type(twin) is type(state)
        assert digest(twin) == digest(state)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_view_becomes_json_by_one_call(slug):
    view = played(slug).view(0)
    assert json.loads(json.dumps(msgspec.to_builtins(view))) == json.loads(msgspec.json.encode(view))


def test_a_record_gives_the_position_after_any_of_its_moves():
    match = played("planet", 12)
    record = match.record()
    for _ in range(5):
        match.undo()
    assert digest(saucer.replay(record, 7).state) == digest(match.state)


@pytest.mark.parametrize("seat", [7, -5, 2])
def test_seats_that_are_not_there_are_refused_everywhere(seat):
    match = saucer.match("powers", 2, seed=1)
    for ask in (
        match.view,
        match.moves,
        match.situation,
        lambda seat: match.imagine(seat, 1),
        lambda seat: match.play(seat, 0),
    ):
        with pytest.raises(saucer.BadOption, match=f"there is no seat {seat}; the seats are 0 to 1"):
            ask(seat)


@pytest.mark.parametrize(
    ("argument", "value", "named"),
    [
        ("seed", 1.5, "1.5"),
        ("seed", True, "True"),
        ("players", "2", "'2'"),
        ("players", 2.0, "2.0"),
        ("start", "chance", "chance"),
        ("start", 2, "2"),
    ],
)
def test_arguments_of_the_wrong_kind_are_refused_in_a_sentence(argument, value, named):
    with pytest.raises(saucer.BadOption, match=f"not {named}$"):
        saucer.match("looters", **{"players": 2, argument: value})


@pytest.mark.parametrize("name", DOCUMENTED)
def test_help_shows_signature_and_docstring_of_what_is_compiled(name):
    documented = pydoc.locate(f"saucer.{name}")
    assert inspect.getdoc(documented)
    assert inspect.signature(documented) is not None
    assert inspect.getdoc(documented).splitlines()[0] in pydoc.render_doc(documented, renderer=pydoc.plaintext)


def test_rules_are_documented_also_when_compiled():
    from saucer.games.looters.rules import Looters

    assert inspect.signature(Looters.redeal).parameters.keys() == {"self", "seat", "rng"}
    assert inspect.getdoc(Looters.redeal)
    assert inspect.getmodule(Looters).__doc__


@pytest.mark.parametrize("slug", SLUGS)
def test_a_match_shows_its_board_in_words_and_no_secrets(slug):
    match = played(slug)
    lines = repr(match).splitlines()
    assert lines[0] == f"{slug}, {match.players} players, 9 moves"
    assert lines[1:] == match.game.board.table(match.view(), Voice())
    assert len(lines) > match.players
