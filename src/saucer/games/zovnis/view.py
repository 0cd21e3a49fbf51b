"""The view of zovnis: the projection of a state for a seat or a spectator."""

from functools import cache

import msgspec

from saucer.games.zovnis.components import ALIENS, ARMED, ASTRE, COLUMNS, ENDS, GOALS, HEIGHT, KINDS, NAMES, SAUCERS
from saucer.games.zovnis.knowledge import holds, size
from saucer.games.zovnis.rules import Zovnis
from saucer.kernel.state import NOBODY, State


class ZovnisEnd(msgspec.Struct, frozen=True):
    """One end of a card: an alien with its saucer."""

    alien: str
    saucer: str


class ZovnisCard(msgspec.Struct, frozen=True):
    """A card as it lies in the sky."""

    card: str
    armed: bool
    flipped: bool
    bottom: ZovnisEnd | None  # the end in landing position (Z3); None for an Astre
    top: ZovnisEnd | None


class ZovnisPlayer(msgspec.Struct, frozen=True):
    """One player, as far as the viewer may know. Goals and points are None if hidden (Z1, ZQ15)."""

    cards: int  # in hand
    pile: list[str]  # eliminated cards, which all may look through (ZQ17)
    alien: str | None
    saucer: str | None
    points: int | None  # in the current sky


class ZovnisView(msgspec.Struct, frozen=True):
    """The table as one seat sees it. Of the planet row only card backs show (ZQ8)."""

    seat: int
    turn: int | None  # None when the game is over
    draw_pile: int
    sky: list[list[ZovnisCard]]  # the four columns, each from the planet up
    players: list[ZovnisPlayer]
    hand: list[str]  # empty for a spectator
    over: str


def view(state: State, seat: int) -> ZovnisView:
    """The view of a seat, built field by field from permitted information only."""
    assert isinstance(state, Zovnis)
    return ZovnisView(
        seat=seat,
        turn=None if state.over else state.turn,
        draw_pile=state.deck_count - COLUMNS,
        sky=[_column(state, column) for column in range(COLUMNS)],
        players=[_player(state, other, open_to=seat) for other in range(state.players)],
        hand=[] if seat == NOBODY else _names(state.hands[seat]),
        over=state.why_over(),
    )


def _column(state: Zovnis, column: int) -> list[ZovnisCard]:
    first = column * HEIGHT
    return [_card(card) for card in state.sky[first : first + state.heights[column]]]


@cache
def _card(card: int) -> ZovnisCard:
    kind, flipped = divmod(card, 2)
    if kind == ASTRE:
        return ZovnisCard(NAMES[kind], armed=False, flipped=False, bottom=None, top=None)
    return ZovnisCard(
        card=NAMES[kind],
        armed=kind >= ARMED,
        flipped=flipped == 1,
        bottom=_end(kind, flipped),
        top=_end(kind, 1 - flipped),
    )


def _end(kind: int, which: int) -> ZovnisEnd:
    place = kind * 4 + which * 2
    return ZovnisEnd(ALIENS[ENDS[place]], SAUCERS[ENDS[place + 1]])


def _player(state: Zovnis, seat: int, *, open_to: int) -> ZovnisPlayer:
    visible = seat == open_to or state.over != 0  # Z12: at the end goals are revealed
    return ZovnisPlayer(
        cards=size(state.hands[seat]),
        pile=_names(state.piles[seat]),
        alien=ALIENS[state.goals[seat]] if visible else None,
        saucer=SAUCERS[state.goals[GOALS + seat]] if visible else None,
        points=state.scores()[seat] if visible else None,
    )


def _names(cards: int) -> list[str]:
    return [NAMES[kind] for kind in range(KINDS) for _ in range(holds(cards, kind))]
