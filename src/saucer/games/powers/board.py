"""The board of powers in words: players with their powers, the card to match, the hand."""

from typing import Final

from saucer.games.powers.view import PowersPlayer, PowersView
from saucer.kernel.board import Board, held, points, who
from saucer.locales import Voice


def table(view: PowersView, voice: Voice) -> list[str]:
    """The round and the players."""
    lines = [
        voice.say("powers", "board-round", {"round": view.round, "pile": view.pile}),
        voice.say("powers", "board-left" if view.direction == 1 else "board-right"),
    ]
    return lines + [", ".join(_player(view, seat, player, voice)) for seat, player in enumerate(view.players)]


def _player(view: PowersView, seat: int, player: PowersPlayer, voice: Voice) -> list[str]:
    lines = [voice.say("powers", "board-player", {"who": who(view, seat, voice), "cards": player.cards})]
    if player.powers:
        lines.append(voice.say("powers", "board-powers", {"powers": player.powers}))
    if player.known:
        lines.append(voice.say("powers", "board-known", {"cards": player.known}))
    if seat == view.due:
        lines.append(voice.say("powers", "board-due"))
    return lines


def hand(view: PowersView, voice: Voice) -> list[str]:
    """The card to match, the viewer's cards, and a card just drawn."""
    key = "board-top" if view.colour else "board-top-free"
    lines = [voice.say("powers", key, {"card": view.top, "colour": view.colour}), *held("powers", view.hand, voice)]
    return lines + ([voice.say("powers", "board-drawn", {"card": view.drawn})] if view.drawn else [])


def score(view: PowersView, voice: Voice) -> list[str]:
    """The totals of the rounds so far."""
    return points(view, [player.total for player in view.players], voice)


BOARD: Final = Board(table, hand, score)
