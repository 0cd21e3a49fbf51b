"""Every test has its own place to keep games, and speaks English unless it says otherwise."""

import pytest

from saucer.terminal.language import VARIABLES


@pytest.fixture(autouse=True)
def own_home(tmp_path, monkeypatch):
    monkeypatch.setenv("SAUCER_HOME", str(tmp_path / "home"))
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
