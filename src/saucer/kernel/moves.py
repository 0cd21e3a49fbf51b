"""MoveStruct: a move as fields. Each game defines its kinds of moves in `moves.py`, and how integers code them."""

from typing import Self

import msgspec

from saucer.kernel.secrets import knowing, secret_fields


class MoveStruct(msgspec.Struct, frozen=True, tag_field="type"):
    """A move with its fields by name. A field marked `Secret` is known only to the seat that makes the move.

    The kinds of a game's moves are told apart by `type` in JSON.
    """

    def seen_by(self, viewer: int, mover: int) -> Self:
        """The move as another seat (or a spectator, -1) hears of it: without what it may not know."""
        hidden = [field for field in secret_fields(type(self)) if viewer not in knowing(self, field, mover)]
        return msgspec.structs.replace(self, **{field.attribute: None for field in hidden}) if hidden else self
