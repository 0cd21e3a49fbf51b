"""The board of looters in words: Earth, the stacks, the hand."""

from typing import Final

from saucer.games.looters.view import LootersView
from saucer.kernel.board import Board, held, points, who
from saucer.locales import Voice


def table(view: LootersView, voice: Voice) -> list[str]:
    """Earth, and the cards in front of each player."""
    lines = [voice.say("looters", "board-earth", {"loot": view.earth, "pile": view.pile})]
    for seat, player in enumerate(view.players):
        args = {"who": who(view, seat, voice), "loot": player.loot, "cards": player.cards}
        lines.append(voice.say("looters", "board-player", {**args, "top": player.top or "board-no-top"}))
    return lines


def hand(view: LootersView, voice: Voice) -> list[str]:
    """The viewer's cards."""
    return held("looters", view.hand, voice)


def score(view: LootersView, voice: Voice) -> list[str]:
    """The loot of each player."""
    return points(view, [player.loot for player in view.players], voice)


BOARD: Final = Board(table, hand, score)
