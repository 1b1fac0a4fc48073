"""Situations for tests, written as positions with everything ordinary filled in."""

import re

from support.views import view_of
from zoopark import Game

OUT = {2: "elephant+chimpanzee+kangaroo", 3: "camel+zebra", 4: "zebra", 5: ""}


def situation(
    *zoos: str,
    players: int = 3,
    turn: str = "A",
    asks: str = "turn",
    trucks: str = "",
    bank: int | None = None,
    gone: str = "",
    out: str | None = None,
    round_number: int = 2,
    options: str = "",
    table: str = "",
) -> Game:
    """A game in which the seats have these zoos, such as ``coins:2 5:panda*3 barn:snack``.

    Seats that are not given have two coins and an empty zoo; the bank has what is missing to the
    thirty coins. Chance is left to the test. ``options`` go into the game string, ``table`` into
    the field of the turn.
    """
    fields = [zoo if "coins:" in zoo else f"coins:2 {zoo}" for zoo in zoos]
    fields += ["coins:2"] * (players - len(zoos))
    purses = sum(int(field.split("coins:")[1].split()[0]) for field in fields)
    left_out = OUT[players] if out is None else out
    given = [f"players={players}", f"out={left_out}" if left_out else "", options]
    laid = sum(_laid(field) for field in fields)
    truck_count = 3 if players == 2 else players
    return Game.from_position(
        " | ".join(
            [
                f"zooloretto({', '.join(filter(None, given))})",
                f"round:{round_number} turn:{turn} {table} asks:{asks}",
                f"bank:{30 - purses - laid if bank is None else bank}",
                f"trucks:{trucks or ','.join('-' * truck_count)}",
                *[f"{'ABCDE'[seat]} {field}" for seat, field in enumerate(fields)],
                *([f"gone:{gone}"] if gone else []),
            ]
        ),
        dealer=None,
    )


def _laid(field: str) -> int:
    """The coins in a savings book and on mini enclosures, such as ``minis:katta=2``."""
    minis = re.search(r"minis:(\S+)", field)
    on_minis = re.findall(r"=(\d+)", minis[1]) if minis else []
    return ("book:" in field) + sum(int(coins) for coins in on_minis)


def texts(game: Game) -> list[str]:
    """The legal moves as texts."""
    return [move.text for move in game.legal()]


def zoo(game: Game, seat: int = 0) -> str:
    """A seat's field of the position without its letter and its count of money actions."""
    return game.position().split(" | ")[4 + seat][2:].partition(" quiet:")[0]


def coins(game: Game, seat: int = 0) -> int:
    purse = view_of(game)["seats"][seat]["coins"]
    assert isinstance(purse, int)
    return purse


def bank(game: Game) -> int:
    held = view_of(game)["bank"]
    assert isinstance(held, int)
    return held
