"""Builder of custom positions of powers."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from saucer.games import game
from saucer.games.powers.codes import TURN
from saucer.games.powers.components import CARDS, COLOURS, NAMES
from saucer.games.powers.knowledge import NOTHING
from saucer.games.powers.rules import Powers
from saucer.kernel.match import Match
from saucer.kernel.state import NOBODY
from saucer.kernel.vectors import array


def kinds(cards: str) -> list[int]:
    """`red 7, wild4` as kinds."""
    return [NAMES.index(card.strip().replace(" ", "-")) for card in cards.split(",") if card.strip()]


def table(
    *hands: str,
    top: str = "blue 7",
    colour: str | None = None,
    under: str = "",
    draws: str = "",
    rest: bool = True,
    turn: int = 0,
    direction: int = 1,
    powers: Mapping[str, int] | None = None,
    totals: Sequence[int] = (),
    **options: Any,
) -> Match:
    """A position: hands, the discards (`under` and `top`), the next cards to be drawn and, below them, all others."""
    match = Match(game("powers"), len(hands), seed=1, start=0, options=options)
    state = match.state
    assert isinstance(state, Powers)
    deck = Counter(dict(enumerate(state.census()[:59])))
    held = [kinds(hand) for hand in hands]
    laid = kinds(under) + kinds(top)
    drawn = kinds(draws)
    for cards in (*held, laid, drawn):
        deck.subtract(cards)
    pile = (list(deck.elements()) if rest else []) + drawn[::-1]
    rows = [cards + [int(NOTHING)] * (int(CARDS) - len(cards)) for cards in (*held, laid, pile)]
    state.hands = array(card for row in rows[:-2] for card in row)
    state.sizes = array(len(cards) for cards in held)
    state.laid, state.laid_count = array(rows[-2]), len(laid)
    state.pile, state.pile_count = array(rows[-1]), len(pile)
    state.turn, state.stage, state.direction = turn, int(TURN), direction
    state.colour = COLOURS.index(colour) if colour else laid[-1] // 13
    state.owners = array((powers or {}).get(power, int(NOBODY)) for power in COLOURS)
    if totals:
        state.totals = array(totals)
    return match
