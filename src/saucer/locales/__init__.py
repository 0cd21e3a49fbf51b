"""The words of the product: one Fluent catalogue for every face of it (`<language>/<part>.ftl`)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "pl", "fr")
SHARED: Final = ("common", "errors")  # what every part may say
SEAT_ARGS = frozenset({"seat", "target", "other"})  # arguments that are seats, shown as names


class Phrase(msgspec.Struct, frozen=True):
    """Something to say, as data: a key of a catalogue and its arguments, which may be phrases themselves."""

    key: str
    args: dict[str, Any] = msgspec.field(default_factory=dict)


@dataclass(frozen=True)
class Voice:
    """A language, and the names of the people spoken of.

    >>> Voice("en", ("Ola", "Pat")).say("looters", "event-robbed", {"seat": 0, "target": 1, "count": 3})
    'Ola takes 3 loot from Pat.'
    """

    language: str = "en"
    names: tuple[str, ...] = ()

    def say(self, part: str, key: str, args: Mapping[str, Any] | None = None) -> str:
        """One message in words."""
        return say(part, key, args, language=self.language, names=self.names)

    def tell(self, part: str, phrase: Phrase) -> str:
        """A phrase in words."""
        return self.say(part, phrase.key, phrase.args)

    def choice(self, slug: str, value: object) -> str:
        """A value of a game's option; most are numbers."""
        key = f"choice-{value}"
        return self.say(slug, key) if key in keys(self.language, slug) else str(value)

    def listed(self, items: Iterable[str]) -> str:
        """Things one after another that may have commas in them."""
        return self.say("common", "between").join(items)


@cache
def _bundle(language: str, part: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in dict.fromkeys((*SHARED, part)):
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

    A word that changes with its place in a sentence has its other forms as attributes: where `{ $card }` is a card's
    message, `{ $card-acc }` is the attribute `.acc` of that message. A list with an item for every seat is said seat by
    seat where the message has an attribute of the list's name.

    >>> say("looters", "event-robbed", {"seat": 0, "target": 1, "count": 3}, names=["Ola", "Pat"])
    'Ola takes 3 loot from Pat.'
    >>> say("powers", "event-totals", {"totals": [120, 35]}, names=["Ola", "Pat"])
    'Totals: 120 for Ola, 35 for Pat.'
    """
    return _say(_bundle(language, part), key, args or {}, names)


def _say(bundle: FluentBundle, key: str, args: Mapping[str, Any], names: Sequence[str]) -> str:
    by_seat = {
        name: [_say(bundle, f"{key}.{name}", {"seat": seat, name: item}, names) for seat, item in enumerate(value)]
        for name, value in args.items()
        if isinstance(value, (list, tuple)) and name in bundle.get_message(key).attributes
    }
    return _format(bundle, key, _all_spoken(bundle, {**args, **by_seat}, names))


def _all_spoken(bundle: FluentBundle, args: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    spoken: dict[str, Any] = {}
    for name, value in args.items():
        spoken |= _spoken(bundle, name, value, names)
    return spoken


def _spoken(bundle: FluentBundle, name: str, value: Any, names: Sequence[str]) -> dict[str, Any]:
    """An argument in words, and under `name-form` in each form that its message has as an attribute."""
    if isinstance(value, (list, tuple)):
        items = [_spoken(bundle, name, item, names) for item in value]
        forms = {name: "", **{form: "" for item in items for form in item}}
        return {form: ", ".join(str(item.get(form, item[name])) for item in items) for form in forms}
    if isinstance(value, Phrase):
        return {name: _say(bundle, value.key, value.args, names)}
    if name in SEAT_ARGS and isinstance(value, int):
        return {name: names[value] if value < len(names) else _format(bundle, "seat-name", {"number": value})}
    if isinstance(value, str) and bundle.has_message(value):
        forms = {f"{name}-{form}": f"{value}.{form}" for form in bundle.get_message(value).attributes}
        return {form: _format(bundle, key, {}) for form, key in {name: value, **forms}.items()}
    return {name: value}


def _format(bundle: FluentBundle, key: str, args: dict[str, Any]) -> str:
    """A message, or one of its attributes as `message.attribute`."""
    name, _, form = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[form] if form else message.value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise LookupError(f"message {key}: {errors[0]}")
    return str(text)
