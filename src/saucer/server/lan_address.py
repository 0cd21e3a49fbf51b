"""The network: under which address people in the same room find the server."""

import ipaddress
import socket

from saucer.server.config import Config


def url_in_the_room(config: Config) -> str | None:
    """The server's address in its own network; None where it listens to this machine alone, or there is no network."""
    address = None if is_loopback(config.host) else lan_address()
    return f"http://{address}:{config.port}/" if address else None


def lan_address() -> str | None:
    """The machine's address in its own network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if is_loopback(address) else address


def is_loopback(host: str) -> bool:
    """Whether only this machine itself is meant."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"
