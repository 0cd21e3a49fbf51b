"""Helpers: a house with real storage, people who ask for things at its tables."""

import asyncio
import itertools
from contextlib import asynccontextmanager

import msgspec

from saucer.server import wire
from saucer.server.deciding import Asker
from saucer.server.house import House
from saucer.server.settings import Settings
from saucer.server.storage import open_store
from saucer.server.table import Tempo, Viewer
from saucer.server.thinking import Thinkers
from tests.server.live import PATIENCE

QUICK = Tempo(pace=0, hold=0)
numbers = itertools.count(1)
_thinkers = []


def thinkers():
    """One pool of bots for all tests of a process: starting one takes a while."""
    if not _thinkers:
        _thinkers.append(Shared(1))
    return _thinkers[0]


class Shared(Thinkers):
    def close(self):
        """It stays for the next test."""


@asynccontextmanager
async def house(address, tempo=QUICK):
    store = await open_store(str(address))
    made = House(store, thinkers(), tempo)
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
        self.asker = Asker(f"guest-{name}", name)
        self.language = language
        self.viewer = None

    async def visit(self, name):
        self.table = await self.house.table(name)
        self.viewer = Viewer(self.asker, self.language)
        self.table.enter(self.viewer)
        return self

    def leave_page(self):
        self.table.exit(self.viewer)

    async def ask(self, kind, **fields):
        fields.setdefault("id", f"r{next(numbers)}")
        return await self.ask_for(kind(**fields))

    async def ask_for(self, command):
        return await self.table.request(self.asker, command, self.language)

    async def do(self, kind, **fields):
        reply = await self.ask(kind, **fields)
        assert isinstance(reply, wire.Ack | wire.Advice), reply
        return reply

    async def refused(self, kind, **fields):
        reply = await self.ask(kind, **fields)
        assert isinstance(reply, wire.Refused), reply
        return reply.problem.key

    async def look(self):
        return msgspec.json.decode(await self.table.update(self.viewer))

    async def until(self, condition, seconds=PATIENCE):
        """Look again and again until something is so."""
        async with asyncio.timeout(seconds):
            while True:
                seen = await self.look()
                if condition(seen):
                    return seen
                self.viewer.stirred.clear()
                if self.table.standing.seq == self.viewer.sent:
                    await self.viewer.stirred.wait()


async def new_table(house, host, game="looters", players=2, seats=("me", "free"), **settings):
    """A table and its host at it."""
    wish = wire.NewTable(
        Settings(game, players, **settings),
        [wire.SeatWish(seat) if seat in ("me", "free") else wire.SeatWish("bot", seat) for seat in seats],
    )
    person = Person(house, host)
    name = await house.create(person.asker, wish)
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
    await pat.do(wire.Sit, seat=1)
    return ola, pat


async def begun(made, **settings):
    ola, pat = await pair(made, **settings)
    await ola.do(wire.Start)
    await ola.until(in_phase("playing"))
    return ola, pat


async def play_any(*people):
    """Whoever may, makes the first legal move."""
    for person in people:
        seen = await person.look()
        if seen["moves"]:
            return person, await person.do(wire.Move, words=seen["moves"][0]["words"], seen=seen["seq"])
    raise AssertionError("nobody may move")
