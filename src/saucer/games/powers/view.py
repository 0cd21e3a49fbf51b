"""The view of powers: what a seat or a spectator may know, as structs."""

import msgspec


class PowersPlayer(msgspec.Struct, frozen=True):
    """One player, as far as the viewer may know."""

    cards: int  # in hand
    known: list[str]  # cards of this hand the viewer has seen; empty for the viewer's own hand
    total: int
    powers: list[str]  # the power cards before the player (N14)


class PowersView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int
    round: int
    turn: int | None  # None when the game is over
    waits_for: str  # turn, drawn, second, struck, first-colour, blind-choice; empty when the game is over
    turns: int
    direction: int  # 1 left, -1 right
    dealer: int
    dealer_draws: list[list[str | None]]  # N2, NQ43: everybody's card, draw by draw
    top: str
    colour: str | None  # None until the first is named
    discards: list[str]  # bottom first
    pile: int
    due: int | None  # the seat that has one card left and has not called (N20)
    suspect: int | None  # the seat whose Wild Draw Four is to be answered
    rounds: list[list[int]]  # totals of all seats after each finished round (N23)
    players: list[PowersPlayer]
    hand: list[str]  # empty for a spectator
    drawn: str | None  # the card the seat has just drawn and may lay
    over: str
