"""Tree search."""

import pytest

from coach.endings import last_turn
from support.bots import FIVE_GAMES, chosen
from support.tables import situation
from zoopark import Game
from zoopark.bots.budget import Budget
from zoopark.bots.search import Search
from zoopark.bots.tree import NONE, SCALE, Tree
from zoopark.core.dice import Dice
from zoopark.notation.moves import Move


def search_of(game: Game) -> Search:
    return Search(game.spec.evaluator(game.state), game.players)


def log_of(game: Game) -> list[tuple[int, int]]:
    return [(seat, move.code) for seat, move in game.record().entries]


def children(tree: Tree, node: int) -> list[int]:
    found: list[int] = []
    child = tree.child[node]
    while child != NONE:
        found.append(child)
        child = tree.sibling[child]
    return found


@pytest.mark.parametrize("config", FIVE_GAMES)
def test_the_same_dice_give_the_same_choice_and_it_is_legal(config: str) -> None:
    game = Game(config, seed=5)
    for step in range(12):
        seat = game.to_act[0]
        legal = [move.text for move in game.legal(seat)]
        choice = chosen("search:40", game, seat, seed=step)
        assert choice in legal
        assert chosen("search:40", game, seat, seed=step) == choice
        game.play(choice, seat)


@pytest.mark.parametrize("config", FIVE_GAMES)
def test_results_lie_between_nothing_and_victory_and_add_up(config: str) -> None:
    game = Game(config, seed=2)
    search = search_of(game)
    search.think(game.state, game.to_act[0], log_of(game), Budget(iterations=80), Dice(1))
    tree = search.tree
    assert tree.visits[0] == search.iterations
    for node in range(tree.size):
        if tree.visits[node]:
            sums = [tree.sums[node * game.players + seat] for seat in range(game.players)]
            assert all(0 <= results <= tree.visits[node] * SCALE for results in sums)


def test_a_budget_of_iterations_is_kept() -> None:
    game = Game("zooloretto(players=3)", seed=1)
    game.play("draw")
    search = search_of(game)
    search.think(game.state, game.to_act[0], log_of(game), Budget(iterations=50), Dice(1))
    assert search.iterations <= 50
    assert search.tree.visits[0] == search.iterations


def test_a_budget_of_time_ends() -> None:
    game = Game("zooloretto(players=3)", seed=1)
    game.play("draw")
    search = search_of(game)
    search.think(game.state, game.to_act[0], log_of(game), Budget(seconds=0.01), Dice(1))
    assert search.iterations > 0


def test_it_keeps_its_tree_within_a_turn() -> None:
    """After a draw the branch of the tile that came is kept, and only that."""
    game = Game("zooloretto(players=3)", seed=1)
    for move in ("draw", "load 1"):
        game.play(move)
    seat = game.to_act[0]
    search = search_of(game)
    search.think(game.state, seat, log_of(game), Budget(iterations=600), Dice(1))
    tree = search.tree
    draw = tree.find(0, Move("draw").code, NONE)
    game.play("draw")
    tile = game.record().entries[-1][1].code
    branch = tree.find(draw, tile, NONE)
    kept = tree.visits[branch]
    assert kept > 0
    search.think(game.state, seat, log_of(game), Budget(iterations=1), Dice(1))
    assert search.tree.visits[0] == kept + 1
    other = Game("zooloretto(players=3)", seed=2)
    search.think(other.state, other.to_act[0], log_of(other), Budget(iterations=5), Dice(1))
    assert search.tree.visits[0] == 5


def test_chance_is_explicit() -> None:
    """Below a draw hang tiles, as often as they are in the bag."""
    game = situation(trucks="-,-,-", gone="")
    search = search_of(game)
    search.think(game.state, 0, [], Budget(iterations=3000), Dice(1))
    draw = search.tree.find(0, Move("draw").code, NONE)
    visits = search.tree.visits[draw]
    assert visits == search.iterations > 300  # where there is no choice, thinking soon ends
    game.play("draw")
    chances = {move.code: float(chance) for move, chance in game.chance()}
    seen = children(search.tree, draw)
    assert {search.tree.move[node] for node in seen} <= set(chances)
    for node in seen:
        share = int(search.tree.visits[node]) / int(visits)
        assert share == pytest.approx(chances[search.tree.move[node]], abs=0.05)


def test_it_sees_what_ends_the_game() -> None:
    """In the last turn of the game one truck wins and the other loses."""
    assert chosen("search:200", last_turn(), 0) == "take 2"


def test_each_seat_maximises_its_own_result() -> None:
    """In a tree the seat that decides visits most what is best for itself, not for the root."""
    game = situation("5:panda*3", "5:leopard*3", trucks="panda+flamingo,leopard+leopard,elephant")
    search = search_of(game)
    search.think(game.state, 0, [], Budget(iterations=1500), Dice(3))
    tree = search.tree
    takes = [Move(f"take {truck}").code for truck in (1, 2, 3)]
    node = max((tree.find(0, take, NONE) for take in takes), key=lambda take: tree.visits[take])
    game.play(Move(tree.move[node]))
    while game.to_act == (0,):  # what Anna places, one tile after the other
        node = max(children(tree, node), key=lambda child: tree.visits[child])
        game.play(Move(tree.move[node]))
    assert game.to_act == (1,)
    tried = [child for child in children(tree, node) if tree.visits[child] >= 8]
    assert len(tried) > 1
    liked = max(tried, key=lambda child: tree.visits[child])
    assert tree.mean(liked, 1) == max(tree.mean(child, 1) for child in tried)
    assert tree.mean(liked, 0) != max(tree.mean(child, 0) for child in tried)


def test_bids_are_mixed() -> None:
    """A bid that could be foreseen could be beaten by a coin."""
    game = Game("ozoolemio(players=2)", seed=3)
    bids = {chosen("search:300", game, 0, seed=seed) for seed in range(12)}
    assert len(bids) > 1


@pytest.mark.parametrize("budget", [{}, {"iterations": 0}, {"seconds": 0.0}, {"iterations": -3}])
def test_a_budget_of_nothing_is_refused(budget: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="more than zero"):
        Budget(**budget)
