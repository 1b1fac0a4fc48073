"""What modules make of a turn: chores that are done at once, questions that wait for an answer.

Both lie on the agenda of the zoos, the next one on top.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from zoopark.core.moves import BYTE, A, B, C, Moves
from zoopark.core.rule import OK
from zoopark.games.drafting.rules.kinds import PLACE
from zoopark.games.zooloretto.rules.agenda import BIRTHS, CHORES, PUT, YOUNG, asked_seat
from zoopark.games.zooloretto.rules.components import BABY
from zoopark.games.zooloretto.rules.events import BORN
from zoopark.games.zooloretto.rules.module import YOUNG_BORN

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos


def work(zoos: "Zoos") -> None:
    """Do the chores on the agenda until it is empty or a question is on top."""
    agenda = zoos.agenda
    while agenda.depth and agenda.top() & BYTE >= CHORES:
        task = agenda.pop()
        if task & BYTE == BIRTHS:
            seat = asked_seat(task)
            pen = (task >> B) & BYTE
            zoos.breed(seat, zoos.zoos[seat], pen, task >> C != 0)
        else:
            zoos.parts[zoos.dispatch.of_task[task & BYTE]].work(zoos, task)
    top = agenda.top()
    zoos.asks = top & BYTE
    zoos.asker = asked_seat(top)


def ask_moves(zoos: "Zoos", seat: i64, moves: Moves) -> None:
    task = zoos.agenda.top()
    if zoos.asks == YOUNG:
        _cradle_moves(zoos, seat, (task >> B) & BYTE, moves)
    elif zoos.asks == PUT:
        zoos.place_moves(seat, (task >> B) & BYTE, True, moves)
    else:
        zoos.parts[zoos.dispatch.of_task[zoos.asks]].ask_moves(zoos, task, moves)


def ask_refusal(zoos: "Zoos", seat: i64, move: i64) -> i64:
    task = zoos.agenda.top()
    if zoos.asks == YOUNG:
        return _cradle_refusal(zoos, seat, (task >> B) & BYTE, move)
    if zoos.asks == PUT:
        if move & BYTE != PLACE or (move >> A) & BYTE != (task >> B) & BYTE:
            return 99_01_09
        return zoos.place_refusal(seat, True, move)
    return zoos.parts[zoos.dispatch.of_task[zoos.asks]].ask_refusal(zoos, task, move)


def answer_price(zoos: "Zoos", move: i64) -> i64:
    if zoos.asks in (YOUNG, PUT):
        return 0
    module = zoos.parts[zoos.dispatch.of_task[zoos.asks]]
    return module.answer_price(zoos, zoos.agenda.top(), move)


def answer(zoos: "Zoos", seat: i64, move: i64) -> None:
    task = zoos.agenda.pop()
    if zoos.asks == YOUNG:
        _answer_young(zoos, seat, (task >> B) & BYTE, move)
    elif zoos.asks == PUT:
        zoos.lay(seat, move, task >> C != 0)
    else:
        zoos.parts[zoos.dispatch.of_task[zoos.asks]].answer(zoos, task, move)
    work(zoos)


# -- where a young one goes if a module offers a cradle -------------------------------------------


def cradle_offered(zoos: "Zoos", seat: i64) -> bool:
    return any(module.cradle(seat) for module in zoos.modules)


def _cradle_moves(zoos: "Zoos", seat: i64, parents: i64, moves: Moves) -> None:
    move = PLACE | (zoos.zoos[seat].species(parents) << 3 | BABY) << A
    if zoos.zoos[seat].room(parents) > 0:
        moves.add(move | parents << B)
    for module in zoos.modules:
        if module.cradle(seat):
            moves.add(move | module.cradle(seat) << B)


def _cradle_refusal(zoos: "Zoos", seat: i64, parents: i64, move: i64) -> i64:
    zoo = zoos.zoos[seat]
    if move & BYTE != PLACE or (move >> A) & BYTE != zoo.species(parents) << 3 | BABY:
        return 1_06_01
    where = move >> B
    if where == parents and zoo.room(parents) > 0:
        return OK
    refused: i64 = 1_06_02
    for module in zoos.modules:
        if module.cradle(seat):
            if where == module.cradle(seat):
                return OK
            refused = module.place_refusal(zoos, seat, False, move)
    return refused


def _answer_young(zoos: "Zoos", seat: i64, parents: i64, move: i64) -> None:
    zoo = zoos.zoos[seat]
    where = move >> B
    if where == parents:
        zoos.lay_young(seat, zoo, parents)
        return
    if zoos.journal.on:
        zoos.journal.note(BORN, seat, zoo.species(parents) << 3 | BABY, where)
    for module in zoos.modules:
        if where == module.cradle(seat):
            module.lay(zoos, seat, move, True)
            break
    zoos.tell(seat, YOUNG_BORN, 0)


# -- chance in mid-turn ---------------------------------------------------------------------------


def drawn(zoos: "Zoos", tile: i64) -> None:
    """Hand a tile that chance has drawn to the module that asked for it."""
    zoos.draws = False
    zoos.parts[zoos.drawing].drawn(zoos, tile)
    if not zoos.draws:
        zoos.drawing = -1
    work(zoos)
