"""Players for tests that let things happen: random ones seldom fill an enclosure or breed."""

from random import Random

from zoopark import Game, Move


def lively_move(game: Game, rng: Random) -> Move:
    """Any legal move, but tiles are mostly put where they are worth most."""
    legal = game.legal()
    kind = legal[0].verb
    if kind == "place" and rng.random() < 0.8:
        seat = game.to_act[0]
        return max(legal, key=lambda move: (_worth(game, move, seat), rng.random()))
    if kind == "take" and rng.random() < 0.5:
        return rng.choice([move for move in legal if move.verb in ("take", "draw")])
    return rng.choice(legal)


def _worth(game: Game, move: Move, seat: int) -> tuple[int, int]:
    state = game.state.copy()
    state.play(seat, move.code)
    same = move.text.split()[1].split("-")[0]
    pens = game.view()["seats"][seat]["enclosures"]
    joins = any(pen["species"] == same and pen["name"] == move.text.split()[2] for pen in pens)
    return int(joins) - int(move.text.endswith("barn")), int(state.points(seat))


def played(game: Game, rng: Random, most: int = 10_000) -> Game:
    """Let lively players play on, to the end or for so many decisions."""
    for _ in range(most):
        if game.over:
            break
        game.play(lively_move(game, rng))
    return game
