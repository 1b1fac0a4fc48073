"""What a person may type to choose a move, and how the choices are listed."""

import pytest

from zoopark import Game, Move
from zoopark.terminal.choices import choose, listed

LEGAL = [
    Move(text)
    for text in (
        "take 1",
        "take 2",
        "draw",
        "move panda 4",
        "move panda-m 4",
        "exchange 4 x",
        "buy B snack",
        "buy C snack",
        "discard snack",
        "expand",
    )
]
RICH = (
    "zooloretto(players=3, out=camel+zebra) | round:1 turn:A asks:turn | bank:20"
    " | trucks:panda*2,-,snack | A coins:6 4:leopard*2 5:elephant 6:panda-m barn:snack+panda"
    " | B coins:2 barn:fruit | C coins:2"
)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", "take 1"),
        ("3", "draw"),
        (" 10 ", "expand"),
        ("take 2", "take 2"),
        ("TAKE  2", "take 2"),
        ("t 2", "take 2"),
        ("ta 1", "take 1"),
        ("dr", "draw"),
        ("di s", "discard snack"),
        ("exp", "expand"),
        ("ex 4 x", "exchange 4 x"),
        ("b c s", "buy C snack"),
        ("move panda 4", "move panda 4"),
        ("m panda-m 4", "move panda-m 4"),
    ],
)
def test_a_choice_is_its_number_its_text_or_the_beginnings_of_its_words(
    typed: str, meant: str
) -> None:
    assert choose(typed, LEGAL) == Move(meant)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("m p 4", "move panda 4 or move panda-m 4"),
        ("move pan 4", "move panda 4 or move panda-m 4"),
    ],
)
def test_an_unclear_choice_is_refused_with_what_it_may_mean(typed: str, meant: str) -> None:
    with pytest.raises(ValueError, match=rf"^That could mean {meant}\.$"):
        choose(typed, LEGAL)


def test_an_unclear_choice_names_no_more_than_four_moves() -> None:
    legal = [Move(f"move panda{kind} 4") for kind in ("", "-m", "-f", "-dad", "-mum")]
    with pytest.raises(ValueError, match="That could mean") as refused:
        choose("m p 4", legal)
    assert str(refused.value).count("move") == 4


@pytest.mark.parametrize("typed", ["0", "11", "999", "1" * 10_000])
def test_a_number_that_is_not_listed_is_refused(typed: str) -> None:
    with pytest.raises(ValueError, match="Choose a number from 1 to 10"):
        choose(typed, LEGAL)


@pytest.mark.parametrize("typed", ["sing", "take", "take 3", "take 1 2", "-1", "1.5", "²", "💥"])
def test_what_is_no_listed_move_is_none(typed: str) -> None:
    assert choose(typed, LEGAL) is None


def test_the_list_shows_every_move_with_its_number_and_price() -> None:
    game = Game.from_position(RICH)
    legal = game.legal()
    text = listed(game, 0, 100)
    cells = [
        cell.strip() for line in text.split("\n") for cell in line.split("   ") if cell.strip()
    ]
    prices = {"move": 1, "exchange": 1, "buy": 2, "discard": 2, "expand": 3}
    loads = {"take 1": " [panda panda ·]", "take 3": " [snack · ·]"}
    expected = [
        f"{number} {move.text}{loads.get(move.text, '')}"
        + (
            f" ({prices[move.verb]} coin{'s' * (prices[move.verb] > 1)})"
            if move.verb in prices
            else ""
        )
        for number, move in enumerate(legal, 1)
    ]
    assert sorted(cells) == sorted(expected)
    assert "expand (3 coins)" in text
    assert "move panda 6 (1 coin)" in text
    assert "buy B fruit (2 coins)" in text
    assert "discard snack (2 coins)" in text
    assert "take 1 [panda panda ·] (" not in text


def test_placing_what_was_taken_has_no_price() -> None:
    game = Game.from_position(RICH, seed=1)
    game.play("buy B fruit")
    assert "coin" not in listed(game, 0, 100)
    assert "place fruit barn" in listed(game, 0, 100)


@pytest.mark.parametrize("width", [1, 30, 60, 80, 100, 200])
def test_the_list_keeps_to_the_width_and_reads_downwards(width: int) -> None:
    game = Game.from_position(RICH)
    text = listed(game, 0, width)
    lines = text.split("\n")
    longest = max(len(f"{n:>3} {move.text} (2 coins)") for n, move in enumerate(game.legal(), 1))
    assert all(len(line) <= max(width, longest) for line in lines)
    assert [line.split()[0] for line in lines] == [str(n) for n in range(1, len(lines) + 1)]
    if width == 1:
        assert len(lines) == len(game.legal())


def test_very_many_places_for_a_board_are_named_once() -> None:
    game = Game("aquaretto(players=3, start=A)", seed=1)
    shown = listed(game, 0, 80)
    assert "expand small: 63 ways, 1 coin; for example: expand small" in shown
    assert len(shown.splitlines()) == 2
    assert choose("1", game.legal()) == Move("draw")
    assert choose("expand small a-1 nw", game.legal()) == Move("expand small a-1 nw")


def test_a_number_at_an_auction_is_the_bid() -> None:
    game = Game("ozoolemio(players=3, flags=A+B+C)", seed=1)
    legal = game.legal(0)
    assert listed(game, 0, 80) == "How many coins do you bid? 0 to 8"
    assert choose("3", legal) == choose("bid 3", legal) == Move("bid 3")
    with pytest.raises(ValueError, match="from 0 to 8"):
        choose("9", legal)
