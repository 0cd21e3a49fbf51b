"""MoveStruct: base class of moves with named fields. Each game defines its moves and their codes in `moves.py`."""

from typing import Self

import msgspec

from saucer.kernel.secrets import without_secrets


class MoveStruct(msgspec.Struct, frozen=True, tag_field="type"):
    """A move with named fields. A field marked `Secret` is known only to the seat that makes the move.

    In JSON, `type` is the tag of the union of a game's moves.
    """

    def seen_by(self, viewer: int, mover: int) -> Self:
        """The move as a seat, or a spectator (NOBODY), may see it: without its private fields."""
        return without_secrets(self, viewer, mover)
