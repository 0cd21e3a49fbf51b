"""The world of one run: the server's processes, the database, the network, the clients, and what goes wrong."""

import asyncio
import random
from dataclasses import dataclass
from typing import Final
from unittest.mock import patch

from saucer.server import protocol
from saucer.server.config import Config
from saucer.server.settings import Clock, Settings
from saucer.server.table import actor
from saucer.server.table.caller import Caller
from tests.simulation.clients import Client
from tests.simulation.clock import simulated
from tests.simulation.database import Host
from tests.simulation.disk import Disk
from tests.simulation.invariants import Checks
from tests.simulation.loop import EPOCH, OUTSIDE, Domain, SimulatedLoop, Stopped
from tests.simulation.network import Link
from tests.simulation.scenario import Scenario, TableWish, options
from tests.simulation.servers import Server, owner, shared_memory
from tests.simulation.trace import Trace, Violation
from tests.simulation.trouble import Troubles

CHECK_SECONDS: Final = 2.0
SETTLE_SECONDS: Final = 100.0  # after the last trouble, until all must have the same state
SLEEP_SECONDS: Final = 150.0  # after the last client has left, until tables must sleep
NAMES: Final = ("Ola", "Pat", "Zed", "Eva", "Bob", "Kim", "Lea", "Max", "Ida", "Jon", "Una", "Vic")


@dataclass(frozen=True)
class Report:
    """What came of a run."""

    seed: int
    digest: str
    seconds: float  # simulated
    steps: int
    lines: int
    updates: int
    redealt: int
    violation: str = ""
    last: tuple[str, ...] = ()


class World:
    """One run."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        seed = str(scenario.seed)
        self.loop = SimulatedLoop(scenario.seed)
        self.trace = Trace(self.loop)
        self.violation: str = ""
        self.loop.set_exception_handler(lambda _, context: self._failed(context))
        self.disk = Disk(lambda: self.wall() + self.host.clock_error, random.Random(f"{seed} disk"))
        self.host = Host(self.loop, self.disk, scenario.kind, seed)
        self.checks = Checks(self, seed)
        self.disk.committed, self.disk.answered = self.checks.committed, self.checks.answered
        self.disk.lies = scenario.lies
        self.servers: list[Server] = []
        self.clients: list[Client] = []
        self.secrets: list[str] = []  # tokens, guests and processes
        self.is_quiet = False  # nobody acts any more
        self.troubled_until = 0.0
        self.troubles = Troubles(self)

    def wall(self) -> float:
        """The right time."""
        return EPOCH + self.loop.now

    @property
    def quiet_for(self) -> float:
        """Seconds without any trouble."""
        return self.loop.now - self.troubled_until

    def server_for(self, table: str, chance: random.Random) -> Server:
        """The process that a connection for a table comes to. Workers nearly always pass it on to the table's owner."""
        server = chance.choice(self.servers)
        is_passed_on = server.is_worker and chance.random() < 0.9
        return self.servers[owner(table, len(self.servers))] if is_passed_on else server

    # ---- running --------------------------------------------------------------------------------

    def run(self) -> Report:
        """The whole run."""
        with simulated(self.loop, self.scenario.seed), patch.object(actor, "FULL", self.scenario.mailbox):
            asyncio.set_event_loop(None)
            try:
                self._run()
            except Stopped as error:
                self.violation = self.violation or str(error)
            report = Report(
                self.scenario.seed, self.trace.digest, self.loop.now, self.loop.steps,
                sum(len(truth.lines) for truth in self.checks.truths.values()),
                self.checks.updates, self.checks.redealt, self.violation, tuple(self.trace.last),
            )  # fmt: skip
            self.loop.finish()
        return report

    def _run(self) -> None:
        config, seed = Config(requests_per_second=1000.0), str(self.scenario.seed)
        count = self.scenario.servers
        memory = shared_memory(count if self.scenario.kind == "file" else 1)
        for number in range(count):
            server = Server(number, count, self.loop, self.host, self.trace, seed, config, memory)
            server.sent = self._sent
            self.servers.append(server)
        self._until(3.0)
        self._in(self.servers[0].domain, self._found)
        self._until(10.0)
        self.disk.settle()
        for client in self.clients:
            client.connect()
        self.troubles.plan()
        self.loop.outside(CHECK_SECONDS, self._check)
        self._until(self.scenario.until)
        self._settle()
        self._leave()

    def _until(self, moment: float) -> None:
        if not self.violation and moment > self.loop.now:
            self.loop.outside(moment - self.loop.now, self.loop.stop)
            self.loop.run_forever()

    def _in(self, domain: Domain, work: object) -> None:
        def begin() -> None:
            self.loop.create_task(work())  # type: ignore[operator]

        self.loop.call_soon(begin, context=domain.context)

    def _failed(self, context: dict[str, object]) -> None:
        error = context.get("exception")
        if isinstance(error, Violation):
            self._violated(str(error))
        elif error is not None and not isinstance(error, asyncio.CancelledError):
            self._violated(f"unexpected error: {context.get('message')}: {error!r}")

    def _violated(self, sentence: str) -> None:
        if not self.violation:
            self.violation = sentence
            self.trace.add(f"violation: {sentence}")
        self.loop.stop()

    # ---- phases ---------------------------------------------------------------------------------

    async def _found(self) -> None:
        """Make guests and tables, as HTTP requests would."""
        context = self.servers[0].context
        assert context
        for wish in self.scenario.tables:
            people = []
            for place in range(min(wish.clients, self.scenario.most_clients)):
                name = NAMES[place % len(NAMES)]
                guest, token = await context.store.add_guest(name, "en")
                people.append((guest, token))
                self.secrets += [guest.guest, token]
            seats = [protocol.SeatWish("me"), *[protocol.SeatWish("bot", "easy")] * wish.bots]
            settings = _settings(wish)
            host = Caller(people[0][0].guest, people[0][0].name)
            table = await context.registry.create(host, protocol.NewTable(settings, seats))
            for place, (guest, token) in enumerate(people):
                plays = place < wish.players - wish.bots
                self.clients.append(Client(self, len(self.clients), table, guest.guest, token, plays=plays))

    def _settle(self) -> None:
        """End all trouble: then every client that stays gets the server's state."""
        self.troubles.end()
        self.is_quiet = True
        self._until(self.loop.now + SETTLE_SECONDS)
        late = [client for client in self.clients if not self.violation and not self._catches_up(client)]
        if late and not self.violation:
            self._violated(f"{late[0].name} does not get the server's state")

    def _catches_up(self, client: Client) -> bool:
        for _ in range(200):
            try:
                if client.connected_for and self.checks.caught_up(client):
                    return True
            except Violation as error:
                self._violated(str(error))
                return True
            self._until(self.loop.now + 0.2)
        return False

    def _leave(self) -> None:
        """All clients leave: then nothing must stay in memory but tables that have something to do."""
        for client in self.clients:
            client.leave()
        self._until(self.loop.now + SLEEP_SECONDS)
        if self.violation:
            return
        try:
            self.checks.log_is_whole()
            self.checks.asleep()
        except Violation as error:
            self._violated(str(error))

    # ---- checking -------------------------------------------------------------------------------

    def _check(self) -> None:
        self.checks.all()
        self.checks.presence()
        self.loop.outside(CHECK_SECONDS, self._check)

    def _sent(self, link: Link, data: bytes) -> None:
        """Called by the server: look at it outside of its process, at the same moment."""
        self.loop.call_soon(self.checks.sent, link, data, context=OUTSIDE)


def _settings(wish: TableWish) -> Settings:
    return Settings(
        wish.game,
        wish.players,
        dict(options(wish.game)),
        clock=Clock("live", wish.clock) if wish.clock else Clock(),
        hints=wish.hints,
        undo=wish.undo,
        chat=wish.chat,
    )
