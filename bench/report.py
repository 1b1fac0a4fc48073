"""The table of figures with their targets, and the file."""

import json
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table

from measure import Figures


@dataclass(frozen=True, slots=True)
class Target:
    """A bound for a figure: from below, or from above."""

    bound: float
    at_most: bool = False

    def reached(self, value: float) -> bool:
        return value <= self.bound if self.at_most else value >= self.bound

    def __str__(self) -> str:
        return f"{'≤' if self.at_most else '≥'} {self.bound:g}"


TARGETS = {
    "zooloretto.4p.to_limit": Target(0.25),
    "zooloretto.4p.copy_us": Target(1, at_most=True),
    "zooloretto.4p.state_bytes": Target(2048, at_most=True),
    "zooloretto.5p.state_bytes": Target(2048, at_most=True),
    "aquaretto.4p.to_zooloretto": Target(0.4),
    "combined.4p.to_zooloretto": Target(0.3),
    "ozoolemio.4p.to_zooloretto": Target(0.1),
    "everything.4p.to_zooloretto": Target(0.2),
    "aquaretto.4p.copy_to_zooloretto": Target(2, at_most=True),
    "combined.4p.copy_to_zooloretto": Target(2, at_most=True),
    "zooloretto.4p.search_iterations_per_s": Target(10_000),
    "zooloretto.4p.learned_iterations_per_s": Target(10_000),
    "two_processes.ratio": Target(1.8),
    "linear.ratio": Target(1.5, at_most=True),
    "api.linear.ratio": Target(1.5, at_most=True),
    "import_ms": Target(60, at_most=True),
    "help_ms": Target(300, at_most=True),
    "openspiel.euchre.ratio": Target(2),
    "openspiel.oh_hell.ratio": Target(2),
    "catanatron.interpreted_ratio": Target(4),
    "catanatron.api_ratio": Target(2),
    "server.moves_per_s": Target(295),
    "server.p99_ms": Target(50, at_most=True),
    "server.p99_to_bare": Target(3, at_most=True),
    "server.move_to_bare": Target(2.5, at_most=True),
    "server.errors": Target(0, at_most=True),
    "server.opening_cold_ms": Target(50, at_most=True),
    "server.opening_warm_ms": Target(50, at_most=True),
    "server.idle_table_kb": Target(50, at_most=True),
    "server.lobby_ratio": Target(1.5, at_most=True),
    "crash.faults": Target(0, at_most=True),
    "crash.refused": Target(0, at_most=True),
    "crash.lost": Target(0, at_most=True),
    "crash.doubled": Target(0, at_most=True),
    "crash.gaps": Target(0, at_most=True),
    "crash.not_up_to_date": Target(0, at_most=True),
    "crash.different_views": Target(0, at_most=True),
    "environments.batch_ratio": Target(150),
    "environments.pettingzoo_ratio": Target(2),
    "environments.gymnasium_ratio": Target(20),
}


def shown(value: float) -> str:
    """Whole numbers from a thousand on, else three digits."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:#.3g}".rstrip(".")


def verdict(name: str, value: float) -> tuple[str, str]:
    """The target of a figure, and whether it is reached."""
    target = TARGETS.get(name)
    if target is None:
        return "", ""
    return str(target), "[green]yes[/]" if target.reached(value) else "[red]no[/]"


def table(figures: Figures) -> Table:
    made = Table("figure", title="Zoopark, one core; its server with all cores")
    made.add_column("value", justify="right")
    made.add_column("target", justify="right")
    made.add_column("reached")
    for name in sorted(figures):
        made.add_row(name, shown(figures[name]), *verdict(name, figures[name]))
    return made


def write(figures: Figures, file: Path) -> None:
    """Write the figures as one flat JSON object, to four digits and more."""
    rounded = {
        name: round(value, 4 if value < 1000 else None) for name, value in sorted(figures.items())
    }
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(rounded, indent=2) + "\n")
