"""The table of a drafting game as text: trucks above, the seats below, two side by side."""

from collections.abc import Sequence

from zoopark.games.drafting.position import DraftingPosition
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.rules.kinds import (
    ASKING,
    BEGINNING,
    DEALING,
    LEAVING,
    LOADING,
    OVER,
    PLACING,
    REVEALING,
    TURN,
)
from zoopark.games.drafting.rules.trucks import owner, tiles_on
from zoopark.notation.layout import WIDTH, beside
from zoopark.notation.tiles import tile_name

FREE = "·"


def draw_board(
    position: DraftingPosition, title: str, names: Sequence[str], viewer: int | None
) -> str:
    state = position.state
    lines = [_heading(position, title), _trucks(state, names)]
    for side in position.sides:
        lines += side.draw_table()
    lines += [_waiting(position, names), ""]
    blocks = [_seat(position, seat, names[seat], viewer) for seat in range(state.players)]
    lines += beside(blocks, WIDTH)
    return "\n".join(line.rstrip() for line in lines)


def _heading(position: DraftingPosition, title: str) -> str:
    state = position.state
    if len(position.sides) == 1:
        total, pile = state.supply.total, state.supply.end_pile
        tiles = (
            f"{total} tiles of the end pile left: the last round"
            if state.last_round
            else f"{total - pile} tiles before the end pile of {pile}"
        )
    else:
        left = " and ".join(str(side.supply.total) for side in position.sides)
        tiles = f"{left} tiles unseen" + (": the last round" if state.last_round else "")
    return f"{title}   round {state.round}   {tiles}   bank {state.money.bank}"


def _trucks(state: Drafting, names: Sequence[str]) -> str:
    shown: list[str] = []
    for number, truck in enumerate(state.trucks):
        taken = owner(truck)
        if taken >= 0:
            shown.append(f"{number + 1} ({names[taken]})")
            continue
        tiles = [tile_name(tile) for tile in tiles_on(truck)]
        free = state.spaces(number) - len(tiles)
        shown.append(f"{number + 1} [{' '.join(tiles + [FREE] * free)}]")
    return "Trucks   " + "   ".join(shown)


def _waiting(position: DraftingPosition, names: Sequence[str]) -> str:
    state = position.state
    hand = ", ".join(tile_name(tile) for tile in tiles_on(state.hand))
    name = names[state.turn]
    if state.phase == ASKING:
        asked = next(side.asked_sentence() for side in position.sides if side.asks())
        asker = names[int(state.actors()).bit_length() - 1]
        return f"{asker} {asked}" + (f", then {name} places {hand}" if hand else "")
    return {
        int(LEAVING): "Waiting for the lot: a species to leave out",
        int(DEALING): "Waiting for the lot: what is dealt to the seats",
        int(BEGINNING): "Waiting for the lot: who begins",
        int(REVEALING): f"{name} draws a tile",
        int(TURN): f"{name} is on turn",
        int(LOADING): f"{name} loads {hand}",
        int(PLACING): f"{name} places {hand}",
        int(OVER): "The game is over",
    }[int(state.phase)]


def _seat(position: DraftingPosition, seat: int, name: str, viewer: int | None) -> list[str]:
    state = position.state
    mark = "▶" if state.actors() >> seat & 1 else "○" if state.out >> seat & 1 else " "
    coins, total = state.money.purses[seat], state.points(seat)
    purse = f"{coins} coin{'' if coins == 1 else 's'}"
    points = f"{total} point{'' if total == 1 else 's'}"
    lines = [f"{mark} {name[:14]:<14}{purse:>9}{points:>11}"]
    for side in position.sides:
        lines += side.draw(seat, viewer)
    return lines
