"""Tierpark Hagenbeck in words: ``host panda-m 5`` puts a guest into the enclosure of five.

``guest:5=panda-m`` in the owner's field: the guest and its enclosure.
"""

from collections import Counter
from typing import Final

from zoopark.core.moves import BYTE, A, B
from zoopark.games.zooloretto.modules.hagenbeck.rules import (
    FOLLOWED,
    HOST,
    HOSTED,
    PRICE_AT,
    Hagenbeck,
)
from zoopark.games.zooloretto.modules.mini_enclosures.mini_words import PaidOnce
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini
from zoopark.games.zooloretto.rules.components import LEOPARD
from zoopark.games.zooloretto.rules.components import PENS as BOARDS
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.games.zooloretto.words import PENS, pen_number, where_name, where_number
from zoopark.notation.errors import Impossible
from zoopark.notation.event_kind import Kind, Value
from zoopark.notation.fields import Fields
from zoopark.notation.tiles import tile_name, tile_number
from zoopark.notation.verbs import Verb, Writer


def _read_host(words: list[str]) -> int:
    """Places that take no guest are read as well, so that the rules refuse them."""
    tile = tile_number(words[0])
    return HOST | tile << A | where_number(tile, words[1]) << B


def _words(code: int) -> str:
    tile = code >> A & BYTE
    return f"{tile_name(tile)} {where_name(tile, code >> B)}"


def _operands(code: int) -> dict[str, str | int]:
    tile = code >> A & BYTE
    return {"tile": tile_name(tile), "to": where_name(tile, code >> B)}


GUEST: Final[dict[str, type[Value]]] = {"tile": str, "enclosure": str}


def _guest(a: int, b: int, _: int) -> tuple[Value, ...]:
    return tile_name(a), PENS[b]


class HagenbeckNotation(PaidOnce):
    coins_at = PRICE_AT
    verbs = {"host": Verb("host TILE ENCLOSURE", 2, 2, _read_host)}
    writers = {int(HOST): Writer("host", _words, _operands)}
    events = {
        int(HOSTED): Kind(
            "hosted", "{seat} puts {tile} as a guest into {enclosure}", GUEST, _guest
        ),
        int(FOLLOWED): Kind(
            "followed",
            "the guest {tile} of {seat} goes with the animals of {enclosure}",
            GUEST,
            _guest,
        ),
    }

    def own_tiles(self, mini: Mini) -> Counter[int]:
        guest = _own(mini).guest
        return Counter([int(guest)] if guest else [])

    def write(self, mini: Mini) -> list[str]:
        own = _own(mini)
        return [f"guest:{PENS[own.home]}={tile_name(own.guest)}"] if own.guest else []

    def read_boards_of(self, zoos: Zoos, mini: Mini, fields: Fields) -> None:
        text = fields.text("guest")
        if text is None:
            return
        name, _, tile = text.partition("=")
        pen, guest, zoo = pen_number(name), tile_number(tile), zoos.zoos[mini.owner]
        if pen >= BOARDS or not zoo.is_open(pen) or not zoo.spaces_of(pen):
            raise Impossible(f"{fields.about} can have no guest in enclosure {name}", "MI.15.5")
        if not zoos.is_animal(guest):
            raise Impossible(f"{fields.about} has a {tile} tile as a guest", "MI.15.3")
        if not mini.used:
            raise Impossible(f"{fields.about} has a guest before the action", "MI.15.1")
        _own(mini).invite(zoo, guest, pen)

    def check(self, zoos: Zoos, module: Module) -> None:
        super().check(zoos, module)
        own = _own(module)
        if not own.guest:
            return
        guest, host = own.guest >> 3, zoos.zoos[own.owner].species(own.home)
        if LEOPARD in (guest, host):
            raise Impossible("leopards are neither guests nor hosts", "MI.15.4")
        if not zoos.zoos[own.owner].animals(own.home) or guest == host:
            raise Impossible("a guest lives with animals of another species", "MI.15.6")

    def remark(self, mini: Mini) -> str:
        own = _own(mini)
        return f", guest {tile_name(own.guest)} in {PENS[own.home]}" if own.guest else ""


def _own(module: Module) -> Hagenbeck:
    assert isinstance(module, Hagenbeck)
    return module


WORDS = HagenbeckNotation()
