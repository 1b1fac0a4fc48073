"""The zoos of Zooloretto in words: where their tiles are, positions, views and drawings."""

from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from typing import Any

from zoopark.notation.drafting.board import FREE, WIDTH
from zoopark.notation.drafting.side import SideNotation
from zoopark.notation.drafting.stock import group_tiles
from zoopark.notation.errors import NotationError
from zoopark.notation.fields import Fields
from zoopark.notation.tiles import species_name, species_number, tile_name, tiles_text
from zoopark.notation.zooloretto.fields import read_zoo
from zoopark.notation.zooloretto.modules.registry import words_of
from zoopark.notation.zooloretto.view import view_zoo
from zoopark.notation.zooloretto.words import PENS, PLACES, pen_number
from zoopark.rules.drafting.supply import Supply
from zoopark.rules.zooloretto.components import (
    BABIES,
    BABY,
    BASE_PENS,
    COIN,
    COIN_TILES,
    DAD,
    FEMALE,
    FEMALES,
    FLAMINGO,
    LAST_SPECIES,
    MALE,
    MALES,
    MUM,
    PEN_OF_PLACE,
    PEN_SPACES,
    PLAIN,
    PLAIN_TILES,
    STALL_TILES,
    STALL_TYPES,
    STALLS,
)
from zoopark.rules.zooloretto.zoo import ANIMALS, Zoo
from zoopark.rules.zooloretto.zoos import YOUNG, Zoos

SIGNS = "●♂♀DMb"  # an animal, fertile ones, a dad and a mum, a young one


class ZooNotation(SideNotation):
    coin = int(COIN)
    families = range(int(FLAMINGO), int(LAST_SPECIES) + 1)

    def __init__(self, zoos: Zoos, supply: Supply) -> None:
        self.zoos = zoos
        self.supply = supply

    # -- where the tiles are ----------------------------------------------------------------------

    def box(self, left_out: Iterable[int]) -> Counter[int]:
        tiles = Counter({STALLS << 3 | stall: STALL_TILES for stall in range(1, STALL_TYPES + 1)})
        tiles[COIN] = COIN_TILES
        for family in set(self.families) - set(left_out):
            tiles[family << 3 | PLAIN] = PLAIN_TILES
            tiles[family << 3 | MALE] = MALES
            tiles[family << 3 | FEMALE] = FEMALES
            tiles[family << 3 | BABY] = BABIES
        return tiles

    def as_born(self, tiles: Counter[int]) -> Counter[int]:
        after = Counter(tiles)
        for family in self.families:
            if tiles[self.baby(family)]:
                born = BABIES - self.unborn(family)
                for fertile, parent in ((MALE, DAD), (FEMALE, MUM)):
                    after[family << 3 | fertile] -= born
                    after[family << 3 | parent] += born
        return after

    def on_boards(self) -> Counter[int]:
        tiles: Counter[int] = Counter()
        for seat, zoo in enumerate(self.zoos.zoos):
            tiles.update(zoo_tiles(zoo))
            for module in self.zoos.modules:
                tiles.update(words_of(module).tiles(module, seat))
        if self.zoos.expected:
            tiles[self.baby(self.zoos.expected)] += 1
        return tiles

    def baby(self, family: int) -> int:
        return family << 3 | BABY

    def unborn(self, family: int) -> int:
        return int(self.zoos.unborn(family))

    def set_unborn(self, family: int, young: int) -> None:
        self.zoos.leave_out(family)
        self.zoos.nursery |= young << (family << 2)

    def check_births(self, seen: Counter[int], families: Iterable[int]) -> None:
        for family in families:
            young = seen[self.baby(family)]
            if not seen[family << 3 | DAD] == seen[family << 3 | MUM] == young:
                name = species_name(family)
                raise NotationError(f"young {name}s, dads and mums must be equal in number (Z.6.4)")

    def check_loaded(self, tiles: Iterable[int]) -> None:
        if any(tile >> 3 in self.families and tile & 7 >= DAD for tile in tiles):
            raise NotationError("parents and young are never on a truck (Z.6.5)")

    def untouched(self) -> bool:
        opened = any(zoo.opened for zoo in self.zoos.zoos)
        return not opened and not self.on_boards()

    # -- positions --------------------------------------------------------------------------------

    def write_table(self) -> list[str]:
        words: list[str] = []
        for module in self.zoos.modules:
            words += words_of(module).write_table(module)
        if self.zoos.asks:
            words.append(f"young:{species_name(self.zoos.expected)}")
            words.append(f"cradle:{PENS[self.zoos.parents]}")
            words += [] if self.zoos.pays else ["bonus:no"]
        return words

    def read_table(self, fields: Fields, players: int) -> None:
        for module in self.zoos.modules:
            words_of(module).read_table(module, fields, players)
        cradle = fields.text("cradle") if self.zoos.modules else None
        if cradle is not None:
            self.zoos.parents = pen_number(cradle)
            self.zoos.expected = species_number(fields.needed("young"))
            self.zoos.pays = fields.text("bonus") is None
            if self.zoos.expected not in self.families:
                raise NotationError("a young one of the zoo is expected (Z.6.1)")

    def asks(self) -> str:
        return "young" if self.zoos.asks else ""

    def set_asks(self, word: str) -> bool:
        if word != "young" or not self.zoos.expected:
            return False
        self.zoos.asks = YOUNG
        return True

    def check_seat(self, seat: int, on_turn: bool) -> None:
        zoos = self.zoos
        if bool(zoos.asks) != bool(zoos.expected):
            raise NotationError("a young one that is expected is asked for (Z.6.1)")
        if on_turn and zoos.asks and zoos.zoos[seat].species(zoos.parents) != zoos.expected:
            raise NotationError("a young one is expected where its parents are (Z.6.1)")
        if on_turn and zoos.asks and not any(module.cradle(seat) for module in zoos.modules):
            raise NotationError("a place for a young one is asked only where there is a choice")

    def write_seat(self, seat: int) -> list[str]:
        zoo = self.zoos.zoos[seat]
        words: list[str] = []
        for pen in range(zoo.open_pens()):
            if zoo.pens[pen] or pen >= BASE_PENS:
                words.append(f"{PENS[pen]}:{tiles_text(pen_tiles(zoo, pen))}")
        stalls = [
            f"{PLACES[place]}={tile_name(STALLS << 3 | zoo.stall(place))}"
            for place in range(zoo.open_places())
            if zoo.stall(place)
        ]
        if stalls:
            words.append(f"stalls:{'+'.join(stalls)}")
        if barn_tiles(zoo):
            words.append(f"barn:{tiles_text(barn_tiles(zoo))}")
        for module in self.zoos.modules:
            words += words_of(module).write_seat(module, seat)
        return words

    def read_seat(self, seat: int, fields: Fields) -> None:
        read_zoo(self.zoos, seat, fields)
        for module in self.zoos.modules:
            words_of(module).read_seat(module, seat, fields)

    # -- views and boards -------------------------------------------------------------------------

    def view_seat(self, seat: int) -> dict[str, Any]:
        zoo = self.zoos.zoos[seat]
        pens = [pen_tiles(zoo, pen) for pen in range(zoo.open_pens())]
        seen = view_zoo(zoo, pens, barn_tiles(zoo), int(self.zoos.boards))
        for module in self.zoos.modules:
            seen |= words_of(module).view_seat(module, seat)
        return seen

    def view_table(self) -> dict[str, Any]:
        if not self.zoos.modules:
            return {}
        expected = self.zoos.expected
        return {"expected_young": species_name(expected) if expected else None}

    def asked_sentence(self) -> str:
        return f"chooses a place for {tile_name(self.baby(self.zoos.expected))}"

    def draw(self, seat: int) -> list[str]:
        zoo = self.zoos.zoos[seat]
        lines = [_draw_pen(zoo, pen) for pen in range(zoo.open_pens())]
        closed = range(zoo.open_pens(), BASE_PENS + self.zoos.boards)
        lines += [f"  {PENS[pen]} closed" for pen in closed]
        shown = [words_of(module).board_line(module, seat) for module in self.zoos.modules]
        return lines + _draw_barn(zoo) + [f"  {line}" for line in shown if line]


def pen_tiles(zoo: Zoo, pen: int) -> list[int]:
    return group_tiles(zoo.species(pen), zoo.pens[pen] & ANIMALS)


def barn_tiles(zoo: Zoo) -> list[int]:
    return [tile for f in range(len(zoo.barn)) for tile in group_tiles(f, zoo.barn[f])]


def zoo_tiles(zoo: Zoo) -> Counter[int]:
    tiles = Counter(barn_tiles(zoo))
    for pen in range(zoo.open_pens()):
        tiles.update(pen_tiles(zoo, pen))
    for place in range(zoo.open_places()):
        if zoo.stall(place):
            tiles[STALLS << 3 | zoo.stall(place)] += 1
    return tiles


def _draw_pen(zoo: Zoo, pen: int) -> str:
    animals = "".join(SIGNS[tile & 7] for tile in pen_tiles(zoo, pen))
    spaces = animals + FREE * (PEN_SPACES[pen] - len(animals))
    species = species_name(zoo.species(pen)) if animals else ""
    stalls = [
        tile_name(STALLS << 3 | zoo.stall(place)) if zoo.stall(place) else "–"
        for place in range(zoo.open_places())
        if PEN_OF_PLACE[place] == pen
    ]
    return f"  {PENS[pen]} {species:<11}{spaces:<8}{', '.join(stalls)}"


def _draw_barn(zoo: Zoo) -> list[str]:
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
