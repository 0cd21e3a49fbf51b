"""`saucer serve`: in one process, or in several that a supervisor looks after."""

import asyncio
import contextlib
import errno
import os
import socket
import sys
import threading
import webbrowser
from typing import Any, Final

import segno
import uvicorn

from saucer.server import protocol
from saucer.server.config import Config
from saucer.server.errors import ServerError
from saucer.server.http import timeouts
from saucer.server.http.app import application
from saucer.server.lan_address import is_loopback, url_in_the_room
from saucer.server.ops import logging_setup
from saucer.server.ops.supervisor import BACKLOG, Supervisor
from saucer.server.ops.worker import collect_garbage_rarely
from saucer.server.storage import open_store
from saucer.server.ws.socket import TableSocket

STOP_SECONDS: Final = 5
PING_SECONDS: Final = 20.0


def serve(config: Config, *, open_browser: bool) -> None:
    """Serve until told to stop."""
    with listen(config) as listening:
        asyncio.run(prepare(config.database))
        allow_many_files()
        logging_setup.set_up(config.log)
        print(welcome(config), file=sys.stderr)
        if open_browser:
            threading.Timer(1.5, webbrowser.open, (address(config),)).start()
        run(config, listening)
    print("Saucer has stopped; every table is kept.", file=sys.stderr)


async def prepare(database: str) -> None:
    """Open the database once before anybody is told that the server is there; raises SaucerError.

    It brings the schema up to date, too, so that several processes need not wait for each other.
    """
    store = await open_store(database)
    await store.close()


def run(config: Config, listening: socket.socket) -> None:
    """Serve at a socket: in this process, or in several that are replaced when they die."""
    if config.workers > 1:
        succeeded = Supervisor(config, listening, options(config)).run()
    else:
        server = uvicorn.Server(uvicorn.Config(application(config), **options(config)))
        collect_garbage_rarely()
        with contextlib.suppress(KeyboardInterrupt):
            server.run([listening])
        succeeded = server.started
    if not succeeded:
        sys.exit(1)


def options(config: Config) -> dict[str, Any]:
    """Options for uvicorn."""
    return {
        "http": timeouts.Requests,
        "ws": TableSocket,
        "ws_per_message_deflate": config.compress,
        "ws_max_size": protocol.LARGEST,
        "ws_ping_interval": PING_SECONDS,
        "ws_ping_timeout": PING_SECONDS,
        "proxy_headers": bool(config.proxies),
        "forwarded_allow_ips": config.proxies or None,
        "server_header": False,
        "access_log": False,
        "log_config": None,
        "timeout_graceful_shutdown": STOP_SECONDS,
        "backlog": BACKLOG,
    }


def welcome(config: Config) -> str:
    """The startup message: the server's URL, and a QR code for people in the same room."""
    processes = f"{config.workers} server processes; " if config.workers > 1 else ""
    lines = [f"Saucer is at {address(config)} ({processes}ctrl-C stops it)"]
    url = url_in_the_room(config)
    if url:
        lines += [f"In this network: {url}", *_picture(url)]
    return "\n".join(lines)


def address(config: Config) -> str:
    """The server's URL on this machine."""
    anywhere = config.host in ("0.0.0.0", "::", "") or is_loopback(config.host)
    host = "localhost" if anywhere else f"[{config.host}]" if ":" in config.host else config.host
    return f"http://{host}:{config.port}/"


def _picture(url: str) -> list[str]:
    """A QR code of half blocks; none where it could not be printed."""
    if not (sys.stderr.encoding or "").lower().startswith("utf"):
        return []
    rows = [list(row) for row in segno.make(url, error="l").matrix_iter(border=2)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    blocks = {(1, 1): " ", (0, 1): "▀", (1, 0): "▄", (0, 0): "█"}  # light modules are drawn: most terminals are dark
    return ["".join(blocks[pair] for pair in zip(*rows[top : top + 2], strict=True)) for top in range(0, len(rows), 2)]


def allow_many_files() -> None:
    """Raise the limit of open files: every connection is one, and the default is far too low."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(config: Config) -> socket.socket:
    """A listening socket; raises SaucerError if the port is taken."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
    except OSError as error:
        listening.close()
        elsewhere = isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL
        args = {"host": config.host, "port": str(config.port), "reason": error.strerror or ""}
        raise ServerError("serve-host" if elsewhere else "serve-port", **args) from None
    timeouts.hurry(listening)
    return listening
