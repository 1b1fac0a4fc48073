"""The table as text: everything that lies open is drawn, and only that."""

import pytest

from support.views import view_of
from zoopark import Game

POSITION = (
    "zooloretto(players=2, out=camel+panda+zebra) | round:3 turn:A asks:turn | bank:26"
    " | trucks:coin+fruit,@B,- | A coins:3 4:leopard*2+leopard-m"
    " 5:flamingo-dad+flamingo-mum+flamingo-baby x:elephant-f stalls:4a=snack+5=fruit"
    " barn:drinks+kangaroo*2+kangaroo-f | B coins:1 6:chimpanzee*6 | gone:snack"
)

BOARD = """\
Zooloretto   round 3   43 tiles before the end pile of 15   bank 26
Trucks   1 [coin fruit ·]   2 (B)   3 [·]
A is on turn

▶ A               3 coins   7 points    ○ B                1 coin  10 points
  4 leopard    ●●♂·    snack, –           4            ····    –, –
  5 flamingo   DMb··   fruit              5            ·····   –
  6            ······  –                  6 chimpanzee ●●●●●●  –
  x elephant   ♀····   –                  x closed
  y closed                                y closed
  barn drinks, kangaroo ●●♀               barn
"""


def empty(players: int, turn: str, **zoos: str) -> str:
    """A position of the first round with these words in the zoos."""
    species = ["camel", "zebra", "panda"][: 5 - players]
    out = f", out={'+'.join(sorted(species))}" if species else ""
    trucks = ",".join("-" * max(players, 3))
    seats = [f"{seat} coins:2 {zoos.get(seat, '')}" for seat in "ABCDE"[:players]]
    bank = 30 - 2 * players
    game = f"zooloretto(players={players}{out})"
    return " | ".join([game, turn, f"bank:{bank}", f"trucks:{trucks}", *seats])


def drawn(position: str) -> str:
    return str(Game.from_position(position, dealer=None))


def test_a_board_is_drawn_exactly_so() -> None:
    assert drawn(POSITION) == BOARD


@pytest.mark.parametrize(
    ("zoo", "line"),
    [
        ("4:leopard", "4 leopard    ●···"),
        ("4:leopard-m", "4 leopard    ♂···"),
        ("4:leopard-f", "4 leopard    ♀···"),
        ("4:leopard-dad+leopard-mum+leopard-baby", "4 leopard    DMb·"),
        ("4:leopard*4", "4 leopard    ●●●●"),
        ("5:chimpanzee-m*2", "5 chimpanzee ♂♂···"),
        ("x:kangaroo*5", "x kangaroo   ●●●●●   –"),
        ("stalls:4a=snack+4b=popcorn", "4            ····    snack, popcorn"),
        ("stalls:4b=popcorn", "4            ····    –, popcorn"),
        ("stalls:6=drinks", "6            ······  drinks"),
        ("barn:snack*2+fruit", "barn snack, snack, fruit"),
        ("barn:leopard*2+leopard-m+leopard-f", "barn leopard ●●♂♀"),
        ("barn:leopard-dad+leopard-mum+leopard-baby", "barn leopard DMb"),
    ],
)
def test_every_kind_of_tile_has_its_sign(zoo: str, line: str) -> None:
    board = drawn(empty(3, "round:1 turn:B asks:turn", C=zoo))
    assert any(f"{text} ".startswith(f"  {line} ") for text in board.split("\n"))


@pytest.mark.parametrize(
    ("turn", "line"),
    [
        ("round:1 turn:B asks:begin", "Waiting for the lot: who begins"),
        ("round:1 turn:B asks:reveal", "B draws a tile"),
        ("round:1 turn:B asks:turn", "B is on turn"),
        ("round:1 turn:B asks:load=panda-m", "B loads panda-m"),
        ("round:1 turn:B asks:place=fruit", "B places fruit"),
    ],
)
def test_the_board_says_what_it_waits_for(turn: str, line: str) -> None:
    assert drawn(empty(5, turn)).split("\n")[2] == line


def test_before_the_set_up_the_board_waits_for_a_species() -> None:
    game = Game("zooloretto(players=3)", dealer=None)
    assert str(game).split("\n")[2] == "Waiting for the lot: a species to leave out"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_has_a_zoo_with_its_name(players: int) -> None:
    names = ["Anna", "Bertholdina Maximiliane", "Claus", "Doris", "Emil"][:players]
    board = Game.from_position(empty(players, "round:1 turn:A asks:turn")).board(names)
    for name in names:
        assert f" {name[:14]}" in board
    assert board.count("barn") == players
    assert board.count("closed") == (4 if players == 2 else players)
    assert "▶ Anna" in board


def test_the_last_round_and_the_end_are_shown() -> None:
    game = Game("zooloretto(players=2)", seed=1)
    while not view_of(game)["last_round"]:
        assert "tiles before the end pile of 15" in str(game)
        game.play(game.legal()[0])
    assert "14 tiles of the end pile left: the last round" in str(game)
    while not game.over:
        game.play(game.legal()[0])
    assert "The game is over" in str(game).split("\n")
    assert "▶" not in str(game)


def test_a_full_barn_is_folded_and_no_line_is_too_long() -> None:
    kinds = "flamingo*7+flamingo-m*2 leopard*7 elephant*7+elephant-f*2 chimpanzee*7 kangaroo*7"
    barn = "barn:snack*3+drinks*3+fruit*3+popcorn*3+" + "+".join(kinds.split())
    board = drawn(empty(3, "round:1 turn:A asks:turn", A=barn, B="6:panda*5"))
    assert max(len(line) for line in board.split("\n")) <= 80
    left = " ".join(line[:40] for line in board.split("\n"))
    for word in ("snack", "drinks", "fruit", "popcorn"):
        assert left.count(word) == 3
    for word in ("flamingo ●●●●●●●♂♂", "leopard ●●●●●●●", "elephant ●●●●●●●♀♀", "kangaroo ●●●●●●●"):
        assert word in left


def test_no_line_ends_with_blanks() -> None:
    assert all(line == line.rstrip() for line in drawn(POSITION).split("\n"))
