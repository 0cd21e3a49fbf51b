"""Recorded games are played the same way today, on every platform, compiled or not."""

import pytest

from tests import golden


@pytest.mark.parametrize(("slug", "players"), golden.settings())
def test_golden_playthrough(slug, players):
    path = golden.FOLDER / f"{slug}-{players}.txt"
    assert path.is_file(), f"there is no tests/golden/{path.name}; python -m tests.golden writes it"
    assert golden.lines(slug, players) == path.read_text("utf-8").splitlines()
