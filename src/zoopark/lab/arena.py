"""One game between bots, and what happens to a bot that breaks the rules of the arena.

A bot that raises an exception, returns something other than a legal move or takes too long is at
fault: a random player takes over its seat so that the others can finish, and the seat is ranked
last, whatever its points.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache, partial
from hashlib import blake2b
from time import perf_counter
from typing import Any, Final, TypeVar

from zoopark.bots.budget import Budget
from zoopark.bots.random import random_move, random_playout
from zoopark.core.dice import Dice
from zoopark.core.moves import Moves
from zoopark.core.state import State
from zoopark.game import Game
from zoopark.games.catalog import read_config, spec_of
from zoopark.notation.moves import Move
from zoopark.notation.seats import NATURE, seat_letter
from zoopark.players.answers import NoMove, described, meant
from zoopark.players.bot import Bot, Sight
from zoopark.players.guard import TooLate, in_time
from zoopark.players.plugin import load_bots
from zoopark.players.registry import entrant
from zoopark.texts import Mistake

Answer = TypeVar("Answer")

LOADING: Final = 60.0  # seconds allowed to load a file of bots
LIMIT: Final = 10.0  # seconds per decision of a third-party bot, or more if its budget is large
TIMES: Final = 5  # multiple of its budget in seconds
_LISTS: Final = ("seats", "points", "tiebreaks", "ranks")


@dataclass(frozen=True, slots=True)
class Contestant:
    """A bot to be seated, with its time limit per decision in seconds."""

    name: str
    make: Callable[[], Bot]
    budget: Budget
    limit: float | None
    is_random: bool = False


@dataclass(frozen=True, slots=True)
class Fault:
    """Which player broke the rules of the arena, at which decision, and how."""

    seat: int
    player: str
    game: int
    decision: int
    what: str

    def __str__(self) -> str:
        where = f"game {self.game}, seat {seat_letter(self.seat)}, decision {self.decision}"
        return f"{self.player}: {where}: {self.what}"


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of one game, seat by seat. Only late bots make it depend on the clock."""

    number: int
    block: int
    deal: int
    seats: tuple[int, ...]  # the player's index in the list of players
    points: tuple[int, ...]
    tiebreaks: tuple[int, ...]
    ranks: tuple[int, ...]  # 1 is best; tied seats share a rank
    decisions: int
    rounds: int
    faults: tuple[Fault, ...] = ()

    def wins(self) -> list[float]:
        """Wins by seat: 1, or a fraction if shared. An offender wins nothing."""
        offenders = {fault.seat for fault in self.faults}
        winners = [
            seat for seat, rank in enumerate(self.ranks) if rank == 1 and seat not in offenders
        ]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.ranks))]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_json(data: dict[str, Any]) -> "GameResult":
        fields: dict[str, Any] = {**data, **{name: tuple(data[name]) for name in _LISTS}}
        fields["faults"] = tuple(Fault(**fault) for fault in data["faults"])
        return GameResult(**fields)


@dataclass(frozen=True, slots=True)
class Thought:
    """How many decisions each seat made and how long it thought; never reproducible."""

    number: int
    seats: tuple[int, ...]
    asked: tuple[int, ...]
    seconds: tuple[float, ...]


def contestants(
    names: Sequence[str], plugins: Sequence[str] = (), limit: float | None = None
) -> list[Contestant]:
    """The bots with these names. Only third-party bots have a time limit."""
    found: list[Contestant] = []
    for name in names:
        strange = name.strip().partition(":")[0] in _strangers(tuple(plugins))
        chosen = entrant(name, tuple(plugins))
        seconds = max(LIMIT, TIMES * chosen.budget.seconds) if limit is None else limit
        found.append(
            Contestant(
                chosen.name,
                chosen.make,
                chosen.budget,
                seconds if strange else None,
                not strange and chosen.name.partition(":")[0] == "random",
            )
        )
    return found


def _strangers(plugins: tuple[str, ...]) -> set[str]:
    names: set[str] = set()
    for path in plugins:
        try:
            names |= set(in_time(LOADING, partial(load_bots, path)))
        except TooLate:
            raise Mistake("command.wrong.slow", file=path, seconds=LOADING) from None
        except SystemExit:
            raise Mistake("command.wrong.exits", file=path) from None
    return names


def play_game(
    config: str,
    players: Sequence[Contestant],
    seats: Sequence[int],
    deal: int,
    *,
    number: int = 0,
    block: int = 0,
    records: list[str] | None = None,
) -> tuple[GameResult, Thought]:
    """Play one game; ``seats`` says which player sits where, ``deal`` is the seed.

    Its record is added to ``records``, if there is such a list.
    """
    table = _Table(Game(config, seed=deal), [players[index] for index in seats], deal, number)
    table.play()
    if records is not None:
        records.append(table.game.record().dumps())
    state = table.game.state
    result = _result(state, number, block, deal, tuple(seats), table.decisions, table.faults)
    return result, Thought(number, tuple(seats), tuple(table.asked), tuple(table.seconds))


def play_random_game(
    config: str,
    seats: Sequence[int],
    deal: int,
    *,
    number: int = 0,
    block: int = 0,
    records: list[str] | None = None,
) -> GameResult:
    """The same with random players in every seat, without asking them: much faster."""
    state = _fresh(config).copy()
    if records is None:
        decisions = int(random_playout(state, Dice(deal), Moves()))
    else:
        log = _noted_playout(state, Dice(deal))
        decisions = sum(seat != NATURE for seat, _ in log)
        records.append(Game.from_log(config, log).record().dumps())
    return _result(state, number, block, deal, tuple(seats), decisions, [])


def _noted_playout(state: State, dice: Dice) -> list[tuple[int, int]]:
    """Play the very game that ``random_playout`` plays, and note every entry of its log."""
    log: list[tuple[int, int]] = []
    moves = Moves()
    while not state.over():
        waiting = state.actors()
        if not waiting:
            outcome = int(state.sample(dice))
            log.append((NATURE, outcome))
            state.deal(outcome)
        for seat in range(state.players):
            if waiting >> seat & 1:
                move = int(random_move(state, seat, dice, moves))
                log.append((seat, move))
                state.play(seat, move)
    return log


@lru_cache(maxsize=8)
def _fresh(config: str) -> State:
    read = read_config(config)
    return spec_of(read.game).new(read)


def seat_dice(deal: int, seat: int, player: str) -> Dice:
    """The dice of a player in a seat: the same in every game of this deal."""
    digest = blake2b(f"{deal}/{seat}/{player}".encode(), digest_size=8).digest()
    return Dice(int.from_bytes(digest, "big"))


class _Table:
    """A game in progress with its bots."""

    def __init__(self, game: Game, seated: Sequence[Contestant], deal: int, number: int) -> None:
        self.game = game
        self.number = number
        self.seated = seated
        self.dice = [seat_dice(deal, seat, player.name) for seat, player in enumerate(seated)]
        self.substitutes = [
            seat_dice(deal, seat, f"instead of {player.name}") for seat, player in enumerate(seated)
        ]
        self.decisions = 0
        self.asked = [0] * len(seated)
        self.seconds = [0.0] * len(seated)
        self.faults: list[Fault] = []
        self.bots: list[Bot | None] = [None] * len(seated)
        for seat, player in enumerate(seated):
            self.bots[seat] = self._guarded(seat, player.make)

    def play(self) -> None:
        """Sealed bids are played immediately: the others cannot see them."""
        while not self.game.over:
            for seat in self.game.to_act:
                self.decisions += 1
                self.game.play(self._decision(seat), seat)

    def _decision(self, seat: int) -> Move:
        legal = tuple(self.game.legal(seat))
        if len(legal) == 1:
            return legal[0]
        bot = self.bots[seat]
        chosen = None if bot is None else self._answer(bot, seat, legal)
        if chosen is None:
            return legal[self.substitutes[seat].below(len(legal))]
        return chosen

    def _answer(self, bot: Bot, seat: int, legal: tuple[Move, ...]) -> Move | None:
        sight = Sight(self.game, seat)
        budget, dice = self.seated[seat].budget, self.dice[seat]
        self.asked[seat] += 1
        started = perf_counter()
        chosen = self._guarded(seat, lambda: meant(bot.choose(sight, legal, budget, dice), legal))
        self.seconds[seat] += perf_counter() - started
        return chosen

    def _guarded(self, seat: int, call: Callable[[], Answer]) -> Answer | None:
        """What a bot's code returns, or nothing if it is at fault and is not asked again."""
        limit = self.seated[seat].limit
        try:
            return in_time(limit, call)
        except TooLate:
            what = f"no answer within {limit:g} s"
        except NoMove as error:
            what = str(error)
        except (Exception, SystemExit) as error:
            what = f"raised {described(error)}"
        self.bots[seat] = None
        self.faults.append(Fault(seat, self.seated[seat].name, self.number, self.decisions, what))
        return None


def _result(
    state: State,
    number: int,
    block: int,
    deal: int,
    seats: tuple[int, ...],
    decisions: int,
    faults: Sequence[Fault],
) -> GameResult:
    points = tuple(int(state.points(seat)) for seat in range(state.players))
    tiebreaks = tuple(int(state.tiebreak(seat)) for seat in range(state.players))
    rounds = int(getattr(state, "round", 0))
    ranks = ranked(points, tiebreaks, {fault.seat for fault in faults})
    return GameResult(
        number, block, deal, seats, points, tiebreaks, ranks, decisions, rounds, tuple(faults)
    )


def ranked(points: Sequence[int], tiebreaks: Sequence[int], offenders: set[int]) -> tuple[int, ...]:
    """The rank of every seat; all offenders share the last place.

    >>> ranked([20, 31, 20, 40], [1, 0, 1, 0], {3})
    (2, 1, 2, 4)
    """
    keys = [
        (seat not in offenders, *((0, 0) if seat in offenders else (points[seat], tiebreaks[seat])))
        for seat in range(len(points))
    ]
    return tuple(1 + sum(other > key for other in keys) for key in keys)
