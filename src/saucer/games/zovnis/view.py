"""The view of zovnis: what a seat or a spectator may know, as structs."""

import msgspec


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
