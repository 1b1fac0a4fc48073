"""Measure how strong the bots are, and write docs/strength.md with its plots.

Every run is a tournament of the lab with a folder of its own below ``build/strength``. Finished
games are kept: stop it when you like, and the same command goes on where it was.
"""

import argparse
import csv
import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
CALIBRATION = ROOT / "src" / "zoopark" / "players" / "calibration.json"
GAMES = {
    "zoo": "zooloretto(players=4)",
    "aqua": "aquaretto(players=4)",
    "comb": "combined(players=4)",
    "every": "zooloretto(players=4, modules=everything)",
    "ozoo": "ozoolemio(players=4)",
}


@dataclass(frozen=True, slots=True)
class Run:
    """A tournament: the name of its folder, what is played and how often."""

    name: str
    config: str
    players: str
    games: int

    @property
    def command(self) -> list[str]:
        return [
            "lab",
            "tournament",
            self.config,
            "--players",
            self.players,
            "--games",
            str(self.games),
            "--seed",
            "1",
        ]


def duels(prefix: str, players: int, player: str, other: str, games: dict[str, int]) -> list[Run]:
    """One player against others of one kind, in each game at this number of players."""
    names = ",".join([player] + [other] * (players - 1))
    return [
        Run(f"{prefix}_{short}", config_for(short, players), names, count)
        for short, count in games.items()
    ]


def config_for(short: str, players: int) -> str:
    return GAMES[short].replace("players=4", f"players={players}")


HUNDRED = dict.fromkeys(GAMES, 100)
FOR_FIVE = {short: 100 for short in GAMES if short != "ozoo"}  # which is for four at most
RANDOM = [
    *duels("r2", 2, "greedy", "random", HUNDRED),
    *duels("r3", 3, "greedy", "random", HUNDRED),
    *duels("r", 4, "greedy", "random", HUNDRED | {"zoo": 200, "ozoo": 200}),
    *duels("r5", 5, "greedy", "random", FOR_FIVE),
]
PAIRS = duels(
    "p", 2, "expert", "greedy", {"zoo": 40, "aqua": 32, "comb": 24, "every": 24, "ozoo": 60}
)
GREEDY = duels(
    "t", 4, "expert", "greedy", {"zoo": 80, "aqua": 60, "comb": 24, "every": 20, "ozoo": 80}
)
THREE = duels(
    "t3", 3, "expert", "greedy", {"zoo": 18, "aqua": 12, "comb": 9, "every": 18, "ozoo": 18}
)
FIVE = duels("t5", 5, "expert", "greedy", {"zoo": 15, "aqua": 10, "comb": 10, "every": 10})
MASTER_PAIRS = duels("m2", 2, "master", "expert-1", dict.fromkeys(GAMES, 60))
MASTER = duels("m", 4, "master", "expert-1", dict.fromkeys(GAMES, 60))
# The learned evaluation against the hand-written one in the same search, at equal time.
EQUAL_TIME = duels("e", 2, "master:0.1s", "search:0.1s", dict.fromkeys(GAMES, 100))
LEVELS = [
    Run(f"l_{short}", config_for(short, 4), "easy,normal,hard,expert", games)
    for short, games in {"zoo": 24, "aqua": 24, "comb": 12, "every": 36, "ozoo": 24}.items()
]
CHARACTERS = [
    run
    for name in ("collector", "gambler", "spoiler")
    for run in duels(
        f"k_{name}", 4, name, "hard", {"zoo": 100, "aqua": 60, "comb": 20, "every": 20, "ozoo": 60}
    )
]
# More iterations of what has learned, in every game. Two players: each game is a comparison.
THINKING = [
    Run(f"s_{short}", config_for(short, 2), ",".join(f"master:{50 << k}" for k in range(5)), games)
    for short, games in {"zoo": 200, "aqua": 120, "comb": 60, "every": 60, "ozoo": 120}.items()
]
CURVES = [
    Run(name, GAMES["zoo"], ",".join(f"search:{least << k}" for k in range(5)), 240)
    for name, least in {"c_low": 20, "c_zoo": 50}.items()
]
RUNS = (
    *(*RANDOM, *PAIRS, *GREEDY, *LEVELS, *CURVES, *THREE, *FIVE),
    *(*EQUAL_TIME, *MASTER_PAIRS, *MASTER, *CHARACTERS, *THINKING),
)


def play(run: Run, folder: Path, jobs: int | None) -> None:
    """Play what is left of a run, with the progress bar of the lab."""
    kept = folder / run.name / "games.jsonl"
    done = len(kept.read_bytes().splitlines()) if kept.exists() else 0
    if done >= run.games and (folder / run.name / "report.html").exists():
        return
    more = [] if jobs is None else ["--jobs", str(jobs)]
    command = [sys.executable, "-m", "zoopark", *run.command, "--out", str(folder / run.name)]
    subprocess.run([*command, *more], check=True)


def rows(folder: Path, run: Run) -> list[dict[str, str]]:
    with (folder / run.name / "summary.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def seconds(folder: Path, run: Run, player: str) -> float:
    """The mean time that a player thought about a decision."""
    order = list(dict.fromkeys(run.players.split(",")))
    asked, spent = 0, 0.0
    for line in (folder / run.name / "times.jsonl").read_text(encoding="utf-8").splitlines():
        game = json.loads(line)
        for seat, index in enumerate(game["seats"]):
            if order[index] == player:
                asked += game["asked"][seat]
                spent += game["seconds"][seat]
    return spent / asked


def percent(row: dict[str, str]) -> str:
    value, low, high = (
        100 * float(row[key]) for key in ("win_rate", "win_rate_low", "win_rate_high")
    )
    return f"{value:.1f} % ({low:.0f} to {high:.0f})"


def duel_table(folder: Path, runs: list[Run], player: str) -> list[str]:
    lines = ["| game | games | won | points | seconds per decision |", "|---|---:|---:|---:|---:|"]
    for run in sorted(runs, key=lambda run: list(GAMES).index(run.name.rpartition("_")[2])):
        row = next(row for row in rows(folder, run) if row["player"] == player)
        lines.append(
            f"| `{run.config}` | {row['games']} | {percent(row)} | {float(row['points']):.1f}"
            f" | {seconds(folder, run, player):.3f} |"
        )
    return lines


def rating_table(folder: Path, run: Run) -> list[str]:
    lines = ["| player | rating | won | points |", "|---|---:|---:|---:|"]
    for row in sorted(rows(folder, run), key=lambda row: -float(row["rating"])):
        low, high = float(row["rating_low"]), float(row["rating_high"])
        lines.append(
            f"| `{row['player']}` | {float(row['rating']):.0f} ({low:.0f} to {high:.0f})"
            f" | {percent(row)} | {float(row['points']):.1f} |"
        )
    return lines


def calibration(folder: Path) -> str:
    """What each level is worth in each game, for whoever compares themselves with them."""
    found: dict[str, dict[str, int]] = {}
    for run in LEVELS:
        game, _, options = run.config.partition("(")
        if "modules" not in options:
            ratings = {row["player"]: round(float(row["rating"])) for row in rows(folder, run)}
            found[game] = dict(sorted(ratings.items(), key=lambda pair: pair[1]))
    return json.dumps(found, indent=2) + "\n"


def page(folder: Path) -> str:
    text = [
        "# How strong the bots are",
        "",
        "This page is generated by `make strength`, which replays everything. The results do not",
        "depend on the number of cores. The times do, and on whatever else the machine was doing:",
        "`make bench` has those of an idle one. Seats rotate, every rotation has the same deal,",
        "intervals are 95% intervals, and a rating difference of 400 means odds of ten to one.",
        "[The lab](lab.md) explains how these figures are computed.",
        "",
        "## `greedy` against `random`",
        "",
        *duel_table(folder, RANDOM, "greedy"),
        "",
        "## `expert` against three `greedy`: a quarter would be fair",
        "",
        *duel_table(folder, GREEDY, "expert"),
        "",
        "## `expert` against two or four `greedy`: a third or a fifth would be fair",
        "",
        *duel_table(folder, [*THREE, *FIVE], "expert"),
        "",
        "## `expert` against `greedy`, two players",
        "",
        *duel_table(folder, PAIRS, "expert"),
        "",
        "## `master` against `expert-1`",
        "",
        "`expert-1` is the expert of version 1. Two players, then four, where a quarter would be",
        "fair:",
        "",
        *duel_table(folder, MASTER_PAIRS, "master"),
        "",
        *duel_table(folder, MASTER, "master"),
        "",
        "At equal time, a tenth of a second for a decision; where nothing was learned both are the",
        "same:",
        "",
        *duel_table(folder, EQUAL_TIME, "master:0.1s"),
        "",
        "## Characters against three `hard`: a quarter would be fair",
    ]
    for name in dict.fromkeys(run.players.split(",")[0] for run in CHARACTERS):
        runs = [run for run in CHARACTERS if run.players.startswith(name)]
        text += ["", f"`{name}`:", "", *duel_table(folder, runs, name)]
    text += ["", "## Levels"]
    for run in LEVELS:
        text += ["", f"`{run.config}`, {run.games} games:", "", *rating_table(folder, run)]
    text += [
        "",
        "![Ratings of the levels in Zooloretto](strength/levels.svg)",
        "",
        "## More thinking",
        "",
        "Two players, `master` with 50 to 800 iterations:",
    ]
    for run in THINKING:
        text += ["", f"`{run.config}`, {run.games} games:", "", *rating_table(folder, run)]
    for run in CURVES:
        least, *_, most = run.players.replace("search:", "").split(",")
        text += [
            "",
            f"`{run.config}`, {run.games} games between searches of {least} to {most} iterations:",
            "",
            *rating_table(folder, run),
            "",
            f"![Rating by iterations](strength/{run.name}.svg)",
        ]
    text += [
        "",
        "One of these tables again:",
        "",
        "    zoopark " + " ".join(f'"{w}"' if "(" in w else w for w in CURVES[0].command),
        "",
    ]
    return "\n".join(text)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the strength of the bots.")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "strength")
    parser.add_argument("--jobs", type=int, help="processes; all cores by default")
    args = parser.parse_args()
    for run in RUNS:
        play(run, args.folder, args.jobs)
    (DOCS / "strength").mkdir(exist_ok=True)
    plots = {f"{LEVELS[0].name}/ratings": "levels"}
    plots |= {f"{run.name}/budgets": run.name for run in CURVES}
    for plot, name in plots.items():
        shutil.copy(args.folder / f"{plot}.svg", DOCS / "strength" / f"{name}.svg")
    (DOCS / "strength.md").write_text(page(args.folder), encoding="utf-8")
    CALIBRATION.write_text(calibration(args.folder), encoding="utf-8")


if __name__ == "__main__":
    main()
