"""One game as an environment: its mask and observations in arrays that NumPy can read."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from zoopark.bots.random import random_move
from zoopark.core.actions import Actions
from zoopark.core.dice import Dice
from zoopark.core.moves import Moves
from zoopark.core.observer import Observer
from zoopark.core.state import State
from zoopark.envs.core.simulator import NOBODY, Simulator


class Solo:
    def __init__(self, start: State, actions: Actions, observer: Observer, width: i64) -> None:
        self.actions = actions
        self.observer = observer
        self.simulator = Simulator(start, 0)
        self.count = actions.decisions.size
        self.observation: vec[i64] = vec[i64]([0] * width)
        self.mask: vec[u8] = vec[u8]([0] * self.count)  # of the seat to act
        self.listed = Moves()  # the same as actions
        self.moves = Moves()

    def begin(self, dice: Dice) -> None:
        """Start a game dealt with these dice."""
        self.simulator.dice = dice
        self.simulator.set_up()
        self.list_actions()

    def adopt(self, state: State) -> None:
        """Observe a game that is played elsewhere, with no chance event due."""
        self.simulator.state = state
        self.simulator.settle()
        self.list_actions()

    def seat(self) -> i64:
        """The seat that is to act, -1 when the game is over."""
        return self.simulator.seat

    def allows(self, action: i64) -> bool:
        return 0 <= action < self.count and self.mask[action] != 0

    def move(self, action: i64) -> i64:
        """The move that an action stands for."""
        return self.actions.move(self.simulator.state, self.simulator.seat, action)

    def play(self, move: i64) -> None:
        """Play a legal move of the seat to act."""
        self.simulator.play(move)
        self.list_actions()

    def play_among_random(self, move: i64, seat: i64, dice: Dice) -> None:
        """Play a legal move, then let all others play at random until a seat is to act again."""
        self.simulator.play(move)
        self.await_seat(seat, dice)

    def await_seat(self, seat: i64, dice: Dice) -> None:
        """Let all others play at random until this seat is to act or the game is over."""
        simulator = self.simulator
        while simulator.seat != NOBODY and simulator.seat != seat:
            simulator.play(random_move(simulator.state, simulator.seat, dice, self.moves))
        self.list_actions()

    def list_actions(self) -> None:
        """Write what the seat to act may do."""
        mask = self.mask
        listed = self.listed
        for k in range(listed.count):
            mask[listed.items[k]] = 0
        listed.clear()
        state = self.simulator.state
        seat = self.simulator.seat
        if seat == NOBODY:
            return
        moves = self.moves
        state.legal(seat, moves)
        for k in range(moves.count):
            action = self.actions.number(state, seat, moves.items[k])
            assert action >= 0
            listed.add(action)
            mask[action] = 1

    def look(self, seat: i64) -> None:
        """Write what a seat knows."""
        self.observer.write(self.simulator.state, seat, self.observation, 0)
