"""The catalogues are sound: every line is a message, and every game has what all games need."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import saucer
from saucer.games import SLUGS

FOLDER = Path(saucer.__file__).parent / "locales"
FILES = sorted(FOLDER.glob("*/*.ftl"))


def entries(path):
    return FluentParser().parse(path.read_text("utf-8")).body


def messages(part):
    return {entry.id.name for entry in entries(FOLDER / "en" / f"{part}.ftl") if isinstance(entry, Message)}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_line_is_understood(path):
    junk = [entry.content for entry in entries(path) if isinstance(entry, Junk)]
    assert not junk
    names = [entry.id.name for entry in entries(path) if isinstance(entry, Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_has_a_catalogue(slug):
    names = messages(slug)
    assert "title" in names
    assert any(name.startswith("event-") for name in names)
    assert any(name.startswith("no-") for name in names)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_refusal_and_event_of_the_rules_has_its_sentence(slug):
    """Names are found in the source: Refusal("U5", "not-your-turn"...) and Event("laid"...)."""
    source = Path(__file__).parent.parent / "src" / "saucer" / "games" / slug / "rules.py"
    names = messages(slug)
    wanted = set()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            place = {"Refusal": 1, "Event": 0}.get(node.func.id)
            if place is not None and isinstance(node.args[place], ast.Constant):
                prefix = "no-" if place else "event-"
                wanted.add(prefix + node.args[place].value)
    assert wanted
    assert wanted <= names | messages("common")
    told = {name.removesuffix("-seen") for name in names if name.startswith(("event-", "no-"))}
    assert told <= wanted | dynamic(source), "sentences nobody says"


def dynamic(source):
    """Names handed to a helper rather than written in the call itself."""
    text = source.read_text("utf-8")
    return {f"{prefix}{word}" for prefix in ("no-", "event-") for word in text.split('"')}
