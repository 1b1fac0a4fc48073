"""Situations of Exotic, and what a view tells of visitors and bonus boards."""

from typing import Any

from support.tables import situation, zoo
from support.views import view_of
from zoopark import Game

COLOURS = ["green", "blue", "brown", "red"]
ALL_VISITORS = "+".join(f"{colour}-1*8" for colour in COLOURS)
MODULES = "modules=exotic"
WITH_CHAMELEONS = "modules=exotic+chameleons"


def placing(tiles: str, *zoos: str, options: str = MODULES) -> Game:
    """A has taken a truck with these tiles."""
    return situation(*zoos, asks=f"place={tiles}", trucks="@A,-,-", options=options)


def turn(*zoos: str, options: str = MODULES, **given: Any) -> Game:
    """A is on turn."""
    return situation(*zoos, options=options, **given)


def visitors(game: Game, seat: int = 0) -> str:
    """The visitors of a zoo as a position names them."""
    words = [word for word in zoo(game, seat).split() if word.startswith("visitors:")]
    return words[0].removeprefix("visitors:") if words else ""


def supply(game: Game, colour: str) -> int:
    left = view_of(game)["visitors"][colour]
    assert isinstance(left, int)
    return left


def boards(game: Game, seat: int | None = None) -> list[str]:
    """The bonus boards of a seat, or those in the middle."""
    view = view_of(game) if seat is None else view_of(game)["seats"][seat]
    return list(view["bonus_boards"])
