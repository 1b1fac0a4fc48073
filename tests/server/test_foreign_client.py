"""A client that a third-party generator makes of the contract plays a game."""

import importlib
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from support.servers import House

NAME = "foreign_client"
CONFIG = f"post_hooks: []\npackage_name_override: {NAME}\n"


@pytest.fixture(scope="module")
def client(house: House, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The package, made by openapi-python-client from what the server says of itself."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "openapi.json").write_text(house.person().ask("GET", "/api/openapi.json").text)
    (folder / "config.yaml").write_text(CONFIG)
    command = "generate --path openapi.json --config config.yaml --meta none --output-path"
    subprocess.run(
        [sys.executable, "-m", "openapi_python_client", *command.split(), NAME],
        cwd=folder,
        check=True,
        capture_output=True,
        timeout=120,
    )
    sys.path.insert(0, str(folder))
    try:
        yield importlib.import_module(NAME)
    finally:
        sys.path.remove(str(folder))


def api(name: str) -> Any:
    return importlib.import_module(f"{NAME}.api.{name}")


def test_a_generated_client_plays_a_whole_game(house: House, client: Any) -> None:
    models: Any = importlib.import_module(f"{NAME}.models")
    with client.Client(house.url) as nobody:
        secret = api("people.be_somebody").sync(client=nobody).secret
        options = {game.name: game for game in api("catalogue.games").sync(client=nobody).games}
    assert options["ozoolemio"].most_players == 4
    with client.AuthenticatedClient(house.url, secret) as me:
        chairs = [models.NewChair(models.NewChairKind.YOU, name=name) for name in ("Eva", "Jan")]
        wanted = models.NewTable("ozoolemio(players=2)", chairs=chairs)
        table = api("tables.open_table").sync(client=me, body=wanted).id
        rng, played, wish = Random(1), 0, None
        seen = api("tables.show_table").sync(table, client=me, seat=0)
        while seen.table.status != models.TableStateStatus.OVER:
            seat = seen.table.to_act[0]
            own = api("tables.show_table").sync(table, client=me, seat=seat)
            assert own.you.seat == seat
            wish = models.Play(
                models.PlayType.PLAY, seat, rng.choice(own.you.legal), own.table.number
            )
            number = api("tables.wish").sync(table, client=me, body=wish).number
            assert number == own.table.number + 1
            played += 1
            seen = api("tables.show_table").sync(table, client=me, seat=0)
        lines = api("tables.show_log").sync(table, client=me)
        refused = api("tables.wish").sync(table, client=me, body=wish)
        [listed] = [each for each in api("people.my_tables").sync(client=me) if each.id == table]
    match = house.match(table)
    assert match.game is not None
    assert played == len(match.plies)
    kinds = {event.kind.value for line in lines for event in line.events}
    assert {"won", "built", "scored", "game_over"} <= kinds
    assert isinstance(refused, models.Wrong)
    assert listed.result.points == [sheet.total for sheet in match.game.scores()]
    assert [tuple(place) for place in listed.result.ranking] == match.game.ranking()
