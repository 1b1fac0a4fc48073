"""Games between bots, for tests."""

from collections.abc import Sequence

from zoopark import Game
from zoopark.core.dice import Dice
from zoopark.notation.moves import Move
from zoopark.players.bot import Bot, Sight
from zoopark.players.registry import entrant

FIVE_GAMES = (
    "zooloretto(players=4)",
    "aquaretto(players=4)",
    "combined(players=4)",
    "zooloretto(players=4, modules=everything)",
    "ozoolemio(players=4)",
)
TWO_PLAYERS = tuple(config.replace("players=4", "players=2") for config in FIVE_GAMES)


def chosen(name: str, game: Game, seat: int, seed: int = 1) -> str:
    """What a fresh bot of this name chooses."""
    kind = entrant(name)
    move = kind.make().choose(Sight(game, seat), game.legal(seat), kind.budget, Dice(seed))
    return move.text if isinstance(move, Move) else move


def played(config: str, names: Sequence[str], seed: int) -> Game:
    """A whole game between bots."""
    game = Game(config, seed=seed)
    kinds = [entrant(name) for name in names]
    bots: list[Bot] = [kind.make() for kind in kinds]
    dice = [Dice(seed * 10 + seat) for seat in range(game.players)]
    while not game.over:
        seat = game.to_act[0]
        legal = game.legal(seat)
        move = bots[seat].choose(Sight(game, seat), legal, kinds[seat].budget, dice[seat])
        game.play(move, seat)
    return game


def won(config: str, name: str, others: str, games: int) -> float:
    """How many games a bot wins against others, its seat changing from game to game."""
    wins = 0.0
    for number in range(games):
        game = Game(config, seed=0)
        names = [others] * game.players
        seat = number % game.players
        names[seat] = name
        best = played(config, names, number).ranking()[0]
        wins += (seat in best) / len(best)
    return wins
