"""Ratings from finishing orders: the Plackett-Luce model with uncertainty, by openskill.

openskill learns game by game, so the order of games matters a little. All games are therefore rated from scratch in
several seeded orders: the rating is the mean, and its uncertainty holds both openskill's own and the spread between
orders. Bots do not learn, so skills do not drift (tau is 0). Where several copies of a bot sit in one game, its rating
moves by the sum of their moves, each being a part of one gradient; but its uncertainty falls by their mean only, since
how copies finish among themselves tells nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from math import sqrt
from random import Random
from statistics import fmean, pvariance
from typing import Final

from saucer.lab.duels import Finish

ORDERS: Final = 5
Rated = tuple[str, str, Finish]  # the candidate, the baseline in all other seats, and the finishing order


@dataclass(frozen=True)
class Rating:
    """A bot's strength on openskill's scale, which starts at 25 with a deviation of 25/3."""

    mu: float
    sigma: float


def installed() -> bool:
    """Whether openskill is installed."""
    return find_spec("openskill") is not None


def rate(games: Sequence[Rated]) -> dict[str, Rating]:
    """The ratings of all bots, strongest first; empty if openskill is not installed."""
    if not installed():
        return {}
    orders = [_rate_in_order(Random(seed).sample(games, len(games))) for seed in range(ORDERS)]
    ratings = {}
    for name in {name for hero, rest, _ in games for name in (hero, rest)}:
        mus = [order[name].mu for order in orders]
        sigma = sqrt(fmean(order[name].sigma ** 2 for order in orders) + pvariance(mus))
        ratings[name] = Rating(fmean(mus), sigma)
    return dict(sorted(ratings.items(), key=lambda item: (-item[1].mu, item[0])))


def _rate_in_order(games: Sequence[Rated]) -> dict[str, Rating]:
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0)
    newcomer = model.rating()
    ratings: dict[str, Rating] = {}
    for hero, rest, finish in games:
        names = [hero] + [rest] * len(finish.rest)
        before = [ratings.get(name, Rating(newcomer.mu, newcomer.sigma)) for name in names]
        teams = [[model.rating(rating.mu, rating.sigma)] for rating in before]
        after = [team[0] for team in model.rate(teams, ranks=[finish.hero, *finish.rest])]
        ratings[hero] = Rating(after[0].mu, after[0].sigma)
        moved = sum(each.mu - before[1].mu for each in after[1:])
        ratings[rest] = Rating(before[1].mu + moved, fmean(each.sigma for each in after[1:]))
    return ratings
