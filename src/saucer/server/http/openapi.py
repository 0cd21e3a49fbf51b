"""The OpenAPI document, generated from the list of endpoints and the types of the protocol."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from saucer.games import SLUGS
from saucer.server import game_schema, protocol

if TYPE_CHECKING:
    from saucer.server.http.api import Endpoint

REF: Final = "#/components/schemas/{name}"
NUMBERS: Final = ("since", "game", "move")
PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    **{name: {"type": "integer", "minimum": 0, "maximum": 999_999_999} for name in NUMBERS},
    "seat": {"type": "integer", "minimum": -1, "maximum": 19},
    "texts": {"enum": ["0", "1", "true", "false"]},
    "language": {"type": "string"},
}


def document(endpoints: "Sequence[Endpoint]") -> dict[str, Any]:
    """The whole document."""
    types = [kind for endpoint in endpoints for kind in (endpoint.takes, endpoint.gives) if kind is not None]
    schemas, parts = msgspec.json.schema_components(
        [*types, protocol.Refused, *game_schema.view_types(SLUGS)], ref_template=REF
    )
    by_type = {repr(kind): json_schema for kind, json_schema in zip(types, schemas, strict=False)}
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Saucer", "version": str(protocol.VERSION), "description": "Tables of games."},
        "paths": paths,
        "components": {
            "schemas": _with_games({**parts, **game_schema.definitions(REF, SLUGS)}),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"token": []}],
    }


def _with_games(parts: dict[str, Any]) -> dict[str, Any]:
    """References to the types of games, rewritten for where OpenAPI keeps its schemas."""
    text = msgspec.json.encode(parts).replace(b'"#/$defs/', b'"#/components/schemas/')
    renamed: dict[str, Any] = msgspec.json.decode(text)
    return renamed


def _operation(endpoint: "Endpoint", by_type: dict[str, Any]) -> dict[str, Any]:
    success: dict[str, Any] = {"description": endpoint.summary}
    if endpoint.status != 204:
        success["content"] = {endpoint.media: {"schema": by_type.get(repr(endpoint.gives), {})}}
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "description": endpoint.handler.__doc__,
        "operationId": endpoint.handler.__name__,
        "parameters": [*_path_parameters(endpoint.path), *map(_query_parameter, endpoint.query)],
        "responses": {
            str(endpoint.status): success,
            "default": {
                "description": "Refused, and why",
                "content": {"application/json": {"schema": {"$ref": REF.format(name="Refused")}}},
            },
        },
    }
    if endpoint.takes is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": by_type[repr(endpoint.takes)]}},
        }
    return operation


def _path_parameters(path: str) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _query_parameter(name: str) -> dict[str, Any]:
    return {"name": name, "in": "query", "required": False, "schema": PARAMETERS[name]}
