"""People-like clients: they connect, sit, play, chat, take back, leave, come back, and send the same twice."""

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec

from saucer.server.fairness import shuffle
from tests.simulation.behaviour import next_request
from tests.simulation.network import Link

if TYPE_CHECKING:
    from tests.simulation.world import World

AGAIN_SECONDS: Final = 2.0  # on average, until a client connects again
CONNECT_SECONDS: Final = 20.0  # without a first update a client tries elsewhere
RESTLESS_SECONDS: Final = 20.0  # a client that nothing happens to does something of its own accord
SILENT: Final = ("seen", "again")  # requests without an answer
REMEMBERED: Final = 40  # requests; the server remembers a few more


@dataclass
class Pending:
    """A request without an answer."""

    id: str
    kind: str
    data: bytes
    sent_at: float


class Client:
    """One client at one table. Everything it does runs outside of all server processes."""

    def __init__(self, world: "World", number: int, table: str, guest: str, token: str, *, plays: bool) -> None:
        self.world = world
        self.loop = world.loop
        self.number = number
        self.name = f"client {number}"
        self.table = table
        self.guest = guest
        self.token = token
        self.plays = plays
        self.chance = random.Random(f"{world.scenario.seed} client {number}")
        self.language = self.chance.choice((None, None, None, None, None, "en", "pl", "fr"))  # texts cost most
        self.deltas = self.chance.random() < 0.6
        self.asked_again: int | None = None  # the news after this line
        self.latency = world.scenario.latency * self.chance.choice((0.5, 1.0, 3.0))
        self.entropy: dict[str, str] = {}  # [promise]
        self.link: Link | None = None
        self.seq = 0
        self.update: dict[str, Any] | None = None
        self.pending: dict[str, Pending] = {}
        self.is_away = False
        self.is_leaving = False
        self._kinds: dict[str, str] = {}
        self._count = 0
        self._since = 0.0  # when the connection began
        self._is_new = False  # without an update on it
        self._acts_at = 0.0

    # ---- connecting -----------------------------------------------------------------------------

    @property
    def connected_for(self) -> float:
        """For how long everything has been well with the connection."""
        link = self.link
        if self.is_away or not link or not (link.is_open and link.is_whole and link.is_read) or self._is_new:
            return 0.0
        return self.loop.now - self._since

    def connect(self) -> None:
        """Connect to any process."""
        if self.is_away or self.is_leaving or (self.link and self.link.is_open):
            return
        server = self.world.server_for(self.table, self.chance)
        link = self.link = Link(self.loop, self.latency, self.chance, self)
        self._since, self._is_new = self.loop.now, True
        server.connect(link, self.table, self.token, f"10.0.0.{self.number}")
        self.loop.outside(CONNECT_SECONDS, self._give_up, link)

    def opened(self, link: Link) -> None:
        """The server has accepted: introduce yourself."""
        if link is not self.link:
            return
        since = self.seq if self.update and self.chance.random() < 0.85 else None
        link.cursor = since
        hello = {"type": "hello", "id": self._new_id("hello"), "since": since, "texts": self.language is not None}
        link.send(msgspec.json.encode({**hello, "language": self.language or "", "deltas": self.deltas}))

    def _give_up(self, link: Link) -> None:
        if link is self.link and link.is_open and self._is_new:
            link.close()
            self._connect_later()

    def _connect_later(self) -> None:
        self.loop.outside(self.chance.expovariate(1 / AGAIN_SECONDS), self.connect)

    def go_away(self, seconds: float) -> None:
        """Close the page, and open it again later."""
        self.is_away = True
        if self.link:
            self.link.close()
        self.loop.outside(seconds, self.come_back)

    def come_back(self) -> None:
        """Open the page again."""
        self.is_away = False
        self.connect()

    def leave(self) -> None:
        """Close the page for good."""
        self.is_leaving = True
        if self.link:
            self.link.close()

    # ---- receiving ------------------------------------------------------------------------------

    def closed(self, link: Link) -> None:
        """The connection is gone: look for another."""
        if link is self.link:
            self.world.trace.add(f"{self.name} is cut off")
            self._connect_later()

    def received(self, link: Link, data: bytes) -> None:
        """A message of the server."""
        if link is not self.link:
            return
        self.world.trace.add(f"{self.name} gets {data[:60]!r}", data)
        message = link.whole(msgspec.json.decode(data), at_client=True)
        match message["type"]:
            case "update":
                self.update, self.seq = message, message["seq"]
                if self._is_new:
                    self._is_new = False
                    self._send_again()
                self._act_later(self.chance.expovariate(1 / self.world.scenario.think))
            case "ack" | "refused" | "advice":
                self.pending.pop(message["id"] or "", None)

    def _send_again(self) -> None:
        """What had no answer on the connection before: perhaps it was carried out, perhaps not."""
        for request in list(self.pending.values()):
            if self._is_forgotten(request.id):
                del self.pending[request.id]
                continue
            request.sent_at = self.loop.now
            assert self.link
            self.link.send(request.data)

    # ---- acting ---------------------------------------------------------------------------------

    def _act_later(self, seconds: float) -> None:
        """Think, then do something; only the newest thought counts."""
        self._acts_at = self.loop.now + seconds
        self.loop.outside(seconds, self._act, self._acts_at)

    def _act(self, at: float) -> None:
        if at != self._acts_at or self.is_leaving or self.world.is_quiet:
            return
        self._act_later(RESTLESS_SECONDS * self.chance.uniform(0.5, 1.5))
        if not self.link or not self.link.is_open or not self.update or len(self.pending) > 3:
            return
        request = next_request(self)
        if request:
            self.ask(**request)

    def speak_at_once(self) -> None:
        """Send several requests, as everybody does at this moment."""
        if self.link and self.link.is_open and not self._is_new:
            for number in range(3):
                self.ask("say", text=f"all at once {number}")

    def ask(self, kind: str, **fields: Any) -> None:
        """Send a request; now and then twice."""
        assert self.link
        request = self._new_id(kind)
        data = msgspec.json.encode({"type": kind, "id": request, **fields})
        if kind == "again":
            self.asked_again = fields["since"]
        if kind not in SILENT:
            self.pending[request] = Pending(request, kind, data, self.loop.now)
        self.world.trace.add(f"{self.name} asks {data!r}")
        self.link.send(data)
        if self.chance.random() < 0.04 and kind not in SILENT:
            self.link.send(data)

    def _new_id(self, kind: str) -> str:
        self._count += 1
        request = f"{self.number}-{self._count}"
        self._kinds[request] = kind
        self._kinds.pop(f"{self.number}-{self._count - 4 * REMEMBERED}", None)
        return request

    def kind_of(self, request: str) -> str:
        """What a request asked for."""
        return self._kinds.get(request, "")

    def _is_forgotten(self, request: str) -> bool:
        return self._count - int(request.partition("-")[2]) > REMEMBERED

    def promise(self) -> str:
        """A new promise of entropy."""
        entropy = self.chance.randbytes(32).hex()
        promise = shuffle.commitment(entropy)
        self.entropy[promise] = entropy
        return promise
