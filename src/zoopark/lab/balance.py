"""Is a game fair, and what do its modules change? The same bot plays every seat.

A module is measured with pairs of games with the same seeds, one with it and one without.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from zoopark.games.catalog import read_config, spec_of
from zoopark.lab.arena import GameResult
from zoopark.lab.run import Plan, finished, play
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
class Change:
    """What a module changes, or why it cannot be measured."""

    module: str
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


def pairs(config: str) -> list[tuple[str, str, str, str]]:
    """For each module: the game strings with and without it, or why there are none.

    Modules it depends on are on both sides; modules that depend on it on neither.

    >>> next(pair for pair in pairs("zooloretto(players=4)") if pair[0] == "chameleons")[1:3]
    ('zooloretto(players=4, modules=exotic+chameleons)', 'zooloretto(players=4, modules=exotic)')
    """
    read = read_config(config)
    spec = spec_of(read.game)
    needs = {offer.id: offer.needs for offer in spec.offers}
    chosen = spec.unfolded(read.listed("modules"))
    found: list[tuple[str, str, str, str]] = []
    for module in spec.modules:
        given = [id for id in chosen if module not in needs[id]]
        without = [id for id in dict.fromkeys((*given, *_needed(module, needs))) if id != module]
        try:
            one = _with_modules(config, [*without, module])
            other = _with_modules(config, without)
        except ValueError as error:
            found.append((module, "", "", str(error)))
        else:
            found.append((module, one, other, ""))
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


def change(module: str, with_it: Sequence[GameResult], without: Sequence[GameResult]) -> Change:
    """The mean difference between the two games of each pair."""

    def difference(measure: Measure) -> Estimate:
        return mean(
            [measure(one) - measure(other) for one, other in zip(with_it, without, strict=True)]
        )

    return Change(
        module,
        "",
        difference(_mean_points),
        difference(_best_points),
        difference(_decisions),
        difference(_rounds),
    )


def compare(config: str, bot: str, games: int, seed: int, workers: Workers) -> Iterator[Change]:
    """Measure the modules one after the other. A shared game string is played only once."""
    known: dict[str, list[GameResult]] = {}

    def played(text: str) -> list[GameResult]:
        if text not in known:
            known[text] = finished(play(Plan.checked(text, [bot], games, seed), workers)).games
        return known[text]

    for module, with_it, without, refused in pairs(config):
        if refused:
            yield Change(module, refused)
        else:
            yield change(module, played(with_it), played(without))
