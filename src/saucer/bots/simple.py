"""Simple bots: one plays at random, one follows the game's heuristic."""

from saucer.kernel.rng import Rng
from saucer.kernel.situation import Situation
from saucer.kernel.state import Moves


class RandomBot:
    """Plays uniformly at random; out of turn, waiting counts as one of the options."""

    def choose(self, situation: Situation, rng: Rng) -> int | None:
        """A random option."""
        choice = rng.below(len(situation.codes) + (0 if situation.mine else 1))
        return None if choice == len(situation.codes) else situation.codes[choice]


class SensibleBot:
    """Plays the move with the highest prior; interrupts if the heuristic sees a gain."""

    def choose(self, situation: Situation, rng: Rng) -> int | None:
        """The heuristic's choice in one determinization; it uses only the seat's information."""
        world = situation.imagine(rng)
        moves = Moves()
        moves.brief = True
        world.legal(situation.seat, moves)
        heuristic = situation.game.heuristic
        if situation.mine:
            return heuristic.best(world, situation.seat, moves, rng)
        return heuristic.gain(world, situation.seat, moves)
