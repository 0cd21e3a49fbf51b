"""Line mode, driven through a pipe: whole games, bad input, help, undo."""

import io

import pytest

import saucer
from saucer.bots.simple import SensibleBot
from saucer.games import SLUGS
from saucer.kernel.game import Setting
from saucer.terminal.plain import Table, choose_game


def play(slug, text, players=None, seed=3):
    game = saucer.game(slug)
    out = io.StringIO()
    setting = Setting(game, players or game.sheet.fewest, game.sheet.settle({}))
    table = Table(setting, SensibleBot(), seed, io.StringIO(text), out)
    table.run()
    return table, out.getvalue()


@pytest.mark.parametrize("slug", SLUGS)
def test_a_whole_game_can_be_played(slug):
    table, told = play(slug, "1\n\n" * 20_000)
    assert table.match.outcome is not None
    assert "Earthling: " in told
    assert " *" in told


@pytest.mark.parametrize("slug", SLUGS)
def test_a_whole_game_with_as_many_as_can_sit(slug):
    table, _ = play(slug, "1\n\n" * 20_000, players=saucer.game(slug).sheet.most)
    assert table.match.outcome is not None


def test_commands():
    _, told = play("looters", "help\nmoves\n?\nboard\nrules U8\nrules X9\nrules\nundo\nspoon\nstrength 9\nquit\n")
    assert "Type a move in words" in told
    assert "    1 " in told
    assert "Earth 40 loot, pile 50 cards" in told
    assert "- **U8**" in told
    assert "No: looters has no rule 'X9'" in told
    assert "# Little Green Looters" in told
    assert "You have not moved yet." in told
    assert "No: at character 1 of 'spoon': expected a card" in told
    assert "No: at character 10 of 'strength 9': expected how many cards, from 1 to 5" in told
    assert told.endswith("Goodbye.\n")


def test_undo_goes_back_to_the_persons_move():
    table, _ = play("looters", "1\nundo\n")
    assert not any(move.seat == 0 for move in table.match.history)
    assert table.match.actors == (0,)


def test_the_end_of_input_leaves_politely():
    _, told = play("looters", "")
    assert told.endswith("Goodbye.\n")


def test_an_empty_line_shows_the_moves():
    _, told = play("looters", "\nquit\n")
    assert "    1 " in told


@pytest.mark.parametrize(
    ("answer", "slug"), [("2\n", "planet"), ("zovnis\n", "zovnis"), ("9\nchess\nPowers\n", "powers")]
)
def test_a_game_is_chosen_by_number_or_name(answer, slug):
    out = io.StringIO()
    assert choose_game(io.StringIO(answer), out) == slug
    assert "Which game?" in out.getvalue()


@pytest.mark.parametrize("answer", ["", "quit\n"])
def test_choosing_may_be_left(answer):
    assert choose_game(io.StringIO(answer), io.StringIO()) is None
