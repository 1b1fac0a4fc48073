"""Zooloretto in the catalogue: its options, and how a game string becomes a state."""

from collections.abc import Sequence
from typing import Any

from zoopark.notation.config import Config, Option
from zoopark.notation.errors import NotationError, quoted
from zoopark.notation.seats import seat_letter, seat_number
from zoopark.notation.title import Title
from zoopark.notation.zooloretto.board import draw_board
from zoopark.notation.zooloretto.position import read_position, write_position
from zoopark.notation.zooloretto.view import view
from zoopark.notation.zooloretto.words import species_name, species_number
from zoopark.rules.drafting.game import LEAVE
from zoopark.rules.drafting.setup import species_left_out
from zoopark.rules.kernel.moves import A
from zoopark.rules.kernel.state import State
from zoopark.rules.zooloretto.game import Zooloretto, new_game
from zoopark.rules.zooloretto.modules.registry import MODULES, conflict, new_modules


class ZoolorettoTitle(Title):
    name = "zooloretto"
    least_players = 2
    most_players = 5
    options = (
        Option("players", "2 to 5", "how many play"),
        Option("out", "SPECIES+SPECIES", "the species left out; dealt when not given"),
        Option("start", "SEAT", "the seat that begins; dealt when not given"),
        Option("modules", "ID+ID", "the expansions that are in play"),
    )
    modules = tuple(MODULES)

    def canonical(self, option: str, value: str, players: int) -> str:
        if option == "start":
            seat = seat_number(value)
            if seat >= players:
                raise NotationError(f"seat {seat_letter(seat)} cannot begin with {players} players")
            return seat_letter(seat)
        if option == "modules":
            return self._modules(value.split("+"), players)
        families = sorted({species_number(name) for name in value.split("+")})
        needed = int(species_left_out(players))
        if len(families) != needed or len(value.split("+")) != needed:
            raise NotationError(
                f"with {players} players {needed} species are left out, not {quoted(value)}"
            )
        return "+".join(species_name(family) for family in families)

    def _modules(self, ids: list[str], players: int) -> str:
        wrong = conflict(ids, players)
        if wrong:
            raise NotationError(wrong)
        return "+".join(id for id in MODULES if id in ids)

    def new(self, config: Config) -> State:
        start = config.values.get("start")
        modules = new_modules(config.listed("modules"), config.players)
        state = new_game(config.players, modules, seat_number(start) if start else -1)
        for name in config.listed("out"):
            state.deal(LEAVE | species_number(name) << A)
        return state

    def position(self, state: State, config: Config) -> str:
        assert isinstance(state, Zooloretto)
        return write_position(state, config)

    def from_position(self, values: dict[str, str], fields: list[str]) -> tuple[Config, State]:
        """While species are still being left out, ``out`` names only some of them."""
        left_out = [species_number(name) for name in values.get("out", "").split("+") if name]
        rest = {name: value for name, value in values.items() if name not in ("out", "start")}
        config = self.config(rest)
        state = read_position(config, left_out, fields)
        if left_out and not state.leaving:
            config = self.config(rest | {"out": values["out"]})
        return config, state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Zooloretto)
        return view(state, seat)

    def board(self, state: State, names: Sequence[str]) -> str:
        assert isinstance(state, Zooloretto)
        return draw_board(state, names)
