"""The lab: statistics of games, reproducible simulations, progress bars."""

import io
import sys
from random import Random

import pytest

import saucer
from saucer.kernel.game import Setting
from saucer.lab.estimates import mean_within, share_interval, share_within, spread
from saucer.lab.progress import progress
from saucer.lab.simulate import Result, simulate, summarise


def test_spread():
    summary = spread(list(range(101)))
    assert (summary.mean, summary.median, summary.low, summary.high, summary.most) == (50, 50, 5, 95, 100)
    assert summary.deviation == pytest.approx(29.3, abs=0.01)
    assert spread([4]) == type(summary)(4, 0.0, 4, 4, 4, 4)


def test_shares_have_honest_intervals():
    """Wilson's interval, from a published table: 0 of 10 and 5 of 10."""
    assert share_interval(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert share_interval(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)


def test_a_summary_shares_shared_wins():
    results = [Result(10, [3, 1], [0], "a"), Result(20, [2, 2], [0, 1], "b"), Result(30, [0, 5], [1], "a")]
    summary = summarise(results, 2)
    assert [seat.wins for seat in summary.seats] == [0.5, 0.5]
    assert summary.shared == 1
    assert summary.endings == {"a": 2, "b": 1}
    assert summary.lengths.mean == 20


def test_simulation_is_reproducible():
    setting = Setting(saucer.game("looters"), 3, saucer.game("looters").sheet.settle({}))
    assert list(simulate(setting, 5, 1)) == list(simulate(setting, 5, 1))
    assert list(simulate(setting, 5, 1))[1:] == list(simulate(setting, 4, 2))


class Screen(io.StringIO):
    def isatty(self):
        return True


def test_progress_is_shown_where_somebody_watches(monkeypatch):
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    assert list(progress(range(3), 3, "games")) == [0, 1, 2]
    assert "games" in screen.getvalue()
    assert "3/3" in screen.getvalue()


def test_progress_follows_what_is_expected(monkeypatch):
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    expected = iter((9, 5, 3))
    assert list(progress(range(3), lambda: next(expected), "deals")) == [0, 1, 2]
    assert "3/3" in screen.getvalue()


def test_progress_keeps_quiet_in_a_pipe(monkeypatch):
    pipe = io.StringIO()
    monkeypatch.setattr(sys, "stderr", pipe)
    assert list(progress(range(3), 3, "games")) == [0, 1, 2]
    assert pipe.getvalue() == ""


def test_an_interval_of_so_many_deals_as_were_wanted_is_wrong_as_often_as_allowed():
    chance = Random(3)
    missed = 0
    for _ in range(400):
        low, high = share_within([chance.choice((0.0, 0.5, 1.0, 1.0)) for _ in range(40)], 0.9)
        missed += not low <= 0.625 <= high
    assert 0.05 < missed / 400 < 0.13


def test_a_clean_sweep_proves_no_certainty():
    low, high = share_within([1.0] * 10, 0.95)
    assert 0.6 < low < 0.9
    assert high == 1
    assert mean_within([3.0], 0.95) is None
