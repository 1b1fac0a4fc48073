"""The capybara: one animal moves out of the barn at once, free of charge."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zoopark.core.moves import BYTE, A, B, Moves
from zoopark.core.rule import OK
from zoopark.core.tiles import KINDS, count, family
from zoopark.games.drafting.rules.kinds import DECLINE
from zoopark.games.zooloretto.modules.acclimatisation.rules import MOVE_IN
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import RULEBOOK, Mini
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.actions import MOVE_ANIMAL
from zoopark.games.zooloretto.rules.agenda import asked_seat
from zoopark.games.zooloretto.rules.components import BARN, FLAMINGO
from zoopark.games.zooloretto.rules.events import MOVED
from zoopark.games.zooloretto.rules.herds import is_beast
from zoopark.games.zooloretto.rules.module import MODULE_PLACES, Manifest

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

NUMBERS: Final = Numbers("capybara")
ASK_MOVE: Final[i64] = NUMBERS.question("move")  # which animal moves, and where?

MANIFEST: Final[Manifest] = Manifest("capybara", RULEBOOK, chapter=16, tasks=(ASK_MOVE,))


class Capybara(Mini):
    def chosen(self, zoos: "Zoos", seat: i64) -> None:
        moves = Moves()
        self._fitting(zoos, seat, moves)
        if moves.count:
            zoos.agenda.push(ASK_MOVE | seat << A)

    def _fitting(self, zoos: "Zoos", seat: i64, moves: Moves) -> None:
        """Add every way from the barn into an enclosure."""
        zoo = zoos.zoos[seat]
        for species in range(FLAMINGO, len(zoo.barn)):
            group = zoo.barn[species]
            if group and zoos.species >> species & 1:
                for pen in range(zoo.reach):
                    if zoo.entry_refusal(pen, species) == OK:
                        for k in range(KINDS):
                            if count(group, k):
                                moves.add(MOVE_ANIMAL | (species << 3 | k) << A | pen << B)

    def ask_moves(self, zoos: "Zoos", task: i64, moves: Moves) -> None:
        self._fitting(zoos, asked_seat(task), moves)
        moves.add(DECLINE)

    def ask_refusal(self, zoos: "Zoos", task: i64, move: i64) -> i64:
        if move == DECLINE:
            return OK
        if move & BYTE == MOVE_IN:
            return 24_16_02
        if move & BYTE != MOVE_ANIMAL:
            return 99_01_09
        zoo = zoos.zoos[asked_seat(task)]
        tile = (move >> A) & BYTE
        where = move >> B
        if not zoo.in_barn(tile) or not is_beast(tile):
            return 24_16_01
        if not zoos.is_animal(tile) or where >= MODULE_PLACES:
            return 24_16_02
        if where == BARN:
            return 24_16_01
        return zoos.entry_refusal(asked_seat(task), where, family(tile))

    def answer(self, zoos: "Zoos", task: i64, move: i64) -> None:
        """Young and bonus come as with any placement (MI.16.3)."""
        if move == DECLINE:
            return
        seat = asked_seat(task)
        tile = (move >> A) & BYTE
        if zoos.journal.on:
            zoos.journal.note(MOVED, seat, tile, BARN, move >> B)
        zoos.zoos[seat].fetch(tile)
        zoos.settle(seat, move >> B, tile)

    def fresh(self) -> "Capybara":
        return Capybara(MANIFEST)


def new_capybara(players: i64) -> Capybara:
    return Capybara(MANIFEST)


MINIS: Final = [(MANIFEST, new_capybara)]
