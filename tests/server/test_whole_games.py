"""Whole games of people and bots at every player count; in the daily suite at the fewest alone.

`make soak` plays them all, on SQLite and on PostgreSQL.
"""

import asyncio

import pytest

import saucer
from saucer.server import protocol
from tests.support.tables import Person, house, new_table
from tests.support.waiting import PATIENCE, SOAK

COUNTS = [
    (slug, players)
    for slug in saucer.SLUGS
    for players in range(saucer.game(slug).sheet.fewest, saucer.game(slug).sheet.most + 1)
    if SOAK or players == saucer.game(slug).sheet.fewest
]


async def move(person):
    """The first legal move, if there is one; somebody may be quicker."""
    state = person.table.state
    seat = state.seat_of(person.caller.guest)
    if seat in state.match.actors:
        await person.ask(protocol.Move, words=next(iter(state.match.moves(seat))).words)


async def play(registry, slug, players):
    """Two people take turns with bots until the game is over, one coming and going all the time."""
    options = {"target": "round"} if slug == "powers" else {}
    ola = await new_table(registry, "Ola", slug, players, ("me", "free", *["easy"] * (players - 2)), options=options)
    pat = await Person(registry, "Pat").visit(ola.table.id)
    await pat.do(protocol.Sit, seat=1)
    await ola.do(protocol.Start)
    update = await ola.until(lambda update: update["view"])
    news = []
    while update["table"]["phase"] != "over":
        for person in (ola, pat):
            await move(person)
        pat.leave_page()
        await pat.visit(ola.table.id)
        update = await ola.until(lambda now, last=update["seq"]: now["seq"] > last)
        news += [item["seq"] for item in update["news"]]
    assert news == sorted(set(news))
    record = ola.table.state.deals[0].record
    assert saucer.replay(saucer.Record.from_json(record)).outcome
    return update


@pytest.mark.parametrize(("slug", "players"), COUNTS)
def test_a_whole_game_on_sqlite(tmp_path, slug, players):
    async def inside():
        async with house(tmp_path / "t.db") as registry:
            update = await play(registry, slug, players)
            assert len(update["table"]["result"]["scores"]) == players

    asyncio.run(asyncio.wait_for(inside(), 4 * PATIENCE))


@pytest.mark.parametrize(("slug", "players"), COUNTS if SOAK else COUNTS[:1])
def test_a_whole_game_on_postgres(postgres, slug, players):
    async def inside():
        async with house(postgres) as registry:
            await play(registry, slug, players)

    asyncio.run(asyncio.wait_for(inside(), 4 * PATIENCE))
