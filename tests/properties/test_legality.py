"""Listed moves are playable, all others are refused: over every move that can be written."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.lively import devoted_move, lively_move
from support.prohibitions import wrong_refusals
from support.universe import UNIVERSE, is_outside
from support.walks import Player, counts, each_title, grown, play_on, seeds
from zoopark import Game, IllegalMove
from zoopark.core.rule import rule_id

CODES = [move.code for move in UNIVERSE]
players = st.sampled_from([lively_move, devoted_move])


def check_all(game: Game) -> None:
    """A move is listed exactly when it is not refused, and every refusal names a rule."""
    state, seat = game.state, game.to_act[0]
    legal = game.legal()
    listed = {move.code for move in legal}
    assert len(listed) == len(legal), "a move is listed twice"
    cells = state.cells()
    refusals = {code: state.refusal(seat, code) for code in CODES}
    allowed = {code for code, refused in refusals.items() if refused == 0}
    assert allowed <= listed, game.position()
    assert all(is_outside(move) for move in legal if move.code not in allowed), game.position()
    named = {rule_id(refused) for refused in set(refusals.values()) if refused}
    assert not wrong_refusals(game, named), game.position()
    assert state.cells() == cells
    other = (seat + 1) % game.players
    assert all(state.refusal(other, code) for code in listed)


@each_title
@settings(max_examples=12, deadline=None)
@given(counts, seeds, players)
def test_a_move_is_listed_exactly_when_it_is_not_refused(
    title: str, players: int, seed: int, player: Player
) -> None:
    game = grown(title, players, seed)
    rng = Random(seed)
    for _ in play_on(game, player, rng):
        if rng.random() < (0.1 if game.legal()[0].verb == "place" else 0.03):
            check_all(game)
    assert all(game.state.refusal(seat, code) for code in CODES for seat in range(game.players))


@each_title
@settings(max_examples=8, deadline=None)
@given(counts, seeds, players)
def test_every_listed_move_can_be_played_and_every_other_changes_nothing(
    title: str, players: int, seed: int, player: Player
) -> None:
    rng = Random(seed)
    for game in play_on(grown(title, players, seed), player, rng):
        legal = game.legal()
        if rng.random() < 0.03:
            for move in legal:
                game.copy().play(move.text)
            before = game.position(), game.record().dumps()
            for move in rng.sample(UNIVERSE, 40):
                if move not in legal:
                    with pytest.raises(IllegalMove):
                        game.play(move)
            assert (game.position(), game.record().dumps()) == before


@each_title
@settings(max_examples=100, deadline=None)
@given(code=st.integers(-(2**46), 2**46), seat=st.integers(-2, 6))
def test_any_number_as_a_move_is_answered(title: str, code: int, seat: int) -> None:
    """The rules take whatever integer they are given and never fail."""
    game = Game(f"{title}(players=3, start=A)", seed=code)
    rng = Random(code)
    for number, _ in enumerate(play_on(game, lively_move, rng)):
        if number == code % 60:
            break
    legal = [move.code for move in game.legal()]
    listed = set(legal) if seat == game.to_act[0] else set[int]()
    numbers = [code, code & 0xFFFFFF, code % 64]
    numbers += [rng.choice(legal) ^ 1 << bit for bit in range(47)]  # nearly a legal move
    for number in numbers:
        assert (game.state.refusal(seat, number) == 0) == (number in listed), number
