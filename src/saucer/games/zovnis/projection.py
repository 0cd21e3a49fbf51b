"""The projection of zovnis: builds the view of a state for a seat or a spectator."""

from typing import Final

from mypy_extensions import i64

from saucer.games.zovnis.components import ALIENS, ARMED, ASTRE, COLUMNS, ENDS, GOALS, HEIGHT, KINDS, NAMES, SAUCERS
from saucer.games.zovnis.knowledge import holds, size
from saucer.games.zovnis.rules import Zovnis
from saucer.games.zovnis.view import ZovnisCard, ZovnisEnd, ZovnisPlayer, ZovnisView
from saucer.kernel.state import NOBODY, State


def _card(card: i64) -> ZovnisCard:
    kind, flipped = card >> 1, card & 1
    if kind == ASTRE:
        return ZovnisCard(NAMES[kind], armed=False, flipped=False, bottom=None, top=None)
    return ZovnisCard(
        card=NAMES[kind],
        armed=kind >= ARMED,
        flipped=flipped == 1,
        bottom=_end(kind, flipped),
        top=_end(kind, 1 - flipped),
    )


def _end(kind: i64, which: i64) -> ZovnisEnd:
    place = kind * 4 + which * 2
    return ZovnisEnd(ALIENS[ENDS[place]], SAUCERS[ENDS[place + 1]])


CARDS: Final[list[ZovnisCard]] = [_card(card) for card in range(2 * KINDS)]  # as they lie in the sky, each way up


def view(state: State, seat: int) -> ZovnisView:
    """The view of a seat, built field by field from permitted information only."""
    assert isinstance(state, Zovnis)
    scores = state.scores()
    return ZovnisView(
        seat=seat,
        turn=None if state.over else int(state.turn),
        draw_pile=int(state.deck_count - COLUMNS),
        sky=[_column(state, column) for column in range(COLUMNS)],
        players=[_player(state, other, seat, scores) for other in range(state.players)],
        hand=[] if seat == NOBODY else _names(state.hands[seat]),
        over=state.why_over(),
    )


def _column(state: Zovnis, column: i64) -> list[ZovnisCard]:
    first = column * HEIGHT
    return [CARDS[state.sky[place]] for place in range(first, first + state.heights[column])]


def _player(state: Zovnis, seat: i64, viewer: i64, scores: list[int]) -> ZovnisPlayer:
    visible = seat == viewer or state.over != 0  # Z12: at the end goals are revealed
    return ZovnisPlayer(
        cards=int(size(state.hands[seat])),
        pile=_names(state.piles[seat]),
        alien=ALIENS[state.goals[seat]] if visible else None,
        saucer=SAUCERS[state.goals[GOALS + seat]] if visible else None,
        points=scores[seat] if visible else None,
    )


def _names(cards: i64) -> list[str]:
    names: list[str] = []
    for kind in range(KINDS):
        for card in range(holds(cards, kind)):  # noqa: B007 - named, or mypyc makes objects of it
            names.append(NAMES[kind])
    return names
