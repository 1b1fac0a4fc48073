"""Positions of O Zoo le Mio: written, read again, and refused where they cannot be."""

import pytest

from support.ozoo import SEALED, auction, bid, not_allowed, texts
from support.views import view_of
from zoopark import Game, NotationError

BASE = (
    "ozoolemio(players=2) | round:2 asks:bid flags:B+A row:3+5+12 sold:2 lost:21"
    " | A coins:5 bid:2 points:3 zoo:9_e2_e_1+10_n1e2_e_3+11_w1_w_5"
    " | B coins:12 points:4 zoo:4_e2_e_2+25_w1_w_4+1_w3_w_6"
)
FRESH = "ozoolemio(players=2) | round:1 asks:bid flags:A+B row:1+2+3+4+5 | A coins:8 | B coins:8"
TREES = (
    "ozoolemio(players=2, variant=trees) | round:1 asks:bid flags:A+B row:11+9+12+25+13 trees:3"
    " | A coins:8 | B coins:8"
)
BLIND = (
    "ozoolemio(players=2, auction=blind) | round:1 asks:bid flags:A+B row:9 | A coins:8 | B coins:8"
)


BUILT = "zoo:9_e2_e_1+10_n1e2_e_2+11_w1_w_3+18_w3_w_4+12_w5_w_5"
WHOLE = "+".join(str(tile) for tile in range(1, 26) if tile not in (9, 10, 11, 18, 12))
END = (
    f"ozoolemio(players=2) | round:5 asks:over flags:A+B lost:{WHOLE}"
    f" | A coins:8 points:1+2+3+4+5 {BUILT} | B coins:8 points:0+0+0+0+0"
)


def changed(*changes: tuple[str, str], base: str = BASE) -> str:
    """The position with parts replaced; each must be there."""
    for old, new in changes:
        assert old in base
        base = base.replace(old, new, 1)
    return base


def refusal(text: str) -> str:
    with pytest.raises(NotationError) as refused:
        Game.from_position(text)
    message = str(refused.value)
    assert "\n" not in message
    assert len(message) < 300
    return message


@pytest.mark.parametrize("text", [BASE, FRESH, TREES, BLIND, END])
def test_the_positions_that_are_changed_here_can_be(text: str) -> None:
    assert Game.from_position(text, dealer=None).position() == text


def test_a_position_brings_everything_back() -> None:
    game = Game.from_position(BASE, dealer=None)
    view = view_of(game, 0)
    assert (view["round"], view["asks"], view["sold"], view["flags"]) == (2, "bid", 2, [1, 0])
    assert (view["lost"], view["sealed"], view["bid"]) == ([21], [True, False], 2)
    assert [seat["points"][0] for seat in view["seats"]] == [3, 4]
    assert [seat["benches"] for seat in view["seats"]] == [1, 0]
    assert game.to_act == (1,)
    bid_text = texts(game, 1)
    assert bid_text == [f"bid {coins}" for coins in range(13)]
    game.play("bid 2", 1)
    assert game.to_act == (1,)  # the flag of B hangs higher


def test_agreed_flags_are_not_kept_in_a_position_and_the_real_ones_are() -> None:
    game = Game("ozoolemio(players=2, flags=A+B)", seed=1)
    bid(game, 0, 0)
    text = game.position()
    assert text.startswith("ozoolemio(players=2) | round:1 asks:build=A flags:B+A ")
    assert Game.from_position(text, dealer=None).state == game.state


@pytest.mark.rule("O.1.1")
@pytest.mark.parametrize(
    "text",
    [
        changed(("row:3+", "row:9+")),
        changed(("row:3+5", "row:3+3")),
        changed(("lost:21", "lost:3")),
        changed(("lost:21", "lost:4")),
        changed(("1_w3_w_6", "9_w3_w_6")),
        changed(("25_w1_w_4", "11_w1_w_4")),
        changed(("row:3", "row:26")),
        changed(("row:3", "row:0")),
        changed(("zoo:9_", "zoo:0_")),
        changed(("zoo:9_", "zoo:26_")),
        changed(("lost:21", "lost:panda")),
        changed(("lost:21", "lost:21+")),
        changed(("sold:2 lost:21", "sold:2 lost:21+21"), ("+1_w3_w_6", "")),
    ],
)
def test_a_tile_twice_or_unknown_is_refused(text: str) -> None:
    refusal(text)


@pytest.mark.rule("O.4.1", "O.4.2", "O.4.3")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("10_n1e2_e_3", "10_e3_e_3"),  # on another tile
        ("11_w1_w_5", "11_s1_e_5"),  # on the pavilion
        ("25_w1_w_4", "7_w1_s_4"),  # a path into the pavilion
        ("10_n1e2_e_3", "10_n1e3_w_3"),  # a path that does not go on
        ("11_w1_w_5", "11_w3_w_5"),  # not joined
        ("11_w1_w_5", "11_s2_e_5"),  # grass at the pavilion
        ("9_e2_e_1+10_n1e2_e_3", "9_e2_e_3+10_n1e2_e_1"),  # joined only later
    ],
)
def test_a_tile_that_cannot_have_been_built_there_is_refused(old: str, new: str) -> None:
    assert "cannot have been built there" in refusal(changed((old, new)))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("11_w1_w_5", "11_w1_w_7"),  # a gap
        ("11_w1_w_5", "11_w1_w_4"),  # a number twice
        ("9_e2_e_1", "9_e2_e_0"),
        ("9_e2_e_1", "9_e2_e_26"),
        ("9_e2_e_1", "9_e2_e_x"),
        ("9_e2_e_1", "9_e2_e_-1"),
        ("9_e2_e_1", "9_e2_e"),
        ("9_e2_e_1", "9_e2_e_1_1"),
        ("9_e2_e_1", "9_e2_x_1"),
        ("9_e2_e_1", "9_2e_e_1"),
        ("9_e2_e_1", "9__e_1"),
        ("9_e2_e_1", "9_e99_e_1"),
        ("9_e2_e_1", ""),
        ("9_e2_e_1", "+"),
        ("1_w3_w_6", "1_w3_w_6+"),
    ],
)
def test_bad_numbers_fields_and_directions_are_refused(old: str, new: str) -> None:
    refusal(changed((old, new)))


@pytest.mark.rule("O.3.1", "O.3.2")
@pytest.mark.parametrize(
    "text",
    [
        changed(("bid:2", "bid:6")),
        changed(("bid:2", "bid:-1")),
        changed(("bid:2", "bid:251"), ("A coins:5", "A coins:251")),
        changed(("bid:2", "bid:two")),
        changed(("bid:2", "bid:")),
        changed(("bid:2", "bid:2 bid:2")),
        changed(("B coins:12", "B coins:12 bid:3")),  # then they would have been opened
        changed(("asks:bid", "asks:build=A")),  # sealed while a tile is built
        changed(("asks:bid", "asks:build=B")),
    ],
)
def test_bids_that_cannot_be_are_refused(text: str) -> None:
    refusal(text)


@pytest.mark.rule("O.1.3")
@pytest.mark.parametrize("coins", [251, 9999])
def test_more_coins_than_there_can_be_are_refused_or_can_be_bid(coins: int) -> None:
    """Nobody can earn that much. If it is accepted all the same, it can be bid like any purse."""
    text = changed(("A coins:8", f"A coins:{coins}"), base=FRESH)
    try:
        game = Game.from_position(text, dealer=None)
    except NotationError:
        return
    assert game.legal(0)[-1].text == f"bid {coins}"
    game.play(f"bid {coins}", 0)
    assert game.to_act == (1,)
    assert view_of(game, 0)["bid"] == coins


@pytest.mark.parametrize("coins", ["-1", "x", "1.5", "", "12345", "٢"])
def test_coins_that_are_no_number_are_refused(coins: str) -> None:
    refusal(changed(("A coins:5", f"A coins:{coins}")))


@pytest.mark.rule("O.1.4")
@pytest.mark.parametrize(
    "text",
    [
        changed(("flags:B+A", "flags:A+A")),
        changed(("flags:B+A", "flags:B")),
        changed(("flags:B+A", "flags:B+A+C")),
        changed(("flags:B+A", "flags:B+C")),
        changed(("flags:B+A", "flags:B+A+B")),
        changed(("flags:B+A", "flags:B+Z")),
        changed((" flags:B+A", "")),
        changed(("asks:bid flags:A+B row:1+2+3+4+5", "asks:hang flags:A+B"), base=FRESH),
        changed(("asks:bid flags:A+B row:1+2+3+4+5", "asks:hang flags:A+A"), base=FRESH),
        changed(("asks:bid flags:A+B row", "asks:hang flags:A row"), base=FRESH),
    ],
)
def test_flags_that_cannot_hang_so_are_refused(text: str) -> None:
    refusal(text)


@pytest.mark.rule("O.2.1", "O.2.2")
@pytest.mark.parametrize(
    "text",
    [
        changed(("round:2", "round:0")),
        changed(("round:2", "round:1")),
        changed(("round:2", "round:3")),
        changed(("round:2", "round:6")),
        changed(("round:2", "round:x")),
        changed(("row:3+5+12", "row:3+5")),
        changed(("row:3+5+12", "row:3+5+12+13")),
        changed((" row:3+5+12", "")),
        changed(("sold:2", "sold:1")),
        changed(("sold:2", "sold:3")),
        changed(("sold:2", "sold:7")),
        changed((" sold:2", "")),
        changed((" lost:21", "")),
        changed(("asks:bid", "asks:unveil"), (" bid:2", "")),
        changed(("asks:bid", "asks:over"), (" bid:2", "")),
        changed(("asks:bid", "asks:hang"), (" bid:2", "")),
        changed((" row:1+2+3+4+5", " sold:5"), ("A coins:8", f"A coins:8 {BUILT}"), base=FRESH),
        changed(
            ("asks:bid flags:A+B row:1+2+3+4+5", "asks:hang flags:A sold:5"),
            ("A coins:8", f"A coins:8 {BUILT}"),
            base=FRESH,
        ),
        changed((WHOLE, WHOLE.removesuffix("+25")), base=END),
        changed((WHOLE, WHOLE.removesuffix("+25") + " row:25"), base=END),
        changed(("lost", "sold:1 lost"), base=END),
        changed(("round:5", "round:4"), ("+4+5 z", "+4 z"), ("0+0+0+0+0", "0+0+0+0"), base=END),
        changed(("row:1+2+3+4+5", "row:1+2+3+4"), base=FRESH),
        changed(("row:1+2+3+4+5", "row:1+2+3+4+5+6"), base=FRESH),
        changed(("row:9", "row:9+10"), base=BLIND),
        changed(("row:9", "row:9 sold:1"), base=BLIND),
        changed(("row:11+9+12+25+13", "row:11+9+12+25"), (" trees:3", ""), base=TREES),
        changed(("trees:3", "trees:2"), base=TREES),
        changed(("trees:3", "trees:4"), base=TREES),
    ],
)
def test_a_row_that_does_not_fit_the_round_is_refused(text: str) -> None:
    refusal(text)


@pytest.mark.rule("O.7.1")
@pytest.mark.parametrize(
    "text",
    [
        changed(("row:11+9+12+25+13", "row:11+9+12+25"), base=TREES),  # none of three is sold
        changed(("row:11+9+12+25+13", "row:11+9+25+13+12"), base=TREES),  # the third is the last
        changed(
            ("round:1", "round:2"),
            ("row:11+9+12+25+13", "row:9+25+13"),
            ("A coins:8", "A coins:8 points:0 zoo:11_e2_e_1+18_e4_e_2+12_e6_e_3"),
            ("B coins:8", "B coins:8 points:0"),
            base=TREES,
        ),  # a round without a tile with trees
    ],
)
def test_trees_that_do_not_fit_the_round_are_refused(text: str) -> None:
    refusal(text)


@pytest.mark.rule("O.7.1")
def test_trees_are_counted_only_in_the_tree_variant() -> None:
    """Refused, or at least not kept: what a position sets up can be written and read again."""
    try:
        game = Game.from_position(changed(("row:1", "trees:1 row:1"), base=FRESH), dealer=None)
    except NotationError:
        return
    assert Game.from_position(game.position(), dealer=None).state == game.state


@pytest.mark.rule("O.6.1", "O.6.2")
@pytest.mark.parametrize("points", ["", "points:3+4", "points:-3", "points:x", "points:"])
def test_points_that_do_not_fit_the_rounds_are_refused(points: str) -> None:
    refusal(changed(("points:3", points)))


@pytest.mark.rule("O.6.1")
def test_points_are_a_multiple_of_the_round() -> None:
    odd = changed(("round:1", "round:3"), base=FRESH)
    zoo = "zoo:" + "+".join(
        f"{words.split()[1]}_{words.split()[2]}_{words.split()[3]}_{number}"
        for number, words in enumerate(SEALED, 1)
    )
    lost = "lost:1+2+3+5+6+7"
    built = odd.replace("row:1+2+3+4+5", f"row:8+9+10+11+12 {lost}")
    for points, fits in (("7+8", True), ("7+7", False)):
        text = built.replace("A coins:8", f"A coins:8 points:{points} {zoo}")
        text = text.replace("B coins:8", "B coins:8 points:0+0")
        if fits:
            assert Game.from_position(text, dealer=None).position() == text
        else:
            assert "cannot have scored '7'" in refusal(text)


def test_a_game_set_up_by_a_position_goes_on_to_its_end() -> None:
    game = Game.from_position(BASE, seed=1)
    game.play("bid 0", 1)
    while not game.over:
        for seat in game.to_act:
            game.play(game.legal(seat)[0], seat)
    assert view_of(game)["round"] == 5
    assert Game.replay(game.record()).state == game.state


def test_lost_tiles_stay_lost_after_a_position() -> None:
    game = auction(*SEALED, sale=(11,), lost=(1, 2))
    again = Game.from_position(game.position(), dealer=None)
    assert view_of(again)["lost"] == [1, 2]
    assert not_allowed(again, "build e2 e", "O.3.1", seat=0)
