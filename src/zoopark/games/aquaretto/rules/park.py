"""One player's water park: basins, helpers and depot.

Sets of fields are masks. A basin is the mask of its species; its rim are the fields beside it.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from zoopark.core.bits import bit, ones
from zoopark.core.rule import OK
from zoopark.core.tiles import family, kind
from zoopark.games.aquaretto.rules.components import (
    BABY,
    BASINS,
    BOLT,
    CASHIER,
    CASHIERS,
    FEMALE,
    FIRST_SPECIES,
    FISH,
    KEEPER,
    KEEPERS,
    LARGE_BOARDS,
    LAST_SHOW,
    MALE,
    MANAGER,
    MANAGERS,
    SMALL_BOARDS,
    SPECIES,
)
from zoopark.games.aquaretto.rules.land import LAY_SMALL, Land, around

# The rules that forbid a free field to a tile.
APART: Final[i64] = 2_05_02  # its basin lies elsewhere
NEAR: Final[i64] = 2_05_03  # beside another basin
LIMIT: Final[i64] = 2_05_04  # no more basins

RIM: Final[i64] = SPECIES  # the rims stand behind the basins


@mypyc_attr(acyclic=True)
class Park:
    def __init__(self, land: Land, basins: vec[i64], depot: vec[i64]) -> None:
        self.land = land
        self.basins = basins  # the fields of each species, then the rim of each species
        self.depot = depot  # the top tile is the last
        self.trainers: i64 = 0
        self.cashiers: i64 = 0
        self.keepers: i64 = 0
        self.managers: i64 = 0
        self.smalls = SMALL_BOARDS  # boards not yet laid
        self.larges = LARGE_BOARDS
        # The fields whose tile has a certain face.
        self.males: i64 = 0
        self.females: i64 = 0
        self.fish: i64 = 0
        self.bolts: i64 = 0
        self.babies: i64 = 0

    # -- fields -----------------------------------------------------------------------------------

    def tiles(self) -> i64:
        """All fields with a tile."""
        taken: i64 = 0
        for species in range(SPECIES):
            taken |= self.basins[species]
        return taken

    def free(self) -> i64:
        """All fields on which a tile or a trainer may be put (A.5.5)."""
        return self.land.fields & ~self.tiles() & ~self.trainers

    def basin_count(self) -> i64:
        basins: i64 = 0
        for species in range(SPECIES):
            if self.basins[species]:
                basins += 1
        return basins

    def basin_limit(self) -> i64:
        return BASINS + LARGE_BOARDS - self.larges  # A.5.4

    def allowed(self, species: i64) -> i64:
        """All fields on which a tile of a species may be laid."""
        own = species - FIRST_SPECIES
        taken: i64 = 0
        beside: i64 = 0
        basins: i64 = 0
        for other in range(SPECIES):
            basin = self.basins[other]
            if basin:
                taken |= basin
                basins += 1
                if other != own:
                    beside |= self.basins[RIM + other]  # A.5.3
        fields = self.land.fields & ~taken & ~beside & ~self.trainers
        if self.basins[own]:
            return fields & self.basins[RIM + own]  # A.5.2
        return fields if basins < self.basin_limit() else 0

    def tile_refusal(self, species: i64, cell: i64) -> i64:
        """Why a tile of a species may not be laid on a cell."""
        field = self.land.field_at(cell)
        if field < 0 or not self.free() >> field & 1:
            return 2_05_05
        own = species - FIRST_SPECIES
        for other in range(SPECIES):
            if other != own and self.basins[RIM + other] >> field & 1:
                return NEAR
        if self.basins[own]:
            return OK if self.basins[RIM + own] >> field & 1 else APART
        return OK if self.basin_count() < self.basin_limit() else LIMIT

    def size(self, species: i64) -> i64:
        return ones(self.basins[species - FIRST_SPECIES])

    def lay(self, tile: i64, cell: i64) -> None:
        field = self.land.field_at(cell)
        own = family(tile) - FIRST_SPECIES
        face = kind(tile)
        self.basins[own] |= bit(field)
        self.basins[RIM + own] |= self.land.near[field]
        if face == MALE:
            self.males |= bit(field)
        elif face == FEMALE:
            self.females |= bit(field)
        elif face == FISH:
            self.fish |= bit(field)
        elif face == BOLT:
            self.bolts |= bit(field)
        elif face == BABY:
            self.babies |= bit(field)

    def pairs(self, species: i64) -> i64:
        """How many pairs of parents a basin has (A.7.4)."""
        basin = self.basins[species - FIRST_SPECIES]
        males = ones(basin & self.males)
        females = ones(basin & self.females)
        return males if males < females else females

    def face(self, field: i64) -> i64:
        """The tile on a field, 0 where there is none."""
        for own in range(SPECIES):
            if self.basins[own] >> field & 1:
                return (own + FIRST_SPECIES) << 3 | self._kind(field)
        return 0

    def _kind(self, field: i64) -> i64:
        if self.males >> field & 1:
            return MALE
        if self.females >> field & 1:
            return FEMALE
        if self.fish >> field & 1:
            return FISH
        if self.bolts >> field & 1:
            return BOLT
        return BABY if self.babies >> field & 1 else 0

    # -- depot ------------------------------------------------------------------------------------

    def top(self) -> i64:
        """The tile on top of the depot, 0 if it is empty (A.5.6)."""
        return self.depot[len(self.depot) - 1] if len(self.depot) else 0

    def store(self, tile: i64) -> None:
        self.depot = append(self.depot, tile)

    def fetch(self) -> i64:
        self.depot, tile = pop(self.depot)
        return tile

    # -- boards -----------------------------------------------------------------------------------

    def expand(self, board: i64) -> None:
        """Lay an expansion board; basins beside it may grow on it."""
        known = i64(len(self.land.cells))
        self.land = self.land.laid(board)
        for field in range(known, len(self.land.cells)):
            for own in range(SPECIES):
                if self.basins[own] & self.land.near[field]:
                    self.basins[RIM + own] |= bit(field)
        if board & 0xFF == LAY_SMALL:
            self.smalls -= 1
        else:
            self.larges -= 1

    # -- helpers ----------------------------------------------------------------------------------

    def helpers(self) -> i64:
        return self.cashiers + self.keepers + self.managers + ones(self.trainers)

    def job_refusal(self, job: i64) -> i64:
        """Why a helper may not take up a job, or stand as a trainer on a cell (A.7.10)."""
        if job == CASHIER:
            return OK if self.cashiers < CASHIERS else 2_07_10
        if job == KEEPER:
            return OK if self.keepers < KEEPERS else 2_07_10
        if job == MANAGER:
            return OK if self.managers < MANAGERS else 2_07_10
        field = self.land.field_at(job)
        return OK if field >= 0 and self.free() >> field & 1 else 2_07_10

    def works_as(self, job: i64) -> bool:
        """Is there a helper in this job, or on this cell?"""
        if job == CASHIER:
            return self.cashiers > 0
        if job == KEEPER:
            return self.keepers > 0
        if job == MANAGER:
            return self.managers > 0
        field = self.land.field_at(job)
        return field >= 0 and self.trainers >> field & 1 != 0

    def employ(self, job: i64, helpers: i64) -> None:
        """Add a helper to a job, or with -1 take one away."""
        if job == CASHIER:
            self.cashiers += helpers
        elif job == KEEPER:
            self.keepers += helpers
        elif job == MANAGER:
            self.managers += helpers
        else:
            self.trainers ^= bit(self.land.field_at(job))

    def trained(self) -> i64:
        """How many animals trainers work with, each for itself (A.9.4, A.9.5)."""
        shows: i64 = 0
        for own in range(LAST_SHOW - FIRST_SPECIES + 1):
            shows |= self.basins[own]
        shows &= ~self.bolts
        animals: i64 = 0
        if shows and self.trainers:
            cells = self.land.cells
            for trainer in range(len(cells)):
                if self.trainers >> trainer & 1:
                    for field in range(len(cells)):
                        if shows >> field & 1 and around(cells[trainer], cells[field]):
                            animals += 1
        return animals

    def stored_species(self) -> i64:
        """How many different species are on the depot (A.9.6)."""
        seen: i64 = 0
        for k in range(len(self.depot)):
            seen |= bit(family(self.depot[k]))
        return ones(seen)

    # -- copies -----------------------------------------------------------------------------------

    def copy(self) -> "Park":
        other = Park(self.land, self.basins[:], self.depot[:])
        other.trainers = self.trainers
        other.cashiers = self.cashiers
        other.keepers = self.keepers
        other.managers = self.managers
        other.smalls = self.smalls
        other.larges = self.larges
        other.males = self.males
        other.females = self.females
        other.fish = self.fish
        other.bolts = self.bolts
        other.babies = self.babies
        return other

    def looks(self) -> list[int]:
        """Everything that can be seen of a park, quicker than ``cells`` and as it was laid."""
        seen: list[int] = [self.cashiers, self.keepers, self.managers, self.trainers]
        seen += [self.males, self.females, self.fish, self.bolts, self.babies]
        seen += self.basins
        seen += self.land.boards
        seen.append(-1)  # the depot begins
        seen += self.depot
        return seen

    def cells(self) -> list[int]:
        """Every value, whatever the order in which boards were laid."""
        values: list[int] = [self.cashiers, self.keepers, self.managers, len(self.depot)]
        values += self.depot
        values += sorted(self.land.boards)
        for field in sorted(range(len(self.land.cells)), key=lambda f: self.land.cells[f]):
            values.append(-1 if self.trainers >> field & 1 else self.face(field))
        return values
