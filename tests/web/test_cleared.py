"""A link to a table that the server has deleted by its retention rules."""

import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest
from playwright.sync_api import expect

from tests.support.server import Client, serving
from tests.support.web_browser import MANY_TABLES


@pytest.fixture(scope="module")
def hosted(tmp_path_factory):
    folder = tmp_path_factory.mktemp("cleared")
    with serving(folder / "tables.db", folder / "log", patches=MANY_TABLES) as server:
        yield server


@pytest.fixture(scope="module")
def website(hosted):
    return hosted.url


def test_it_says_that_the_table_was_cleared(hosted, visit):
    database = hosted.config["database"]
    table = Client(hosted, "Ola").new_table()
    with closing(sqlite3.connect(database, isolation_level=None, timeout=30)) as clock:
        clock.execute("UPDATE tables SET changed = changed - 100 * 86400, seen = seen - 100 * 86400")
    purge = [sys.executable, "-m", "saucer", "admin", "purge", "tables=90", "--database", database]
    assert subprocess.check_output(purge, text=True) == "Tables: 1 of 1 deleted\n"
    page = visit(f"/t/{table}", forgiven="404")
    expect(page.get_by_text("There is no such table.")).to_be_visible()
    expect(page.get_by_text("the table was cleared long ago")).to_be_visible()
