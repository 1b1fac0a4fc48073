"""What must hold at every step of every game of O Zoo le Mio, over random and lively games."""

from collections.abc import Callable, Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from support.ozoo import (
    AROUND,
    SEALED,
    TREE_TILES,
    VARIANTS,
    Cell,
    Square,
    attractions,
    benches,
    beside,
    crossings,
    lively_move,
    purses,
    random_move,
    row,
    zoo_of,
)
from support.views import view_of
from zoopark import Event, Game, Move, Record
from zoopark.core.state import State

configs = st.builds(
    lambda players, variant, rest: f"ozoolemio(players={players}{variant}{rest})",
    st.integers(2, 4),
    st.sampled_from(VARIANTS),
    st.sampled_from(("", ", tiebreak=money", ", purses=open", ", tiebreak=money, purses=open")),
)
seeds = st.integers(0, 2**63)
players = st.sampled_from((random_move, lively_move))
GAMES = settings(max_examples=25, deadline=None)
Player = Callable[[Game, int, Random], Move]


def steps(game: Game, seed: int, player: Player) -> Iterator[tuple[int, Move, list[Event]]]:
    """Play to the end, seats in any order; who played what, and what it brought about."""
    rng = Random(seed)
    while not game.over:
        seat = rng.choice(game.to_act)
        move = player(game, seat, rng)
        yield seat, move, game.play(move, seat)


def new(config: str, seed: int) -> Game:
    """A quarter of the games begin with a closed zoo, because random players seldom lose a tile."""
    game = Game(config, seed=seed)
    if seed % 4 or "trees" in config:
        return game
    named, _, first, *others = game.position().split(" | ")
    laid = [words.split()[1:] for words in SEALED]
    zoo = "+".join("_".join([*words, str(number)]) for number, words in enumerate(laid, 1))
    flags = "+".join("ABCD"[flag] for flag in view_of(game)["flags"])
    table = f"round:1 asks:bid flags:{flags} row:11 sold:4"
    return Game.from_position(" | ".join([named, table, f"{first} zoo:{zoo}", *others]), seed=seed)


def faces(zoo: dict[Cell, Square]) -> int:
    """The fields that paths enclose, counted by pouring water on a map of twice the size."""
    paths = {(2 * south, 2 * east) for (south, east), square in zoo.items() if square.ways}
    paths |= {(a[0] + b[0], a[1] + b[1]) for a, b in crossings(zoo)}
    rows, columns = ([cell[k] for cell in paths] for k in (0, 1))
    dry = {
        (south, east)
        for south in range(min(rows) - 1, max(rows) + 2)
        for east in range(min(columns) - 1, max(columns) + 2)
    } - paths
    pools = 0
    while dry:
        pools += 1
        edge = [dry.pop()]
        while edge:
            near = {beside(cell, way) for cell in edge for way in AROUND} & dry
            dry -= near
            edge = list(near)
    return pools - 1


@GAMES
@given(configs, seeds, players)
def test_attractions_are_what_an_independent_reckoning_gives(
    config: str, seed: int, player: Player
) -> None:
    game = new(config, seed)
    for _, move, _ in steps(game, seed, player):
        if move.verb != "bid":
            view = view_of(game)
            for seat, found in zip(view["seats"], attractions(view), strict=True):
                assert {name: seat[name] for name in found} == found


@GAMES
@given(configs, seeds)
def test_benches_are_the_fields_that_paths_enclose(config: str, seed: int) -> None:
    """Three ways to count them agree, and the paths of a zoo are always in one piece."""
    game = Game(config, seed=seed)
    for seat, move, events in steps(game, seed, lively_move):
        if move.verb != "build":
            continue
        shown = view_of(game)["seats"][seat]
        zoo = zoo_of(shown["tiles"])
        assert shown["benches"] == faces(zoo) == benches(zoo)
        assert _in_one_piece(zoo)
        earlier = zoo_of(shown["tiles"][:-1])
        joints = len(crossings(zoo)) - len(crossings(earlier)) - (len(_new(zoo, earlier)) - 1)
        told = [event.data["benches"] for event in events if event.kind == "benches"]
        assert told == ([joints - 1] if joints > 1 else [])


def _new(zoo: dict[Cell, Square], earlier: dict[Cell, Square]) -> list[Cell]:
    return [cell for cell, square in zoo.items() if cell not in earlier and square.ways]


def _in_one_piece(zoo: dict[Cell, Square]) -> bool:
    paths = {cell for cell, square in zoo.items() if square.ways}
    joined = crossings(zoo)
    reached = {(0, 0)}
    while True:
        more = {cell for pair in joined if reached & set(pair) for cell in pair}
        if more <= reached:
            return reached == paths
        reached |= more


@GAMES
@given(configs, seeds, players)
def test_auctions_money_and_points_follow_a_ledger_of_our_own(
    config: str, seed: int, player: Player
) -> None:
    game = new(config, seed)
    flags = list(view_of(game)["flags"])
    coins = [8] * game.players
    points = [[0] * 5 for _ in coins]
    bids: dict[int, int] = {}
    for seat, move, events in steps(game, seed, player):
        if move.verb == "bid":
            bids[seat] = int(move.text.split()[1])
            if len(bids) == game.players:
                equal = [flag for flag in flags if bids[flag] == max(bids.values())]
                winner = equal[0]
                coins[winner] -= bids[winner]
                if len(equal) > 1:
                    flags.remove(winner)
                    flags.append(winner)
                assert game.to_act == (winner,)
                bids = {}
        elif "round_ended" in [event.kind for event in events]:
            number = next(event.data["round"] for event in events if event.kind == "round_ended")
            assert isinstance(number, int)
            for other, found in enumerate(attractions(view_of(game))):
                points[other][number - 1] = found["figures"] * number
                coins[other] += len(view_of(game)["seats"][other]["tiles"])
        assert view_of(game)["flags"] == flags
        assert purses(game) == coins
        assert [shown["points"] for shown in view_of(game)["seats"]] == points
    totals = [sum(scored) for scored in points]
    keys = [
        (total, purse if "money" in config else 0)
        for total, purse in zip(totals, coins, strict=True)
    ]
    assert [sheet.total for sheet in game.scores()] == totals
    assert game.ranking() == [
        tuple(seat for seat in range(game.players) if keys[seat] == key)
        for key in sorted(set(keys), reverse=True)
    ]


@GAMES
@given(configs, seeds, players)
def test_every_tile_is_sold_once_in_five_rounds(config: str, seed: int, player: Player) -> None:
    game = Game(config, seed=seed)
    sold: list[tuple[int, int]] = []
    builds = 0
    for seat, move, events in steps(game, seed, player):
        view = view_of(game)
        sold += [(view["round"], row(game)[0]) for event in events if event.kind == "won"]
        if move.verb == "build":
            builds += 1
            assert view["seats"][seat]["tiles"][-1]["number"] == builds
        laid = [tile["tile"] for shown in view["seats"] for tile in shown["tiles"]]
        everywhere = laid + view["lost"] + row(game) + view["unseen"]
        assert sorted(everywhere) == list(range(1, 26))
    assert view_of(game)["round"] == 5
    assert sorted(tile for _, tile in sold) == list(range(1, 26))
    assert [number for number, _ in sold] == sorted(number for number, _ in sold)
    for number in range(1, 6):
        tiles = [tile for sold_in, tile in sold if sold_in == number]
        if "trees" not in config:
            assert len(tiles) == 5
        elif number < 5:
            assert sum(tile in TREE_TILES for tile in tiles) == 3


@GAMES
@given(configs, seeds, players, st.integers(0, 130))
def test_records_and_positions_round_trip(
    config: str, seed: int, player: Player, stop: int
) -> None:
    game = new(config, seed)
    for number, _ in enumerate(steps(game, seed, player)):
        if number == stop:
            break
    again = Game.from_position(game.position(), dealer=None)
    assert again.position() == game.position()
    assert again.state == game.state
    assert hash(again.state) == hash(game.state)
    assert [again.legal(seat) for seat in game.to_act] == [game.legal(seat) for seat in game.to_act]
    assert eval(repr(game), {"Game": Game}).state == game.state
    replayed = Game.replay(Record.loads(game.record().dumps()))
    assert replayed.state == game.state
    assert replayed.record() == game.record()
    assert view_of(replayed) == view_of(game)
    assert Record.from_json(game.record().as_json()) == game.record()


@GAMES
@given(st.integers(2, 4), st.sampled_from(VARIANTS), seeds)
def test_positions_round_trip_also_while_chance_is_due(
    players: int, variant: str, seed: int
) -> None:
    game = Game(f"ozoolemio(players={players}{variant})", dealer=None)
    rng = Random(seed)
    for _ in range(rng.randrange(160)):
        if game.over:
            break
        if game.to_act:
            seat = rng.choice(game.to_act)
            game.play(random_move(game, seat, rng), seat)
        else:
            game.deal(rng.choice(game.chance())[0])
        again = Game.from_position(game.position(), dealer=None)
        assert again.state == game.state
        assert again.chance() == game.chance()


@GAMES
@given(configs, seeds, players)
def test_no_earlier_copy_ever_changes(config: str, seed: int, player: Player) -> None:
    game = new(config, seed)
    kept: list[tuple[State, list[int]]] = [(game.state.copy(), game.state.cells())]
    whole = [(game.copy(), game.position(), view_of(game, 0))]
    for number, _ in enumerate(steps(game, seed, player)):
        kept.append((game.state.copy(), game.state.cells()))
        if number % 10 == 0:
            whole.append((game.copy(), game.position(), view_of(game, 0)))
    for state, cells in kept:
        assert state.cells() == cells
    for twin, position, view in whole:
        assert (twin.position(), view_of(twin, 0)) == (position, view)


@GAMES
@given(configs, seeds)
def test_a_copy_played_on_leaves_the_original_alone(config: str, seed: int) -> None:
    game = new(config, seed)
    rng = Random(seed)
    for _ in range(20):
        before = game.state.cells(), view_of(game, 0)
        twin = game.copy()
        for _ in range(8):
            if not twin.over:
                seat = rng.choice(twin.to_act)
                twin.play(random_move(twin, seat, rng), seat)
        assert (game.state.cells(), view_of(game, 0)) == before
        seat = rng.choice(game.to_act)
        game.play(random_move(game, seat, rng), seat)


@GAMES
@given(configs, seeds, players)
def test_the_same_seed_gives_the_same_game(config: str, seed: int, player: Player) -> None:
    games = [new(config, seed) for _ in range(2)]
    told = [[events for _, _, events in steps(game, seed, player)] for game in games]
    assert told[0] == told[1]
    assert games[0].record().dumps() == games[1].record().dumps()
    assert games[0].state == games[1].state
