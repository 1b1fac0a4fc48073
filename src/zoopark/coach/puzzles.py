"""Puzzles: positions of real games in which one move is clearly better than all others.

Games are played by quick searches. Where such a search is sure of a move that a player who looks
only one decision ahead would not find, the position is set up again from its text, as whoever is to
solve it sees it, and thought through twice, deeply and with different luck. It is a puzzle if both
thoughts name the same move, and if the second best is clearly worse in both.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any, Final

from zoopark.bots.budget import Budget
from zoopark.bots.greedy import greedy_move
from zoopark.bots.search import SPREAD, VICTORY
from zoopark.coach.hint import Advice, Reason, hint
from zoopark.coach.thought import Thought
from zoopark.core.dice import Dice
from zoopark.core.moves import Moves
from zoopark.game import Game
from zoopark.games.catalog import spec_of
from zoopark.notation.errors import NotationError
from zoopark.notation.moves import Move

QUICK: Final = 120  # iterations of the searches that play
SURE: Final = 0.6  # the share of a quick search that goes into its favourite
CLEAR: Final = 0.06  # what the second best move loses, of a whole win
SHOWN: Final = 4  # moves that are compared
HOPE: Final = 0.25  # the chance to win at least: nobody likes to choose how to lose
FIRST: Final = 6  # decisions of a game before which nothing is puzzling


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the best moves of a puzzle."""

    move: str
    chance: float  # to win
    points: float  # that are expected at the end


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, the seat that is to act, and its best moves, the solution first."""

    id: str
    position: str
    seat: int
    choices: tuple[Choice, ...]
    reasons: tuple[Reason, ...]  # what the solution brings more than the second best

    @staticmethod
    def from_dict(data: dict[str, Any]) -> "Puzzle":
        return Puzzle(
            data["id"],
            data["position"],
            data["seat"],
            tuple(Choice(**choice) for choice in data["choices"]),
            tuple(Reason(**reason) for reason in data["reasons"]),
        )


def written(command: str, puzzles: Sequence[Puzzle]) -> str:
    """The file that ships: the command that made it, and one puzzle a line."""
    lines = ",\n".join(json.dumps(asdict(puzzle), ensure_ascii=False) for puzzle in puzzles)
    return f'{{"command": {json.dumps(command)}, "puzzles": [\n{lines}\n]}}\n'


@cache
def shipped(name: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game; a game without any has none."""
    package = type(spec_of(name)).__module__.rpartition(".")[0]
    try:
        data = json.loads((files(package) / "puzzles.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return ()
    return tuple(Puzzle.from_dict(one) for one in data["puzzles"])


def found_puzzles(configs: Sequence[str], seed: int, deep: int) -> Iterator[Puzzle]:
    """Puzzles of these games in turn, without end; the same seed finds the same.

    ``deep`` says how many iterations each of the two searches has that verify.
    """
    number = 0
    while True:
        config = configs[number % len(configs)]
        puzzle = _of_one_game(config, seed * 1_000_003 + number, deep)
        number += 1
        if puzzle is not None:
            yield puzzle


def _of_one_game(config: str, seed: int, deep: int) -> Puzzle | None:
    """At most one, so that no two are alike."""
    game, dice = Game(config, seed=seed), Dice(seed)
    decided = 0
    while not game.over:
        seat = game.to_act[dice.below(len(game.to_act))]
        legal = game.legal(seat)
        if len(legal) == 1:
            game.play(legal[0], seat)
            continue
        thought = Thought(game, seat, Budget(iterations=QUICK), dice.below(1 << 30))
        decided += 1
        sure = thought.arms[thought.ranked[0]].visits >= SURE * thought.visits
        if sure and len(legal) > 2 and decided > FIRST:
            puzzle = _verified(game, seat, Move(thought.ranked[0]), dice, deep)
            if puzzle is not None:
                return puzzle
        game.play(Move(thought.ranked[0]), seat)
    return None


def _verified(game: Game, seat: int, best: Move, dice: Dice, deep: int) -> Puzzle | None:
    """The puzzle that this position is, if it is one."""
    try:
        position = game.sight(seat).position()
        scene = Game.from_position(position, dealer=None)
    except (NotationError, ValueError):  # what is hidden cannot be written down
        return None
    # Of sealed decisions, such as bids, nobody knows another's: there several are to act.
    if seat not in scene.to_act or Move(_at_a_glance(scene, seat, dice)) == best:
        return None
    if _clear(scene, seat, best, deep // 10, 0) is None:
        return None
    looks = [_clear(scene, seat, best, deep, number) for number in (1, 2)]
    if None in looks:
        return None
    advices = looks[0]
    assert advices is not None
    return Puzzle(
        blake2b(position.encode(), digest_size=6).hexdigest(),
        position,
        seat,
        tuple(Choice(one.move.text, round(one.chance, 3), round(one.points, 1)) for one in advices),
        tuple(
            Reason(reason.seat, reason.line, round(reason.points, 1))
            for reason in advices[0].reasons
        ),
    )


def _at_a_glance(game: Game, seat: int, dice: Dice) -> int:
    state = game.state.copy()
    state.guess(dice)
    return greedy_move(game.spec.evaluator(state), state, seat, dice, Moves())


def _clear(
    game: Game, seat: int, best: Move, iterations: int, seed: int
) -> tuple[Advice, ...] | None:
    """What a thought says of the best moves, if this one is clearly the best."""
    budget = Budget(iterations=iterations)
    advices = hint(game, seat, budget=budget, best=SHOWN, seed=seed).advices
    first, *others = advices
    if first.move != best or not first.reasons or first.chance < HOPE:
        return None
    return advices if all(lost(first, other) >= CLEAR for other in others) else None


def lost(best: Advice, other: Advice) -> float:
    """What another move loses, of a whole win: mostly the chance of winning."""
    lead = 100 * (best.points - other.points) / SPREAD
    return VICTORY * (best.chance - other.chance) + (1 - VICTORY) * lead
