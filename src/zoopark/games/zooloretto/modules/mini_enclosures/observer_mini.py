"""A mini enclosure as part of an observation."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini
from zoopark.games.zooloretto.observer.module import ModuleObserver


class MiniObserver(ModuleObserver):
    """Writes what a mini enclosure holds besides its coins; most hold nothing."""

    def write_mini(self, mini: Mini, seat: i64, words: vec[i64], at: i64) -> i64:
        """Write what lies on it, and return where its words end."""
        return at

    def place(self, who: i64, seat: i64) -> i64:
        """The position of a seat relative to the observer."""
        return (who - seat + self.players) % self.players
