"""Events and refusals: structs that a message catalogue renders in any language."""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Self, cast

import msgspec

from saucer.kernel.secrets import fields, knowing, secret_fields, without_secrets
from saucer.locales import Phrase as Phrase

Args = dict[str, Any]  # integers, catalogue keys (strings), or lists of them; JSON-able
Seat = Annotated[int, msgspec.Meta(ge=0)]
NOBODY = -1  # the same constant as in state.py, which imports this module
NONE: frozenset[int] = frozenset()


def names(values: Sequence[str]) -> msgspec.Meta:
    """Annotation of a field that holds one of these names: a union in TypeScript, an enum in JSON Schema."""
    return msgspec.Meta(extra_json_schema={"enum": list(values)})


class Event(msgspec.Struct, frozen=True, tag_field="name"):
    """One thing that happened. Each game defines its own kinds in `events.py`, with their fields.

    A field marked `Secret` is known to the seat in `seat` alone, one marked `KnownTo("target")` also to the seat in
    `target`. For all other viewers it is None and left out of `args`.
    """

    @property
    def name(self) -> str:
        """The kind of event, as used in catalogue keys."""
        return cast(str, self.__struct_config__.tag)

    @property
    def args(self) -> Args:
        """The arguments of the event's message, without hidden secrets."""
        values = [(field.name, getattr(self, field.attribute), field.known_to) for field in fields(type(self))]
        return {name: value for name, value, mark in values if not mark or value is not None}

    @property
    def revealing(self) -> bool:
        """Whether it holds private information."""
        return any(getattr(self, field.attribute) is not None for field in secret_fields(type(self)))

    @property
    def knowing(self) -> frozenset[int]:
        """The seats that may know every field."""
        seats = [knowing(self, field, self._actor) for field in secret_fields(type(self))]
        return frozenset.intersection(*seats) if seats else frozenset()

    @property
    def insiders(self) -> frozenset[int]:
        """The seats that may know more than a spectator."""
        secrets = secret_fields(type(self))
        return frozenset(seat for field in secrets for seat in knowing(self, field, self._actor)) if secrets else NONE

    def seen_by(self, viewer: int) -> Self:
        """The event as a seat, or a spectator (NOBODY), may see it."""
        return without_secrets(self, viewer, self._actor)

    @property
    def _actor(self) -> int:
        """The seat that acts; every event with secrets has one."""
        return cast(int, getattr(self, "seat", NOBODY))

    @property
    def key(self) -> str:
        """The catalogue key of the event's message."""
        return _keys(self.name)[self.revealing]

    @property
    def phrase(self) -> Phrase:
        """The event's message."""
        return Phrase(self.key, self.args)


@cache
def _keys(name: str) -> tuple[str, str]:
    """The catalogue keys of the public and of the private message."""
    return f"event-{name}", f"event-{name}-seen"


class Refusal(msgspec.Struct, frozen=True):
    """The reason why a move is illegal: a rule id and a message."""

    rule: str
    name: str
    args: Args = msgspec.field(default_factory=dict)

    @property
    def key(self) -> str:
        """The catalogue key of the message."""
        return f"no-{self.name}"

    @property
    def phrase(self) -> Phrase:
        """The message."""
        return Phrase(self.key, self.args)
