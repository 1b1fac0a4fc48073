"""Many games in parallel, in arrays that NumPy can read without copying.

The arrays are created once and written in place, game by game. A finished game restarts
immediately: its final rewards appear next to the first observation of the next game.
"""

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from zoopark.core.actions import Actions
from zoopark.core.dice import Dice
from zoopark.core.moves import Moves
from zoopark.core.observer import Observer
from zoopark.core.state import State
from zoopark.envs.core.rewards import write_rewards
from zoopark.envs.core.simulator import NOBODY, Simulator


class Batch:
    def __init__(
        self,
        start: State,
        actions: Actions,
        observer: Observer,
        width: i64,
        seeds: list[int],
        how: i64,
    ) -> None:
        games = len(seeds)
        self.games: i64 = games
        self.players = start.players
        self.actions = actions
        self.observer = observer
        self.how = how  # rewards
        self.width = width  # words of an observation
        self.count = actions.decisions.size
        self.simulators = [Simulator(start, seed) for seed in seeds]
        self.choosers = [Dice(-1 - seed) for seed in seeds]  # separate from the dice of the deals
        self.listed = [Moves() for _ in seeds]  # the legal actions of each game
        self.observations: vec[i64] = vec[i64]([0] * (games * self.width))
        self.masks: vec[u8] = vec[u8]([0] * (games * self.count))
        self.rewards: vec[float] = vec[float]([0.0] * (games * self.players))
        self.points: vec[i32] = vec[i32]([0] * (games * self.players))  # of the last finished game
        self.done: vec[u8] = vec[u8]([0] * games)
        self.seats: vec[u8] = vec[u8]([0] * games)  # the seat that is to act
        self.drawn: vec[i32] = vec[i32]([0] * games)
        for game in range(games):
            self.simulators[game].set_up()
            self._show(game)

    def _allows(self, game: i64, action: i64) -> bool:
        return 0 <= action < self.count and self.masks[game * self.count + action] != 0

    def step(self, chosen: bytes) -> None:
        """Play an action, four bytes each, in every game.

        A game with an illegal action does not move.
        """
        for game in range(self.games):
            if self.done[game]:
                self._clear_rewards(game)
            action = i64(read_i32_le(chosen, game << 2))
            if not self._allows(game, action):
                continue
            simulator = self.simulators[game]
            seat = simulator.seat
            move = self.actions.move(simulator.state, seat, action)
            simulator.play(move)
            if simulator.seat == NOBODY:
                self._finish(game, simulator)
                self._show(game)
                continue
            after = simulator.seat
            words = self.observations
            self.observer.update(simulator.state, seat, after, move, words, game * self.width)
            self.seats[game] = u8(after)
            self._list(game)

    def _clear_rewards(self, game: i64) -> None:
        self.done[game] = 0
        for seat in range(game * self.players, (game + 1) * self.players):
            self.rewards[seat] = 0.0

    def _finish(self, game: i64, simulator: Simulator) -> None:
        state = simulator.state
        at = game * self.players
        self.done[game] = 1
        write_rewards(state, self.how, self.rewards, at)
        for seat in range(self.players):
            self.points[at + seat] = i32(state.points(seat))
        simulator.set_up()

    def take_up(self, game: i64, state: State, dice: Dice, chooser: Dice) -> None:
        """Go on with this game from a situation, dealt by these dice."""
        simulator = self.simulators[game]
        simulator.state = state
        simulator.dice = dice
        simulator.settle()
        self.choosers[game] = chooser
        self._show(game)

    def _show(self, game: i64) -> None:
        """Write what the seat to act knows and may do."""
        simulator = self.simulators[game]
        seat = simulator.seat
        self.seats[game] = u8(seat)
        self.observer.write(simulator.state, seat, self.observations, game * self.width)
        self._list(game)

    def _list(self, game: i64) -> None:
        """Write what the seat to act may do."""
        simulator = self.simulators[game]
        state = simulator.state
        seat = simulator.seat
        masks = self.masks
        row = game * self.count
        listed = self.listed[game]
        for k in range(listed.count):
            masks[row + listed.items[k]] = 0
        state.legal(seat, listed)
        self.actions.number_all(state, seat, listed)
        for k in range(listed.count):
            action = listed.items[k]
            assert action >= 0
            masks[row + action] = 1

    def draw(self) -> None:
        """Choose a random legal action in every game."""
        for game in range(self.games):
            listed = self.listed[game]
            self.drawn[game] = i32(listed.items[self.choosers[game].below(listed.count)])
