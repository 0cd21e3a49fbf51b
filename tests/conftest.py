"""Configuration of pytest: markers by folder, tests that run uncompiled, a home folder for each test."""

from fnmatch import fnmatch
from pathlib import Path

import pytest

from saucer.terminal.language import VARIABLES
from tests.support.games import COMPILED

HERE = Path(__file__).parent

# `-m "not server and not web and not slow"` leaves these out. Single tests are marked where they stand.
MARKED = {
    "server": ["server/*"],
    "web": ["web/*"],
    "slow": [
        "test_conformance.py", "server/test_crash.py", "server/test_evenings.py", "server/test_hostile.py",
        "server/test_leaks.py", "server/test_network.py",
    ],
}  # fmt: skip

# What compilation can change, and so runs twice: compiled, and as plain Python with coverage of kernel/ and games/.
# All else is plain Python either way and is tested once, over the compiled games; uncompiled, it runs only where its
# files are named.
COMPILED_MODULES = [
    "games/*", "test_advice.py", "test_bits.py", "test_bots.py", "test_conformance.py", "test_fuzz.py",
    "test_golden.py", "test_library.py", "test_locales.py", "test_match.py", "test_oracle.py", "test_polling.py",
    "test_record.py", "test_rng.py", "test_stateful.py", "test_tally.py", "test_versions.py",
]  # fmt: skip


def matches(path, patterns):
    """Whether one of the patterns names a file below tests/."""
    name = path.relative_to(HERE).as_posix() if path.is_relative_to(HERE) else ""
    return any(fnmatch(name, pattern) for pattern in patterns)


def pytest_ignore_collect(collection_path):
    left_out = not COMPILED and collection_path.suffix == ".py" and not matches(collection_path, COMPILED_MODULES)
    return True if left_out else None


def pytest_collection_modifyitems(items):
    for item in items:
        for marker, patterns in MARKED.items():
            if matches(item.path, patterns):
                item.add_marker(marker)


@pytest.fixture(autouse=True)
def own_home(tmp_path, monkeypatch):
    monkeypatch.setenv("SAUCER_HOME", str(tmp_path / "home"))
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
