"""Whole games between bots, in one line.

>>> from zoopark import match
>>> match("zooloretto(players=3)", ["greedy", "random", "random"], seed=7).ranking()
[(0,), (1,), (2,)]
"""

from collections.abc import Sequence

from zoopark.core.dice import Dice
from zoopark.dealer import Dealer, seed_number
from zoopark.game import Game
from zoopark.games.catalog import DEFAULT_GAME
from zoopark.notation.moves import Move
from zoopark.notation.seats import seat_letter
from zoopark.players.answers import NoMove, meant
from zoopark.players.bot import Bot, Sight
from zoopark.players.registry import Entrant, Player, seated


def match(
    config: str = DEFAULT_GAME,
    players: Player | Sequence[Player] = "greedy",
    *,
    seed: int | str | None = None,
) -> Game:
    """Play a game from its set-up to its end and return it.

    ``players`` are one for all seats or one for each: names such as ``"expert:0.5s"``, classes or
    instances of ``Bot``. The same seed gives the same game if no bot looks at the clock.
    """
    number = seed_number(seed)
    return play_out(Game(config, dealer=Dealer(number)), players, seed=number)


def play_out(
    game: Game, players: Player | Sequence[Player] = "greedy", *, seed: int | str | None = None
) -> Game:
    """Play a game on to its end, in place, and return it.

    ``seed`` is for what bots leave to chance; the game's own dealer goes on dealing. What a bot
    raises is raised, and an answer that is no legal move is an error; all moves before it stand.
    """
    entrants = seated(players, game.players)
    number = seed_number(seed)
    bots = [entrant.make() for entrant in entrants]
    dice = [Dice(-1 - (number << 3 | seat)) for seat in range(game.players)]
    while not game.over:
        if not game.to_act:
            raise ValueError("the game has no dealer: a chance event is due, and nobody deals it")
        for seat in game.to_act:
            game.play(_choice(game, seat, bots[seat], entrants[seat], dice[seat]), seat)
    return game


def _choice(game: Game, seat: int, bot: Bot, entrant: Entrant, dice: Dice) -> Move:
    legal = game.legal(seat)
    if len(legal) == 1:
        return legal[0]
    try:
        return meant(bot.choose(Sight(game, seat), legal, entrant.budget, dice), legal)
    except NoMove as error:
        raise ValueError(f"{entrant.name} in seat {seat_letter(seat)} {error}") from error
