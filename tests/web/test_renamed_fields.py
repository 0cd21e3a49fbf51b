"""A renamed field of an event or a move fails type checking in every client that uses it: tried in a copy."""

import json
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from tests.support.web_build import node

ROOT = Path(__file__).parents[2]
pytestmark = [pytest.mark.slow, pytest.mark.web]
# The file of a class, the class, its field, and the new name.
RENAMED = (
    ("src/saucer/games/zovnis/events.py", "Eliminated", "row", "height"),
    ("src/saucer/games/zovnis/moves.py", "Place", "column", "stack"),
)


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A copy of the sources in which fields of zovnis have other names; nothing else knows of it."""
    folder = tmp_path_factory.mktemp("renamed")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("webroot", "__pycache__", "*.so"))
    shutil.copytree(ROOT / "web", folder / "web", ignore=shutil.ignore_patterns("node_modules"))
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for path, owner, field, name in RENAMED:
        target = folder / path
        text = target.read_text("utf-8")
        renamed, count = re.subn(rf"(?ms)^(class {owner}\(.*?^    ){field}:", rf"\1{name}:", text)
        assert count == 1, f"{path} has no {owner}.{field}"
        target.write_text(renamed, "utf-8")
    grammar = folder / RENAMED[1][0]
    grammar.write_text(grammar.read_text("utf-8").replace("{card} on {column}", "{card} on {stack}"), "utf-8")
    (folder / "web" / "tsconfig.json").rename(folder / "web" / "tsconfig.whole.json")
    part = {"extends": "./tsconfig.whole.json", "include": ["src/games/zovnis"]}  # with all that it imports
    (folder / "web" / "tsconfig.json").write_text(json.dumps(part), "utf-8")
    if (ROOT / ".mypy_cache").exists():
        shutil.copytree(ROOT / ".mypy_cache", folder / ".mypy_cache")  # of what has not changed
    return folder


def files_with_errors(output, pattern):
    """The files that a type checker complains of, with what it says about them."""
    errors = defaultdict(str)
    for line in re.finditer(pattern, output):
        errors[line["file"]] += line["error"] + "\n"
    return errors


def test_svelte_check_names_every_file_of_the_board_that_uses_them(copy):
    wire = "from saucer.server.schema import typescript; print(typescript(), end='')"
    types = subprocess.run(
        [sys.executable, "-c", wire], env={"PYTHONPATH": str(copy / "src")}, capture_output=True, text=True, check=True
    )
    (copy / "web" / "src" / "wire.ts").write_text(types.stdout, "utf-8")
    check = [node(), "node_modules/svelte-check/bin/svelte-check", "--output", "machine", "--threshold", "error"]
    checked = subprocess.run(check, check=False, cwd=copy / "web", capture_output=True, text=True)
    assert checked.returncode
    errors = files_with_errors(checked.stdout, r'ERROR "(?P<file>[^"]+)" \S+ "(?P<error>.*)"\n')
    assert "'row'" in errors["src/games/zovnis/scene.ts"]
    assert "'row'" in errors["src/games/zovnis/Board.svelte"]
    assert "'column'" in errors["src/games/zovnis/Board.svelte"]


def test_mypy_names_the_codec_and_the_terminal_board(copy):
    shutil.copy(ROOT / "pyproject.toml", copy)
    modules = ["-p", "saucer.games.zovnis", "-p", "saucer.terminal.screen.boards"]
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", *modules], check=False, cwd=copy, capture_output=True, text=True
    )
    assert checked.returncode
    errors = files_with_errors(checked.stdout, r"(?P<file>\S+):\d+: error: (?P<error>.*)\n")
    assert '"column"' in errors["src/saucer/games/zovnis/moves.py"]
    assert '"column"' in errors["src/saucer/terminal/screen/boards/zovnis.py"]
