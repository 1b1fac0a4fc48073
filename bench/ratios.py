"""Figures that follow from others: every ratio in one place."""

from measure import Figures

QUOTIENTS = {
    "zooloretto.4p.to_limit": ("zooloretto.4p.decisions_per_s", "limit.decisions_per_s"),
    "zooloretto.4p.to_interpreted": (
        "zooloretto.4p.decisions_per_s",
        "zooloretto.4p.interpreted_decisions_per_s",
    ),
    **{
        f"{game}.4p.to_zooloretto": (
            f"{game}.4p.decisions_per_s",
            "zooloretto.4p.decisions_per_s",
        )
        for game in ("aquaretto", "combined", "ozoolemio", "everything")
    },
    **{
        f"{game}.4p.copy_to_zooloretto": (f"{game}.4p.copy_us", "zooloretto.4p.copy_us")
        for game in ("aquaretto", "combined")
    },
    "api.linear.ratio": ("api.second_half_us", "api.first_half_us"),
    "openspiel.euchre.ratio": ("zooloretto.4p.nodes_per_s", "openspiel.euchre.nodes_per_s"),
    "openspiel.oh_hell.ratio": ("zooloretto.4p.nodes_per_s", "openspiel.oh_hell.nodes_per_s"),
    "openspiel.euchre.rollout_ratio": (
        "zooloretto.4p.decisions_per_s",
        "openspiel.euchre.rollout_decisions_per_s",
    ),
    "openspiel.oh_hell.rollout_ratio": (
        "zooloretto.4p.decisions_per_s",
        "openspiel.oh_hell.rollout_decisions_per_s",
    ),
    "catanatron.interpreted_ratio": (
        "zooloretto.4p.interpreted_decisions_per_s",
        "catanatron.ticks_per_s",
    ),
    "catanatron.api_ratio": ("api.decisions_per_s", "catanatron.ticks_per_s"),
    "environments.batch_ratio": (
        "batch.zooloretto.4p.steps_per_s",
        "environments.connect_four.steps_per_s",
    ),
    "environments.pettingzoo_ratio": (
        "pettingzoo.zooloretto.steps_per_s",
        "environments.tictactoe.steps_per_s",
    ),
    "environments.gymnasium_ratio": (
        "gymnasium.zooloretto.steps_per_s",
        "environments.catanatron.steps_per_s",
    ),
}


def linear_ratio(figures: Figures) -> float:
    """The cost of a decision in the second half of a game, to one in the first."""
    second_us = figures["linear.second_half_us"]
    second_decisions = figures["linear.second_half_decisions"]
    first_us = figures["linear.game_us"] - second_us
    first_decisions = figures["linear.game_decisions"] - second_decisions
    return second_us / second_decisions / (first_us / first_decisions)


def derived(figures: Figures) -> Figures:
    """What can be said of these figures; without peers there is nothing to say of them."""
    found: Figures = {
        "linear.ratio": linear_ratio(figures),
        "import_ms": figures["start.python_import_ms"] - figures["start.python_ms"],
    }
    if "two_processes.two_s" in figures:
        one, two = figures["two_processes.one_s"], figures["two_processes.two_s"]
        found["two_processes.ratio"] = 2 * one / two
    for name, (above, below) in QUOTIENTS.items():
        if above in figures and below in figures:
            found[name] = figures[above] / figures[below]
    return found
