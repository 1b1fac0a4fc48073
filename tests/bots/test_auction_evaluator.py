"""The evaluator of O Zoo le Mio: what tiles, bids and situations are worth."""

from random import Random

import pytest

from support.ozoo import SEALED, auction, building, shown, texts
from zoopark import Game
from zoopark.bots.greedy import greedy_move
from zoopark.core.dice import Dice
from zoopark.core.moves import BYTE, A, B, Moves
from zoopark.games.ozoolemio.evaluator.game import AuctionEvaluator, open_ends, open_loops
from zoopark.games.ozoolemio.evaluator.ranks import RANKS, SEATS, Ranks
from zoopark.games.ozoolemio.evaluator.site import Site
from zoopark.games.ozoolemio.rules.game import BIDDING, BUILDING, OZooLeMio
from zoopark.notation.moves import Move

VARIANTS = ("", ", variant=trees", ", auction=blind", ", tiebreak=money", ", purses=open")


def table(game: Game) -> OZooLeMio:
    state = game.state.copy()
    assert isinstance(state, OZooLeMio)
    return state


def choice(game: Game, seat: int = 0, seed: int = 1) -> str:
    """What greedy play chooses."""
    return Move(int(greedy_move(AuctionEvaluator(), table(game), seat, Dice(seed), Moves()))).text


def coins_bid(state: OZooLeMio, seat: int, seed: int = 1) -> int:
    return int(greedy_move(AuctionEvaluator(), state, seat, Dice(seed), Moves())) >> A


def worth(game: Game, seat: int = 0) -> int:
    return int(AuctionEvaluator().worth(table(game), seat))


def step(state: OZooLeMio, random: Random) -> None:
    """Something that may happen next."""
    moves = Moves()
    waiting = int(state.actors())
    if waiting == 0:
        state.outcomes(moves)
        state.deal(random.choice(moves.listed()))
        return
    seat = (waiting & -waiting).bit_length() - 1
    state.legal(seat, moves)
    state.play(seat, random.choice(moves.listed()))


def at_last_sale(config: str, seed: int) -> OZooLeMio:
    """The last auction of a game of random moves."""
    state = table(Game(config, seed=seed, dealer=None))
    random = Random(seed)
    while state.phase != BIDDING or state.unseen or len(state.row) > 1 or state.bids:
        step(state, random)
    return state


def moved_points(state: OZooLeMio) -> bool:
    """Does it make any difference to the points who builds the tile on sale, and where?"""
    found = set()
    for seat in range(state.players):
        moves = Moves()
        state.zoos[seat].build_moves(state.row[0], moves)
        for move in moves.listed():
            trial = state.copy()
            trial.phase, trial.winner = BUILDING, seat
            trial.play(seat, move)
            found.add(tuple(int(trial.points(other)) for other in range(state.players)))
    return len(found) > 1


# -- building -------------------------------------------------------------------------------------


def test_the_game_has_this_evaluator() -> None:
    game = auction()
    assert isinstance(game.spec.evaluator(game.state), AuctionEvaluator)


def test_it_joins_stars() -> None:
    """Three stars of reptiles are joined to three at one place only."""
    game = building("A 11 e2 e", tile=13)
    game.play(choice(game), 0)
    assert shown(game, "areas")[0]["reptiles"] == 6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_closes_a_loop(players: int) -> None:
    game = building("A 9 e2 e", tile=10, players=players)
    assert choice(game) == "build n1e2 e"
    game.play("build n1e2 e", 0)
    assert shown(game, "benches")[0] == 1


def test_at_a_glance_it_prefers_a_bench_too() -> None:
    state = table(building("A 9 e2 e", tile=10))
    evaluator = AuctionEvaluator()
    moves = Moves()
    state.legal(0, moves)
    evaluator.rate(state, 0, moves)
    rated = {Move(move).text: evaluator.ratings[k] for k, move in enumerate(moves.listed())}
    assert max(rated, key=lambda text: rated[text]) == "build n1e2 e"


def test_it_does_not_build_itself_in() -> None:
    """Tile 14 could close a ring out of which no path leads."""
    game = building(*SEALED[:3], tile=14)
    assert "build s1w1 n" in texts(game, 0)
    game.play(choice(game), 0)
    assert open_ends(table(game).zoos[0]) > 0


@pytest.mark.parametrize("seed", range(4))
def test_a_site_tells_what_building_there_brings(seed: int) -> None:
    state = table(Game("ozoolemio(players=2)", seed=seed, dealer=None))
    random = Random(seed)
    site = Site()
    seen = 0
    while not state.over():
        if state.phase == BUILDING:
            zoo, tile, moves = state.zoos[state.winner], state.row[0], Moves()
            zoo.build_moves(tile, moves)
            for move in moves.listed():
                trial = zoo.copy()
                site.look(zoo, tile, (move >> A) & BYTE, move >> B)
                closed = trial.build(tile, (move >> A) & BYTE, move >> B, 1)
                halves = [trial.areas[len(trial.areas) - 2 + half] for half in range(2)]
                assert [trial.stars[area] for area in halves] == list(site.stars)
                assert closed == site.joints - 1
                assert open_ends(trial) - open_ends(zoo) == site.ends
                assert open_loops(trial) - open_loops(zoo) == site.loops
                seen += 1
        step(state, random)
    assert seen > 50


# -- bids -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_it_bids_at_most_one_more_than_the_richest_other(seed: int) -> None:
    coins = (20, 2, 1)
    assert coins_bid(table(auction(players=3, coins=coins, flags="B+C+A")), 0, seed) <= 3
    assert coins_bid(table(auction(players=3, coins=coins, flags="A+B+C")), 0, seed) <= 2


def test_with_the_highest_flag_it_pays_nothing_when_others_have_no_coins() -> None:
    assert choice(auction(players=3, coins=(9, 0, 0), flags="A+B+C")) == "bid 0"
    assert choice(auction(players=3, coins=(9, 0, 0), flags="B+A+C")) == "bid 1"


WORTHLESS = (57, 123, 125)  # seeds of games that end with a tile of no use to anybody


@pytest.mark.parametrize("seed", WORTHLESS)
def test_it_bids_nothing_for_a_tile_that_changes_nothing(seed: int) -> None:
    state = at_last_sale("ozoolemio(players=2)", seed)
    assert not moved_points(state)
    for seat in range(2):
        state.purses[seat] = 9
    for seat in range(2):
        assert coins_bid(state, seat) == 0


def test_it_gives_its_last_coins_for_the_last_tile() -> None:
    """After it coins are worth nothing, so whoever can gain by it outbids the other."""
    bids = 0
    for seed in range(6):
        state = at_last_sale("ozoolemio(players=2)", seed)
        state.purses[0], state.purses[1] = 7, 6
        if moved_points(state):
            bids = max(bids, coins_bid(state, 0))
    assert bids >= 6


def test_it_saves_coins_in_the_first_round() -> None:
    """Four more tiles of the round and twenty of others are to be paid."""
    for players in (2, 3, 4):
        assert coins_bid(table(auction(players=players)), 0) < 8


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_a_glance_it_plays_every_variant_to_the_end(players: int, variant: str) -> None:
    """And it gets more points than a seat of random moves."""
    gained = 0
    for seed in range(2):
        state = table(Game(f"ozoolemio(players={players}{variant})", seed=seed, dealer=None))
        random, dice, evaluator, moves = Random(seed), Dice(seed), AuctionEvaluator(), Moves()
        evaluator.prepare(state)
        while not state.over():
            if state.actors() & 1:
                state.legal(0, moves)
                move = evaluator.pick(state, 0, moves, dice)
                assert state.refusal(0, move) == 0
                state.play(0, move)
                evaluator.played(state, 0, move)
            else:
                step(state, random)
                evaluator.prepare(state)
        gained += int(state.points(0)) * (players - 1)
        gained -= sum(int(state.points(seat)) for seat in range(1, players))
    assert gained > 0


# -- situations -----------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_worth_of_a_finished_game_is_exact(variant: str) -> None:
    state = at_last_sale(f"ozoolemio(players=3{variant})", 3)
    random = Random(3)
    while not state.over():
        step(state, random)
    for seat in range(3):
        coins = int(state.purses[seat]) if "money" in variant else 0
        assert AuctionEvaluator().worth(state, seat) == 100 * int(state.points(seat)) + coins


def test_a_bench_is_worth_a_figure_in_every_round_to_come() -> None:
    plain = auction("A 9 e2 e", "A 10 w1 w")
    with_bench = auction("A 9 e2 e", "A 10 n1e2 e")
    assert worth(with_bench) > worth(plain) + 1000
    assert worth(with_bench, 1) == worth(plain, 1)


def test_coins_are_worth_something_until_the_last_sale() -> None:
    assert worth(auction(coins=(9, 8))) > worth(auction(coins=(8, 9)))


def test_the_better_area_is_worth_more() -> None:
    """Six stars of reptiles in one area or in two, on the same tiles."""
    joined = auction("A 11 e2 e", "A 13 e4 e")
    apart = auction("A 11 e2 e", "A 13 w1 w")
    assert shown(joined, "areas")[0]["reptiles"] == 6
    assert shown(apart, "areas")[0]["reptiles"] == 3
    assert worth(joined) > worth(apart)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ranks_are_exact_when_nothing_is_to_come(players: int) -> None:
    for seed in range(4):
        state = at_last_sale(f"ozoolemio(players={players})", seed)
        ranks = Ranks()
        ranks.survey(state, 1)
        for seat in range(players):
            figures = state.figures(seat) - state.zoos[seat].benches
            assert ranks.expected(seat) == figures * 5 * 100


@pytest.mark.parametrize("seed", range(3))
def test_a_better_key_is_never_worth_less(seed: int) -> None:
    state = table(Game("ozoolemio(players=4)", seed=seed, dealer=None))
    random = Random(seed)
    while state.round < 3:
        step(state, random)
    ranks = Ranks()
    ranks.survey(state, 0)
    for rank in range(RANKS):
        for seat in range(4):
            values = [ranks.value(rank, seat, stars << 8 | 99) for stars in range(1, 20)]
            assert values == sorted(values)
            assert values[0] < values[-1]
            own = ranks.keys[rank * SEATS + seat]
            assert ranks.value(rank, seat, own) >= ranks.value(rank, seat, 0)


def test_doubt_shrinks_round_by_round() -> None:
    state = table(auction())
    evaluator = AuctionEvaluator()
    doubts = []
    for number in range(1, 6):
        state.round = number
        doubts.append(int(evaluator.doubt(state)))
        assert evaluator.rounds(state) == number
    assert doubts == sorted(doubts, reverse=True)
    assert doubts[-1] > 0
