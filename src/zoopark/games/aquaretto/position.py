"""The parks of Aquaretto in words: where their tiles are, positions and drawings."""

from collections import Counter
from collections.abc import Iterable

from zoopark.core.bits import ones
from zoopark.games.aquaretto.board import draw_park
from zoopark.games.aquaretto.fields import earned_helpers, fields_of, read_park, write_park
from zoopark.games.aquaretto.rules.components import (
    BABY,
    COIN,
    FIRST_SPECIES,
    LAST_SPECIES,
    brings_helper,
)
from zoopark.games.aquaretto.rules.game import new_supply
from zoopark.games.aquaretto.rules.parks import HELPER, YOUNG, Parks
from zoopark.games.drafting.rules.supply import Supply
from zoopark.games.drafting.side import SideNotation
from zoopark.notation.errors import Impossible
from zoopark.notation.fields import Fields
from zoopark.notation.seats import seat_letter
from zoopark.notation.tiles import species_name, species_number, tile_name

ASKS = {int(HELPER): "helper", int(YOUNG): "young"}


class ParkNotation(SideNotation):
    coin = int(COIN)
    families = range(int(FIRST_SPECIES), int(LAST_SPECIES) + 1)

    def __init__(self, parks: Parks, supply: Supply) -> None:
        self.parks = parks
        self.supply = supply
        self.numbers = parks.numbers

    # -- where the tiles are ----------------------------------------------------------------------

    def box(self, left_out: Iterable[int]) -> Counter[int]:
        whole = new_supply(self.parks.numbers)
        tiles = Counter({self.coin: int(whole.copies(self.coin))})
        for family in set(self.families) - set(left_out):
            for kind in range(int(BABY)):
                tiles[family << 3 | kind] = int(whole.copies(family << 3 | kind))
            tiles[self.baby(family)] = int(self.parks.numbers.offspring_tiles)
        return +tiles

    def tiles_held(self) -> int | None:
        return sum(int(ones(park.tiles())) + len(park.depot) for park in self.parks.parks)

    def on_boards(self) -> list[int]:
        tiles: list[int] = []
        for park in self.parks.parks:
            tiles += park.depot
            tiles += [int(tile) for _, field in fields_of(park) if (tile := park.face(field))]
        if self.parks.expected:
            tiles.append(self.baby(self.parks.expected))
        return tiles

    def baby(self, family: int) -> int:
        return family << 3 | BABY

    def nursery(self) -> int:
        return int(self.parks.nursery)

    def unborn(self, family: int) -> int:
        return int(self.parks.unborn(family))

    def set_unborn(self, family: int, young: int) -> None:
        self.parks.leave_out(family)
        self.parks.nursery |= young << ((family - FIRST_SPECIES) << 2)

    def check_births(self, seen: Counter[int], families: Iterable[int]) -> None:
        for family in families:
            pairs = sum(int(park.pairs(family)) for park in self.parks.parks)
            if seen[self.baby(family)] != pairs:
                name = species_name(family)
                raise Impossible(f"young {name}s must be as many as pairs in basins", "A.7.4")

    def check_loaded(self, tiles: Iterable[int]) -> None:
        if any(tile >> 3 in self.families and tile & 7 == BABY for tile in tiles):
            raise Impossible("young are never on a truck", "A.7.7")

    def untouched(self) -> bool:
        return all(not write_park(park) for park in self.parks.parks)

    # -- positions --------------------------------------------------------------------------------

    def write_table(self) -> list[str]:
        expected = self.parks.expected
        return [f"young:{species_name(expected)}"] if expected else []

    def read_table(self, fields: Fields, players: int) -> None:
        name = fields.text("young")
        if name is not None:
            self.parks.expected = species_number(name)
            if self.parks.expected not in self.families:
                raise Impossible(f"no young {name} can be expected in the water")

    def asks(self) -> str:
        return ASKS.get(int(self.parks.asks), "")

    def set_asks(self, word: str, turn: int) -> bool:
        for ask, name in ASKS.items():
            if name == word:
                self.parks.asks = ask
                self.parks.asker = turn
                return True
        return False

    def write_seat(self, seat: int) -> list[str]:
        return write_park(self.parks.parks[seat])

    def read_seat(self, seat: int, fields: Fields) -> None:
        read_park(self.parks.parks[seat], fields)

    def check(self, turn: int) -> None:
        for seat in range(len(self.parks.parks)):
            self._check_seat(seat, seat == turn)

    def _check_seat(self, seat: int, on_turn: bool) -> None:
        park = self.parks.parks[seat]
        asked = on_turn and self.parks.asks == HELPER
        if asked and not any(brings_helper(park.size(family)) for family in self.families):
            raise Impossible("a helper is asked for when a basin has five or ten tiles", "A.7.2")
        if earned_helpers(park) != park.helpers() + asked:
            letter = seat_letter(seat)
            raise Impossible(f"the basins of {letter} bring another number of helpers", "A.7.2")
        expected = self.parks.expected
        if on_turn and expected and not park.size(expected):
            raise Impossible("a young one is expected where its parents are", "A.7.4")
        if on_turn and (self.parks.asks == YOUNG) > bool(expected and park.allowed(expected)):
            raise Impossible("a young one is asked for only if a field is free for it", "A.7.5")
        if on_turn and expected and not self.parks.asks:
            raise Impossible("a young one that is expected is asked for", "A.7.5")

    # -- boards -------------------------------------------------------------------------

    def draw(self, seat: int, viewer: int | None) -> list[str]:
        return draw_park(self.parks.parks[seat])

    def asked_sentence(self) -> str:
        if self.parks.asks == HELPER:
            return "puts a helper to work"
        return f"lays a {tile_name(self.baby(self.parks.expected))}"
