"""A scenario: everything about a run that follows from its seed, as plain data that can be made smaller."""

import random
from typing import Final, Literal

import msgspec

from saucer.games import game

SLUGS: Final = ("looters", "planet", "zovnis", "constellations", "powers")
SHORT: Final[dict[str, dict[str, int | str]]] = {
    "looters": {"tokens": 20},
    "zovnis": {"hand": 3},
    "powers": {"target": "round"},
}

Kind = Literal["file", "server"]
Trouble = Literal[
    "break", "silence", "slow", "away", "night", "crowd",  # of a client's connection, or of all
    "kill", "stop", "pause", "clock",  # of a process of the server
    "full", "stall", "cut", "power",  # of the database
    "bots",
]  # fmt: skip
CLIENTS_TROUBLES: Final[tuple[Trouble, ...]] = ("break", "break", "break", "silence", "slow", "away", "night", "crowd")
SERVERS_TROUBLES: Final[tuple[Trouble, ...]] = ("kill", "kill", "stop", "pause", "pause", "clock", "bots")
DISKS_TROUBLES: Final[tuple[Trouble, ...]] = ("full", "stall", "stall", "cut", "cut", "power")


class Disturbance(msgspec.Struct, frozen=True):
    """Something that goes wrong: when, what, whose, and for how long or by how much."""

    number: int
    at: float
    trouble: Trouble
    whose: int
    amount: float


class TableWish(msgspec.Struct, frozen=True):
    """A table and who comes to it."""

    game: str
    players: int
    bots: int
    clients: int
    clock: int  # seconds of a turn; 0 for none
    hints: bool
    undo: bool
    chat: Literal["free", "presets", "off"]


class Scenario(msgspec.Struct, frozen=True):
    """One run."""

    seed: int
    kind: Kind
    servers: int
    lies: bool  # fsync does, and acknowledged data may be lost
    until: float  # when the trouble ends
    think: float  # seconds that people think, on average
    latency: float
    mailbox: int  # requests that a table's mailbox holds
    tables: tuple[TableWish, ...]
    disturbances: tuple[Disturbance, ...]
    most_clients: int = 1000  # at each table; fewer in a shrunken run


def scenario(seed: int) -> Scenario:
    """The scenario of a seed."""
    chance = random.Random(f"{seed} scenario")
    kind: Kind = chance.choice(("file", "server"))
    servers = chance.choice((1, 1, 2)) if kind == "file" else chance.choice((1, 2, 2, 3))
    tables = tuple(_table(seed + place, chance) for place in range(chance.choice((1, 1, 2, 3))))
    clients = sum(table.clients for table in tables)
    until = chance.choice((300.0, 600.0, 1200.0, 3600.0))
    return Scenario(
        seed=seed,
        kind=kind,
        servers=servers,
        lies=chance.random() < 0.15,
        until=until,
        think=chance.choice((2.0, 8.0, 30.0)),
        latency=chance.choice((0.01, 0.05, 0.3)),
        mailbox=chance.choice((1, 2, 200)),
        tables=tables,
        disturbances=_disturbances(chance, until, clients, servers, chance.choice((20.0, 45.0, 120.0, 400.0))),
    )


def _table(number: int, chance: random.Random) -> TableWish:
    sheet = game(slug := SLUGS[number % len(SLUGS)]).sheet
    players = min(chance.choice((2, 2, 3, 4)), sheet.most)
    bots = chance.randint(0, players - 1) if chance.random() < 0.6 else 0
    return TableWish(
        game=slug,
        players=players,
        bots=bots,
        clients=players - bots + chance.choice((0, 1, 2)),
        clock=chance.choice((0, 0, 20, 60)),
        hints=chance.random() < 0.7,
        undo=chance.random() < 0.8,
        chat=chance.choice(("free", "free", "presets", "off")),
    )


def _disturbances(
    chance: random.Random, until: float, clients: int, servers: int, every: float
) -> tuple[Disturbance, ...]:
    """What goes wrong, in the order of time."""
    found: list[Disturbance] = []
    at = 10.0
    while (at := at + chance.expovariate(1 / every)) < until:
        group, most = chance.choice(
            ((CLIENTS_TROUBLES, clients), (CLIENTS_TROUBLES, clients), (SERVERS_TROUBLES, servers), (DISKS_TROUBLES, 1))
        )
        trouble = chance.choice(group)
        found.append(Disturbance(len(found), at, trouble, chance.randrange(most), _amount(trouble, chance)))
    return tuple(found)


def _amount(trouble: Trouble, chance: random.Random) -> float:
    if trouble == "clock":
        return chance.choice((-1, 1)) * chance.choice((0.1, 1.0, 5.0, 20.0))
    if trouble in ("away", "night", "crowd"):
        return chance.choice((5.0, 60.0, 300.0))
    if trouble in ("stall", "full"):
        return chance.choice((0.2, 2.0, 12.0, 60.0))
    return chance.choice((0.05, 1.0, 3.0, 8.0, 20.0))


def options(slug: str) -> dict[str, int | str]:
    """Options that make a game short."""
    return SHORT.get(slug, {})
