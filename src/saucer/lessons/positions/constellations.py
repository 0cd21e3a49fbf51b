"""Builder of custom positions of constellations."""

from collections.abc import Sequence

from saucer.games import game
from saucer.games.constellations.components import CORNER_NAMES, NAMES
from saucer.games.constellations.rules import WIDTH, Constellations
from saucer.kernel.match import Match


def table(
    *cards: str,
    hands: Sequence[str] = ("", ""),
    pile: str | None = None,
    draws: str = "",
    turn: int = 0,
    ships: Sequence[tuple[int, str, str]] = (),
) -> Match:
    """A match in a given position: cards of the sky in words, each checked as it is laid.

    Hands and pile are card names, the pile's top last; without a pile it is all other cards, with `draws` on top, the
    next one first. Ships are (seat, "x,y", corner).
    """
    match = Match(game("constellations"), players=len(hands), seed=1, start=turn)
    state = match.state
    assert isinstance(state, Constellations)
    for words in cards:
        code = match.parse(turn, words).code
        state.hands[turn] = 1 << NAMES.index(words[:3])
        assert state.refusal(turn, code) is None, words
        state.put_down(code)
    for seat, words in enumerate(hands):
        state.hands[seat] = sum(1 << NAMES.index(card) for card in words.split())
    used = {words[:3] for words in ("p00", *cards)} | set(" ".join([*hands, draws]).split())
    names = pile.split() if pile is not None else [name for name in NAMES if name not in used] + draws.split()[::-1]
    for place in range(len(state.pile)):
        state.pile[place] = NAMES.index(names[place]) if place < len(names) else 0
    state.pile_count = len(names)
    for seat, where, corner in ships:
        planet = planet_at(match, where, corner)
        state.ships[seat * 4 + state.colour(planet)] = planet
    return match


def planet_at(match: Match, where: str, corner: str) -> int:
    """The planet in a corner of the card at `x,y`."""
    assert isinstance(match.state, Constellations)
    x, y = map(int, where.split(","))
    return match.state.laid_at(y % WIDTH * WIDTH + x % WIDTH) * 4 + CORNER_NAMES.index(corner)
