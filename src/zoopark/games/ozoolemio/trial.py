"""Trying a tile of O Zoo le Mio, before it is bought too: which figures would it win and lose?"""

from zoopark.core.moves import BYTE, A, B
from zoopark.core.rule import rule_id
from zoopark.games.ozoolemio.rules.components import COLOURS, ROUNDS
from zoopark.games.ozoolemio.rules.game import BIDDING, BUILDING, KINDS, OZooLeMio
from zoopark.games.ozoolemio.rules.zoo import BUILD
from zoopark.games.trial import Gain, Trial, tried


def tried_tile(state: OZooLeMio, seat: int, code: int, text: str) -> Trial:
    """Lay the tile on sale into the zoo of a seat, as if the seat had won it."""
    if code & BYTE != BUILD or state.phase not in (BIDDING, BUILDING):
        return tried(state, seat, code, text, {})
    tile, rotation, cell = int(state.row[0]), code >> A & BYTE, code >> B
    refused = state.zoos[seat].build_refusal(tile, rotation, cell)
    if refused:
        return Trial(text, rule_id(refused))
    after = state.copy()
    after.zoos[seat].build(tile, rotation, cell, state.laid + 1)
    now = int(state.round)
    to_come = sum(range(now, int(ROUNDS) + 1))  # a figure is worth the number of each round (O.6.1)
    gains: list[Gain] = []
    for other in range(state.players):
        before, then = figures(state, other), figures(after, other)
        for kind, name in enumerate(KINDS):
            change = then[kind] - before[kind]
            if change:
                gains.append(Gain(other, name, change * now, change, change * to_come))
    return Trial(text, gains=tuple(gains))


def figures(state: OZooLeMio, seat: int) -> list[int]:
    """The figures of a zoo, kind by kind."""
    visitors = [int(state.visitors(seat, colour)) for colour in range(COLOURS)]
    return [*visitors, int(state.tree_figures(seat)), int(state.bench_figures(seat))]
