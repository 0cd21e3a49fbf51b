"""JSON Schema of what each game sends: its views, its moves with their fields, and its events as sentences."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from saucer.games import game
from saucer.kernel.events import Event
from saucer.kernel.game import Game
from saucer.kernel.secrets import secret_fields

Schema = dict[str, Any]
LONG: Final = 8  # lists of names longer than this become types of their own
TEXT: Final[Schema] = {"anyOf": [{"type": "string"}, {"type": "null"}]}


def title(slug: str) -> str:
    """What the types of a game begin with."""
    return slug.title()


def view_types(slugs: Sequence[str]) -> list[type]:
    """The struct that each game's views are."""
    return [game(slug).view_type for slug in slugs]


def definitions(ref_template: str, slugs: Sequence[str]) -> Schema:
    """Moves and events of the games by name, and `View`, `GameMove` and `GameEvent` for those of any of them."""
    parts: Schema = {}
    for slug in slugs:
        types = _moves(game(slug), ref_template) | _events(game(slug), ref_template)
        parts |= _with_named_lists(types, title(slug), ref_template)
    for name, kind in {"View": "View", "GameMove": "Move", "GameEvent": "Event"}.items():
        parts[name] = _any_of([f"{title(slug)}{kind}" for slug in slugs], ref_template)
    return parts


def _with_named_lists(types: Schema, prefix: str, ref_template: str) -> Schema:
    """Long lists of names (of cards, of tiles) as types of their own, named after the first field that has them."""
    lists: Schema = {}

    def named(schema: Any, field: str) -> Any:
        if isinstance(schema, list):
            return [named(item, field) for item in schema]
        if not isinstance(schema, dict):
            return schema
        if len(schema.get("enum", ())) > LONG:
            name = next((name for name, other in lists.items() if other == schema), f"{prefix}{field.title()}Name")
            if lists.setdefault(name, schema) == schema:
                return {"$ref": ref_template.format(name=name)}
        inner = schema.get("properties", {})
        fields = {name: named(value, name) for name, value in inner.items()}
        return {key: fields if key == "properties" else named(value, field) for key, value in schema.items()}

    return {name: named(schema, "") for name, schema in types.items()} | lists


def _any_of(names: list[str], ref_template: str) -> Schema:
    return {"anyOf": [{"$ref": ref_template.format(name=name)} for name in names]}


def _moves(chosen: Game, ref_template: str) -> Schema:
    """Each kind of move, and their union."""
    names = {kind: f"{title(chosen.slug)}{kind.__name__}Move" for kind in chosen.grammar.kinds}
    union = {f"{title(chosen.slug)}Move": _any_of(list(names.values()), ref_template)}
    return {name: _object(kind) for kind, name in names.items()} | union


def _object(kind: type[msgspec.Struct]) -> Schema:
    """A struct of plain fields, by itself."""
    _, parts = msgspec.json.schema_components([kind])
    assert list(parts) == [kind.__name__], f"{kind.__name__} may hold plain values only"
    schema: Schema = parts[kind.__name__]
    return {name: value for name, value in schema.items() if name != "title"}


def _events(chosen: Game, ref_template: str) -> Schema:
    """Each event as the sentence that tells it, with its arguments, and their union."""
    parts: Schema = {}
    for kind in chosen.event_types:
        parts |= _sentences(chosen.slug, kind)
    return parts | {f"{title(chosen.slug)}Event": _any_of(list(parts), ref_template)}


def _sentences(slug: str, kind: type[Event]) -> Schema:
    """An event; one with secrets is told in two ways."""
    schema, secrets = _object(kind), {field.name for field in secret_fields(kind)}
    public = {name: value for name, value in schema["properties"].items() if name not in {"name", *secrets}}
    key, name = f"event-{kind.__struct_config__.tag}", f"{title(slug)}{kind.__name__}"
    description = schema.get("description", "")
    sentences = {f"{name}Event": _sentence(slug, key, public, description)}
    if secrets:
        seen_fields = {**public, **{name: _without_null(schema["properties"][name]) for name in sorted(secrets)}}
        sentences[f"{name}SeenEvent"] = _sentence(slug, f"{key}-seen", seen_fields, description)
    return sentences


def _without_null(schema: Schema) -> Schema:
    """A secret that is shown."""
    choices = [choice for choice in schema["anyOf"] if choice != {"type": "null"}]
    return choices[0] if len(choices) == 1 else {"anyOf": choices}


def _sentence(part: str, key: str, args: Schema, description: str) -> Schema:
    arguments = {"type": "object", "properties": args, "required": list(args)}
    properties = {"part": {"enum": [part]}, "key": {"enum": [key]}, "args": arguments, "text": TEXT}
    required = ["part", "key", *(["args"] if args else [])]
    return {"type": "object", "description": description, "properties": properties, "required": required}
