"""Several server processes on one PostgreSQL: any of them serves any table, one of them runs its bots."""

import asyncio
from contextlib import asynccontextmanager

from saucer.server import protocol
from saucer.server.registry import TableRegistry
from tests.support.tables import Person, house, in_phase, new_table


def test_people_at_two_processes_play_at_one_table(postgres):
    async def inside():
        async with house(postgres) as one, house(postgres) as two:
            ola = await new_table(one, "Ola", players=3, seats=("me", "free", "easy"))
            pat = await Person(two, "Pat").visit(ola.table.id)
            assert ola.table is not pat.table
            await pat.do(protocol.Sit, seat=1)
            await ola.until(lambda update: update["table"]["places"][1]["name"] == "Pat")
            await ola.do(protocol.Start)
            await pat.until(in_phase("playing"))
            moves = 0
            while ola.table.state.phase == "playing" or pat.table.state.phase == "playing":
                for person in (ola, pat):
                    update = await person.look()
                    if update["moves"]:
                        await person.ask(protocol.Move, words=update["moves"][0]["words"], seen=update["seq"])
                        moves += 1
                await asyncio.sleep(0.01)
            assert moves > 5
            await pat.until(lambda update: update["table"]["next_commitment"])
            await ola.until(lambda update: update["seq"] == pat.table.state.seq)
            assert ola.table.state.match.record() == pat.table.state.match.record()

    asyncio.run(asyncio.wait_for(inside(), 180))


def test_of_two_processes_that_write_at_once_one_decides_again(postgres):
    async def inside():
        async with house(postgres) as one, house(postgres) as two:
            ola = await new_table(one, "Ola", players=2)
            pat, eva = await Person(two, "Pat").visit(ola.table.id), await Person(one, "Eva").visit(ola.table.id)
            replies = await asyncio.gather(pat.ask(protocol.Sit, seat=1), eva.ask(protocol.Sit, seat=1))
            assert sorted(type(reply).__name__ for reply in replies) == ["Ack", "Refused"]

    asyncio.run(asyncio.wait_for(inside(), 180))


@asynccontextmanager
async def hearing_and_deaf(postgres, monkeypatch):
    """Two processes; the second does not hear what the first has written."""
    async with house(postgres) as one:
        monkeypatch.setattr(TableRegistry, "_news", lambda *_: None)
        async with house(postgres) as two:
            yield one, two


def test_nobody_is_refused_because_a_process_has_not_heard_yet(postgres, monkeypatch):
    async def inside():
        async with hearing_and_deaf(postgres, monkeypatch) as (one, two):
            pat = await new_table(two, "Pat")
            ola = await Person(one, "Ola").visit(pat.table.id)
            await ola.do(protocol.Sit, seat=1)
            assert pat.table.state.seats[1].free
            await pat.do(protocol.Start)
            assert await pat.refused(protocol.Start) == "not-gathering"

    asyncio.run(asyncio.wait_for(inside(), 60))


def test_who_comes_back_to_a_process_that_has_not_heard_yet_is_not_thrown_back(postgres, monkeypatch):
    async def inside():
        async with hearing_and_deaf(postgres, monkeypatch) as (one, two):
            ola = await new_table(one, "Ola")
            pat = await Person(two, "Pat").visit(ola.table.id)
            for _ in range(3):
                await ola.do(protocol.Say, preset="hello")
            update = ola.table.state.seq
            assert pat.table.state.seq < update
            await pat.table.read_up_to(update)
            assert pat.table.state.seq == update
            await pat.table.read_up_to(update + 1000)  # a number that nobody can have seen keeps nobody waiting
            assert (await pat.look())["seq"] == update

    asyncio.run(asyncio.wait_for(inside(), 60))
