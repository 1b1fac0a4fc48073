"""The zoos of Zooloretto in words: where their tiles are, positions and drawings."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

from zoopark.core.moves import BYTE, B, C
from zoopark.games.drafting.rules.supply import Supply
from zoopark.games.drafting.side import SideNotation
from zoopark.games.zooloretto.board import draw_barn, draw_pen
from zoopark.games.zooloretto.fields import read_zoo
from zoopark.games.zooloretto.module_registry import TASK_NAMES, TASKS, worded
from zoopark.games.zooloretto.rules.agenda import CHORES, DEPTH, PUT, YOUNG, asked_seat
from zoopark.games.zooloretto.rules.components import (
    BABY,
    BASE_PENS,
    COIN,
    DAD,
    FEMALE,
    LAST_SPECIES,
    MALE,
    MUM,
    OTHER_FEMALE,
    OTHER_MUM,
    OTHER_STALLS,
    STALL_TYPES,
    STALLS,
)
from zoopark.games.zooloretto.rules.numbers import ZooNumbers
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.games.zooloretto.tiles import (
    add_species,
    barn_tiles,
    pen_sites,
    pen_tiles,
    place_tiles,
    waiting_tiles,
    zoo_tiles,
)
from zoopark.games.zooloretto.words import ALL_SPECIES, COLOURED, PENS, PLACES
from zoopark.notation.errors import Impossible, Misread, quoted
from zoopark.notation.fields import Fields
from zoopark.notation.layout import wrapped
from zoopark.notation.tiles import species_name, tile_name, tiles_text


class ZooNotation(SideNotation):
    coin = int(COIN)

    def __init__(self, zoos: Zoos, supply: Supply) -> None:
        self.zoos = zoos
        self.supply = supply
        self.families = _families(int(zoos.species))
        self.numbers = zoos.numbers

    # -- where the tiles are ----------------------------------------------------------------------

    def box(self, left_out: Iterable[int]) -> Counter[int]:
        out = set(left_out)
        in_play = [family for family in self.families if family not in out]
        tiles = _base_box(tuple(in_play), self.zoos.numbers).copy()
        for words, module in worded(self.zoos.modules):
            words.box(self.zoos, tiles, in_play)
            tiles.update(words.own_box(module))
        return tiles

    def tiles_held(self) -> int | None:
        if self.zoos.modules:
            return None
        return int(self.zoos.tiles_held())

    def as_born(self, tiles: Counter[int]) -> Counter[int]:
        after = Counter(tiles)
        for family in self.families:
            if not tiles[self.baby(family)]:
                continue
            born = tiles[self.baby(family)] - self.unborn(family)
            if not born:
                continue
            others = int(self.zoos.other_mums) >> family & 1
            for fertile, parent, parents in (
                (MALE, DAD, born),
                (FEMALE, MUM, born - others),
                (OTHER_FEMALE, OTHER_MUM, others),
            ):
                after[family << 3 | fertile] -= parents
                after[family << 3 | parent] += parents
        return after

    def on_boards(self) -> list[int]:
        tiles = [tile for zoo in self.zoos.zoos for tile in zoo_tiles(zoo)]
        for words, module in worded(self.zoos.modules):
            tiles += words.table_tiles(module).elements()
            for seat in range(len(self.zoos.zoos)):
                tiles += words.tiles(module, seat).elements()
        return tiles + waiting_tiles(self.zoos)

    def baby(self, family: int) -> int:
        return family << 3 | BABY

    def nursery(self) -> int:
        return int(self.zoos.nursery)

    def unborn(self, family: int) -> int:
        return int(self.zoos.unborn(family))

    def set_unborn(self, family: int, young: int) -> None:
        self.zoos.nursery &= ~(15 << (family << 2))
        self.zoos.nursery |= young << (family << 2)

    def check_births(self, seen: Counter[int], families: Iterable[int]) -> None:
        self.zoos.other_mums = 0
        for family in families:
            if seen[family << 3 | OTHER_MUM]:
                self.zoos.other_mums |= 1 << family
            young = seen[self.baby(family)]
            mums = seen[family << 3 | MUM] + seen[family << 3 | OTHER_MUM]
            dads = seen[family << 3 | DAD]
            unseen = self.refills() and max(dads, mums) <= young  # parents can be in the bag
            if not unseen and not dads == mums == young:
                name = species_name(family)
                raise Impossible(f"young {name}s, dads and mums must be equal in number", "Z.6.4")

    def check_loaded(self, tiles: Iterable[int]) -> None:
        lying = list(tiles)
        for words, module in self._worded():
            lying += words.taken_off(module)
        first = BABY if self.refills() else DAD  # parents may have been drawn again
        special = any(tile >> 3 in self.families and tile & 7 >= first for tile in lying)
        if special and not any(words.loads_any(module) for words, module in self._worded()):
            raise Impossible("parents and young are never on a truck", "Z.6.5")
        if any(tile >> 3 == OTHER_STALLS for tile in lying):
            raise Impossible("X stalls are never on a truck", "BO.2.5")
        if any(tile >> 3 == STALLS and tile & 7 > COLOURED for tile in lying):
            raise Impossible("buildings are never on a truck", "BL.1.1")

    def refills(self) -> bool:
        return any(words.returns_parents(module) for words, module in self._worded())

    def strands(self) -> bool:
        return bool(self.zoos.modules)

    def untouched(self) -> bool:
        opened = any(zoo.reach > BASE_PENS for zoo in self.zoos.zoos)
        if opened or not all(words.untouched(module) for words, module in self._worded()):
            return False
        waiting: Counter[int] = Counter()
        for words, module in self._worded():
            waiting.update(words.table_tiles(module))
        return Counter(self.on_boards()) == waiting

    def _worded(self) -> Any:
        return worded(self.zoos.modules)

    def dealt(self) -> bool:
        return any(words.dealt(module) for words, module in self._worded())

    def laid_coins(self) -> int:
        return sum(int(module.coins()) for module in self.zoos.parts)

    # -- positions --------------------------------------------------------------------------------

    def write_table(self) -> list[str]:
        words: list[str] = []
        for notation, module in self._worded():
            words += notation.write_table(module)
        tasks = [TASKS[task & BYTE].write(task) for task in self.zoos.agenda.listed()]
        return [*words, f"agenda:{'+'.join(tasks)}"] if tasks else words

    def read_table(self, fields: Fields, players: int) -> None:
        if not self.zoos.modules:
            return
        for words, module in self._worded():
            words.read_table(self.zoos, module, fields)
        text = fields.text("agenda")
        names = text.split("+") if text else []
        if len(names) > DEPTH:
            raise Impossible("the agenda of a position is too long")
        for name in names:
            self.zoos.agenda.push(self._read_task(name, players))

    def _read_task(self, text: str, players: int) -> int:
        name, *words = text.split(".")
        known = TASK_NAMES.get(name)
        own = known is not None and (
            known.kind in (YOUNG, PUT)
            or known.name == "births"
            or self.zoos.dispatch.of_task[known.kind] >= 0
        )
        if known is None or not own:
            raise Misread("notation.task", text=quoted(name))
        task = known.read(words)
        if asked_seat(task) >= players:
            raise Impossible(f"there are only {players} seats")
        return task

    def asks(self) -> str:
        return TASKS[int(self.zoos.asks)].name if self.zoos.asks else ""

    def set_asks(self, word: str, turn: int) -> bool:
        top = self.zoos.agenda.top()
        self.zoos.on_turn = turn
        if top == 0 or top & BYTE >= CHORES or TASKS[top & BYTE].name != word:
            return False
        self.zoos.asks = top & BYTE
        self.zoos.asker = asked_seat(top)
        return True

    def check(self, turn: int) -> None:
        zoos = self.zoos
        zoos.on_turn = turn
        if bool(zoos.asks) != bool(zoos.agenda.depth):
            raise Impossible("what stands on the agenda is asked for")
        for words, module in self._worded():
            words.check(zoos, module)
        for task in zoos.agenda.listed():
            self._check_task(task)

    def _check_task(self, task: int) -> None:
        seat, pen = asked_seat(task), task >> B & BYTE
        if task & BYTE == YOUNG:
            zoo = self.zoos.zoos[seat]
            if not zoo.is_open(pen) or zoo.animals(pen) < 2:
                raise Impossible("a young one is expected where its parents are", "Z.6.1")
            if not any(module.cradle(seat) for module in self.zoos.modules):
                raise Impossible("a place for a young one is asked only where there is a choice")
        elif task & BYTE == PUT and (task >> B & BYTE == COIN or task >> C > 1):
            raise Impossible("animals and stalls wait for a place, coins do not", "Z.4.9")
        elif TASKS[task & BYTE].name == "births" and not self.zoos.zoos[seat].is_open(pen):
            raise Impossible("births go on in an enclosure that is open", "Z.1.7")

    def write_seat(self, seat: int) -> list[str]:
        zoo = self.zoos.zoos[seat]
        words: list[str] = []
        for pen in range(len(zoo.pens)):
            tiles = pen_tiles(zoo, pen) + pen_sites(zoo, pen)
            if zoo.is_open(pen) and (tiles or pen >= BASE_PENS):
                words.append(f"{PENS[pen]}:{tiles_text(tiles)}")
        stalls = [f"{PLACES[place]}={tile_name(tile)}" for place, tile in place_tiles(zoo) if tile]
        if stalls:
            words.append(f"stalls:{'+'.join(stalls)}")
        if barn_tiles(zoo):
            words.append(f"barn:{tiles_text(barn_tiles(zoo))}")
        for notation, module in self._worded():
            words += notation.write_seat(module, seat)
        return words

    def read_seat(self, seat: int, fields: Fields) -> None:
        read_zoo(self.zoos, seat, fields)
        for words, module in self._worded():
            words.read_seat(self.zoos, module, seat, fields)

    def set_round(self, number: int) -> None:
        self.zoos.round = number

    # -- boards -------------------------------------------------------------------------

    def asked_sentence(self) -> str:
        return TASKS[int(self.zoos.asks)].said(self.zoos.agenda.top())

    def draw(self, seat: int, viewer: int | None) -> list[str]:
        zoo = self.zoos.zoos[seat]
        lines = [draw_pen(zoo, pen) for pen in range(len(zoo.pens)) if zoo.is_open(pen)]
        closed = range(int(BASE_PENS + zoo.opened), int(BASE_PENS + self.zoos.boards))
        lines += [f"  {PENS[pen]} closed" for pen in closed]
        lines += draw_barn(zoo)
        for words, module in self._worded():
            lines += words.draw(module, seat, viewer)
        return lines

    def draw_table(self) -> list[str]:
        shown = [words.table_line(module) for words, module in self._worded()]
        return [row for line in shown for row in wrapped(line)]


@cache
def _families(species: int) -> tuple[int, ...]:
    return tuple(family for family in ALL_SPECIES if species >> family & 1)


@cache
def _base_box(species: tuple[int, ...], numbers: ZooNumbers) -> Counter[int]:
    """The tiles of the base game with these species."""
    stalls = int(numbers.stall_tiles)
    tiles = Counter({STALLS << 3 | stall: stalls for stall in range(1, STALL_TYPES + 1)})
    tiles[COIN] = numbers.coin_tiles
    for family in species:
        if family <= LAST_SPECIES:
            add_species(tiles, family, numbers)
    return tiles
