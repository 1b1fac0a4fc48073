"""The Christmas tree in words: ``tree 2`` turns up two tiles, ``pick panda`` keeps one of them.

In the owner's field ``turned:panda+coin`` are the tiles turned up, and ``draws:1`` says how many
are still to come.
"""

from collections import Counter

from zoopark.core.moves import A
from zoopark.games.drafting.rules.trucks import loaded, tiles_on
from zoopark.games.zooloretto.agenda import TaskWords
from zoopark.games.zooloretto.modules.christmas_tree.rules import (
    MIXED,
    MOST,
    PICK,
    PICKED,
    PICKING,
    PRICE_AT,
    TREE,
    ChristmasTree,
)
from zoopark.games.zooloretto.modules.mini_enclosures.mini_words import PaidOnce, own_question
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.notation.errors import Impossible, Misread, quoted, whole_number
from zoopark.notation.event_kind import Kind
from zoopark.notation.fields import Fields
from zoopark.notation.tiles import read_tiles, tile_name, tile_number, tiles_text
from zoopark.notation.verbs import Verb, Writer


def _read_tree(words: list[str]) -> int:
    tiles = whole_number(words[0], 0, 9)
    if tiles is None:
        raise Misread("notation.form", text=quoted(words[0]), form="tree NUMBER")
    return TREE | tiles << A


class ChristmasTreeNotation(PaidOnce):
    coins_at = PRICE_AT
    verbs = {
        "tree": Verb("tree TILES", 1, 1, _read_tree),
        "pick": Verb("pick TILE", 1, 1, lambda words: PICK | tile_number(words[0]) << A),
    }
    writers = {
        int(TREE): Writer("tree", lambda code: str(code >> A), lambda code: {"tiles": code >> A}),
        int(PICK): Writer(
            "pick",
            lambda code: tile_name(code >> A),
            lambda code: {"tile": tile_name(code >> A)},
        ),
    }
    events = {
        int(PICKED): Kind(
            "picked", "{seat} picks {tile}", {"tile": str}, lambda a, b, c: (tile_name(a),)
        ),
        int(MIXED): Kind(
            "mixed", "{seat} gives back tiles: {tiles}", {"tiles": int}, lambda a, b, c: (a,)
        ),
    }
    tasks = (TaskWords(int(PICKING), "pick", (), "may keep a tile of the Christmas tree"),)

    def own_tiles(self, mini: Mini) -> Counter[int]:
        return Counter(tiles_on(_own(mini).tiles))

    def write(self, mini: Mini) -> list[str]:
        own = _own(mini)
        words = [f"turned:{tiles_text(tiles_on(own.tiles))}"] if own.tiles else []
        return [*words, f"draws:{own.draws}"] if own.draws else words

    def read(self, zoos: Zoos, mini: Mini, fields: Fields) -> None:
        own = _own(mini)
        tiles = read_tiles(fields.text("turned") or "-")
        draws = fields.number("draws", 0)
        if len(tiles) + draws > MOST:
            raise Impossible(f"the Christmas tree turns up {MOST} tiles at most", "MI.18.1")
        for tile in tiles:
            own.tiles = loaded(own.tiles, tile)
        own.draws = draws
        if draws:
            own.draw(zoos)

    def taken_off(self, module: Module) -> list[int]:
        return tiles_on(_own(module).tiles)

    def check(self, zoos: Zoos, module: Module) -> None:
        super().check(zoos, module)
        own = _own(module)
        task = own_question(zoos, own, int(PICKING))
        if bool(task) != (bool(own.tiles) and not own.draws):
            raise Impossible("one of the tiles of the Christmas tree may be kept", "MI.18.4")
        if not own.tiles and not own.draws:
            return
        if not own.used or zoos.on_turn != own.owner:
            raise Impossible("the owner on turn uses the Christmas tree", "MI.18.1")
        if zoos.last_round or own.draws > zoos.supply.total - zoos.supply.end_pile:
            raise Impossible("the Christmas tree never draws from the end pile", "MI.18.2")

    def remark(self, mini: Mini) -> str:
        tiles = ", ".join(tile_name(tile) for tile in tiles_on(_own(mini).tiles))
        return f": {tiles}" if tiles else ""


def _own(module: Module) -> ChristmasTree:
    assert isinstance(module, ChristmasTree)
    return module


WORDS = ChristmasTreeNotation()
