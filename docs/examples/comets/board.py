"""The table of comets in words."""

from typing import Final

from saucer.games.comets.view import CometsView
from saucer.kernel.board import Board, held, points, who
from saucer.locales import Voice


def table(view: CometsView, voice: Voice) -> list[str]:
    """What lies before everybody."""
    return [
        voice.say("comets", "board-player", {"who": who(view, seat, voice), "laid": player.laid or "board-no-card"})
        for seat, player in enumerate(view.players)
    ]


def hand(view: CometsView, voice: Voice) -> list[str]:
    """The viewer's cards."""
    return held("comets", view.hand, voice, numbered=True)


def score(view: CometsView, voice: Voice) -> list[str]:
    """Everybody's points."""
    return points(view, [player.points for player in view.players], voice)


BOARD: Final = Board(table, hand, score)
