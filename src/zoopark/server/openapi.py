"""The description of the service, made from the types of its end-points and messages."""

import hashlib
import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, cast

import msgspec
from msgspec import Struct, inspect

from zoopark.about import VERSION
from zoopark.games.any_view import GameView
from zoopark.server.api import ENDPOINTS
from zoopark.server.closing import CLOSED
from zoopark.server.endpoint import Endpoint
from zoopark.server.field_comments import field_comments
from zoopark.server.problems import Wrong
from zoopark.server.sockets import ClientMessage
from zoopark.server.telling import ServerMessage
from zoopark.table.game_events import GameEvent
from zoopark.table.log import Entry
from zoopark.table.wishes import Wish

Json = dict[str, Any]

REFERENCE: Final = "#/components/schemas/{name}"
ALWAYS: Final = (400, 403, 413, 429, 503)  # may happen to any request
WORDS: Final = ("description", "summary", "title")  # what only people read

# Unions of structs have no name of their own; messages that hold one refer to it by these.
UNIONS: Final[dict[str, tuple[Any, str]]] = {
    "GameView": (GameView, "The game as a seat may see it."),
    "GameEvent": (GameEvent, "Something that happened in the game; `kind` says what."),
    "Entry": (Entry, "An entry of a table's log; `type` says what was done."),
    "Wish": (Wish, "A request from someone at a table; `type` says what for."),
    "ClientMessage": (ClientMessage, "What a client sends over the WebSocket of a table."),
    "ServerMessage": (ServerMessage, "What the server sends over the WebSocket of a table."),
}

ABOUT: Final = """\
Tables for the zoo board games: open one, take a seat, play, look back.

A program asks `POST /api/people` for a secret once and sends it as `Authorization: Bearer …` from
then on; browsers have a cookie instead. A live table is the WebSocket `/api/tables/{id}/live`.

`info.x-contract` names this contract. A client that was made for exactly one contract sends its
name, as the header `zoopark-contract` or as the parameter `contract` of the WebSocket; another
server refuses it with the code `outdated`, and the client gets itself renewed. Clients that send no
name are served as well as they understand.
"""

LIVE: Final = """\
A WebSocket. It begins with the whole table (`Snapshot`); after that every entry of the log is told
as an `Update`, and who comes and goes as `Presence`. What the client sends is a `ClientMessage`: a
`Wish`, answered by `Ack` or `Refusal`, or `Look`. All messages are JSON in text frames.

The server closes the connection with these codes:
"""


@cache
def description() -> Json:
    """The whole service as OpenAPI 3.1, with the name of the contract in ``info``."""
    types = _types(ENDPOINTS)
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    _describe_fields(types, components)
    _type_enums([schemas, components])
    unions = {
        name: {"description": about} | schemas[types.index(union)]
        for name, (union, about) in UNIONS.items()
    }
    by_type = dict(zip(map(repr, types), schemas, strict=True))
    paths: Json = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_type)
    paths["/api/tables/{id}/live"] = {"get": _live()}
    described = _with_references({"paths": paths, "components": {"schemas": components}}, unions)
    components = described["components"]["schemas"] | unions
    whole: Json = {
        "openapi": "3.1.0",
        "info": {
            "title": "Zoopark",
            "version": VERSION,
            "description": ABOUT,
            "license": {"name": "MIT", "identifier": "MIT"},
            "x-contract": _fingerprint([described["paths"], components]),
        },
        "servers": [{"url": "/"}],
        "paths": described["paths"],
        "components": {
            "schemas": dict(sorted(components.items())),
            "securitySchemes": {
                "bearer": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "zoopark"},
            },
        },
        "security": [{}, {"bearer": []}, {"cookie": []}],
    }
    plain: Json = msgspec.json.decode(msgspec.json.encode(whole))
    return plain


def contract() -> str:
    """The name of the contract: another one as soon as anything is that a program could notice."""
    name: str = description()["info"]["x-contract"]
    return name


def _fingerprint(described: Any) -> str:
    text = msgspec.json.encode(_without_words(described), order="sorted")
    return hashlib.sha256(text).hexdigest()[:12]


def _without_words(node: Any, names: bool = False) -> Any:
    """A part of the description without texts; ``names`` says that its keys are names of fields."""
    if isinstance(node, dict):
        return {
            key: _without_words(value, key in ("properties", "schemas") and not names)
            for key, value in cast(Json, node).items()
            if names or key not in WORDS
        }
    if isinstance(node, list):
        return [_without_words(value) for value in cast(Sequence[Any], node)]
    return node


def _types(endpoints: tuple[Endpoint, ...]) -> list[Any]:
    found: dict[str, Any] = {repr(Wrong): Wrong}
    for endpoint in endpoints:
        for form in (endpoint.answers, endpoint.takes, endpoint.query, *endpoint.also.values()):
            if form is not None and not isinstance(form, str):
                found[repr(form)] = form
    return [*found.values(), *(union for union, _ in UNIONS.values())]


# -- texts and references -------------------------------------------------------------------------


def _describe_fields(types: list[Any], components: Json) -> None:
    """Give the fields of all structs the comments that stand beside them in the source."""
    for struct in _structs(types):
        properties = components[struct.__name__]["properties"]
        tag = struct.__struct_config__.tag_field
        if tag is not None:
            properties[tag].setdefault("description", "Says which of several messages this is.")
        for name, comment in field_comments(struct).items():
            properties[name].setdefault("description", _sentence(comment))
        components[struct.__name__]["description"] = _doc(struct)
    for component in list(components.values()):
        for part in component["properties"].values():
            if "description" not in part and (about := _about_parts(part, components)):
                part["description"] = about


def _about_parts(schema: Json, components: Json) -> str:
    """What the only struct that a field may hold says of itself."""
    options = [each for each in schema.get("anyOf", [schema]) if each.get("type") != "null"]
    if len(options) != 1 or "$ref" not in options[0]:
        return ""
    about: str = components[options[0]["$ref"].rpartition("/")[2]]["description"]
    return about


def _type_enums(node: Any) -> None:
    """Say that words are strings; msgspec leaves it to the words themselves."""
    if isinstance(node, dict):
        schema = cast(Json, node)
        if "enum" in schema and "type" not in schema:
            schema["type"] = "string"
        for each in schema.values():
            _type_enums(each)
    elif isinstance(node, list | tuple):
        for each in cast(Sequence[Any], node):
            _type_enums(each)


def _structs(types: list[Any]) -> list[type[Struct]]:
    """All structs that the types are made of. No two of them may have the same name."""
    found: dict[str, type[Struct]] = {}

    def visit(info: Any) -> None:
        if isinstance(info, inspect.StructType):
            known = found.setdefault(info.cls.__name__, info.cls)
            if known is not info.cls:
                raise TypeError(f"two parts of the contract are called {info.cls.__name__}")
            if known in visited:
                return
            visited.add(known)
        for part in ("fields", "item_types", "types"):
            for each in getattr(info, part, ()):
                visit(each)
        for part in ("type", "item_type", "key_type", "value_type"):
            if isinstance(inner := getattr(info, part, None), inspect.Type | inspect.Field):
                visit(inner)

    visited: set[type[Struct]] = set()
    for info in inspect.multi_type_info(types):
        visit(info)
    return list(found.values())


def _doc(struct: type[Struct]) -> str:
    """The docstring as Markdown."""
    return re.sub(r"\s*\n\s*", " ", (struct.__doc__ or "").strip()).replace("``", "`")


def _sentence(comment: str) -> str:
    """A comment as a sentence of its own."""
    return comment if comment[0] == "`" else comment[0].upper() + comment[1:]


def _with_references(node: Any, unions: dict[str, Json]) -> Any:
    """The same with references in place of the unions that have a name."""
    if isinstance(node, list):
        return [_with_references(each, unions) for each in cast(Sequence[Any], node)]
    if not isinstance(node, dict):
        return node
    schema = cast(Json, node)
    for name, union in unions.items():
        if _bare(schema) == _bare(union):
            kept = {key: schema[key] for key in ("description",) if key in schema}
            return {"$ref": REFERENCE.format(name=name), **kept}
    return {key: _with_references(value, unions) for key, value in schema.items()}


def _bare(schema: Json) -> Json:
    return {key: value for key, value in schema.items() if key != "description"}


# -- paths ----------------------------------------------------------------------------------------


def _operation(endpoint: Endpoint, schemas: Json) -> Json:
    good = {endpoint.status: endpoint.answers, **endpoint.also}
    operation: Json = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.about,
        "tags": [endpoint.handler.__module__.rpartition(".")[2]],
        "parameters": [*_path_parameters(endpoint.path), *_query_parameters(endpoint)],
        "responses": {str(status): _answer(form, schemas) for status, form in good.items()},
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


def _live() -> Json:
    """The WebSocket. OpenAPI knows none, so it is described as the request that opens it."""
    codes = "\n".join(f"* {code}: {about}" for code, about in sorted(CLOSED.items()))
    message = {"$ref": REFERENCE.format(name="ServerMessage")}
    return {
        "operationId": "live_table",
        "summary": "The WebSocket of a table: everything that happens, and what you want.",
        "description": f"{LIVE}\n{codes}",
        "tags": ["tables"],
        "parameters": [
            *_path_parameters("/api/tables/{id}/live"),
            {
                "name": "contract",
                "in": "query",
                "required": False,
                "description": "The `info.x-contract` that the client was made for.",
                "schema": {"type": "string"},
            },
        ],
        "responses": {
            "101": {
                "description": "The connection is open; each message from the server is this.",
                "content": {"application/json": {"schema": message}},
            }
        },
        "x-websocket": {
            "client": {"$ref": REFERENCE.format(name="ClientMessage")},
            "server": message,
        },
    }


def _answer(form: Any, schemas: Json) -> Json:
    if form is None:
        return {"description": "done"}
    return {"description": "done", "content": _content(form, schemas)}


def _content(form: Any, schemas: Json) -> Json:
    if isinstance(form, str):
        return {form: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": schemas[repr(form)]}}


PATH_PARTS: Final[dict[str, tuple[str, Json]]] = {
    "id": ("The id of the table.", {"type": "string"}),
    "ply": ("How many moves had been played.", {"type": "integer", "minimum": 0}),
    "rule": ("The id of the rule, such as `Z.4.2`.", {"type": "string"}),
    "book": ("The prefix of a book, such as `Z`.", {"type": "string"}),
    "guide": ("The name of a guided game.", {"type": "string"}),
    "seat": ("The seat, from 0 on.", {"type": "integer", "minimum": 0}),
}


def _path_parameters(path: str) -> list[Json]:
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "description": PATH_PARTS[name][0],
            "schema": PATH_PARTS[name][1],
        }
        for name in re.findall(r"{(\w+)}", path)
    ]


def _query_parameters(endpoint: Endpoint) -> list[Json]:
    if endpoint.query is None:
        return []
    form = msgspec.json.schema(endpoint.query)
    described = next(iter(form["$defs"].values()))
    _type_enums(described)
    comments = field_comments(endpoint.query)
    needed = described.get("required", ())
    return [
        {
            "name": name,
            "in": "query",
            "required": name in needed,
            "description": _sentence(comments[name]),
            "schema": schema,
        }
        for name, schema in described["properties"].items()
    ]
