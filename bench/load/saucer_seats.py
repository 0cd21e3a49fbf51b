"""Clients of saucer: the classic deck of powers, one socket per seat."""

import random

import msgspec
import table
from websocket import Http, connect

SETTINGS = {"game": "powers", "options": {"deck": "classic", "target": 500}}


class Choice(msgspec.Struct):
    words: str


class Info(msgspec.Struct):
    mover: int | None
    phase: str
    number: int


class Update(msgspec.Struct, tag_field="type", tag="update"):
    """The part of an update that a client must read to play."""

    seq: int
    table: Info
    moves: list[Choice]


class Ack(msgspec.Struct, tag_field="type", tag="ack"):
    seq: int


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    problem: dict[str, object]


DECODER = msgspec.json.Decoder(Update | Ack | Refused)


class Seat(table.Seat):
    """A player, or a spectator without a number."""

    def __init__(self, at: table.Table, number: int | None) -> None:
        super().__init__(at)
        self.number = number
        self.count = 0
        self.again = 0
        self.update: Update | None = None

    def receive(self, data: bytes) -> None:
        message = DECODER.decode(data)
        if isinstance(message, Update):
            self.update = message
            self.arrived(message.seq)
            if self.number is not None and message.table.mover == self.number and message.moves:
                self.table.may_move(self, message.seq)
            elif message.table.phase == "over" and self.number is not None and self.again < message.table.number:
                self.again = message.table.number
                self.ask(type="rematch")
        elif isinstance(message, Refused):
            raise RuntimeError(f"refused: {message.problem}")

    def ask(self, **request: object) -> None:
        self.count += 1
        self.socket.send(msgspec.json.encode({"v": 1, "id": f"{self.number}-{self.count}", **request}))

    def move(self) -> int:
        assert self.update is not None
        self.ask(type="move", words=random.choice(self.update.moves).words, seen=self.update.seq)
        return self.update.seq + 1


async def guests(http: Http, count: int) -> list[str]:
    """Tokens of new guests."""
    guests = [await http.post("/api/guests", {"name": f"Guest {number}", "program": True}) for number in range(count)]
    return [guest["token"] for guest in guests]


async def new_table(http: Http, tokens: list[str]) -> str:
    """A table with a running game and all seats taken; nobody is connected."""
    settings = {**SETTINGS, "players": len(tokens)}
    name: str = (await http.post("/api/tables", {"settings": settings}, tokens[0]))["table"]
    requests = f"/api/tables/{name}/requests"
    for seat, token in enumerate(tokens[1:], start=1):
        await http.post(requests, {"type": "sit", "id": f"sit {seat}", "seat": seat}, token)
    await http.post(requests, {"type": "start", "id": "start"}, tokens[0])
    return name


async def join(port: int, at: table.Table, name: str, number: int | None, token: str = "") -> Seat:
    """Connect a seat, or a spectator."""
    seat = Seat(at, number)
    await connect(port, f"/api/tables/{name}/socket", seat, token)
    seat.ask(type="hello")
    return seat
