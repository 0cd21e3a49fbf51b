"""Recorded games are played the same way today, on every platform, compiled or not."""

import pytest

from tests import golden


@pytest.mark.parametrize(("slug", "players"), golden.settings())
def test_golden_playthrough(slug, players):
    recorded = (golden.FOLDER / f"{slug}-{players}.txt").read_text("utf-8").splitlines()
    assert golden.lines(slug, players) == recorded
