"""The oracle bot sees hidden cards, wins by it, and is available in the lab only."""

from statistics import fmean

import pytest

import saucer
from saucer.bots import registry
from saucer.bots.searcher import SearchBot
from saucer.games import SLUGS
from saucer.kernel import situation as honest
from saucer.kernel.errors import BadOption, UsageError
from saucer.kernel.rng import quick
from saucer.kernel.snapshot import position
from saucer.kernel.state import Moves
from saucer.lab.duels import Task, play_deal
from saucer.lab.oracle import OracleBot, lab_bot, situation
from tests.support.games import COMPILED, play_randomly


def test_only_the_laboratory_knows_its_name():
    assert lab_bot("oracle") == OracleBot()
    assert lab_bot("oracle:50").iterations == 50
    assert not isinstance(lab_bot("search:50"), OracleBot)
    for name in ("oracle", "oracle:50"):
        with pytest.raises(BadOption, match=f"not '{name}'"):
            registry.bot(name)
    for name in ("oracle:", "oracle:0", "oracle:many"):
        with pytest.raises(UsageError, match="the oracle is oracle or oracle:ITERATIONS, not"):
            lab_bot(name)
    with pytest.raises(BadOption, match="not 'oracles'"):
        lab_bot("oracles")


@pytest.mark.parametrize("slug", SLUGS)
def test_it_sees_the_truth_and_nobody_else_does(slug):
    match = play_randomly(saucer.match(slug, 3, seed=1), 6)
    seat, moves, truth = match.actors[0], Moves(), position(match.state)
    revealed = situation(OracleBot(), match.game, match.state, seat, moves)
    assert position(revealed.imagine(quick(1))) == truth
    observation = situation(SearchBot(), match.game, match.state, seat, moves)
    assert position(observation.imagine(quick(1))) != truth
    assert OracleBot(20).choose(revealed, quick(1)) in revealed.codes
    assert position(match.state) == truth


@pytest.mark.parametrize("slug", SLUGS)
def test_at_a_table_it_would_see_no_more_than_others(slug):
    """What a table hands to a bot holds no secret, so even the oracle's choice cannot depend on one."""
    match = play_randomly(saucer.match(slug, 2, seed=3), 8)
    seat, moves = match.actors[0], Moves()
    worlds = (match.state, match.imagine(seat, 1), match.imagine(seat, 2))
    choices = {OracleBot(10).choose(honest.situation(match.game, world, seat, moves), quick(4)) for world in worlds}
    assert len(choices) == 1


@pytest.mark.slow
@pytest.mark.parametrize("slug", ["looters", "powers"])
def test_seeing_all_wins(slug):
    options = {"target": "round"} if slug == "powers" else {}
    iterations, deals = (60, 20) if COMPILED else (12, 8)
    bots = f"oracle:{iterations}", f"search:{iterations}"
    shares = [play_deal(Task(slug, 2, options, *bots, seed, paired=True)).share for seed in range(deals)]
    assert fmean(shares) > 0.55
