"""A bot's advice as a message."""

from saucer.bots.advice import Advice
from saucer.kernel.match import Match
from saucer.presenter import Presenter
from saucer.server import protocol


def advice(match: Match, seat: int, language: str | None, request_id: str, opinion: Advice) -> protocol.Advice:
    """A bot's advice for a seat."""
    slug, presenter = match.game.slug, Presenter(match.names, language, seat)
    best, second = opinion.best, opinion.second
    move = None if best.code is None else match.move(seat, best.code)
    return protocol.Advice(
        id=request_id,
        words=move.words if move else None,
        move=move.struct if move else None,
        chance=round(best.chance, 3),
        caption=presenter.say(slug, match.caption(move)) if move else None,
        second=None if second is None or second.code is None else match.move(seat, second.code).words,
        second_chance=round(second.chance, 3) if second else None,
        outcome=presenter.events(slug, opinion.outcome, seat),
        reply=presenter.event(slug, opinion.reply, seat) if opinion.reply else None,
    )
