"""What goes wrong in a run, and how it is mended."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tests.simulation.clients import Client
from tests.simulation.scenario import Disturbance
from tests.simulation.servers import Server

if TYPE_CHECKING:
    from tests.simulation.world import World

REBOOT_SECONDS: Final = 3.0
FLUSH_SECONDS: Final = 2.0  # between what a lying fsync brings to the platter


class Troubles:
    """Carries out the disturbances of a scenario."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.loop = world.loop
        self._has_ended = False

    def plan(self) -> None:
        """Set a timer for each."""
        for disturbance in self.world.scenario.disturbances:
            self.loop.outside(disturbance.at - self.loop.now, self._strike, disturbance)
        if self.world.scenario.lies:
            self.loop.outside(FLUSH_SECONDS, self._flush)

    def end(self) -> None:
        """Mend everything."""
        self._has_ended = True
        self.world.disk.is_full = False
        self.world.host.stalled_until = 0.0
        self._trouble(0.0)
        for server in self.world.servers:
            server.resume()
            server.bots_fail = 0.0
            if not server.domain.is_alive:
                server.start()
        for client in self.world.clients:
            if client.link:
                client.link.set_reading(True)
            client.come_back()

    def _flush(self) -> None:
        self.world.disk.flush()
        self.loop.outside(FLUSH_SECONDS, self._flush)

    def _trouble(self, seconds: float) -> None:
        self.world.troubled_until = max(self.world.troubled_until, self.loop.now + seconds)

    def _later(self, seconds: float, mend: Callable[[], None]) -> None:
        """Undo a disturbance after a while, if it has not been mended before."""
        self._trouble(seconds)
        self.loop.outside(seconds, lambda: None if self._has_ended else mend())

    def _strike(self, disturbance: Disturbance) -> None:
        if self._has_ended:
            return
        world, amount = self.world, disturbance.amount
        world.trace.add(f"trouble {disturbance.number}: {disturbance.trouble} of {disturbance.whose}, {amount}")
        match disturbance.trouble:
            case "break" | "silence" | "slow" | "away":
                self._at_client(disturbance.trouble, world.clients[disturbance.whose % len(world.clients)], amount)
            case "night" | "crowd":
                self._at_all_clients(disturbance.trouble, amount)
            case "kill" | "stop" | "pause" | "clock" | "bots":
                self._at_server(disturbance.trouble, world.servers[disturbance.whose % len(world.servers)], amount)
            case "full" | "stall" | "cut" | "power":
                self._at_database(disturbance.trouble, amount)

    def _at_all_clients(self, trouble: str, amount: float) -> None:
        """All leave, or all send requests, while the database is slow."""
        if trouble == "crowd":
            self.world.host.stall(1.0)
        for client in self.world.clients:
            if trouble == "night":
                client.go_away(amount * client.chance.uniform(0.9, 1.0))
            else:
                client.speak_at_once()

    def _at_database(self, trouble: str, amount: float) -> None:
        if trouble == "full":
            self.world.disk.is_full = True
            self._later(amount, self._room)
        elif trouble == "stall":
            self.world.host.stall(amount)
            self._trouble(amount)
        elif trouble == "cut":
            self._cut(0.0)
        else:
            self._power(amount)

    def _at_client(self, trouble: str, client: Client, amount: float) -> None:
        link = client.link
        if trouble == "away":
            client.go_away(amount)
        elif link and trouble == "slow":
            link.set_reading(False)
            self.loop.outside(amount, link.set_reading, True)
        elif link:
            link.break_off(silently=trouble == "silence")

    def _at_server(self, trouble: str, server: Server, amount: float) -> None:
        if not server.domain.is_alive:
            return
        if trouble == "clock":
            self._set_clock(server, amount)
        elif trouble == "bots":
            server.bots_fail = 0.5
            self._later(amount, lambda: setattr(server, "bots_fail", 0.0))
        elif trouble == "pause":
            server.pause()
            self._later(amount, server.resume)
        else:
            if trouble == "stop" and server.is_up:
                server.stop_soon()
            else:
                server.kill()
            self._later(amount + REBOOT_SECONDS, lambda: self._start(server))

    def _set_clock(self, server: Server, error: float) -> None:
        """A clock jumps: of one machine, or of the machine on which the database and all processes are."""
        host = self.world.host
        if host.kind == "file":
            host.clock_error = error
            self._trouble(abs(error))
        for other in self.world.servers if host.kind == "file" else [server]:
            other.set_clock(error)

    def _start(self, server: Server) -> None:
        if server.domain.is_alive:
            server.kill()  # it did not end when it was asked to
        server.start()

    def _room(self) -> None:
        self.world.disk.is_full = False

    def _cut(self, seconds: float) -> None:
        """The database's connections break, and for a while no new ones are made."""
        host = self.world.host
        if host.kind == "server":
            host.down_until = self.loop.now + seconds
            for end in list(host.ends):
                end.cut(for_good=False)
            self._trouble(seconds)

    def _power(self, seconds: float) -> None:
        """The machine with the disk loses power, and with a file, or an fsync that lies, all processes die, too."""
        world = self.world
        if world.host.kind == "file" or world.scenario.lies:
            for server in world.servers:
                if server.domain.is_alive:
                    server.kill()
                    self._later(seconds + REBOOT_SECONDS, lambda server=server: self._start(server))  # type: ignore[misc]
        lost = world.disk.lose_power()
        world.trace.add(f"the power is off; {lost} commits are lost")
        world.checks.recovered(world.scenario.lies)
        self._cut(seconds)
