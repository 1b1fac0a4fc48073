"""Bots in their seats: what they decide, and what happens when one fails."""

from typing import Final

from zoopark.core.dice import Dice
from zoopark.game import Game
from zoopark.notation.moves import Move
from zoopark.players.answers import NoMove, described, meant
from zoopark.players.bot import Bot, Sight
from zoopark.players.registry import Entrant

SLOW: Final = 1000  # iterations for which a person would wait


class Seated:
    """A bot in its seat."""

    def __init__(self, entrant: Entrant, seat: int, seed: int) -> None:
        self.entrant = entrant
        self.seat = seat
        self.dice = Dice(seed << 3 | seat)
        self._bot: Bot | None = None

    @property
    def slow(self) -> bool:
        """Does it think long enough that people should be told?"""
        return self.entrant.budget.iterations >= SLOW or self.entrant.budget.seconds > 0

    def decide(self, game: Game) -> tuple[Move, str]:
        """Its move; if the bot failed, a random move and what went wrong."""
        legal = tuple(game.legal(self.seat))
        if len(legal) == 1:
            return legal[0], ""
        try:
            if self._bot is None:
                self._bot = self.entrant.make()
            sight = Sight(game, self.seat)
            return meant(self._bot.choose(sight, legal, self.entrant.budget, self.dice), legal), ""
        except NoMove as error:
            wrong = str(error)
        except (Exception, SystemExit) as error:
            wrong = f"raised {described(error)}"
        return legal[self.dice.below(len(legal))], wrong
