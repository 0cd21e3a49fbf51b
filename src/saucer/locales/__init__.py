"""The words of the product: one Fluent catalogue for every face of it (`<language>/<part>.ftl`)."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from saucer import packages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "pl", "fr")
SHARED: Final = ("common", "errors")  # what every part may say
SEAT_ARGS: Final = ("seat", "target", "other")  # arguments that are seats, shown as names
NO_READER: Final = -1  # several people read, or a spectator does: nobody is "you"
FOLDER: Final = "locales"  # of the package that a game comes in
LESSON: Final = "learn-"  # and the slug of a game: the part with the sentences of its lesson
TITLE: Final = re.compile(r"^title\s*=", re.MULTILINE)
LONGEST: Final = 900  # characters of an argument; Fluent refuses a thousand
MOST_SAID: Final = 4096  # sentences that are remembered, for all tables together: two megabytes at most
_SAID: Final[dict[object, str]] = {}
_ENCODER: Final = msgspec.json.Encoder(enc_hook=repr)  # of arguments, which tell sentences apart


class BadMessage(LookupError):
    """A message that a catalogue does not have, or that cannot be said with what it was given."""


class Phrase(msgspec.Struct, frozen=True):
    """Something to say, as data: a key of a catalogue and its arguments, which may be phrases themselves."""

    key: str
    args: dict[str, Any] = msgspec.field(default_factory=dict)


@dataclass(frozen=True)
class Voice:
    """A language, the names of the people spoken of, and the seat of the one who reads, who is spoken to as "you".

    >>> Voice("en", ("Ola", "Pat")).say("looters", "event-robbed", {"seat": 0, "target": 1, "count": 3})
    'Ola takes 3 loot from Pat.'
    >>> Voice("en", ("Ola", "Pat"), reader=1).say("looters", "event-robbed", {"seat": 0, "target": 1, "count": 3})
    'Ola takes 3 loot from you.'
    """

    language: str = "en"
    names: tuple[str, ...] = ()
    reader: int = NO_READER

    def say(self, part: str, key: str, args: Mapping[str, Any] | None = None) -> str:
        """One message in words."""
        cache_key = (self, part, key, _ENCODER.encode(args)) if args else (self.language, part, key)
        text = _SAID.get(cache_key)
        if text is None:
            if len(_SAID) >= MOST_SAID:
                _SAID.clear()
            text = _SAID[cache_key] = _say(_bundle(self.language, part), key, args or {}, self)
        return text

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
def _bundle(language: str, part: str) -> "FluentBundle":
    # Not above: it takes long to import, and `saucer --version` needs no words.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for name in dict.fromkeys((*SHARED, part)):
        bundle.add_resource(FluentResource(source(language, name)), allow_overrides=True)
    return bundle


def has_catalogue(slug: str) -> bool:
    """Whether the package of a game brings sentences for it."""
    return packages.text(slug, FOLDER, "en", f"{slug}.ftl") is not None


def source(language: str, part: str) -> str:
    """The text of one part of a catalogue. A game whose package has none is called by its slug."""
    text = packages.text(part.removeprefix(LESSON), FOLDER, language, f"{part}.ftl")
    if text is None and part not in packages.entries():
        raise BadMessage(f"there is no catalogue {language}/{part}.ftl")
    text = text or ""
    return text if part not in packages.entries() or TITLE.search(text) else f"title = {part.title()}\n{text}"


def keys(language: str, part: str) -> frozenset[str]:
    """Every message of one part of a catalogue."""
    return frozenset(_bundle(language, part)._messages)


def say(
    part: str, key: str, args: Mapping[str, Any] | None = None, *, language: str = "en", names: Sequence[str] = ()
) -> str:
    """One message in words. Seats become names, and strings that are keys become their own messages.

    A word that changes with its place in a sentence has its other forms as attributes: where `{ $card }` is a card's
    message, `{ $card-acc }` is the attribute `.acc` of that message. A list with an item for every seat is said seat by
    seat where the message has an attribute of the list's name. Where the reader sits at `$target`, the attribute
    `.target` of the message is said instead of it, so likewise `.seat` and `.other`.

    >>> say("looters", "event-robbed", {"seat": 0, "target": 1, "count": 3}, names=["Ola", "Pat"])
    'Ola takes 3 loot from Pat.'
    >>> say("powers", "event-totals", {"totals": [120, 35]}, names=["Ola", "Pat"])
    'Totals: 120 for Ola, 35 for Pat.'
    """
    return Voice(language, tuple(names)).say(part, key, args)


def _say(bundle: "FluentBundle", key: str, args: Mapping[str, Any], voice: Voice) -> str:
    if bundle.has_message("title") and not bundle.has_message(key.partition(".")[0]):
        return _generic(bundle, key, args, voice)
    by_seat = {
        name: [_say(bundle, f"{key}.{name}", {"seat": seat, name: item}, voice) for seat, item in enumerate(value)]
        for name, value in args.items()
        if isinstance(value, (list, tuple)) and name not in SEAT_ARGS and _has(bundle, f"{key}.{name}")
    }
    spoken = _all_spoken(bundle, {**args, **by_seat}, voice)
    for name in SEAT_ARGS:
        seats = _seats(args.get(name))
        to_reader = f"{key}-{name}" if "." in key else f"{key}.{name}"
        if voice.reader in seats and _has(bundle, to_reader):
            others = [_name(bundle, seat, voice) for seat in seats if seat != voice.reader]
            you = _format(bundle, "seat-reader", {})
            return _format(bundle, to_reader, {**spoken, name: _together(bundle, [you, *others])})
    return _format(bundle, key, spoken)


def _generic(bundle: "FluentBundle", key: str, args: Mapping[str, Any], voice: Voice) -> str:
    """What a game's catalogue has no message for, from the key and the arguments: "Ola: took, count 3"."""
    spoken = _all_spoken(bundle, args, voice)
    kind, _, name = key.partition("-")
    what = (name or kind).replace("-", " ")
    rest = [f"{name} {spoken[name]}" for name in args if name != "seat"]
    sentence = ", ".join([what, *rest])
    return f"{spoken['seat']}: {sentence}" if "seat" in args else sentence


def _all_spoken(bundle: "FluentBundle", args: Mapping[str, Any], voice: Voice) -> dict[str, Any]:
    spoken: dict[str, Any] = {}
    for name, value in args.items():
        spoken |= _spoken(bundle, name, value, voice)
    return {name: _cut(value) for name, value in spoken.items()}


def _cut(value: Any) -> Any:
    """What somebody typed may be longer than any sentence."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def _spoken(bundle: "FluentBundle", name: str, value: Any, voice: Voice) -> dict[str, Any]:
    """An argument in words, and under `name-form` in each form that its message has as an attribute."""
    if name in SEAT_ARGS and _seats(value):
        return {name: _together(bundle, [_name(bundle, seat, voice) for seat in _seats(value)])}
    if isinstance(value, (list, tuple)):
        items = [_spoken(bundle, name, item, voice) for item in value]
        forms = {name: "", **{form: "" for item in items for form in item}}
        return {form: ", ".join(str(item.get(form, item[name])) for item in items) for form in forms}
    if isinstance(value, Phrase):
        return {name: _say(bundle, value.key, value.args, voice)}
    if isinstance(value, str) and bundle.has_message(value):
        forms = {f"{name}-{form}": f"{value}.{form}" for form in bundle.get_message(value).attributes}
        return {form: _format(bundle, key, {}) for form, key in {name: value, **forms}.items()}
    return {name: value}


def _seats(value: Any) -> Sequence[int]:
    """A seat or several."""
    return value if isinstance(value, (list, tuple)) else (value,) if isinstance(value, int) else ()


def _name(bundle: "FluentBundle", seat: int, voice: Voice) -> str:
    return voice.names[seat] if seat < len(voice.names) else _format(bundle, "seat-name", {"number": seat})


def _together(bundle: "FluentBundle", names: Sequence[str]) -> str:
    """Names as in "Ola, Pat and Kim"."""
    *most, last = names
    return _format(bundle, "seat-names", {"most": ", ".join(most), "last": last}) if most else last


def _has(bundle: "FluentBundle", key: str) -> bool:
    """Whether there is an attribute `message.attribute`."""
    name, _, form = key.partition(".")
    return form in _message(bundle, name).attributes


def _format(bundle: "FluentBundle", key: str, args: dict[str, Any]) -> str:
    """A message, or one of its attributes as `message.attribute`."""
    name, _, form = key.partition(".")
    message = _message(bundle, name)
    pattern = message.attributes[form] if form else message.value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise BadMessage(f"message {key}: {errors[0]}")
    return str(text)


def _message(bundle: "FluentBundle", name: str) -> Any:
    if not bundle.has_message(name):
        raise BadMessage(f"the catalogue ({bundle.locales[0]}) has no message {name}")
    return bundle.get_message(name)
