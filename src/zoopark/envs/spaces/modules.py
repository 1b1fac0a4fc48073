"""The actions that Zooloretto modules add, by module id."""

from collections.abc import Callable
from typing import Final

from zoopark.core.moves import A, B, C
from zoopark.core.tiles import kind
from zoopark.envs.core.lattice import Block, seat_axis
from zoopark.envs.spaces.drafting import anybody, block, operand, rival
from zoopark.envs.spaces.zooloretto import Box
from zoopark.games.drafting.rules.game import DEAL, DECLINE, PLACE
from zoopark.games.zooloretto.modules.acclimatisation.rules import MOVE_IN, MOVE_OUT, TRADE
from zoopark.games.zooloretto.modules.beaver.rules import GNAW
from zoopark.games.zooloretto.modules.boss.rules import (
    BY_COINS,
    BY_DONATIONS,
    HIRE,
    OFFER,
    OFFICE,
    SPONSOR,
    TRANSFER,
)
from zoopark.games.zooloretto.modules.boss.rules_office import FIELDS, OFFICE_TILES
from zoopark.games.zooloretto.modules.building_sites.rules import LIFT, OUT
from zoopark.games.zooloretto.modules.buildings.rules import PAVILION, RESTAURANT
from zoopark.games.zooloretto.modules.chameleons.rules import CHANGE
from zoopark.games.zooloretto.modules.christmas_tree import rules as christmas_tree
from zoopark.games.zooloretto.modules.exotic.rules import JUNGLE, RETREAT, VISIT
from zoopark.games.zooloretto.modules.exotic.rules_visitors import LAST_POINT
from zoopark.games.zooloretto.modules.extra_enclosures.rules import OPEN_EXTRA
from zoopark.games.zooloretto.modules.foreign_zoos.rules import GIVE
from zoopark.games.zooloretto.modules.grizzly.rules import RELEASE, RELEASE_ALL
from zoopark.games.zooloretto.modules.hagenbeck.rules import HOST
from zoopark.games.zooloretto.modules.katta.rules import SKIP
from zoopark.games.zooloretto.modules.kea.rules import GIFT
from zoopark.games.zooloretto.modules.king_k.rules import TAKE_OFF
from zoopark.games.zooloretto.modules.kiwi import rules as kiwi
from zoopark.games.zooloretto.modules.langer_ludwig.rules import RETURN
from zoopark.games.zooloretto.modules.mini_enclosures.rules import CHOOSE
from zoopark.games.zooloretto.modules.octopus.rules import NAME
from zoopark.games.zooloretto.modules.order_cards.rules import CARDS
from zoopark.games.zooloretto.modules.rules_registry import MANIFESTS, MINIS
from zoopark.games.zooloretto.modules.savings_book.rules import DEPOSIT
from zoopark.games.zooloretto.modules.skunk.rules import CLAIM, SELL
from zoopark.games.zooloretto.modules.squirrel.rules import SHIP
from zoopark.games.zooloretto.rules.actions import MOVE_ANIMAL
from zoopark.games.zooloretto.rules.components import BABY, BARN, OTHER_FEMALE, PENS

Blocks = Callable[[Box], list[Block]]


def _acclimatisation(box: Box) -> list[Block]:
    return [
        block(MOVE_IN, operand(A, box.animals)),
        block(MOVE_OUT, operand(A, box.animals), operand(B, box.homes)),
        block(TRADE, rival(A, box.players)),
    ]


def _buildings(box: Box) -> list[Block]:
    return [block(RESTAURANT), block(PAVILION, operand(A, box.zoo_pens))]


def _building_sites(box: Box) -> list[Block]:
    spots = [*range(int(PENS) + 1), int(BARN)]  # enclosures and stall places have the same numbers
    owners = seat_axis(int(C), box.players, [-1, *range(1, box.players)], first=1)
    return [
        block(
            PLACE,
            operand(A, box.sites),
            operand(B, [*spots, int(OUT)]),
            owners,
            families=box.families(box.sites),
        ),
        block(LIFT, operand(A, box.sites), operand(B, spots)),
    ]


def _exotic(box: Box) -> list[Block]:
    jungle, families = int(JUNGLE), box.families(box.jungle)
    colours = _colours(box)
    points = range(1, int(LAST_POINT) + 1)
    return [
        block(PLACE, operand(A, box.jungle), operand(B, [jungle, int(BARN)]), families=families),
        block(MOVE_ANIMAL, operand(A, box.jungle), operand(B, [jungle]), families=families),
        block(VISIT, operand(A, colours), operand(B, [0, *points])),
        block(RETREAT, operand(A, colours), operand(B, points)),
    ]


def _colours(box: Box) -> list[int]:
    """Visitors have the colours of the stall types with carts."""
    return [1, 2, 3, 4, 5] if "xxl-tiles" in box.modules else [1, 2, 3, 4]


def _chameleons(box: Box) -> list[Block]:
    points = range(1, int(LAST_POINT) + 1)
    return [block(CHANGE, operand(A, _colours(box)), operand(B, points), operand(C, _colours(box)))]


def _boss(box: Box) -> list[Block]:
    fields = range(int(FIELDS))
    pay = operand(B, [int(BY_COINS), int(BY_DONATIONS)])
    offers = [tile for tile in box.animals if kind(tile) == OTHER_FEMALE] + box.x_stalls
    return [
        block(HIRE, operand(A, fields), pay),
        block(OFFER, operand(A, offers), pay),
        block(OFFICE, operand(A, range(int(OFFICE_TILES))), pay),
        block(TRANSFER, operand(A, fields), operand(B, fields)),
        block(SPONSOR),
    ]


def _langer_ludwig(box: Box) -> list[Block]:
    grown = [tile for tile in box.animals if kind(tile) < BABY]
    return [block(RETURN, operand(A, grown), operand(B, box.homes))]


def _on_trucks(move: int) -> Blocks:
    """A truck, and one of its tiles."""
    return lambda box: [block(move, operand(A, range(box.trucks)), operand(B, box.tiles))]


def _kiwi(box: Box) -> list[Block]:
    return [block(kiwi.REARRANGE), block(kiwi.REPACK, operand(A, range(box.trucks)))]


def _christmas_tree(box: Box) -> list[Block]:
    draws = range(1, int(christmas_tree.MOST) + 1)
    kept = [tile for tile in box.tiles if tile not in box.sites]
    return [
        block(christmas_tree.TREE, operand(A, draws)),
        block(christmas_tree.PICK, operand(A, kept)),
    ]


_BLOCKS: Final[dict[str, Blocks]] = {
    "acclimatisation": _acclimatisation,
    "extra-enclosures": lambda box: [block(OPEN_EXTRA, operand(A, box.extra))],
    "buildings": _buildings,
    "building-sites": _building_sites,
    "foreign-zoos": lambda box: [block(GIVE, operand(A, box.zoo_pens))],
    "savings-book": lambda box: [block(DEPOSIT)],
    "exotic": _exotic,
    "chameleons": _chameleons,
    "boss": _boss,
    "king-k": _on_trucks(TAKE_OFF),
    "grizzly": lambda box: [
        block(RELEASE, operand(A, box.beasts)),
        block(RELEASE_ALL, operand(A, box.named())),
    ],
    "octopus": lambda box: [block(NAME, anybody(A, box.players))],
    "katta": lambda box: [block(SKIP)],
    "langer-ludwig": _langer_ludwig,
    "kiwi": _kiwi,
    "skunk": lambda box: [
        block(SELL, operand(A, box.named())),
        block(CLAIM, operand(A, box.beasts)),
    ],
    "beaver": _on_trucks(GNAW),
    "kea": lambda box: [block(GIFT, rival(A, box.players))],
    "hagenbeck": lambda box: [block(HOST, operand(A, box.animals), operand(B, box.pens))],
    "christmas-tree": _christmas_tree,
    "squirrel": lambda box: [
        block(SHIP, operand(A, box.beasts), operand(B, range(box.trucks))),
    ],
}


def module_blocks(box: Box) -> list[Block]:
    """The actions of all modules in play, in the order of the manifests."""
    if not box.modules:
        return []
    chapters = [MINIS[id][0].chapter for id in MINIS if id in box.modules]
    blocks = [block(DECLINE)] + ([block(CHOOSE, operand(A, chapters))] if chapters else [])
    for id in MANIFESTS:
        if id in box.modules and id in _BLOCKS:
            blocks += _BLOCKS[id](box)
    return blocks


def module_outcomes(box: Box) -> list[Block]:
    """Order cards are dealt; the only other chance events of modules are drawn tiles."""
    if "order-cards" not in box.modules:
        return []
    cards = range(1, int(CARDS) + 1)
    return [block(DEAL, anybody(A, box.players), operand(B, cards))]
