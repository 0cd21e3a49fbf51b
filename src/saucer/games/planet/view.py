"""The view of planet: what a seat or a spectator may know, as structs, without memory of earlier positions.

Hidden characters are visible to their owner only (P25), even if others saw them taken (PQ12) or had hidden
them (PQ10). Tiles turned by baobabs are no secret: everybody saw them placed, and they keep their names here.
"""

import msgspec


class PlanetOffer(msgspec.Struct, frozen=True):
    """A tile on offer."""

    number: int  # its number in the offer, from 1, as in the notation
    tile: str | None  # None if the viewer sees only the back
    open: bool  # whether it is face up


class PlanetTile(msgspec.Struct, frozen=True):
    """A tile on a planet."""

    tile: str | None  # None if the viewer sees only the back
    turned: bool  # face down because of baobabs (P10)


class PlanetPlayer(msgspec.Struct, frozen=True):
    """One planet, with the slots a, b, c, d of each kind (PQ3)."""

    center: list[PlanetTile | None]
    uphill: list[PlanetTile | None]
    downhill: list[PlanetTile | None]
    character: list[PlanetTile | None]
    volcanoes: int  # face up
    worth: list[int | None]  # current points of each character; None if not visible
    points: int | None  # current total of the characters; None while some are hidden from the viewer


class PlanetView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int
    phase: str  # the next decision: stack, hide, take, name; or over
    turn: int | None  # None when the game is over
    start: int  # the Start Player; of two players, player A
    round: int  # rounds finished
    stacks: dict[str, int]  # tiles left in each
    removed: int  # tiles taken out of each stack unseen (P2, PQ15)
    drawn: str | None  # the stack on offer
    offer: list[PlanetOffer]
    waiting: list[int]  # seats that have yet to get a tile in this round
    players: list[PlanetPlayer]
    discards: list[str]  # of two players (PQ11)
    over: str
