"""Games in several processes: each steps its own and copies the results to shared memory."""

import multiprocessing
from collections.abc import Sequence
from ctypes import Array, c_ubyte
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from zoopark.envs.arrays import Arrays, Reward, Shard
from zoopark.envs.games import EnvGame, env_game

_DRAW: Final = b"draw"  # any other message is the actions of a step
_READY: Final = b"ready"
_ALIGNED: Final = 64


def _shapes(game: EnvGame, rows: int) -> list[tuple[tuple[int, ...], type[np.generic]]]:
    """Shape and type of each array, and of the sampled actions after them."""
    return [
        ((rows, game.column_count), np.uint8),
        ((rows, game.action_count), np.bool_),
        ((rows, game.players), np.float64),
        ((rows,), np.bool_),
        ((rows,), np.uint8),
        ((rows, game.players), np.int32),
        ((rows,), np.int32),
    ]


def _size(shape: tuple[int, ...], dtype: type[np.generic]) -> int:
    """The size of an array in bytes, rounded up so that the next one is aligned."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    return -(-size // _ALIGNED) * _ALIGNED


def _views(memory: "Array[c_ubyte]", game: EnvGame, rows: int) -> list[npt.NDArray[Any]]:
    views: list[npt.NDArray[Any]] = []
    at = 0
    for shape, dtype in _shapes(game, rows):
        count = int(np.prod(shape))
        views.append(np.frombuffer(memoryview(memory), dtype, count, at).reshape(shape))
        at += _size(shape, dtype)
    return views


def _work(
    pipe: Connection,
    memory: "Array[c_ubyte]",
    config: str,
    seeds: Sequence[int],
    reward: Reward,
    rows: int,
    first: int,
) -> None:
    """Step the games from ``first`` on for each message, until the pipe is closed."""
    game = env_game(config)
    shard = Shard(game, seeds, reward)
    shared = [view[first : first + len(seeds)] for view in _views(memory, game, rows)]
    own: list[npt.NDArray[Any]] = [*shard.arrays, shard.drawn]
    while True:
        for view, array in zip(shared, own, strict=True):
            np.copyto(view, array)
        pipe.send_bytes(_READY)
        try:
            message = pipe.recv_bytes()
        except (EOFError, KeyboardInterrupt):
            return
        if message == _DRAW:
            shard.draw()
        else:
            shard.step(message)


class WorkerPool:
    """Games in several spawned processes."""

    def __init__(self, game: EnvGame, seeds: Sequence[int], reward: Reward, processes: int) -> None:
        rows = len(seeds)
        spawn = multiprocessing.get_context("spawn")
        memory = spawn.RawArray(c_ubyte, sum(_size(*made) for made in _shapes(game, rows)))
        bounds = [rows * part // processes for part in range(processes + 1)]
        self._parts = list(pairwise(bounds))
        self._pipes: list[Connection] = []
        self._processes: list[SpawnProcess] = []
        for first, end in self._parts:
            ours, theirs = spawn.Pipe()
            task = (theirs, memory, game.config, seeds[first:end], reward, rows, first)
            worker = spawn.Process(target=_work, args=task, daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(worker)
        views = _views(memory, game, rows)
        for view in views:
            view.flags.writeable = False
        self.arrays = Arrays(*views[:-1])
        self.drawn: npt.NDArray[np.int32] = views[-1]
        self._wait()

    def __reduce__(self) -> str:
        raise TypeError("a batch in several processes cannot be copied; use processes=1")

    def _wait(self) -> None:
        for pipe in self._pipes:
            try:
                pipe.recv_bytes()
            except EOFError as error:
                self.close()
                raise RuntimeError("a process of the batch has ended") from error

    def step(self, actions: bytes) -> None:
        for pipe, (first, end) in zip(self._pipes, self._parts, strict=True):
            pipe.send_bytes(actions[4 * first : 4 * end])
        self._wait()

    def draw(self) -> None:
        for pipe in self._pipes:
            pipe.send_bytes(_DRAW)
        self._wait()

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.close()
        for worker in self._processes:
            worker.join()
        self._pipes, self._processes, self._parts = [], [], []
