"""From a policy to a player: what a seat sees as arrays, and a bot that decides by them."""

from collections.abc import Callable, Sequence

from zoopark.extras import missing

try:
    import numpy as np
    import numpy.typing as npt
except ImportError as error:
    raise missing(error, "rl") from error
from librt.vecs import vec
from mypy_extensions import i64

from zoopark.bots.budget import Budget
from zoopark.core.dice import Dice
from zoopark.envs.games import played_game
from zoopark.envs.past import Past
from zoopark.game import Game
from zoopark.notation.errors import wrong
from zoopark.notation.moves import Move
from zoopark.players.bot import Bot, Sight

Observation = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]
Policy = Callable[[Observation, Mask], int]


def observe(game: Game, seat: int | None = None) -> tuple[Observation, Mask]:
    """What a seat knows and what it may do, as every environment shows it.

    Without a seat it is the first of those that are to act. The mask of a seat that is not is 0.

    >>> seen, mask = observe(Game("zooloretto(players=4)", seed=1))
    >>> seen.shape, mask.shape, int(mask.sum())
    ((1296,), (857,), 1)
    """
    _check(game)
    if seat is None:
        seat = game.to_act[0] if game.to_act else 0
    elif not 0 <= seat < game.players:
        raise ValueError(f"there is no seat {seat}")
    known = played_game(game.config)
    words = vec[i64]([0] * known.width)
    known.observer.write(game.state, seat, words, 0)
    mask = np.zeros(known.action_count, np.int8)
    for move in game.legal(seat):
        mask[known.actions.number(game.state, seat, move.code)] = 1
    return np.asarray(memoryview(words)).view(np.uint8).copy(), mask


def _check(game: object) -> None:
    if not isinstance(game, Game):
        raise TypeError(f"what is observed is a Game, not {wrong(game)}")


class PolicyBot(Bot):
    """A bot that asks a policy: observation and mask go in, the number of an action comes out.

    Give it a function, or write a subclass with ``act``; the class can then be loaded from a file
    like every other bot. ``history`` is that of the environments it was trained in.

    >>> from zoopark import match
    >>> match("zooloretto(players=2)", PolicyBot(lambda seen, mask: mask.argmax()), seed=1).over
    True
    """

    history = 0  # of the environments that the policy was trained in

    def __init__(self, policy: Policy | None = None) -> None:
        self.policy = policy
        self._pasts: dict[int, tuple[int, Past]] = {}  # of each seat, with the length of its game

    def act(self, observation: Observation, mask: Mask) -> int:
        """The action to play, one of those whose mask is 1."""
        if self.policy is None:
            raise NotImplementedError("a PolicyBot is given a policy, or its subclass has act")
        return self.policy(observation, mask)

    def _remembered(self, sight: Sight, seen: Observation, mask: Mask) -> Observation:
        """The observation with those of the last decisions of this seat in this game."""
        if not self.history:
            return seen
        entries, past = self._pasts.get(sight.seat, (0, Past(len(seen), self.history)))
        if sight.game.entries < entries:  # another game has begun
            past.clear()
        self._pasts[sight.seat] = sight.game.entries, past
        shown = past.behind(seen)
        past.decided(seen, mask)
        return shown

    def choose(self, sight: Sight, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move:
        seen, mask = observe(sight.game, sight.seat)
        action = int(self.act(self._remembered(sight, seen, mask), mask))
        if not 0 <= action < len(mask) or not mask[action]:
            raise ValueError(f"the policy chose action {action}, which is not legal")
        return played_game(sight.game.config).meaning(action, sight.seat, sight.game.state)
