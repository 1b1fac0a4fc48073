"""Situations of the combined game: what two supplies add to the line.

The turn may have the words ``from:park`` (the supply that is being drawn from), ``opened:zoo`` and
``closed:zoo`` (end piles); the bank says how many coin tiles of the zoo have become money,
``zoo-coins:2``; a taken truck keeps its game, ``@B:park``.
"""

from zoopark.games.aquaretto.position import ParkNotation
from zoopark.games.aquaretto.rules.components import ALL_COINS as PARK_COINS
from zoopark.games.combined.rules.game import BOTH, GAME, PARK, ZOO, Combined, game_of
from zoopark.games.drafting.moves import SUPPLIES
from zoopark.games.drafting.position import DraftingPosition
from zoopark.games.drafting.rules.kinds import OVER, REVEALING
from zoopark.games.drafting.rules.setup import species_left_out
from zoopark.games.drafting.rules.trucks import owner, tiles_on
from zoopark.games.zooloretto.position import ZooNotation
from zoopark.games.zooloretto.rules.components import ALL_COINS as ZOO_COINS
from zoopark.notation.errors import Impossible, Misread, quoted
from zoopark.notation.fields import Fields


class CombinedPosition(DraftingPosition):
    def __init__(self, state: Combined) -> None:
        zoos = ZooNotation(state.zoos, state.supply)
        parks = ParkNotation(state.parks, state.park_supply)
        super().__init__(state, [zoos, parks], int(ZOO_COINS + PARK_COINS))
        self.game = state

    # -- money ------------------------------------------------------------------------------------

    def minted(self) -> dict[int, int]:
        zoo, park = (side.coin for side in self.sides)
        total = super().minted()[zoo]
        return {zoo: int(self.game.zoo_coins), park: total - int(self.game.zoo_coins)}

    def write_bank(self) -> list[str]:
        zoo = self.game.zoo_coins
        return [*super().write_bank(), *([f"zoo-coins:{zoo}"] if zoo else [])]

    def read_bank(self, fields: Fields) -> None:
        super().read_bank(fields)
        self.game.zoo_coins = fields.number("zoo-coins", 0)

    # -- supplies ---------------------------------------------------------------------------------

    def write_table(self) -> list[str]:
        words: list[str] = []
        if self.game.phase == REVEALING:
            words.append(f"from:{SUPPLIES[self.game.drawing]}")
        if self.game.opened:
            words.append(f"opened:{_games(int(self.game.opened))}")
        if self.game.closed:
            words.append(f"closed:{_games(int(self.game.closed))}")
        return words

    def read_table(self, fields: Fields) -> None:
        self.game.drawing = _read_games(fields.text("from"))
        self.game.opened = _read_games(fields.text("opened"))
        self.game.closed = _read_games(fields.text("closed"))
        if self.game.drawing == BOTH:
            raise Impossible("a tile is drawn from one supply", "C.2.1")

    def leave_out(self, left_out: list[int]) -> None:
        """Of each game as many species are left out, those of the zoo first."""
        each = int(species_left_out(self.state.players))
        zoo = [family for family in left_out if family in self.sides[0].families]
        park = len(left_out) - len(zoo)
        if len(zoo) > each or park > each or (park and len(zoo) < each):
            raise Impossible("the number of species left out does not fit the players", "C.1.3")
        super().leave_out(left_out)

    def close_round(self) -> None:
        game = self.game
        for bit, side in ((ZOO, self.sides[0]), (PARK, self.sides[1])):
            total, pile = side.supply.total, side.supply.end_pile
            if bool(game.opened & bit) != (total < pile) or (game.closed & bit and total):
                raise Impossible("the end piles do not fit the tiles that are left", "C.4.1")
        if game.closed & ~game.opened or game.closed == BOTH:
            raise Impossible("one end pile at most is closed, after it was opened", "C.4.1")
        if (game.phase == REVEALING) != bool(game.drawing):
            raise Impossible("a tile is drawn from the zoo or the park", "C.2.1")
        game.last_round = game.opened == BOTH
        if game.phase == OVER and not game.last_round:
            raise Impossible("the game is over only after both end piles are opened", "C.4.3")

    # -- trucks -----------------------------------------------------------------------------------

    def check(self) -> None:
        game = self.game
        trucks = range(len(game.trucks))
        for truck in game.trucks:
            if len({game_of(tile >> 3) for tile in tiles_on(truck)}) > 1:
                raise Impossible("a truck carries tiles of one game only", "C.2.2")
        hand = {int(game_of(tile >> 3)) for tile in tiles_on(game.hand)}
        own = [game.carries(truck) for truck in trucks if owner(game.trucks[truck]) == game.turn]
        if own and hand - set(own):
            raise Impossible("in hand are tiles of the game of the truck", "C.2.2")
        if game.closed:
            return
        both = game.carried() == BOTH
        if not both and all(game.carries(truck) for truck in trucks):
            raise Impossible("trucks of a round never all carry the same game", "C.2.3")
        if not both and game.out:
            raise Impossible("no truck is taken before both games are loaded", "C.2.4")
        drawn = game.drawing
        if drawn and all(game.game_refusal(truck, drawn) for truck in trucks):
            raise Impossible("a supply is drawn from only if a truck may take its tile", "C.2.1")

    def write_truck(self, truck: int) -> str:
        text = super().write_truck(truck)
        return f"{text}:{SUPPLIES[truck >> GAME]}" if text.startswith("@") else text

    def read_taken(self, word: str) -> int:
        letter, _, name = word.partition(":")
        game = _read_games(name or None)
        if game not in (ZOO, PARK):
            raise Misread("notation.form", text=quoted(word), form="@SEAT:zoo, @SEAT:park")
        return super().read_taken(letter) | game << GAME


def _games(games: int) -> str:
    return "+".join(SUPPLIES[game] for game in (int(ZOO), int(PARK)) if games & game)


def _read_games(text: str | None) -> int:
    games = 0
    for name in text.split("+") if text else []:
        if name not in SUPPLIES[1:]:
            raise Misread("notation.supply", name=quoted(name))
        games |= SUPPLIES.index(name)
    return games
