"""Trucks as packed integers: three spaces of eight bits with a tile each, and who has taken it.

Spaces are filled from the first on. A truck in the middle has no owner; a taken truck is empty,
because its tiles have moved into the hand of the seat that took it.
"""

from typing import Final

from mypy_extensions import i64

from zoopark.core.bits import bit
from zoopark.core.moves import BYTE

SPACES: Final[i64] = 3  # Z.1.5
TILES: Final[i64] = 0xFFFFFF
OWNER: Final[i64] = 24  # where the owner's seat + 1 stands


def in_middle(truck: i64) -> bool:
    return truck >> OWNER == 0


def owner(truck: i64) -> i64:
    """The seat that has taken this truck, -1 while it stands in the middle."""
    return (truck >> OWNER & 7) - 1


def tile_at(tiles: i64, space: i64) -> i64:
    return (tiles >> (space << 3)) & BYTE


def truck_spaces(truck: i64, players: i64, most: i64 = SPACES) -> i64:
    """With two players the trucks have three, two and one space (Z.10.2)."""
    if players != 2:
        return most
    return most - truck if truck < most else 1


def has_room(truck: i64, spaces: i64) -> bool:
    return tile_at(truck, spaces - 1) == 0


def loaded(tiles: i64, tile: i64) -> i64:
    """These tiles and one more on the first free space."""
    space: i64 = 0
    while tile_at(tiles, space):
        space += 1
    return tiles | tile << (space << 3)


def without(tiles: i64, tile: i64) -> i64:
    """These tiles less one of this value; the tiles behind it move up."""
    space: i64 = 0
    while tile_at(tiles, space) != tile:
        space += 1
    before = tiles & (bit(space << 3) - 1)
    return before | (tiles >> ((space + 1) << 3)) << (space << 3)


def holds(tiles: i64, tile: i64) -> bool:
    while tiles:
        if tiles & BYTE == tile:
            return True
        tiles >>= 8
    return False


def load_size(tiles: i64) -> i64:
    """How many tiles there are on a truck or in hand."""
    tiles &= TILES
    count: i64 = 0
    while tiles:
        count += 1
        tiles >>= 8
    return count


def tiles_on(truck: i64) -> list[int]:
    tiles = truck & TILES
    found: list[int] = []
    while tiles:
        found.append(tiles & BYTE)
        tiles >>= 8
    return found
