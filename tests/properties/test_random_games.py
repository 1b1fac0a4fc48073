"""What must hold at every step of every game, over random and lively games of all sizes."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings

from support.names import LAND, species_of
from support.reckoning import (
    Losses,
    printed,
    reckoned_lines,
    tiles_in_sight,
    whole_box,
)
from support.views import view_of
from support.walks import Player, counts, each_title, grown, movers, new, play_on, seeds, told, walk
from zoopark import Game, Record
from zoopark.core.moves import Moves
from zoopark.core.state import State

WATCHED = settings(max_examples=6, deadline=None)  # games that are looked at after every move
GAMES = settings(max_examples=20, deadline=None)

COINS = {"zooloretto": 30, "aquaretto": 30, "combined": 60}
TILES = {"zooloretto": 112, "aquaretto": 98, "combined": 210}


@each_title
@WATCHED
@given(counts, seeds, movers)
def test_tiles_and_coins_are_conserved(title: str, players: int, seed: int, player: Player) -> None:
    game = new(title, players, seed)
    box = whole_box(view_of(game))
    losses = Losses()
    for step in walk(game, player, Random(seed)):
        losses.add(step)
        view = step.after
        purses = [seat["coins"] for seat in view["seats"]]
        saved = sum(seat.get("savings_book", 0) > 0 for seat in view["seats"])
        assert view["bank"] + sum(purses) + saved == COINS[title] + losses.minted.total()
        assert min(view["bank"], *purses) >= 0
        assert tiles_in_sight(view) + losses.gone + losses.minted == box
        assert printed(Counter(view["gone"])) == +losses.gone, game.position()


@each_title
@GAMES
@given(counts, seeds, movers)
def test_points_are_what_an_independent_reckoning_gives(
    title: str, players: int, seed: int, player: Player
) -> None:
    game = new(title, players, seed)
    rng = Random(seed)
    for _ in told(game, player, rng):
        if rng.random() < 0.1 or game.over:
            view = view_of(game)
            for shown, seat in zip(view["scores"], view["seats"], strict=True):
                lines = reckoned_lines(seat)
                assert shown["lines"] == lines
                assert shown["total"] == sum(lines.values())
    sheets = game.scores()
    assert [sheet.total for sheet in sheets] == [game.state.points(s) for s in range(players)]
    keys = [(sheet.total, sheet.tiebreak) for sheet in sheets]
    places = [sorted({keys[seat] for seat in place}) for place in game.ranking()]
    assert [key for place in places for key in place] == sorted(set(keys), reverse=True)


@pytest.mark.parametrize("title", ["zooloretto", "combined"])
@GAMES
@given(counts, seeds, movers)
def test_no_fertile_pair_stays_without_young_in_an_enclosure(
    title: str, players: int, seed: int, player: Player
) -> None:
    game = new(title, players, seed)
    rng = Random(seed)
    for events in told(game, player, rng):
        kinds = [event.kind for event in events]
        if "exchanged" in kinds:
            # two enclosures never breed by an exchange
            assert "born" not in kinds or events[kinds.index("exchanged")].data["with"] in LAND
            assert "filled" not in kinds
        if "born" in kinds or rng.random() < 0.05:
            view = view_of(game)
            for pen in (pen for seat in view["seats"] for pen in seat["enclosures"]):
                animals = pen["animals"]
                assert {species_of(animal) for animal in animals} <= {pen["species"]}
                assert len(animals) <= pen["spaces"]
                male, female = f"{pen['species']}-m", f"{pen['species']}-f"
                assert not (male in animals and female in animals)
            assert all(0 <= unborn <= 2 for unborn in view["young"].values())


@each_title
@WATCHED
@given(counts, seeds, movers)
def test_positions_round_trip(title: str, players: int, seed: int, player: Player) -> None:
    """At some steps, and oftener while tiles and helpers are placed."""
    rng = Random(seed)
    for game in play_on(grown(title, players, seed), player, rng):
        if rng.random() < (0.05 if game.legal()[0].verb == "place" else 0.02):
            again = Game.from_position(game.position(), dealer=None)
            assert again.position() == game.position()
            assert again.state == game.state
            assert hash(again.state) == hash(game.state)
            assert again.legal() == game.legal()
            assert eval(repr(game), {"Game": Game}).state == game.state


@each_title
@GAMES
@given(counts, seeds, movers)
def test_records_round_trip(title: str, players: int, seed: int, player: Player) -> None:
    game = grown(title, players, seed)
    rng = Random(seed)
    stop = rng.randrange(400)
    for number, _ in enumerate(play_on(game, player, rng)):
        if number == stop:
            break
    replayed = Game.replay(Record.loads(game.record().dumps()))
    assert replayed.state == game.state
    assert replayed.record() == game.record()
    assert Record.from_json(game.record().as_json()) == game.record()


@each_title
@GAMES
@given(counts, seeds, movers)
def test_no_earlier_copy_ever_changes(title: str, players: int, seed: int, player: Player) -> None:
    kept: list[tuple[State, list[int]]] = []
    for game in play_on(grown(title, players, seed), player, Random(seed)):
        kept.append((game.state.copy(), game.state.cells()))
    for state, cells in kept:
        assert state.cells() == cells


@each_title
@GAMES
@given(counts, seeds, movers)
def test_a_copy_played_on_leaves_the_original_alone(
    title: str, players: int, seed: int, player: Player
) -> None:
    rng = Random(seed)
    for game in play_on(grown(title, players, seed), player, rng):
        if rng.random() < 0.1:
            before = game.state.cells()
            for number, _ in enumerate(play_on(game.copy(), player, rng)):
                if number == 8:
                    break
            assert game.state.cells() == before


@each_title
@GAMES
@given(counts, seeds, movers)
def test_there_is_always_a_move_and_the_game_ends(
    title: str, players: int, seed: int, player: Player
) -> None:
    """Nobody is ever stuck, and the bound on the number of turns holds."""
    turns = 0
    for game in play_on(new(title, players, seed), player, Random(seed)):
        assert len(game.to_act) == 1
        legal = game.legal()
        assert legal
        if legal[0].verb not in ("load", "place"):
            turns += 1
            assert {"take", "draw"} & {move.verb for move in legal}, "only money is left"
    assert turns <= 42 * (TILES[title] + 9)


@each_title
@GAMES
@given(counts, seeds, movers)
def test_the_same_seed_gives_the_same_game(
    title: str, players: int, seed: int, player: Player
) -> None:
    games = []
    for _ in range(2):
        game = new(title, players, seed)
        for _ in play_on(game, player, Random(seed)):
            pass
        games.append(game.record().dumps())
    assert games[0] == games[1]


@each_title
def test_states_of_one_game_seldom_share_a_hash(title: str) -> None:
    hashes, states = set[int](), 0
    for game in play_on(new(title, 4, 2), lambda game, rng: rng.choice(game.legal()), Random(1)):
        hashes.add(hash(game.state))
        states += 1
    assert len(hashes) == states


@each_title
def test_a_list_of_moves_is_filled_anew(title: str) -> None:
    game = new(title, 3, 1)
    moves = Moves()
    game.state.legal(game.to_act[0], moves)
    first = moves.listed()
    game.state.legal(game.to_act[0], moves)
    assert moves.listed() == first
