"""The command line: every command, its output and its error messages."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from saucer import cli
from saucer.games import SLUGS, game
from saucer.kernel import state as compiled_state
from saucer.kernel.names import display_name
from saucer.lab import conformance
from saucer.lab.duels import play_deal
from saucer.lab.ladder import Tournament
from saucer.terminal.language import pick_language
from saucer.terminal.saves import home
from tests.support.commands import fails, run

ROOT = Path(__file__).resolve().parent.parent


def test_version_says_whether_the_rules_are_compiled(capsys):
    with pytest.raises(SystemExit):
        cli.main(["--version"])
    kind = "plain Python" if compiled_state.__file__.endswith(".py") else "compiled"
    assert re.fullmatch(rf"saucer \d+\.\d+\.\d+ \({kind}\)\n", capsys.readouterr().out)


def test_help_teaches(capsys):
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    out = capsys.readouterr().out
    for command in ("games", "rules", "play", "simulate", "ladder", "replay", "conformance"):
        assert f"saucer {command}" in out


def test_games_are_listed_with_their_options(capsys):
    out = run(capsys, "games")
    for slug in SLUGS:
        assert slug in out
    assert "tokens       loot tokens on Earth: a number from 20 to 48 (default 48)" in out
    assert "deck         108 kart z Postaciami i mocami albo 108 klasycznych" in run(capsys, "games", "--lang", "pl")


@pytest.mark.parametrize("slug", SLUGS)
def test_rules_are_shown_whole_or_one_by_one(capsys, slug):
    page = run(capsys, "rules", slug)
    first = re.search(r"^([A-Z]+1) ", page, re.MULTILINE)[1]
    one = run(capsys, "rules", slug, first.lower())
    assert one.startswith(f"{first} ")
    assert one.strip() in page


def test_common_rulings_have_a_page(capsys):
    assert "\nCQ4 " in run(capsys, "rules", "common")


@pytest.mark.parametrize("slug", SLUGS)
def test_simulate_writes_records_that_replay(capsys, tmp_path, slug):
    file = tmp_path / "games.jsonl"
    out = run(capsys, "simulate", slug, "--players", "2", "--games", "3", "--seed", "5", "--records", str(file))
    assert "3 random games" in out
    assert "95 % interval" in out
    assert len(file.read_text("utf-8").splitlines()) == 3
    assert run(capsys, "replay", str(file)).endswith("3 games replay as recorded\n")


def test_simulation_with_and_without_records_plays_the_same_games(capsys, tmp_path):
    arguments = ("simulate", "looters", "--players", "4", "--games", "20", "--seed", "9")
    assert run(capsys, *arguments) == run(capsys, *arguments, "--records", str(tmp_path / "games.jsonl"))


def test_simulate_takes_options(capsys):
    out = run(capsys, "simulate", "looters", "--games", "5", "--option", "tokens=20", "--option", "general=1")
    assert "tokens=20" in out
    assert "general=1" in out


def test_the_ladder_compares_bots(capsys, tmp_path):
    file = tmp_path / "ladder.json"
    arguments = ("ladder", "looters", "--bots", "sensible,search:5,random", "--games", "8", "--jobs", "1")
    out = run(capsys, *arguments, "--json", str(file))
    assert out.count(" against ") == 4
    assert "search:5 against random  " in out
    assert json.loads(file.read_text("utf-8"))["command"] == (
        "saucer ladder looters --players 2 --bots sensible,search:5,random --games 8 --seed 1"
    )


def test_an_interrupted_ladder_tells_what_it_knows(capsys, monkeypatch):
    def interrupted(tournament, jobs):
        tournament.contests[0].add(play_deal(tournament.contests[0].next_task()))
        yield
        raise KeyboardInterrupt

    monkeypatch.setattr(Tournament, "play", interrupted)
    cli.main(["ladder", "looters", "--bots", "sensible,random,search:5"])
    output = capsys.readouterr()
    assert "stopped; the results so far" in output.err
    assert re.search("sensible against random .* no difference shown\n", output.out)
    assert "search:5" not in output.out


def test_replay_points_at_the_first_wrong_line(capsys, tmp_path):
    file = tmp_path / "games.jsonl"
    run(capsys, "simulate", "looters", "--games", "3", "--records", str(file))
    lines = file.read_text("utf-8").splitlines()
    data = json.loads(lines[1])
    data["moves"][2][1] = "general general"
    lines[1] = json.dumps(data)
    file.write_text("\n".join(lines), "utf-8")
    assert f"saucer: {file}: line 2, move 3 " in fails(capsys, "replay", str(file))


def test_replay_reads_standard_input(capsys, tmp_path, monkeypatch):
    file = tmp_path / "games.jsonl"
    run(capsys, "simulate", "looters", "--games", "1", "--records", str(file))
    monkeypatch.setattr(sys, "stdin", io.StringIO(file.read_text("utf-8")))
    assert run(capsys, "replay", "-").endswith("1 game replays as recorded\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("rules", "chess"), "there is no game 'chess'; the games are looters"),
        (("rules", "looters", "X5"), "looters has no rule 'X5'; its rules are U1"),
        (("rules", "looters", "z5"), "looters has no rule 'z5'; it is a rule of zovnis"),
        (("simulate", "looters", "--players", "6"), "looters is for 2 to 5 players, not 6"),
        (("simulate", "looters", "--option", "tokens"), "write an option as NAME=VALUE, not 'tokens'"),
        (("simulate", "looters", "--option", "tokens=many"), "option 'tokens' is a number from 20 to 48, not 'many'"),
        (("simulate", "looters", "--games", "0"), "expected a whole number, 1 or more, not '0'"),
        (("simulate", "looters", "--records", "/no/such/folder/x"), "/no/such/folder/x: No such file or directory"),
        (("replay", "/no/such/file"), "/no/such/file: No such file or directory"),
        (("replay", "/"), "/: Is a directory"),
        (
            ("ladder", "looters", "--bots", "sensible,search:0"),
            "search or search:ITERATIONS, not 'search:0'",
        ),
        (("ladder", "looters", "--bots", "random"), "a ladder needs two bots or more"),
        (("ladder", "looters", "--bots", "random,sensible,random"), "name each bot once, not random, sensible, random"),
        (("ladder", "looters", "--players", "6"), "looters is for 2 to 5 players, not 6"),
        (("ladder", "looters", "--confidence", "95"), "from 0.5 to below 1, as 0.95, not 95"),
        (("ladder", "looters", "--plot", "ladder.jpg"), "a picture's name ends with .png or .svg, not 'ladder.jpg'"),
        (("ladder", "looters", "--json", "/no/such/x.json"), "/no/such/x.json: there is no folder /no/such"),
        (("ladder", "looters", "--json", "/"), "/ is a folder; name a file"),
        (("ladder", "looters", "--jobs", "99999999"), "expected at most 256 processes, not 99999999"),
        (("ladder", "looters", "--pairs", "hard"), "write a pair as hard/sensible or hard/sensible@0.6, not 'hard'"),
        (
            ("ladder", "looters", "--pairs", "hard/random,random/hard"),
            "a pair is two bots, and is named once, not random/hard",
        ),
        (("ladder", "looters", "--pairs", "hard/random", "--bots", "hard"), "not allowed with argument --pairs"),
        (("ladder", "looters", "--bar", "60"), "a bar is a share between 0 and 1, as 0.6, not 60"),
        (("play", "looters", "--bots", "oracle"), "not 'oracle'"),
        (("play", "looters", "--people", "0"), "expected a whole number, 1 or more, not '0'"),
        (("play", "looters", "--seed", "-1"), "expected a whole number from 0 to 2**256 - 1, not '-1'"),
        (("play", "looters", "--seed", "9" * 79), f"from 0 to 2**256 - 1, not '{'9' * 40}…'"),
        (("simulate", "looters", "--seed", str(2**256 - 1)), "a seed is a number from 0 to 2**256 - 1"),
        (("simulate", "powers", "--option", "target=round", "--option", "target=200"), "'target' is given twice"),
        (("simulate", "looters", "--option", f"{'x' * 5000}=1"), "looters has no option 'xxx"),
        (("play", "looters", "--names", "Ola,Ola"), "two players are called Ola"),
        (("replay", "x" * 5000), "File name too long"),
        (("play", "chess"), "there is no game 'chess'; the games are looters"),
        (("play", "looters", "--players", "6"), "looters is for 2 to 5 players, not 6"),
        (("play", "looters", "--people", "3", "--players", "2"), "too few for 3 people"),
        (("play", "looters", "--players", "2", "--bots", "random,random"), "Seats left for bots: 1, but 2 are named"),
        (("play", "looters", "--names", "Ola,Pat,Kim"), "there are 2 seats but 3 names"),
        (("play", "looters", "--option", "tokens=3"), "option 'tokens' is a number from 20 to 48, not 3"),
        (("play", "looters", "--lang", "xx"), "there is no language 'xx'; choose from en, pl, fr"),
        (("play", "chess", "--lang", "pl"), "nie ma gry 'chess'; są gry: looters"),
        (("rules", "chess", "--lang", "fr"), "il n’y a pas de jeu 'chess'"),
        (("frobnicate",), "invalid choice: 'frobnicate'"),
    ],
)
def test_mistakes_get_a_sentence(capsys, arguments, sentence):
    assert sentence in fails(capsys, *arguments)


def test_a_binary_file_is_no_record(capsys, tmp_path):
    file = tmp_path / "noise"
    file.write_bytes(bytes(range(256)) * 4)
    assert "noise: line 1, character 1: not JSON" in fails(capsys, "replay", str(file))


@pytest.mark.parametrize("slug", SLUGS)
def test_conformance_runs_on_any_game(capsys, monkeypatch, slug):
    first = [next(conformance.settings(game(slug)))]
    monkeypatch.setattr(conformance, "settings", lambda game: iter(first))
    out = run(capsys, "conformance", slug, "--games", "1", "--every", "1")
    assert re.fullmatch(rf"{slug} conforms: 1 settings, 1 games, \d+ moves\n", out)


def test_the_program_runs_as_a_module():
    done = subprocess.run([sys.executable, "-m", "saucer", "games"], capture_output=True, text=True, check=True)
    assert "Zovnis" in done.stdout


def test_a_game_against_searching_bots(capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\nquit\n"))
    out = run(capsys, "play", "looters", "--bots", "search:10", "--seed", "3")
    assert out.endswith("Goodbye. Your game is saved; to continue it: saucer play looters\n")


def test_rules_are_shown_in_other_languages(capsys, monkeypatch):
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    polish = run(capsys, "rules", "looters", "U8")
    assert polish.startswith("U8 ")
    assert run(capsys, "rules", "looters", "U8", "--lang", "en") != polish
    assert run(capsys, "rules", "zovnis", "--lang", "fr").startswith("Zovnis\n")


@pytest.mark.parametrize(
    ("wanted", "environ", "language"),
    [
        ("pl", {"LANG": "fr_FR"}, "pl"),
        ("FR", {}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR", "LC_ALL": "pl_PL"}, "pl"),
        (None, {"LANG": "fr_FR", "SAUCER_LANG": "en", "LC_ALL": "pl_PL"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "pl-PL"}, "pl"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "pl"}, "pl"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_picked(wanted, environ, language):
    assert pick_language(wanted, environ) == language


def test_records_go_to_standard_output(capsys, tmp_path):
    cli.main(["simulate", "looters", "--games", "3", "--records", "-"])
    output = capsys.readouterr()
    assert [json.loads(line)["game"] for line in output.out.splitlines()] == ["looters"] * 3
    assert "3 random games" in output.err
    file = tmp_path / "games.jsonl"
    file.write_text(output.out, "utf-8")
    assert run(capsys, "replay", str(file)).endswith("3 games replay as recorded\n")


@pytest.mark.parametrize("content", ["", "\n \n", "\ufeff\n"])
def test_nothing_does_not_replay(capsys, tmp_path, content):
    file = tmp_path / "empty.jsonl"
    file.write_text(content, "utf-8")
    assert f"{file} holds no records" in fails(capsys, "replay", str(file))


def test_a_byte_order_mark_is_passed_over(capsys, tmp_path, monkeypatch):
    run(capsys, "simulate", "looters", "--games", "2", "--records", str(tmp_path / "games.jsonl"))
    marked = "\ufeff" + (tmp_path / "games.jsonl").read_text("utf-8")
    (tmp_path / "marked.jsonl").write_text(marked, "utf-8")
    assert run(capsys, "replay", str(tmp_path / "marked.jsonl")).endswith("2 games replay as recorded\n")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(marked.encode()), encoding="cp1252"))
    assert run(capsys, "replay", "-").endswith("2 games replay as recorded\n")


def test_a_record_of_an_unknown_game_is_named_with_its_line(capsys, tmp_path):
    file = tmp_path / "games.jsonl"
    run(capsys, "simulate", "looters", "--games", "2", "--records", str(file))
    first, second = file.read_text("utf-8").splitlines()
    file.write_text("\n".join([first, second.replace('"looters"', '"comets"', 1)]), "utf-8")
    assert f"saucer: {file}: line 2, game: there is no game 'comets'" in fails(capsys, "replay", str(file))


def test_a_strangers_record_does_not_drive_the_terminal(capsys, tmp_path):
    file = tmp_path / "games.jsonl"
    run(capsys, "simulate", "looters", "--games", "1", "--records", str(file))
    data = json.loads(file.read_text("utf-8"))
    data["moves"][0][1] = "\x1b[31mred\x07\n"
    file.write_text(json.dumps(data), "utf-8")
    message = fails(capsys, "replay", str(file))
    assert re.search(r"move 1 \([01]: \[31mred \)", message)
    assert "\x1b" not in message
    assert "\x07" not in message


@pytest.mark.parametrize("name", ["x" * 5000, "\x1b[31mX\x07", "\u202eolA", "\udcff"])
def test_names_are_cleaned_and_cut(capsys, monkeypatch, name):
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    out = run(capsys, "play", "looters", "--new", "--plain", "--names", name)
    assert display_name(name) in out
    assert len(display_name(name)) <= 24
    assert not any(letter in out for letter in "\x1b\x07\u202e\udcff")


def test_bots_take_no_name_that_is_given(capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    out = run(capsys, "play", "looters", "--new", "--plain", "--names", "Vega")
    assert out.count("Vega: you") == 1
    assert "Vega: bot" not in out


def test_the_command_alone_shows_the_help(capsys):
    out = run(capsys)
    assert "saucer serve" in out
    assert "exit codes" in out


def test_the_ladder_needs_openskill_only_for_ratings(capsys, monkeypatch, tmp_path):
    for library in ("openskill", "matplotlib"):
        monkeypatch.setitem(sys.modules, library, None)
    arguments = ["ladder", "looters", "--bots", "sensible,random", "--games", "4", "--jobs", "1"]
    cli.main([*arguments, "--json", "-"])
    output = capsys.readouterr()
    assert json.loads(output.out)["ratings"] == {}
    assert "sensible against random" in output.err
    assert "wins against sensible  random" in output.err
    assert "no ratings, because openskill is not installed" in output.err
    sentence = 'pictures need matplotlib and openskill: pip install "saucer[lab]"'
    assert sentence in fails(capsys, *arguments, "--plot", str(tmp_path / "ladder.svg"))


def test_users_without_a_home_keep_games_here(monkeypatch):
    """Containers run as users whom the system does not know."""

    def unknown(path):
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr("pathlib.Path.expanduser", unknown)
    assert home({}) == Path(".saucer")
    assert home({"XDG_STATE_HOME": "/state"}) == Path("/state/saucer")
