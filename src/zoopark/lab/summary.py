"""All figures of a run in one place, for tables, plots, reports and the terminal."""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from zoopark.lab.arena import Fault, GameResult
from zoopark.lab.ratings import ratings
from zoopark.lab.run import Run
from zoopark.lab.statistics import Ahead, Estimate, Standing, ahead, by_player, by_seat, told
from zoopark.notation.seats import seat_letter


@dataclass(frozen=True, slots=True)
class Summary:
    """The figures of a run, without times, which are not reproducible."""

    config: str
    seed: int
    command: str
    games: Sequence[GameResult]
    names: tuple[str, ...]
    players: list[Standing]
    seats: list[Standing]
    ahead: list[list[Ahead]]
    ratings: list[Estimate] | None
    faults: list[Fault]

    def order(self) -> list[int]:
        """The players, best first: by rating if available, otherwise by share of wins."""

        def worth(index: int) -> float:
            if not self.players[index].games:  # it has not played yet
                return -math.inf
            if self.ratings is not None:
                return self.ratings[index].value
            return self.players[index].win_rate.value

        return sorted(range(len(self.players)), key=lambda index: (-worth(index), index))

    def _repr_html_(self) -> str:
        """Players and seats as tables, for notebooks."""
        from zoopark.ui.notebook import table

        def row(standing: Standing, *rating: str) -> list[str]:
            points = told(standing.points, 2)
            return [standing.name, *rating, told(standing.win_rate, 1, 100), points]

        figures = ["won, %", "points"]
        caption = f"{self.config}, {len(self.games)} games"
        seats = table(["seat", *figures], [row(seat) for seat in self.seats])
        if self.ratings is None:
            players = [row(self.players[index]) for index in self.order()]
            return table(["player", *figures], players, caption) + seats
        rated = [row(self.players[i], told(self.ratings[i], 0)) for i in self.order()]
        return table(["player", "rating", *figures], rated, caption) + seats

    def to_dict(self) -> dict[str, Any]:
        """The figures as plain data, players best first; the single games are in ``games``."""
        return {
            "game": self.config,
            "games": len(self.games),
            "seed": self.seed,
            "command": self.command,
            "players": [
                {
                    **asdict(self.players[index]),
                    "rating": None if self.ratings is None else asdict(self.ratings[index]),
                }
                for index in self.order()
            ],
            "seats": [asdict(seat) for seat in self.seats],
            "ahead": {
                name: {
                    other: asdict(row[number])
                    for number, other in enumerate(self.names)
                    if other != name
                }
                for name, row in zip(self.names, self.ahead, strict=True)
            },
            "faults": [asdict(fault) for fault in self.faults],
        }


def summarised(run: Run, command: str, *, rated: bool) -> Summary:
    """Compute the figures of a run; ratings need at least two players."""
    games, names = run.games, run.plan.players
    letters = [seat_letter(seat) for seat in range(len(games[0].seats))]
    return Summary(
        run.plan.config,
        run.plan.seed,
        command,
        games,
        names,
        by_player(games, names),
        by_seat(games, letters),
        ahead(games, len(names)),
        ratings(games, len(names), run.plan.seed) if rated and len(names) > 1 else None,
        [fault for game in games for fault in game.faults],
    )
