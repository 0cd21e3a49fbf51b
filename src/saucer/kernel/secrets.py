"""Private fields: annotations on events and moves that say which seats may know a field."""

from functools import cache
from typing import Annotated, Any, NamedTuple, TypeVar, get_type_hints

import msgspec

T = TypeVar("T")
S = TypeVar("S", bound=msgspec.Struct)


class KnownTo:
    """Marks a field that only the acting seat and the seats in the named fields may know."""

    def __init__(self, *fields: str) -> None:
        self.fields = fields


Secret = Annotated[T | None, KnownTo()]  # known to the acting seat alone


class Field(NamedTuple):
    """A field of a struct: attribute, JSON name, and the seats that may know it (None: all)."""

    attribute: str
    name: str
    known_to: KnownTo | None
    annotation: Any


@cache
def fields(kind: type[msgspec.Struct]) -> tuple[Field, ...]:
    """The fields of a struct with their visibility."""
    hints = get_type_hints(kind, include_extras=True)
    names = zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
    return tuple(Field(attribute, name, _mark(hints[attribute]), hints[attribute]) for attribute, name in names)


def _mark(annotation: Any) -> KnownTo | None:
    marks = [mark for mark in getattr(annotation, "__metadata__", ()) if isinstance(mark, KnownTo)]
    return marks[0] if marks else None


@cache
def secret_fields(kind: type[msgspec.Struct]) -> tuple[Field, ...]:
    """The private fields."""
    return tuple(field for field in fields(kind) if field.known_to)


def knowing(value: msgspec.Struct, field: Field, actor: int) -> frozenset[int]:
    """The seats that may know a secret field of an event or move of the acting seat."""
    assert field.known_to
    return frozenset((actor, *(getattr(value, name) for name in field.known_to.fields)))


def without_secrets(value: S, viewer: int, actor: int) -> S:
    """An event or move of the acting seat as a viewer may see it: private fields of others are None."""
    hidden = [field for field in secret_fields(type(value)) if viewer not in knowing(value, field, actor)]
    return msgspec.structs.replace(value, **{field.attribute: None for field in hidden}) if hidden else value
