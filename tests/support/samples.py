"""What tests of all modules use of each: it lies in the folder of the module's own tests."""

import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zoopark.games.zooloretto.modules.rules_registry import FOLDERS, MANIFESTS

if TYPE_CHECKING:
    from support.made_up_zoos import Box

FOLDER = Path(__file__).parents[1] / "games" / "zooloretto" / "modules"

Seat = dict[str, Any]
Mini = dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """A module in tests that walk over all of them.

    Everything from ``zoo`` on is for mini enclosures: words of positions, and their points,
    reckoned from a view by the rulebook alone.
    """

    golden: tuple[int, int]  # the players and the seed of a game in which it comes into its own
    moves: tuple[str, ...] = ()  # how each kind of its moves begins, as patterns
    zoo: str = ""  # a zoo in which something lies on it
    asks: str = ""  # the question that it asks then
    seldom: str = ""  # a position with a question that bots hardly ever meet
    owned: str = ""  # how a zoo in mid-game is given it
    made_up: "Callable[[Box], list[str]] | None" = None  # its words in a zoo made up by lot
    points: Callable[[Mini, Seat], int] | None = None  # its line of the score sheet
    last_points: "Callable[[Mini, Seat, list[int]], tuple[int, int]] | None" = None
    # ... that depends on everyone's points: points, and coins that count no longer
    barn_points: int | None = None  # what a kind in its owner's barn costs
    guests: Callable[[Mini], list[tuple[str, str]]] | None = None  # animals that live elsewhere


@cache
def samples() -> dict[str, Sample]:
    """The samples of all modules by their ids, in the order of the modules."""
    found: dict[str, Sample] = {}
    for folder in dict.fromkeys(FOLDERS.values()):
        path = FOLDER / folder / "samples.py"
        if path.exists():
            spec = importlib.util.spec_from_file_location(f"samples_of_{folder}", path)
            assert spec is not None
            assert spec.loader is not None
            module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
            found |= module.SAMPLES
    return {id: found[id] for id in MANIFESTS if id in found}


def with_needs(id: str) -> str:
    """A module with those that it needs, as a game names them."""
    return "+".join((*MANIFESTS[id].needs, id))
