"""Listed moves are playable, all others are refused: over every move that can be written."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.lively import lively_move
from zoopark import Game, IllegalMove, Move
from zoopark.rulebook import rule
from zoopark.rules.kernel.rule import rule_id
from zoopark.rules.zooloretto.modules.registry import MODULES

SPECIES = ("flamingo", "camel", "leopard", "elephant", "panda", "chimpanzee", "zebra", "kangaroo")
ANIMALS = [
    f"{name}{kind}" for name in SPECIES for kind in ("", "-m", "-f", "-dad", "-mum", "-baby")
]
STALLS = ["snack", "drinks", "fruit", "popcorn"]
PENS = ["4", "5", "6", "x", "y"]
PLACES = ["4a", "4b", "5", "6", "x", "y"]


def every_move() -> list[Move]:
    """Every move of Zooloretto that the notation can write, sensible or not."""
    texts = ["draw", "expand", "deposit"]
    texts += [f"{verb} {truck}" for verb in ("load", "take") for truck in range(1, 6)]
    texts += [f"place {tile} {pen}" for tile in [*ANIMALS, "coin"] for pen in [*PENS, "barn"]]
    texts += [f"place {stall} {place}" for stall in STALLS for place in [*PLACES, "barn"]]
    texts += [f"move {tile} {pen}" for tile in ANIMALS for pen in [*PENS, "barn"]]
    texts += [f"move panda {pen} {to}" for pen in PENS for to in [*PENS, "barn"]]
    texts += [
        f"move {stall} {start} {to}"
        for stall in STALLS
        for start in [*PLACES, "barn"]
        for to in [*PLACES, "barn"]
    ]
    texts += [f"exchange {pen} {other}" for pen, other in combinations(PENS, 2)]
    texts += [f"exchange {pen} {other}" for pen in PENS for other in [*SPECIES, "snack", pen]]
    texts += [f"discard {tile}" for tile in [*ANIMALS, *STALLS, "coin"]]
    texts += [f"buy {seat} {tile}" for seat in "ABCDE" for tile in [*ANIMALS, *STALLS, "coin"]]
    return [Move(text) for text in texts]


EVERY_MOVE = every_move()


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 5), st.integers(0, 2**63))
def test_a_move_is_listed_exactly_when_it_is_not_refused(players: int, seed: int) -> None:
    modules = f", modules={'+'.join(MODULES)}" if seed % 2 else ""
    game = Game(f"zooloretto(players={players}{modules})", seed=seed)
    rng = Random(seed)
    while not game.over:
        listed = {move.code for move in game.legal()}
        assert len(listed) == len(game.legal()), "a move is listed twice"
        seat = game.to_act[0]
        if rng.random() < 0.25:
            cells = game.state.cells()
            for move in EVERY_MOVE:
                refused = game.state.refusal(seat, move.code)
                assert (refused == 0) == (move.code in listed), f"{move} in {game.position()}"
                assert refused == 0 or rule(rule_id(refused))
            assert listed <= {move.code for move in EVERY_MOVE}
            assert game.state.cells() == cells
            other = (seat + 1) % players
            assert all(game.state.refusal(other, code) for code in listed)
        game.play(lively_move(game, rng))
    assert all(
        game.state.refusal(seat, move.code) for move in EVERY_MOVE for seat in range(players)
    )


@settings(max_examples=10, deadline=None)
@given(st.integers(2, 5), st.integers(0, 2**63))
def test_every_listed_move_can_be_played_and_every_other_changes_nothing(
    players: int, seed: int
) -> None:
    game = Game(f"zooloretto(players={players})", seed=seed)
    rng = Random(seed)
    while not game.over:
        legal = game.legal()
        if rng.random() < 0.1:
            for move in legal:
                game.copy().play(move.text)
            before = game.position(), game.record().dumps()
            for move in rng.sample(EVERY_MOVE, 40):
                if move not in legal:
                    with pytest.raises(IllegalMove):
                        game.play(move)
            assert (game.position(), game.record().dumps()) == before
        game.play(lively_move(game, rng))


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 2**40), st.integers(-2, 6))
def test_any_number_as_a_move_is_answered(code: int, seat: int) -> None:
    """The rules take whatever integer they are given and never fail."""
    game = Game("zooloretto(players=3, start=A)", seed=code)
    rng = Random(code)
    for _ in range(rng.randrange(60)):
        game.play(lively_move(game, rng))
    actor = game.to_act[0]
    listed = {move.code for move in game.legal()} if seat == actor else set[int]()
    assert (game.state.refusal(seat, code) == 0) == (code in listed)
