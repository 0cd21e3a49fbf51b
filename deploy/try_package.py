"""Builds source archive and wheel in isolation, installs the wheel into an empty environment and plays a game there.

First without extras: rules, bots and the plain terminal; then with the extra `server`. `make package` runs it
on the committed files, so that nothing else on a developer's machine is needed.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent


def run(*command, **how):
    """Run a command and return its output."""
    print("$", *command, flush=True)
    return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE, **how).stdout


def environment(folder):
    """Create an empty virtual environment; returns its folder of binaries."""
    venv.create(folder, with_pip=True)
    return folder / ("Scripts" if os.name == "nt" else "bin")


def build(work):
    """Build the wheel from the source archive, which is built from a clone."""
    run("git", "clone", "--quiet", ROOT, work / "clone")
    binaries = environment(work / "builder")
    install(binaries, "build")
    run(binaries / "python", "-m", "build", "--outdir", work / "dist", work / "clone")
    return next((work / "dist").glob("*.whl"))


GAME = """
import saucer
match = saucer.match("zovnis", players=2, seed=1)
print(saucer.finish(match, [saucer.bot("easy"), saucer.bot("random")]))
"""
NOT_WITHOUT_EXTRAS = ("asyncpg", "matplotlib", "openskill", "rich", "starlette", "textual", "uvicorn", "websockets")


def install(binaries, *what):
    """Install from the package registry, or from a file."""
    run(binaries / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what)


def try_library(binaries):
    """Check the library alone: few dependencies, and a game from Python."""
    listed = run(binaries / "python", "-m", "pip", "list", "--disable-pip-version-check", "--format", "json")
    names = {package["name"] for package in json.loads(listed)}
    assert not names & set(NOT_WITHOUT_EXTRAS), names
    assert "scores" in run(binaries / "python", "-c", GAME)


def play(saucer, home):
    """Play a whole game in line mode, replay records, and check that a command names its missing extra."""
    assert "compiled" in run(saucer, "--version")
    settings = {**os.environ, "SAUCER_HOME": str(home)}
    output = run(saucer, "play", "zovnis", "--plain", "--seed", "1", input="1\n" * 500, env=settings)
    assert "points" in output, output[-2000:]
    run(saucer, "simulate", "looters", "--games", "3", "--records", home / "games.jsonl")
    assert "3 games" in run(saucer, "replay", home / "games.jsonl")
    refused = subprocess.run([saucer, "serve"], check=False, capture_output=True, text=True)
    assert (refused.returncode, "saucer[server]" in refused.stderr) == (2, True), refused


def serve(saucer, home):
    """Check that the wheel contains the website."""
    port, database = free_port(), home / "tables.db"
    server = subprocess.Popen([saucer, "serve", "--port", str(port), "--host", "127.0.0.1", "--database", database])
    try:
        assert b"<title>" in fetched(f"http://127.0.0.1:{port}/")
        assert json.loads(fetched(f"http://127.0.0.1:{port}/api/openapi.json"))["openapi"]
    finally:
        server.terminate()
        server.wait(20)


def free_port():
    """An unused port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def fetched(address, patience=60):
    """Fetch a page, with retries until the server is up."""
    for _ in range(patience * 5):
        try:
            return urlopen(address).read()
        except OSError:
            time.sleep(0.2)
    sys.exit(f"nothing answers at {address}")


def main():
    """Build, install, play."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        wheel = build(work)
        binaries = environment(work / "empty")
        install(binaries, wheel)
        home = work / "home"
        home.mkdir()
        try_library(binaries)
        play(binaries / "saucer", home)
        install(binaries, f"{wheel}[server]")
        serve(binaries / "saucer", home)
    print("the package builds in isolation, installs into an empty environment and plays")


if __name__ == "__main__":
    main()
