"""Texts that are no positions of O Zoo le Mio, and positions with a sign changed or cut off."""

from random import Random

import pytest

from support.ozoo import VARIANTS, auction, lively_move
from zoopark import Game, NotationError

FRESH = auction().position()


def played(number: int) -> str:
    """Some situation of a lively game, with sealed bids if bids are due."""
    rng = Random(number)
    game = Game(f"ozoolemio(players={2 + number % 3}{VARIANTS[number % 4]})", seed=number)
    for _ in range(40 + 9 * number):
        seat = rng.choice(game.to_act)
        game.play(lively_move(game, seat, rng), seat)
    return game.position()


POSITIONS = [FRESH, *[played(number) for number in range(4)]]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ozoolemio",
        "ozoolemio(players=2)",
        "ozoolemio(players=2) |",
        "ozoolemio(players=2) | | | ",
        "ozoolemio(players=2) | x | A | B",
        FRESH.replace(" | B coins:8", ""),
        FRESH + " | C coins:8",
        FRESH + " | ",
        FRESH.replace("| B", "| C"),
        FRESH.replace("| A", "| a"),
        FRESH.replace("A coins:8", "A"),
        FRESH.replace("A coins:8", "A coins:8 barn:panda"),
        FRESH.replace("A coins:8", "A coins:8 coins:8"),
        FRESH.replace("asks:bid", "asks:bid turn:A"),
        FRESH.replace("asks:bid", "asks:turn"),
        FRESH.replace("asks:bid", "asks:bid=A"),
        FRESH.replace("asks:bid", "asks:build"),
        FRESH.replace("asks:bid", "asks:build="),
        FRESH.replace("asks:bid", "asks:build=C"),
        FRESH.replace("asks:bid", "asks:build=AB"),
        FRESH.replace("asks:bid", ""),
        FRESH.replace("round:1", ""),
        FRESH.replace("players=2", "players=3"),
        FRESH.replace("players=2", "players=5"),
        FRESH.replace("players=2", "players=2, tricks=all"),
        FRESH.replace("|", "¦"),
        FRESH.replace(" ", "\n\x00"),
        "💥" * 1000,
        FRESH.replace("8", "8" * 5000),
    ],
)
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        Game.from_position(text)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_cut_short_anywhere_is_refused_or_can_be(text: str) -> None:
    for length in range(len(text)):
        try:
            game = Game.from_position(text[:length], dealer=None)
        except NotationError:
            continue
        assert Game.from_position(game.position(), dealer=None).state == game.state
        assert all(game.legal(seat) for seat in game.to_act)


@pytest.mark.parametrize("text", POSITIONS[1:3])
@pytest.mark.parametrize("sign", ["", "0", "9", "+", ":", "|", "_", "A", " ", "é"])
def test_a_position_with_any_sign_changed_is_refused_or_can_be(text: str, sign: str) -> None:
    for at in range(len(text)):
        try:
            game = Game.from_position(text[:at] + sign + text[at + 1 :], dealer=None)
        except NotationError:
            continue
        assert Game.from_position(game.position(), dealer=None).state == game.state
        assert all(game.legal(seat) for seat in game.to_act)


@pytest.mark.parametrize("text", POSITIONS)
def test_words_of_a_position_may_not_be_left_out_or_doubled(text: str) -> None:
    words = text.split(" ")
    for at, word in enumerate(words):
        for new in ([], [word, word]):
            try:
                game = Game.from_position(" ".join(words[:at] + new + words[at + 1 :]), dealer=None)
            except NotationError:
                continue
            assert Game.from_position(game.position(), dealer=None).state == game.state
