"""The actions of Zooloretto: the moves of the base game, with the components of the modules."""

from zoopark.core.actions import MoveKind, Operand, operand, rival
from zoopark.core.moves import A, B, C
from zoopark.games.drafting.rules.kinds import PLACE
from zoopark.games.drafting.rules.setup import truck_count
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
    expansion_boards,
)


class Components:
    """What moves can be about: tiles, enclosures and places. Modules add theirs to the lists."""

    def __init__(self, players: int) -> None:
        boards = int(expansion_boards(players))
        self.players = players
        self.trucks = range(int(truck_count(players)))
        self.pens = list(range(int(BASE_PENS) + boards))  # enclosures of the base game
        self.more_pens: list[int] = []  # further enclosures of the zoo
        self.outer_pens: list[int] = []  # enclosures beside the zoo
        self.shelters: list[int] = []  # where else animals from a truck may go
        self.places = list(range(int(BASE_PLACES) + boards))  # for stalls
        self.species = list(range(int(FLAMINGO), int(LAST_SPECIES) + 1))
        self.second_sort = False  # of females, mothers and stalls
        self.carts = list(range(1, int(STALL_TYPES) + 1))  # types of stalls
        self.more_stalls: list[int] = []  # stalls that are single tiles
        self.homeless: list[int] = []  # animals that live in no enclosure
        self.obstacles: list[int] = []

    @property
    def zoo_pens(self) -> list[int]:
        """The enclosures of the zoo."""
        return self.pens + self.more_pens

    @property
    def homes(self) -> list[int]:
        """Where animals live."""
        return self.zoo_pens + self.outer_pens

    @property
    def animals(self) -> list[int]:
        """The animals that live in enclosures."""
        last = OTHER_MUM if self.second_sort else BABY
        return [family << 3 | kind for family in self.species for kind in range(int(last) + 1)]

    @property
    def other_stalls(self) -> list[int]:
        """The second sort of stalls."""
        return [int(OTHER_STALLS) << 3 | cart for cart in self.carts if self.second_sort]

    @property
    def stalls(self) -> list[int]:
        """All stalls."""
        first_sort = [int(STALLS) << 3 | cart for cart in self.carts]
        return first_sort + self.more_stalls + self.other_stalls

    @property
    def beasts(self) -> list[int]:
        """All animals."""
        return self.animals + self.homeless

    @property
    def goods(self) -> list[int]:
        """The tiles that can be bought and discarded."""
        return self.animals + self.stalls + self.homeless

    @property
    def tiles(self) -> list[int]:
        """All tiles that can lie on a truck."""
        return [*self.goods, int(COIN), *self.obstacles]

    @property
    def named(self) -> list[int]:
        """The tiles that stand for a species."""
        return [family << 3 for family in self.species] + self.homeless


def families(tiles: list[int]) -> list[int]:
    """The families of these tiles."""
    return sorted({tile >> 3 for tile in tiles})


def zoo_moves(box: Components) -> list[MoveKind]:
    """Placing tiles in a zoo, and what money can do there."""
    animals, stalls, homes = box.animals, box.stalls, box.homes
    shelters = [*homes, int(BARN), *box.shelters]
    stands = [*box.places, int(BARN)]
    return [
        MoveKind(PLACE, operand(A, animals), operand(B, shelters), families=box.species),
        MoveKind(PLACE, operand(A, stalls), operand(B, stands), families=families(stalls)),
        MoveKind(MOVE_ANIMAL, operand(A, animals), operand(B, homes), families=box.species),
        MoveKind(MOVE_STALL, operand(A, stalls), operand(B, stands), operand(C, stands)),
        MoveKind(EXCHANGE, _pairs(homes)),
        MoveKind(SWAP, operand(A, homes), operand(B, box.species)),
        MoveKind(BUY, rival(A, box.players), operand(B, box.goods)),
        MoveKind(DISCARD, operand(A, box.goods)),
        MoveKind(EXPAND),
    ]


def _pairs(pens: list[int]) -> Operand:
    """Two enclosures as one operand, the one with the higher number last."""
    pairs = [pen | other << 8 for other in pens for pen in pens if pen < other]
    return operand(A, pairs, bits=12)
