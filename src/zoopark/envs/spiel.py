"""The games for OpenSpiel.

Importing this module registers ``python_zooloretto``, ``python_aquaretto``, ``python_combined`` and
``python_ozoolemio``. Their parameters are the options of the game string, and the reward.

>>> import pyspiel, zoopark.envs.spiel
>>> game = pyspiel.load_game("python_zooloretto(players=4,modules=petting-zoo)")
>>> state = game.new_initial_state()
>>> state.chance_outcomes()[0]
(0, 0.125)
"""

from typing import Any, ClassVar, Final

from zoopark.extras import missing

try:
    import numpy as np
    import numpy.typing as npt
    import pyspiel
except ImportError as error:
    raise missing(error, "rl") from error
from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.moves import Moves
from zoopark.core.state import State
from zoopark.envs.arrays import reward_number
from zoopark.envs.core.rewards import write_rewards
from zoopark.envs.games import EnvGame, game_string, known_game
from zoopark.games.catalog import GAMES, read_config, spec_of
from zoopark.games.spec import GameSpec
from zoopark.notation.columns import UNUSED
from zoopark.notation.moves import Move
from zoopark.notation.seats import NATURE, seat_letter

PREFIX: Final = "python_"
LONGEST: Final = 100_000  # decisions and draws: an upper bound for any game
LARGEST: Final = 1000.0  # an upper bound for any difference in points


def _game_type(title: GameSpec, information: pyspiel.GameType.Information) -> pyspiel.GameType:
    defaults: dict[str, int | str] = {option.name: "" for option in title.options}
    return pyspiel.GameType(
        short_name=f"{PREFIX}{title.name}",
        long_name=f"Zoopark: {title.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.most_players,
        min_num_players=title.least_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=defaults | {"players": title.default_players, "reward": "rank"},
    )


class SpielGame(pyspiel.Game):
    """A game with explicit chance. Simultaneous bids are made one after the other, unseen."""

    title: ClassVar[GameSpec]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        title = self.title
        given = dict(params or {})
        players = int(given.pop("players", title.default_players))
        reward = str(given.pop("reward", "rank"))
        options = {name: str(value) for name, value in given.items() if value != ""}
        self.env = known_game(game_string(title.name, players, options))
        self.reward = reward_number(reward)
        kinds = pyspiel.GameType.Information
        secrets = self.env.secrets
        information = kinds.IMPERFECT_INFORMATION if secrets else kinds.PERFECT_INFORMATION
        most = 1.0 if reward == "rank" else LARGEST
        info = pyspiel.GameInfo(
            num_distinct_actions=self.env.action_count,
            max_chance_outcomes=int(self.env.actions.outcomes.size),
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(title, information), info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, Any] | None = None,
    ) -> "Observer":
        if params:
            raise ValueError(f"an observer has no parameters such as {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.env, kind.perfect_recall)


class Table:
    """What a state holds. A clone shares the game and copies the rest."""

    def __init__(self, env: EnvGame, reward: int, state: State, log: list[tuple[int, int]]) -> None:
        self.env = env
        self.reward = reward
        self.state = state
        self.log = log

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return Table(self.env, self.reward, self.state.copy(), self.log[:])

    def __reduce__(self) -> tuple[Any, ...]:
        """A state is serialised as its log and replayed."""
        return replayed, (self.env.config, self.reward, self.log)

    def actor(self) -> int:
        """The lowest of the seats that are to act."""
        waiting = int(self.state.actors())
        return (waiting & -waiting).bit_length() - 1

    def deal(self, action: int) -> None:
        outcome = self.env.actions.outcomes.move(0, action)
        self.state.deal(outcome)
        self.log.append((NATURE, int(outcome)))

    def play(self, action: int) -> None:
        seat = self.actor()
        move = self.env.actions.move(self.state, seat, action)
        self.state.play(seat, move)
        self.log.append((seat, int(move)))

    def returns(self) -> list[float]:
        rewards = vec[float]([0.0] * self.env.players)
        if self.state.over():
            write_rewards(self.state, self.reward, rewards, 0)
        return list(rewards)


def replayed(config: str, reward: int, log: list[tuple[int, int]]) -> Table:
    env = known_game(config)
    state = env.start.copy()
    for seat, code in log:
        if seat == NATURE:
            state.deal(code)
        else:
            state.play(seat, code)
    return Table(env, reward, state, log)


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = Table(game.env, game.reward, game.env.start.copy(), [])

    def current_player(self) -> int:
        state = self.table.state
        if state.over():
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if state.chance() else self.table.actor()

    def _legal_actions(self, player: int) -> list[int]:
        table = self.table
        moves = Moves()
        table.state.legal(player, moves)
        actions = table.env.actions
        return sorted(int(actions.number(table.state, player, move)) for move in moves.listed())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.table.state
        moves = Moves()
        state.outcomes(moves)
        numbers = self.table.env.actions.outcomes
        weights = sorted(
            (int(numbers.number(0, move)), int(state.weight(move))) for move in moves.listed()
        )
        total = sum(weight for _, weight in weights)
        return [(action, weight / total) for action, weight in weights]

    def _apply_action(self, action: int) -> None:
        if self.table.state.chance():
            self.table.deal(action)
        else:
            self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        actions = self.table.env.actions
        if player == pyspiel.PlayerId.CHANCE:
            return Move(int(actions.outcomes.move(0, action))).text
        return Move(int(actions.move(self.table.state, player, action))).text

    def is_terminal(self) -> bool:
        return bool(self.table.state.over())

    def returns(self) -> list[float]:
        return self.table.returns()

    def __str__(self) -> str:
        """The whole position, including hidden information."""
        config = read_config(self.table.env.config)
        return spec_of(config.game).position(self.table.state, config)


class Observer:
    """What a seat knows, as a tensor and as text.

    The tensor is the observation in both cases: it holds everything a seat can know that matters
    for the future. With perfect recall, the text is the record of the game as the seat has seen it,
    otherwise the columns that are not 0.
    """

    def __init__(self, env: EnvGame, perfect_recall: bool) -> None:
        self._env = env
        self._recalls = perfect_recall
        self._words = vec[i64]([0] * env.width)
        self._seen = np.asarray(memoryview(self._words)).view(np.uint8)
        self.tensor: npt.NDArray[np.float32] = np.zeros(env.column_count, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self._env.observer.write(state.table.state, player, self._words, 0)
        self.tensor[:] = self._seen

    def string_from(self, state: SpielState, player: int) -> str:
        if self._recalls:
            return self._record(state.table, player)
        self.set_from(state, player)
        named = zip(self._env.columns, self._seen.tolist(), strict=True)
        return " ".join(f"{name}={value}" for name, value in named if value and name != UNUSED)

    def _record(self, table: Table, player: int) -> str:
        title = spec_of(read_config(self._env.config).game)
        entries = title.visible(table.state, table.log, player)
        return f"{seat_letter(player)}: " + ", ".join(
            f"{'>' if seat == NATURE else seat_letter(seat)} {Move(code).text}"
            for seat, code in entries
        )


def _register(title: GameSpec) -> type[SpielGame]:
    """Register a game.

    Each needs its own class: what OpenSpiel keeps of a game must outlive the interpreter, and no
    other callable does.
    """
    game = type(f"{title.env_name}Game", (SpielGame,), {"title": title})
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    pyspiel.register_game(_game_type(title, information), game)
    return game


REGISTERED: Final = [_register(title) for title in GAMES.values()]
