"""Forecasts: what becomes of a game that is played to its end many times."""

from mypy_extensions import i64

from zoopark.core.state import State


class Forecast:
    """What may become of a situation: mean points line by line, and victories, seat by seat."""

    def __init__(self, players: i64) -> None:
        self.games = 0
        self.victories = [0.0] * players
        self.points = [0.0] * players
        lines: list[dict[str, float]] = []
        for _ in range(players):
            lines.append({})
        self.lines = lines

    def add(self, state: State, winners: tuple[int, ...]) -> None:
        """Count a game that is over."""
        self.games += 1
        for seat in winners:
            self.victories[seat] += 1.0 / len(winners)
        for seat in range(len(self.points)):
            sheet = state.sheet(seat)
            self.points[seat] += sheet.total
            sums = self.lines[seat]
            for line in sheet.lines:
                sums[line.name] = sums.get(line.name, 0.0) + line.points

    def chance(self, seat: int) -> float:
        """The share of victories of a seat."""
        return self.victories[seat] / self.games

    def expected(self, seat: int) -> float:
        """The mean points of a seat."""
        return self.points[seat] / self.games

    def line(self, seat: int, name: str) -> float:
        """The mean points of a seat in one line of its score sheet."""
        return self.lines[seat].get(name, 0.0) / self.games
