"""Situations of Aquaretto for tests, written as positions with everything ordinary filled in.

A park lies in columns a to e and rows 1 to 5; its staff corner is a4, a5 and b5::

    1     b1 c1 d1
    2  a2 b2 c2 d2 e2
    3  a3 b3 c3 d3 e3
    4     b4 c4 d4 e4
    5        c5 d5
"""

from typing import Any

from support.tables import texts, zoo
from support.views import view_of
from zoopark import Event, Game

OUT = {2: "turtle+crocodile+hippo", 3: "crocodile+hippo", 4: "hippo", 5: ""}
FIELDS = [
    *("b1", "c1", "d1"),
    *("a2", "b2", "c2", "d2", "e2"),
    *("a3", "b3", "c3", "d3", "e3"),
    *("b4", "c4", "d4", "e4"),
    *("c5", "d5"),
]


def laid(tile: str, fields: str) -> str:
    """The same tile on several fields, as a position writes it: ``b1=orca+c1=orca``."""
    return "+".join(f"{field}={tile}" for field in fields.split())


# Three basins of five that leave c2, d2, a3, b3, c3, d3, e3 and b4 free; each brings a helper. The
# sea lions need the board large_f2.
DOLPHINS = laid("dolphin", "b1 c1 d1 a2 b2")
ORCAS = laid("orca", "c4 d4 e4 c5 d5")
SEA_LIONS = laid("sea-lion", "e2 f2 g2 f3 g3")


def park_situation(
    *parks: str,
    players: int = 3,
    turn: str = "A",
    asks: str = "turn",
    trucks: str = "",
    bank: int | None = None,
    gone: str = "",
    out: str | None = None,
    round_number: int = 2,
    table: str = "",
) -> Game:
    """A game in which the seats have these parks, such as ``coins:2 tiles:c2=orca depot:hippo``.

    Seats that are not given have one coin and an empty park; the bank has what is missing to the
    thirty coins. Chance is left to the test. ``table`` goes into the field of the turn.
    """
    fields = [park if "coins:" in park else f"coins:1 {park}" for park in parks]
    fields += ["coins:1"] * (players - len(parks))
    purses = sum(int(field.split("coins:")[1].split()[0]) for field in fields)
    left_out = OUT[players] if out is None else out
    given = [f"players={players}", f"out={left_out}" if left_out else ""]
    truck_count = 3 if players == 2 else players
    return Game.from_position(
        " | ".join(
            [
                f"aquaretto({', '.join(filter(None, given))})",
                f"round:{round_number} turn:{turn} {table} asks:{asks}",
                f"bank:{30 - purses if bank is None else bank}",
                f"trucks:{trucks or ','.join('-' * truck_count)}",
                *[f"{'ABCDE'[seat]} {field}" for seat, field in enumerate(fields)],
                *([f"gone:{gone}"] if gone else []),
            ]
        ),
        dealer=None,
    )


def placing(tiles: str, *parks: str, gone: str = "", out: str | None = None) -> Game:
    """A has taken a truck with these tiles and is to place them."""
    return park_situation(*parks, asks=f"place={tiles}", trucks="@A,-,-", gone=gone, out=out)


def park(game: Game, seat: int = 0) -> str:
    """A seat's field of the position without its letter and its count of money actions."""
    return zoo(game, seat)


def places(game: Game, beginning: str) -> set[str]:
    """Where the legal moves that begin like this lead to."""
    return {text.split()[-1] for text in texts(game) if text.startswith(f"{beginning} ")}


def seen(game: Game, seat: int = 0) -> dict[str, Any]:
    """What everybody sees of a seat."""
    shown = view_of(game)["seats"][seat]
    assert isinstance(shown, dict)
    return shown


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
