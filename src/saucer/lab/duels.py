"""Games between bots: single games, and deals that a candidate plays against copies of a baseline."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from saucer.bots.bot import Bot
from saucer.games import game
from saucer.kernel.game import Setting, Value
from saucer.kernel.polling import deciders
from saucer.kernel.rng import Rng, quick
from saucer.kernel.state import Moves, State
from saucer.lab.oracle import lab_bot, situation


@dataclass(frozen=True)
class Task:
    """One deal for one pairing, as plain data for a worker process."""

    slug: str
    players: int
    options: dict[str, Value]
    hero: str
    rest: str
    seed: int
    paired: bool  # play it with the hero in every seat; otherwise in one random seat


@dataclass(frozen=True)
class Finish:
    """The finishing order of one game: 0 for its winners."""

    hero: int
    rest: tuple[int, ...]


@dataclass(frozen=True)
class Deal:
    """The hero's result on one deal: means over its games."""

    share: float  # win rate; shared wins count in part
    lead: float  # score minus the mean of the others', negated if few points win
    finishes: tuple[Finish, ...]


def play_deal(task: Task) -> Deal:
    """All games of a deal. The seating of the bots differs from game to game, the shuffle does not."""
    chosen = game(task.slug)
    setting = Setting(chosen, task.players, chosen.sheet.settle(task.options))
    seats = list(range(task.players)) if task.paired else [int(quick(task.seed).below(task.players))]
    shares, leads, finishes = [], [], []
    for hero in seats:
        bots = [lab_bot(task.hero if seat == hero else task.rest) for seat in range(task.players)]
        first = (task.seed * task.players + hero) * task.players
        state = play_game(setting, task.seed, bots, [quick(first + seat) for seat in range(task.players)])
        winners = state.winners()
        shares.append(1 / len(winners) if hero in winners else 0.0)
        scores = ordered_scores(state)
        leads.append(scores[hero] - (sum(scores) - scores[hero]) / (task.players - 1))
        ranks = places(scores, winners)
        finishes.append(Finish(ranks.pop(hero), tuple(ranks)))
    return Deal(fmean(shares), fmean(leads), tuple(finishes))


def play_game(setting: Setting, seed: int, bots: Sequence[Bot], chances: Sequence[Rng]) -> State:
    """One game to its end. Each bot has its own generator, so that bots do not influence each other's randomness."""
    state = setting.deal(seed)
    moves = Moves()
    while state.actors():
        seat, move = _decision(setting, state, bots, chances, moves)
        state.play(seat, move, None)
    return state


def _decision(
    setting: Setting, state: State, bots: Sequence[Bot], chances: Sequence[Rng], moves: Moves
) -> tuple[int, int]:
    """The first choice other than waiting."""
    for seat in deciders(state):
        choice = bots[seat].choose(situation(bots[seat], setting.game, state, seat, moves), chances[seat])
        if choice is not None:
            return seat, choice
    raise AssertionError("a bot waited on its own turn")


def ordered_scores(state: State) -> list[int]:
    """The scores of a finished game with more being better: negated if the fewest points won (N25)."""
    scores = state.scores()
    best = scores[state.winners()[0]]
    return scores if best == max(scores) else [-score for score in scores]


def places(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Each seat's rank from 0, equal for ties: first the winners, then by score."""
    keys = [(seat in winners, score) for seat, score in enumerate(scores)]
    ranking = sorted(set(keys), reverse=True)
    return [ranking.index(key) for key in keys]
