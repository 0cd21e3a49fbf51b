"""The example game of the documentation: installed as a package, it is a game like any other."""

import re
import shutil
import textwrap
from pathlib import Path

import pytest

import saucer
from saucer import packages
from saucer.lab.missing import missing
from tests.support.example_game import EXAMPLE, SLUG, install, python, serving
from tests.support.server import Client

ROOT = Path(__file__).parent.parent
SCREEN = """
import asyncio
from saucer.terminal.screen.ending import EndingScreen
from tests.support.screen import asked, at_table, seen
from tests.support.terminal import begin

async def play():
    session = begin("fuel", ("person", "random", "random"))
    async with at_table(session) as pilot:
        print(seen(pilot.app))
        while not isinstance(pilot.app.screen, EndingScreen):
            await pilot.press("enter")
            await asked(pilot)
        print(seen(pilot.app))

asyncio.run(play())
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    return install(tmp_path_factory.mktemp("example"))


def command(site, *arguments, typed=""):
    done = python(site, "-m", "saucer", *arguments, typed=typed)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_listed_after_the_built_in_games(site):
    assert re.findall(r"(?m)^\w+", command(site, "games")) == [*packages.BUILT_IN, SLUG]
    assert "fuel            Fuel, 2-4 players" in command(site, "games")


def test_it_conforms_and_hears_what_it_could_have(site):
    first, *optional = command(site, "conformance", SLUG, "--games", "60", "--every", "2").splitlines()
    assert re.fullmatch(r"fuel conforms: 3 settings, 60 games, \d+ moves", first)
    assert "optional: saucer_fuel/locales/pl/fuel.ftl" in optional
    assert "optional: saucer_fuel/rules/en/fuel.md" in optional
    assert optional[-5:] == [f"optional: {part}" for part in ("caption", "board", "tally", "heuristic", "symmetry")]


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("lesson.py", '(VEGA, "pump 2")', '(VEGA, "pump 7")', "the lesson breaks a rule: at character 6 of 'pump 7'"),
        ("lesson.py", '{"units": 3}', '{"units": 4}', "the lesson asks in step 'pump' for a move that is not legal"),
        ("lesson.py", 'Step("pumped"', 'Step("pumped", ("pump 1",)', "the lesson must end scene 1 with a step that"),
        ("lesson.py", '"fuel"', '"petrol"', "fuel = saucer_fuel.lesson:LESSON must be a Lesson with the slug"),
        ("locales/en/learn-fuel.ftl", "careful-oops", "careless", "the catalogue learn-fuel (en) has no message care"),
    ],
)
def test_a_mistake_in_a_lesson_is_named(site, tmp_path, file, old, new, fault):
    # Bytecode is valid while size and second of its source are the same: without it, the changed source is read.
    changed = shutil.copytree(site, tmp_path / "site", ignore=shutil.ignore_patterns("__pycache__"))
    path = changed / "saucer_fuel" / file
    path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    done = python(changed, "-m", "saucer", "conformance", SLUG, "--games", "3")
    assert done.returncode != 0
    assert fault in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_a_game_without_a_lesson_is_told_that_it_could_have_one(site, tmp_path):
    changed = shutil.copytree(site, tmp_path / "site")
    entries = next(changed.glob("*.dist-info/entry_points.txt"))
    entries.write_text(entries.read_text("utf-8").partition("[saucer.lessons]")[0], "utf-8")
    output = command(changed, "conformance", SLUG, "--games", "3")
    assert output.endswith("optional: lesson\n")


def test_it_is_played_in_lines(site):
    output = command(
        site, "play", SLUG, "--plain", "--bots", "normal,hard", "--seed", "3", typed="pump 9\nhint\n" + "pump 1\n" * 40
    )
    assert "expected from 1 to 3 units" in output
    assert "This looks best: pump" in output
    assert "You pump one unit." in output
    assert "\nThe tank is empty.\n" in output
    assert "This game has no rules page yet." in command(site, "rules", SLUG)


def test_it_is_played_on_the_full_screen(site):
    done = python(site, "-c", SCREEN)
    assert done.returncode == 0, done.stderr
    assert "pumped: " in done.stdout
    assert "The tank is empty." in done.stdout


def test_bots_are_measured_with_it(site):
    output = command(site, "ladder", SLUG, "--bots", "search:20,random", "--games", "10", "--jobs", "1")
    assert "search:20 against random" in output


def test_without_a_catalogue_it_is_told_in_generic_sentences(site, tmp_path):
    site = shutil.copytree(site, tmp_path / "site", ignore=shutil.ignore_patterns("fuel.ftl"))
    assert "fuel conforms" in command(site, "conformance", SLUG, "--games", "9", "--every", "3")
    output = command(site, "play", SLUG, "--plain", "--bots", "random", "--seed", "3", typed="1\n" * 40)
    assert ": pumped, units 1" in output
    assert "\nend\n" in output


def test_a_sentence_that_is_missing_is_named(site, tmp_path):
    changed = shutil.copytree(site, tmp_path / "site")
    catalogue = changed / "saucer_fuel" / "locales" / "en" / "fuel.ftl"
    catalogue.write_text(catalogue.read_text("utf-8").replace("event-pumped", "event-drunk"), "utf-8")
    done = python(changed, "-m", "saucer", "conformance", SLUG, "--games", "3")
    assert done.returncode == 1
    assert "the catalogue (en) has no message event-pumped in fuel, 2 players" in done.stdout


@pytest.mark.server
def test_it_is_played_over_the_wire(site, tmp_path):
    with serving(site, tmp_path) as server:
        ola = Client(server, "Ola")
        assert [game["game"] for game in ola.http.get("/api/games").json()] == [*packages.BUILT_IN, SLUG]
        assert "event-pumped" in ola.http.get("/api/games/fuel/catalogue", params={"language": "pl"}).text
        assert ola.http.get("/api/games/fuel/rules", params={"language": "fr"}).text.startswith("# Fuel\n\nCe jeu")
        assert "FuelView" in ola.http.get("/api/schema.json").json()["$defs"]
        assert ola.http.get("/api/games/chess/rules").status_code == 400
        assert ola.http.get("/api/games/fuel/lesson").json()["lengths"] == [3, 2]
        assert "welcome = Two ships" in ola.http.get("/api/games/fuel/lesson/catalogue").text
        assert ola.http.get("/api/games/chess/lesson").status_code == 400
        table = ola.new_table(SLUG, 2, ("me", "hard"))
        socket = ola.socket(table)
        socket.do("start")
        while not socket.until(asked_or_over)["table"]["result"]:
            socket.do("move", move={"type": "pump", "units": 3}, seen=socket.update["seq"])
            socket.until(lambda update: not update["moves"])
        assert socket.update["table"]["result"]["why"]["key"] == "end"
        socket.close()


def asked_or_over(update):
    return update["moves"] or update["table"]["phase"] == "over"


# ---- the documentation, and the built-in games ----------------------------------------------------------


def test_the_tutorial_shows_the_example_as_it_is():
    page = (ROOT / "docs" / "own-game.md").read_text("utf-8")
    blocks = re.findall(r"(?ms)^```(?:python|toml|fluent)\n(.*?)^```", page)
    sources = [path.read_text("utf-8") for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".toml", ".ftl")]
    assert len(blocks) > 6
    for block in blocks:
        method = textwrap.indent(block, "    ")
        assert any(block in source or method in source for source in sources), block


def test_a_built_in_game_lacks_nothing():
    assert [piece for slug in packages.BUILT_IN for piece in missing(saucer.game(slug))] == []


def test_the_built_in_games_are_entry_points_too():
    import tomllib

    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]
    for group, entries in ((packages.GROUP, packages.entries()), (packages.LESSON_GROUP, packages.lesson_entries())):
        assert declared[group] == {slug: entries[slug].value for slug in packages.BUILT_IN}
