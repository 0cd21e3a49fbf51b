"""Bots: they see only what their seat may see, choose legal moves, and beat weaker ones."""

from statistics import fmean

import pytest

import saucer
from saucer.bots.levels import LEVELS, CasualBot, ThinkingBot
from saucer.bots.registry import bot
from saucer.bots.search import Search, Tree
from saucer.bots.searcher import SearchBot
from saucer.bots.simple import RandomBot, SensibleBot
from saucer.games import SLUGS
from saucer.kernel.polling import WAIT
from saucer.kernel.rng import quick
from saucer.kernel.situation import situation
from saucer.kernel.state import Moves
from saucer.lab.duels import Task, play_deal
from tests.support.games import COMPILED, play_randomly

FEW = 30 if COMPILED else 4  # iterations
BOTS = {
    "random": RandomBot(),
    "sensible": SensibleBot(),
    "easy": LEVELS["easy"],
    "normal": LEVELS["normal"],
    "search": SearchBot(FEW),
    "thinking": ThinkingBot(dict.fromkeys(SLUGS, FEW)),  # hard and expert, in a hurry
}
COUNTS = [
    (slug, players)
    for slug in SLUGS
    for players in range(saucer.game(slug).sheet.fewest, saucer.game(slug).sheet.most + 1)
]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("slug", "players"), COUNTS)
def test_what_a_seat_cannot_see_changes_no_choice(slug, players, name):
    moves = Moves()
    for played in (0, 5, 17, 40) if COMPILED else (11,):
        match = play_randomly(saucer.match(slug, players, seed=played + players), played)
        for seat in match.actors:
            choices = [
                BOTS[name].choose(situation(match.game, state, seat, moves), quick(4))
                for state in (match.state, match.imagine(seat, 1), match.imagine(seat, 2))
            ]
            assert choices[0] == choices[1] == choices[2]
            waits = choices[0] is None and seat != match.state.mover()
            assert waits or choices[0] in match.moves(seat)


@pytest.mark.parametrize("slug", SLUGS)
def test_sensible_beats_random(slug):
    options = {"target": "round"} if slug == "powers" else {}
    deals = [
        play_deal(Task(slug, 2, options, "sensible", "random", seed, paired=True))
        for seed in range(12 if COMPILED else 3)
    ]
    assert fmean(deal.share for deal in deals) > 0.7
    assert fmean(deal.lead for deal in deals) > 0


@pytest.mark.parametrize("slug", SLUGS)
def test_worth_is_a_share_and_highest_for_winners(slug):
    game = saucer.game(slug)
    for seed in range(4):
        match = saucer.match(slug, 3, seed=seed)
        for _ in range(12):
            play_randomly(match, 9, seed)
            worths = [game.heuristic.worth(match.state, seat) for seat in range(3)]
            assert all(0 <= worth <= 1 for worth in worths)
        play_randomly(match, 20_000, seed)
        worths = [game.heuristic.worth(match.state, seat) for seat in range(3)]
        assert all(0 <= worth <= 1 for worth in worths)
        assert max(range(3), key=worths.__getitem__) in match.outcome.winners


def test_the_same_seed_and_iterations_give_the_same_choice():
    match = saucer.match("zovnis", 3, seed=2, start=1)
    observation = situation(match.game, match.state, 1, Moves())
    assert SearchBot(200).choose(observation, quick(1)) == SearchBot(200).choose(observation, quick(1))


def test_search_thinks_for_a_time():
    match = saucer.match("looters", 4, seed=2, start=1)
    observation = situation(match.game, match.state, 1, Moves())
    assert SearchBot(milliseconds=20).choose(observation, quick(1)) in match.moves(1)


def test_a_single_move_needs_no_thought():
    match = saucer.match("looters", 2, seed=2, start=0)
    observation = situation(match.game, match.state, 0, Moves())
    alone = type(observation)(observation.game, 0, True, observation.codes[:1], observation.view, observation.imagine)
    assert SearchBot().choose(alone, quick(1)) == observation.codes[0]
    assert observation.view() == match.view(0)


def test_search_finds_the_move_that_ends_the_game_won():
    """Two loot left on Earth and a lead: any card that takes two wins at once."""
    match = saucer.match("looters", 2, seed=11, start=0)
    match.state.earth = 2
    match.state.loot[0], match.state.loot[1] = 20, 18
    search = Search(match.imagine(0, 1), 0, match.game.heuristic, quick(1), 4000)
    search.run(400)
    best = max(match.moves(0), key=lambda move: search.visits(move.code))
    match.play(0, best)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert search.value(best.code) > 0.85
    assert search.visits(999) == 0
    assert search.value(999) == 0


def test_a_tree_finds_what_it_grew_and_stops_when_full():
    tree = Tree(4)
    root = tree.root()
    children = [tree.grow(root, label) for label in (7, WAIT, 800_000)]
    assert [tree.find(root, label) for label in (7, WAIT, 800_000)] == children
    assert tree.grow(root, 7) == children[0]
    assert tree.find(root, 8) == -1
    assert tree.grow(root, 8) == -1
    assert tree.children[root] == 3


def test_private_moves_look_alike_to_others():
    planet = saucer.match("planet", 2, seed=1, start=0)
    planet.play(0, "stack center")
    hides = planet.moves(0).codes
    assert len({planet.state.seen_as(0, code, 0) for code in hides}) == 3
    assert len({planet.state.seen_as(0, code, 1) for code in hides}) == 3  # by the tiles left open
    for code in hides:  # but not by the hidden one
        others = [planet.state.clone() for _ in range(2)]
        others[1].offer[code - 24] = next(tile for tile in range(80) if tile not in list(planet.state.offer))
        assert len({other.seen_as(0, code, 1) for other in others}) == 1
        assert len({other.seen_as(0, code, 0) for other in others}) == 2
    powers = saucer.match("powers", 4, seed=1).state
    gifts = [222 + rank * 10 + 2 for rank in range(13)]
    assert len({powers.seen_as(0, gift, 2) for gift in gifts}) == 13
    assert {powers.seen_as(0, gift, 3) for gift in gifts} == {224}
    assert powers.chapter() == 1


def test_levels_are_called_by_name_and_know_every_game():
    assert [bot(name) for name in ("easy", "normal", "hard", "expert")] == list(LEVELS.values())
    assert all(set(LEVELS[level].overlooked) == set(SLUGS) for level in ("easy", "normal"))
    assert all(set(LEVELS[level].iterations) == set(SLUGS) for level in ("hard", "expert"))
    assert all(LEVELS["expert"].iterations[slug] > LEVELS["hard"].iterations[slug] for slug in SLUGS)


def test_a_casual_player_forgets_to_call_now_and_then():
    """N20: two cards left, one fits: a player who overlooks the call lays without it."""
    match = saucer.match("powers", 2, seed=3, options={"deck": "classic"})
    seat = match.actors[0]
    while not any(str(move).endswith("last") for move in match.moves(seat)):
        play_randomly(match, 1, len(match.history))
        seat = match.state.mover()
    observation = situation(match.game, match.state, seat, Moves())
    rng = quick(5)
    called = [match.move(seat, LEVELS["easy"].choose(observation, rng)).words.endswith("last") for _ in range(60)]
    assert any(called)
    assert not all(called)
    assert all(
        match.move(seat, CasualBot({"powers": 0}, 0).choose(observation, rng)).words.endswith("last") for _ in range(20)
    )


def test_a_casual_player_misses_chances_to_catch():
    match = saucer.match("powers", 3, seed=1, options={"deck": "classic"})
    while len(match.actors) == 1:
        play_randomly(match, 1, len(match.history))
    mover = match.state.mover()
    catcher = next(seat for seat in match.actors if seat != mover and "catch" in repr(match.moves(seat)))
    observation = situation(match.game, match.state, catcher, Moves())
    rng = quick(6)
    choices = [CasualBot({"powers": 0}, 60).choose(observation, rng) is not None for _ in range(200)]
    assert 50 < sum(choices) < 110
    assert CasualBot({"powers": 0}, 100).choose(observation, rng) is None
