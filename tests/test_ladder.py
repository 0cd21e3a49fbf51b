"""The ladder: fair pairings, the same results in any number of processes, and results that survive a file."""

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import saucer
from saucer.bots.simple import RandomBot
from saucer.games import SLUGS
from saucer.kernel.errors import SaucerError
from saucer.kernel.game import Setting
from saucer.kernel.rng import quick
from saucer.lab import duels, plot, results
from saucer.lab.duels import Deal, Finish, Task, places, play_deal, play_game
from saucer.lab.ladder import Contest, Ladder, Pair, Plan, Tournament, read_pair, round_robin
from saucer.lab.ratings import rate
from saucer.lab.report import report

BOTS = ("sensible", "search:5", "random")
PLAN = Plan("looters", 2, {"tokens": 20}, round_robin(BOTS, 2), games=12)
TWO = Pair("sensible", "random")


def played(plan, jobs=1):
    tournament = Tournament(plan)
    assert len(list(tournament.play(jobs))) == tournament.expected()
    return tournament.result()


@pytest.fixture(scope="module")
def ladder():
    return played(PLAN)


def test_every_seat_plays_the_same_deal(monkeypatch):
    games = []
    real = duels.play_game

    def watched(setting, seed, bots, chances):
        games.append((seed, [type(bot).__name__ for bot in bots], [chance.x for chance in chances]))
        return real(setting, seed, bots, chances)

    monkeypatch.setattr(duels, "play_game", watched)
    deal = play_deal(Task("looters", 3, {}, "sensible", "random", 7, paired=True))
    assert [seed for seed, _, _ in games] == [7, 7, 7]
    assert [bots.index("SensibleBot") for _, bots, _ in games] == [0, 1, 2]
    assert all(bots.count("RandomBot") == 2 for _, bots, _ in games)
    assert len({chance for _, _, chances in games for chance in chances}) == 9
    assert len(deal.finishes) == 3
    games.clear()
    for seed in range(12):
        assert len(play_deal(Task("looters", 3, {}, "sensible", "random", seed, paired=False)).finishes) == 1
    assert {bots.index("SensibleBot") for _, bots, _ in games} == {0, 1, 2}


@pytest.mark.parametrize("slug", SLUGS)
def test_winners_come_first_and_the_rest_by_score(slug):
    options = {"target": "round"} if slug == "powers" else {}
    game = saucer.game(slug)
    setting = Setting(game, 3, game.sheet.settle(options))
    state = play_game(setting, 3, [RandomBot()] * 3, [quick(seat) for seat in range(3)])
    scores = duels.ordered_scores(state)
    ranks = places(scores, state.winners())
    assert [seat for seat in range(3) if ranks[seat] == 0] == state.winners()
    assert all(scores[a] >= scores[b] for a in range(3) for b in range(3) if ranks[a] < ranks[b])


def test_few_points_win_where_the_rules_say_so():
    game = saucer.game("powers")
    own = next(option for option in game.sheet.options if "own" in option.choices)
    setting = Setting(game, 3, game.sheet.settle({own.name: "own", "target": "round"}))
    state = play_game(setting, 5, [RandomBot()] * 3, [quick(seat) for seat in range(3)])
    turned = duels.ordered_scores(state)
    assert max(turned) == turned[state.winners()[0]]
    assert turned == [-score for score in state.scores()]


def test_places():
    assert places([5, 9, 9, 2], [1]) == [2, 0, 1, 3]
    assert places([5, 9, 9, 2], [1, 2]) == [1, 0, 0, 2]


def test_results_do_not_depend_on_the_number_of_processes(ladder):
    assert played(PLAN, jobs=2) == ladder


def test_who_meets_whom():
    assert list(map(str, PLAN.pairs)) == ["sensible/search:5", "sensible/random", "search:5/random"]
    assert len(round_robin(BOTS, 3)) == 6
    assert PLAN.bots == replace(PLAN, players=3, pairs=round_robin(BOTS, 3)).bots == BOTS
    assert PLAN.deals == 6
    assert replace(PLAN, players=5).deals == 3
    assert replace(PLAN, paired=False).deals == 12
    contest = Contest(PLAN, TWO)
    assert [contest.next_task().seed for _ in range(3)] == [1, 2, 3]


def test_pairs_in_words():
    assert read_pair("search:5/random") == Pair("search:5", "random")
    assert read_pair(" sensible/random@0.6", 0.7) == Pair("sensible", "random", 0.6)
    assert read_pair("sensible/random", 0.7) == Pair("sensible", "random", 0.7)
    for text in ("sensible", "sensible/random@", "sensible/random@many", ""):
        with pytest.raises(SaucerError, match="write a pair as"):
            read_pair(text)


@pytest.mark.parametrize(
    ("players", "pairs", "fine"),
    [(2, "a/b,b/a", False), (3, "a/b,b/a", True), (3, "a/b,a/b", False), (2, "a/a", False), (2, "a/b@1", False)],
)
def test_pairs_make_sense(players, pairs, fine, monkeypatch):
    monkeypatch.setattr("saucer.lab.ladder.lab_bot", lambda name: RandomBot())
    plan = Plan("looters", players, {}, tuple(map(read_pair, pairs.split(","))))
    if fine:
        plan.check()
    else:
        with pytest.raises(SaucerError, match=r"two bots, and is named once|a bar is a share"):
            plan.check()


def won(share):
    return Deal(share, 2.0, (Finish(0, (1,)), Finish(1, (0,))))


def test_a_pairing_stops_when_it_is_settled():
    plan = replace(PLAN, games=100)
    contest = Contest(plan, TWO)
    for _ in range(50):
        contest.add(won(1.0))
    assert len(contest.deals) == 9
    assert contest.over
    pairing = contest.result()
    assert (pairing.verdict, pairing.deals, pairing.games, pairing.share) == ("above", 9, 18, 1.0)
    assert 0.5 < pairing.interval[0] < 1
    assert pairing.lead_interval == (2, 2)
    whole = Contest(replace(plan, stop=False), TWO)
    higher = Contest(plan, replace(TWO, bar=0.7))
    for _ in range(50):
        whole.add(won(1.0))
        higher.add(won(1.0))
    assert len(whole.deals) == 50
    assert whole.result().verdict == "above"
    assert 9 < len(higher.deals) < 50


def test_a_match_of_two_is_seen_from_both_sides(ladder):
    one, other = ladder.pairing("sensible", "random"), ladder.pairing("random", "sensible")
    assert one.share + other.share == 1
    assert one.interval == pytest.approx((1 - other.interval[1], 1 - other.interval[0]))
    assert one.lead == -other.lead
    assert ladder.pairing("sensible", "sensible") is None
    table = played(replace(PLAN, players=3, pairs=(TWO, Pair("random", "sensible")), games=3))
    assert table.pairing("random", "sensible").share < 1 / 3 < table.pairing("sensible", "random").share


def test_ratings_put_the_winner_first_whatever_the_order():
    games = [("a", "b", Finish(0, (1,)))] * 30 + [("a", "b", Finish(1, (0,)))] * 10
    ratings = rate(games)
    assert list(ratings) == ["a", "b"]
    turned = rate(games[::-1])
    assert turned["a"].mu == pytest.approx(ratings["a"].mu, abs=ratings["a"].sigma)
    assert ratings["a"].sigma < 25 / 3
    assert ratings["a"].mu + ratings["b"].mu == pytest.approx(50, abs=0.1)


def test_ratings_know_ties_and_copies():
    even = rate([("a", "b", Finish(0, (0,)))] * 20)
    assert even["a"].mu == pytest.approx(even["b"].mu, abs=0.01)
    alone = rate([("a", "b", Finish(0, (1, 2, 3)))] * 20)
    assert alone["a"].mu > 25 > alone["b"].mu


def test_a_ladder_survives_its_file(ladder, tmp_path):
    file = tmp_path / "ladder.json"
    file.write_text(results.to_json(ladder), "utf-8")
    again = results.read(file)
    assert again == ladder
    assert list(again.ratings) == list(ladder.ratings)
    assert json.loads(file.read_text("utf-8"))["version"] == results.VERSION


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "saucer ladder", "version": 99}', "nonsense"])
def test_other_files_are_no_ladder(text, tmp_path):
    file = tmp_path / "ladder.json"
    file.write_text(text, "utf-8")
    with pytest.raises(SaucerError, match=r"ladder\.json: not results of a ladder"):
        results.read(file)
    with pytest.raises(SaucerError, match="No such file"):
        results.read(tmp_path / "none.json")


def test_the_command_makes_the_same_plan():
    start = "saucer ladder looters --players 2 --option tokens=20 "
    plan = replace(PLAN, pairs=round_robin(BOTS, 2, 0.6), confidence=0.99, paired=False, stop=False)
    assert results.command(plan) == (
        start + "--bots sensible,search:5,random --bar 0.6 --games 12 --seed 1 --confidence 0.99 --no-paired --no-stop"
    )
    some = replace(PLAN, pairs=(replace(TWO, bar=0.6), Pair("search:5", "random")))
    assert results.command(some) == start + "--pairs sensible/random@0.6,search:5/random --games 12 --seed 1"


def test_a_report_names_the_verdict(ladder):
    text = report(ladder)
    assert "looters, 2 players" in text
    assert text.count("no difference shown") + text.count("better") + text.count("worse") == 3
    for verdict, words in (("above", "above 60 %"), ("below", "below 60 %"), ("open", "60 % not settled")):
        pairings = tuple(replace(pairing, bar=0.6, verdict=verdict) for pairing in ladder.pairings)
        assert report(Ladder(PLAN, pairings, ladder.ratings)).count(words) == 3
    assert "33.3% of the wins is even" in report(played(replace(PLAN, players=3, pairs=(TWO,), games=3)))


def test_pictures_are_drawn_alike_every_time(ladder, tmp_path):
    first, second, picture = tmp_path / "a.svg", tmp_path / "b.svg", tmp_path / "a.png"
    plot.draw(ladder, [first, picture])
    plot.draw(ladder, [second])
    assert first.read_bytes() == second.read_bytes()
    assert "search:5" in first.read_text("utf-8")
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert picture.stat().st_size > 10_000
    with pytest.raises(SaucerError, match="No such file"):
        plot.draw(ladder, [tmp_path / "none" / "a.png"])


@pytest.mark.parametrize("library", ["openskill", "matplotlib"])
def test_missing_libraries_are_named(monkeypatch, library):
    plot.check([Path("a.svg")])
    monkeypatch.setitem(sys.modules, library, None)
    plot.check([])
    with pytest.raises(SaucerError, match=rf'need {library}: pip install "saucer\[lab\]"'):
        plot.check([Path("a.svg")])
