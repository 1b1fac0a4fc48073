"""A module as part of an observation."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.games.zooloretto.rules.module import Module


class ModuleObserver:
    """Writes the state of a module; nothing, if all of it lies in the zoos."""

    def __init__(self, players: int) -> None:
        self.players: i64 = players

    def write(self, module: Module, seat: i64, words: vec[i64], at: i64) -> i64:
        """Write what a seat knows of the module, and return where its words end."""
        return at

    def seen(self, place: i64, seat: i64) -> i64:
        """The seat at this position relative to the observer."""
        who = seat + place
        return who - self.players if who >= self.players else who
