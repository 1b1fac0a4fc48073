"""Who deals at a table, so that nobody can know or repeat a draw.

Every outcome comes from fresh randomness of the operating system. With a *named deal* it comes from
the name, the number of the draw and a secret of the server instead: tables of the same deal draw
the same, and still nobody can work it out. What chance once brought stays: if everybody agrees to
take back a draw, the next one brings the same tile.
"""

import hashlib
import hmac
from collections.abc import Callable, Sequence

from zoopark.dealer import Dealer
from zoopark.game import Game
from zoopark.notation.moves import Move


class Luck:
    """Deals for one table."""

    def __init__(self, deal: str = "", secret: bytes = b"") -> None:
        if deal and not secret:
            raise ValueError("a named deal needs a secret")
        self._deal = deal
        self._secret = secret

    def settle(
        self, game: Game, brought: Callable[[int], Sequence[int]], index: int
    ) -> tuple[str, ...]:
        """Let chance bring what is due in a game, until somebody is to act.

        ``brought`` has the outcomes that this match has already seen by their numbers, ``index``
        says how many of them are part of the game as it now is.
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
