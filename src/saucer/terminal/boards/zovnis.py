"""The sky of zovnis: four columns over the planet, each card with its upper and its landing end."""

from collections.abc import Sequence

from saucer.games.zovnis.view import ZovnisCard, ZovnisEnd, ZovnisView
from saucer.locales import say

HEIGHT = 5
WIDTH = 19


def draw(view: ZovnisView, names: Sequence[str]) -> list[str]:
    """Lines of text."""
    lines = [f"Draw pile {view.draw_pile}"]
    for row in reversed(range(HEIGHT)):
        cards = [column[row] if row < len(column) else None for column in view.sky]
        if any(cards):
            lines += [_row(row, [_top(card) for card in cards]), _row(None, [_bottom(card) for card in cards])]
    lines += ["  " + "=" * (WIDTH * 4 - 2), "  " + "".join(f"{f'column {n}':<{WIDTH}}" for n in (1, 2, 3, 4)).rstrip()]
    for seat, player in enumerate(view.players):
        turn = ">" if seat == view.turn else " "
        goals = "goals hidden" if player.alien is None else f"wants {_name(player.alien)} and {_name(player.saucer)}"
        points = "" if player.points is None else f", {player.points} points"
        lines.append(f"{turn} {names[seat]:<10} {player.cards} cards, {len(player.pile)} eliminated, {goals}{points}")
    return [*lines, "Hand: " + "; ".join(say("zovnis", card) for card in view.hand)]


def _row(row: int | None, cells: list[str]) -> str:
    return f"{'' if row is None else row + 1:<2}" + "".join(f"{cell:<{WIDTH}}" for cell in cells).rstrip()


def _top(card: ZovnisCard | None) -> str:
    if card is None:
        return ""
    return "Astre" if card.top is None else ("! " if card.armed else "") + _end(card.top)


def _bottom(card: ZovnisCard | None) -> str:
    return "" if card is None or card.bottom is None else "v " + _end(card.bottom)


def _end(end: ZovnisEnd) -> str:
    return f"{_name(end.alien)[:6]}+{_name(end.saucer)[:8]}"


def _name(key: str | None) -> str:
    return "" if key is None else say("zovnis", key)
