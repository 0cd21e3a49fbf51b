"""The board of constellations in words: the sky row by row, constellations with their owners, the hand."""

from typing import Final

from saucer.games.constellations.view import ConstellationsCard, ConstellationsShip, ConstellationsView
from saucer.kernel.board import Board, held, points, who
from saucer.locales import Voice

CORNERS = ("nw", "ne", "se", "sw")


def table(view: ConstellationsView, voice: Voice) -> list[str]:
    """The sky from north to south, then the players with their ships."""
    lines = [voice.say("constellations", "board-pile", {"pile": view.pile})]
    for y in sorted({card.y for card in view.sky}):
        row = sorted((card for card in view.sky if card.y == y), key=lambda card: card.x)
        lines.append(voice.listed(_card(card, voice) for card in row))
    for seat, player in enumerate(view.players):
        ships = voice.listed(_ship(ship, voice) for ship in player.ships) or "board-no-ships"
        args = {"who": who(view, seat, voice), "cards": player.cards, "ships": ships}
        lines.append(voice.say("constellations", "board-player", args))
    return lines


def _card(card: ConstellationsCard, voice: Voice) -> str:
    planets = dict(zip(CORNERS, card.planets, strict=True))
    return voice.say("constellations", "board-card", {"x": card.x, "y": card.y, **planets})


def _ship(ship: ConstellationsShip, voice: Voice) -> str:
    args = {"colour": ship.colour, "x": ship.x, "y": ship.y, "corner": ship.corner, "count": ship.size}
    return voice.say("constellations", "board-ship", args)


def hand(view: ConstellationsView, voice: Voice) -> list[str]:
    """The viewer's cards."""
    return held("constellations", view.hand, voice, numbered=True)


def score(view: ConstellationsView, voice: Voice) -> list[str]:
    """Number of planets in each player's constellations."""
    return points(view, [player.score for player in view.players], voice)


BOARD: Final = Board(table, hand, score)
