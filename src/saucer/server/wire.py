"""The wire: every message between client and server (docs/protocol.md). Schema and TypeScript are made from this."""

from typing import Annotated, Any, Final, Literal

import msgspec

from saucer.games import SLUGS
from saucer.server.settings import Clock, Level, Settings

VERSION: Final = 1
LARGEST: Final = 8192  # bytes of a message from a client

# What may be said in the chat with one click; the client has the words.
PRESETS: Final = ("hello", "good-luck", "well-played", "thanks", "oops", "one-moment", "your-turn", "good-game", "bye")

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, description="The client's own name for the request.")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=19)]
Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", description="32 bytes, as lowercase hexadecimal digits.")]
Language = Annotated[str, msgspec.Meta(max_length=10)]

# ---- from the client ----------------------------------------------------------------------------


class Request(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A request. A repeated `id` has no second effect and is answered again."""

    v: Literal[1] = 1
    id: Id


class Hello(Request, tag="hello"):
    """The first message of a socket: what the client has already seen, and the language it wants sentences in."""

    since: Annotated[int, msgspec.Meta(ge=0)] | None = None
    language: Language = ""
    texts: bool = False


class Seen(Request, tag="seen"):
    """The table is on the screen as it stood at `seq`. Bots wait a moment for those who say so; nothing is answered."""

    seq: Annotated[int, msgspec.Meta(ge=0)]


class Sit(Request, tag="sit"):
    """Take a free seat. `promise` is the SHA-256 of 32 bytes that go into the shuffle."""

    seat: SeatNumber
    promise: Hex | None = None


class Leave(Request, tag="leave"):
    """Leave the seat; in the middle of a game a bot plays for it until you come back."""


class Back(Request, tag="back"):
    """I am here again: give me my seat back from the bot."""


class Bot(Request, tag="bot"):
    """Host: put a bot on a free seat, or change the level of one."""

    seat: SeatNumber
    level: Level = "normal"


class Clear(Request, tag="clear"):
    """Host: clear a seat of its bot or person, before the start or after the end; a person cleared away cannot sit
    down at this table again. While a game runs: let a bot play for a person who is not here."""

    seat: SeatNumber


class Change(Request, tag="change"):
    """Host: play by other settings. The game itself stays; players and options change only before the start, and
    while a game runs only chat, watchers and public do."""

    settings: Settings


class Start(Request, tag="start"):
    """Host: begin, with all seats taken."""


class Reveal(Request, tag="reveal"):
    """Show the 32 bytes promised, once the game has been started."""

    entropy: Hex


class Move(Request, tag="move"):
    """Make a move, in words. `seen` is the newest seq the decision was made by."""

    words: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    seen: Annotated[int, msgspec.Meta(ge=0)] | None = None


class Undo(Request, tag="undo"):
    """Ask to go back to before your last move."""


class Answer(Request, tag="answer"):
    """Agree to another's undo, or not; with `no`, the one who asked withdraws the wish."""

    yes: bool


class Rematch(Request, tag="rematch"):
    """Play again; it begins when all people at the table want to."""

    promise: Hex | None = None


class Say(Request, tag="say"):
    """Chat, in own words or a preset."""

    text: Annotated[str, msgspec.Meta(max_length=300)] = ""
    preset: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Mute(Request, tag="mute"):
    """Do not show me what a seat says, or show it again."""

    seat: SeatNumber
    on: bool = True


class Close(Request, tag="close"):
    """Host: end the table for good, where nobody else sits or the game has not begun."""


class Hint(Request, tag="hint"):
    """What would a bot do?"""


Command = (
    Sit
    | Leave
    | Back
    | Bot
    | Clear
    | Change
    | Start
    | Reveal
    | Move
    | Undo
    | Answer
    | Rematch
    | Say
    | Mute
    | Close
    | Hint
)
FromClient = Hello | Seen | Command

# ---- from the server ----------------------------------------------------------------------------


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to say: a message of the catalogue `part`. `text` says it in the language asked for.

    Arguments named seat, target and other are seats; strings that are messages of the catalogue are said as such; an
    argument may be a sentence itself (an object with key and args).
    """

    part: str
    key: str
    args: dict[str, Any] = {}
    text: str | None = None


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened at the table, as the viewer may know it."""

    seq: int
    at: float
    type: str
    seat: int | None = None
    words: str | None = None  # of a move
    auto: bool = False  # a bot did it
    told: list[Sentence] = []
    text: str | None = None  # chat, as it was typed: escape it; none for a preset, which is told
    names: list[str] = []  # who sat where when it happened; as in the table's places where it is left out


class Choice(msgspec.Struct, frozen=True):
    """A legal move: the words to send, and what it does."""

    words: str
    caption: Sentence


class Place(msgspec.Struct, frozen=True):
    """A seat of the table."""

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    level: str  # of a bot
    here: bool  # the person is connected
    away: bool  # a bot plays for the person
    promise: str  # of entropy
    entropy: str  # shown at the shuffle


class UndoWish(msgspec.Struct, frozen=True):
    """A wish to undo that waits for answers."""

    seat: int
    count: int
    waits_for: list[int]
    until: float


class Item(msgspec.Struct, frozen=True):
    """A part of a score, and what it is for."""

    name: Sentence
    points: int


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    why: Sentence
    tally: list[list[Item]]  # how each seat's score comes about


class TableInfo(msgspec.Struct, frozen=True):
    """All of a table but the game itself."""

    table: str
    settings: Settings
    version: int  # of the game's rules
    phase: Literal["gathering", "shuffling", "playing", "over", "closed"]
    number: int  # which game of the table
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


VIEWS: Final = [{"$ref": f"#/$defs/{slug.title()}View"} for slug in SLUGS]
View = Annotated[Any, msgspec.Meta(extra_json_schema={"anyOf": [*VIEWS, {"type": "null"}]})]


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """The table as it stands now, and what happened since the last update."""

    seq: int
    now: float  # the server's time
    seat: int | None  # yours
    table: TableInfo
    news: list[News]
    view: View  # the game as you may know it; null before the deal
    moves: list[Choice]  # what you may do now
    may_undo: Literal["no", "free", "ask"]
    digest: str  # of view and moves, the same for the same situation
    muted: list[int]  # seats whose chat you do not want to read
    v: int = VERSION


class Ack(msgspec.Struct, frozen=True, tag_field="type", tag="ack"):
    """A request was carried out, and is on disk as the line `seq`."""

    id: str
    seq: int
    v: int = VERSION


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A request was not carried out, and why. `rule` is the id of the game's rule that forbids a move."""

    id: str | None
    problem: Sentence
    rule: str | None = None
    retry_after: float | None = None  # seconds
    v: int = VERSION


class Advice(msgspec.Struct, frozen=True, tag_field="type", tag="advice"):
    """What a searching player would do; words are None to let the moment pass."""

    id: str
    words: str | None
    chance: float  # of winning, as far as search can tell
    caption: Sentence | None
    second: str | None  # the next best
    second_chance: float | None
    outcome: list[Sentence]  # what surely comes of it
    reply: Sentence | None  # what another will likely do
    v: int = VERSION


class Goodbye(msgspec.Struct, frozen=True, tag_field="type", tag="goodbye"):
    """The server ends the connection; `reload` where the client's version is not the server's."""

    problem: Sentence
    reload: bool = False
    v: int = VERSION


FromServer = Update | Ack | Refused | Advice | Goodbye

# ---- over HTTP only -----------------------------------------------------------------------------


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
    told: list[Sentence]
    view: View
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


UNREADABLE: Final = (
    msgspec.MsgspecError,
    UnicodeError,
    RecursionError,
)  # what decoding raises, nested too deeply or wrong

_DECODER: Final = msgspec.json.Decoder(FromClient)
_ENCODER: Final = msgspec.json.Encoder()


class _Version(msgspec.Struct):
    v: int = VERSION
    id: str | None = None


def decode(data: bytes | str) -> FromClient:
    """A client's message; raises one of UNREADABLE for anything else."""
    message: FromClient = _DECODER.decode(data)
    return message


def envelope(data: bytes | str) -> tuple[int, str | None]:
    """Version and id of a message that could not be understood, as far as they can be told."""
    try:
        found = msgspec.json.decode(data, type=_Version)
    except UNREADABLE:
        return VERSION, None
    return found.v, found.id[:64] if found.id else None


def encode(message: Any) -> bytes:
    """A message for a client."""
    return _ENCODER.encode(message)


def encoded(part: Any) -> msgspec.Raw:
    """A part of several messages, made once."""
    return msgspec.Raw(_ENCODER.encode(part))
