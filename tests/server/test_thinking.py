"""The bot pool: a bot gets what its seat knows and a time budget, never the true position."""

import asyncio

import pytest

import saucer
from saucer.bots.searcher import SearchBot
from saucer.bots.simple import SensibleBot
from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.lab.play import random_decision
from saucer.server import bot_pool
from tests.support.tables import thinkers
from tests.support.waiting import PATIENCE


def played(slug, moves=12, seed=5):
    match = saucer.match(slug, 3, seed=seed)
    for number in range(moves):
        if match.actors:
            match.play(*random_decision(match.state, quick(number), Moves()))
    return match


@pytest.mark.parametrize("slug", saucer.SLUGS)
def test_what_is_sent_away_does_not_depend_on_secrets(slug, monkeypatch):
    """The same chance, two worlds that the seat cannot tell apart: the same bytes go to the bots' process."""
    monkeypatch.setattr(bot_pool.secrets, "randbits", lambda bits: 77)
    match = played(slug)
    seat = match.actors[0]
    sent = bot_pool.new_task(match, seat, "hard", 1).world
    assert match.seed.hex() not in repr(sent)
    match.state = match.imagine(seat, seed=3)
    assert bot_pool.new_task(match, seat, "hard", 1).world == sent


@pytest.mark.parametrize("level", ["easy", "expert"])
def test_choices_are_legal(level):
    async def inside():
        match = played("zovnis", 3)
        seat = match.actors[0]
        assert await thinkers().choose(match, seat, level) in match.moves(seat)

    asyncio.run(inside())


def test_who_is_short_of_time_plays_by_feeling(monkeypatch):
    match = played("zovnis", 3)
    seat = match.actors[0]
    assert isinstance(bot_pool._bot(bot_pool.new_task(match, seat, "expert", 0.01)), SensibleBot)
    relaxed = bot_pool._bot(bot_pool.new_task(match, seat, "expert", 2))
    assert isinstance(relaxed, SearchBot)
    assert relaxed.milliseconds <= 2000
    pool = thinkers()
    monkeypatch.setattr(pool, "pending", 20 * pool.processes)
    assert pool.budget < bot_pool.BUDGET_SECONDS / 20


def test_thinkers_that_die_are_replaced():
    async def inside():
        match = played("looters", 3)
        pool = thinkers()
        await pool.choose(match, match.actors[0], "easy")
        for process in list(pool._pool._processes.values()):
            process.kill()
            process.join(PATIENCE)
        assert await pool.choose(match, match.actors[0], "easy") in match.moves(match.actors[0])

    asyncio.run(inside())
