"""Opens tables over HTTP, as people would: guests, seats and the start of a game."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, NamedTuple, TypeVar

import msgspec

AT_ONCE = 16  # concurrent connections
TABLES_OF_A_PARTY = 20  # tables per group of guests, below the limit of tables per guest
GAMES: dict[str, dict[str, Any]] = {  # the settings of a table for each game
    "powers": {"game": "powers", "options": {"deck": "classic", "target": 500}},
    **{game: {"game": game} for game in ("looters", "planet", "zovnis", "constellations")},
}
T = TypeVar("T")


class Seated(NamedTuple):
    """A table with a running game: its name and the keys of its seats. Nobody is connected."""

    name: str
    keys: list[str]


class Http:
    """A persistent HTTP connection."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str) -> bytes:
        """The raw body of the response."""
        return await self._ask("GET", path, b"", "")

    async def post(self, path: str, body: Any, token: str = "") -> Any:
        """The decoded response."""
        return msgspec.json.decode(await self._ask("POST", path, msgspec.json.encode(body), token))

    async def _ask(self, method: str, path: str, data: bytes, token: str) -> bytes:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        name = f"Authorization: Bearer {token}\r\n" if token else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{name}"
        writer.write(f"{head}Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n".encode() + data)
        answer = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(answer.split(b"content-length:")[1].split(b"\r\n")[0])
        body = await reader.readexactly(length)
        if answer.split(b" ", 2)[1][:1] != b"2":
            raise ConnectionError(f"{path}: {body[:300]!r}")
        return body

    def close(self) -> None:
        if self._streams:
            self._streams[1].close()


async def in_turn(work: Callable[[Http, T], Awaitable[Any]], items: Iterable[T], port: int) -> list[Any]:
    """Process items concurrently; returns the results in the order of the items."""
    waiting = list(enumerate(items))[::-1]
    results: dict[int, Any] = {}

    async def worker() -> None:
        http = Http(port)
        while waiting:
            place, item = waiting.pop()
            results[place] = await work(http, item)
        http.close()

    await asyncio.gather(*(worker() for _ in range(AT_ONCE)))
    return [results[place] for place in sorted(results)]


async def saucer_tables(port: int, game: str, tables: int, seats: int) -> list[Seated]:
    """Tables of saucer; the keys are tokens of guests, who sit at several tables."""
    parties = range((tables + TABLES_OF_A_PARTY - 1) // TABLES_OF_A_PARTY)
    tokens = await in_turn(lambda http, _: _guests(http, seats), parties, port)

    async def make(http: Http, number: int) -> Seated:
        keys = tokens[number // TABLES_OF_A_PARTY]
        return Seated(await _table(http, {**GAMES[game], "players": seats}, keys), keys)

    return await in_turn(make, range(tables), port)


async def _guests(http: Http, count: int) -> list[str]:
    guests = [await http.post("/api/guests", {"name": f"Guest {number}", "program": True}) for number in range(count)]
    return [guest["token"] for guest in guests]


async def _table(http: Http, settings: dict[str, Any], tokens: list[str]) -> str:
    name: str = (await http.post("/api/tables", {"settings": settings}, tokens[0]))["table"]
    requests = f"/api/tables/{name}/requests"
    for seat, token in enumerate(tokens[1:], start=1):
        await http.post(requests, {"type": "sit", "id": f"sit {seat}", "seat": seat}, token)
    await http.post(requests, {"type": "start", "id": "start"}, tokens[0])
    return name


async def new_match(http: Http, seats: int) -> str:
    """The name of a new match of boardgame.io."""
    name: str = (await http.post("/games/shedding/create", {"numPlayers": seats}))["matchID"]
    return name


async def boardgame_matches(port: int, matches: int, seats: int) -> list[Seated]:
    """Matches of boardgame.io with all seats taken; the keys are their credentials."""

    async def make(http: Http, _: int) -> Seated:
        name = await new_match(http, seats)
        join = f"/games/shedding/{name}/join"
        places = [{"playerID": str(seat), "playerName": f"Guest {seat}"} for seat in range(seats)]
        return Seated(name, [(await http.post(join, place))["playerCredentials"] for place in places])

    return await in_turn(make, range(matches), port)
