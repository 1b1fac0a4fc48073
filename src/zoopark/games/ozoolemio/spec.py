"""O Zoo le Mio in the catalogue."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from zoopark.core.evaluator import Evaluator
from zoopark.core.moves import BYTE, A
from zoopark.core.sketch import Sketch
from zoopark.core.state import State
from zoopark.games.ozoolemio.board import LEGEND, STYLES, draw_board
from zoopark.games.ozoolemio.events import OZOOLEMIO
from zoopark.games.ozoolemio.moves import VERBS, WRITERS
from zoopark.games.ozoolemio.position import read_position, write_position
from zoopark.games.ozoolemio.rules.components import RULEBOOK
from zoopark.games.ozoolemio.rules.game import BIDDING, HANG, OFFER, OZooLeMio, new_game
from zoopark.games.ozoolemio.tweaks import OZOO_TWEAKS, tweaked_numbers
from zoopark.games.shown import Shown
from zoopark.games.spec import GameSpec
from zoopark.games.tweaks import TWEAKS
from zoopark.notation.config import Config, Option
from zoopark.notation.errors import Impossible, Misread, quoted
from zoopark.notation.seats import seat_letter, seat_number
from zoopark.notation.vocabulary import Words

if TYPE_CHECKING:
    from zoopark.games.drawing.table import Drawing
    from zoopark.games.env import EnvSpec
    from zoopark.games.ozoolemio.view import OZooView
    from zoopark.games.trial import Trial

WORDS = {"variant": "trees", "auction": "blind", "tiebreak": "money", "purses": "open"}


class OZooLeMioSpec(GameSpec):
    name = "ozoolemio"
    env_name = "OZooLeMio"
    least_players = 2
    most_players = 4
    heading = "O Zoo le Mio"
    legend = LEGEND
    styles = STYLES
    rulebook = RULEBOOK
    words = (Words(VERBS, WRITERS, OZOOLEMIO),)
    options = (
        Option("players", "2 to 4", "number of players"),
        Option("flags", "SEAT+SEAT+…", "the flags from the top (default: random)"),
        Option("variant", "trees", "rounds end with their third tree tile"),
        Option("auction", "blind", "only the tile being auctioned is face up"),
        Option("tiebreak", "money", "money breaks ties"),
        Option("purses", "open", "everyone sees all coins"),
        TWEAKS,
    )
    tweaks = OZOO_TWEAKS

    def canonical(self, option: str, value: str, players: int) -> str:
        if option != "flags":
            if value != WORDS[option]:
                raise Misread(
                    "notation.only", name=option, word=repr(WORDS[option]), given=quoted(value)
                )
            return value
        seats = [seat_number(letter) for letter in value.split("+")]
        if sorted(seats) != list(range(players)):
            raise Misread("notation.flags", players=players)
        return "+".join(seat_letter(seat) for seat in seats)

    def check(self, config: Config) -> None:
        if "variant" in config.values and "round-tiles" in config.values.get("tweaks", ""):
            raise Impossible("round-tiles cannot be tweaked where trees end the rounds", "O.7.1")

    def new(self, config: Config) -> State:
        state = self._blank(config)
        for letter in config.listed("flags"):
            state.deal(HANG | seat_number(letter) << A)
        return state

    def _blank(self, config: Config) -> OZooLeMio:
        trees, blind, money_decides, open_purses = (option in config.values for option in WORDS)
        numbers = tweaked_numbers(config.values.get("tweaks", ""))
        return new_game(config.players, trees, blind, money_decides, open_purses, numbers)

    def hides(self, config: Config) -> bool:
        """Bids are sealed (O.3.2)."""
        return True

    def seals(self, code: int) -> bool:
        return code & BYTE == OFFER

    def position(self, state: State, config: Config) -> str:
        return write_position(_own(state), config)

    def from_position(self, values: dict[str, str], fields: list[str]) -> tuple[Config, State]:
        rest = {name: value for name, value in values.items() if name != "flags"}
        config = self.config(rest)
        state = self._blank(config)
        read_position(state, fields)
        return config, state

    def env(self, start: State) -> "EnvSpec":
        from zoopark.games.ozoolemio.env import ozoolemio_env

        return ozoolemio_env(start.players, _own(start).numbers)

    def drawing(self) -> "Drawing":
        from zoopark.games.ozoolemio.drawing import OZooLeMioDrawing

        return OZooLeMioDrawing()

    @property
    def view_type(self) -> "type[OZooView]":
        from zoopark.games.ozoolemio.view import OZooView

        return OZooView

    def view(
        self, state: State, config: Config, seat: int | None, last: Shown | None = None
    ) -> "OZooView":
        from zoopark.games.ozoolemio.view import ozoo_view

        return ozoo_view(_own(state), str(config), seat)

    def trial(self, state: State, seat: int, code: int, text: str) -> "Trial":
        from zoopark.games.ozoolemio.trial import tried_tile

        return tried_tile(_own(state), seat, code, text)

    def board(self, state: State, names: Sequence[str], seat: int | None = None) -> str:
        return draw_board(_own(state), names, seat)

    def evaluator(self, state: State) -> Evaluator:
        from zoopark.games.ozoolemio.evaluator.game import new_evaluator

        return new_evaluator()

    def sketch(self, evaluator: Evaluator) -> Sketch:
        from zoopark.games.ozoolemio.evaluator.sketch import new_sketch

        return new_sketch(evaluator)

    def visible(
        self, state: State, log: list[tuple[int, int]], seat: int | None
    ) -> list[tuple[int, int]]:
        """Bids of other seats that are still sealed are left out (O.3.2)."""
        if _own(state).phase != BIDDING:
            return log
        sealed = len(log)
        while sealed and log[sealed - 1][1] & BYTE == OFFER:
            sealed -= 1
        return log[:sealed] + [entry for entry in log[sealed:] if entry[0] == seat]

    def visible_start(self, state: State, start: str, seat: int | None) -> str:
        """Coins and sealed bids of the others are hidden until the game is over (O.1.5)."""
        if state.over():
            return start
        game, table, *fields = start.split(" | ")
        shown = [field if k == seat else _hidden(field) for k, field in enumerate(fields)]
        return " | ".join([game, table, *shown])


def _hidden(field: str) -> str:
    """A seat's field of a position without its coins and its sealed bid."""
    return re.sub(r"\b(coins|bid):\d+", r"\1:?", field)


def _own(state: State) -> OZooLeMio:
    assert isinstance(state, OZooLeMio)
    return state
