"""The example programs of the documentation, where they cannot play."""

import subprocess
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from tests.support.server import Client, free_port, serving

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
PYTHON = (sys.executable, EXAMPLES / "bot.py")
SHELL = ("sh", EXAMPLES / "bot.sh")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("server")
    with serving(folder / "tables.db", folder / "log") as server:
        yield server


@pytest.fixture
def website():
    """A website that knows nothing of games."""
    other = HTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler)
    Thread(target=other.serve_forever).start()
    yield f"http://127.0.0.1:{other.server_port}"
    other.shutdown()
    other.server_close()


def complaint(*command):
    """What a program that fails says on standard error."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    return done.stderr


def test_a_full_table_is_told_in_a_sentence(server):
    table = Client(server, "Ola").new_table("looters", 2, ("me", "easy"))
    assert complaint(*PYTHON, server.url, table) == "There is no free seat at this table.\n"
    assert complaint(*SHELL, server.url, table, 1) == "Somebody sits there already.\n"


def test_a_table_that_is_not_there_is_told_in_a_sentence(server):
    assert complaint(*PYTHON, server.url, "nowhere") == "There is no such table.\n"
    assert complaint(*SHELL, server.url, "nowhere", 1) == f"No table nowhere at {server.url}.\n"


def test_a_server_that_does_not_answer_is_told_in_a_sentence(website):
    for address in (f"http://127.0.0.1:{free_port()}", website):
        message = complaint(*PYTHON, address, "table")
        assert message.startswith(f"No Saucer server answers at {address}: ")
        assert message.count("\n") == 1
        assert complaint(*SHELL, address, "table", 1) == f"No table table at {address}.\n"
