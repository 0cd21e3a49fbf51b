"""Arrows point one way: each layer imports only those below it."""

import ast
from pathlib import Path

import pytest

from saucer.games import SLUGS

SOURCE = Path(__file__).parent.parent / "src" / "saucer"

ALLOWED = {
    "locales": {"locales"},
    "rules": {"rules", "kernel"},
    "kernel": {"kernel", "locales"},
    "games": {"games", "kernel", "locales"},
    "bots": {"bots", "games", "kernel"},
    "lab": {"lab", "bots", "games", "kernel", "locales"},
    "presenter": {"kernel", "locales"},
    "lessons": {"lessons", "presenter", "bots", "games", "kernel", "locales"},
    "server": {"server", "presenter", "rules", "bots", "games", "kernel", "locales"},
    "terminal": {"terminal", "rules", "bots", "games", "kernel", "locales"},
}


ROOM = (
    "components",
    "rules",
    "knowledge",
    "moves",
    "events",
    "view",
    "symmetry",
    "heuristic",
    "board",
    "sheet",
    "tally",
)


def imports(path):
    """The modules of the project that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name.split(".")[0] == "saucer"}


@pytest.mark.parametrize("layer", ALLOWED)
def test_a_layer_imports_only_what_lies_below(layer):
    for path in (SOURCE / layer).rglob("*.py") if (SOURCE / layer).is_dir() else [SOURCE / f"{layer}.py"]:
        for name in imports(path):
            assert name.split(".")[1] in ALLOWED[layer], f"{path.name} imports {name}"


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_imports_no_other_game(slug):
    for path in (SOURCE / "games" / slug).glob("*.py"):
        for name in imports(path):
            assert name.startswith(("saucer.kernel.", "saucer.locales", f"saucer.games.{slug}.")), (
                f"{path.name} imports {name}"
            )


@pytest.mark.parametrize("slug", SLUGS)
def test_rules_import_neither_words_nor_views(slug):
    """Whatever lies above the rules may ask them; they ask nobody back."""
    above = [f"saucer.games.{slug}.{module}." for module in ("moves", "view", "board", "tally", "sheet", "heuristic")]
    for module in ("components", "events", "knowledge", "rules"):
        for name in imports(SOURCE / "games" / slug / f"{module}.py"):
            assert not name.startswith(tuple(above)), f"{module}.py imports {name}"


@pytest.mark.parametrize("slug", SLUGS)
def test_rooms_are_furnished_alike(slug):
    """Every room has these files; where one of them would grow too long, a room may have more."""
    files = {path.stem for path in (SOURCE / "games" / slug).glob("*.py")}
    assert files >= {"__init__", *ROOM}
