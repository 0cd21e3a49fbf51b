"""The events of zovnis. Columns and rows count from 1; row 1 lies on the planet."""

from typing import Annotated

import msgspec

from saucer.games.zovnis.components import ALIENS, NAMES, SAUCERS
from saucer.kernel.events import Event, Seat, names
from saucer.kernel.secrets import Secret

Card = Annotated[str, names(NAMES)]
Alien = Annotated[str, names(ALIENS)]
Saucer = Annotated[str, names(SAUCERS)]
Shared = Annotated[str, names((*ALIENS, *SAUCERS))]
Way = Annotated[str, names(("horizontal", "vertical"))]


class Placed(Event, frozen=True, tag="placed"):
    """A card was laid: its landing end, and the end above it (ZQ11)."""

    seat: Seat
    card: Card
    column: int
    row: int
    flipped: int
    alien: Alien  # lands
    saucer: Saucer
    rider: Alien  # above
    craft: Saucer
    armed: int


class PlacedAstre(Event, frozen=True, tag="placed-astre"):
    """An Astre was laid: it has no ends."""

    seat: Seat
    card: Card
    column: int
    row: int


class Eliminated(Event, frozen=True, tag="eliminated"):
    """An armed card removed another one (Z7), by what they share."""

    seat: Seat
    card: Card
    by: list[Shared]
    way: Way
    column: int
    row: int


class Fell(Event, frozen=True, tag="fell"):
    """A card dropped by one row (Z8)."""

    card: Card
    column: int
    from_row: int = msgspec.field(name="from")
    to: int


class Drew(Event, frozen=True, tag="drew"):
    """A card was drawn; only who drew it knows which."""

    seat: Seat
    card: Secret[Card]


class Threw(Event, frozen=True, tag="threw"):
    """Cards in hand were thrown away unseen at the end (ZQ13)."""

    seat: Seat
    count: int


class Revealed(Event, frozen=True, tag="revealed"):
    """A player's goals were shown, and the points they made (Z12)."""

    seat: Seat
    alien: Alien
    saucer: Saucer
    count: int


ZovnisEvent = Placed | PlacedAstre | Eliminated | Fell | Drew | Threw | Revealed
