"""The example game of the documentation, installed by pip into a folder of its own, and servers that have it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.server import free_port
from tests.support.waiting import until

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "fuel"
SLUG = "fuel"


def install(folder: Path) -> Path:
    """Install a copy of the package; the folder that goes on the path."""
    source, target = folder / "source", folder / "site"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, "--target", target, source], check=True)
    return target


def environment(site: Path) -> dict[str, str]:
    """The environment of a process that has the package."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")]))}


def python(site: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python with the package, to its end."""
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, input=typed, env=environment(site), timeout=120, check=False
    )


class ExampleServer:
    """`saucer serve` with the package; clients connect to it as to any other server."""

    compression = "deflate"

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"


@contextmanager
def serving(site: Path, folder: Path) -> Iterator[ExampleServer]:
    """A server with the package, for as long as it is needed."""
    import httpx

    server = ExampleServer()
    words = ["--host", "127.0.0.1", "--port", str(server.port), "--database", str(folder / "tables.db"), "--bots", "1"]
    process = subprocess.Popen([sys.executable, "-m", "saucer", "serve", *words], env=environment(site))

    def answers() -> bool:
        assert process.poll() is None, "the server has stopped"
        try:
            return httpx.get(f"{server.url}/health").status_code == 200
        except httpx.TransportError:
            return False

    try:
        until(answers, problem="the server did not start")
        yield server
    finally:
        process.terminate()
        process.wait(60)
