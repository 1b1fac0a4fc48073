"""Columns of ``core.table``: the table of a drafting game."""

from zoopark.envs.columns.names import (
    each_seat,
    family_names,
    group_names,
    of,
    seats,
    three_tiles,
    word,
)


def table_columns(players: int, trucks: int, first: int, groups: int) -> list[str]:
    names = word("supply", "bank", "round", "turn", "load", "place", "question", "last-round")
    names += of("on-turn", word(*seats(players))) + of("asked", word(*seats(players)))
    taken = [f"taken-by-{seat}" for seat in seats(5)]
    for truck in range(1, trucks + 1):
        names += of(f"truck{truck}", word("in-middle", *taken, "spaces", "full"))
        names += three_tiles(f"truck{truck}", first, groups)
    return names + three_tiles("hand", first, groups) + of("left-out", family_names(first, groups))


def bag_columns(first: int, families: int) -> list[str]:
    return [name for k in range(families) for name in of("bag", group_names(first + k))]


def seat_columns(players: int, side: list[str]) -> list[str]:
    """The purse of each seat and what lies on its side."""
    return each_seat(players, word("coins", "money-actions", "out") + side)


def joint_columns(trucks: int) -> list[str]:
    joint = ("park-supply", "zoo-coins", "zoo-open", "park-open", "zoo-closed", "park-closed")
    return word(*joint) + word(*(f"truck{truck}.park" for truck in range(1, trucks + 1)))
