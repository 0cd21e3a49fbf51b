"""Builder of custom positions of looters."""

from collections import Counter
from collections.abc import Sequence

from mypy_extensions import i64

from saucer.games import game
from saucer.games.looters.components import KINDS, NAMES
from saucer.games.looters.knowledge import NOTHING
from saucer.games.looters.rules import Looters
from saucer.kernel.arrays import vec
from saucer.kernel.match import Match
from saucer.kernel.vectors import array


def table(
    hands: Sequence[str],
    tops: Sequence[str] = (),
    loot: Sequence[int] = (),
    *,
    earth: int = 20,
    pile: str = "",
    draws: str | None = None,
    turn: int = 0,
    laid: str = "",
) -> Match:
    """A match in a given position: hands, the visible cards and those under them as words.

    `pile` is the whole draw pile, its top last; `draws` are the next cards to be drawn, with all others under them.
    """
    match = Match(game("looters"), players=len(hands), seed=1, start=turn)
    state = match.state
    assert isinstance(state, Looters)
    cards = pile.split() if draws is None else _rest(state, " ".join([*hands, *tops, laid]).split(), draws.split())
    for seat, words in enumerate(hands):
        kinds = [NAMES.index(word) for word in words.split()]
        state.sizes[seat] = len(kinds)
        for kind in range(KINDS):
            state.hands[seat * KINDS + kind] = kinds.count(kind)
    lay(state, tops, laid)
    for seat, count in enumerate(loot):
        state.loot[seat] = count
    state.pile = _filled(cards, len(state.pile))
    state.pile_count = len(cards)
    state.earth = earth
    return match


def _rest(state: Looters, seen: list[str], draws: list[str]) -> list[str]:
    """All cards not seen, those to be drawn next on top."""
    left = Counter({name: int(state.census()[kind]) for kind, name in enumerate(NAMES)})
    left.subtract([*seen, *draws])
    return [*left.elements(), *reversed(draws)]


def lay(state: Looters, tops: Sequence[str], laid: str) -> None:
    """Put cards on the stacks: the visible ones, and those under them."""
    cards = laid.split()
    for seat, top in enumerate(tops):
        if top:
            state.tops[seat] = NAMES.index(top)
            state.heights[seat] = 1
            cards.append(top)
    state.laid = _filled(cards, len(state.laid))
    state.laid_count = len(cards)


def _filled(cards: list[str], size: int) -> vec[i64]:
    kinds = [NAMES.index(card) for card in cards]
    return array(kinds + [int(NOTHING)] * (size - len(kinds)))
