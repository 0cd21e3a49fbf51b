"""The sky of constellations: two by two letters a card, and digits where ships stand."""

from collections.abc import Sequence

from saucer.games.constellations.view import ConstellationsCard, ConstellationsView
from saucer.locales import say

CORNER_NAMES = ("nw", "ne", "se", "sw")


def draw(view: ConstellationsView, names: Sequence[str]) -> list[str]:
    """Lines of text."""
    lines = [f"Pile {view.pile}. Letters are planets by colour; a digit is the seat of a ship; - an empty cell."]
    lines += _sky(view)
    for seat, player in enumerate(view.players):
        turn = ">" if seat == view.turn else " "
        ships = ", ".join(f"{ship.colour} {ship.size} at {ship.x},{ship.y} {ship.corner}" for ship in player.ships)
        lines.append(
            f"{turn} {seat} {names[seat]:<10} {player.score} points, {player.cards} cards, ships: {ships or 'none'}"
        )
    return [*lines, "Hand: " + "; ".join(say("constellations", card) for card in view.hand)]


def _sky(view: ConstellationsView) -> list[str]:
    cards = {(card.x, card.y): card for card in view.sky}
    ships = {
        (ship.x, ship.y, ship.corner): str(seat) for seat, player in enumerate(view.players) for ship in player.ships
    }
    columns = range(min(x for x, _ in cards) - 1, max(x for x, _ in cards) + 2)
    rows = range(min(y for _, y in cards) - 1, max(y for _, y in cards) + 2)
    lines = ["      " + "".join(f"{x:>3} " for x in columns).rstrip()]
    for y in rows:
        for half in (0, 1):
            cells = [_half(cards.get((x, y)), half, ships) for x in columns]
            lines.append(f"{f'{y:>4}' if half == 0 else '    '}  " + " ".join(f"{cell:<3}" for cell in cells).rstrip())
    return lines


def _half(card: ConstellationsCard | None, half: int, ships: dict[tuple[int, int, str], str]) -> str:
    """The upper or lower two planets of a card."""
    if card is None:
        return " - " if half == 0 else ""
    order = (0, 1) if half == 0 else (3, 2)
    return "".join(ships.get((card.x, card.y, CORNER_NAMES[i]), card.planets[i][0]) for i in order)
