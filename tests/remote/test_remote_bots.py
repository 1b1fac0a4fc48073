"""A bot of somebody else plays at the tables of a real server."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from support.servers import House
from zoopark.cli import main
from zoopark.players.registry import entrant
from zoopark.players.seated import Seated
from zoopark.remote.address import read_address
from zoopark.remote.player import RemotePlayer
from zoopark.remote.service import RemoteServer, Unwelcome
from zoopark.server.limits import Buckets, Limits, Rate

CODE = """
import zoopark

class Last(zoopark.Bot):
    name = "last"

    def choose(self, sight, legal, budget, dice):
        assert sight.game.legal(sight.seat) == list(legal)
        return legal[-1]
"""


class Impatient(RemotePlayer):
    """Notes what it says, and does not really wait."""

    def __init__(self, server: RemoteServer, table: str, seat: int, bot: str = "random") -> None:
        self.said: list[str] = []
        self.pauses: list[float] = []
        super().__init__(server, table, Seated(entrant(bot), seat, 1), self.said.append, self.wait)

    async def wait(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await asyncio.sleep(0)


def seated(house: House, game: str, others: list[str], **options: Any) -> Impatient:
    """A bot that has used a seat link of somebody's table."""
    opened = house.person().opens(game, ["open", *others], **options)
    server = RemoteServer(read_address(f"{house.url}/#seat={opened.keys[0]}"))
    table, seat = server.sit_down("Robot")
    return Impatient(server, table, seat)


@pytest.fixture
def code(tmp_path: Path) -> str:
    path = tmp_path / "last.py"
    path.write_text(CODE)
    return str(path)


def test_a_bot_plays_with_others_at_two_tables_at_once(
    house: House, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    links: list[str] = []
    for game in ("zooloretto(players=3, modules=order-cards)", "ozoolemio(players=2)"):
        others = ["random"] * (1 if "ozoo" in game else 2)
        opened = house.person().opens(game, ["open", *others])
        links.append(f"{house.url}/#seat={opened.keys[0]}")
    assert main(["bot", *links, "--code", code, "--name", "Robot"]) == 0
    printed = capsys.readouterr().out
    assert printed.count("Robot sits down; to come back: http") == 2
    assert printed.count("the game is over after") == 2
    assert "instead" not in printed


def test_a_bot_opens_a_table_of_its_own(
    house: House, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["bot", house.url, "--code", code, "--open", "zooloretto(players=2)"]
    assert main([*asked, "--against", "random"]) == 0
    table = capsys.readouterr().out.partition(":")[0]
    match = house.match(table)
    assert match.over
    assert [seat.name for seat in match.seats] == ["last", ""]


def test_a_bot_takes_a_seat_of_the_lobby_and_ends_its_turns(house: House) -> None:
    opened = house.person().opens(
        "zooloretto(players=2)", ["open", "random"], listed=True, confirm=True
    )
    server = RemoteServer(read_address(f"{house.url}/#/table/{opened.id}"))
    table, seat = server.sit_down("Robot")
    asyncio.run(Impatient(server, table, seat).play())
    assert house.match(table).over


def test_a_bot_comes_back_when_the_connection_is_lost(house: House) -> None:
    player = seated(house, "zooloretto(players=2)", ["random"])
    heard, connected = player._hear, player._connected  # pyright: ignore[reportPrivateUsage]
    messages = connections = 0

    async def hear(message: dict[str, Any], socket: ClientConnection) -> None:
        nonlocal messages
        messages += 1
        if messages in (5, 30):
            await socket.close()
        await heard(message, socket)

    def connection() -> connect:
        nonlocal connections
        connections += 1
        return connect("ws://127.0.0.1:1/") if connections == 2 else connected()

    player._hear, player._connected = hear, connection  # type: ignore[method-assign]
    asyncio.run(player.play())
    assert house.match(player.table).over
    assert player.said == ["the connection is lost; trying again", "connected again"] * 2
    assert player.pauses == [0.5, 1, 0.5]


def test_a_bot_returns_to_a_seat_that_was_given_to_another_and_agrees_to_go_back(
    house: House,
) -> None:
    host = house.person()
    opened = host.opens("zooloretto(players=2, start=B)", ["open", "you:Eva"])
    server = RemoteServer(read_address(f"{house.url}/#seat={opened.keys[0]}"))
    table, seat = server.sit_down("Robot")
    server.ask(f"/api/tables/{table}/wishes", {"type": "leave", "seat": seat})
    line = host.live(table)

    async def both() -> None:
        playing = asyncio.create_task(Impatient(server, table, seat).play())

        def until_it_moved() -> None:
            while line.table["ply"] < 4 or 1 not in line.table["to_act"]:
                if 1 in line.table["to_act"]:
                    line.reach(line.plays(line.you["legal"][0], 1))
                else:
                    line.hear()

        def until_it_agreed() -> None:
            line.does("ask", seat=1, to=1)
            while line.table["ply"] > 1:
                line.hear()

        await asyncio.to_thread(until_it_moved)
        assert line.table["seats"][0]["substitute"] == ""
        await asyncio.to_thread(until_it_agreed)
        playing.cancel()

    asyncio.run(both())
    assert line.table["ply"] == 1


def test_a_bot_that_is_too_eager_waits_as_long_as_it_is_told(tmp_path: Path) -> None:
    strict = House(tmp_path, limits=Limits(histories=Rate(1e-9, 2)))
    waited: list[float] = []

    def wait(seconds: float) -> None:
        waited.append(seconds)
        strict.service.guard.histories = Buckets(Rate(1e-9, 1))  # as if the time had gone by

    try:
        opened = strict.person().opens("zooloretto(players=2)", ["open", "random"])
        address = read_address(f"{strict.url}/#seat={opened.keys[0]}")
        server = RemoteServer(address, wait)
        table, _ = server.sit_down("Robot")
        for _ in range(4):
            assert server.record(table).startswith("zoopark record")
        assert waited == [2.0, 2.0]
    finally:
        strict.close()


def test_a_busy_answer_is_waited_for(house: House) -> None:
    player = seated(house, "zooloretto(players=2)", ["random"])
    heard = player._hear  # pyright: ignore[reportPrivateUsage]
    busy = {"type": "refused", "code": "busy", "why": "too many", "retry": 7}
    told = False

    async def hear(message: dict[str, Any], socket: ClientConnection) -> None:
        nonlocal told
        if message["type"] == "ack" and not told:
            told = True
            await heard(busy, socket)
        await heard(message, socket)

    player._hear = hear  # type: ignore[method-assign]
    asyncio.run(player.play())
    assert player.pauses == [7]
    assert house.match(player.table).over


def test_a_table_that_is_gone_ends_it_with_a_sentence(house: House) -> None:
    server = RemoteServer(read_address(house.url))
    with pytest.raises(Unwelcome, match="the table does not exist any more"):
        asyncio.run(Impatient(server, "nowhere", 0).play())


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["ftp://x"], "'ftp://x' is not the address of a server"),
        (["{url}/#nonsense"], "leads neither to a seat nor to a table"),
        (["{url}"], "names no seat and no table: copy a seat link, or use --open GAME"),
        (["{url}/#seat=abcdefgh", "--open", "aquaretto"], "--open needs only the address"),
        (["{url}/#seat=abcdefgh"], "this link opens no seat (any more)"),
        (["{url}", "--open", "chess"], "no game is called 'chess'"),
        (["{url}", "--open", "aquaretto", "--against", "easy"], "must name 2 players, not 1"),
        (["http://127.0.0.1:1/#seat=abcdefgh"], "http://127.0.0.1:1 does not answer"),
    ],
)
def test_a_mistake_is_told_in_one_line(
    arguments: list[str], line: str, house: House, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = [word.format(url=house.url) for word in arguments]
    assert main(["bot", *told, "--code", code]) == 2
    printed = capsys.readouterr()
    assert line in printed.err
    assert printed.err.count("\n") == 1


def test_without_a_bot_there_is_nobody_to_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "http://127.0.0.1:1/#seat=abcdefgh"]) == 2
    assert "which bot? Name it with --bot" in capsys.readouterr().err
