"""The view of looters: what a seat or a spectator may know, as structs."""

import msgspec


class LootersPlayer(msgspec.Struct, frozen=True):
    """Public information about one player (UQ15)."""

    loot: int
    cards: int  # in hand
    top: str | None  # the visible card
    stack: int  # cards in the stack, including the visible one


class LootersView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int
    turn: int | None  # None when the game is over
    turns: int
    earth: int
    pile: int
    players: list[LootersPlayer]
    hand: list[str]  # empty for a spectator
    over: str
