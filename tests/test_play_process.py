"""`saucer play` as a real process: through a pipe, interrupted, killed, and gone on with."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from saucer.terminal.saves import Shelf
from saucer.terminal.session import load


@pytest.fixture(autouse=True)
def heed_interrupts():
    """A background shell may ignore these signals, and so would its children."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


class Process:
    """A game in another process, talked to through pipes."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen(
            [sys.executable, "-m", "saucer", "play", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def until(self, words):
        """What is printed up to a line with these words."""
        lines = []
        for line in self.process.stdout:
            lines.append(line)
            if words in line:
                return "".join(lines)
        raise AssertionError("".join(lines) + self.process.stderr.read())

    def type(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def end(self, text=""):
        """Type the rest; what is printed then, and the exit code."""
        out, err = self.process.communicate(text, timeout=60)
        return out, err, self.process.returncode


@pytest.fixture
def shelf():
    return Shelf(Path(os.environ["SAUCER_HOME"]))


def test_control_c_keeps_the_game_and_play_goes_on_with_it(shelf):
    game = Process("zovnis", "--bots", "random", "--seed", "4", "--lang", "pl")
    game.until("twój ruch")
    game.type("1")
    game.until("twój ruch")
    game.process.send_signal(signal.SIGINT)
    out, err, code = game.end()
    assert "Gra jest zapisana; dalej: saucer play zovnis" in out
    assert (err.strip(), code) == ("", 130)
    moves = len(load(shelf, "zovnis").log)
    again = Process()
    output = again.until("twój ruch")
    assert "Grasz dalej w niedokończoną grę" in output
    assert len(load(shelf, "zovnis").log) >= moves
    assert again.end("quit\n")[2] == 0


def test_a_killed_game_loses_nothing(shelf):
    game = Process("looters", "--bots", "random", "--seed", "4", "--players", "3")
    for _ in range(4):
        game.until("Your move")
        game.type("1")
    game.until("Your move")
    game.process.kill()
    game.end()
    saved = load(shelf, "looters")
    assert sum(turn.seat == 0 for turn in saved.log) == 4
    assert saved.asking == 0
    again = Process("looters", "--lang", "fr")
    output = again.until("à vous de jouer")
    assert "Vous reprenez la partie restée inachevée" in output
    assert "La partie est enregistrée" in again.end("1\nquit\n")[0]
    assert sum(turn.seat == 0 for turn in load(shelf, "looters").log) == 5


def test_a_whole_game_through_a_pipe_leaves_nothing_behind(shelf):
    game = Process("zovnis", "--plain", "--bots", "random", "--seed", "9")
    out, err, code = game.end("1\n" * 60)
    assert ", winner" in out
    assert (err, code) == ("", 0)
    assert shelf.latest() is None


def test_new_begins_afresh_and_settings_do_not_slip_into_an_unfinished_game(shelf):
    game = Process("looters", "--bots", "random", "--seed", "4")
    game.end("1\n")
    before = shelf.get("looters")
    clash = Process("looters", "--players", "3")
    _, err, code = clash.end()
    assert err.startswith("saucer: You left a game of looters unfinished.")
    assert code == 2
    assert shelf.get("looters") == before
    fresh = Process("looters", "--new", "--players", "3", "--bots", "random")
    assert "3 players" in fresh.until("Your move")
    fresh.end("1\nquit\n")
    assert shelf.get("looters") != before


def test_a_damaged_game_is_told_of_and_a_new_one_begins(shelf):
    shelf.put("looters", '{"saucer_save":1,"table":{"seats":["person","ran')
    game = Process("looters", "--bots", "random")
    out, _, code = game.end("quit\n")
    assert out.startswith("The game you left unfinished cannot be read any more; it is now in ")
    assert "looters.damaged-1.json" in out
    assert "Little Green Looters, 2 players." in out
    assert code == 0


def test_without_a_game_one_is_chosen(shelf):
    game = Process("--lang", "fr", "--bots", "random")
    out = game.end("99\n3\nquit\n")[0]
    assert "Quel jeu" in out
    assert "'99' n’en fait pas partie" in out
    assert "Zovnis, nombre de joueurs" in out
    leaving = Process("--lang", "pl")
    assert leaving.end("")[0].endswith("Do zobaczenia.\n")


def test_several_people_share_a_keyboard(shelf):
    game = Process("looters", "--people", "2", "--names", "Ola,Pat", "--seed", "4")
    out = game.end("\n1\n\n1\nquit\n")[0]
    assert "Pass the keyboard to Ola" in out
    assert "Pass the keyboard to Pat" in out
    again = Process("looters")
    assert "Pass the keyboard to " in again.end("quit\n")[0]


def test_bytes_that_are_no_text_get_a_sentence():
    done = subprocess.run(
        [sys.executable, "-m", "saucer", "play", "looters", "--people", "2", "--seed", "4", "--lang", "pl"],
        input=b"\n\xff\xfe\x00\nquit\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=True,
    )
    assert b"Nie: na pozycji 1" in done.stdout
    assert done.stderr == b""
