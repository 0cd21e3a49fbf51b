"""Measurements of the importable saucer, compiled or not."""

from functools import cache
from random import random
from typing import Any

from saucer import SLUGS, game
from saucer.bots.search import Search
from saucer.kernel import playout as playout_module
from saucer.kernel.game import Game, Value
from saucer.kernel.playout import playout
from saucer.kernel.rng import Rng, quick
from saucer.kernel.state import Moves, State
from worker import rate, serve

Options = dict[str, Value]

THOUGHTS = 500  # iterations of one search
BATCH = 100  # clones or redeals between clock checks
AGES = (0, 5, 10, 20, 40)  # moves after which positions are copied and redealt
MOVES = Moves()


class Table:
    """One game and number of players, dealt again and again from one generator."""

    def __init__(self, slug: str, players: int, options: Options, dealing: Rng) -> None:
        self.game: Game = game(slug)
        self.players = players
        self.indices = self.game.sheet.indices(self.game.sheet.settle(options))
        self.dealing = dealing
        self.longest = self.game.sheet.longest

    def deal(self) -> State:
        return self.game.deal(self.players, self.indices, -1, self.dealing)

    def positions(self, choosing: Rng) -> list[State]:
        """Unfinished positions after different numbers of moves."""
        return [state for age in AGES if (state := self._aged(age, choosing)).actors()]

    def _aged(self, age: int, choosing: Rng) -> State:
        state = self.deal()
        playout(state, choosing, MOVES, age)
        return state


def about() -> dict[str, Any]:
    """Whether saucer is compiled, and the available measurements."""
    compiled = not (playout_module.__file__ or "").endswith(".py")
    return {"compiled": compiled, "games": {slug: _counts(slug) for slug in SLUGS if _counts(slug)}}


@cache
def _counts(slug: str) -> list[int]:
    try:
        sheet = game(slug).sheet
    except ModuleNotFoundError:
        return []
    return list(range(sheet.fewest, sheet.most + 1))


def inside(slug: str, players: int, options: Options, seconds: float) -> float:
    """Playout moves per second with the loop in compiled code: deals and uniformly random moves."""
    table = Table(slug, players, options, quick(1))
    choosing = quick(2)
    return rate(lambda: playout(table.deal(), choosing, MOVES, table.longest), seconds)


def driven(slug: str, players: int, options: Options, seconds: float) -> float:
    """The same with every move generated, chosen and played from Python."""
    table = Table(slug, players, options, quick(1))
    return rate(lambda: drive(table.deal()), seconds)


def drive(state: State) -> int:
    """A random game driven from Python; interrupters are asked first and may wait."""
    actors, mover, legal, play = state.actors, state.mover, state.legal, state.play
    codes = MOVES.codes
    played = 0
    while mask := actors():
        seat = mover()
        if mask != 1 << seat and interrupted(state, mask & ~(1 << seat)):
            played += 1
            continue
        legal(seat, MOVES)
        play(seat, codes[int(random() * MOVES.count)], None)
        played += 1
    return played


def interrupted(state: State, others: int) -> bool:
    for seat in range(others.bit_length()):
        if others >> seat & 1:
            state.legal(seat, MOVES)
            choice = int(random() * (MOVES.count + 1))
            if choice < MOVES.count:
                state.play(seat, MOVES.codes[choice], None)
                return True
    return False


def clone(slug: str, players: int, options: Options, seconds: float) -> float:
    """Clones per second, of positions after different numbers of moves."""
    states = Table(slug, players, options, quick(1)).positions(quick(2))

    def batch() -> int:
        for state in states:
            copy = state.clone
            for _ in range(BATCH):
                copy()
        return BATCH * len(states)

    return rate(batch, seconds)


def redeal(slug: str, players: int, options: Options, seconds: float) -> float:
    """Redeals per second, for each seat in turn, of positions after different numbers of moves."""
    states = Table(slug, players, options, quick(1)).positions(quick(2))
    chance = quick(3)

    def batch() -> int:
        for state in states:
            for seat in range(players):
                state.redeal(seat, chance)
        return players * len(states)

    return rate(batch, seconds)


def games(slug: str, players: int, options: Options, count: int, words: list[int]) -> dict[str, Any]:
    """The results of random games from generators in a known state, to prove equal work."""
    dealing, choosing = Rng(), Rng()
    dealing.x, dealing.carry, choosing.x, choosing.carry = words
    table = Table(slug, players, options, dealing)
    moves, scores = 0, [0] * players
    for _ in range(count):
        state = table.deal()
        moves += playout(state, choosing, MOVES, table.longest)
        scores = [total + score for total, score in zip(scores, state.scores(), strict=True)]
    return {"moves": moves, "scores": scores, "words": [dealing.x, dealing.carry, choosing.x, choosing.carry]}


def search(slug: str, players: int, options: Options, seconds: float) -> float:
    """Search iterations per second, from the first move of new deals."""
    table = Table(slug, players, options, quick(1))
    chance = quick(2)

    def think() -> int:
        state = table.deal()
        thinking = Search(state, state.mover(), table.game.heuristic, chance, THOUGHTS * 6)
        thinking.run(THOUGHTS)
        return THOUGHTS

    return rate(think, seconds)


if __name__ == "__main__":
    serve(
        {
            "about": about,
            "inside": inside,
            "driven": driven,
            "clone": clone,
            "redeal": redeal,
            "games": games,
            "search": search,
        }
    )
