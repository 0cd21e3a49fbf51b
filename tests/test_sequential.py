"""Confidence sequences: known values, and how often they are wrong when nothing is to be found."""

from random import Random

import pytest

from saucer.lab.sequential import STAKES, Question, Shares, mean_interval

EVEN = Question(bar=0.5, confidence=0.95)


def stops(draw, question, most):
    """After how many deals a question is settled, and how."""
    shares = Shares()
    for deal in range(1, most + 1):
        shares.add(draw())
        answer = shares.answer(question)
        if answer != "open":
            return deal, answer
    return most, "open"


@pytest.mark.parametrize(
    ("bar", "draw"),
    [
        (0.5, lambda chance: (chance.random() < 0.5) / 2 + (chance.random() < 0.5) / 2),
        (0.25, lambda chance: float(chance.random() < 0.25)),
        (0.5, lambda chance: 0.5 + (chance.random() < 0.1) * chance.choice((-0.5, 0.5))),
    ],
)
def test_equal_bots_are_seldom_called_unequal(bar, draw):
    """Looked at after every deal, with a tenth of error allowed, so that 200 matches tell."""
    question = Question(bar, confidence=0.9)
    chance = Random(5)
    alarms = [stops(lambda: draw(chance), question, 100)[1] != "open" for _ in range(200)]
    assert sum(alarms) / len(alarms) <= 0.1


def test_naive_peeking_would_fail_that_test():
    """The same matches judged after every deal by an ordinary interval: why all this is needed."""
    chance = Random(5)
    alarms = 0
    for _ in range(100):
        total, square = 0.0, 0.0
        for deal in range(1, 151):
            share = float(chance.random() < 0.5)
            total, square = total + share, square + share * share
            spread = (square / deal - (total / deal) ** 2) ** 0.5
            if deal >= 10 and abs(total / deal - 0.5) > 1.645 * spread / deal**0.5:
                alarms += 1
                break
    assert alarms > 30


def test_a_real_difference_is_found_soon():
    chance = Random(1)
    lengths = [stops(lambda: float(chance.random() < 0.75), EVEN, 400) for _ in range(40)]
    assert {answer for _, answer in lengths} == {"above"}
    assert sum(deals for deals, _ in lengths) / len(lengths) < 80


def test_ten_wins_in_a_row_settle_it_and_six_do_not():
    assert Shares([1.0] * 6).answer(EVEN) == "open"
    assert Shares([1.0] * 10).answer(EVEN) == "above"
    assert Shares([0.0] * 10).answer(EVEN) == "below"


def test_a_higher_bar_asks_for_more():
    shares = Shares([1.0] * 70 + [0.0] * 30)
    assert shares.answer(Question(0.5, 0.95)) == "above"
    assert shares.answer(Question(0.6, 0.95)) == "open"
    assert shares.answer(Question(0.5, 0.9999)) == "open"
    assert Shares([1.0] * 700 + [0.0] * 300).answer(Question(0.6, 0.95)) == "above"


def test_intervals_agree_with_answers_and_narrow():
    shares = Shares([1.0] * 60 + [0.5] * 20 + [0.0] * 20)
    low, high = shares.interval(0.95)
    assert low < 0.7 < high
    assert shares.answer(Question(low - 0.001, 0.95)) == "above"
    assert shares.answer(Question(low + 0.001, 0.95)) == "open"
    assert shares.answer(Question(high - 0.001, 0.95)) == "open"
    assert shares.answer(Question(high + 0.001, 0.95)) == "below"
    many = Shares([1.0] * 6000 + [0.5] * 2000 + [0.0] * 2000).interval(0.95)
    assert low < many[0] < many[1] < high
    assert shares.interval(0.99)[0] < low


def test_intervals_at_the_edges():
    assert Shares().interval(0.95) == (0, 1)
    assert Shares().answer(EVEN) == "open"
    low, high = Shares([1.0] * 20).interval(0.95)
    assert high == 1
    purses = [(1 - stake + stake / low) ** 20 for stake in STAKES]
    assert sum(purses) / len(purses) == pytest.approx(2 / 0.05)
    assert Shares([0.0] * 20).interval(0.95) == pytest.approx((0, 1 - low))


def test_mean_interval_has_known_width():
    """At a hundred values, for which it is tuned: 3.035 standard errors instead of 1.96."""
    values = [1.0, -1.0] * 50
    low, high = mean_interval(values, 0.95)
    deviation = (100 / 99) ** 0.5
    assert high == pytest.approx(3.035 * deviation / 10, rel=1e-3)
    assert low == -high
    assert mean_interval([3.0], 0.95) is None


def test_mean_intervals_are_seldom_wrong_whenever_one_looks():
    chance = Random(2)
    wrong = 0
    for _ in range(100):
        values = [chance.gauss(0, 3) for _ in range(20)]
        for _ in range(20):
            low, high = mean_interval(values, 0.9)
            if not low <= 0 <= high:
                wrong += 1
                break
            values += [chance.gauss(0, 3) for _ in range(10)]
    assert wrong <= 10
