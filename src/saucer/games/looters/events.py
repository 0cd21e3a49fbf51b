"""The events of looters. Tokens and cards are counted; a target is a seat."""

from typing import Annotated

from saucer.games.looters.components import NAMES
from saucer.kernel.events import Event, Seat, names
from saucer.kernel.secrets import Secret

Card = Annotated[str, names(NAMES)]


class Laid(Event, frozen=True, tag="laid"):
    """A card, or several Strength cards, were laid on one's own stack (U7)."""

    seat: Seat
    card: Card
    count: int


class Took(Event, frozen=True, tag="took"):
    """Loot was taken from Earth."""

    seat: Seat
    count: int


class Robbed(Event, frozen=True, tag="robbed"):
    """Loot was taken from another player (U8, U9)."""

    seat: Seat
    target: Seat
    count: int


class Returned(Event, frozen=True, tag="returned"):
    """A General made a player give loot back to Earth (U12)."""

    seat: Seat
    count: int


class Gathered(Event, frozen=True, tag="gathered"):
    """A General put all stacks under the pile (U13)."""

    seat: Seat
    count: int


class Drew(Event, frozen=True, tag="drew"):
    """Cards were drawn; only who drew them knows which."""

    seat: Seat
    count: int
    cards: Secret[list[Card]]


class Missed(Event, frozen=True, tag="missed"):
    """A player without cards missed a turn (U14)."""

    seat: Seat


class DealtAgain(Event, frozen=True, tag="dealt-again"):
    """Nobody had a card, and the stacks were dealt again (UQ13)."""

    count: int


LootersEvent = Laid | Took | Robbed | Returned | Gathered | Drew | Missed | DealtAgain
