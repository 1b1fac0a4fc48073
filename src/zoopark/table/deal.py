"""Dealing at a table, so that nobody can predict or repeat a draw.

Every outcome uses fresh randomness from the operating system. With a *named deal* it is derived
from the name, the number of the draw and a server secret instead: tables with the same deal draw
the same tiles, and still nobody can work them out. Outcomes are never redrawn: if everyone agrees
to take back a draw, the next one brings the same tile.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence

from zoopark.core.state import State
from zoopark.dealer import Dealer
from zoopark.notation.moves import Move
from zoopark.table.match import Match


class TableDealer:
    """The dealer of one table."""

    def __init__(self, deal: str = "", secret: bytes = b"") -> None:
        if deal and not secret:
            raise ValueError("a named deal needs a secret")
        self._deal = deal
        self._secret = secret

    def draw(self, match: Match) -> Iterator[Move]:
        """What chance brings to a match until someone is to act.

        Each outcome must be dealt before the next one is drawn.
        """
        while match.game is not None and match.game.state.chance():
            yield Move(self._outcome(match.game.state, match.brought(match.dealt), match.dealt))

    def _outcome(self, state: State, brought: Sequence[int], number: int) -> int:
        for outcome in brought:
            if state.weight(outcome) > 0:
                return outcome
        return self._dealer(number).deal(state)

    def _dealer(self, number: int) -> Dealer:
        if not self._deal:
            return Dealer()
        named = hmac.new(self._secret, f"{number} {self._deal}".encode(), hashlib.sha256)
        return Dealer(int.from_bytes(named.digest()[:8], "big"))
