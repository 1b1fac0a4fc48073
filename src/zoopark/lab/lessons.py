"""Games that are played to learn from them, in parts that any worker can play."""

from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b

from zoopark.bots.budget import Budget
from zoopark.bots.network import Network
from zoopark.bots.search import Search
from zoopark.bots.selfplay import Notes, play_at_a_glance
from zoopark.core.dice import Dice
from zoopark.core.moves import Moves
from zoopark.core.state import State
from zoopark.games.catalog import read_config, spec_of
from zoopark.games.spec import GameSpec
from zoopark.notation.errors import NotationError
from zoopark.notation.seats import NATURE
from zoopark.players.learned import Weights, learned_outlook

Note = tuple[list[int], list[int], list[int]]
Ending = list[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Lesson:
    """Some games of one generation. The first plays at a glance, later ones search.

    In those, every seat has an evaluator of its own by lot: the newest network every other time,
    else that of an earlier generation or the hand-written one.
    """

    config: str
    seed: str
    games: int
    iterations: int = 0  # of the search, for a decision; without any, seats play at a glance
    league: tuple[str, ...] = ()  # the texts of the weights of the generations before


@dataclass(frozen=True, slots=True)
class Learned:
    """What was noted of the games of a lesson, and how they ended."""

    lesson: Lesson
    size: int
    notes: list[Note]
    finals: list[Ending]


def dice_of(*words: object) -> Dice:
    """Dice that belong to these words."""
    digest = blake2b("/".join(map(str, words)).encode(), digest_size=8).digest()
    return Dice(int.from_bytes(digest, "big"))


def give(lesson: Lesson) -> Learned:
    """Play the games of a lesson. With modules every other one has only some of them."""
    notes: list[Note] = []
    finals: list[Ending] = []
    size = 0
    spec = spec_of(read_config(lesson.config).game)
    for number in range(lesson.games):
        dice = dice_of(lesson.seed, number)
        config = with_fewer_modules(lesson.config, dice) if number % 2 else lesson.config
        state = _fresh(config).copy()
        evaluator = spec.evaluator(state)
        sketch = spec.sketch(evaluator)
        size = int(sketch.size)
        noted = Notes(evaluator, sketch)
        if lesson.iterations == 0:
            play_at_a_glance(noted, state, dice, Moves())
        else:
            searches = [
                drawn_search(spec, state, lesson.league, dice) for _ in range(state.players)
            ]
            _play_with_care(noted, state, dice, searches, Budget(iterations=lesson.iterations))
        notes.append(noted.listed())
        seats = range(state.players)
        finals.append([(int(state.points(seat)), int(state.tiebreak(seat))) for seat in seats])
    return Learned(lesson, size, notes, finals)


@lru_cache(maxsize=64)
def _fresh(config: str) -> State:
    read = read_config(config)
    return spec_of(read.game).new(read)


@lru_cache(maxsize=16)
def _network(text: str) -> Network:
    return Weights.loads(text).network()


def with_fewer_modules(config: str, dice: Dice) -> str:
    """The same game with a part of its modules, as the dice will have it."""
    read = read_config(config)
    spec = spec_of(read.game)
    modules = spec.unfolded(read.listed("modules"))
    if len(modules) < 2:
        return config
    share = 1 + dice.below(9)
    kept = [module for module in modules if dice.below(10) < share] or modules[:1]
    try:
        return str(spec.ordered({"players": str(read.players), "modules": "+".join(kept)}))
    except NotationError:  # these do not go together
        return config


def drawn_search(spec: GameSpec, state: State, league: tuple[str, ...], dice: Dice) -> Search:
    """A search with an evaluator of the league."""
    evaluator = spec.evaluator(state)
    if not league:
        return Search(evaluator, state.players)
    drawn = len(league) if dice.below(2) else dice.below(len(league))
    if drawn == 0:
        return Search(evaluator, state.players)
    network = _network(league[drawn - 1])
    sketch = spec.sketch(evaluator)
    return Search(
        evaluator, state.players, learned_outlook(evaluator, sketch, state.players, network)
    )


def _play_with_care(
    notes: Notes, state: State, dice: Dice, searches: list[Search], budget: Budget
) -> None:
    """Let searches of all seats play a game; what a seat cannot know is kept from it."""
    log: list[tuple[int, int]] = []
    moves = Moves()
    while not state.over():
        actors = int(state.actors())
        if actors == 0:
            outcome = int(state.sample(dice))
            state.deal(outcome)
            log.append((NATURE, outcome))
            continue
        notes.look(state)
        chosen: list[tuple[int, int]] = []
        for seat in range(state.players):
            if actors >> seat & 1:
                state.legal(seat, moves)
                if moves.count == 1:
                    chosen.append((seat, int(moves.items[0])))
                    continue
                known = state.copy()
                known.forget(seat, True)
                chosen.append((seat, int(searches[seat].choose(known, seat, log, budget, dice))))
        for seat, move in chosen:
            state.play(seat, move)
            log.append((seat, move))
