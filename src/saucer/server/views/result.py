"""How a game ended, as a message."""

from saucer.kernel.events import Phrase
from saucer.kernel.match import Match
from saucer.presenter import Presenter
from saucer.server import protocol
from saucer.server.protocol import Result


def result_of(match: Match, presenter: Presenter) -> Result | None:
    """How a game ended; None while it runs."""
    outcome = match.outcome
    if outcome is None:
        return None
    slug = match.game.slug
    tally = [[protocol.Item(presenter.say(slug, item.name), item.points) for item in items] for items in match.tally]
    return Result(list(outcome.winners), list(outcome.scores), presenter.say(slug, Phrase(outcome.why)), tally)
