"""The public API: ``Game`` with moves as texts, every one checked before it is played.

``api.decisions_per_s`` is whole games as a script would play them: set up, ask for the legal
moves, choose one, play its text. ``api.play_per_s`` is ``play`` alone: the same games, their moves
known beforehand. These are timed in two halves, to see whether ``play`` gets slower the longer a
game and its log become.
"""

import random
import time

from measure import Competitor, Figures
from zoopark import Game

CONFIG = "zooloretto(players=4)"
GAMES = 80


def play_game(seed: int) -> list[str]:
    """Play one game at random; its moves as texts."""
    game = Game(CONFIG, seed=seed)
    choose = random.Random(seed).choice
    texts: list[str] = []
    while not game.over:
        text = choose(game.legal()).text
        game.play(text)
        texts.append(text)
    return texts


def time_play(game: Game, texts: list[str]) -> float:
    """Seconds that these moves take."""
    play = game.play
    begun = time.perf_counter()
    for text in texts:
        play(text)
    return time.perf_counter() - begun


def time_halves(seed: int, texts: list[str]) -> tuple[float, float]:
    """Seconds that the halves of a known game take."""
    game = Game(CONFIG, seed=seed)
    middle = len(texts) // 2
    return time_play(game, texts[:middle]), time_play(game, texts[middle:])


def whole_games() -> Figures:
    """Set-up, legal moves, choice and play."""
    begun = time.perf_counter()
    decisions = sum(len(play_game(seed)) for seed in range(GAMES))
    return {"api.decisions_per_s": decisions / (time.perf_counter() - begun)}


def known_games() -> Competitor:
    """Only ``play``, with the moves of games that were played before."""
    games = [play_game(seed) for seed in range(GAMES)]
    decisions = sum(map(len, games))

    def run() -> Figures:
        halves = [time_halves(seed, texts) for seed, texts in enumerate(games)]
        first = sum(half[0] for half in halves)
        second = sum(half[1] for half in halves)
        return {
            "api.play_per_s": decisions / (first + second),
            "api.first_half_us": first / (decisions / 2) * 1e6,
            "api.second_half_us": second / (decisions / 2) * 1e6,
        }

    return run
