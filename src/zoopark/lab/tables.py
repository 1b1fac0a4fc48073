"""Results as tables: CSV for convenience, Parquet for large runs, with the same content."""

import csv
import math
from pathlib import Path
from typing import Any

from zoopark.extras import needs
from zoopark.lab.statistics import Estimate
from zoopark.lab.summary import Summary
from zoopark.notation.seats import seat_letter

Cell = int | float | str | None
Table = dict[str, list[Cell]]


def games_table(summary: Summary) -> Table:
    """A row per seat per game."""
    rows: list[dict[str, Cell]] = []
    for game in summary.games:
        wins = game.wins()
        faults = {fault.seat: fault.what for fault in game.faults}
        for seat, player in enumerate(game.seats):
            rows.append(
                {
                    "game": game.number,
                    "block": game.block,
                    "deal": str(game.deal),  # may be too large for the integers of other programs
                    "seat": seat_letter(seat),
                    "player": summary.names[player],
                    "points": game.points[seat],
                    "tiebreak": game.tiebreaks[seat],
                    "rank": game.ranks[seat],
                    "win": wins[seat],
                    "decisions": game.decisions,
                    "rounds": game.rounds,
                    "fault": faults.get(seat, ""),
                }
            )
    return {name: [row[name] for row in rows] for name in rows[0]}


def summary_table(summary: Summary) -> Table:
    """A row per player, best first."""
    rows: list[dict[str, Cell]] = []
    for index in summary.order():
        player = summary.players[index]
        row: dict[str, Cell] = {"player": player.name, "games": player.games}
        if summary.ratings is not None:
            row |= estimate_cells("rating", summary.ratings[index])
        row |= {"wins": player.wins}
        row |= estimate_cells("win_rate", player.win_rate)
        row |= estimate_cells("points", player.points)
        row |= {
            "points_deviation": player.deviation if player.games else None,
            "points_least": player.least if player.games else None,
            "points_most": player.most if player.games else None,
            "faults": player.faults,
        }
        rows.append(row)
    return {name: [row[name] for row in rows] for name in rows[0]}


def estimate_cells(name: str, estimate: Estimate) -> dict[str, Cell]:
    ends = {"": estimate.value, "_low": estimate.low, "_high": estimate.high}
    return {f"{name}{end}": None if math.isnan(value) else value for end, value in ends.items()}


def write_csv(table: Table, path: Path) -> None:
    """Floats are written in full; unknown values are empty cells."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(table)
        writer.writerows(zip(*table.values(), strict=True))


def write_parquet(table: Table, path: Path) -> None:
    arrow: Any = needs("pyarrow")
    parquet: Any = needs("pyarrow.parquet")
    parquet.write_table(arrow.table(table), str(path))
