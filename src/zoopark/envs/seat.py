"""One seat of a game against bots, for Gymnasium.

Importing this module registers ``zoopark/Zooloretto-v0``, ``zoopark/Aquaretto-v0``,
``zoopark/Combined-v0`` and ``zoopark/OZooLeMio-v0``.

>>> import gymnasium, zoopark.envs.seat
>>> env = gymnasium.make("zoopark/Zooloretto-v0", players=3, opponents="greedy")
>>> seen, info = env.reset(seed=1)
>>> int(info["action_mask"].sum()) > 0
True
"""

from collections.abc import Sequence
from typing import Any, Final, Literal

from zoopark.extras import missing

try:
    import gymnasium
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
except ImportError as error:
    raise missing(error, "rl") from error
from zoopark.core.dice import Dice
from zoopark.dealer import Dealer
from zoopark.envs.arrays import Reward, reward_number
from zoopark.envs.discrete import MaskedDiscrete, action_number
from zoopark.envs.games import game_string, known_game
from zoopark.envs.past import Past
from zoopark.envs.policy import Policy, PolicyBot
from zoopark.envs.rendering import MODES, check_mode, render
from zoopark.envs.solo import SoloGame
from zoopark.game import Game
from zoopark.games.catalog import GAMES
from zoopark.notation.moves import Move
from zoopark.players.answers import meant
from zoopark.players.bot import Bot, Sight
from zoopark.players.registry import Entrant, Player, each, entered

Illegal = Literal["terminate", "raise", "mask"]
Opponent = Player | Policy
Seen = npt.NDArray[np.uint8]
Info = dict[str, Any]

ILLEGAL_REWARD: Final = -1.0


def _player(opponent: Opponent) -> Player:
    """A bot that can be seated, made from a policy if it is one."""
    if isinstance(opponent, str | Bot | type | Entrant) or not callable(opponent):
        return opponent
    return PolicyBot(opponent)


class Opponents:
    """The other seats: they play until it is the learner's turn again."""

    def begin(self, played: SoloGame, seat: int, seed: int | None) -> None:
        raise NotImplementedError

    def play(self, played: SoloGame, seat: int, move: int) -> None:
        """Play the learner's move and the replies of the others."""
        raise NotImplementedError


class RandomOpponents(Opponents):
    """Random players, all of them in compiled code."""

    def __init__(self) -> None:
        self._dice = Dice(0)

    def begin(self, played: SoloGame, seat: int, seed: int | None) -> None:
        if seed is not None:
            self._dice = Dice(-1 - seed)
        played.begin(seed)
        played.solo.await_seat(seat, self._dice)

    def play(self, played: SoloGame, seat: int, move: int) -> None:
        played.solo.play_among_random(move, seat, self._dice)


class BotOpponents(Opponents):
    """Bots by name, one for each of the other seats in turn order."""

    def __init__(self, config: str, entrants: list[Entrant]) -> None:
        self._config = config
        self._entrants = entrants
        self._dealer = Dealer()
        self._dice = Dice(0)
        self._game = Game(config, dealer=self._dealer)
        self._bots: dict[int, tuple[Bot, Entrant]] = {}

    def begin(self, played: SoloGame, seat: int, seed: int | None) -> None:
        if seed is not None:
            self._dealer, self._dice = Dealer(seed), Dice(-1 - seed)
        self._game = Game(self._config, dealer=self._dealer)
        players = self._game.players
        others = [(seat + place) % players for place in range(1, players)]
        self._bots = {
            other: (kind.make(), kind) for other, kind in zip(others, self._entrants, strict=True)
        }
        self._go_on(played, seat)

    def play(self, played: SoloGame, seat: int, move: int) -> None:
        self._game.play(Move(move), seat)
        self._go_on(played, seat)

    def _go_on(self, played: SoloGame, seat: int) -> None:
        game = self._game
        while game.to_act and game.to_act[0] != seat:
            other = game.to_act[0]
            bot, kind = self._bots[other]
            legal = game.legal(other)
            answer = bot.choose(Sight(game, other), legal, kind.budget, self._dice)
            game.play(meant(answer, legal), other)
        played.solo.adopt(game.state)


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """A seat of a game; the others are played by bots.

    An observation is a row of ``uint8`` columns; the legal actions are in the info as
    ``action_mask``. The reward is given at the end of the game.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(
        self,
        title: str,
        players: int = 4,
        *,
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "random",
        reward: Reward = "rank",
        shaping: float = 0.0,
        history: int = 0,
        illegal: Illegal = "terminate",
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        """A game by its title, its players and the options of its game string.

        Without a ``seat``, a random one is chosen for every game. ``opponents`` is one for all or
        one for each of the others in turn order: the name of a bot, a ``Bot`` or its class, or a
        policy, a function of an observation and a mask that returns an action. ``illegal`` says
        what an illegal action does: ``terminate`` ends the game with a reward of -1, ``raise``
        makes it an error, and with ``mask`` nothing happens. ``shaping`` is what the learner gets
        at once for each point that its lead over the others grows by. With ``history``, as many of
        its own earlier observations stand behind the present one.
        """
        check_mode(render_mode)
        if illegal not in ("terminate", "raise", "mask"):
            raise ValueError(f"illegal is one of terminate, raise, mask, not {illegal!r}")
        self.game = known_game(game_string(title, players, options))
        if seat is not None and not 0 <= seat < self.game.players:
            raise ValueError(f"there is no seat {seat}")
        self.render_mode = render_mode
        self.seat = 0 if seat is None else seat  # the learner's seat in the current game
        self._fixed = seat is not None
        self._illegal = illegal
        self._played = SoloGame(self.game, reward_number(reward))
        self._opponents = self._seated(opponents)
        self._over = True
        self._closed = False
        self._shaping = float(shaping)
        self._lead = 0.0  # of the learner, when last asked
        self._past = Past(self.game.column_count, history)
        columns = self.game.column_count * (1 + history)
        self.observation_space = spaces.Box(0, 255, (columns,), np.uint8)
        self.action_space = MaskedDiscrete(self.game.action_count)

    def _seated(self, opponents: Opponent | Sequence[Opponent]) -> Opponents:
        given: list[Opponent] = each(opponents, self.game.players - 1)
        if all(isinstance(rival, str) and rival == "random" for rival in given):
            return RandomOpponents()
        return BotOpponents(self.game.config, [entered(_player(rival)) for rival in given])

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What the learner may do now, as sb3-contrib asks for it."""
        return self._played.mask().astype(np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, Info]:
        self._check_open()
        super().reset(seed=seed)
        if not self._fixed:
            self.seat = int(self.np_random.integers(self.game.players))
        self._opponents.begin(self._played, self.seat, seed)
        self._over = False
        self._past.clear()
        self._shaped()
        return self._seen()

    def _shaped(self) -> float:
        """The reward for what the learner's lead has grown by since the last time."""
        if not self._shaping:
            return 0.0
        before, self._lead = self._lead, self._played.lead(self.seat)
        return self._shaping * (self._lead - before)

    def _seen(self) -> tuple[Seen, Info]:
        self._now = self._played.observation(self.seat)
        return self._past.behind(self._now), {"action_mask": self._played.mask()}

    def _check_open(self) -> None:
        if self._closed:
            raise gymnasium.error.ClosedEnvironmentError("the environment is closed")

    def close(self) -> None:
        """Nothing can be played any more."""
        self._closed = True

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, Info]:
        self._check_open()
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over or has not begun: call reset")
        number = action_number(action, self.game.action_count)
        solo, reward = self._played.solo, 0.0
        if solo.allows(number):
            self._past.decided(self._now, self._played.mask())
            self._opponents.play(self._played, self.seat, solo.move(number))
            reward = self._shaped()
            if solo.seat() < 0:
                self._over = True
                reward += self._played.rewards()[self.seat]
        elif self._illegal == "raise":
            raise gymnasium.error.InvalidAction(f"action {number} is not legal")
        elif self._illegal == "terminate":
            self._over, reward = True, ILLEGAL_REWARD
        seen, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return seen, reward, self._over, False, info

    def render(self) -> Any:
        """The table as text, as an SVG drawing or as pixels; ``human`` prints the text."""
        return render(self._played.solo.simulator.state, self.game.config, self.render_mode)


for _title in GAMES.values():
    gymnasium.register(  # pyright: ignore[reportUnknownMemberType]
        id=f"zoopark/{_title.env_name}-v0",
        entry_point="zoopark.envs.seat:SeatEnv",
        vector_entry_point="zoopark.envs.vector:SeatVectorEnv",
        kwargs={"title": _title.name},
    )
