"""What must hold at every step of every game, over random and lively games of all sizes."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from support.lively import lively_move
from support.reckoning import reckoned_points, tiles_in_sight, whole_box
from zoopark import Game, Record
from zoopark.rules.kernel.moves import Moves
from zoopark.rules.kernel.state import State
from zoopark.rules.zooloretto.modules.registry import MODULES

players = st.integers(2, 5)
seeds = st.integers(0, 2**63)
GAMES = settings(max_examples=25, deadline=None)


def new(players: int, seed: int) -> Game:
    """Half of the games have all modules."""
    modules = f", modules={'+'.join(MODULES)}" if seed % 2 else ""
    return Game(f"zooloretto(players={players}{modules})", seed=seed)


@GAMES
@given(players, seeds)
def test_tiles_and_coins_are_conserved(players: int, seed: int) -> None:
    game = new(players, seed)
    rng = Random(seed)
    box = whole_box(game)
    gone: Counter[str] = Counter()
    coin_tiles = 0
    while not game.over:
        trucks = game.view()["trucks"]
        for event in game.play(lively_move(game, rng)):
            if event.kind == "banked":
                coin_tiles += int(event.data["coins"])
            elif event.kind == "discarded":
                gone[str(event.data["tile"]).replace("-dad", "-m").replace("-mum", "-f")] += 1
            elif event.kind == "cleared":
                gone.update(trucks[int(event.data["truck"]) - 1]["tiles"])
        view = game.view()
        saved = sum(seat.get("savings_book", 0) > 0 for seat in view["seats"])
        purses = sum(seat["coins"] for seat in view["seats"])
        assert view["bank"] + purses + saved == 30 + coin_tiles
        assert min(view["bank"], *[seat["coins"] for seat in view["seats"]]) >= 0
        assert tiles_in_sight(view) + gone + Counter({"coin": coin_tiles}) == box


@GAMES
@given(players, seeds)
def test_points_are_what_an_independent_reckoning_gives(players: int, seed: int) -> None:
    game = new(players, seed)
    rng = Random(seed)
    while not game.over:
        game.play(lively_move(game, rng))
        view = game.view()
        for sheet, total, seat in zip(game.scores(), view["scores"], view["seats"], strict=True):
            assert sheet.total == reckoned_points(seat) == total["total"]
    keys = [(sheet.total, sheet.tiebreak) for sheet in game.scores()]
    places = [sorted({keys[seat] for seat in place}) for place in game.ranking()]
    assert [key for place in places for key in place] == sorted(set(keys), reverse=True)


@GAMES
@given(players, seeds)
def test_no_fertile_pair_stays_without_young_and_parents_match_young(
    players: int, seed: int
) -> None:
    game = new(players, seed)
    rng = Random(seed)
    while not game.over:
        events = game.play(lively_move(game, rng))
        kinds = [event.kind for event in events]
        if "exchanged" in kinds and "with" in events[kinds.index("exchanged")].data:
            with_barn = events[kinds.index("exchanged")].data["with"] not in (
                "4",
                "5",
                "6",
                "x",
                "y",
            )
            assert with_barn or "born" not in kinds  # two enclosures never breed by an exchange
            assert "filled" not in kinds
        for seat in game.view()["seats"]:
            for pen in seat["enclosures"]:
                animals = pen["animals"]
                assert len({animal.split("-")[0] for animal in animals}) <= 1
                assert len(animals) <= pen["spaces"]
                male, female = f"{pen['species']}-m", f"{pen['species']}-f"
                assert not (male in animals and female in animals)
        assert all(0 <= unborn <= 2 for unborn in game.view()["young"].values())


@GAMES
@given(players, seeds, st.integers(0, 300))
def test_records_and_positions_round_trip(players: int, seed: int, stop: int) -> None:
    game = new(players, seed)
    rng = Random(seed)
    for _ in range(stop):
        if game.over:
            break
        game.play(lively_move(game, rng))
    again = Game.from_position(game.position(), dealer=None)
    assert again.position() == game.position()
    assert again.state == game.state
    assert hash(again.state) == hash(game.state)
    assert eval(repr(game), {"Game": Game}).state == game.state
    replayed = Game.replay(Record.loads(game.record().dumps()))
    assert replayed.state == game.state
    assert replayed.record() == game.record()
    assert Record.from_json(game.record().as_json()) == game.record()


@GAMES
@given(players, seeds)
def test_no_earlier_copy_ever_changes(players: int, seed: int) -> None:
    game = new(players, seed)
    rng = Random(seed)
    kept: list[tuple[State, list[int]]] = []
    while not game.over:
        kept.append((game.state.copy(), game.state.cells()))
        game.play(lively_move(game, rng))
    for state, cells in kept:
        assert state.cells() == cells


@GAMES
@given(players, seeds)
def test_a_copy_played_on_leaves_the_original_alone(players: int, seed: int) -> None:
    game = new(players, seed)
    rng = Random(seed)
    for _ in range(40):
        before = game.state.cells()
        twin = game.copy()
        for _ in range(8):
            if not twin.over:
                twin.play(rng.choice(twin.legal()))
        assert game.state.cells() == before
        game.play(lively_move(game, rng))


@GAMES
@given(players, seeds)
def test_there_is_always_a_move_and_the_game_ends(players: int, seed: int) -> None:
    """Nobody is ever stuck, and the bound on the number of turns holds."""
    game = new(players, seed)
    rng = Random(seed)
    turns = 0
    while not game.over:
        assert len(game.to_act) == 1
        assert game.legal()
        turns += game.view()["asks"] == "turn"
        game.play(rng.choice(game.legal()))
    assert turns <= 42 * (112 + 9)


@GAMES
@given(players, seeds)
def test_the_same_seed_gives_the_same_game(players: int, seed: int) -> None:
    games = []
    for _ in range(2):
        game = new(players, seed)
        rng = Random(seed)
        while not game.over:
            game.play(rng.choice(game.legal()))
        games.append(game.record().dumps())
    assert games[0] == games[1]


def test_states_of_one_game_seldom_share_a_hash() -> None:
    game = new(4, 1)
    rng = Random(1)
    hashes, states = set[int](), 0
    while not game.over:
        game.play(rng.choice(game.legal()))
        hashes.add(hash(game.state))
        states += 1
    assert len(hashes) == states


def test_a_list_of_moves_is_filled_anew() -> None:
    game = new(3, 1)
    moves = Moves()
    game.state.legal(game.to_act[0], moves)
    first = moves.listed()
    game.state.legal(game.to_act[0], moves)
    assert moves.listed() == first
