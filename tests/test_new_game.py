"""A game that is being written: what is still missing is said in a sentence that names the file."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from saucer.games import SLUGS
from saucer.lab.missing import PIECES, missing

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "saucer"
EXAMPLE = ROOT / "docs" / "examples" / "comets"


@pytest.fixture
def source(tmp_path):
    """The sources with a sixth game: the rules of the example, and nothing else of it."""
    source = tmp_path / "saucer"
    shutil.copytree(SOURCE, source, ignore=shutil.ignore_patterns("webroot", "__pycache__"))
    shutil.copytree(EXAMPLE, source / "games" / "comets", ignore=shutil.ignore_patterns("*.ftl", "*.md", "__pycache__"))
    games = source / "games" / "__init__.py"
    games.write_text(games.read_text("utf-8").replace('"zovnis", ', '"zovnis", "comets", '), "utf-8")
    return source


@pytest.fixture
def catalogue(source):
    """Its sentences, in English."""
    return Path(shutil.copy(EXAMPLE / "comets.ftl", source / "locales" / "en"))


def run(source, *arguments, typed=""):
    """What a command of these sources says, and its exit code."""
    command = [sys.executable, "-m", "saucer", *arguments]
    environ = {**os.environ, "PYTHONPATH": str(source.parent)}
    done = subprocess.run(command, check=False, capture_output=True, text=True, input=typed, env=environ, timeout=120)
    return done.stdout + done.stderr, done.returncode


def test_the_example_keeps_every_promise(source, catalogue):
    told, code = run(source, "conformance", "comets", "--games", "60", "--every", "1")
    assert code == 0
    first, *lacking = told.splitlines()
    assert re.fullmatch(r"comets conforms: 3 settings, 60 games, \d+ moves", first)
    assert [line.removeprefix("missing: src/saucer/") for line in lacking] == [
        *(piece.format(slug="comets") for piece in PIECES[1:]),
        "bots/levels.py: a number for easy, normal, hard, expert",
    ]


def test_the_example_can_be_played(source, catalogue):
    shutil.copy(EXAMPLE / "comets.md", source / "rules" / "en")
    told, code = run(
        source, "play", "comets", "--bots", "search:50", "--seed", "1", typed="rules K3\nhint\n" + "1\n" * 5
    )
    assert code == 0
    assert "K3 Whoever laid the highest comet" in told
    assert "This looks best: lay comet" in told
    assert "\nAll cards are laid.\n" in told
    told, code = run(source, "ladder", "comets", "--bots", "sensible,random", "--games", "100", "--jobs", "1")
    assert code == 0
    assert re.search("sensible against random .* better", told)


def test_a_new_game_is_told_what_it_lacks(source):
    told, code = run(source, "conformance", "comets", "--games", "1")
    assert (told.count("\n"), code) == (1, 2)
    assert "locales/en/comets.ftl: No such file" in told
    assert run(source, "rules", "comets") == ("saucer: there is no rules page src/saucer/rules/en/comets.md\n", 2)
    told, code = run(source, "ladder", "comets", "--bots", "easy,random", "--games", "2", "--jobs", "1")
    assert (told, code) == ("saucer: src/saucer/bots/levels.py has no number for comets\n", 2)
    (source / "games" / "comets" / "view.py").unlink()
    assert run(source, "conformance", "comets") == ("saucer: src/saucer/games/comets/view.py is missing\n", 2)


def test_a_sentence_that_is_missing_is_named(source, catalogue):
    catalogue.write_text(catalogue.read_text("utf-8").replace("event-laid ", "event-placed "), "utf-8")
    told, code = run(source, "conformance", "comets", "--games", "1")
    assert code == 1
    assert told.startswith("comets does not conform. the catalogue (en) has no message event-laid in comets, 2 players")


@pytest.mark.parametrize("slug", SLUGS)
def test_a_finished_game_lacks_nothing(slug):
    assert missing(slug) == []


def test_the_documentation_lists_what_a_game_needs():
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    for piece in PIECES:
        told = re.sub("/(en|pl|fr)/", "/<language>/", piece.replace("{slug}", "<slug>"))
        assert f"`{told}`" in page
