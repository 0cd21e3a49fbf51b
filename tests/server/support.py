"""Helpers: a house with real storage, people who ask for things at its tables."""

import asyncio
import itertools
from contextlib import asynccontextmanager

import msgspec

from saucer.server import protocol
from saucer.server.bot_pool import BotPool
from saucer.server.registry import TableRegistry
from saucer.server.settings import Settings
from saucer.server.storage import open_store
from saucer.server.table.bots import Tempo
from saucer.server.table.broadcast import Subscriber
from saucer.server.table.caller import Caller
from tests.server.live import PATIENCE

QUICK = Tempo(pace=0, hold=0)
numbers = itertools.count(1)
_thinkers = []


def thinkers():
    """One pool of bots for all tests of a process: starting one takes a while."""
    if not _thinkers:
        _thinkers.append(Shared(1))
    return _thinkers[0]


class Shared(BotPool):
    def close(self):
        """It stays for the next test."""


@asynccontextmanager
async def house(address, tempo=QUICK):
    store = await open_store(str(address))
    made = TableRegistry(store, thinkers(), tempo)
    made.open()
    try:
        yield made
    finally:
        await made.close()
        await store.close()


class Person:
    """Somebody at a table, connected."""

    def __init__(self, house, name, language=None):
        self.house = house
        self.caller = Caller(f"guest-{name}", name)
        self.language = language
        self.subscriber = None

    async def visit(self, name):
        self.table = await self.house.table(name)
        self.subscriber = Subscriber(self.caller, self.language)
        self.table.subscribe(self.subscriber)
        return self

    def leave_page(self):
        self.table.unsubscribe(self.subscriber)

    async def ask(self, kind, **fields):
        fields.setdefault("id", f"r{next(numbers)}")
        return await self.ask_for(kind(**fields))

    async def ask_for(self, command):
        return await self.table.request(self.caller, command, self.language)

    async def do(self, kind, **fields):
        reply = await self.ask(kind, **fields)
        assert isinstance(reply, protocol.Ack | protocol.Advice), reply
        return reply

    async def refused(self, kind, **fields):
        reply = await self.ask(kind, **fields)
        assert isinstance(reply, protocol.Refused), reply
        return reply.problem.key

    async def look(self):
        return msgspec.json.decode(await self.table.update(self.subscriber))

    async def until(self, condition, seconds=PATIENCE):
        """Look again and again until something is so."""
        async with asyncio.timeout(seconds):
            while True:
                seen = await self.look()
                if condition(seen):
                    return seen
                self.subscriber.wake.clear()
                if self.table.state.seq == self.subscriber.sent:
                    await self.subscriber.wake.wait()


async def new_table(house, host, game="looters", players=2, seats=("me", "free"), **settings):
    """A table and its host at it."""
    wish = protocol.NewTable(
        Settings(game, players, **settings),
        [protocol.SeatWish(seat) if seat in ("me", "free") else protocol.SeatWish("bot", seat) for seat in seats],
    )
    person = Person(house, host)
    name = await house.create(person.caller, wish)
    return await person.visit(name)


def in_phase(phase):
    return lambda seen: seen["table"]["phase"] == phase


def at_house(test):
    """Run an asynchronous test in a house of its own."""

    def run(tmp_path, monkeypatch):
        async def inside():
            async with house(tmp_path / "tables.db") as made:
                await (test(made, monkeypatch) if test.__code__.co_argcount == 2 else test(made))

        asyncio.run(inside())

    run.__name__ = test.__name__
    return run


async def pair(made, **settings):
    ola = await new_table(made, "Ola", **settings)
    pat = await Person(made, "Pat").visit(ola.table.id)
    await pat.do(protocol.Sit, seat=1)
    return ola, pat


async def begun(made, **settings):
    ola, pat = await pair(made, **settings)
    await ola.do(protocol.Start)
    await ola.until(in_phase("playing"))
    return ola, pat


async def play_any(*people):
    """Whoever may, makes the first legal move."""
    for person in people:
        seen = await person.look()
        if seen["moves"]:
            return person, await person.do(protocol.Move, words=seen["moves"][0]["words"], seen=seen["seq"])
    raise AssertionError("nobody may move")
