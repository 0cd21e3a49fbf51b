"""Requests: every message that a client sends over a table's socket, or posts to its `requests`."""

from typing import Annotated, Literal

import msgspec

from saucer.presenter import GameMove
from saucer.server.protocol.fields import Hex, Id, Language, SeatNumber
from saucer.server.settings import Level, Settings


class Request(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A request. A repeated `id` has no second effect and is answered again."""

    v: Literal[1] = 1
    id: Id


class Hello(Request, tag="hello"):
    """The first message of a socket: the newest update it has, and the language for sentences."""

    since: Annotated[int, msgspec.Meta(ge=0)] | None = None
    language: Language = ""
    texts: bool = False
    deltas: bool = False  # send what has changed, in place of whole updates


class Again(Request, tag="again"):
    """Send a whole update, with the news after `since`: the client cannot apply a delta. There is no other answer."""

    since: Annotated[int, msgspec.Meta(ge=0)] | None = None


class Seen(Request, tag="seen"):
    """The client has painted the update `seq`. Bots wait briefly for clients that report this; there is no answer."""

    seq: Annotated[int, msgspec.Meta(ge=0)]


class Sit(Request, tag="sit"):
    """Take a free seat. `promise` is the SHA-256 of 32 bytes that go into the shuffle."""

    seat: SeatNumber
    promise: Hex | None = None


class Leave(Request, tag="leave"):
    """Leave the seat; in the middle of a game a bot plays for it until you come back."""


class Back(Request, tag="back"):
    """Take your seat back from the bot."""


class Bot(Request, tag="bot"):
    """Host: put a bot on a free seat, or change the level of one."""

    seat: SeatNumber
    level: Level = "normal"


class Clear(Request, tag="clear"):
    """Host: clear a seat of its bot or person, before the start or after the end; a removed person cannot sit
    down at this table again. While a game runs: let a bot play for an absent person."""

    seat: SeatNumber


class Change(Request, tag="change"):
    """Host: play by other settings. The game itself stays; players and options change only before the start, and
    while a game runs only chat, watchers and public do."""

    settings: Settings


class Start(Request, tag="start"):
    """Host: begin, with all seats taken."""


class Reveal(Request, tag="reveal"):
    """Reveal the 32 bytes promised, after the start of the game."""

    entropy: Hex


class Move(Request, tag="move"):
    """Make a move, by its fields or in words; with both, the fields count.

    `seen` is the latest `seq` you had received when you decided.
    """

    words: Annotated[str, msgspec.Meta(max_length=200)] = ""
    move: GameMove | None = None
    seen: Annotated[int, msgspec.Meta(ge=0)] | None = None

    def __post_init__(self) -> None:
        """Require one of the two."""
        if self.move is None and not self.words:
            raise ValueError("a move needs `move` or `words`")


class Undo(Request, tag="undo"):
    """Ask to undo your last move and all later ones."""


class Answer(Request, tag="answer"):
    """Agree to another's undo, or not; with `no`, the seat that asked withdraws its request."""

    yes: bool


class Rematch(Request, tag="rematch"):
    """Play again; it begins when all people at the table want to."""

    promise: Hex | None = None


class Say(Request, tag="say"):
    """Send a chat message, as text or a preset."""

    text: Annotated[str, msgspec.Meta(max_length=300)] = ""
    preset: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Mute(Request, tag="mute"):
    """Mute the chat of a seat, or unmute it."""

    seat: SeatNumber
    on: bool = True


class Close(Request, tag="close"):
    """Host: end the table for good, if nobody else sits there or the game has not begun."""


class Hint(Request, tag="hint"):
    """Ask for a bot's advice."""


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
FromClient = Hello | Seen | Again | Command
