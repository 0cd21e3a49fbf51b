"""The table of looters: Earth, the stacks, the hand."""

from collections.abc import Sequence

from saucer.games.looters.view import LootersView
from saucer.locales import say


def draw(view: LootersView, names: Sequence[str]) -> list[str]:
    """Lines of text."""
    lines = [f"Earth {view.earth} loot, pile {view.pile} cards"]
    for seat, player in enumerate(view.players):
        top = "no card yet" if player.top is None else say("looters", player.top)
        turn = ">" if seat == view.turn else " "
        lines.append(f"{turn} {names[seat]:<10} {player.loot:>2} loot, {player.cards} cards, shows {top}")
    return [*lines, "Hand: " + ", ".join(say("looters", card) for card in view.hand)]
