"""The words of a zoo in a position: ``4:panda*2 x:- stalls:4a=snack barn:camel``."""

from zoopark.notation.errors import NotationError, quoted
from zoopark.notation.fields import Fields
from zoopark.notation.tiles import read_tiles, tile_name, tile_number
from zoopark.notation.zooloretto.words import PENS, PLACES
from zoopark.rules.zooloretto.components import BASE_PENS, FLAMINGO, LAST_SPECIES, STALLS
from zoopark.rules.zooloretto.zoo import Zoo
from zoopark.rules.zooloretto.zoos import Zoos


def read_zoo(zoos: Zoos, seat: int, fields: Fields) -> None:
    zoo = zoos.zoos[seat]
    for pen, name in enumerate(PENS):
        tiles = fields.text(name)
        if tiles is None:
            continue
        if pen >= BASE_PENS:
            if pen != zoo.open_pens() or zoo.opened == zoos.boards:
                raise NotationError(f"{fields.about} has no expansion board {name!r} to open")
            zoo.opened += 1
        _read_pen(zoo, pen, read_tiles(tiles), fields.about)
    _read_stalls(zoo, fields)
    for tile in read_tiles(fields.text("barn") or "-"):
        if not _is_animal(tile) and tile >> 3 != STALLS:
            name = tile_name(tile)
            raise NotationError(f"{fields.about} keeps a {name} tile in the barn (Z.4.9)")
        zoo.store(tile)
        if zoo.barn[tile >> 3] >> 4 * (tile & 7) & 15 > 12:
            raise NotationError(f"{fields.about} holds too many {tile_name(tile)} tiles")


def _is_animal(tile: int) -> bool:
    return FLAMINGO <= tile >> 3 <= LAST_SPECIES


def _read_pen(zoo: Zoo, pen: int, tiles: list[int], about: str) -> None:
    for tile in tiles:
        if not _is_animal(tile):
            raise NotationError(f"{about} keeps a {tile_name(tile)} tile in an enclosure (Z.4.4)")
        if zoo.entry_refusal(pen, tile >> 3):
            raise NotationError(f"{about} has no room for {tile_name(tile)} in {PENS[pen]} (Z.4.5)")
        zoo.admit(pen, tile)
    if zoo.breed(pen):
        raise NotationError(f"{about} has a fertile pair without young in {PENS[pen]} (Z.6.1)")


def _read_stalls(zoo: Zoo, fields: Fields) -> None:
    text = fields.text("stalls")
    for word in text.split("+") if text else []:
        name, _, stall = word.partition("=")
        tile = tile_number(stall)
        if tile >> 3 != STALLS:
            raise NotationError(f"{fields.about} has a {stall} tile on a stall place (Z.4.7)")
        if name not in PLACES or zoo.place_refusal(PLACES.index(name)):
            raise NotationError(f"{fields.about} has no free stall place {quoted(name)} (Z.4.7)")
        zoo.put_stall(PLACES.index(name), tile)
