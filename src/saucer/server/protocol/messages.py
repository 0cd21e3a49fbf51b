"""Messages: everything that the server sends over a table's socket."""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from saucer.presenter import Choice, GameMove, GameView, News, Sentence
from saucer.server.protocol.fields import VERSION
from saucer.server.settings import Settings


class Place(msgspec.Struct, frozen=True):
    """A seat of the table."""

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    level: str  # of a bot
    here: bool  # the person is connected
    away: bool  # a bot plays for the person
    promise: str  # of entropy
    entropy: str  # revealed at the shuffle


class UndoWish(msgspec.Struct, frozen=True):
    """An undo request that waits for answers."""

    seat: int
    count: int
    waits_for: list[int]
    until: float


class Item(msgspec.Struct, frozen=True):
    """An item of a score, and its reason."""

    name: Sentence
    points: int


class Result(msgspec.Struct, frozen=True):
    """The result of a game."""

    winners: list[int]
    scores: list[int]
    why: Sentence
    tally: list[list[Item]]  # the items of each seat's score


class TableInfo(msgspec.Struct, frozen=True):
    """The state of a table, except the game itself."""

    table: str
    settings: Settings
    version: int  # of the game's rules
    phase: Literal["gathering", "shuffling", "playing", "over", "closed"]
    number: int  # of the game at this table
    continued: int | None  # moves taken over from another game, whose seed is known; null for a game dealt here
    host: int | None  # seat
    places: list[Place]
    commitment: str  # of the server's secret for this deal
    next_commitment: str  # for a rematch; empty before the end
    secret: str  # empty before the end
    mover: int | None
    deadline: float | None  # for the mover, in the server's time
    undo: UndoWish | None
    rematch: list[int]  # seats that want one
    result: Result | None
    watching: int


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """The current state of the table, and the news since the last update."""

    seq: int
    now: float  # the server's time
    seat: int | None  # yours
    table: TableInfo
    news: list[News]
    view: GameView  # the game as your seat may see it; null before the deal
    moves: list[Choice]  # your legal moves
    may_undo: Literal["no", "free", "ask"]
    digest: str  # of view and moves, the same for the same situation
    muted: list[int]  # seats whose chat you do not want to read
    v: int = VERSION


class Changes(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is new in an object or an array; all else is as it was. Names of array items are their indexes, as text.

    `at`, `drop` and `add` are of arrays alone, which then have neither `set` nor `within`.
    """

    set: dict[str, Any] = {}  # values to take as they are, whatever was there before
    within: dict[str, "Changes"] = {}  # objects and arrays of which only a part is new
    at: int = 0  # index of the first item that goes or comes
    drop: int = 0  # how many items go
    add: list[Any] = []  # items that come in their place


class Delta(msgspec.Struct, frozen=True, tag_field="type", tag="delta"):
    """An update as its difference from the one before on this socket. Without a field, it is as it was.

    A client whose last update is not the one of `since` and `base` asks for the whole with `again`.
    """

    seq: int
    since: int  # the seq of the update before
    base: str  # its digest
    now: float
    news: list[News]  # since then
    digest: str  # of the whole view and moves, as in an update
    table: Changes | UnsetType = UNSET
    view: Changes | UnsetType = UNSET
    moves: list[int | Choice] | UnsetType = UNSET  # a number is the index of a move of the update before
    may_undo: Literal["no", "free", "ask"] | UnsetType = UNSET
    muted: list[int] | UnsetType = UNSET
    v: int = VERSION


class Ack(msgspec.Struct, frozen=True, tag_field="type", tag="ack"):
    """A request was carried out, and is on disk as the line `seq`."""

    id: str
    seq: int
    v: int = VERSION


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A request was refused, with the reason. `rule` is the id of the game's rule that forbids a move."""

    id: str | None
    problem: Sentence
    rule: str | None = None
    retry_after: float | None = None  # seconds
    v: int = VERSION


class Advice(msgspec.Struct, frozen=True, tag_field="type", tag="advice"):
    """The move that a searching player would make; without a move, to pass."""

    id: str
    words: str | None
    move: GameMove | None
    chance: float  # of winning, as far as search can tell
    caption: Sentence | None
    second: str | None  # the next best
    second_chance: float | None
    outcome: list[Sentence]  # its certain consequences
    reply: Sentence | None  # the likely answer of another player
    v: int = VERSION


class Goodbye(msgspec.Struct, frozen=True, tag_field="type", tag="goodbye"):
    """The server ends the connection; `reload` if the client's version is not the server's."""

    problem: Sentence
    reload: bool = False
    v: int = VERSION


FromServer = Update | Delta | Ack | Refused | Advice | Goodbye
