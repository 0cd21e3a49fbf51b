"""The ladder: bots against each other on paired deals, with statistics that say when a question is settled."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from saucer.bots.bot import Bot, situation
from saucer.kernel.game import Setting
from saucer.kernel.rng import Rng, quick
from saucer.kernel.state import Moves, State
from saucer.lab.statistics import Z_95


@dataclass(frozen=True)
class Duel:
    """One bot among others on one deal, in every seat in turn."""

    share: float  # of the wins, mean over the seats; 1/players is even
    lead: float  # own score less the mean of the others'


@dataclass(frozen=True)
class Verdict:
    """What many duels tell."""

    duels: int
    share: float
    error: float  # half of the 95 % interval
    lead: float
    lead_error: float


def play_game(setting: Setting, seed: int, bots: list[Bot], rng: Rng) -> State:
    """One game among bots, one a seat."""
    state = setting.deal(seed)
    moves = Moves()
    while state.actors():
        seat, move = _decision(setting, state, bots, rng, moves)
        state.play(seat, move, None)
    return state


def _decision(setting: Setting, state: State, bots: list[Bot], rng: Rng, moves: Moves) -> tuple[int, int]:
    """Interrupters are asked first, in seat order, as in polling; the seat to move decides last."""
    mover = state.mover()
    others = state.actors() & ~(1 << mover)
    for seat in range(setting.players):
        if others >> seat & 1:
            choice = bots[seat].choose(situation(setting.game, state, seat, moves), rng)
            if choice is not None:
                return seat, choice
    choice = bots[mover].choose(situation(setting.game, state, mover, moves), rng)
    assert choice is not None
    return mover, choice


def duels(setting: Setting, hero: Bot, rest: Bot, seed: int) -> Iterator[Duel]:
    """The hero against copies of another bot: each deal is played once from every seat."""
    players = setting.players
    while True:
        shares, leads = [], []
        for seat in range(players):
            bots = [hero if other == seat else rest for other in range(players)]
            state = play_game(setting, seed, bots, quick(seed * players + seat))
            winners, scores = state.winners(), state.scores()
            shares.append(1 / len(winners) if seat in winners else 0.0)
            others = sum(scores) - scores[seat]
            leads.append(scores[seat] - others / (players - 1))
        yield Duel(fmean(shares), fmean(leads))
        seed += 1


def judge(results: list[Duel]) -> Verdict:
    """Means with their errors."""
    root = sqrt(len(results))
    shares = [duel.share for duel in results]
    leads = [duel.lead for duel in results]
    spread = stdev(shares) if len(results) > 1 else 1.0
    lead_spread = stdev(leads) if len(results) > 1 else 1.0
    return Verdict(len(results), fmean(shares), Z_95 * spread / root, fmean(leads), Z_95 * lead_spread / root)
