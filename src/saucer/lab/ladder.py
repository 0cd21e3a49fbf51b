"""The ladder: a tournament of bots in pairs, on paired deals, with sequential stopping.

At two players they meet head to head. At more, one bot plays alone against copies of the other, so that a share of
1/players is even. All pairs play the same deals.
"""

import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import combinations, permutations
from multiprocessing import get_context
from statistics import fmean
from typing import Final

from saucer.games import game
from saucer.kernel.errors import UsageError
from saucer.kernel.game import Value
from saucer.lab.duels import Deal, Task, play_deal
from saucer.lab.estimates import mean_within, share_within
from saucer.lab.oracle import lab_bot
from saucer.lab.ratings import Rating, rate
from saucer.lab.sequential import Answer, Interval, Question, Shares, mean_interval

AHEAD: Final = 4  # queued deals per process: enough to keep it busy, few enough to waste little


@dataclass(frozen=True)
class Pair:
    """Candidate, baseline, and the win rate to test the candidate against."""

    hero: str
    rest: str
    bar: float | None = None  # None for an even win rate

    def __str__(self) -> str:
        return f"{self.hero}/{self.rest}" + ("" if self.bar is None else f"@{self.bar:g}")


def round_robin(bots: Sequence[str], players: int, bar: float | None = None) -> tuple[Pair, ...]:
    """All pairs of bots: once at two players, with the first named as the hero; otherwise in both directions."""
    if len(set(bots)) < len(bots):
        raise UsageError(f"name each bot once, not {', '.join(bots)}")
    if len(bots) < 2:
        raise UsageError("a ladder needs two bots or more, as in: --bots sensible,random")
    meetings = combinations(bots, 2) if players == 2 else permutations(bots, 2)
    return tuple(Pair(hero, rest, bar) for hero, rest in meetings)


def read_pair(text: str, bar: float | None = None) -> Pair:
    """Parse a pair: `hard/sensible`, or with a bar `hard/sensible@0.6`."""
    names, at, own = text.partition("@")
    hero, slash, rest = names.strip().partition("/")
    try:
        share = float(own) if at else bar
    except ValueError:
        slash = ""
    if not slash:
        raise UsageError(f"write a pair as hard/sensible or hard/sensible@0.6, not {text!r}")
    return Pair(hero, rest, share)


@dataclass(frozen=True)
class Plan:
    """All inputs that determine a ladder's results."""

    slug: str
    players: int
    options: dict[str, Value]
    pairs: tuple[Pair, ...]
    games: int = 1000  # maximum per pairing
    seed: int = 1  # of the first deal
    paired: bool = True
    confidence: float = 0.95
    stop: bool = True  # stop a pair when its test is decided; otherwise play all games

    def check(self) -> None:
        """Raise an error for a plan that cannot be played."""
        sheet = game(self.slug).sheet
        sheet.check_players(self.players)
        sheet.settle(self.options)
        for name in self.bots:
            lab_bot(name)
        met = [{pair.hero, pair.rest} if self.players == 2 else (pair.hero, pair.rest) for pair in self.pairs]
        for place, pair in enumerate(self.pairs):
            if pair.hero == pair.rest or met.index(met[place]) < place:
                raise UsageError(f"a pair is two bots, and is named once, not {pair}")
            if not 0 < self.bar(pair) < 1:
                raise UsageError(f"a bar is a share between 0 and 1, as 0.6, not {self.bar(pair):g}")
        if not 0.5 <= self.confidence < 1:
            raise UsageError(f"confidence is a number from 0.5 to below 1, as 0.95, not {self.confidence:g}")

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots in the order of the plan."""
        return tuple(dict.fromkeys(name for pair in self.pairs for name in (pair.hero, pair.rest)))

    def bar(self, pair: Pair) -> float:
        """The win rate to test against."""
        return 1 / self.players if pair.bar is None else pair.bar

    @property
    def deals(self) -> int:
        """The maximal number of deals of a pairing."""
        return -(-self.games // self.players) if self.paired else self.games


@dataclass(frozen=True)
class Pairing:
    """The result of one bot's games against another."""

    hero: str
    rest: str
    deals: int
    games: int
    share: float  # win rate
    interval: Interval
    lead: float  # score difference to the others' mean
    lead_interval: Interval | None
    bar: float  # the win rate tested against
    verdict: Answer  # whether the hero's win rate is above or below it, or undecided


@dataclass(frozen=True)
class Ladder:
    """The results of a plan."""

    plan: Plan
    pairings: tuple[Pairing, ...]
    ratings: dict[str, Rating]  # strongest first; empty if openskill is not installed

    @property
    def played(self) -> list[str]:
        """The bots that have played, in the order of the plan."""
        met = {name for pairing in self.pairings for name in (pairing.hero, pairing.rest)}
        return [name for name in self.plan.bots if name in met]

    def pairing(self, hero: str, rest: str) -> Pairing | None:
        """The result of one bot against another, in either order of names; None if they did not meet."""
        for pairing in self.pairings:
            if (pairing.hero, pairing.rest) == (hero, rest):
                return pairing
            if (pairing.rest, pairing.hero) == (hero, rest) and self.plan.players == 2:
                return _turned(pairing)
        return None


def _turned(pairing: Pairing) -> Pairing:
    """The result of a two-player pairing from the other bot's side."""
    (low, high), lead = pairing.interval, pairing.lead_interval
    verdicts: dict[Answer, Answer] = {"above": "below", "below": "above", "open": "open"}
    return Pairing(
        hero=pairing.rest,
        rest=pairing.hero,
        deals=pairing.deals,
        games=pairing.games,
        share=1 - pairing.share,
        interval=(1 - high, 1 - low),
        lead=-pairing.lead,
        lead_interval=lead and (-lead[1], -lead[0]),
        bar=1 - pairing.bar,
        verdict=verdicts[pairing.verdict],
    )


class Contest:
    """One pairing in progress."""

    def __init__(self, plan: Plan, pair: Pair) -> None:
        self.plan = plan
        self.pair = pair
        self.question = Question(plan.bar(pair), plan.confidence)
        self.asked = 0  # deals submitted
        self.deals: list[Deal] = []
        self.verdict: Answer = "open"
        self._shares = Shares()

    @property
    def over(self) -> bool:
        """Whether its test is decided or all games are played."""
        settled = self.plan.stop and self.verdict != "open"
        return settled or len(self.deals) == self.plan.deals

    def next_task(self) -> Task:
        """The next deal to play."""
        plan = self.plan
        self.asked += 1
        return Task(
            slug=plan.slug,
            players=plan.players,
            options=plan.options,
            hero=self.pair.hero,
            rest=self.pair.rest,
            seed=plan.seed + self.asked - 1,
            paired=plan.paired,
        )

    def add(self, deal: Deal) -> None:
        """Add the next result; results after the decision do not count."""
        if not self.over:
            self.deals.append(deal)
            self._shares.add(deal.share)
            self.verdict = self._shares.answer(self.question)

    def result(self) -> Pairing:
        """The result so far. With a sample size fixed in advance, ordinary confidence intervals are valid."""
        shares = [deal.share for deal in self.deals]
        leads = [deal.lead for deal in self.deals]
        confidence, bar = self.plan.confidence, self.question.bar
        interval, lead_interval = self._shares.interval(confidence), mean_interval(leads, confidence)
        verdict = self.verdict
        if not self.plan.stop and len(shares) == self.plan.deals:
            interval, lead_interval = share_within(shares, confidence), mean_within(leads, confidence)
            verdict = "above" if interval[0] > bar else "below" if interval[1] < bar else "open"
        return Pairing(
            hero=self.pair.hero,
            rest=self.pair.rest,
            deals=len(self.deals),
            games=sum(len(deal.finishes) for deal in self.deals),
            share=fmean(shares),
            interval=interval,
            lead=fmean(leads),
            lead_interval=lead_interval,
            bar=bar,
            verdict=verdict,
        )


class Tournament:
    """All pairings of a plan, played concurrently."""

    def __init__(self, plan: Plan) -> None:
        plan.check()
        self.plan = plan
        self.contests = [Contest(plan, pair) for pair in plan.pairs]

    def expected(self) -> int:
        """The expected number of deals: those played of finished pairings, and the maximum of the others."""
        return sum(len(contest.deals) if contest.over else self.plan.deals for contest in self.contests)

    def play(self, jobs: int) -> Iterator[None]:
        """Play all deals in a number of processes, on which the results do not depend.

        Deals are submitted and collected in a fixed order. The iteration may be stopped at any time.
        """
        with _workers(jobs) as hand_out:
            under_way: deque[tuple[Contest, Callable[[], Deal]]] = deque()
            while True:
                while len(under_way) < AHEAD * jobs and (contest := self._neediest()):
                    under_way.append((contest, hand_out(contest.next_task())))
                if not under_way:
                    return
                contest, deal = under_way.popleft()
                if not contest.over:
                    contest.add(deal())
                    yield

    def _neediest(self) -> Contest | None:
        """The unfinished pairing with the fewest submitted deals."""
        waiting = [contest for contest in self.contests if not contest.over and contest.asked < self.plan.deals]
        return min(waiting, key=lambda contest: contest.asked, default=None)

    def result(self) -> Ladder:
        """The results so far."""
        played = [contest for contest in self.contests if contest.deals]
        finishes = [
            (contest.pair.hero, contest.pair.rest, finish)
            for contest in played
            for deal in contest.deals
            for finish in deal.finishes
        ]
        return Ladder(self.plan, tuple(contest.result() for contest in played), rate(finishes))


@contextmanager
def _workers(jobs: int) -> Iterator[Callable[[Task], Callable[[], Deal]]]:
    """A function that submits a deal and returns a function that waits for it. One job runs in this process."""
    if jobs == 1:
        yield lambda task: partial(play_deal, task)
        return
    with get_context("spawn").Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield lambda task: pool.apply_async(play_deal, (task,)).get
