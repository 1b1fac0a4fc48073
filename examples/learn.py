"""Learn to play Zooloretto in a few minutes, with NumPy alone.

A small network plays all seats of a batch against itself. A decision is worth what its game was
worth to its seat in the end, less what the network had expected: the plain policy gradient. Every
now and then it plays one seat against random players, who win every fourth game of four.

    python examples/learn.py --minutes 4 --curve curve.svg --save baseline.npz

``baseline.py`` beside it plays what was saved.
"""

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from zoopark.envs.batch import BatchEnv

Floats = npt.NDArray[np.floating[Any]]
Bytes = npt.NDArray[np.uint8]

CONFIG = "zooloretto(players=4)"
HIDDEN = 64
GAMES = 128
STEPS = 1024  # of a round of self-play, about three games
SLICE = 4096  # decisions of one gradient step
SCALE = 10.0  # points that count as one
RATE = 1e-3
ENTROPY = 0.01  # how much trying things out is worth
FELT = np.log1p(np.arange(256)).astype(np.float32)  # counts as the network feels them


@dataclass
class Choices:
    """The legal actions of many decisions, one behind the other: few of many can be played."""

    actions: npt.NDArray[np.int64]
    rows: npt.NDArray[np.int64]  # the decision to which each belongs
    starts: npt.NDArray[np.int64]  # the first one of each decision

    @staticmethod
    def of(masks: npt.NDArray[np.bool_]) -> "Choices":
        rows, actions = np.nonzero(masks)
        return Choices(actions, rows, np.searchsorted(rows, np.arange(len(masks))))

    def softmax(self, odds: Floats) -> Floats:
        odds = odds - np.maximum.reduceat(odds, self.starts)[self.rows]
        chances = np.exp(odds)
        return chances / np.add.reduceat(chances, self.starts)[self.rows]


class Network:
    """One hidden layer; out of it come the odds of every action and the expected result."""

    def __init__(self, columns: int, actions: int, rng: np.random.Generator) -> None:
        shapes = {"in": (columns, HIDDEN), "bias": (HIDDEN,), "odds": (actions, HIDDEN)}
        shapes |= {"odds_bias": (actions,), "value": (HIDDEN, 1), "value_bias": (1,)}
        self.weights = {
            name: rng.normal(0, 0.05, shape).astype(np.float32) for name, shape in shapes.items()
        }
        self._steps = 0
        self._mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}

    def forward(self, seen: Bytes, choices: Choices) -> tuple[Floats, Floats, Floats, Floats]:
        """Inputs, hidden layer, chances of the legal actions, expected results."""
        w = self.weights
        felt = FELT[seen]
        hidden = np.maximum(felt @ w["in"] + w["bias"], 0)
        odds = np.einsum("nh,nh->n", hidden[choices.rows], w["odds"][choices.actions])
        chances = choices.softmax(odds + w["odds_bias"][choices.actions])
        return felt, hidden, chances, (hidden @ w["value"] + w["value_bias"])[:, 0]

    def choose(
        self, seen: Bytes, choices: Choices, rng: np.random.Generator
    ) -> tuple[npt.NDArray[np.int64], Floats]:
        """The place of an action among the choices of every decision, and expected results."""
        _, _, chances, values = self.forward(seen, choices)
        luck = np.log(chances) + rng.gumbel(size=len(chances))  # the largest wins by its chances
        best = np.maximum.reduceat(luck, choices.starts)[choices.rows] == luck
        return np.flatnonzero(best), values

    def improve(
        self,
        seen: Bytes,
        choices: Choices,
        chosen: npt.NDArray[np.int64],
        results: Floats,
        surprise: Floats,
    ) -> None:
        """One step up the gradient: what went better than expected becomes more likely."""
        felt, hidden, chances, values = self.forward(seen, choices)
        logs = np.log(np.maximum(chances, 1e-9))
        mean_logs = np.add.reduceat(chances * logs, choices.starts)
        slope = -chances * (surprise[choices.rows] + ENTROPY * (logs - mean_logs[choices.rows]))
        slope[chosen] += surprise
        w = self.weights
        d_odds = np.zeros((len(seen), len(w["odds"])), np.float32)
        d_odds[choices.rows, choices.actions] = slope
        d_value = (results - values)[:, None]
        d_hidden = (d_odds @ w["odds"] + 0.5 * d_value @ w["value"].T) * (hidden > 0)
        size = np.float32(len(seen))
        self._climb(
            {
                "in": felt.T @ d_hidden / size,
                "bias": d_hidden.mean(axis=0),
                "odds": d_odds.T @ hidden / size,
                "odds_bias": d_odds.mean(axis=0),
                "value": hidden.T @ d_value / size,
                "value_bias": d_value.mean(axis=0),
            }
        )

    def save(self, file: Path) -> None:
        """Write the weights, in half precision: they are no more exact than that anyway."""
        small: dict[str, Any] = {
            name: weight.astype(np.float16) for name, weight in self.weights.items()
        }
        np.savez_compressed(file, config=CONFIG, **small)

    def _climb(self, gradient: dict[str, Floats]) -> None:
        """Adam."""
        self._steps += 1
        for name, slope in gradient.items():
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            fair_mean = mean / (1 - 0.9**self._steps)
            fair_square = square / (1 - 0.999**self._steps)
            self.weights[name] += RATE * fair_mean / (np.sqrt(fair_square) + 1e-8)


@dataclass
class Round:
    """The decisions of a round of self-play whose games have ended, and what they were worth."""

    seen: Bytes
    masks: npt.NDArray[np.bool_]
    actions: npt.NDArray[np.int64]
    results: Floats
    surprise: Floats


def self_play(env: BatchEnv, network: Network, rng: np.random.Generator) -> Round:
    shape, players = (STEPS, GAMES), env.game.players
    seen = np.empty((*shape, env.game.column_count), np.uint8)
    masks = np.empty((*shape, env.game.action_count), np.bool_)
    actions = np.empty(shape, np.int64)
    values, results = np.empty(shape, np.float32), np.empty(shape, np.float32)
    seats, done = np.empty(shape, np.uint8), np.empty(shape, np.bool_)
    rewards = np.empty((*shape, players), np.float32)
    now = env.arrays
    for t in range(STEPS):
        seen[t], masks[t], seats[t] = now.observations, now.masks, now.seats
        choices = Choices.of(now.masks)
        chosen, values[t] = network.choose(now.observations, choices, rng)
        actions[t] = choices.actions[chosen]
        now = env.step(actions[t])
        done[t], rewards[t] = now.done, now.rewards
    known = np.zeros(shape, np.bool_)
    outcome, ended = np.zeros((GAMES, players), np.float32), np.zeros(GAMES, np.bool_)
    for t in reversed(range(STEPS)):
        outcome[done[t]] = rewards[t, done[t]] / SCALE
        ended |= done[t]
        results[t] = outcome[np.arange(GAMES), seats[t]]
        known[t] = ended
    surprise = (results - values)[known]
    surprise = (surprise - surprise.mean()) / surprise.std()
    return Round(seen[known], masks[known], actions[known], results[known], surprise)


def learn_from(played: Round, network: Network, rng: np.random.Generator) -> None:
    order = rng.permutation(len(played.actions))
    for start in range(0, len(order) - SLICE + 1, SLICE):
        part = order[start : start + SLICE]
        choices = Choices.of(played.masks[part])
        chosen = np.flatnonzero(choices.actions == played.actions[part][choices.rows])
        network.improve(
            played.seen[part], choices, chosen, played.results[part], played.surprise[part]
        )


def against_random(network: Network, games: int, seed: int) -> tuple[float, float]:
    """Share of won games, and points more than the mean of the others."""
    env = BatchEnv(CONFIG, games=games, seed=seed, reward="difference")
    rng = np.random.default_rng(seed)
    own = np.arange(games) % env.game.players
    going = np.ones(games, np.bool_)
    won = lead = 0.0
    now = env.arrays
    while going.any():
        actions = env.sample().astype(np.int64)
        mine = np.flatnonzero((now.seats == own) & going)
        if len(mine):
            choices = Choices.of(now.masks[mine])
            chosen, _ = network.choose(now.observations[mine], choices, rng)
            actions[mine] = choices.actions[chosen]
        now = env.step(actions)
        for row in np.flatnonzero(now.done & going):
            best = now.points[row] == now.points[row].max()
            won += best[own[row]] / best.sum()
            lead += now.rewards[row, own[row]]
        going &= ~now.done
    return won / games, lead / games


@dataclass
class Curve:
    minutes: list[float] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    lead: list[float] = field(default_factory=list)

    def add(self, minutes: float, won: float, lead: float) -> None:
        self.minutes.append(minutes)
        self.won.append(won)
        self.lead.append(lead)
        print(f"{minutes:5.1f} min   wins {won:6.1%}   lead {lead:+6.1f} points", flush=True)

    def draw(self, file: Path) -> None:
        """Wins and lead over time; needs matplotlib."""
        import matplotlib.pyplot as plt

        plt.rcParams["svg.hashsalt"] = "zoopark"
        figure, axes = plt.subplots(figsize=(7, 3.6))
        axes.plot(self.minutes, [100 * won for won in self.won], "o-", color="#2e7d5b")
        axes.axhline(25, color="#8b9499", linestyle=":")
        axes.annotate("a random player", (self.minutes[-1], 28), ha="right", color="#8b9499")
        axes.set_xlabel("minutes of processor time")
        axes.set_ylabel("games won, %")
        axes.set_title("One seat against three random players", loc="left", fontsize=11)
        axes.set_ylim(0, 105)
        axes.spines[["top", "right"]].set_visible(False)
        figure.tight_layout()
        figure.savefig(file, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Zooloretto by self-play.")
    parser.add_argument("--minutes", type=float, default=4.0, help="of processor time")
    parser.add_argument("--games", type=int, default=1000, help="games of each comparison")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="draw the learning curve into this file")
    parser.add_argument("--save", type=Path, help="write the best weights into this file (.npz)")
    args = parser.parse_args()
    rng = np.random.default_rng(args.seed)
    env = BatchEnv(CONFIG, games=GAMES, seed=args.seed, reward="difference")
    network = Network(env.game.column_count, env.game.action_count, rng)
    curve, spent, rounds = Curve(), 0.0, 0
    curve.add(0, *against_random(network, args.games, seed=10**6))
    while spent < 60 * args.minutes:
        begun = time.process_time()
        learn_from(self_play(env, network, rng), network, rng)
        spent += time.process_time() - begun
        rounds += 1
        if rounds <= 4 or rounds % 4 == 0:
            curve.add(spent / 60, *against_random(network, args.games, seed=10**6))
            if args.save and curve.lead[-1] == max(curve.lead):
                network.save(args.save)
    if args.curve:
        curve.draw(args.curve)


if __name__ == "__main__":
    main()
