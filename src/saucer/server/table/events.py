"""The lines of a table's log: everything that ever happens to a table, and the only thing that is kept of it.

They stay on the server: seeds and guests' ids are in them. What a viewer gets to see of them is made in `audience.py`.
"""

from typing import Final

import msgspec

from saucer.server.settings import Level, Settings


class Line(msgspec.Struct, kw_only=True, tag_field="type", omit_defaults=True):
    """What happened. `who` is the guest that asked for it, `cid` the name the client gave the request."""

    who: str = ""
    cid: str = ""


class Created(Line, tag="created"):
    """A table, and the secret of its first deal."""

    table: str
    settings: Settings
    secret: str


class Sat(Line, tag="sat"):
    """A guest took a seat, and may have promised entropy for the deal."""

    seat: int
    name: str
    promise: str = ""


class Stood(Line, tag="stood"):
    """A seat was left, or cleared by the host."""

    seat: int
    cleared: bool = False


class BotSat(Line, tag="bot"):
    """The host put a bot on a seat."""

    seat: int
    level: Level
    name: str


class Changed(Line, tag="changed"):
    """The host chose other settings."""

    settings: Settings


class Started(Line, tag="started"):
    """Nobody comes or goes any more; promised entropy is awaited."""


class Revealed(Line, tag="revealed"):
    """A seat showed the entropy it had promised."""

    seat: int
    entropy: str


class Dealt(Line, tag="dealt"):
    """The cards are dealt, by the rules of that version; lines from before there were others do not name it."""

    version: int = 1


class Continued(Line, tag="continued"):
    """A position of another game is played on from, in place of a deal: its record so far."""

    record: str


class Played(Line, tag="played"):
    """A move; `auto` where a bot made it, in its own seat or for an absent person."""

    seat: int
    words: str
    auto: bool = False


class UndoAsked(Line, tag="undo-asked"):
    """A seat asks to go back to before its last move."""

    seat: int
    count: int


class UndoAgreed(Line, tag="undo-agreed"):
    """Another agrees."""

    seat: int


class UndoRefused(Line, tag="undo-refused"):
    """Another does not, or did not answer in time (-1); or who asked has thought better of it."""

    seat: int
    withdrawn: bool = False


class Undone(Line, tag="undone"):
    """So many moves were taken back."""

    seat: int
    count: int


class Prepared(Line, tag="prepared"):
    """The secret of the next deal; its commitment is shown before anybody promises anything."""

    secret: str


class RematchWanted(Line, tag="rematch"):
    """A seat wants to play again."""

    seat: int
    promise: str = ""


class Renewed(Line, tag="renewed"):
    """A new game at the same table."""


class Left(Line, tag="left"):
    """A person went away in the middle of a game, let the time run out, or was absent and the host asked for it:
    a bot plays for the seat."""

    seat: int
    late: bool = False
    sent: bool = False


class Returned(Line, tag="returned"):
    """The person has the seat again."""

    seat: int


class Here(Line, tag="here"):
    """A seat's person is connected through that server process."""

    seat: int
    process: str


class Gone(Line, tag="gone"):
    """The last connection through that process ended."""

    seat: int
    process: str


class Spoke(Line, tag="spoke"):
    """Chat: own words or a preset."""

    seat: int
    text: str = ""
    preset: str = ""


class Muted(Line, tag="muted"):
    """A guest does not want to read what a seat says, or does again."""

    seat: int
    on: bool = True


class Closed(Line, tag="closed"):
    """Nothing happens here any more."""


AnyEvent = (
    Created
    | Sat
    | Stood
    | BotSat
    | Changed
    | Started
    | Revealed
    | Dealt
    | Continued
    | Played
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | Undone
    | Prepared
    | RematchWanted
    | Renewed
    | Left
    | Returned
    | Here
    | Gone
    | Spoke
    | Muted
    | Closed
)

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(AnyEvent)


def encode(line: AnyEvent) -> str:
    """A line as the store keeps it."""
    return _ENCODER.encode(line).decode()


def decode(body: str) -> AnyEvent:
    """A line as it was kept."""
    line: AnyEvent = _DECODER.decode(body)
    return line
