"""Resources: what is sent and received over HTTP only."""

from typing import Annotated, Any, Literal

import msgspec

from saucer.presenter import GameView, Told
from saucer.server.protocol.fields import Hex, Language, SeatNumber
from saucer.server.protocol.messages import Result
from saucer.server.settings import Clock, Level, Settings


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody says their name."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    language: Language = "en"
    program: bool = False  # a program wants a token to send; a browser gets a cookie


class GuestInfo(msgspec.Struct, omit_defaults=True):
    """Who you are. The token is shown once, to programs that ask for it."""

    name: str
    language: str
    scope: Literal["act", "read"] = "act"
    token: str = ""


class TokenWish(msgspec.Struct, forbid_unknown_fields=True):
    """What a new token may do."""

    scope: Literal["act", "read"] = "act"


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit in a place of a new table: you, a bot of a level, or whoever comes."""

    kind: Literal["me", "bot", "free"] = "free"
    level: Level = "normal"


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made. Without seats you take the first and the others are free."""

    settings: Settings
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=20)] = []
    promise: Hex | None = None  # of your entropy


class TableMade(msgspec.Struct):
    """Where the new table is."""

    table: str


class Whereabouts(msgspec.Struct):
    """Where others in the same network find the server; null where they cannot, or you are not on its machine."""

    room: str | None


class OptionInfo(msgspec.Struct):
    """A setting of a game and what it may be."""

    name: str
    choices: list[int | str]
    default: int | str


class GameInfo(msgspec.Struct):
    """What there is to know before a game is chosen."""

    game: str
    version: int
    fewest: int
    most: int
    options: list[OptionInfo]


class ReplayStep(msgspec.Struct):
    """A game as one seat saw it after so many moves."""

    game: int
    move: int
    moves: int  # so far
    seat: int | None  # whose eyes; null for a spectator's
    by: int | None  # who made the last move
    words: str | None
    told: list[Told]
    view: GameView
    mover: int | None  # whose turn it is then
    hands: list[list[str]] | None = None  # of all seats, where all lies open


class ReviewWish(msgspec.Struct, forbid_unknown_fields=True):
    """A record to be looked at, from a step on: as a seat (or a spectator, null) saw it, or with all hands open."""

    record: Any
    first: Annotated[int, msgspec.Meta(ge=0)] = 0
    seat: SeatNumber | None = None
    open: bool = False


class Review(msgspec.Struct):
    """A record that has been checked, and some of its steps; `moves` says how many there are."""

    game: str
    players: int
    names: list[str]
    moves: int
    result: Result | None
    steps: list[ReplayStep]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A record after so many moves, and a seat there; null for the one to move."""

    record: Any
    move: Annotated[int, msgspec.Meta(ge=0)]
    seat: SeatNumber | None = None


class PlayOn(Position):
    """A position to be played on from, against bots of a level. You take the seat."""

    level: Level = "normal"


class Proof(msgspec.Struct, forbid_unknown_fields=True):
    """How a finished game was shuffled, for anybody to check (docs/fair.md)."""

    saucer_fair: int
    deal: str
    commitment: str
    secret: str
    promises: dict[str, str]  # by seat
    entropy: dict[str, str]
    record: Any
    continued: int | None = None  # moves taken over from a game whose seed was known; null for a game dealt here


class Verdict(msgspec.Struct):
    """Whether a proof holds, point by point."""

    sound: bool
    commitment: bool  # the secret is the one committed to
    promises: bool  # all entropy is as promised
    seed: bool  # the seed is made of them
    record: bool  # the game replays from the seed to its result
    withheld: list[int]  # seats that promised entropy and did not show it
    start: int | None = None  # the seat that began by the table's setting; null where chance chose it
    continued: int | None = None  # moves taken over: the seed was known, whatever else holds


class TableSummary(msgspec.Struct):
    """A table as the lobby lists it."""

    table: str
    game: str
    phase: str
    players: int
    free: int
    people: int
    names: list[str]
    clock: Clock
    changed: float
    mover: int | None = None
    moves: int = 0  # made in the game that is being played
    host: int | None = None  # seat
    options: dict[str, int | str] = {}  # those that are not as usual


class GameSummary(msgspec.Struct):
    """A finished game as its players' history lists it."""

    table: str
    game: str
    names: list[str]
    number: int = 0  # which game of the table; 0 for the newest
    seat: int | None = None  # yours
    scores: list[int] = []
    winners: list[int] = []
    ended: float = 0.0
