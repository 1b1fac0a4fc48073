"""Which rules can be the reason of a refusal: those that forbid, and those that say all there is.

A rule that only allows something is no answer to a player whose move was refused.
"""

import re
from collections.abc import Iterable

from zoopark import Game
from zoopark.games.combined.rules.game import Combined
from zoopark.games.zooloretto.rules.game import Zooloretto
from zoopark.rulebook import Rule, rule

_FORBIDS = re.compile(
    r"\b(only|never|no|not|none|nothing|nowhere|nobody|cannot|neither|nor|must|at most|exactly"
    r"|as long as|compulsory|at once|immediately|needs)\b",
    re.IGNORECASE,
)

# They say exactly what an action is or where it ends, so that anything else is not that action.
DEFINING = {
    *("Z.1.5", "A.1.5", "A.1.7", "O.4.1"),
    *("Z.3.1", "A.3.1", "Z.4.1", "A.4.1", "Z.4.4", "A.4.4", "Z.4.7"),
    *("Z.5.2", "Z.5.4", "Z.5.5", "Z.5.12", "Z.5.13", "A.6.2", "A.6.6", "A.6.9"),
    *("AA.2.1", "AA.2.6", "BS.2.2", "BS.2.3", "BS.2.4", "BS.4.1", "BO.1.1", "BO.1.5", "BO.1.6"),
    *("JV.1.4", "JV.3.1", "JV.3.3", "MI.4.1", "MI.12.1", "MI.15.1", "MI.18.1", "MI.20.1"),
}


def forbids(found: Rule) -> bool:
    """Can this rule be why a move is refused?"""
    return found.id in DEFINING or _FORBIDS.search(found.text()) is not None


def books_in_play(game: Game) -> set[str]:
    """The books that are added to the base game: of mini enclosures only their chapters."""
    if not isinstance(game.state, Zooloretto):
        return {"C"} if isinstance(game.state, Combined) else set()
    manifests = [module.manifest for module in game.state.zoos.parts]
    return {one.book if one.book != "MI" else f"MI.{one.chapter}" for one in manifests}


def repealed(found: Rule, books: set[str]) -> list[str]:
    """The rules of modules in play by which this one does not hold."""
    return [id for id in found.repealed_by if {id.split(".")[0], id.rpartition(".")[0]} & books]


def wrong_refusals(game: Game, numbers: Iterable[str]) -> list[str]:
    """Those of the rules that refused moves in this game which forbid nothing here."""
    books = books_in_play(game)
    found = [rule(id) for id in numbers]
    return [one.id for one in found if not forbids(one) or repealed(one, books)]
