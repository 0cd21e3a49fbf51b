"""Tables with real storage, without HTTP: a registry, and people who send requests."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saucer.server import protocol
from saucer.server.bot_pool import BotPool
from saucer.server.registry import TableRegistry
from saucer.server.settings import Settings
from saucer.server.storage import open_store
from saucer.server.table.actor import Table
from saucer.server.table.bots import Tempo
from saucer.server.table.broadcast import Subscriber
from saucer.server.table.caller import Caller
from tests.support.waiting import PATIENCE

QUICK = Tempo(pace=0, hold=0)
numbers = itertools.count(1)
_pools: list[BotPool] = []

Command = Any  # any class of saucer.server.protocol that is a request
Seen = dict[str, Any]  # an update, as a client reads it


def thinkers() -> BotPool:
    """One pool of bots for all tests of a process, because starting one is slow."""
    if not _pools:
        _pools.append(Shared(1))
    return _pools[0]


class Shared(BotPool):
    """A pool that outlives the registry that it is lent to."""

    def close(self) -> None:
        """It stays for the next test."""


@asynccontextmanager
async def house(address: Path | str, tempo: Tempo = QUICK) -> AsyncIterator[TableRegistry]:
    """A registry of tables on a database of its own."""
    store = await open_store(str(address))
    registry = TableRegistry(store, thinkers(), tempo)
    registry.open()
    try:
        yield registry
    finally:
        await registry.close()
        await store.close()


class Person:
    """A person connected to a table."""

    table: Table
    subscriber: Subscriber

    def __init__(self, house: TableRegistry, name: str, language: str | None = None) -> None:
        self.house = house
        self.caller = Caller(f"guest-{name}", name)
        self.language = language

    async def visit(self, name: str) -> "Person":
        """Connect to a table."""
        table = await self.house.table(name)
        assert table is not None, name
        self.table = table
        self.subscriber = Subscriber(self.caller, self.language)
        self.table.subscribe(self.subscriber)
        return self

    def leave_page(self) -> None:
        """Disconnect from it."""
        self.table.unsubscribe(self.subscriber)

    async def ask(self, kind: Command, **fields: Any) -> Any:
        """Send a request; returns the answer."""
        fields.setdefault("id", f"r{next(numbers)}")
        return await self.ask_for(kind(**fields))

    async def ask_for(self, command: Command) -> Any:
        """Ask by a whole request."""
        return await self.table.request(self.caller, command, self.language)

    async def do(self, kind: Command, **fields: Any) -> Any:
        """Ask for something that must be granted."""
        reply = await self.ask(kind, **fields)
        assert isinstance(reply, protocol.Ack | protocol.Advice), reply
        return reply

    async def refused(self, kind: Command, **fields: Any) -> str:
        """Ask for something that must be refused; the key of the reason."""
        reply = await self.ask(kind, **fields)
        assert isinstance(reply, protocol.Refused), reply
        return reply.problem.key

    async def look(self) -> Seen:
        """The update since the last look."""
        return msgspec.json.decode(await self.table.update(self.subscriber), type=Seen)

    async def until(self, condition: Callable[[Seen], object], seconds: float = PATIENCE) -> Seen:
        """Look until a condition holds."""
        async with asyncio.timeout(seconds):
            while True:
                update = await self.look()
                if condition(update):
                    return update
                self.subscriber.wake.clear()
                if self.table.state.seq == self.subscriber.sent:
                    await self.subscriber.wake.wait()


async def new_table(
    house: TableRegistry,
    host: str,
    game: str = "looters",
    players: int = 2,
    seats: Sequence[str] = ("me", "free"),
    **settings: Any,
) -> Person:
    """A table and its host at it."""
    wish = protocol.NewTable(
        Settings(game, players, **settings),
        [_seat_wish(seat) for seat in seats],
    )
    person = Person(house, host)
    name = await house.create(person.caller, wish)
    return await person.visit(name)


def _seat_wish(seat: str) -> protocol.SeatWish:
    wish = {"kind": seat} if seat in ("me", "free") else {"kind": "bot", "level": seat}
    return msgspec.convert(wish, protocol.SeatWish)


def in_phase(phase: str) -> Callable[[Seen], bool]:
    """Whether a table is gathering, playing or over."""
    return lambda update: bool(update["table"]["phase"] == phase)


def at_house(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[[Path, pytest.MonkeyPatch], None]:
    """Run an asynchronous test in a house of its own."""

    def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        async def inside() -> None:
            async with house(tmp_path / "tables.db") as registry:
                await (test(registry, monkeypatch) if test.__code__.co_argcount == 2 else test(registry))

        asyncio.run(inside())

    run.__name__ = test.__name__
    return run


async def pair(registry: TableRegistry, **settings: Any) -> tuple[Person, Person]:
    """Two people at a table that has not started."""
    ola = await new_table(registry, "Ola", **settings)
    pat = await Person(registry, "Pat").visit(ola.table.id)
    await pat.do(protocol.Sit, seat=1)
    return ola, pat


async def begun(registry: TableRegistry, **settings: Any) -> tuple[Person, Person]:
    """Two people at play."""
    ola, pat = await pair(registry, **settings)
    await ola.do(protocol.Start)
    await ola.until(in_phase("playing"))
    return ola, pat


async def play_any(*people: Person) -> tuple[Person, Any]:
    """Let a person who may act play the first legal move."""
    for person in people:
        update = await person.look()
        if update["moves"]:
            return person, await person.do(protocol.Move, words=update["moves"][0]["words"], seen=update["seq"])
    raise AssertionError("nobody may move")
