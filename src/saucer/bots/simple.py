"""The simple bots: one plays by chance, one by the game's heuristic."""

from saucer.kernel.rng import Rng
from saucer.kernel.situation import Situation
from saucer.kernel.state import Moves


class RandomBot:
    """Any legal move; an interrupter waits as often as it does any one thing."""

    def choose(self, situation: Situation, rng: Rng) -> int | None:
        """By chance."""
        choice = rng.below(len(situation.codes) + (0 if situation.mine else 1))
        return None if choice == len(situation.codes) else situation.codes[choice]


class SensibleBot:
    """The move the game's heuristic likes best; it interrupts where that promises a gain."""

    def choose(self, situation: Situation, rng: Rng) -> int | None:
        """By the heuristic, which looks only at what the seat knows."""
        world = situation.imagine(rng)
        moves = Moves()
        moves.brief = True
        world.legal(situation.seat, moves)
        heuristic = situation.game.heuristic
        if situation.mine:
            return heuristic.best(world, situation.seat, moves, rng)
        return heuristic.gain(world, situation.seat, moves)
