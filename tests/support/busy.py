"""A player for games with modules who fills the enclosure of six and uses what modules offer."""

from random import Random

from zoopark import Game, Move
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.rules.trucks import tiles_on

TABLE = ("draw", "take", "load", "withdraw")
BASE = ("buy", "discard", "exchange", "expand")


def busy_move(game: Game, rng: Random) -> Move:
    legal = game.legal()
    if len(legal) == 1 or rng.random() < 0.1:
        return rng.choice(legal)
    if legal[0].verb == "place":
        return _placed(legal, rng)
    filling = [move for move in legal if move.verb == "move" and move.text.endswith(" 6")]
    if filling:
        return rng.choice(filling)
    actions = [move for move in legal if move.verb not in (*TABLE, *BASE)]
    if actions and rng.random() < 0.4:
        return _by_verb(actions, rng)
    trucks = [move for move in legal if move.verb == "take"]
    laden = [move for move in trucks if _load(game, move) >= 2]
    if laden and rng.random() < 0.6:
        return rng.choice(laden)
    return rng.choice([move for move in legal if move.verb in TABLE] or legal)


def _placed(legal: list[Move], rng: Random) -> Move:
    six = [move for move in legal if move.text.endswith(" 6")]
    elsewhere = [move for move in legal if not move.text.endswith("barn")]
    return rng.choice(six or elsewhere or legal)


def _by_verb(moves: list[Move], rng: Random) -> Move:
    """First a kind of action, then one of that kind: the rare ones are as likely as the common."""
    verb = rng.choice(sorted({move.verb for move in moves}))
    return rng.choice([move for move in moves if move.verb == verb])


def _load(game: Game, move: Move) -> int:
    assert isinstance(game.state, Drafting)
    return len(tiles_on(game.state.trucks[int(move.text.split()[1]) - 1]))
