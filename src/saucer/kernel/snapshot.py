"""Snapshots of states as plain data, for equality, digests, pickling and debugging."""

import hashlib
import json
from typing import Any

from mypy_extensions import i64

from saucer.kernel.arrays import vec
from saucer.kernel.rng import Rng
from saucer.kernel.state import State


def position(state: State) -> dict[str, Any]:
    """Every field by name; scratch fields (names beginning with `_`) are left out."""
    return {name: _plain(getattr(state, name)) for name in _fields(state) if not name.startswith("_")}


def restored(kind: type[State], fields: dict[str, Any]) -> State:
    """A state of that class with these fields: the inverse of `position`."""
    state = kind()
    for name, value in fields.items():
        setattr(state, name, _restored_rng(value) if isinstance(value, dict) else _native(value))
    return state


def digest(state: State) -> str:
    """A short fingerprint of the whole position."""
    text = json.dumps(position(state), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _fields(thing: object) -> list[str]:
    """The names of the attributes: of compiled classes, and of a class in plain Python that extends one."""
    compiled = [name for name in getattr(type(thing), "__mypyc_attrs__", ()) if name != "__dict__"]
    return sorted({*compiled, *getattr(thing, "__dict__", ())})


def _restored_rng(fields: dict[str, Any]) -> Rng:
    rng = Rng()
    for name, value in fields.items():
        setattr(rng, name, bytes.fromhex(value) if name == "key" else _native(value))
    return rng


def _native(value: Any) -> Any:
    return vec[i64]([i64(item) for item in value]) if isinstance(value, list) else value


def _plain(value: Any) -> Any:
    if isinstance(value, (int, str)):
        return value
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, Rng):
        return {name: _plain(getattr(value, name)) for name in _fields(value)}
    return list(value)
