"""Games walked through step by step from Python: for counting and for stopping midway.

Slow, therefore never on the clock.
"""

from collections.abc import Iterator

from zoopark.bots.random import random_move
from zoopark.core.dice import Dice
from zoopark.core.evaluator import Evaluator
from zoopark.core.moves import Moves
from zoopark.core.state import State
from zoopark.games.catalog import read_config, spec_of

SAMPLE = 300  # games: the mean length is then known to about half a percent


def config_of(game: str, players: int) -> str:
    """The game string of what the table calls a game: also a game with all its modules."""
    if game == "everything":
        return f"zooloretto(players={players}, modules=everything)"
    return f"{game}(players={players})"


def fresh_state(config: str) -> State:
    """The state that a game string sets up, before anything is dealt."""
    read = read_config(config)
    return spec_of(read.game).new(read)


def evaluator_of(config: str, state: State) -> Evaluator:
    """The evaluator of the game that a game string names."""
    return spec_of(read_config(config).game).evaluator(state)


def decided(state: State, dice: Dice) -> Iterator[bool]:
    """Play at random; for every step, was it a decision rather than chance?"""
    moves = Moves()
    while not state.over():
        if state.chance():
            state.deal(state.sample(dice))
            yield False
            continue
        for seat in range(state.players):
            if state.actors() >> seat & 1:
                state.play(seat, random_move(state, seat, dice, moves))
                yield True


def mean_steps(config: str) -> tuple[float, float]:
    """The mean number of decisions and of chance events of a game."""
    fresh, dice = fresh_state(config), Dice(1)
    steps = [step for _ in range(SAMPLE) for step in decided(fresh.copy(), dice)]
    decisions = sum(steps)
    return decisions / SAMPLE, (len(steps) - decisions) / SAMPLE


def midway_states(config: str, count: int) -> list[State]:
    """States from different games, each after half the decisions of an average game."""
    fresh, dice = fresh_state(config), Dice(2)
    half = int(mean_steps(config)[0] / 2)
    states: list[State] = []
    while len(states) < count:
        state, left = fresh.copy(), half
        for decision in decided(state, dice):
            left -= decision
            if left == 0:
                states.append(state)
                break
    return states
