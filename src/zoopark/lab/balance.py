"""Is a game fair, and what do modules and tweaks change? The same bot plays every seat.

A change is measured with pairs of games with the same seeds, one with it and one without.
"""

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from zoopark.games.catalog import read_config, spec_of
from zoopark.lab.arena import GameResult
from zoopark.lab.run import Plan, Run, finished, play
from zoopark.lab.statistics import Estimate, Standing, by_seat, mean
from zoopark.lab.workers import Workers
from zoopark.notation.seats import seat_letter


@dataclass(frozen=True, slots=True)
class Balance:
    """How a game goes when all seats are equally strong."""

    config: str
    games: int
    seats: list[Standing]
    points: Estimate  # of a seat
    best: Estimate  # of the best seat of a game
    gap: Estimate  # between the best and the worst seat of a game
    decisions: Estimate
    rounds: Estimate


@dataclass(frozen=True, slots=True)
class Pair:
    """The game strings with and without a module or a tweak, or why there are none."""

    name: str
    with_it: str = ""
    without: str = ""
    refused: str = ""


@dataclass(frozen=True, slots=True)
class Change:
    """What a module or a tweak changes, or why it cannot be measured."""

    name: str
    refused: str = ""
    points: Estimate | None = None
    best: Estimate | None = None
    decisions: Estimate | None = None
    rounds: Estimate | None = None


Measure = Callable[[GameResult], float]


def _mean_points(game: GameResult) -> float:
    return sum(game.points) / len(game.points)


def _best_points(game: GameResult) -> float:
    return max(game.points)


def _gap(game: GameResult) -> float:
    return max(game.points) - min(game.points)


def _decisions(game: GameResult) -> float:
    return game.decisions


def _rounds(game: GameResult) -> float:
    return game.rounds


def balance(games: Sequence[GameResult], config: str) -> Balance:
    letters = [seat_letter(seat) for seat in range(len(games[0].seats))]

    def average(measure: Measure) -> Estimate:
        return mean([measure(game) for game in games])

    return Balance(
        config,
        len(games),
        by_seat(games, letters),
        average(_mean_points),
        average(_best_points),
        average(_gap),
        average(_decisions),
        average(_rounds),
    )


def pairs(config: str) -> list[Pair]:
    """What to compare for each module.

    Modules it depends on are on both sides; modules that depend on it on neither.

    >>> pair = next(pair for pair in pairs("zooloretto(players=4)") if pair.name == "chameleons")
    >>> pair.with_it, pair.without
    ('zooloretto(players=4, modules=exotic+chameleons)', 'zooloretto(players=4, modules=exotic)')
    """
    read = read_config(config)
    spec = spec_of(read.game)
    needs = {offer.id: offer.needs for offer in spec.offers}
    chosen = spec.unfolded(read.listed("modules"))
    found: list[Pair] = []
    for module in spec.modules:
        given = [id for id in chosen if module not in needs[id]]
        without = [id for id in dict.fromkeys((*given, *_needed(module, needs))) if id != module]
        try:
            one = _with_modules(config, [*without, module])
            other = _with_modules(config, without)
        except ValueError as error:
            found.append(Pair(module, refused=str(error)))
        else:
            found.append(Pair(module, one, other))
    return found


def _needed(module: str, needs: Mapping[str, Sequence[str]]) -> list[str]:
    return [id for needed in needs[module] for id in (*_needed(needed, needs), needed)]


def _with_modules(config: str, ids: Sequence[str]) -> str:
    read = read_config(config)
    spec = spec_of(read.game)
    values = {name: value for name, value in read.values.items() if name != "modules"}
    if ids:
        values["modules"] = "+".join(spec.folded(ids))
    return str(spec.config(values))


def change(name: str, with_it: Sequence[GameResult], without: Sequence[GameResult]) -> Change:
    """The mean difference between the two games of each pair."""

    def difference(measure: Measure) -> Estimate:
        return mean(
            [measure(one) - measure(other) for one, other in zip(with_it, without, strict=True)]
        )

    return Change(
        name,
        "",
        difference(_mean_points),
        difference(_best_points),
        difference(_decisions),
        difference(_rounds),
    )


class Trials:
    """The games of one bot in every seat, for each game string once; in a directory, if given."""

    def __init__(
        self,
        bot: str,
        games: int,
        seed: int,
        workers: Workers,
        folder: Path | None = None,
        *,
        records: bool = False,
    ) -> None:
        self._bot = bot
        self._games = games
        self._seed = seed
        self._workers = workers
        self._folder = folder
        self._records = records
        self._known: dict[str, list[GameResult]] = {}

    def plan(self, config: str) -> Plan:
        return Plan.checked(config, [self._bot], self._games, self._seed, records=self._records)

    def play(self, config: str) -> Iterator[Run]:
        """Play a game string; its games go into a directory that is named after it."""
        plan = self.plan(config)
        folder = None if self._folder is None else self._folder / "runs" / _file_name(plan.config)
        for run in play(plan, self._workers, folder):
            yield run
            self._known[plan.config] = run.games

    def played(self, config: str) -> list[GameResult]:
        if config not in self._known:
            finished(self.play(config))
        return self._known[config]

    def compare(self, found: Sequence[Pair]) -> Iterator[Change]:
        """Measure one change after the other."""
        for pair in found:
            if pair.refused:
                yield Change(pair.name, pair.refused)
            else:
                yield change(pair.name, self.played(pair.with_it), self.played(pair.without))


def _file_name(config: str) -> str:
    """A name for a directory that tells which game string it is.

    >>> _file_name("zooloretto(players=4, tweaks=stall-points:3)")
    'zooloretto-players-4-tweaks-stall-points-3'
    """
    name = re.sub(r"[^a-z0-9]+", "-", config.lower()).strip("-")
    if len(name) <= 100:
        return name
    return f"{name[:80]}-{hashlib.sha256(config.encode()).hexdigest()[:12]}"
