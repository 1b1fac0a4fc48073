"""What a search plays for, if it is not simply to win."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

EVEN: Final = 0.5  # the result of a situation as good as the one that is thought about
REACH: Final = 2500.0  # hundredths of points between that and the best or worst result
HUMBLE: Final = 0.2  # what nothing new is worth to whoever dares


class Aim:
    """A seat's own measure of a result, from what all seats may expect.

    Points count as changes since the situation that is thought about: ``own`` those of the seat,
    ``leader`` those of whoever else stands best then. ``victory`` is the part of a result that is
    the chance to win. With ``daring``, great gains count more than their share, so that a small
    chance of much is better than a little for sure: a gain of so much counts e times as much as
    none.
    """

    def __init__(
        self, victory: float, own: float = 1.0, leader: float = 0.0, daring: float = 0.0
    ) -> None:
        self.victory = victory
        self.own = own
        self.leader = leader
        self.daring = daring
        self.before: i64 = 0  # what the seat might expect
        self.best_before: i64 = 0  # and the best of the others

    def begin(self, worths: vec[i64], seat: i64) -> None:
        """Remember the situation that is thought about."""
        self.before = worths[seat]
        self.best_before = _best_of_others(worths, seat)

    def result(self, worths: vec[i64], seat: i64, chance: float) -> float:
        """How well a situation suits the seat, between 0 and 1; ``chance`` is that of winning."""
        gain = self.own * float(worths[seat] - self.before)
        gain -= self.leader * float(_best_of_others(worths, seat) - self.best_before)
        value = HUMBLE * exp(gain / self.daring) if self.daring > 0.0 else EVEN + gain / REACH / 2.0
        value = min(max(value, 0.0), 1.0)
        return self.victory * chance + (1.0 - self.victory) * value


def _best_of_others(worths: vec[i64], seat: i64) -> i64:
    best: i64 = -(1 << 60)
    for other in range(len(worths)):
        if other != seat and worths[other] > best:
            best = worths[other]
    return best
