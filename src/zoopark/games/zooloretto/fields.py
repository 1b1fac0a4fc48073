"""The words of a zoo in a position: ``4:panda*2 x:- stalls:4a=snack barn:camel``."""

from zoopark.core.rule import rule_id
from zoopark.games.zooloretto.module_registry import SPECS, worded
from zoopark.games.zooloretto.rules.components import BASE_PENS, COIN, PEN_OBSTACLE
from zoopark.games.zooloretto.rules.components import PENS as BOARDS
from zoopark.games.zooloretto.rules.zoo import Zoo
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.games.zooloretto.words import PENS, PLACES, is_stall, on_places
from zoopark.notation.errors import Impossible, quoted
from zoopark.notation.fields import Fields
from zoopark.notation.tiles import read_tiles, tile_name, tile_number


def read_zoo(zoos: Zoos, seat: int, fields: Fields) -> None:
    """First all boards, then what modules put on them, then the animals and the stalls."""
    zoo = zoos.zoos[seat]
    for pen in range(int(BASE_PENS), int(BOARDS)):
        if fields.has(PENS[pen]):
            if pen != BASE_PENS + zoo.opened or zoo.opened == zoos.boards:
                raise Impossible(f"{fields.about} has no expansion board {PENS[pen]!r} to open")
            zoo.expand()
    for words, _ in worded(zoos.modules):
        words.open_boards(zoos, seat, fields)
    for words, module in worded(zoos.modules):
        words.read_boards(zoos, module, seat, fields)
    for pen in range(len(zoo.pens)):
        if zoo.is_open(pen):
            tiles = fields.text(PENS[pen])
            _read_pen(zoos, zoo, pen, read_tiles(tiles or "-"), fields)
    _read_stalls(zoo, fields)
    for tile in read_tiles(fields.text("barn") or "-"):
        if tile >> 3 >= len(zoo.barn) or tile == COIN or not _in_play(zoos, tile):
            name = tile_name(tile)
            raise Impossible(f"{fields.about} keeps a {name} tile in the barn", "Z.4.9")
        zoo.store(tile)
        if zoo.barn[tile >> 3] >> 4 * (tile & 7) & 15 > 12:
            raise Impossible(f"{fields.about} holds too many {tile_name(tile)} tiles")


def _in_play(zoos: Zoos, tile: int) -> bool:
    return zoos.is_animal(tile) or is_stall(tile) or zoos.dispatch.of_family[tile >> 3] >= 0


def _read_pen(zoos: Zoos, zoo: Zoo, pen: int, tiles: list[int], fields: Fields) -> None:
    for tile in tiles:
        if tile == PEN_OBSTACLE and zoos.dispatch.of_family[tile >> 3] >= 0:
            module = zoos.parts[zoos.dispatch.of_family[tile >> 3]]
            refused = SPECS[module.manifest.id].notation.obstacle_refusal(zoo, tile, pen)
            if refused:
                raise Impossible(f"{fields.about} has a site in {PENS[pen]}", rule_id(refused))
            zoo.block(pen)
            continue
        if not zoos.is_animal(tile):
            raise Impossible(
                f"{fields.about} keeps a {tile_name(tile)} tile in an enclosure", "Z.4.4"
            )
        if zoo.entry_refusal(pen, tile >> 3):
            raise Impossible(
                f"{fields.about} has no room for {tile_name(tile)} in {PENS[pen]}", "Z.4.5"
            )
        zoo.admit(pen, tile)
    if zoo.breed(pen):
        raise Impossible(f"{fields.about} has a fertile pair without young in {PENS[pen]}", "Z.6.1")


def _read_stalls(zoo: Zoo, fields: Fields) -> None:
    text = fields.text("stalls")
    for word in text.split("+") if text else []:
        name, _, stall = word.partition("=")
        tile = tile_number(stall)
        if not on_places(tile):
            raise Impossible(f"{fields.about} has a {stall} tile on a stall place", "Z.4.7")
        if name not in PLACES or zoo.place_refusal(PLACES.index(name)):
            raise Impossible(f"{fields.about} has no free stall place {quoted(name)}", "Z.4.7")
        zoo.put_stall(PLACES.index(name), tile)
