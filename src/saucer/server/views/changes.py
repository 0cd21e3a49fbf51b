"""Changes: the difference of two values of the same type, by fields of structs and items of lists.

Compiled, because every move is told by it to every seat; the structs of the protocol are therefore defined elsewhere.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import astuple

from saucer.server.protocol import Changes

_BY_FIELDS: Final[dict[type, bool]] = {}


def changes_of(before: Any, after: Any) -> Changes | UnsetType:
    """What is new in a struct; unset if nothing is."""
    return UNSET if before is after or before == after else changes(before, after)


def changes(before: Any, after: Any) -> Changes:
    """What turns a struct into another of its type."""
    return _changed_parts(astuple(before), astuple(after), after.__struct_encode_fields__)


def _changed_parts(before: Sequence[Any], after: Sequence[Any], names: tuple[str, ...] | None) -> Changes:
    """What is new among as many parts; those of a list are named by their indexes."""
    values: dict[str, Any] = {}
    within: dict[str, Changes] = {}
    for place in range(len(after)):
        old, new = before[place], after[place]
        if old is not new and old != new:
            name = names[place] if names else str(place)
            inner = _inner_changes(old, new)
            if inner is None:
                values[name] = new
            else:
                within[name] = inner
    return Changes(values, within)


def _inner_changes(before: Any, after: Any) -> Changes | None:
    """What is new in a value that differs; None if it is to be sent as a whole."""
    kind = type(after)
    if type(before) is not kind:
        return None
    if kind is list:
        return _list_changes(before, after) if before and after else None
    return changes(before, after) if by_fields(kind) else None


def _list_changes(before: list[Any], after: list[Any]) -> Changes | None:
    kind = type(after[0])
    if len(before) == len(after) and (kind is list or by_fields(kind)):
        return _changed_parts(before, after, None)
    start = _common(before, after)
    rest = min(len(before), len(after)) - start
    end = _common(before[: -rest - 1 : -1], after[: -rest - 1 : -1])
    if not start and not end:
        return None
    return Changes(at=start, drop=len(before) - start - end, add=after[start : len(after) - end])


def _common(before: list[Any], after: list[Any]) -> int:
    """How many items at the beginning are the same."""
    shorter = min(len(before), len(after))
    if before[:shorter] == after[:shorter]:
        return shorter
    return next(place for place in range(shorter) if before[place] != after[place])


def by_fields(kind: type) -> bool:
    """Whether values of a type are objects in JSON that always have all their fields."""
    known = _BY_FIELDS.get(kind)
    if known is None:
        known = _BY_FIELDS[kind] = issubclass(kind, Struct) and _complete(kind)
    return known


def _complete(kind: type[Struct]) -> bool:
    config = kind.__struct_config__
    return not (config.array_like or config.omit_defaults or UNSET in kind.__struct_defaults__)
