"""A situation of a drafting game in one line, as FEN is for chess.

Fields are separated by bars: the game, the turn, the bank, the trucks, a field for each seat, and
the tiles that are out of the game. The bag is what is nowhere else. docs/notation.md has the
grammar.
"""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.rule import rule_id
from zoopark.core.tiles import one
from zoopark.games.drafting.checks import check_phase, check_tiles, impossible
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.rules.kinds import (
    ASKING,
    BEGINNING,
    DEALING,
    LEAVING,
    LOADING,
    OVER,
    PLACING,
    QUIET_BITS,
    REVEALING,
    TURN,
)
from zoopark.games.drafting.rules.trucks import OWNER, SPACES, loaded, owner, tiles_on
from zoopark.games.drafting.side import SideNotation
from zoopark.games.drafting.stock import (
    count_gone,
    gone_tiles,
    left_out_species,
    open_tiles,
    species_in_play,
)
from zoopark.notation.config import Config
from zoopark.notation.errors import Impossible, Misread, quoted
from zoopark.notation.fields import Fields
from zoopark.notation.seats import seat_letter, seat_number
from zoopark.notation.tiles import read_tiles, species_name, tiles_text

PHASES = {
    "leave": LEAVING,
    "deal": DEALING,
    "begin": BEGINNING,
    "reveal": REVEALING,
    "turn": TURN,
    "load": LOADING,
    "place": PLACING,
    "over": OVER,
}
_NAMES = {int(phase): name for name, phase in PHASES.items()}


class DraftingPosition:
    """Writes and reads the situations of one state, whatever its sides."""

    def __init__(self, state: Drafting, sides: list[SideNotation], coins: int) -> None:
        self.state = state
        self.sides = sides
        self.coins = coins  # of the box

    # -- money ------------------------------------------------------------------------------------

    def minted(self) -> dict[int, int]:
        """Coin tiles that have become money: what there is beyond the coins of the box."""
        return {self.sides[0].coin: self.all_coins() - self.coins}

    def all_coins(self) -> int:
        laid = sum([side.laid_coins() for side in self.sides])
        return int(self.state.money.total()) + laid

    def count_gone(self) -> int | None:
        return count_gone(self.state, self.sides, self.minted())

    def gone(self) -> Counter[int]:
        if self.count_gone() == 0:
            return Counter()
        return gone_tiles(self.state, self.sides, self.minted())

    # -- writing ----------------------------------------------------------------------------------

    def write(self, config: Config) -> str:
        state = self.state
        left_out = "+".join(species_name(f) for f in left_out_species(state, self.sides))
        values = {"players": "", "out": left_out} | config.values | {"out": left_out, "start": ""}
        game = Config(config.game, {name: value for name, value in values.items() if value})
        fields = [str(game), " ".join(self._turn()), " ".join(self.write_bank())]
        fields.append("trucks:" + ",".join(self.write_truck(truck) for truck in state.trucks))
        fields += [" ".join(self._seat(seat)) for seat in range(state.players)]
        gone = self.gone()
        if gone:
            fields.append(f"gone:{tiles_text(sorted(gone.elements()))}")
        return " | ".join(fields)

    def _turn(self) -> list[str]:
        state = self.state
        words = [f"round:{state.round}", f"turn:{seat_letter(state.turn)}"]
        if state.starter >= 0:
            words.append(f"start:{seat_letter(state.starter)}")
        withdrawn = [seat_letter(seat) for seat in self._withdrawn()]
        words += [f"withdrawn:{'+'.join(withdrawn)}"] if withdrawn else []
        closed = state.supply.total >= state.supply.end_pile
        words += ["last:yes"] if state.last_round and closed else []
        for side in self.sides:
            words += side.write_table()
        words += self.write_table()
        hand = f"={tiles_text(tiles_on(state.hand))}" if state.hand else ""
        return [*words, f"asks:{self.asks()}{hand}"]

    def _withdrawn(self) -> list[int]:
        """The seats that left the round without a truck (K.1.2)."""
        state = self.state
        owners = [int(owner(truck)) for truck in state.trucks]
        return [
            seat for seat in range(state.players) if state.out >> seat & 1 and seat not in owners
        ]

    def asks(self) -> str:
        """What the state waits for, in one word."""
        if self.state.phase == ASKING:
            return next(side.asks() for side in self.sides if side.asks())
        return _NAMES[int(self.state.phase)]

    def _seat(self, seat: int) -> list[str]:
        words = [seat_letter(seat), f"coins:{self.state.money.purses[seat]}"]
        for side in self.sides:
            words += side.write_seat(seat)
        quiet = self.state.quiet_turns(seat)
        return [*words, f"quiet:{quiet}"] if quiet else words

    def write_bank(self) -> list[str]:
        return [f"bank:{self.state.money.bank}"]

    def write_table(self) -> list[str]:
        """Words of the game itself in the field of the turn."""
        return []

    # -- reading ----------------------------------------------------------------------------------

    def read(self, left_out: list[int], texts: list[str]) -> None:
        """Set up a situation; one that cannot be is refused and the reason named."""
        state = self.state
        players = state.players
        if not players + 3 <= len(texts) <= players + 4:
            fields = {"least": int(players) + 4, "most": int(players) + 5}
            raise Misread("notation.parts-or", players=int(players), **fields)
        gone = _read_gone(texts[players + 3 :])
        self.leave_out(left_out)
        self._read_turn(Fields("turn", texts[0].split()))
        bank = Fields("bank", texts[1].split())
        self.read_bank(bank)
        bank.close()
        self._read_trucks(Fields("middle", texts[2].split()))
        for seat in range(players):
            self._read_seat(seat, texts[3 + seat])
        self._read_births(gone)
        bag = check_tiles(state, self.sides, gone, self.minted())
        for side in self.sides:
            self.fill_bag(side, bag)
        self.close_round()
        state.side.last_round = state.last_round
        for side in self.sides:
            side.check(int(state.turn))
        self.check()
        check_phase(state, self.sides)

    def check(self) -> None:
        """What else must hold in a game before the situation can be."""

    def leave_out(self, left_out: list[int]) -> None:
        state = self.state
        if len(set(left_out)) != len(left_out) or len(left_out) > state.leaving:
            raise impossible(state, "the number of species left out does not fit the players", 1, 2)
        species = sum(1 << family for family in left_out)
        agreed = len(left_out) == state.leaving  # only a lot leaves them out one by one
        refused = state.left_out_refusal(species, agreed)
        if refused:
            names = "+".join(species_name(family) for family in left_out)
            raise Impossible(f"{names} cannot be left out", rule_id(refused))
        state.left_out = species
        state.leaving -= len(left_out)
        for family in left_out:
            state.side_of(family << 3).leave_out(family)

    def _read_turn(self, fields: Fields) -> None:
        state = self.state
        state.round = fields.number("round")
        state.turn = seat_number(fields.needed("turn"))
        start = fields.text("start")
        state.starter = seat_number(start) if start else -1
        withdrawn = fields.text("withdrawn")
        for letter in withdrawn.split("+") if withdrawn else []:
            state.out |= 1 << seat_number(letter)
        state.last_round = fields.text("last") is not None
        for side in self.sides:
            side.set_round(int(state.round))
            side.read_table(fields, state.players)
        self.read_table(fields)
        name, _, hand = fields.needed("asks").partition("=")
        fields.close()
        if name in PHASES:
            state.phase = PHASES[name]
        elif any(side.set_asks(name, int(state.turn)) for side in self.sides):
            state.phase = ASKING
        else:
            raise Misread("notation.asks", known=", ".join(PHASES), given=quoted(name))
        tiles = read_tiles(hand or "-")
        if len(tiles) > SPACES:
            raise impossible(state, "in hand are the animals and stalls of one truck at most", 4, 3)
        for tile in tiles:
            state.hand = loaded(state.hand, tile)

    def read_table(self, fields: Fields) -> None:
        """Take the words of the game itself out of the field of the turn."""

    def read_bank(self, fields: Fields) -> None:
        self.state.money.bank = fields.number("bank")

    def _read_trucks(self, fields: Fields) -> None:
        state = self.state
        words = fields.needed("trucks").split(",")
        fields.close()
        if len(words) != len(state.trucks):
            there = str(len(state.trucks))
            raise Misread("notation.trucks", n=there, given=len(words))
        for number, word in enumerate(words):
            if word.startswith("@"):
                state.trucks[number] = self.read_taken(word)
                state.out |= 1 << int(owner(state.trucks[number]))
                continue
            tiles = read_tiles(word)
            if len(tiles) > state.spaces(number):
                raise Impossible(f"truck {number + 1} has only {state.spaces(number)} spaces")
            for tile in tiles:
                state.trucks[number] = loaded(state.trucks[number], tile)

    def write_truck(self, truck: int) -> str:
        taken = owner(truck)
        return f"@{seat_letter(taken)}" if taken >= 0 else tiles_text(tiles_on(truck))

    def read_taken(self, word: str) -> int:
        """A truck that a seat has taken: ``@B``."""
        return (seat_number(word[1:]) + 1) << OWNER

    def _read_seat(self, seat: int, text: str) -> None:
        letter, *words = text.split() or ["?"]
        if letter != seat_letter(seat):
            raise Misread("notation.seat-part", seat=seat_letter(seat), given=quoted(letter))
        fields = Fields("zoo", words, seat=letter)
        self.state.money.purses[seat] = fields.number("coins")
        quiet = fields.number("quiet", 0)
        most = self.state.quiet_cap()
        if quiet > most:
            raise Impossible(f"{fields.about} has more than {most} money actions", "K.1.1")
        self.state.quiet |= quiet << (seat * QUIET_BITS)
        for side in self.sides:
            side.read_seat(seat, fields)
        fields.close()

    def _read_births(self, gone: Counter[int]) -> None:
        """Every young one that is anywhere has been born."""
        seen = open_tiles(self.state, self.sides) + gone
        for side in self.sides:
            for family in side.families:
                side.set_unborn(family, 0)
            for family in species_in_play(self.state, side):
                young = side.box([])[side.baby(family)]
                born = seen[side.baby(family)]
                if born > young:
                    name = species_name(family)
                    raise impossible(self.state, f"there are only {young} young {name}s", 1, 1)
                side.set_unborn(family, young - born)
            side.check_births(seen, species_in_play(self.state, side))

    def fill_bag(self, side: SideNotation, tiles: Counter[int]) -> None:
        """Put the tiles of this side that are nowhere else into its bag."""
        supply = side.supply
        own = {t: n for t, n in tiles.items() if 0 <= (t >> 3) - supply.first < len(supply.bag)}
        bag = vec[i64]([0] * len(supply.bag))
        for tile, copies in own.items():
            bag[(tile >> 3) - supply.first] += one(tile) * copies
        supply.bag = bag
        supply.total = sum(own.values())

    def close_round(self) -> None:
        """Tell from the bag whether the round is the last."""
        if self.state.supply.total < self.state.supply.end_pile:
            self.state.last_round = True
        elif self.state.last_round and not any(side.refills() for side in self.sides):
            raise impossible(self.state, "the end pile is still closed", 8, 3)


def _read_gone(texts: list[str]) -> Counter[int]:
    if not texts:
        return Counter()
    fields = Fields("gone", texts[0].split())
    gone = Counter(read_tiles(fields.needed("gone")))
    fields.close()
    return gone
