"""Clients of boardgame.io: hand-written socket.io packets, with the game of game.cjs."""

import random
from typing import Any

import msgspec
import table
from websocket import Http, connect

GAME = "shedding"
EVENT = b"42/shedding,"


class View(msgspec.Struct):
    hand: list[str]
    pile: list[str]


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - their name


class State(msgspec.Struct, rename={"number": "_stateID"}):
    """The part of a state that a client must read to play."""

    G: View
    ctx: Context
    number: int


class Sync(msgspec.Struct):
    state: State


SYNC = msgspec.json.Decoder(tuple[str, str, Sync])
UPDATE = msgspec.json.Decoder(tuple[str, str, State, Any])


class Seat(table.Seat):
    """A player, or a spectator without a number."""

    def __init__(self, at: table.Table, match: str, number: int | None, credentials: str) -> None:
        super().__init__(at)
        self.match = match
        self.number = None if number is None else str(number)
        self.credentials = credentials
        self.state: State | None = None

    def receive(self, data: bytes) -> None:
        if data.startswith(b'42/shedding,["update"'):
            self.look(UPDATE.decode(data[len(EVENT) :])[2])
        elif data.startswith(b'42/shedding,["sync"'):
            self.look(SYNC.decode(data[len(EVENT) :])[2].state)
        elif data == b"2":
            self.socket.send(b"3")
        elif data.startswith(b"0"):
            self.socket.send(b"40/shedding,")
        elif data.startswith(b"40/shedding,"):
            self.emit("sync", self.match, self.number, self.credentials)

    def look(self, state: State) -> None:
        self.state = state
        self.arrived(state.number)
        if state.ctx.currentPlayer == self.number:
            self.table.may_move(self, state.number)

    def emit(self, *arguments: object) -> None:
        self.socket.send(EVENT + msgspec.json.encode(arguments))

    def move(self) -> int:
        assert self.state is not None
        top = set(self.state.G.pile[-1].split())
        fitting = [place for place, card in enumerate(self.state.G.hand) if top & set(card.split())]
        kind, arguments = ("play", [random.choice(fitting)]) if fitting else ("take", [])
        payload = {"type": kind, "args": arguments, "playerID": self.number, "credentials": self.credentials}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.emit("update", action, self.state.number, self.match, self.number)
        return self.state.number + 1


async def new_match(http: Http, seats: int) -> tuple[str, list[str]]:
    """A match with all seats taken, and their credentials; nobody is connected."""
    match: str = (await http.post(f"/games/{GAME}/create", {"numPlayers": seats}))["matchID"]
    join = f"/games/{GAME}/{match}/join"
    joined = [await http.post(join, {"playerID": str(seat), "playerName": f"Guest {seat}"}) for seat in range(seats)]
    return match, [seat["playerCredentials"] for seat in joined]


async def join(port: int, at: table.Table, match: str, number: int | None, credentials: str = "") -> Seat:
    """Connect a seat, or a spectator."""
    seat = Seat(at, match, number, credentials)
    await connect(port, "/socket.io/?EIO=4&transport=websocket", seat)
    return seat
