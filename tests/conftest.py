"""Every test has its own place to keep games, and speaks English unless it says otherwise."""

import pytest

from saucer.terminal.language import VARIABLES
from tests.kernel_support import COMPILED

# The faces of the product are plain Python either way: they are tested once, over the compiled games.
FACES = [
    "server/*", "web/*", "test_screen_*", "test_watch.py", "test_plain.py", "test_play_process.py", "test_session.py",
]  # fmt: skip
collect_ignore_glob = [] if COMPILED else FACES


@pytest.fixture(autouse=True)
def own_home(tmp_path, monkeypatch):
    monkeypatch.setenv("SAUCER_HOME", str(tmp_path / "home"))
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
