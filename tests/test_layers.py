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
def test_rules_import_only_kernel_and_their_own_components(slug):
    for name in imports(SOURCE / "games" / slug / "rules.py"):
        assert name.startswith(("saucer.kernel.", f"saucer.games.{slug}.components.")), name


@pytest.mark.parametrize("slug", SLUGS)
def test_rooms_are_furnished_alike(slug):
    files = {path.name for path in (SOURCE / "games" / slug).glob("*.py")}
    assert files == {path.name for path in (SOURCE / "games" / "looters").glob("*.py")}
