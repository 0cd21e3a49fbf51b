"""The events of a table's log: everything that can happen to a table, and the only thing that is kept of it.

They stay on the server: seeds and guests' ids are in them. What a viewer gets to see of them is made in `views/`.
"""

from typing import Final

import msgspec

from saucer.server.settings import Level, Settings


class TableEvent(msgspec.Struct, kw_only=True, tag_field="type", omit_defaults=True):
    """Something that happened. `who` is the guest that asked for it, `cid` the client's id of the request."""

    who: str = ""
    cid: str = ""


class Created(TableEvent, tag="created"):
    """A table, and the secret of its first deal."""

    table: str
    settings: Settings
    secret: str


class Sat(TableEvent, tag="sat"):
    """A guest took a seat, and may have promised entropy for the deal."""

    seat: int
    name: str
    promise: str = ""


class Stood(TableEvent, tag="stood"):
    """A seat was left, or cleared by the host."""

    seat: int
    cleared: bool = False


class BotSat(TableEvent, tag="bot"):
    """The host put a bot on a seat."""

    seat: int
    level: Level
    name: str


class Changed(TableEvent, tag="changed"):
    """The host chose other settings."""

    settings: Settings


class Started(TableEvent, tag="started"):
    """The host started the game; the seats are fixed, and promised entropy is awaited."""


class Revealed(TableEvent, tag="revealed"):
    """A seat showed the entropy it had promised."""

    seat: int
    entropy: str


class Dealt(TableEvent, tag="dealt"):
    """The cards are dealt, by the rules of that version; the first version was not named."""

    version: int = 1


class Continued(TableEvent, tag="continued"):
    """The game begins from a position of another game instead of a deal; `record` is that game so far."""

    record: str


class Played(TableEvent, tag="played"):
    """A move; `auto` where a bot made it, in its own seat or for an absent person."""

    seat: int
    words: str
    auto: bool = False


class UndoAsked(TableEvent, tag="undo-asked"):
    """A seat asks to go back to before its last move."""

    seat: int
    count: int


class UndoAgreed(TableEvent, tag="undo-agreed"):
    """Another seat agrees."""

    seat: int


class UndoRefused(TableEvent, tag="undo-refused"):
    """Another seat refused, or nobody answered in time (seat -1), or the seat that asked withdrew its request."""

    seat: int
    withdrawn: bool = False


class Undone(TableEvent, tag="undone"):
    """The last `count` moves were taken back."""

    seat: int
    count: int


class Prepared(TableEvent, tag="prepared"):
    """The secret of the next deal; its commitment is shown before anybody promises anything."""

    secret: str


class RematchWanted(TableEvent, tag="rematch"):
    """A seat wants to play again."""

    seat: int
    promise: str = ""


class Renewed(TableEvent, tag="renewed"):
    """A new game at the same table."""


class Left(TableEvent, tag="left"):
    """From now on a bot plays for the seat: its person left, ran out of time (`late`), or was sent away (`sent`)."""

    seat: int
    late: bool = False
    sent: bool = False


class Returned(TableEvent, tag="returned"):
    """The person has the seat again."""

    seat: int


class Here(TableEvent, tag="here"):
    """A seat's person is connected through that server process."""

    seat: int
    process: str


class Gone(TableEvent, tag="gone"):
    """The last connection through that process ended."""

    seat: int
    process: str


class Spoke(TableEvent, tag="spoke"):
    """Chat: free text or a preset."""

    seat: int
    text: str = ""
    preset: str = ""


class Muted(TableEvent, tag="muted"):
    """A guest mutes the chat of a seat, or unmutes it."""

    seat: int
    on: bool = True


class Closed(TableEvent, tag="closed"):
    """The table is closed for good."""


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


def encode(event: AnyEvent) -> str:
    """An event as the store keeps it."""
    return _ENCODER.encode(event).decode()


def decode(body: str) -> AnyEvent:
    """An event as it was kept."""
    event: AnyEvent = _DECODER.decode(body)
    return event
