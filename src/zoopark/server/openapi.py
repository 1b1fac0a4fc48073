"""The OpenAPI description, generated from the types of the endpoints."""

import re
from typing import Any

import msgspec

from zoopark.about import VERSION
from zoopark.server.endpoint import Endpoint
from zoopark.server.problems import Wrong

REFERENCE = "#/components/schemas/{name}"
ALWAYS = (400, 403, 413, 429, 503)  # may happen to any request


def description(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    """The whole service as OpenAPI 3.1."""
    types = _types(endpoints)
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    by_type = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Zoopark",
            "version": VERSION,
            "description": "Tables for the zoo board games. A live table is a WebSocket at "
            "/api/tables/{id}/live, which takes the same wishes as POST "
            "/api/tables/{id}/wishes and sends everything that happens.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "bearer": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "zoopark"},
            },
        },
        "security": [{}, {"bearer": []}, {"cookie": []}],
    }


def _types(endpoints: tuple[Endpoint, ...]) -> list[Any]:
    found: dict[str, Any] = {repr(Wrong): Wrong}
    for endpoint in endpoints:
        for form in (endpoint.answers, endpoint.takes, endpoint.query):
            if form is not None and not isinstance(form, str):
                found[repr(form)] = form
    return list(found.values())


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.about,
        "parameters": [*_path_parameters(endpoint), *_query_parameters(endpoint)],
        "responses": {
            str(status): _answer(endpoint, schemas) for status in (endpoint.status, *endpoint.also)
        },
    }
    if endpoint.takes is not None:
        operation["requestBody"] = {
            "required": True,
            "content": _content(endpoint.takes, schemas),
        }
    wrong = {"application/json": {"schema": schemas[repr(Wrong)]}}
    for status in sorted({*ALWAYS, *endpoint.wrongs}):
        operation["responses"][str(status)] = {"description": "refused", "content": wrong}
    return operation


def _answer(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    if endpoint.answers is None:
        return {"description": "done"}
    return {"description": "done", "content": _content(endpoint.answers, schemas)}


def _content(form: Any, schemas: dict[str, Any]) -> dict[str, Any]:
    if isinstance(form, str):
        return {form: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": schemas[repr(form)]}}


def _path_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "integer", "minimum": 0}
            if name in ("ply", "seat")
            else {"type": "string"},
        }
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]


def _query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    if endpoint.query is None:
        return []
    form = msgspec.json.schema(endpoint.query)
    described = next(iter(form["$defs"].values()))
    needed = described.get("required", ())
    return [
        {"name": name, "in": "query", "required": name in needed, "schema": schema}
        for name, schema in described["properties"].items()
    ]
