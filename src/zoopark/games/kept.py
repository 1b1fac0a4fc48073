"""What is kept because it is costly to make and asked for again."""

from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Kept(Generic[K, V]):
    """What was made before, by all that it depends on: a move changes one seat, or none."""

    def __init__(self, most: int = 4096) -> None:
        self._most = most
        self._made: dict[K, V] = {}

    def get(self, key: K, make: Callable[[], V]) -> V:
        made = self._made.get(key)
        if made is None:
            if len(self._made) >= self._most:
                self._made.clear()
            made = self._made[key] = make()
        return made
