"""Names of the columns that the observer of a drafting game writes."""

from collections.abc import Sequence

from zoopark.games.drafting.rules.setup import truck_count
from zoopark.games.drafting.rules.trucks import SPACES
from zoopark.notation.columns import each_seat, group_names, of, seats, tile_names, word


def table_columns(players: int, families: Sequence[str]) -> list[str]:
    """Trucks, hand and turn; these are the families of the tiles on trucks."""
    names = word("supply", "bank", "round", "turn", "load", "place", "question", "last-round")
    names += of("on-turn", word(*seats(players))) + of("asked", word(*seats(players)))
    taken = [f"taken-by-{seat}" for seat in seats(5)]
    for truck in range(1, int(truck_count(players)) + 1):
        names += of(f"truck{truck}", word("in-middle", *taken, "spaces", "full"))
        names += three_tiles(f"truck{truck}", families)
    return names + three_tiles("hand", families) + of("left-out", families)


def three_tiles(whose: str, families: Sequence[str]) -> list[str]:
    """The spaces of a truck, or of anything packed like one."""
    return [
        name
        for space in range(1, int(SPACES) + 1)
        for name in of(f"{whose}.{space}", tile_names(families))
    ]


def bag_columns(first: int, families: int) -> list[str]:
    """The unseen tiles of each sort."""
    return [name for k in range(families) for name in of("bag", group_names(first + k))]


def seat_columns(players: int, side: list[str]) -> list[str]:
    """The purse of each seat and what lies on its side."""
    return each_seat(players, word("coins", "money-actions", "out") + side)
