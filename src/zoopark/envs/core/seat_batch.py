"""Many games in parallel in which one seat learns; the others play at random or are asked outside.

A finished game restarts at once and goes on until the learner of the next game is to act.
"""

from typing import Final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from zoopark.bots.random import random_move
from zoopark.core.actions import Actions
from zoopark.core.dice import Dice
from zoopark.core.moves import Moves
from zoopark.core.observer import Observer
from zoopark.core.state import State
from zoopark.envs.core.batch import Batch
from zoopark.envs.core.rewards import lead
from zoopark.envs.core.simulator import NOBODY

ILLEGAL_REWARD: Final = -1.0


class SeatBatch(Batch):
    """A batch with a learner in every game. Each game is played as it would be alone."""

    def __init__(
        self,
        start: State,
        actions: Actions,
        observer: Observer,
        width: i64,
        seeds: list[int],
        how: i64,
        learners: list[int],
        at_random: bool,
        shaping: float,
    ) -> None:
        super().__init__(start, actions, observer, width, seeds, how)
        self.at_random = at_random  # do the others play at random? Else they are asked outside
        self.shaping = shaping  # what a point of a learner's lead is worth when it is won
        self.leads: vec[float] = vec[float]([0.0] * self.games)  # of learners, when last asked
        self.moves = Moves()  # of others, before one is chosen
        self.opponents = [Dice(-1 - seed) for seed in seeds]
        self.learners: vec[u8] = vec[u8]([0] * self.games)
        self.next: vec[u8] = vec[u8]([0] * self.games)  # the learners of the games after these
        self.earned: vec[float] = vec[float]([0.0] * self.games)  # by learners in this step
        self.final: vec[i64] = vec[i64]([0] * (self.games * self.width))  # what they knew then
        for game in range(self.games):
            self.learners[game] = u8(learners[game])
            self.done[game] = 1  # so that nothing is earned before the first decision
            self._go_on(game)
        self.clear()

    def clear(self) -> None:
        """Forget what was earned and which games ended in the step before."""
        for game in range(self.games):
            self.earned[game] = 0.0
            if self.done[game]:
                self._clear_rewards(game)

    def step(self, chosen: bytes) -> None:
        """Play an action, four bytes each, in every game.

        A game with an illegal action does not move.
        """
        for game in range(self.games):
            action = i64(read_i32_le(chosen, game << 2))
            if self._allows(game, action):
                simulator = self.simulators[game]
                simulator.play(self.actions.move(simulator.state, simulator.seat, action))
                self._go_on(game)

    def end(self, game: i64) -> None:
        """End a game at the expense of its learner, and go on with the next."""
        simulator = self.simulators[game]
        self._keep_last(game)
        self.done[game] = 1
        self.earned[game] = ILLEGAL_REWARD
        self.learners[game] = self.next[game]
        simulator.set_up()
        self._go_on(game)

    def _go_on(self, game: i64) -> None:
        """Let the others play until somebody is to be asked; restart a finished game."""
        simulator = self.simulators[game]
        while True:
            if simulator.seat == NOBODY:
                self._keep_last(game)
                self._shape(game)
                self._finish(game, simulator)
                self.earned[game] += self.rewards[game * self.players + i64(self.learners[game])]
                self.learners[game] = self.next[game]
            elif self.at_random and simulator.seat != i64(self.learners[game]):
                dice = self.opponents[game]
                simulator.play(random_move(simulator.state, simulator.seat, dice, self.moves))
            else:
                break
        self._shape(game)
        self._show(game)

    def _shape(self, game: i64) -> None:
        """Reward what a learner's lead has grown by; in a new game it only begins to count."""
        if self.shaping != 0.0:
            now = lead(self.simulators[game].state, i64(self.learners[game]))
            if not self.done[game]:
                self.earned[game] += self.shaping * (now - self.leads[game])
            self.leads[game] = now

    def _keep_last(self, game: i64) -> None:
        """Write what the learner knows at the end."""
        state = self.simulators[game].state
        self.observer.write(state, i64(self.learners[game]), self.final, game * self.width)
