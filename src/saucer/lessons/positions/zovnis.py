"""Builder of custom positions of zovnis."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from saucer.games import game
from saucer.games.zovnis.components import ALIENS, GOALS, HEIGHT, NAMES, ONE_CARD, SAUCERS
from saucer.games.zovnis.knowledge import NOTHING
from saucer.games.zovnis.rules import Zovnis
from saucer.kernel.match import Match
from saucer.kernel.vectors import array

BACKS: Final = ("astre",) * 4  # cards of the planet row; they do not matter


def table(
    *columns: Iterable[str],
    hands: Sequence[str] = ("w01", "z24"),
    goals: Sequence[str] = (),
    pile: str = "",
    draws: str | None = None,
    piles: Sequence[str] = (),
    planet: Iterable[str] = BACKS,
    turn: int = 0,
) -> Match:
    """A match in a custom position: columns from the planet up, goals as `shaggy egg`.

    `pile` is the whole draw pile, its top last; `draws` are the next cards to be drawn, with all others under them.
    """
    match = Match(game("zovnis"), players=len(hands), seed=1, start=turn)
    state = match.state
    assert isinstance(state, Zovnis)
    rows = [list(column) for column in columns] + [[]] * (4 - len(columns))
    state.sky = array(lying(row[i]) if i < len(row) else int(NOTHING) for row in rows for i in range(HEIGHT))
    state.heights = array(len(row) for row in rows)
    state.hands = array(cards(hand) for hand in hands)
    state.piles = array(cards(piles[seat] if piles else "") for seat in range(len(hands)))
    deck = [*planet, *pile.split()]
    if draws is not None:
        laid_out = [card for row in rows for card in row] + " ".join([*hands, *piles]).split()
        deck = _rest([card.split()[0] for card in laid_out], draws.split())
    state.deck = array(NAMES.index(name) for name in deck)
    state.deck_count = len(state.deck)
    if goals:
        state.goals = array([*_chosen(goals, 0, ALIENS), *_chosen(goals, 1, SAUCERS)])
    return match


def cards(words: str) -> int:
    """A set of cards from its names."""
    return int(sum(ONE_CARD[NAMES.index(word)] for word in words.split()))


def lying(words: str) -> int:
    """A card in the sky, as `z07` or `z07 flipped`."""
    name, *way = words.split()
    return NAMES.index(name) * 2 + len(way)


def _rest(seen: list[str], draws: list[str]) -> list[str]:
    """All cards not seen, those to be drawn next on top; the lowest four are the planet."""
    left = Counter({name: 6 if name == "astre" else 1 for name in NAMES})
    left.subtract([*seen, *draws])
    return [*left.elements(), *reversed(draws)]


def _chosen(goals: Sequence[str], which: int, names: Sequence[str]) -> list[int]:
    """The goals of the seats, then those left over."""
    seat_goals = [names.index(goal.split()[which]) for goal in goals]
    return seat_goals + [goal for goal in range(int(GOALS)) if goal not in seat_goals]
