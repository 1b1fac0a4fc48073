"""Zooloretto modules as observations: a lens for each module with its own state."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.envs.core.packing import column, flags, spread, write_tile
from zoopark.games.zooloretto.modules.acclimatisation.rules import Acclimatisation
from zoopark.games.zooloretto.modules.boss.rules import Boss
from zoopark.games.zooloretto.modules.buildings.rules import Buildings
from zoopark.games.zooloretto.modules.exotic.rules import GUESTS, Exotic
from zoopark.games.zooloretto.modules.extra_enclosures.rules import ExtraEnclosures
from zoopark.games.zooloretto.modules.foreign_zoos.rules import ForeignZoos
from zoopark.games.zooloretto.modules.order_cards.rules import OrderCards
from zoopark.games.zooloretto.modules.petting_zoo.rules import PettingZoo
from zoopark.games.zooloretto.modules.savings_book.rules import SavingsBook
from zoopark.games.zooloretto.rules.components import ZOO_PENS
from zoopark.games.zooloretto.rules.module import Module

OFFER_WORDS: Final[i64] = 3  # for all X tiles


class Lens:
    """How a module is observed. A module without words adds nothing to the zoos' columns."""

    def __init__(self, players: int) -> None:
        self.players: i64 = players

    def write(self, module: Module, seat: i64, words: vec[i64], at: i64) -> i64:
        return at

    def seen(self, place: i64, seat: i64) -> i64:
        """The seat at this position relative to the observer."""
        who = seat + place
        return who - self.players if who >= self.players else who


class PettingLens(Lens):
    def write(self, module: Module, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(module, PettingZoo)
        for place in range(self.players):
            who = self.seen(place, seat)
            words[at] = 0
            words[at + 1] = 0
            for family in (module.first[who], module.second[who]):
                if family:
                    words[at + (family >> 3)] += column(family & 7)
            at += 2
        return at


class AreaLens(Lens):
    def write(self, module: Module, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(module, Acclimatisation)
        for place in range(self.players):
            who = self.seen(place, seat)
            at = write_tile(module.areas[who], 0, 2, words, at)
            words[at] = module.moved >> who & 1
            at += 1
        return at


class ExtraLens(Lens):
    def write(self, module: Module, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(module, ExtraEnclosures)
        words[at] = flags(module.unsold >> ZOO_PENS)
        return at + 1


class BuildingsLens(Lens):
    def write(self, module: Module, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(module, Buildings)
        words[at] = (1 if module.restaurant else 0) | (column(1) if module.shop else 0)
        at += 1
        for place in range(self.players):
            words[at] = spread(module.pavilions[self.seen(place, seat)])
            at += 1
        return at


class ForeignLens(Lens):
    def write(self, module: Module, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(module, ForeignZoos)
        for place in range(self.players):
            who = self.seen(place, seat)
            words[at] = module.first[who] | module.second[who] << 8
            at += 1
        return at


class SavingsLens(Lens):
    def write(self, module: Module, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(module, SavingsBook)
        for place in range(self.players):
            who = self.seen(place, seat)
            words[at] = module.fields[who]
            if module.opener == who:
                words[at] |= column(1)
            at += 1
        return at


class OrderLens(Lens):
    """Only the observer's own card (OC.1.2)."""

    def write(self, module: Module, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(module, OrderCards)
        words[at] = 0
        if module.cards[seat]:
            words[at] = column(module.cards[seat] - 1)
        return at + 1


class ExoticLens(Lens):
    def write(self, module: Module, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(module, Exotic)
        visitors = module.visitors
        words[at] = 0
        for colour in range(1, visitors.colours + 1):
            words[at] |= visitors.supply[colour] << (colour << 3)
        at += 1
        for place in range(self.players):
            who = self.seen(place, seat)
            board = module.boards[who]
            words[at] = spread(board)
            words[at + 1] = board >> GUESTS
            for colour in range(1, visitors.colours + 1):
                if visitors.owners[colour] == who:
                    words[at + 1] |= column(colour)
            at += 2
            for colour in range(1, len(visitors.supply)):
                words[at] = spread(visitors.of(who, colour))
                at += 1
        return at


class BossLens(Lens):
    def write(self, module: Module, seat: i64, words: vec[i64], at: i64) -> i64:
        """An X tile is 1 on the offer board and 2 once it has been sold."""
        assert isinstance(module, Boss)
        words[at] = module.workers | module.donations << 8 | module.points_left << 16
        at += 1
        offers, sold = module.offers, module.offers & module.sold
        for k in range(OFFER_WORDS):
            words[at] = flags(offers >> (k << 3)) + flags(sold >> (k << 3))
            at += 1
        for place in range(self.players):
            office = module.offices[self.seen(place, seat)]
            words[at] = spread(office.staff)
            words[at + 1] = (
                (office.tiles & 1)
                | (office.tiles >> 1 & 1) << 8
                | office.donations << 16
                | office.points << 24
            )
            at += 2
        return at


LENSES: Final[dict[str, Callable[[int], Lens]]] = {
    "petting-zoo": PettingLens,
    "acclimatisation": AreaLens,
    "extra-enclosures": ExtraLens,
    "buildings": BuildingsLens,
    "foreign-zoos": ForeignLens,
    "savings-book": SavingsLens,
    "order-cards": OrderLens,
    "exotic": ExoticLens,
    "boss": BossLens,
}
