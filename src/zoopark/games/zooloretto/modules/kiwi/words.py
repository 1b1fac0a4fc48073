"""The kiwi in words: ``rearrange``, then ``repack 2`` for each tile.

``lifted:panda*2+coin`` in the owner's field: the tiles that are still to be put on a truck, the
next one first.
"""

from collections import Counter

from librt.vecs import append

from zoopark.core.moves import A, B
from zoopark.games.drafting.moves import truck_number, truck_words
from zoopark.games.drafting.rules.trucks import in_middle, tiles_on, truck_spaces
from zoopark.games.zooloretto.agenda import TILE, TaskWords
from zoopark.games.zooloretto.modules.kiwi.rules import (
    PRICE_AT,
    REARRANGE,
    REARRANGED,
    REPACK,
    REPACKING,
    Kiwi,
)
from zoopark.games.zooloretto.modules.mini_enclosures.mini_words import PaidOnce, own_question
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.notation.errors import Impossible
from zoopark.notation.event_kind import Kind
from zoopark.notation.fields import Fields
from zoopark.notation.tiles import read_tiles, tile_name, tiles_text
from zoopark.notation.verbs import Verb, Writer


class KiwiNotation(PaidOnce):
    coins_at = PRICE_AT
    verbs = {
        "rearrange": Verb("rearrange", 0, 0, lambda words: REARRANGE),
        "repack": Verb("repack TRUCK", 1, 1, lambda words: REPACK | truck_number(words[0]) << A),
    }
    writers = {
        int(REARRANGE): Writer("rearrange"),
        int(REPACK): Writer("repack", truck_words, lambda code: {"truck": (code >> A) + 1}),
    }
    events = {int(REARRANGED): Kind("rearranged", "{seat} lifts all tiles off the trucks")}
    tasks = (TaskWords(int(REPACKING), "repack", (TILE,), "puts {tile} back on a truck"),)

    def own_tiles(self, mini: Mini) -> Counter[int]:
        return Counter(lifted_tiles(mini))

    def write(self, mini: Mini) -> list[str]:
        return [f"lifted:{tiles_text(lifted_tiles(mini))}"] if lifted_tiles(mini) else []

    def read(self, zoos: Zoos, mini: Mini, fields: Fields) -> None:
        for tile in read_tiles(fields.text("lifted") or "-"):
            _own(mini).lifted = append(_own(mini).lifted, tile)

    def taken_off(self, module: Module) -> list[int]:
        return lifted_tiles(module)

    def check(self, zoos: Zoos, module: Module) -> None:
        super().check(zoos, module)
        own = _own(module)
        task, lifted = own_question(zoos, own, int(REPACKING)), lifted_tiles(own)
        if bool(lifted) != bool(task) or (lifted and task >> B != lifted[0]):
            raise Impossible("the next tile that the kiwi lifted is asked for", "MI.11.3")
        if lifted and (not own.used or len(lifted) > _free_spaces(zoos)):
            raise Impossible("the kiwi lifts tiles off the trucks in the middle", "MI.11.1")

    def remark(self, mini: Mini) -> str:
        tiles = ", ".join(tile_name(tile) for tile in lifted_tiles(mini))
        return f": {tiles}" if tiles else ""


def _own(module: Module) -> Kiwi:
    assert isinstance(module, Kiwi)
    return module


def lifted_tiles(module: Module) -> list[int]:
    return [int(tile) for tile in _own(module).lifted]


def _free_spaces(zoos: Zoos) -> int:
    players = len(zoos.zoos)
    return sum(
        int(truck_spaces(number, players)) - len(tiles_on(truck))
        for number, truck in enumerate(zoos.trucks)
        if in_middle(truck)
    )


WORDS = KiwiNotation()
