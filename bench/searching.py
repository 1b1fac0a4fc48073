"""Tree search: iterations a second, from situations in the first half of a game."""

import time

from measure import Competitor, Figures
from steps import config_of, evaluator_of, fresh_state
from zoopark.bots.budget import Budget
from zoopark.bots.playout import play_to_end
from zoopark.bots.search import Search, seat_of
from zoopark.core.dice import Dice
from zoopark.core.moves import Moves
from zoopark.core.state import State
from zoopark.game import Game
from zoopark.players.learned import outlook_of

ITERATIONS = 1500
PLACES = (0, 60)  # decisions after which a search begins


def _walked(config: str, decisions: int) -> State:
    """A situation that decent play has led to, in which a seat has a choice."""
    state = fresh_state(config)
    evaluator = evaluator_of(config, state)
    dice, moves = Dice(1), Moves()
    while True:
        actors = state.actors()
        if actors == 0:
            state.deal(state.sample(dice))
            continue
        seat = int(seat_of(actors & -actors))
        state.legal(seat, moves)
        if decisions <= 0 and moves.count > 1:
            return state
        evaluator.prepare(state)
        state.play(seat, evaluator.pick(state, seat, moves, dice))
        decisions -= 1


def search_loop(game: str, players: int, *, learned: bool = False) -> Competitor:
    """The search of ``expert``, or that of ``master``, which asks what was learned."""
    config = config_of(game, players)
    name = "learned_iterations_per_s" if learned else "search_iterations_per_s"
    starts = [_walked(config, decisions) for decisions in PLACES]

    def run() -> Figures:
        made = 0
        begun = time.perf_counter()
        for start in starts:
            evaluator = evaluator_of(config, start)
            outlook = outlook_of(evaluator, Game(config, seed=1)) if learned else None
            search = Search(evaluator, players, outlook)
            seat = int(seat_of(start.actors() & -start.actors()))
            search.think(start, seat, [], Budget(iterations=ITERATIONS), Dice(1))
            made += search.iterations
        seconds = time.perf_counter() - begun
        return {f"{game}.{players}p.{name}": made / seconds}

    return run


def playout_loop(game: str, players: int) -> Competitor:
    """Whole games with moves that look good at a glance, as playouts make them."""
    config = config_of(game, players)
    fresh = fresh_state(config)
    evaluator = evaluator_of(config, fresh)

    def run() -> Figures:
        dice, moves = Dice(1), Moves()
        begun = time.perf_counter()
        for _ in range(100):
            play_to_end(evaluator, fresh.copy(), dice, moves)
        return {f"{game}.{players}p.playouts_per_s": 100 / (time.perf_counter() - begun)}

    return run
