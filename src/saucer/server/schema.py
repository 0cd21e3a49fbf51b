"""JSON Schema and TypeScript, generated from the types of the protocol. `saucer protocol` prints them."""

import json
from importlib import import_module
from typing import Any, Final

import msgspec

from saucer.games import SLUGS
from saucer.server import protocol

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


def view_types() -> dict[str, type]:
    """Each game's view, by the name it has in the schema."""
    names = {slug: f"{slug.title()}View" for slug in SLUGS}
    return {name: getattr(import_module(f"saucer.games.{slug}.view"), name) for slug, name in names.items()}


def definitions(ref_template: str = REF) -> tuple[dict[str, Any], dict[str, Any]]:
    """Schemas of messages from clients and from the server, and all their parts by name."""
    types = [protocol.FromClient, protocol.FromServer, *HTTP_TYPES, *view_types().values()]
    (client, server, *_), parts = msgspec.json.schema_components(types, ref_template=ref_template)
    return {"FromClient": client, "FromServer": server}, parts


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
    """The same types for TypeScript."""
    wholes, parts = definitions()
    views = " | ".join(view_types())
    lines = [
        "// Made by `saucer protocol typescript`; do not edit.",
        f"export const VERSION = {protocol.VERSION};",
        f"export type View = {views};",
    ]
    for name, schema in sorted({**wholes, **parts}.items()):
        lines += ["", *_declared(name, schema)]
    return "\n".join(lines) + "\n"


def _declared(name: str, schema: dict[str, Any]) -> list[str]:
    comment = [f"/** {' '.join(schema['description'].split())} */"] if "description" in schema else []
    if "properties" not in schema:
        return [*comment, f"export type {name} = {_type(schema)};"]
    required = set(schema.get("required", ()))
    fields = [
        f"  {field}{'' if field in required else '?'}: {_type(kind)};" for field, kind in schema["properties"].items()
    ]
    return [*comment, f"export interface {name} {{", *fields, "}"]


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
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
    return PLAIN[kind] if isinstance(kind, str) else "unknown"
