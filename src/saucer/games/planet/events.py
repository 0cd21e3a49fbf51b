"""The events of planet. Places are the letters of slots (PQ3)."""

from typing import Annotated

from saucer.games.planet.components import PLACE_NAMES, STACKS, TILE_NAMES
from saucer.kernel.events import Event, Seat, names
from saucer.kernel.secrets import KnownTo, Secret

Stack = Annotated[str, names(STACKS)]
Tile = Annotated[str, names(TILE_NAMES)]
Place = Annotated[str, names(PLACE_NAMES)]


class Drew(Event, frozen=True, tag="drew"):
    """Tiles of a stack were laid face up (P7)."""

    seat: Seat
    stack: Stack
    tiles: list[Tile]


class Looked(Event, frozen=True, tag="looked"):
    """Of two players, one looked at three tiles alone (P26)."""

    seat: Seat
    stack: Stack
    tiles: Secret[list[Tile]]


class Hid(Event, frozen=True, tag="hid"):
    """One of the three tiles was laid face down, the others face up (P26)."""

    seat: Seat
    tiles: list[Tile]  # face up
    hidden: Secret[Tile]


class Took(Event, frozen=True, tag="took"):
    """A tile was taken and placed (P8)."""

    seat: Seat
    tile: Tile
    place: Place


class TookHidden(Event, frozen=True, tag="took-hidden"):
    """The hidden tile was taken and placed face up (PQ10)."""

    seat: Seat
    tile: Tile
    place: Place


class TookSecretly(Event, frozen=True, tag="took-secretly"):
    """The hidden tile is a hidden character: who took it knows it, and so does who hid it (PQ10)."""

    seat: Seat
    other: Seat  # who hid it
    place: Place
    tile: Annotated[Tile | None, KnownTo("other")]


class Turned(Event, frozen=True, tag="turned"):
    """Baobab tiles were turned face down (P10)."""

    seat: Seat
    tiles: list[Tile]


class Last(Event, frozen=True, tag="last"):
    """The only one left gets the last tile without being named (PQ2)."""

    seat: Seat


class Named(Event, frozen=True, tag="named"):
    """A player said who takes the next tile (P8)."""

    seat: Seat
    target: Seat


class Starts(Event, frozen=True, tag="starts"):
    """A round is over, and this seat starts the next one (P9, P29)."""

    seat: Seat


class Discarded(Event, frozen=True, tag="discarded"):
    """Of two players: the last of the three tiles left the game (P28)."""

    tile: Tile


class Scored(Event, frozen=True, tag="scored"):
    """A player's characters were shown, and the points they made (P11, P25)."""

    seat: Seat
    count: int
    tiles: list[Tile]


class Erupted(Event, frozen=True, tag="erupted"):
    """The most volcanoes cost points (P23)."""

    seat: Seat
    count: int


PlanetEvent = (
    Drew
    | Looked
    | Hid
    | Took
    | TookHidden
    | TookSecretly
    | Turned
    | Last
    | Named
    | Starts
    | Discarded
    | Scored
    | Erupted
)
