"""Other engines beside ours, by the scripts in ``peers`` and an interpreter that has them."""

import json

from children import BENCH, output
from measure import Competitor, Figures

SPIEL_GAMES = ("euchre", "oh_hell")
SPIEL_SECONDS = "0.5"  # for each of its two loops
CATAN_GAMES = "25"
ENVIRONMENTS = ("connect_four", "tictactoe", "catanatron")
ENVIRONMENT_SECONDS = "1"


def spiel_loop(python: str, game: str) -> Competitor:
    """OpenSpiel: whole games with their deal, and rollouts of decisions only."""

    def run() -> Figures:
        script = BENCH / "peers/spiel_loop.py"
        read = json.loads(output(python, script, game, "--seconds", SPIEL_SECONDS))
        rates = ("nodes_per_s", "decisions_per_s", "rollout_decisions_per_s")
        return {f"openspiel.{game}.{rate}": read[rate] for rate in rates}

    return run


def catanatron_loop(python: str) -> Competitor:
    """Catanatron: whole games."""

    def run() -> Figures:
        read = json.loads(
            output(python, BENCH / "peers/catanatron_loop.py", "--games", CATAN_GAMES)
        )
        return {"catanatron.ticks_per_s": read["ticks_per_s"]}

    return run


def environment_loop(python: str, name: str) -> Competitor:
    """An environment of PettingZoo, or catanatron's for Gymnasium."""

    def run() -> Figures:
        script = BENCH / "peers/environment_loops.py"
        read = json.loads(output(python, script, name, "--seconds", ENVIRONMENT_SECONDS))
        return {f"environments.{name}.steps_per_s": read["steps_per_s"]}

    return run


def peer_loops(python: str) -> list[Competitor]:
    engines = [catanatron_loop(python), *(spiel_loop(python, game) for game in SPIEL_GAMES)]
    return engines + [environment_loop(python, name) for name in ENVIRONMENTS]
