"""The words of the product: one Fluent catalogue for every face of it (`<language>/<part>.ftl`)."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

SEAT_ARGS = frozenset({"seat", "target", "other"})  # arguments that are seats, shown as names


@cache
def _bundle(language: str, part: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in ("common", part):
        text = files(__name__).joinpath(language, f"{name}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def keys(language: str, part: str) -> frozenset[str]:
    """Every message of one part of a catalogue."""
    return frozenset(_bundle(language, part)._messages)


def say(
    part: str, key: str, args: Mapping[str, Any] | None = None, *, language: str = "en", names: Sequence[str] = ()
) -> str:
    """One message in words. Seats become names, and strings that are keys become their own messages.

    >>> say("looters", "event-robbed", {"seat": 0, "target": 1, "count": 3}, names=["Ola", "Pat"])
    'Ola takes 3 loot from Pat.'
    """
    bundle = _bundle(language, part)
    spoken = {name: _spoken(bundle, name, value, names) for name, value in (args or {}).items()}
    return _format(bundle, key, spoken)


def _spoken(bundle: FluentBundle, name: str, value: Any, names: Sequence[str]) -> Any:
    if isinstance(value, (list, tuple)):
        return ", ".join(str(_spoken(bundle, name, item, names)) for item in value)
    if name in SEAT_ARGS and isinstance(value, int):
        return names[value] if value < len(names) else _format(bundle, "seat-name", {"number": value})
    if isinstance(value, str) and bundle.has_message(value):
        return _format(bundle, value, {})
    return value


def _format(bundle: FluentBundle, key: str, args: dict[str, Any]) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise LookupError(f"message {key}: {errors[0]}")
    return str(text)
