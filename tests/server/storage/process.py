"""A process of its own that uses a store: started, awaited and killed by tests."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from server.storage.samples import SUMMARY
from zoopark.server.storage import Store, Taken, open_store

TESTS = Path(__file__).parents[2]


@contextmanager
def started(*arguments: str) -> "Iterator[subprocess.Popen[str]]":
    """Run this module, and see to it that the process ends with the test."""
    path = os.pathsep.join(filter(None, [str(TESTS), os.environ.get("PYTHONPATH")]))
    process = subprocess.Popen(
        [sys.executable, "-m", "server.storage.process", *arguments],
        env={**os.environ, "PYTHONPATH": path},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def say(*words: object) -> None:
    print(*words, flush=True)


async def append_without_end(store: Store, match_id: str) -> None:
    """Append to a match, and say each number when it is written."""
    stored = await store.load(match_id)
    assert stored is not None
    number = stored.summary.number
    while True:
        number += 1
        await store.append(match_id, number, f"entry {number}", replace(SUMMARY, number=number))
        say(match_id, number)


async def race(store: Store, match_id: str, last: int, name: str) -> None:
    """Try to write each number, and say which ones were won."""
    for number in range(1, last + 1):
        try:
            await store.append(match_id, number, name, replace(SUMMARY, number=number))
        except Taken:
            continue
        say(number)


async def main(url: str, command: str, *arguments: str) -> None:
    if command == "open":
        say("ready")
        sys.stdin.readline()
    store = await open_store(url)
    if command == "append":
        await asyncio.gather(*(append_without_end(store, match_id) for match_id in arguments))
    elif command == "race":
        say("ready")
        sys.stdin.readline()
        match_id, last, name = arguments
        await race(store, match_id, int(last), name)
    else:
        await store.healthy()
        say("open")
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
