"""A real process that thinks, killed and stopped: another one does its work."""

import asyncio
import os
import signal
from multiprocessing import active_children

import pytest

from zoopark.server.workers import ATTEMPTS, Failed, Worker

PATIENCE = 5.0  # seconds, far more than it takes to say a number


def end_at_once() -> None:
    os._exit(1)


def refuse() -> None:
    raise ValueError("not like this")


@pytest.mark.parametrize("sign", [signal.SIGSTOP, signal.SIGKILL])
def test_a_process_that_hangs_or_dies_is_replaced(sign: signal.Signals) -> None:
    async def work() -> None:
        worker = Worker()
        try:
            first = await worker.run(os.getpid, PATIENCE)
            assert await worker.run(os.getpid, PATIENCE) == first
            [process] = [child for child in active_children() if child.pid == first]
            os.kill(first, sign)
            second = await worker.run(os.getpid, PATIENCE)
            assert second != first
            process.join(PATIENCE)
            assert not process.is_alive()
        finally:
            worker.close()

    asyncio.run(work())


def test_what_kills_every_process_fails() -> None:
    async def work() -> None:
        worker = Worker()
        try:
            with pytest.raises(Failed, match=str(ATTEMPTS)):
                await worker.run(end_at_once, PATIENCE)
            assert await worker.run(os.getpid, PATIENCE) != os.getpid()
        finally:
            worker.close()

    asyncio.run(work())


def test_what_goes_wrong_in_a_process_does_not_end_it() -> None:
    async def work() -> None:
        worker = Worker()
        try:
            first = await worker.run(os.getpid, PATIENCE)
            with pytest.raises(ValueError, match="not like this"):
                await worker.run(refuse, PATIENCE)
            assert await worker.run(os.getpid, PATIENCE) == first
        finally:
            worker.close()

    asyncio.run(work())
