"""What is stored is told, whatever becomes of who wanted it."""

import asyncio

import msgspec
import pytest

from zoopark.record import RULES
from zoopark.server.clients import Client
from zoopark.server.live import LiveTable
from zoopark.server.metrics import Metrics
from zoopark.server.storage import Store, open_store
from zoopark.server.storage.rows import NewMatch
from zoopark.server.summaries import summary_of
from zoopark.table import log, wishes
from zoopark.table.match import Match
from zoopark.table.options import Options

GAME = "zooloretto(players=2, start=A)"


class Heard:
    """A connection that keeps what it is told."""

    def __init__(self) -> None:
        self.messages: list[dict[str, object]] = []

    def tell(self, *messages: bytes) -> None:
        self.messages += map(msgspec.json.decode, messages)

    def end(self, code: int, why: str) -> None:
        raise AssertionError("nobody is sent away here")


async def opened_table(store: Store, settled: list[int]) -> tuple[LiveTable, Heard]:
    """A table with a game that has begun, and somebody who looks at it."""
    chairs = (log.Chair("Eva"), log.Chair("Adam"))
    opened = log.Opened(0, GAME, RULES, Options(), chairs)
    entries: list[log.Entry] = [
        opened,
        log.Started(0, ("leave camel", "leave panda", "leave zebra")),
    ]
    row = NewMatch("m", GAME, RULES, "{}", "", 0)
    await store.create(row, [log.encode(e) for e in entries], [], summary_of(Match.folded(entries)))
    stored = await store.load("m")
    assert stored is not None
    table = LiveTable(
        stored,
        store,
        b"",
        Metrics(),
        lambda table, asked: settled.append(table.match.number),
        lambda table: None,
    )
    table.holders = {0: {"eva"}}
    line = Heard()
    table.join(Client("eva", "", line))
    line.messages.clear()
    return table, line


@pytest.mark.parametrize("stored", [True, False])
def test_a_write_that_is_cancelled_is_told_if_it_was_stored(
    monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    async def cancelled() -> None:
        store, settled = await open_store("sqlite://"), list[int]()
        table, line = await opened_table(store, settled)
        waits, append = asyncio.Event(), store.append

        async def stalled(*args: object, **more: object) -> None:
            if stored:
                await append(*args, **more)  # type: ignore[arg-type]
            waits.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(store, "append", stalled)
        doing = asyncio.create_task(table.do(wishes.Play(0, "draw", 2), "eva"))
        await waits.wait()
        doing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await doing
        assert table._reading_on is not None
        await table._reading_on
        assert [message["number"] for message in line.messages] == [3] * stored
        assert settled == [2 + stored]  # its bots are asked, too
        monkeypatch.undo()
        if not stored:
            assert await table.do(wishes.Play(0, "draw", 2), "eva") == 3
        await store.close()

    asyncio.run(cancelled())


def test_everybody_is_told_before_the_writer_goes_on() -> None:
    """So an update and the acknowledgement of its move leave in one go, and in this order."""

    async def written() -> None:
        store = await open_store("sqlite://")
        table, line = await opened_table(store, [])
        doing = table.do(wishes.Play(0, "draw", 2), "eva")
        with pytest.raises(StopIteration) as end:
            doing.send(None)  # it never waits for anything
        assert end.value.value == 3
        assert [message["type"] for message in line.messages] == ["update"]
        await store.close()

    asyncio.run(written())
