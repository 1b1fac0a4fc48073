"""The actions of Zooloretto, with the modules in play."""

from zoopark.core.moves import A, B, C
from zoopark.envs.core.lattice import Axis, Block
from zoopark.envs.spaces.drafting import (
    block,
    deal_blocks,
    draft_blocks,
    draw_block,
    operand,
    rival,
)
from zoopark.games.drafting.rules.game import PLACE
from zoopark.games.drafting.rules.setup import truck_count
from zoopark.games.zooloretto.modules.acclimatisation.rules import AREA
from zoopark.games.zooloretto.modules.boss.rules import SPONSOR_PEN
from zoopark.games.zooloretto.modules.building_sites.rules import BARN_SITE, PEN_SITE
from zoopark.games.zooloretto.modules.buildings.rules import SHOP_TILE
from zoopark.games.zooloretto.modules.chameleons.rules import CHAMELEON
from zoopark.games.zooloretto.modules.exotic.rules import JUNGLE_ANIMALS
from zoopark.games.zooloretto.modules.extra_enclosures.rules import HOMES
from zoopark.games.zooloretto.modules.families.rules import LION, RABBIT
from zoopark.games.zooloretto.modules.petting_zoo.rules import PETTING
from zoopark.games.zooloretto.modules.xxl_tiles.rules import ICECREAM
from zoopark.games.zooloretto.rules.actions import (
    BUY,
    DISCARD,
    EXCHANGE,
    EXPAND,
    MOVE_ANIMAL,
    MOVE_STALL,
    SWAP,
)
from zoopark.games.zooloretto.rules.components import (
    BABY,
    BARN,
    BASE_PENS,
    BASE_PLACES,
    COIN,
    FLAMINGO,
    LAST_SPECIES,
    OTHER_MUM,
    OTHER_STALLS,
    STALL_TYPES,
    STALLS,
    ZOO_PENS,
    expansion_boards,
)


class Box:
    """The components with some modules: tiles, enclosures and places as operands of moves."""

    def __init__(self, players: int, modules: set[str]) -> None:
        self.players = players
        self.modules = modules
        self.trucks = int(truck_count(players))
        boards = int(expansion_boards(players))
        self.pens = list(range(int(BASE_PENS) + boards))
        self.places = list(range(int(BASE_PLACES) + boards))
        self.homes = [*self.pens]  # where animals live
        self.homes += [int(SPONSOR_PEN)] if "boss" in modules else []
        self.extra = [int(ZOO_PENS) + k for k in range(len(HOMES))]
        self.extra = self.extra if "extra-enclosures" in modules else []
        self.zoo_pens = [*self.homes]  # those that count as enclosures of the zoo
        self.homes += self.extra
        self.species = list(range(int(FLAMINGO), int(LAST_SPECIES) + 1))
        self.species += [int(LION)] if "lion-family" in modules else []
        self.species += [int(RABBIT)] if "rabbit-family" in modules else []
        last_kind = OTHER_MUM if "boss" in modules else BABY
        self.animals = [f << 3 | k for f in self.species for k in range(int(last_kind) + 1)]
        carts = [*range(1, int(STALL_TYPES) + 1)]
        carts += [int(ICECREAM)] if "xxl-tiles" in modules else []
        self.stalls = [int(STALLS) << 3 | k for k in carts]
        self.stalls += [int(SHOP_TILE)] if "buildings" in modules else []
        self.x_stalls = [int(OTHER_STALLS) << 3 | k for k in carts] if "boss" in modules else []
        self.jungle = [int(JUNGLE_ANIMALS) << 3 | k for k in range(8)]
        self.jungle = self.jungle if "exotic" in modules else []
        self.jungle += [int(CHAMELEON)] if "chameleons" in modules else []
        self.sites = [*range(int(BARN_SITE), int(PEN_SITE) + 1)]
        self.sites = self.sites if "building-sites" in modules else []
        self.beasts = [*self.animals, *self.jungle]
        self.goods = [*self.animals, *self.stalls, *self.x_stalls, *self.jungle]
        self.tiles = [*self.goods, int(COIN), *self.sites]

    def families(self, tiles: list[int]) -> list[int]:
        return sorted({tile >> 3 for tile in tiles})

    def named(self) -> list[int]:
        """The tiles that stand for a species."""
        return [f << 3 for f in self.species] + self.jungle


def zoo_blocks(box: Box) -> list[Block]:
    """Placing tiles in a zoo, and what money can do there."""
    barn = int(BARN)
    shelters = [*box.homes, barn]
    shelters += [int(PETTING)] if "petting-zoo" in box.modules else []
    shelters += [int(AREA)] if "acclimatisation" in box.modules else []
    stalls = [*box.stalls, *box.x_stalls]
    stands = [*box.places, barn]
    return [
        block(PLACE, operand(A, box.animals), operand(B, shelters), families=box.species),
        block(PLACE, operand(A, stalls), operand(B, stands), families=box.families(stalls)),
        block(MOVE_ANIMAL, operand(A, box.animals), operand(B, box.homes), families=box.species),
        block(MOVE_STALL, operand(A, stalls), operand(B, stands), operand(C, stands)),
        block(EXCHANGE, _pairs(box.homes)),
        block(SWAP, operand(A, box.homes), operand(B, box.species)),
        block(BUY, rival(A, box.players), operand(B, box.goods)),
        block(DISCARD, operand(A, box.goods)),
        block(EXPAND),
    ]


def _pairs(pens: list[int]) -> Axis:
    """Two enclosures as one operand, the one with the higher number last."""
    pairs = [pen | other << 8 for other in pens for pen in pens if pen < other]
    return Axis(int(A), pairs, bits=12)


def zooloretto_blocks(box: Box) -> list[Block]:
    return [draw_block(), *draft_blocks(box.trucks), *zoo_blocks(box)]


def zooloretto_outcomes(box: Box) -> list[Block]:
    return deal_blocks(box.players, box.species, box.tiles)
