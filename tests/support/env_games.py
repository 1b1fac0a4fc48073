"""Games for tests of the environments: every title, every module, every number of players."""

import re
from collections.abc import Iterator
from random import Random

from support.busy import busy_move
from support.lively import lively_move
from support.samples import samples
from zoopark import Game, Move
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.rules.kinds import TURN
from zoopark.games.zooloretto.modules.rules_registry import MINIS

MINI_GAME = f"zooloretto(players=4, modules={'+'.join(MINIS)})"
ALL_IN_ONE = "zooloretto(players=3, modules=christmas+xxl-tiles)"

CONFIGS = (
    "zooloretto(players=2)",
    "zooloretto(players=4)",
    "zooloretto(players=5, modules=everything)",
    "zooloretto(players=2, modules=boss+extra-enclosures+lion-family+rabbit-family+xxl-tiles)",
    ALL_IN_ONE,
    MINI_GAME,
    "aquaretto(players=2)",
    "aquaretto(players=5)",
    "combined(players=3)",
    "ozoolemio(players=2, auction=blind)",
    "ozoolemio(players=4, variant=trees, purses=open, tiebreak=money)",
)


def some_move(game: Game, rng: Random) -> Move:
    """A move of the first seat that is to act; mostly one that lets things happen."""
    legal = game.legal(game.to_act[0])
    if rng.random() < 0.3 or game.config.startswith("ozoolemio"):
        return rng.choice(legal)
    return busy_move(game, rng) if "modules" in game.config else lively_move(game, rng)


def situations(config: str, seed: int) -> Iterator[Game]:
    """A game before each of its decisions; mini enclosures are handed out in its fifth round."""
    game, rng = Game(config, seed=seed), Random(seed)
    poor = "katta" in config or "christmas" in config
    while not game.over:
        state = game.state
        if poor and isinstance(state, Drafting) and state.phase == TURN and state.round == 5:
            game, poor = endowed(game, seed), False
        yield game
        game.play(some_move(game, rng), game.to_act[0])


def endowed(game: Game, seed: int) -> Game:
    """The same situation in which each seat owns a mini enclosure and the coins of the bank.

    Five seeds in a row hand out all of them to four seats.
    """
    name, turn, bank, trucks, *rest = game.position().split(" | ")
    seats, gone = rest[: game.players], rest[game.players :]
    owned = " ".join(re.findall(r"minis:(\S+)", " ".join(seats)))
    first = seed * game.players % len(MINIS)
    free = [mini for mini in (*MINIS, *MINIS)[first:] if mini not in owned]
    poor = [seat for seat, field in enumerate(seats) if "minis:" not in field]  # MI.0.2
    coins = int(bank.removeprefix("bank:"))
    for seat, mini in zip(poor, free, strict=False):
        words = samples()[mini].owned or f"minis:{mini}"
        coins -= sum(map(int, re.findall(r"=(\d+)", words)))
        seats[seat] += f" {words}"
    share, left = divmod(coins, game.players)
    for seat, field in enumerate(seats):
        purse = int(re.findall(r"coins:(\d+)", field)[0]) + share
        seats[seat] = re.sub(r"coins:\d+", f"coins:{purse}", field)
    fields = [name, turn, f"bank:{left}", trucks, *seats, *gone]
    return Game.from_position(" | ".join(fields), seed=seed)
