"""The table as text.

An enclosure shows its species once and a sign for each animal: ``●`` an animal, ``♂`` and ``♀``
fertile ones, ``D`` and ``M`` a dad and a mum, ``b`` a young one, ``·`` a free space.
"""

from collections.abc import Sequence
from itertools import groupby

from zoopark.notation.zooloretto.modules.registry import words_of
from zoopark.notation.zooloretto.stock import barn_tiles, pen_tiles
from zoopark.notation.zooloretto.words import PENS, species_name, tile_name
from zoopark.rules.drafting.game import (
    BEGINNING,
    LEAVING,
    LOADING,
    OVER,
    PLACING,
    REVEALING,
    TURN,
)
from zoopark.rules.drafting.supply import END_PILE
from zoopark.rules.drafting.trucks import owner, tiles_on
from zoopark.rules.zooloretto.components import PEN_OF_PLACE, PEN_SPACES, STALLS
from zoopark.rules.zooloretto.game import Zooloretto
from zoopark.rules.zooloretto.zoo import Zoo

SIGNS = "●♂♀DMb"
FREE = "·"
WIDTH = 40  # of one zoo; two stand side by side


def draw_board(state: Zooloretto, names: Sequence[str]) -> str:
    lines = [_heading(state), _trucks(state, names), _waiting(state, names), ""]
    zoos = [_zoo(state, seat, names[seat]) for seat in range(state.players)]
    for left in range(0, len(zoos), 2):
        lines += _side_by_side(zoos[left : left + 2])
    return "\n".join(line.rstrip() for line in lines)


def _heading(state: Zooloretto) -> str:
    total = state.supply.total
    tiles = (
        f"{total} tiles of the end pile left: the last round"
        if state.last_round
        else f"{total - END_PILE} tiles before the end pile of {END_PILE}"
    )
    return f"Zooloretto   round {state.round}   {tiles}   bank {state.money.bank}"


def _trucks(state: Zooloretto, names: Sequence[str]) -> str:
    shown: list[str] = []
    for number, truck in enumerate(state.trucks):
        taken = owner(truck)
        if taken >= 0:
            shown.append(f"{number + 1} ({names[taken]})")
            continue
        tiles = [tile_name(tile) for tile in tiles_on(truck)]
        free = state.spaces(number) - len(tiles)
        shown.append(f"{number + 1} [{' '.join(tiles + [FREE] * free)}]")
    return "Trucks   " + "   ".join(shown)


def _waiting(state: Zooloretto, names: Sequence[str]) -> str:
    hand = ", ".join(tile_name(tile) for tile in tiles_on(state.hand))
    name = names[state.turn]
    return {
        int(LEAVING): "Waiting for the lot: a species to leave out",
        int(BEGINNING): "Waiting for the lot: who begins",
        int(REVEALING): f"{name} draws a tile",
        int(TURN): f"{name} is on turn",
        int(LOADING): f"{name} loads {hand}",
        int(PLACING): f"{name} places {hand}",
        int(OVER): "The game is over",
    }[int(state.phase)]


def _zoo(state: Zooloretto, seat: int, name: str) -> list[str]:
    zoo = state.zoos.zoos[seat]
    mark = "▶" if state.actors() >> seat & 1 else "○" if state.out >> seat & 1 else " "
    coins = state.money.purses[seat]
    purse = f"{coins} coin{'' if coins == 1 else 's'}"
    total = state.points(seat)
    points = f"{total} point{'' if total == 1 else 's'}"
    lines = [f"{mark} {name[:14]:<14}{purse:>9}{points:>11}"]
    lines += [_pen(zoo, pen) for pen in range(zoo.open_pens())]
    lines += [f"  {PENS[pen]} closed" for pen in range(zoo.open_pens(), 3 + state.zoos.boards)]
    shown = [words_of(module).board_line(module, seat) for module in state.zoos.modules]
    return lines + _barn(zoo) + [f"  {line}" for line in shown if line]


def _pen(zoo: Zoo, pen: int) -> str:
    animals = "".join(SIGNS[tile & 7] for tile in pen_tiles(zoo, pen))
    spaces = animals + FREE * (PEN_SPACES[pen] - len(animals))
    species = species_name(zoo.species(pen)) if animals else ""
    stalls = ", ".join(_stalls(zoo, pen))
    return f"  {PENS[pen]} {species:<11}{spaces:<8}{stalls}"


def _stalls(zoo: Zoo, pen: int) -> list[str]:
    return [
        tile_name(STALLS << 3 | zoo.stall(place)) if zoo.stall(place) else "–"
        for place in range(zoo.open_places())
        if PEN_OF_PLACE[place] == pen
    ]


def _barn(zoo: Zoo) -> list[str]:
    """The barn, folded to the width of a zoo."""
    words: list[str] = []
    for family, tiles in groupby(barn_tiles(zoo), key=lambda tile: tile >> 3):
        if family == STALLS:
            words += [tile_name(tile) for tile in tiles]
        else:
            words.append(f"{species_name(family)} {''.join(SIGNS[tile & 7] for tile in tiles)}")
    lines = ["  barn"]
    for word in words:
        if len(lines[-1]) + 3 + len(word) > WIDTH - 2:
            lines[-1] += ","
            lines.append("      ")
        lines[-1] += f" {word}" if lines[-1].split() in ([], ["barn"]) else f", {word}"
    return lines


def _side_by_side(zoos: list[list[str]]) -> list[str]:
    height = max(len(zoo) for zoo in zoos)
    padded = [zoo + [""] * (height - len(zoo)) for zoo in zoos]
    return ["".join(f"{line:<{WIDTH}}" for line in row) for row in zip(*padded, strict=True)] + [""]
