"""Processes that are killed, and processes that want the same thing at the same moment."""

from contextlib import ExitStack
from subprocess import Popen

from server.storage.process import started
from server.storage.samples import add, with_store
from zoopark.server.storage import Store

MATCHES = ["a", "b", "c", "d"]


def let_go(processes: "list[Popen[str]]") -> None:
    """Start them all as soon as all are ready."""
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()


def heard_until_killed(url: str, lines: int) -> list[str]:
    """What a process said it had appended, until it was killed in the middle of its work."""
    with started(url, "append", *MATCHES) as process:
        assert process.stdout is not None
        heard = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        heard += process.stdout.readlines()
    return [line for line in heard if line.endswith("\n")]


def test_what_was_said_to_be_written_survives_a_kill(database_url: str) -> None:
    async def prepare(store: Store) -> None:
        for match_id in MATCHES:
            await add(store, match_id)

    async def check(store: Store) -> None:
        for match_id in MATCHES:
            stored = await store.load(match_id)
            assert stored is not None
            number = stored.summary.number
            assert stored.entries == [f"entry {n}" for n in range(1, number + 1)]
            assert await store.entries_after(match_id, number) == []
            assert number >= said[match_id]

    with_store(database_url, prepare)
    said = dict.fromkeys(MATCHES, 0)
    for lines in (25, 60, 41):
        for line in heard_until_killed(database_url, lines):
            match_id, number = line.split()
            assert int(number) > said[match_id], "a number was written twice"
            said[match_id] = int(number)
        with_store(database_url, check)
    assert sum(said.values()) >= 126


def test_of_two_processes_one_wins_each_number(database_url: str) -> None:
    last = 60
    with_store(database_url, lambda store: add(store, "m"))
    with ExitStack() as stack:
        racers = [
            stack.enter_context(started(database_url, "race", "m", str(last), name))
            for name in ("eva", "adam")
        ]
        let_go(racers)
        won = [process.communicate()[0] for process in racers]
        assert [process.returncode for process in racers] == [0, 0]
    numbers = [{int(number) for number in said.split()} for said in won]
    assert not numbers[0] & numbers[1]
    stored = with_store(database_url, lambda store: store.load("m"))
    assert stored is not None
    assert stored.entries == [
        "eva" if number in numbers[0] else "adam" for number in range(1, last + 1)
    ]
    assert numbers[0] | numbers[1] == set(range(1, last + 1))


def test_processes_that_open_a_new_database_together_make_it_once(database_url: str) -> None:
    with ExitStack() as stack:
        openers = [stack.enter_context(started(database_url, "open")) for _ in range(4)]
        let_go(openers)
        assert [process.communicate()[0] for process in openers] == ["open\n"] * 4
        assert [process.returncode for process in openers] == [0] * 4
