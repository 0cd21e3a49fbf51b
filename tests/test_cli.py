"""The command line, as a person uses it."""

import io
import json
import re
import subprocess
import sys

import pytest

from saucer import cli
from saucer.games import SLUGS
from saucer.kernel import state as compiled_state
from saucer.lab.duels import play_deal
from saucer.terminal.language import pick_language


def run(capsys, *arguments):
    cli.main(arguments)
    return capsys.readouterr().out


def fails(capsys, *arguments):
    with pytest.raises(SystemExit) as caught:
        cli.main(arguments)
    assert caught.value.code == 2
    return capsys.readouterr().err


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
    assert "tokens       loot tokens on Earth (U1): a number from 20 to 48 (default 40)" in out
    assert "deck         z Postaciami i mocami albo 108 kart klasycznych" in run(capsys, "games", "--lang", "pl")


@pytest.mark.parametrize("slug", SLUGS)
def test_rules_are_shown_whole_or_one_by_one(capsys, slug):
    page = run(capsys, "rules", slug)
    first = re.search(r"\*\*([A-Z]+1)\*\*", page)[1]
    one = run(capsys, "rules", slug, first.lower())
    assert one.startswith(f"- **{first}**")
    assert one.strip() in page


def test_common_rulings_have_a_page(capsys):
    assert "**CQ4**" in run(capsys, "rules", "common")


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

    monkeypatch.setattr(cli.Tournament, "play", interrupted)
    cli.main(["ladder", "looters", "--bots", "sensible,random,search:5"])
    told = capsys.readouterr()
    assert "stopped; the results so far" in told.err
    assert re.search("sensible against random .* no difference shown\n", told.out)
    assert "search:5" not in told.out


def test_replay_points_at_the_first_wrong_line(capsys, tmp_path):
    file = tmp_path / "games.jsonl"
    run(capsys, "simulate", "looters", "--games", "3", "--records", str(file))
    lines = file.read_text("utf-8").splitlines()
    data = json.loads(lines[1])
    data["moves"][2][1] = "general general"
    lines[1] = json.dumps(data)
    file.write_text("\n".join(lines), "utf-8")
    assert "saucer: line 2, move 3 " in fails(capsys, "replay", str(file))


def test_replay_reads_standard_input(capsys, tmp_path, monkeypatch):
    file = tmp_path / "games.jsonl"
    run(capsys, "simulate", "looters", "--games", "1", "--records", str(file))
    monkeypatch.setattr(sys, "stdin", io.StringIO(file.read_text("utf-8")))
    assert run(capsys, "replay", "-").endswith("1 game replays as recorded\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("rules", "chess"), "there is no game 'chess'; the games are looters"),
        (("rules", "looters", "Z5"), "looters has no rule 'Z5'; its rules are U1"),
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
        (("ladder", "looters", "--pairs", "hard"), "write a pair as hard/sensible or hard/sensible@0.6, not 'hard'"),
        (
            ("ladder", "looters", "--pairs", "hard/random,random/hard"),
            "a pair is two bots, and is named once, not random/hard",
        ),
        (("ladder", "looters", "--pairs", "hard/random", "--bots", "hard"), "not allowed with argument --pairs"),
        (("ladder", "looters", "--bar", "60"), "a bar is a share between 0 and 1, as 0.6, not 60"),
        (("play", "looters", "--bots", "oracle"), "not 'oracle'"),
        (("play", "looters", "--people", "0"), "expected a whole number, 1 or more, not '0'"),
        (("play", "looters", "--seed", "-1"), "expected a whole number, 0 or more, not '-1'"),
        (("play", "looters", "--seed", "9" * 79), "a seed is a number from 0 to 2**256 - 1"),
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
    assert "saucer: line 1, character 1: not JSON" in fails(capsys, "replay", str(file))


@pytest.mark.parametrize("slug", SLUGS)
def test_conformance_runs_on_any_game(capsys, monkeypatch, slug):
    first = [next(cli.conformance.settings(cli.game(slug)))]
    monkeypatch.setattr(cli.conformance, "settings", lambda game: iter(first))
    out = run(capsys, "conformance", slug, "--games", "1", "--every", "1")
    assert re.fullmatch(rf"{slug} conforms: 1 settings, 1 games, \d+ moves\n", out)


def test_the_program_runs_as_a_module():
    done = subprocess.run([sys.executable, "-m", "saucer", "games"], capture_output=True, text=True, check=True)
    assert "Zovnis" in done.stdout


def test_a_game_against_searching_bots(capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\nquit\n"))
    out = run(capsys, "play", "looters", "--bots", "search:10", "--seed", "3")
    assert out.endswith("Goodbye. The game is kept; saucer play looters goes on with it.\n")


def test_rules_are_shown_in_other_languages(capsys, monkeypatch):
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    polish = run(capsys, "rules", "looters", "U8")
    assert polish.startswith("- **U8**")
    assert run(capsys, "rules", "looters", "U8", "--lang", "en") != polish
    assert run(capsys, "rules", "zovnis", "--lang", "fr").startswith("# Zovnis")


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
