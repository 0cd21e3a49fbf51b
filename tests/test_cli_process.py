"""The command line in a process of its own: streams, encodings, and installations without extras."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from saucer import streams
from saucer.extras import EXTRAS
from tests.support.commands import fails

ROOT = Path(__file__).resolve().parent.parent


def process(*arguments, **settings):
    """The command as a process of its own, with real streams."""
    return shell('"$@"', *arguments, **settings)


def shell(line, *arguments, **settings):
    """The command as the shell runs it: `"$@"` with whatever the line does to its streams."""
    command = ["/bin/sh", "-c", line, "sh", sys.executable, "-m", "saucer", *arguments]
    return subprocess.run(command, check=False, stderr=subprocess.PIPE, timeout=60, **settings)


@pytest.mark.parametrize("encoding", ["cp1252", "latin-1", "cp437", "ascii"])
def test_any_encoding_of_the_output_will_do(encoding):
    environ = {**os.environ, "PYTHONIOENCODING": encoding}
    for arguments in (["rules", "looters"], ["games", "--lang", "pl"], ["simulate", "looters", "--games", "2"]):
        done = process(*arguments, stdout=subprocess.PIPE, env=environ)
        assert (done.returncode, done.stderr) == (0, b"")
        assert done.stdout.decode(encoding)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no disk that is always full")
def test_a_full_disk_gets_a_sentence():
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    for arguments in (["rules", "powers"], ["games"], ["--help"], ["simulate", "looters", "--games", "2"]):
        with open("/dev/full", "wb") as full:
            done = process(*arguments, stdout=full, env=environ)
        assert (done.returncode, done.stderr) == (2, b"saucer: No space left on device\n")
    done = process("simulate", "looters", "--games", "2", "--records", "/dev/full")
    assert (done.returncode, done.stderr) == (2, b"saucer: /dev/full: No space left on device\n")


@pytest.mark.parametrize("mode", [(), ("--plain",)])
def test_closed_input_ends_a_game_politely(mode):
    done = shell('"$@" <&-', "play", "zovnis", *mode, stdout=subprocess.PIPE)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.endswith(b"Goodbye.\n")


def test_closed_output_is_no_trouble():
    done = shell('"$@" >&-', "games")
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_reader_who_has_seen_enough_is_no_trouble():
    done = shell('"$@" | head -n 1', "rules", "planet", stdout=subprocess.PIPE)
    assert (done.stdout, done.stderr) == (b"Make Me a Planet\n", b"")


WITHOUT_EXTRAS = """
import sys
from saucer import cli, extras
for libraries in extras.EXTRAS.values():
    sys.modules.update(dict.fromkeys(libraries))
cli.main(sys.argv[1:])
"""


def without_extras(*arguments, typed=""):
    """Run a command where only the four libraries are installed that rules, bots and the plain terminal need."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_EXTRAS, *map(str, arguments)],
        check=False, capture_output=True, text=True, input=typed, timeout=300,
    )  # fmt: skip
    return done.stdout + done.stderr, done.returncode


def test_rules_bots_and_the_plain_terminal_need_no_extra(tmp_path):
    records = tmp_path / "games.jsonl"
    assert without_extras("rules", "zovnis", "Z5")[0].startswith("Z5 ")
    assert without_extras("simulate", "looters", "--games", "2", "--records", records)[1] == 0
    assert "2 games replay" in without_extras("replay", records)[0]
    assert "winner" in without_extras("play", "zovnis", "--plain", "--seed", "1", typed="1\n" * 300)[0]
    assert without_extras("protocol", "json")[1] == 0


def test_a_command_names_the_extra_that_it_needs(capsys, monkeypatch):
    sentence = 'saucer: the server is not installed; this brings it: pip install "saucer[server]"\n'
    assert without_extras("serve") == (sentence, 2)
    assert without_extras("admin", "tables") == (sentence, 2)
    monkeypatch.setattr(streams, "full_screen", lambda: True)
    for name in [name for name in sys.modules if name.startswith("saucer.terminal.screen")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "textual", None)
    monkeypatch.setitem(sys.modules, "textual.app", None)
    assert 'pip install "saucer[terminal]"; or play in plain lines' in fails(capsys, "play", "zovnis")
    assert "gra na całym ekranie nie jest zainstalowana" in fails(capsys, "play", "zovnis", "--lang", "pl")
    assert "l’interface plein écran n’est pas installée" in fails(capsys, "play", "zovnis", "--lang", "fr")


def test_extras_list_the_libraries_of_the_package():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert len(project["dependencies"]) <= 4
    for extra, libraries in EXTRAS.items():
        named = {re.match(r"[\w.-]+", line)[0] for line in project["optional-dependencies"][extra]}
        assert named == set(libraries)
    assert project["optional-dependencies"]["all"] == [f"saucer[{','.join(EXTRAS)}]"]


def test_version_and_help_wait_for_no_catalogue():
    script = "import sys; from saucer import cli\ntry: cli.main(['--version'])\nfinally: print('fluent' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("False\n")
