"""Refused moves."""

import pytest

from zoopark import Game, IllegalMove


def assert_refused(game: Game, move: str, rule: str, seat: int | None = None) -> None:
    """The move is refused by this rule, is not listed, and changes nothing."""
    before = game.position(), game.record()
    listed = [legal.text for legal in game.legal()]
    with pytest.raises(IllegalMove) as refused:
        game.play(move, seat)
    assert refused.value.rule == rule, f"{refused.value.rule} refuses it, not {rule}"
    assert rule in str(refused.value)
    assert "\n" not in str(refused.value)
    assert (game.position(), game.record()) == before
    if seat is None:
        assert move not in listed
