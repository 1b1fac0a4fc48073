"""The skunk in words.

``sell panda`` puts all pandas of the barn up for sale; the others answer with ``claim panda-m`` or
``decline``. ``sale:panda*2`` in the owner's field are the animals that are for sale.
"""

from collections import Counter

from zoopark.core.moves import A
from zoopark.core.tiles import one
from zoopark.games.drafting.stock import group_tiles
from zoopark.games.zooloretto.agenda import TaskWords
from zoopark.games.zooloretto.modules.mini_enclosures.mini_words import MiniNotation, waiting
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini
from zoopark.games.zooloretto.modules.skunk.rules import (
    ASK_CLAIM,
    BUYER_PRICE_AT,
    CLAIM,
    NEXT_BUYER,
    OFFERED,
    SELL,
    Skunk,
)
from zoopark.games.zooloretto.rules.agenda import asked_seat
from zoopark.games.zooloretto.rules.herds import is_beast
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.notation.errors import Impossible
from zoopark.notation.event_kind import Kind
from zoopark.notation.fields import Fields
from zoopark.notation.tiles import read_tiles, tile_name, tile_number, tiles_text
from zoopark.notation.verbs import Verb, Writer


class SkunkNotation(MiniNotation):
    verbs = {
        "sell": Verb("sell SPECIES", 1, 1, lambda words: SELL | tile_number(words[0]) << A),
        "claim": Verb("claim TILE", 1, 1, lambda words: CLAIM | tile_number(words[0]) << A),
    }
    writers = {
        int(SELL): Writer(
            "sell",
            lambda code: tile_name(code >> A),
            lambda code: {"species": tile_name(code >> A)},
        ),
        int(CLAIM): Writer(
            "claim", lambda code: tile_name(code >> A), lambda code: {"tile": tile_name(code >> A)}
        ),
    }
    events = {
        int(OFFERED): Kind(
            "offered",
            "{seat} puts every {species} of the barn up for sale",
            {"species": str},
            lambda a, b, c: (tile_name(a),),
        )
    }
    tasks = (
        TaskWords(int(ASK_CLAIM), "claim", (), "may buy an animal from the skunk"),
        TaskWords(int(NEXT_BUYER), "sale"),
    )

    def own_tiles(self, mini: Mini) -> Counter[int]:
        return Counter(goods_of(mini))

    def write(self, mini: Mini) -> list[str]:
        goods = goods_of(mini)
        return [f"sale:{tiles_text(goods)}"] if goods else []

    def read(self, zoos: Zoos, mini: Mini, fields: Fields) -> None:
        own = _own(mini)
        goods = read_tiles(fields.text("sale") or "-")
        kinds = {tile >> 3 if zoos.is_animal(tile) else tile for tile in goods}
        if len(kinds) > 1 or not all(is_beast(tile) for tile in goods) or len(goods) > 15:
            raise Impossible(f"{fields.about} sells animals of one species", "MI.12.1")
        for tile in goods:
            own.species = tile >> 3
            own.goods += one(tile)

    def check(self, zoos: Zoos, module: Module) -> None:
        own = _own(module)
        asked = [asked_seat(task) for task in waiting(zoos, int(ASK_CLAIM))]
        sales = waiting(zoos, int(NEXT_BUYER))
        if len(asked + sales) != 1 if own.goods else asked or len(sales) > 1:
            raise Impossible("the skunk's animals are for sale to one seat at a time", "MI.12.4")
        if asked + sales and not (own.used and own.owner == zoos.on_turn):
            raise Impossible("the skunk sells in the turn of its owner", "MI.12.1")
        price = zoos.number(BUYER_PRICE_AT)
        if any(seat == own.owner or zoos.money.purses[seat] < price for seat in asked):
            raise Impossible("the others buy the skunk's animals for one coin", "MI.12.4")

    def remark(self, mini: Mini) -> str:
        goods = goods_of(mini)
        return f" sells {tiles_text(goods)}" if goods else ""


def _own(module: Module) -> Skunk:
    assert isinstance(module, Skunk)
    return module


def goods_of(mini: Mini) -> list[int]:
    return group_tiles(_own(mini).species, _own(mini).goods)


WORDS = SkunkNotation()
