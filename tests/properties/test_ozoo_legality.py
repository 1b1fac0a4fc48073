"""Listed moves of O Zoo le Mio are playable, and all others are refused and change nothing."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from support.ozoo import (
    DIRECTIONS,
    VARIANTS,
    field_of,
    lively_move,
    not_allowed,
    placements,
    row,
    texts,
    window,
    zoo_of,
)
from support.views import view_of
from zoopark import Game, Move
from zoopark.core.rule import rule_id
from zoopark.rulebook import rule

configs = st.builds(
    lambda players, variant: f"ozoolemio(players={players}{variant})",
    st.integers(2, 4),
    st.sampled_from(VARIANTS),
)
seeds = st.integers(0, 2**63)


@settings(max_examples=12, deadline=None)
@given(configs, seeds)
def test_builds_are_listed_exactly_where_an_independent_search_finds_them(
    config: str, seed: int
) -> None:
    game = Game(config, seed=seed)
    rng = Random(seed)
    while not game.over:
        seat = rng.choice(game.to_act)
        if view_of(game)["asks"] == "build":
            found = placements(zoo_of(view_of(game)["seats"][seat]["tiles"]), row(game)[0])
            assert set(texts(game)) == (found or {"drop"})
            assert len(texts(game)) == len(set(texts(game)))
        game.play(lively_move(game, seat, rng), seat)


@settings(max_examples=15, deadline=None)
@given(configs, seeds)
def test_every_other_build_around_the_zoo_is_refused_and_changes_nothing(
    config: str, seed: int
) -> None:
    game = Game(config, seed=seed)
    rng = Random(seed)
    while not game.over:
        seat = rng.choice(game.to_act)
        if view_of(game)["asks"] == "build" and rng.random() < 0.08:
            zoo = zoo_of(view_of(game)["seats"][seat]["tiles"])
            listed = {move.code for move in game.legal()}
            before = game.state.cells()
            around = [
                Move(f"build {field_of(cell)} {direction}")
                for cell in window(zoo)
                for direction in DIRECTIONS
            ]
            for move in around:
                refused = game.state.refusal(seat, move.code)
                assert (refused == 0) == (move.code in listed)
                assert not refused or rule(rule_id(refused))
            for move in rng.sample(around, 15):
                if move.code not in listed:
                    not_allowed(game, move, None, seat)
            assert listed <= {move.code for move in around} | {Move("drop").code}
            assert game.state.cells() == before
        game.play(lively_move(game, seat, rng), seat)


@settings(max_examples=10, deadline=None)
@given(configs, seeds)
def test_every_listed_move_can_be_played_by_its_text(config: str, seed: int) -> None:
    game = Game(config, seed=seed)
    rng = Random(seed)
    while not game.over:
        assert game.to_act
        for seat in game.to_act:
            legal = game.legal(seat)
            assert legal
            if rng.random() < 0.1:
                for move in legal:
                    twin = game.copy()
                    assert Move(move.text) == move
                    assert twin.play(move.text, seat)
                    assert twin.record().entries[-1][0] in (seat, -1)
                assert game.legal(seat) == legal
        seat = rng.choice(game.to_act)
        game.play(lively_move(game, seat, rng), seat)


@settings(max_examples=15, deadline=None)
@given(configs, seeds)
def test_nobody_acts_out_of_turn(config: str, seed: int) -> None:
    """Whoever has bid, or does not build, has no legal move and is refused all of the others'."""
    game = Game(config, seed=seed)
    rng = Random(seed)
    while not game.over:
        seat = rng.choice(game.to_act)
        for other in {-1, *range(game.players + 2)} - set(game.to_act):
            assert game.legal(other) == []
            assert all(game.state.refusal(other, move.code) for move in game.legal(seat))
        game.play(lively_move(game, seat, rng), seat)
    for other in range(-1, game.players + 2):
        assert all(game.state.refusal(other, Move(text).code) for text in ("bid 0", "drop"))


@settings(max_examples=150, deadline=None)
@given(
    st.integers(0, 2**63),
    st.one_of(
        st.integers(0, 2**40),
        st.builds(
            lambda kind, operands: kind | operands << 8,
            st.sampled_from([Move(text).code & 255 for text in ("bid 0", "build e2 e", "drop")]),
            st.one_of(st.integers(0, 300), st.integers(0, 2**24)),
        ),
    ),
    st.integers(-2, 6),
)
def test_any_number_as_a_move_is_answered(seed: int, code: int, seat: int) -> None:
    """The rules take whatever integer they are given and never fail."""
    game = Game("ozoolemio(players=3)", seed=seed)
    rng = Random(seed)
    for _ in range(rng.randrange(101)):
        actor = rng.choice(game.to_act)
        game.play(rng.choice(game.legal(actor)), actor)
    listed = {move.code for move in game.legal(seat)}
    assert (game.state.refusal(seat, code) == 0) == (code in listed)
