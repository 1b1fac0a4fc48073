"""The rounds of the combined game: two games on the trucks, two end piles, two zoos."""

from random import Random
from typing import Any

from hypothesis import given, settings

from support.names import LAND, STALLS, is_aquatic, species_of
from support.views import view_of
from support.walks import Player, counts, movers, new, seeds, told
from zoopark import Event

GAMES = settings(max_examples=20, deadline=None)


class Rounds:
    """What the rules of chapters 2 and 4 say, checked by nothing but the events."""

    def __init__(self, zoo: int, park: int) -> None:
        self.left = {"zoo": zoo, "park": park}  # unseen tiles
        self.opened: list[str] = []
        self.closed: set[str] = set()
        self.loads: dict[int, str] = {}  # the game of each truck in this round
        self.taken: set[int] = set()
        self.last = False

    def hear(self, event: Event, seen: list[Event]) -> None:
        data = event.data
        if event.kind == "revealed":
            self._revealed(_game(str(data["tile"])), [other.kind for other in seen])
        elif event.kind == "loaded":
            truck, game = int(data["truck"]), _game(str(data["tile"]))
            assert truck not in self.taken
            assert self.loads.setdefault(truck, game) == game
        elif event.kind == "took":
            assert int(data["truck"]) in self.loads
            assert self.closed or set(self.loads.values()) == {"zoo", "park"}
            self.taken.add(int(data["truck"]))
        elif event.kind == "round_ended":
            assert self.closed or set(self.loads.values()) == {"zoo", "park"}
            self.loads.clear()
            self.taken.clear()
        elif event.kind == "closed_pile":
            assert self.opened == [data["supply"]]
            self.closed.add(str(data["supply"]))
            self.left[str(data["supply"])] = 0
        elif event.kind == "game_over":
            assert self.last

    def _revealed(self, game: str, kinds: list[str]) -> None:
        assert game not in self.closed
        self.left[game] -= 1
        assert self.left[game] >= (0 if self.closed else 3)  # at most twelve tiles of a pile
        opens = self.left[game] < 15 and game not in self.opened
        assert ("opened_pile" in kinds) == (opens and not self.opened)
        assert ("last_round" in kinds) == (opens and bool(self.opened))
        if opens:
            self.opened.append(game)
            self.last = len(self.opened) == 2


def _game(tile: str) -> str:
    return "park" if is_aquatic(tile) else "zoo"


@GAMES
@given(counts, seeds, movers)
def test_every_round_has_trucks_of_both_games_until_one_is_closed(
    players: int, seed: int, player: Player
) -> None:
    game = new("combined", players, seed)
    unseen = 11 * (players + 3)
    rounds = Rounds(zoo=unseen + 24, park=unseen + 10)
    for events in told(game, player, Random(seed)):
        for event in events:
            rounds.hear(event, events)
    assert len(rounds.opened) == 2
    assert game.over


@GAMES
@given(counts, seeds, movers)
def test_a_draw_brings_a_tile_of_the_supply_that_was_named(
    players: int, seed: int, player: Player
) -> None:
    game = new("combined", players, seed)
    rng = Random(seed)
    while not game.over:
        move = player(game, rng)
        events = game.play(move)
        if move.verb == "draw":
            tile = next(str(event.data["tile"]) for event in events if event.kind == "revealed")
            assert move.text == f"draw {_game(tile)}"


@GAMES
@given(counts, seeds, movers)
def test_tiles_stay_on_the_side_of_their_game(players: int, seed: int, player: Player) -> None:
    game = new("combined", players, seed)
    rng = Random(seed)
    for _ in told(game, player, rng):
        if game.over or rng.random() < 0.05:
            for seat in view_of(game)["seats"]:
                assert {species_of(tile) for tile in _land_tiles(seat)} <= {*LAND, *STALLS}
                laid = [field["tile"] for field in seat["fields"] if field["tile"]]
                assert all(is_aquatic(tile) for tile in [*laid, *seat["depot"]])


def _land_tiles(seat: dict[str, Any]) -> list[str]:
    tiles = list(seat["barn"])
    for pen in seat["enclosures"]:
        tiles += pen["animals"]
    return tiles
