"""JSON Schema and TypeScript, generated from the types of the protocol. `saucer protocol` prints them."""

import json
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from saucer.games import BUILT_IN, SLUGS
from saucer.server import game_schema, protocol

REF: Final = "#/$defs/{name}"
HTTP_TYPES: Final = (
    protocol.NewGuest,
    protocol.GuestInfo,
    protocol.TokenWish,
    protocol.NewTable,
    protocol.TableMade,
    protocol.Whereabouts,
    protocol.TableSummary,
    protocol.GameSummary,
    protocol.GameInfo,
    protocol.ReplayStep,
    protocol.ReviewWish,
    protocol.Review,
    protocol.Position,
    protocol.PlayOn,
    protocol.Proof,
    protocol.Verdict,
)
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def definitions(ref_template: str = REF, slugs: Sequence[str] = SLUGS) -> tuple[dict[str, Any], dict[str, Any]]:
    """Schemas of messages from clients and from the server, and all their parts by name."""
    types = [protocol.FromClient, protocol.FromServer, *HTTP_TYPES, *game_schema.view_types(slugs)]
    (client, server, *_), parts = msgspec.json.schema_components(types, ref_template=ref_template)
    return {"FromClient": client, "FromServer": server}, {**parts, **game_schema.definitions(ref_template, slugs)}


def json_schema() -> dict[str, Any]:
    """One document with everything."""
    wholes, parts = definitions()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The wire of Saucer, version {protocol.VERSION}",
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": {**wholes, **parts},
    }


def json_text() -> str:
    """The schema as text."""
    return json.dumps(json_schema(), indent=2, ensure_ascii=False)


def typescript() -> str:
    """The same types for TypeScript, of the built-in games: a client is built once, wherever it will be served."""
    wholes, parts = definitions(slugs=BUILT_IN)
    titles = {slug: game_schema.title(slug) for slug in BUILT_IN}
    lines = [
        "// Made by `saucer protocol typescript`; do not edit.",
        f"export const VERSION = {protocol.VERSION};",
        "/** What boards work with, by game. */",
        "export interface Games {",
        *(f"  {slug}: {{ view: {t}View; move: {t}Move; event: {t}Event }};" for slug, t in titles.items()),
        "}",
    ]
    for name, schema in sorted({**wholes, **parts}.items()):
        lines += ["", *declared(name, schema)]
    return "\n".join(lines) + "\n"


def declared(name: str, schema: dict[str, Any]) -> list[str]:
    """A type as lines of TypeScript."""
    comment = [f"/** {' '.join(schema['description'].split())} */"] if "description" in schema else []
    if "properties" not in schema:
        return [*comment, f"export type {name} = {_type(schema)};"]
    return [*comment, f"export interface {name} {{", *(f"  {field}" for field in _fields(schema)), "}"]


def _fields(schema: dict[str, Any]) -> list[str]:
    required = set(schema.get("required", ()))
    return [
        f"{field}{'' if field in required else '?'}: {_type(kind)};" for field, kind in schema["properties"].items()
    ]


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(choice) for choice in schema["anyOf"]))
    if "enum" in schema or "const" in schema:
        return " | ".join(json.dumps(value) for value in schema.get("enum", [schema.get("const")]))
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object" and "properties" in schema:
        return f"{{ {' '.join(_fields(schema))} }}"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
    return PLAIN[kind] if isinstance(kind, str) else "unknown"
