"""The contract: everything in it has a type and a description, and it is what really is sent."""

import importlib.util
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, cast

import jsonschema_rs
import msgspec
import pytest
from msgspec import Struct
from openapi_spec_validator import validate

from playthroughs.golden import GAMES
from support.busy import busy_move
from support.lively import lively_move
from support.servers import House, Line, play_on, seated
from zoopark import Game
from zoopark.notation.vocabulary import EVENTS
from zoopark.rulebook import all_rules
from zoopark.server import openapi
from zoopark.server.api import ENDPOINTS
from zoopark.server.api.catalogue import catalogue
from zoopark.server.closing import OUTDATED
from zoopark.server.openapi import contract, description
from zoopark.server.sockets import ClientMessage
from zoopark.table.game_events import GameEvent, told_events
from zoopark.table.wishes import Wish
from zoopark.texts import LANGUAGES

WEB = Path(__file__).parents[2] / "web"
SAYS = {"type", "$ref", "anyOf", "oneOf"}  # one of these makes a schema say something
RARE = {"closed_pile", "followed", "lost", "stayed", "withdrew", "wrapped"}  # events


def schemas(node: Any, at: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every schema of the description, with where it is."""
    if isinstance(node, list):
        for number, each in enumerate(cast(Sequence[Any], node)):
            yield from schemas(each, f"{at}/{number}")
    elif isinstance(node, dict):
        for key, value in cast(dict[str, Any], node).items():
            here = f"{at}/{key}"
            if key in ("schema", "items", "additionalProperties"):
                yield here, {"type": "nothing"} if value is False else value
            elif key in ("properties", "schemas"):
                yield from ((f"{here}/{name}", each) for name, each in value.items())
            elif key in ("anyOf", "oneOf", "allOf", "prefixItems"):
                yield from ((f"{here}/{number}", each) for number, each in enumerate(value))
            if key not in ("enum", "default", "mapping"):
                yield from schemas(value, here)


# -- types and descriptions -----------------------------------------------------------------------


def test_everything_in_the_contract_has_a_type() -> None:
    untyped = [where for where, schema in schemas(description()) if not SAYS & schema.keys()]
    assert untyped == []
    bare = [
        where
        for where, schema in schemas(description())
        if (
            schema.get("type") == "object"
            and not {"properties", "additionalProperties"} & schema.keys()
        )
        or (schema.get("type") == "array" and "items" not in schema)
    ]
    assert bare == []


def test_everything_in_the_contract_is_described() -> None:
    described = description()
    silent = [
        f"{name}.{part}"
        for name, schema in described["components"]["schemas"].items()
        for part, value in {"": schema, **schema.get("properties", {})}.items()
        if len(value.get("description", "")) < 5
    ]
    assert silent == []
    parameters = [
        parameter
        for methods in described["paths"].values()
        for operation in methods.values()
        for parameter in operation["parameters"]
    ]
    assert all(parameter["description"] for parameter in parameters)


def test_the_contract_is_valid_openapi() -> None:
    validate(description())


def test_the_files_of_the_page_are_current() -> None:
    """If not, ``make contract`` writes them."""
    for path, text in _script().files().items():
        assert path.read_text(encoding="utf-8") == text, path.name


def _script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("contract", WEB / "scripts" / "contract.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    return script


def test_the_name_of_the_contract_follows_what_programs_notice() -> None:
    def name_with(**change: str) -> str:
        operation = {"summary": "to be read", "operationId": "to_be_called"} | change
        return openapi._fingerprint([{"/": {"get": operation}}, {"Title": {"title": "T"}}])

    assert name_with(summary="to be read aloud") == name_with()
    assert name_with(operationId="to_be_renamed") != name_with()
    # A field may be called like a text.
    fields = {"properties": {"description": {"type": "string"}}}
    assert openapi._fingerprint(fields) != openapi._fingerprint({"properties": {}})


# -- what is sent ---------------------------------------------------------------------------------


def validator(name: str) -> Any:
    described = description()
    schema = {"$ref": f"#/components/schemas/{name}", "components": described["components"]}
    return jsonschema_rs.Draft202012Validator(schema)


@pytest.mark.parametrize(
    "game",
    ["zooloretto(players=2, modules=everything)", "combined(players=2)", "ozoolemio(players=2)"],
)
def test_what_is_told_over_the_websocket_is_in_the_contract(house: House, game: str) -> None:
    people = house.people(2)
    table = seated(people, game, clock={"turn": 600})
    lines = {seat: person.live(table) for seat, person in enumerate(people)}
    lines[0].does("say", seat=0, text="hello")
    lines[0].refused("bad-message", "dance")
    play_on(lines, Random(game), 60)
    message, logged = validator("ServerMessage"), validator("Logged")
    heard = [message for line in lines.values() for message in line.heard]
    for each in heard:
        message.validate(each)
    assert {each["type"] for each in heard} >= {"table", "update", "ack", "refused", "presence"}
    for line in people[0].get(f"/api/tables/{table}/log"):
        logged.validate(line)
    validator("Moment").validate(people[0].get(f"/api/tables/{table}/at/5"))


def test_every_event_of_the_golden_games_has_its_struct() -> None:
    seen: set[str] = set()
    for config, seed in GAMES.values():
        game, rng = Game(config, seed=seed), Random(seed)
        moved = busy_move if "modules=" in config else lively_move
        for _ in range(400):
            if game.over:
                break
            seat = game.to_act[0]
            plain = game.legal(seat)[0].verb in ("bid", "build", "drop")
            move = rng.choice(game.legal(seat)[:4]) if plain else moved(game, rng)
            events = game.play(move, seat)
            text = msgspec.json.encode(told_events(events))
            told = msgspec.json.decode(text, type=list[GameEvent])
            assert msgspec.json.encode(told) == text
            assert msgspec.json.decode(text) == [
                event.as_json() | {"text": str(event)} for event in events
            ]
            seen |= {event.kind for event in events}
    assert {kind.name for kind in EVENTS.values()} - seen <= RARE


# -- the catalogue --------------------------------------------------------------------------------


def test_the_catalogue_names_rules_and_modules_that_there_are() -> None:
    offered = catalogue()
    rules = {rule.id: rule for rule in all_rules()}
    for game in offered.games:
        modules = {module.id for module in game.modules}
        assert {id for preset in game.presets for id in preset.modules} <= modules
        for price in game.prices:
            words = {1: "one coin", 2: "two coins", 3: "three coins"}
            assert words[price.coins] in rules[price.rule].text("en"), price
    assert offered.languages == LANGUAGES
    levels = sorted((bot.level, bot.name) for bot in offered.bots if bot.level is not None)
    assert levels == [(1, "easy"), (2, "normal"), (3, "hard"), (4, "expert"), (5, "master")]
    characters = [bot.name for bot in offered.bots if bot.character]
    assert characters == ["collector", "gambler", "spoiler"]


def test_a_preset_is_the_choice_that_its_text_names() -> None:
    [zooloretto] = [game for game in catalogue().games if game.name == "zooloretto"]
    assert [preset.name for preset in zooloretto.presets] == [
        "base",
        "step",
        "everything",
        "christmas",
    ]
    for preset in zooloretto.presets:
        chosen = f", modules={'+'.join(preset.modules)}" if preset.modules else ""
        named = f", modules={preset.text}" if preset.text else ""
        configs = {Game(f"zooloretto(players=3{text})").config for text in (chosen, named)}
        assert len(configs) == 1


# -- other contracts and unknown fields -----------------------------------------------------------


def test_a_client_of_another_contract_is_told_to_renew_itself(house: House) -> None:
    old = house.person(**{"zoopark-contract": "0123456789ab"})
    wrong = old.fails(400, "outdated", "GET", "/api/games")
    assert "another contract" in str(wrong)
    current = house.person(**{"zoopark-contract": contract()})
    table = current.opens("zooloretto(players=2)").id
    path = f"/api/tables/{table}/live?contract="
    assert Line(current.socket(path + "0123456789ab")).closed() == (OUTDATED, "outdated")
    assert Line(current.socket(path + contract())).until("table")["id"] == table
    assert current.live(table).table["status"] == "running"  # who names none is welcome


def test_an_unknown_field_is_refused_by_its_name(house: House) -> None:
    host = house.person()
    table = host.opens("zooloretto(players=2, start=A)").id
    line = host.live(table)
    refused = line.refused("bad-message", "say", text="hello", colour="red")
    assert "`colour`" in refused["why"]
    for path, body in (
        (f"/api/tables/{table}/wishes", {"type": "say", "text": "hello", "colour": "red"}),
        ("/api/tables", {"game": "zooloretto(players=2)", "colour": "red"}),
        ("/api/tables", {"game": "zooloretto(players=2)", "options": {"colour": "red"}}),
    ):
        response = host.ask("POST", path, body)
        assert response.status_code == 422
        assert "`colour`" in response.json()["why"]
    response = host.ask("GET", "/api/tables", colour="red")
    assert response.status_code == 422
    assert "`colour`" in response.json()["why"]


def test_nothing_that_is_taken_may_have_unknown_fields() -> None:
    taken = [form for each in ENDPOINTS for form in (each.takes, each.query)]
    structs: set[type[Struct]] = set()

    def visit(info: Any) -> None:
        if isinstance(info, msgspec.inspect.StructType):
            structs.add(info.cls)
            for part in info.fields:
                visit(part.type)
        for part in getattr(info, "types", ()):
            visit(part)
        if (inner := getattr(info, "item_type", None)) is not None:
            visit(inner)

    for form in [*taken, ClientMessage, Wish]:
        if form is not None and not isinstance(form, str):
            visit(msgspec.inspect.type_info(form))
    assert len(structs) > 20
    assert all(struct.__struct_config__.forbid_unknown_fields for struct in structs)
