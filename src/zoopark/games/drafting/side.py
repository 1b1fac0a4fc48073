"""What is written and shown of one side of a drafting game, and where its tiles are.

Positions, views and boards of drafting games are put together from the table, which is the same in
all of them, and from one such notation for each side.
"""

from collections import Counter
from collections.abc import Iterable

from zoopark.games.drafting.rules.supply import Supply
from zoopark.notation.fields import Fields


class SideNotation:
    supply: Supply
    coin: int  # the coin tile of this side
    families: tuple[int, ...] | range  # its species
    numbers: object = None  # with which it is played, if they can be tweaked

    # -- where the tiles are ----------------------------------------------------------------------

    def box(self, left_out: Iterable[int]) -> Counter[int]:
        """Every tile that this side is played with, young included."""
        raise NotImplementedError

    def as_born(self, tiles: Counter[int]) -> Counter[int]:
        """The tiles of the box after the births so far, where parents are other tiles."""
        return tiles

    def tiles_held(self) -> int | None:
        """How many tiles of this side lie before the seats, if that is quickly told."""
        return None

    def on_boards(self) -> list[int]:
        """All tiles that lie before the seats."""
        raise NotImplementedError

    def baby(self, family: int) -> int:
        """The tile of a young one."""
        raise NotImplementedError

    def nursery(self) -> int:
        """All young ones that are not born yet, packed into one number."""
        raise NotImplementedError

    def unborn(self, family: int) -> int:
        raise NotImplementedError

    def set_unborn(self, family: int, young: int) -> None:
        raise NotImplementedError

    def check_births(self, seen: Counter[int], families: Iterable[int]) -> None:
        """Do parents and young of these species fit each other?"""
        raise NotImplementedError

    def check_loaded(self, tiles: Iterable[int]) -> None:
        """Can these tiles lie on trucks?"""
        raise NotImplementedError

    def refills(self) -> bool:
        """Can tiles have come back among the unseen ones?"""
        return False

    def strands(self) -> bool:
        """Can this side leave a seat with nothing to draw and nothing to take (K.1.2)?"""
        return False

    def dealt(self) -> bool:
        """Has chance dealt anything to the seats?"""
        return False

    def untouched(self) -> bool:
        """Is everything before the seats as at the beginning?"""
        raise NotImplementedError

    # -- positions --------------------------------------------------------------------------------

    def write_table(self) -> list[str]:
        """Words that belong to no seat."""
        return []

    def read_table(self, fields: Fields, players: int) -> None:
        """Take these words out of the field of the turn."""

    def asks(self) -> str:
        """What the side asks for, in one word."""
        raise NotImplementedError

    def set_asks(self, word: str, turn: int) -> bool:
        """Ask for this, if the side knows the word; this seat is on turn."""
        return False

    def set_round(self, number: int) -> None:
        """Rounds are counted by the table, and some sides must know."""

    def laid_coins(self) -> int:
        """Coins that lie neither in the bank nor in a purse."""
        return 0

    def write_seat(self, seat: int) -> list[str]:
        raise NotImplementedError

    def read_seat(self, seat: int, fields: Fields) -> None:
        raise NotImplementedError

    def check(self, turn: int) -> None:
        """Can this be, once the whole position is read and this seat is on turn?"""

    # -- boards -------------------------------------------------------------------------

    def draw(self, seat: int, viewer: int | None) -> list[str]:
        """The lines of a drawing of the same."""
        raise NotImplementedError

    def draw_table(self) -> list[str]:
        """Lines for the drawing of the table."""
        return []

    def asked_sentence(self) -> str:
        """What the side asks for, to be said behind a name."""
        raise NotImplementedError
