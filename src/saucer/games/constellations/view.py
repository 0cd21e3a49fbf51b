"""The view of constellations: what a seat or a spectator may know, as structs."""

import msgspec


class ConstellationsCard(msgspec.Struct, frozen=True):
    """One card in the sky. Corners come clockwise from the north-west."""

    card: str
    x: int  # east of the start card
    y: int  # south of the start card
    turn: int  # quarter turns clockwise
    planets: list[str]  # the colour at each corner
    groups: list[int]  # the constellation of each corner, as a place in the view's list


class ConstellationsGroup(msgspec.Struct, frozen=True):
    """One constellation (G5)."""

    colour: str
    size: int
    owners: list[int]


class ConstellationsShip(msgspec.Struct, frozen=True):
    """A ship in the sky, and the token that marks its colour on the player card (G12)."""

    colour: str
    x: int
    y: int
    corner: str
    size: int  # of its constellation


class ConstellationsPlayer(msgspec.Struct, frozen=True):
    """Public information about one player (GQ15)."""

    score: int  # current
    cards: int  # in hand
    shown: list[str]  # cards that everybody has seen (GQ18)
    ships: list[ConstellationsShip]


class ConstellationsView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int
    turn: int | None  # None when the game is over
    step: str  # the next decision: lay, ship or swap
    sky: list[ConstellationsCard]  # in the order of laying, the start card first
    groups: list[ConstellationsGroup]
    pile: int
    sunk: list[str]  # the cards known to be at the bottom of the pile, the lowest first (GQ18)
    swaps: int  # since a card was last laid
    players: list[ConstellationsPlayer]
    hand: list[str]  # empty for a spectator
    over: str
