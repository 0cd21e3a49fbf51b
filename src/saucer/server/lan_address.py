"""The server's address in the local network, for people in the same room."""

import ipaddress
import socket

from saucer.server.config import Config


def url_in_the_room(config: Config) -> str | None:
    """The server's URL in the local network; None if it listens on loopback only, or there is no network."""
    address = None if is_loopback(config.host) else lan_address()
    return f"http://{address}:{config.port}/" if address else None


def lan_address() -> str | None:
    """The machine's address in the local network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if is_loopback(address) else address


def is_loopback(host: str) -> bool:
    """Whether it is a loopback address."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"
