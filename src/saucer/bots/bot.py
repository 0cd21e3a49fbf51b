"""Bot: the protocol of computer players, and a function that lets them finish a match."""

from collections.abc import Sequence
from typing import Protocol

from saucer.kernel.errors import BadOption
from saucer.kernel.events import Phrase
from saucer.kernel.match import Match, Outcome
from saucer.kernel.polling import deciders
from saucer.kernel.rng import Rng, quick
from saucer.kernel.situation import Situation


class Bot(Protocol):
    """A computer player."""

    def choose(self, situation: Situation, rng: Rng) -> int | None:
        """One of the legal moves; None to wait, if it is not the seat's turn."""


def finish(match: Match, bots: Sequence[Bot], seed: int = 0) -> Outcome:
    """Let bots, one per seat, play a match to its end.

    Each bot has a random generator of its own, made from `seed`: the same bots and seeds play the same game.
    """
    if len(bots) != match.players:
        raise BadOption(Phrase("error-bots", {"players": match.players, "bots": len(bots)}))
    chances = [quick(seed * match.players + seat) for seat in range(match.players)]
    while match.outcome is None:
        _decide(match, bots, chances)
    return match.outcome


def _decide(match: Match, bots: Sequence[Bot], chances: Sequence[Rng]) -> None:
    """Play the first choice that is not to wait."""
    for seat in deciders(match.state):
        code = bots[seat].choose(match.situation(seat), chances[seat])
        if code is not None:
            match.play(seat, code)
            return
    raise BadOption(Phrase("error-bot-waited", {"number": match.state.mover()}))
