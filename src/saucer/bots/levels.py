"""The levels people choose from: easy, normal, hard, expert. `docs/strength.md` measures them."""

from dataclasses import dataclass
from typing import Final

from saucer.bots.searcher import SearchBot
from saucer.kernel.rng import Rng
from saucer.kernel.situation import Situation
from saucer.kernel.state import Moves


@dataclass(frozen=True)
class CasualBot:
    """Plays the best move it notices. What people forget, it forgets: in powers to call, to catch, to give."""

    overlooked: dict[str, int]  # by game: per cent of the moves it does not think of
    missed: int  # per cent of the chances to interrupt that it lets pass
    otherwise: int = 30  # per cent of the moves in a game without a number

    def choose(self, situation: Situation, rng: Rng) -> int | None:
        """By the heuristic, among what comes to mind."""
        if not situation.mine and rng.below(100) < self.missed:
            return None
        world = situation.imagine(rng)
        moves = Moves()
        moves.brief = True
        world.legal(situation.seat, moves)
        if not situation.mine:
            return situation.game.heuristic.gain(world, situation.seat, moves)
        self._overlook(moves, self.overlooked.get(situation.game.slug, self.otherwise), rng)
        return situation.game.heuristic.best(world, situation.seat, moves, rng)

    def _overlook(self, moves: Moves, share: int, rng: Rng) -> None:
        """Keep the moves that come to mind; there is always one."""
        codes = moves.listed()
        noticed = [code for code in codes if rng.below(100) >= share]
        moves.count = 0
        for code in noticed or [codes[rng.below(len(codes))]]:
            moves.add(code)


@dataclass(frozen=True)
class ThinkingBot:
    """Searches, as long as suits the game."""

    iterations: dict[str, int]  # by game
    otherwise: int = 1000  # in a game without a number

    def choose(self, situation: Situation, rng: Rng) -> int | None:
        """The move tried most."""
        return self.search(situation.game.slug).choose(situation, rng)

    def search(self, slug: str, milliseconds: int | None = None) -> SearchBot:
        """The search that it uses in a game, within a time if there is one."""
        return SearchBot(self.iterations.get(slug, self.otherwise), milliseconds)


# Found by play: each level should win most games against the one below, and lose some. A move takes hard
# a fifth of a second at most on one core, expert about a second.
LEVELS: Final[dict[str, CasualBot | ThinkingBot]] = {
    "easy": CasualBot(
        {"looters": 60, "planet": 50, "zovnis": 80, "constellations": 35, "powers": 50}, missed=60, otherwise=50
    ),
    "normal": CasualBot(
        {"looters": 10, "planet": 10, "zovnis": 10, "constellations": 5, "powers": 10}, missed=20, otherwise=10
    ),
    "hard": ThinkingBot(
        {"looters": 2000, "planet": 1000, "zovnis": 1500, "constellations": 500, "powers": 300}, otherwise=500
    ),
    "expert": ThinkingBot(
        {"looters": 8000, "planet": 4000, "zovnis": 5000, "constellations": 2000, "powers": 3000}, otherwise=2000
    ),
}
