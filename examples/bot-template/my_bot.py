"""A bot that spends no coins and takes the fullest truck when all of it has a place."""

from collections.abc import Sequence

import zoopark


class Frugal(zoopark.Bot):
    """One object plays one seat of one game, so it may remember things in ``self``."""

    name = "frugal"

    def choose(
        self,
        sight: zoopark.Sight,
        legal: Sequence[zoopark.Move],
        budget: zoopark.Budget,
        dice: zoopark.Dice,
    ) -> zoopark.Move:
        """Return one of the legal moves; ``sight.game`` is the game as our seat knows it."""
        game, seat = sight.game, sight.seat
        free = [move for move in legal if game.price(move, seat) == 0] or list(legal)
        return max(free, key=lambda move: (self.gain(game, seat, move), dice.below(1000)))

    def gain(self, game: zoopark.Game, seat: int, move: zoopark.Move) -> int:
        """The points that a move brings at once; a tile that is still to come counts as one."""
        before = game.scores(seat)[seat].total
        after = game.copy()
        after.play(move, seat)
        return after.scores(seat)[seat].total - before + (move.verb == "draw")
