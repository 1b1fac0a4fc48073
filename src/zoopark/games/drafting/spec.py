"""What the titles of all drafting games share."""

from collections.abc import Sequence

from zoopark.core.moves import A
from zoopark.core.state import State
from zoopark.games.drafting.board import draw_board
from zoopark.games.drafting.events import DRAFTING
from zoopark.games.drafting.moves import VERBS, WRITERS
from zoopark.games.drafting.position import DraftingPosition
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.rules.kinds import LEAVE, OVER, TURN
from zoopark.games.spec import GameSpec
from zoopark.notation.config import Config, Option
from zoopark.notation.errors import Misread, quoted
from zoopark.notation.seats import seat_letter, seat_number
from zoopark.notation.tiles import species_name, species_number
from zoopark.notation.vocabulary import Words

PLAYERS = Option("players", "2 to 5", "number of players")
OUT = Option("out", "SPECIES+SPECIES", "the species left out (default: random)")
START = Option("start", "SEAT", "the seat that begins (default: random)")

DRAFTING_WORDS = Words(VERBS, WRITERS, DRAFTING)


class DraftingSpec(GameSpec):
    least_players = 2
    most_players = 5
    options: Sequence[Option] = (PLAYERS, OUT, START)

    def turn_begins(self, state: State) -> bool:
        assert isinstance(state, Drafting)
        return state.phase in (TURN, OVER)

    def set_up(self, config: Config, starter: int) -> Drafting:
        """A game before anything is dealt."""
        raise NotImplementedError

    def notation(self, state: State) -> DraftingPosition:
        """The notation of a state of this game."""
        raise NotImplementedError

    def canonical(self, option: str, value: str, players: int) -> str:
        if option == "start":
            seat = seat_number(value)
            if seat >= players:
                raise Misread("notation.start", seat=seat_letter(seat), players=players)
            return seat_letter(seat)
        families = sorted(species_number(name) for name in value.split("+"))
        return "+".join(species_name(family) for family in families)

    def check(self, config: Config) -> None:
        """Players may agree which species are left out, but not how many."""
        families = [species_number(name) for name in config.listed("out")]
        if not families:
            return
        state = self.set_up(config, -1)
        if not len(families) == len(set(families)) == state.leaving:
            players, given = config.players, quoted(config.values["out"])
            raise Misread("notation.out", players=players, n=int(state.leaving), given=given)
        self.notation(state).leave_out(families)

    def new(self, config: Config) -> State:
        start = config.values.get("start")
        state = self.set_up(config, seat_number(start) if start else -1)
        for name in config.listed("out"):
            state.deal(LEAVE | species_number(name) << A)
        return state

    def position(self, state: State, config: Config) -> str:
        return self.notation(state).write(config)

    def from_position(self, values: dict[str, str], fields: list[str]) -> tuple[Config, State]:
        """While species are still being left out, ``out`` names only some of them."""
        names = values["out"].split("+") if "out" in values else []
        left_out = [species_number(name) for name in names]
        rest = {name: value for name, value in values.items() if name not in ("out", "start")}
        config = self.ordered(rest)
        state = self.set_up(config, -1)
        if left_out and len(left_out) == state.leaving:
            config = self.ordered(rest | {"out": values["out"]})
        else:
            self.check(config)
        self.notation(state).read(left_out, fields)
        return config, state

    def board(self, state: State, names: Sequence[str], seat: int | None = None) -> str:
        return draw_board(self.notation(self.known(state, seat)), self.heading, names, seat)
