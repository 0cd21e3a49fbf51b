"""Simulation: many random games of one setting, and their summary statistics."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from saucer.kernel.game import Setting
from saucer.kernel.match import Match
from saucer.kernel.playout import playout
from saucer.kernel.record import Record
from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.lab.estimates import Spread, share_interval, spread
from saucer.lab.play import random_decision


@dataclass(frozen=True)
class Result:
    """The result of one simulated game."""

    moves: int
    scores: list[int]
    winners: list[int]
    why: str


@dataclass(frozen=True)
class Seat:
    """Summary of one seat."""

    score: Spread
    wins: float  # win rate; shared wins count in part
    interval: tuple[float, float]


@dataclass(frozen=True)
class Summary:
    """Summary of many games of one setting."""

    games: int
    lengths: Spread
    seats: list[Seat]
    shared: int  # games with several winners
    endings: dict[str, int]


def simulate(setting: Setting, games: int, seed: int) -> Iterator[Result]:
    """Random games in compiled playouts. Game i is dealt from seed + i."""
    moves = Moves()
    for number in range(seed, seed + games):
        state = setting.deal(number)
        played = playout(state, quick(number), moves, setting.game.sheet.longest)
        yield Result(played, state.scores(), state.winners(), state.why_over())


def simulate_records(setting: Setting, games: int, seed: int, keep: Callable[[Record], object]) -> Iterator[Result]:
    """The same, move by move, with a record of each game."""
    moves = Moves()
    for number in range(seed, seed + games):
        match = Match(setting.game, setting.players, seed=number, options=setting.options)
        rng = quick(number)
        while match.actors:
            match.play(*random_decision(match.state, rng, moves))
        keep(match.record())
        outcome = match.outcome
        assert outcome is not None
        yield Result(len(match.history), list(outcome.scores), list(outcome.winners), outcome.why)


def summarise(results: list[Result], players: int) -> Summary:
    """Lengths, scores by seat, win rates with confidence intervals, endings."""
    games = len(results)
    seats = []
    for seat in range(players):
        wins = sum(1 / len(result.winners) for result in results if seat in result.winners) / games
        scores = [result.scores[seat] for result in results]
        seats.append(Seat(spread(scores), wins, share_interval(wins, games)))
    return Summary(
        games=games,
        lengths=spread([result.moves for result in results]),
        seats=seats,
        shared=sum(len(result.winners) > 1 for result in results),
        endings=dict(Counter(result.why for result in results).most_common()),
    )
