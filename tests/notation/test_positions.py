"""Positions: a situation in one line is read and written without loss."""

import random

import pytest

from support.views import view_of
from zoopark import Game

POSITIONS = [
    pytest.param(
        "zooloretto(players=2) | round:1 turn:A asks:leave | bank:26 | trucks:-,-,-"
        " | A coins:2 | B coins:2",
        id="nothing dealt",
    ),
    pytest.param(
        "zooloretto(players=2, out=camel+zebra) | round:1 turn:A start:B asks:leave | bank:26"
        " | trucks:-,-,- | A coins:2 | B coins:2",
        id="two of three species left out, B will begin",
    ),
    pytest.param(
        "zooloretto(players=3, out=camel+zebra) | round:1 turn:A asks:begin | bank:24"
        " | trucks:-,-,- | A coins:2 | B coins:2 | C coins:2",
        id="who begins",
    ),
    pytest.param(
        "zooloretto(players=5) | round:1 turn:E asks:turn | bank:20 | trucks:-,-,-,-,-"
        " | A coins:2 | B coins:2 | C coins:2 | D coins:2 | E coins:2",
        id="first turn of five",
    ),
    pytest.param(
        "zooloretto(players=4, out=panda) | round:12 turn:C asks:turn | bank:0"
        " | trucks:snack+zebra-m+coin,@A,@D,- | A coins:9 x:- | B coins:13 5:zebra*2"
        " | C coins:4 barn:camel-f quiet:39 | D coins:6 6:leopard*6 stalls:4a=snack+6=fruit"
        " | gone:fruit+camel",
        id="trucks taken, a board open, tiles gone",
    ),
    pytest.param(
        "zooloretto(players=3, out=camel+zebra) | round:2 turn:B asks:reveal | bank:24"
        " | trucks:@C,panda*3,- | A coins:2 | B coins:2 | C coins:2",
        id="a tile is due",
    ),
    pytest.param(
        "zooloretto(players=3, out=camel+zebra) | round:2 turn:B asks:load=coin | bank:24"
        " | trucks:@C,panda*3,coin*2 | A coins:2 | B coins:2 | C coins:2",
        id="a tile in hand to load",
    ),
    pytest.param(
        "zooloretto(players=3, out=camel+zebra) | round:2 turn:B asks:place=snack+panda+snack"
        " | bank:24 | trucks:@B,-,- | A coins:2 | B coins:2 | C coins:2",
        id="a truck in hand to place, in its order",
    ),
    pytest.param(
        "zooloretto(players=3, out=camel+zebra) | round:2 turn:B asks:place=panda-baby"
        " | bank:24 | trucks:-,-,- | A coins:2 4:panda+panda-dad+panda-mum | B coins:2"
        " | C coins:2",
        id="a purchase in hand to place",
    ),
    pytest.param(
        "zooloretto(players=2, out=flamingo+panda+kangaroo) | round:7 turn:A asks:turn | bank:25"
        " | trucks:camel*2,@B,coin | A coins:3 4:zebra-dad*2+zebra-mum*2 x:camel*3+camel-m"
        " y:elephant*5 stalls:4a=snack+4b=snack+x=drinks+y=fruit barn:snack+zebra-baby*2"
        " | B coins:4 x:chimpanzee+chimpanzee-f quiet:2 | gone:coin*3",
        id="two players with both boards",
    ),
    pytest.param(
        "zooloretto(players=3, out=leopard+chimpanzee) | round:18 turn:C asks:over | bank:38"
        " | trucks:-,-,- | A coins:0 4:panda*2 5:zebra*4"
        " 6:flamingo+flamingo-dad+flamingo-mum+flamingo-baby x:camel+camel-m"
        " stalls:4a=fruit+4b=fruit+5=drinks"
        " barn:flamingo*2+camel+camel-m+elephant*3+zebra-f+kangaroo"
        " | B coins:0 4:flamingo*2+flamingo-m 5:elephant*3+elephant-f 6:panda-f stalls:6=drinks"
        " barn:fruit+camel*2+panda-m+panda-dad+panda-mum+panda-baby+zebra*2+zebra-m*2+kangaroo*2"
        " | C coins:1 4:flamingo+flamingo-f 5:kangaroo*2+kangaroo-dad+kangaroo-mum+kangaroo-baby"
        " 6:camel*3 stalls:4a=popcorn+4b=snack"
        " barn:popcorn+camel-f+elephant+elephant-m+elephant-f+panda*4+zebra+zebra-f+kangaroo*2"
        "+kangaroo-m",
        id="the end of a game",
    ),
]


@pytest.mark.parametrize("text", POSITIONS)
def test_a_canonical_position_is_written_as_it_was_read(text: str) -> None:
    game = Game.from_position(text, dealer=None)
    assert game.position() == text
    assert repr(game) == f"Game.from_position({text!r})"


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_says_what_the_game_waits_for(text: str) -> None:
    game = Game.from_position(text, dealer=None)
    asks = text.split("asks:")[1].split(maxsplit=1)[0].partition("=")[0]
    assert view_of(game)["asks"] == asks
    assert game.over == (asks == "over")
    assert bool(game.chance()) == (asks in ("leave", "begin", "reveal"))
    assert bool(game.legal()) == (asks in ("turn", "load", "place"))


def test_a_position_sets_every_value() -> None:
    position = POSITIONS[4].values[0]
    assert isinstance(position, str)
    view = view_of(Game.from_position(position))
    assert (view["round"], view["turn"], view["bank"]) == (12, 2, 0)
    assert [truck["tiles"] for truck in view["trucks"]] == [
        ["snack", "zebra-m", "coin"],
        [],
        [],
        [],
    ]
    assert [truck["taken_by"] for truck in view["trucks"]] == [None, 0, 3, None]
    assert [seat["coins"] for seat in view["seats"]] == [9, 13, 4, 6]
    assert [seat["out"] for seat in view["seats"]] == [True, False, False, True]
    assert [seat["money_actions"] for seat in view["seats"]] == [0, 0, 39, 0]
    assert [len(seat["enclosures"]) for seat in view["seats"]] == [4, 3, 3, 3]
    assert view["seats"][1]["enclosures"][1]["animals"] == ["zebra", "zebra"]
    assert [place["stall"] for place in view["seats"][3]["stalls"]] == [
        "snack",
        None,
        None,
        "fruit",
    ]
    assert view["seats"][2]["barn"] == ["camel-f"]
    assert view["gone"] == {"fruit": 1, "camel": 1}
    # 7 * 11 animals, 12 stalls and 12 coin tiles; 2 coin tiles are money, 15 tiles lie open or gone
    assert view["supply"]["total"] == 7 * 11 + 12 + 12 - 2 - 3 - 2 - 1 - 8 - 2


PLAIN = [
    "zooloretto(players=3, out=camel+zebra)",
    "round:2 turn:A asks:turn",
    "bank:24",
    "trucks:-,-,-",
    "A coins:2",
    "B coins:2",
    "C coins:2",
]


@pytest.mark.parametrize(
    ("field", "loose", "canonical"),
    [
        (0, "ZOOLORETTO( players=3,out=zebra+camel )", PLAIN[0]),
        (1, "asks:turn=-   turn:a round:002", PLAIN[1]),
        (2, "  bank:0024\t", PLAIN[2]),
        (3, "trucks:panda+panda,snack*1,-", "trucks:panda*2,snack,-"),
        (3, "trucks:panda+snack+panda,-,-", "trucks:panda+snack+panda,-,-"),
        (4, "A barn:panda-f+snack+panda+panda coins:2", "A coins:2 barn:snack+panda*2+panda-f"),
        (4, "A barn:- quiet:0 4:- coins:2", "A coins:2"),
        (4, "A 6:panda-m+panda 4:leopard*1 coins:2", "A coins:2 4:leopard 6:panda+panda-m"),
        (4, "A coins:2 stalls:6=fruit+4a=snack", "A coins:2 stalls:4a=snack+6=fruit"),
        (6, "C coins:2 | gone:-", "C coins:2"),
        (6, "C coins:2 | gone:panda+snack+panda", "C coins:2 | gone:snack+panda*2"),
    ],
)
def test_other_ways_to_write_a_field_give_the_canonical_one(
    field: int, loose: str, canonical: str
) -> None:
    written = "|".join([*PLAIN[:field], loose, *PLAIN[field + 1 :]])
    expected = " | ".join([*PLAIN[:field], canonical, *PLAIN[field + 1 :]])
    assert Game.from_position(written).position() == expected


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_situation_of_a_game_can_be_set_up_again(players: int) -> None:
    choose = random.Random(players)
    game = Game(f"zooloretto(players={players})", dealer=None)
    while not game.over:
        text = game.position()
        again = Game.from_position(text, dealer=None)
        assert again.position() == text
        assert again.state == game.state
        assert again.legal() == game.legal()
        assert again.chance() == game.chance()
        if game.chance():
            outcomes = game.chance()
            game.deal(choose.choices([o for o, _ in outcomes], [float(p) for _, p in outcomes])[0])
        else:
            game.play(choose.choice(game.legal()))
    assert Game.from_position(game.position()).scores() == game.scores()


def test_the_same_situation_is_the_same_state_whoever_was_agreed_to_begin() -> None:
    agreed = Game("zooloretto(players=3, out=camel+zebra, start=B)", dealer=None)
    again = Game.from_position(agreed.position(), dealer=None)
    assert again.position() == agreed.position()
    assert again.state == agreed.state
    assert hash(again.state) == hash(agreed.state)
