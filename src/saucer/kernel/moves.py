"""MoveStruct: base class of moves with named fields. Each game defines its moves and their codes in `moves.py`."""

from typing import Self

import msgspec

from saucer.kernel.secrets import knowing, secret_fields


class MoveStruct(msgspec.Struct, frozen=True, tag_field="type"):
    """A move with named fields. A field marked `Secret` is known only to the seat that makes the move.

    In JSON, `type` is the tag of the union of a game's moves.
    """

    def seen_by(self, viewer: int, mover: int) -> Self:
        """The move as a seat, or a spectator (NOBODY), may see it: without its private fields."""
        hidden = [field for field in secret_fields(type(self)) if viewer not in knowing(self, field, mover)]
        return msgspec.structs.replace(self, **{field.attribute: None for field in hidden}) if hidden else self
