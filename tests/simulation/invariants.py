"""What must always hold. The first thing that does not ends the run."""

import random
from bisect import bisect
from typing import TYPE_CHECKING, Any, Final

import msgspec

from saucer.server.table import timers
from saucer.server.table.actor import FULL
from saucer.server.table.state import SPECTATOR
from tests.simulation.disk import Job, Line
from tests.simulation.network import Link
from tests.simulation.servers import Server
from tests.simulation.trace import Violation
from tests.simulation.truth import Truth, fingerprint

if TYPE_CHECKING:
    from tests.simulation.clients import Client
    from tests.simulation.world import World

PATIENCE: Final = 40.0  # seconds without trouble, in which whatever is due must have happened
LEASE_PATIENCE: Final = 90.0  # the same where clocks of several processes disagree
REDEALS: Final = 0.1  # how many updates are compared with those of another deal
REPEATED: Final = 5  # how often a refused fence may be presented, for those that were under way
TASKS: Final = 12  # of a process, and for each connection and table
WITHOUT_EVENT: Final = frozenset({"leave", "back", "clear", "change", "reveal", "rematch", "mute"})


class Checks:
    """All invariants of one run."""

    def __init__(self, world: "World", seed: str) -> None:
        self.world = world
        self.truths: dict[str, Truth] = {}
        self.updates = 0
        self.compared = 0
        self.redealt = 0
        self._chance = random.Random(f"{seed} checks")
        self._compared: set[object] = set()
        self._live: dict[tuple[str, str], int] = {}
        self._refused_fences: dict[tuple[Any, ...], int] = {}

    # ---- the log --------------------------------------------------------------------------------

    def committed(self, process: str, lines: list[Line]) -> None:
        """A transaction has added lines to logs."""
        for table in dict.fromkeys(line.table for line in lines):
            own = [line for line in lines if line.table == table]
            truth = self.truths.get(table)
            for line in own:
                self.world.trace.add(
                    f"log {table[:4]} {line.seq} by {process[:4]}: {line.body[:80]}", line.body.encode()
                )
            if truth is None:
                self.truths[table] = Truth(own)
            elif truth.append(own, self.world.loop.now) and self.world.disk.holder(table) != process:
                raise Violation(f"line {own[-1].seq} happens by itself, but its writer does not hold the lease")

    def answered(self, process: str, job: Job, is_conflict: bool) -> None:
        """A transaction has been refused, or not."""
        if not is_conflict or not job.lines or job.lines[0][5] is None:
            return
        fence = job.table, process, job.lines[0][5]
        count = self._refused_fences[fence] = self._refused_fences.get(fence, 0) + 1
        if count > REPEATED:
            raise Violation(f"process {process[:4]} presents a lease again and again that was refused {count} times")

    def recovered(self, may_lose: bool) -> None:
        """The database has come back after a loss of power."""
        found: dict[str, list[Line]] = {}
        for line in self.world.disk.lines():
            found.setdefault(line.table, []).append(line)
        for table, truth in self.truths.items():
            lines = found.get(table, [])
            if lines != truth.lines[: len(lines)]:
                raise Violation(f"table {table[:4]} did not come back as a prefix of its log")
            if not may_lose and len(lines) < len(truth.lines):
                raise Violation(f"table {table[:4]} has lost {len(truth.lines) - len(lines)} committed lines")
            if len(lines) < len(truth.lines):
                self.truths[table] = Truth(lines)
                self._compared.clear()

    def log_is_whole(self) -> None:
        """What has been committed is still there, all of it."""
        lines = [line for table in sorted(self.truths) for line in self.truths[table].lines]
        if lines != sorted(self.world.disk.lines(), key=lambda line: (line.table, line.seq)):
            raise Violation("the logs on the disk are not what was committed")

    # ---- what clients are sent ------------------------------------------------------------------

    def sent(self, link: Link, data: bytes) -> None:
        """The server sends something to a client."""
        client: Client = link.owner
        message = link.whole(msgspec.json.decode(data))
        truth = self.truths[client.table]
        text = data.decode()
        for hidden in (*truth.hidden, *self.world.secrets):
            if hidden in text and hidden != client.token:
                raise Violation(f"{client.name} is sent a secret of the server: {hidden[:12]}")
        match message["type"]:
            case "update":
                self._update(client, link, truth, message, data)
            case "ack":
                self._ack(client, truth, message)

    def _ack(self, client: "Client", truth: Truth, message: dict[str, Any]) -> None:
        seq, request = message["seq"], message["id"]
        if seq > truth.state.seq:
            raise Violation(
                f"{client.name} is told that {request} is line {seq}, but the log ends at {truth.state.seq}"
            )
        known = truth.requests.get((client.guest, request))
        kind = client.kind_of(request)
        if known is None and kind and kind not in WITHOUT_EVENT:
            raise Violation(f"{client.name} gets an acknowledgement of {kind} {request}, which is not in the log")
        if known is not None and seq < known[1]:
            raise Violation(f"{client.name} is told that {request} is line {seq}, but it is line {known[1]}")
        truth.told = max(truth.told, seq)

    def _update(self, client: "Client", link: Link, truth: Truth, message: dict[str, Any], data: bytes) -> None:
        seq, since = message["seq"], link.cursor
        link.cursor = seq
        self.updates += 1
        if seq > truth.state.seq:
            raise Violation(f"{client.name} is told of line {seq}, but the log ends at {truth.state.seq}")
        if link.has_update and since is not None and seq < since:
            raise Violation(f"{client.name} is told of line {seq} after line {since}")
        link.has_update = True
        truth.told = max(truth.told, seq)
        since = since if since is None else min(since, seq)
        if seq != truth.state.seq:
            return  # the server is behind; what it says will be compared when it is not
        key = (client.table, seq, client.guest, client.language, since, message["table"]["watching"], hash(data))
        if key in self._compared:
            return
        self._compared.add(key)
        self.compared += 1
        self._compare(client, truth, message, since)

    def _compare(self, client: "Client", truth: Truth, message: dict[str, Any], since: int | None) -> None:
        message = {**message, "now": 0}
        watching = message["table"]["watching"]
        right = truth.update(client.guest, client.language, since, watching)
        if message != right and client.asked_again is not None:  # with the news after what it has asked for
            since, client.asked_again = client.asked_again, None
            right = truth.update(client.guest, client.language, since, watching)
        if message != right:
            wrong = [name for name in right if message.get(name) != right[name]]
            raise Violation(f"{client.name} gets an update of line {truth.state.seq} with wrong {', '.join(wrong)}")
        if truth.state.phase == "playing" and self._chance.random() < REDEALS:
            self.redealt += 1
            seed = self._chance.getrandbits(32)
            other = truth.told_in_another_world(client.guest, client.language, since, watching, seed)
            if other != right:
                wrong = [name for name in right if other[name] != right[name]]
                raise Violation(f"{client.name} can tell from {', '.join(wrong)} what is hidden")

    # ---- now and then ---------------------------------------------------------------------------

    def all(self) -> None:
        """Everything that can be seen at any moment."""
        for server in self.world.servers:
            if server.is_up:
                self._live_tables(server)
                self._bounds(server)
        if self.world.quiet_for > PATIENCE:
            for client in self.world.clients:
                self._is_answered(client)
                self._keeps_up(client)
        if self.world.quiet_for > LEASE_PATIENCE:
            for table, truth in self.truths.items():
                self._is_not_stuck(table, truth)

    def _live_tables(self, server: Server) -> None:
        """A table in memory is what its log says."""
        assert server.context
        for name, table in server.context.registry.tables.items():
            truth, key = self.truths[name], (server.domain.name, name)
            state = table.state
            if state.seq != truth.state.seq or not table.steady.is_set() or self._live.get(key) == state.seq:
                continue
            self._live[key] = state.seq
            if fingerprint(state) != fingerprint(truth.state):
                pairs = zip(fingerprint(state), fingerprint(truth.state), strict=True)
                wrong = next((one, two) for one, two in pairs if one != two)
                raise Violation(f"table {name[:4]} in memory differs from its log at line {state.seq}: {wrong!r:.300}")

    def _bounds(self, server: Server) -> None:
        """Memory is bounded."""
        assert server.context
        tables, domain = server.context.registry.tables, server.domain
        for table in tables.values():
            if len(table._mailbox) > FULL:
                raise Violation(f"a mailbox holds {len(table._mailbox)} requests")
        things = len(tables) + sum(len(table.subscribers) for table in tables.values()) + server.connections + 1
        tasks = sum(not task.done() for task in domain.tasks)
        if max(tasks, self.world.loop.live_timers(domain)) > TASKS * things:
            raise Violation(f"{domain.name} has {tasks} tasks and {self.world.loop.live_timers(domain)} timers")

    def _is_answered(self, client: "Client") -> None:
        if client.connected_for < PATIENCE:
            return
        for request in client.pending.values():
            if self.world.loop.now - request.sent_at > PATIENCE:
                raise Violation(f"{client.name} gets no answer to {request.kind} {request.id}")

    def _keeps_up(self, client: "Client") -> None:
        """Whoever is connected learns of everything."""
        if client.connected_for < PATIENCE:
            return
        truth, long_ago = self.truths[client.table], self.world.loop.now - PATIENCE
        newest = bisect(truth.committed_at, long_ago)
        if client.seq < newest:
            raise Violation(f"{client.name} is connected, but only knows line {client.seq} of {newest}")

    def _is_not_stuck(self, table: str, truth: Truth) -> None:
        due = _due(truth)
        waits = self.world.loop.now - truth.committed_at[-1]
        if due is not None and min(waits, self.world.wall() - due) > LEASE_PATIENCE:
            raise Violation(f"table {table[:4]} is stuck at line {truth.state.seq}, in phase {truth.state.phase}")

    def presence(self) -> None:
        """A process that died long ago is not where people are connected, at a table that is awake."""
        if self.world.quiet_for < LEASE_PATIENCE:
            return
        living = {server.domain.process for server in self.world.servers if server.is_up}
        awake = {name for server in self.world.servers if server.context for name in server.context.registry.tables}
        for name in sorted(awake):
            for number, seat in enumerate(self.truths[name].state.seats):
                if seat.here - living:
                    raise Violation(f"seat {number} of table {name[:4]} is connected through a process that is dead")

    def caught_up(self, client: "Client") -> bool:
        """Whether a client has exactly what the server has."""
        truth = self.truths[client.table]
        if client.update is None or client.seq != truth.state.seq:
            return False
        mine = {name: client.update[name] for name in ("view", "moves", "digest", "may_undo", "seat", "muted")}
        right = truth.update(client.guest, client.language, truth.state.seq, 0)
        if any(right[name] != value for name, value in mine.items()):
            raise Violation(f"{client.name} ends with another state than the server's")
        return True

    def asleep(self) -> None:
        """Nobody is there: a process keeps only tables that have something to do."""
        for server in self.world.servers:
            if not server.context:
                raise Violation(f"{server.domain.name} does not serve")
            for name, table in server.context.registry.tables.items():
                due = timers.next_time(self.truths[name].state)
                if table.subscribers or due is None or due > self.world.wall() + PATIENCE:
                    raise Violation(f"table {name[:4]} stays in memory, though nobody is there")


def _due(truth: Truth) -> float | None:
    """When something should have happened by itself; None if nothing is due."""
    state = truth.state
    due = timers.timer(state)
    mover = state.mover if state.phase == "playing" and not state.undo_request else SPECTATOR
    if mover != SPECTATOR and state.is_automatic(mover):
        return min(due or state.position_at, state.position_at)
    return due
