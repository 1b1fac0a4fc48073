"""Zooloretto in the catalogue."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from zoopark.core.evaluator import Evaluator
from zoopark.core.moves import BYTE, A
from zoopark.core.rule import rule_id
from zoopark.core.sketch import Sketch
from zoopark.core.state import State
from zoopark.games.drafting.position import DraftingPosition
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.rules.kinds import DEAL
from zoopark.games.drafting.spec import DRAFTING_WORDS, OUT, PLAYERS, START, DraftingSpec
from zoopark.games.shown import Shown
from zoopark.games.tweaks import TWEAKS
from zoopark.games.zooloretto.board import LEGEND, STYLES
from zoopark.games.zooloretto.events import ZOOLORETTO
from zoopark.games.zooloretto.module_registry import SPECS
from zoopark.games.zooloretto.modules.rules_registry import (
    MANIFESTS,
    conflict,
    folded,
    lot_refusal,
    new_modules,
    unfolded,
)
from zoopark.games.zooloretto.moves import VERBS, WRITERS
from zoopark.games.zooloretto.offers import MODULE_PRICES, MODULES, ZOO_PRESETS, ZOO_PRICES
from zoopark.games.zooloretto.position import ZooNotation
from zoopark.games.zooloretto.rules.components import ALL_COINS, RULEBOOK
from zoopark.games.zooloretto.rules.game import Zooloretto, new_game
from zoopark.games.zooloretto.tweaks import (
    MODULE_TWEAKS,
    ZOO_TWEAKS,
    check_modules,
    check_numbers,
    tweaked_numbers,
)
from zoopark.games.zooloretto.words import ALL_SPECIES, TILES
from zoopark.notation.config import Config, Option
from zoopark.notation.errors import Misread
from zoopark.notation.seats import seat_letter
from zoopark.notation.vocabulary import Words

if TYPE_CHECKING:
    from zoopark.games.drawing.table import Drawing
    from zoopark.games.env import EnvSpec
    from zoopark.games.zooloretto.view import ZoolorettoView

# What positions say of a seat that others may not know.
SECRETS = re.compile(
    rf"\b({'|'.join(spec.notation.secret for spec in SPECS.values() if spec.notation.secret)}):\d"
)
ZOO_WORDS = Words(VERBS, WRITERS, ZOOLORETTO, TILES, ALL_SPECIES)


class ZoolorettoSpec(DraftingSpec):
    name = "zooloretto"
    env_name = "Zooloretto"
    heading = "Zooloretto"
    legend = LEGEND
    styles = STYLES
    rulebook = RULEBOOK
    options = (PLAYERS, OUT, START, Option("modules", "ID+ID", "the expansions in play"), TWEAKS)
    tweaks = (*ZOO_TWEAKS, *MODULE_TWEAKS)
    modules = tuple(MANIFESTS)
    words = (DRAFTING_WORDS, ZOO_WORDS, *[spec.words for spec in SPECS.values()])
    offers = MODULES
    presets = ZOO_PRESETS
    prices = (*ZOO_PRICES, *MODULE_PRICES)

    def canonical(self, option: str, value: str, players: int) -> str:
        if option != "modules":
            return super().canonical(option, value, players)
        ids = unfolded(value.split("+"))
        wrong = conflict(ids, players)
        if wrong:
            code, module, other = wrong
            raise Misread(f"notation.module.{code}", module=module, other=other)
        return "+".join(folded(ids))

    def rulebooks(self) -> dict[str, list[str]]:
        """Mini enclosures share a book; each has its chapter in its own folder."""
        books = super().rulebooks()
        for module in SPECS.values():
            packages = books.setdefault(module.manifest.book, [])
            if module.package not in packages:
                packages.append(module.package)
        return books

    def unfolded(self, words: Sequence[str]) -> list[str]:
        return unfolded(list(words))

    def folded(self, ids: Sequence[str]) -> list[str]:
        return folded(list(ids))

    def check(self, config: Config) -> None:
        tweaks = config.values.get("tweaks", "")
        check_modules(tweaks, unfolded(config.listed("modules")))
        numbers = tweaked_numbers(tweaks)
        check_numbers(numbers, config.players, bool(config.listed("modules")))
        super().check(config)
        if "out" not in config.values:
            wrong = lot_refusal(unfolded(config.listed("modules")), config.players)
            if wrong:
                leaving, free, number = wrong
                raise Misread(
                    "notation.lot",
                    players=config.players,
                    n=leaving,
                    free=free,
                    rule=rule_id(number),
                )

    def set_up(self, config: Config, starter: int) -> Drafting:
        modules = new_modules(unfolded(config.listed("modules")), config.players)
        numbers = tweaked_numbers(config.values.get("tweaks", ""))
        return new_game(config.players, modules, starter, numbers)

    def hides(self, config: Config) -> bool:
        return any(SPECS[id].notation.secret for id in unfolded(config.listed("modules")))

    def known(self, state: State, seat: int | None) -> State:
        """Modules may hide something from others until the game is over."""
        assert isinstance(state, Zooloretto)
        if state.over() or not state.zoos.modules:
            return state
        known = state.copy()
        known.forget(-1 if seat is None else seat, True)
        return known

    def confided_to(self, outcome: int) -> int | None:
        return outcome >> A & BYTE if outcome & BYTE == DEAL else None

    def visible(
        self, state: State, log: list[tuple[int, int]], seat: int | None
    ) -> list[tuple[int, int]]:
        """What was dealt to others is left out."""
        if state.over():
            return log
        return [entry for entry in log if self.confided_to(entry[1]) in (None, seat)]

    def visible_start(self, state: State, start: str, seat: int | None) -> str:
        """What others held secretly when the game was set up is hidden in the same way."""
        if state.over():
            return start
        own = "" if seat is None else f"{seat_letter(seat)} "
        fields = start.split(" | ")
        return " | ".join(
            field if own and field.startswith(own) else SECRETS.sub(r"\1:?", field)
            for field in fields
        )

    def env(self, start: State) -> "EnvSpec":
        from zoopark.games.zooloretto.env import zooloretto_env

        assert isinstance(start, Zooloretto)
        return zooloretto_env(start.players, start.zoos.modules)

    def drawing(self) -> "Drawing":
        from zoopark.games.zooloretto.drawing import ZoolorettoDrawing

        return ZoolorettoDrawing()

    @property
    def view_type(self) -> "type[ZoolorettoView]":
        from zoopark.games.zooloretto.view import ZoolorettoView

        return ZoolorettoView

    def view(
        self, state: State, config: Config, seat: int | None, last: Shown | None = None
    ) -> "ZoolorettoView":
        from zoopark.games.zooloretto.view import zooloretto_view

        known = self.known(state, seat)
        assert isinstance(known, Zooloretto)
        return zooloretto_view(known, self.notation(known), str(config), last)

    def notation(self, state: State) -> DraftingPosition:
        assert isinstance(state, Zooloretto)
        return DraftingPosition(state, [ZooNotation(state.zoos, state.supply)], int(ALL_COINS))

    def evaluator(self, state: State) -> Evaluator:
        from zoopark.games.zooloretto.evaluator.game import new_evaluator

        return new_evaluator(state)

    def sketch(self, evaluator: Evaluator) -> Sketch:
        from zoopark.games.zooloretto.evaluator.sketch import new_sketch

        return new_sketch(evaluator)
