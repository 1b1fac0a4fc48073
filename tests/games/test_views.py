"""Views of every golden game and every module: JSON, as the description says, and back again."""

import functools
import json
import random
import re
from typing import Any

import jsonschema
import msgspec
import pytest

from playthroughs.golden import FOLDER, GAMES
from zoopark import Game
from zoopark.games.any_view import GameView
from zoopark.games.kept import Kept
from zoopark.server.openapi import description

# Golden games write their positions down when a round begins, and then little lies on these.
MINIS = (
    "hagenbeck=2 used:hagenbeck guest:5=elephant",
    "octopus named:C",
    "beaver used:beaver gnawed:flamingo+coin+panda-m",
    "christmas-present present:flamingo*3+snack+panda-m",
)


@functools.cache
def checker() -> Any:
    """Checks a view against the schema that the server publishes."""
    described = description()
    schema = {"$ref": "#/components/schemas/GameView", "components": described["components"]}
    return jsonschema.Draft202012Validator(closed(schema))


def closed(schema: Any) -> Any:
    """The same without room for fields that are not described."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    shut = {key: closed(value) for key, value in schema.items()}
    if schema.get("type") == "object" and isinstance(schema.get("properties"), dict):
        shut.setdefault("additionalProperties", False)
    return shut


def assert_travels(game: Game) -> None:
    """Every view of the game is what the schema describes, and comes back as it was."""
    for seat in (None, *range(game.players)):
        view = game.view(seat)
        sent = msgspec.json.encode(view)
        checker().validate(json.loads(sent))
        back: Any = msgspec.json.decode(sent, type=GameView)
        assert back == view
        assert msgspec.json.encode(back) == sent


@pytest.mark.parametrize("name", GAMES)
def test_views_of_the_golden_games_travel(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    positions = re.findall(r"^\w+\(players=.* \| .*$", text, re.MULTILINE)
    assert len(positions) > 3
    for position in (*positions[::3], positions[-1]):
        assert_travels(Game.from_position(position, dealer=None))


@pytest.mark.parametrize("mini", MINIS)
def test_views_of_what_lies_on_mini_enclosures_travel(mini: str) -> None:
    name = re.split(r"[= ]", mini)[0]
    laid = "=2" in mini
    game = Game.from_position(
        f"zooloretto(players=3, out=camel+zebra, modules={name}) | round:2 turn:A asks:turn"
        f" | bank:{22 if laid else 24} | trucks:-,-,- | A coins:2 4:leopard*2 5:panda*2"
        f" barn:flamingo minis:{mini} | B coins:2 | C coins:2",
        dealer=None,
    )
    assert_travels(game)


def test_a_field_that_is_not_described_is_found() -> None:
    view = json.loads(msgspec.json.encode(Game("zooloretto(players=2)", seed=1).view(0)))
    checker().validate(view)
    view["seats"][0]["zoo"]["barn"]["smell"] = 3
    with pytest.raises(jsonschema.ValidationError):
        checker().validate(view)


@pytest.mark.parametrize(
    "game",
    [
        "zooloretto(players=2)",  # where tiles leave the game at the end of a round
        "zooloretto(players=5)",
        "zooloretto(players=3, modules=everything)",
        "zooloretto(players=3, modules=gorilla)",  # of the same state as the next one
        "zooloretto(players=3, modules=tapir)",
        "aquaretto(players=2)",
        "combined(players=3)",
        "ozoolemio(players=3)",
    ],
)
def test_what_views_keep_is_what_they_would_make_anew(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Game(game, seed=3)
    dice = random.Random(3)
    for ply in range(120):
        viewers = (None, *range(table.players))
        kept = [table.view(viewer) for viewer in viewers]
        if ply % 4 == 0:
            with monkeypatch.context() as patch:
                patch.setattr(Kept, "get", lambda _self, _key, make: make())
                seen_first = Game.replay(table.record())
                assert kept == [seen_first.view(viewer) for viewer in viewers]
        seat = table.to_act[0]
        table.play(dice.choice(table.legal(seat)), seat)
        if ply % 30 == 29:
            table.view()
            table.undo()
        if table.over:
            break
