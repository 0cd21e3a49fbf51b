"""The events of constellations. Places are counted from the start card: `x` to the east, `y` to the south."""

from typing import Annotated

from saucer.games.constellations.components import COLOUR_NAMES, CORNER_NAMES, NAMES
from saucer.kernel.events import Event, Seat, names
from saucer.kernel.secrets import Secret

Card = Annotated[str, names(NAMES)]
Colour = Annotated[str, names(COLOUR_NAMES)]
Corner = Annotated[str, names(CORNER_NAMES)]


class Laid(Event, frozen=True, tag="laid"):
    """A card was laid, turned clockwise by `count` quarters (G4)."""

    seat: Seat
    card: Card
    x: int
    y: int
    count: int


class Shared(Event, frozen=True, tag="shared"):
    """Constellations were joined, and several players own the new one together (G11)."""

    seat: list[Seat]
    colour: Colour
    count: int  # planets


class Landed(Event, frozen=True, tag="landed"):
    """A ship landed on a planet of the card just laid (G6)."""

    seat: Seat
    colour: Colour
    corner: Corner
    count: int  # planets of its constellation


class Moved(Event, frozen=True, tag="moved"):
    """The ship that held the colour moved to a planet of the card just laid (G10)."""

    seat: Seat
    colour: Colour
    corner: Corner
    count: int  # planets of its constellation


class Stayed(Event, frozen=True, tag="stayed"):
    """No ship was sent (G7)."""

    seat: Seat


class Drew(Event, frozen=True, tag="drew"):
    """A card was drawn; only who drew it knows which (G13)."""

    seat: Seat
    card: Secret[Card]


class DrewKnown(Event, frozen=True, tag="drew-known"):
    """A card was drawn that everybody had seen go under the pile (GQ18)."""

    seat: Seat
    card: Card


class Showed(Event, frozen=True, tag="showed"):
    """A hand was shown, for none of its cards fits (GQ5)."""

    seat: Seat
    cards: list[Card]


class Swapped(Event, frozen=True, tag="swapped"):
    """A card was put under the pile (GQ5)."""

    seat: Seat
    card: Card


class Passed(Event, frozen=True, tag="passed"):
    """A player had no card that fits, and there was no pile to swap with (GQ18)."""

    seat: Seat


class Skipped(Event, frozen=True, tag="skipped"):
    """A player had no cards left (GQ16)."""

    seat: Seat


ConstellationsEvent = Laid | Shared | Landed | Moved | Stayed | Drew | DrewKnown | Showed | Swapped | Passed | Skipped
