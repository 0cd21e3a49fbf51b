"""The table of powers: the top card, the players with their powers, the hand."""

from collections.abc import Sequence

from saucer.games.powers.view import PowersView
from saucer.locales import say


def draw(view: PowersView, names: Sequence[str]) -> list[str]:
    """Lines of text."""
    way = "left" if view.direction == 1 else "right"
    colour = "no colour named yet" if view.colour is None else f"colour {view.colour}"
    lines = [f"Round {view.round}. On top: {say('powers', view.top)}, {colour}. Play goes {way}. Pile {view.pile}."]
    for seat, player in enumerate(view.players):
        turn = ">" if seat == view.turn else " "
        powers = f", powers: {', '.join(player.powers)}" if player.powers else ""
        due = ", has not called" if seat == view.due else ""
        lines.append(f"{turn} {seat} {names[seat]:<10} {player.cards} cards, {player.total} points{powers}{due}")
    if view.drawn is not None:
        lines.append(f"You drew {say('powers', view.drawn)}.")
    return [*lines, "Hand: " + ", ".join(say("powers", card) for card in view.hand)]
