"""Dealing at a table, so that nobody can predict or repeat a draw.

Every outcome uses fresh randomness from the operating system. With a *named deal* it is derived
from the name, the number of the draw and a server secret instead: tables with the same deal draw
the same tiles, and still nobody can work them out. Outcomes are never redrawn: if everyone agrees
to take back a draw, the next one brings the same tile.
"""

import hashlib
import hmac
from collections.abc import Callable, Sequence

from zoopark.dealer import Dealer
from zoopark.game import Game
from zoopark.notation.moves import Move


class Luck:
    """The dealer of one table."""

    def __init__(self, deal: str = "", secret: bytes = b"") -> None:
        if deal and not secret:
            raise ValueError("a named deal needs a secret")
        self._deal = deal
        self._secret = secret

    def settle(
        self, game: Game, brought: Callable[[int], Sequence[int]], index: int
    ) -> tuple[str, ...]:
        """Deal the outcomes that are due in a game, until a seat is to act.

        ``brought`` has the outcomes this match has already seen, by number; ``index`` says how
        many of them are part of the current game.
        """
        dealt: list[str] = []
        while game.state.chance():
            number = index + len(dealt)
            move = Move(self._outcome(game, brought(number), number))
            game.deal(move)
            dealt.append(move.text)
        return tuple(dealt)

    def _outcome(self, game: Game, brought: Sequence[int], number: int) -> int:
        for outcome in brought:
            if game.state.weight(outcome) > 0:
                return outcome
        return self._dealer(number).deal(game.state)

    def _dealer(self, number: int) -> Dealer:
        if not self._deal:
            return Dealer()
        named = hmac.new(self._secret, f"{number} {self._deal}".encode(), hashlib.sha256)
        return Dealer(int.from_bytes(named.digest()[:8], "big"))
