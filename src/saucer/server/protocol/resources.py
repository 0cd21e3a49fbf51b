"""Resources: bodies of requests and answers over HTTP."""

from typing import Annotated, Any, Literal

import msgspec

from saucer.presenter import GameView, Told
from saucer.server.protocol.fields import Hex, Language, SeatNumber
from saucer.server.protocol.messages import Result
from saucer.server.settings import Clock, Level, Settings


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """The name of a new guest."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    language: Language = "en"
    program: bool = False  # a program wants a token to send; a browser gets a cookie


class GuestInfo(msgspec.Struct, omit_defaults=True):
    """Your identity. The token is shown once, to programs that ask for it."""

    name: str
    language: str
    scope: Literal["act", "read"] = "act"
    token: str = ""


class TokenWish(msgspec.Struct, forbid_unknown_fields=True):
    """The scope of a new token."""

    scope: Literal["act", "read"] = "act"


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """The occupant of a seat of a new table: you, a bot of a level, or anybody who joins."""

    kind: Literal["me", "bot", "free"] = "free"
    level: Level = "normal"


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to create. Without seats you take the first and the others are free."""

    settings: Settings
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=20)] = []
    promise: Hex | None = None  # of your entropy


class TableMade(msgspec.Struct):
    """The address of a new table."""

    table: str


class Whereabouts(msgspec.Struct):
    """The server's address on the local network; null if there is none, or you are not on its machine."""

    room: str | None


class OptionInfo(msgspec.Struct):
    """An option of a game and its values."""

    name: str
    choices: list[int | str]
    default: int | str


class GameInfo(msgspec.Struct):
    """The facts about a game, for choosing one."""

    game: str
    version: int
    fewest: int
    most: int
    options: list[OptionInfo]


class ReplayStep(msgspec.Struct):
    """A game as one seat saw it after a number of moves."""

    game: int
    move: int
    moves: int  # so far
    seat: int | None  # of the view; null for a spectator's
    by: int | None  # the seat of the last move
    words: str | None
    told: list[Told]
    view: GameView
    mover: int | None  # the seat to move next
    hands: list[list[str]] | None = None  # of all seats, if all hands are open


class ReviewWish(msgspec.Struct, forbid_unknown_fields=True):
    """A record to review, from a step on: as a seat (or a spectator, null) saw it, or with all hands open."""

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
    """A record after a number of moves, and a seat there; null for the seat to move."""

    record: Any
    move: Annotated[int, msgspec.Meta(ge=0)]
    seat: SeatNumber | None = None


class PlayOn(Position):
    """A position to continue against bots of a level. You take the seat."""

    level: Level = "normal"


class Proof(msgspec.Struct, forbid_unknown_fields=True):
    """The proof of a finished game's shuffle, for anybody to check (docs/fair.md)."""

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
    seed: bool  # the seed derives from them
    record: bool  # the game replays from the seed to its result
    withheld: list[int]  # seats that promised entropy and did not reveal it
    start: int | None = None  # the seat that began by the table's setting; null if chance chose it
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
    moves: int = 0  # in the current game
    host: int | None = None  # seat
    options: dict[str, int | str] = {}  # those that differ from the defaults


class GameSummary(msgspec.Struct):
    """A finished game as its players' history lists it."""

    table: str
    game: str
    names: list[str]
    number: int = 0  # of the game at its table; 0 for the newest
    seat: int | None = None  # yours
    scores: list[int] = []
    winners: list[int] = []
    ended: float = 0.0
