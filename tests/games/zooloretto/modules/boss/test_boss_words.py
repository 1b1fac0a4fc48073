"""Boss: moves, events, positions, views and boards."""

import re
from random import Random

import pytest

from support.tables import situation
from support.views import view_of
from zoopark import Game, Move, NotationError
from zoopark.core.moves import A, B
from zoopark.games.zooloretto.modules.boss.rules import HIRE, SPONSOR

MODULE = "modules=boss"


def table(*zoos: str, table: str = "", more: str = "", round_number: int = 2) -> Game:
    return situation(*zoos, options=f"{MODULE}{more}", table=table, round_number=round_number)


# -- moves and events -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("hire buyer", {"field": "buyer", "payment": "coins"}),
        ("hire sales-manager donations", {"field": "sales-manager", "payment": "donations"}),
        ("offer panda-xf", {"tile": "panda-xf", "payment": "coins"}),
        ("offer x-snack donations", {"tile": "x-snack", "payment": "donations"}),
        ("office personnel-manager", {"tile": "personnel-manager", "payment": "coins"}),
        ("transfer buyer consultant", {"from": "buyer", "to": "consultant"}),
        ("open sponsor", {"enclosure": "sponsor"}),
    ],
)
def test_moves_have_a_text_and_plain_data(text: str, data: dict[str, str]) -> None:
    move = Move(text)
    assert move.text == text
    assert move.as_json() == {"verb": text.split(maxsplit=1)[0]} | data


def test_coins_may_be_named_as_the_payment() -> None:
    assert Move("hire buyer coins") == Move("hire buyer")


@pytest.mark.parametrize(
    "text",
    [
        "hire",
        "hire boss",
        "hire buyer pandas",
        "offer x-panda",
        "office buyer",
        "transfer buyer",
        "transfer buyer boss",
    ],
)
def test_other_words_are_no_moves(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        Move(text)
    assert "\n" not in str(refused.value)


def test_events_tell_what_happened() -> None:
    game = table("coins:9 sponsor:panda*2 staff:spokesman donations:2 barn:panda")
    for move, said in (
        ("hire buyer donations", ["A pays donations: 2", "A hires a buyer"]),
        ("transfer spokesman buyer", ["A pays 1", "A moves a worker from spokesman to buyer"]),
        ("office controller", ["A pays 2", "A buys a controller from the offer board"]),
        ("offer panda-xf", ["A pays 2", "A buys panda-xf from the offer board"]),
        ("open sponsor", ["A pays 2", "A opens enclosure sponsor"]),
    ):
        events = table(zoo_of(game, move)).play(move)
        assert [str(event).split(" to the bank")[0] for event in events] == said
    assert [str(event) for event in game.play("move panda sponsor")][-2:] == [
        "A receives donations: 1",
        "A receives point tiles: 3",
    ]


def zoo_of(game: Game, move: str) -> str:
    """The zoo of A, without its sponsor enclosure if that is to be opened."""
    field = game.position().split(" | ")[4][2:]
    return field.replace("sponsor:panda*2 ", "") if move == "open sponsor" else field


# -- legality -------------------------------------------------------------------------------------


def test_every_number_of_a_move_is_either_listed_or_refused() -> None:
    game = table(
        "coins:9 donations:2 4:panda-xf barn:x-snack staff:buyer*2+consultant office:controller",
        table="sold:panda-xf+x-snack",
    )
    listed = {move.code for move in game.legal()}
    rng = Random(1)
    codes = {
        kind | first << A | second << B
        for kind in range(HIRE, SPONSOR + 1)
        for first in range(256)
        for second in (0, 1, 2, 3, 4, 5, 255)
    }
    codes |= {rng.choice(sorted(listed)) | rng.randrange(1, 1 << 30) << 24 for _ in range(500)}
    for code in codes:
        assert (game.state.refusal(0, code) == 0) == (code in listed), hex(code)


# -- positions ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("zoo", "sold"),
    [
        (
            "coins:2 sponsor:panda-xf+panda*2 staff:buyer*2+consultant donations:3 points:4",
            "panda-xf",
        ),
        ("coins:2 office:controller+personnel-manager donations:20", ""),
        ("coins:2 stalls:4a=x-snack barn:x-fruit+leopard-xf", "leopard-xf+x-snack+x-fruit"),
        ("coins:2 5:panda-xmum+panda-dad+panda-baby", "panda-xf"),
    ],
)
def test_positions_are_read_as_they_are_written(zoo: str, sold: str) -> None:
    game = table(zoo, table=f"sold:{sold}" if sold else "")
    text = game.position()
    again = Game.from_position(text, dealer=None)
    assert again.position() == text
    assert again.state == game.state
    assert f"sold:{sold}" in text if sold else "sold:" not in text


def test_what_is_sold_makes_a_difference_even_if_it_is_gone() -> None:
    sold = situation("coins:2", options=MODULE, table="sold:panda-xf", gone="panda-xf")
    assert sold.state != table("coins:2").state


def test_a_position_between_purchase_and_placing_is_read() -> None:
    game = table("coins:2 5:panda-m")
    game.play("offer panda-xf")
    again = Game.from_position(game.position(), dealer=None)
    assert again.state == game.state
    again.play("place panda-xf 5")
    assert Game.from_position(again.position(), dealer=None).state == again.state


def test_a_position_before_the_beginning_is_read() -> None:
    game = Game(f"zooloretto(players=3, {MODULE})", dealer=None)
    for outcome in ("leave zebra", "leave camel", "begin B"):
        assert Game.from_position(game.position(), dealer=None).state == game.state
        game.deal(outcome)
    assert "donations:2" in game.position()


@pytest.mark.parametrize(
    ("gone", "unseen"),
    [({"panda-xmum": 1}, 2), ({"panda-mum": 1, "panda-xf": 1}, 1), ({"panda-xf": 1}, 1)],
)
def test_a_mother_of_either_sort_may_have_left_the_game(gone: dict[str, int], unseen: int) -> None:
    mother = "" if len(gone) > 1 or "panda-xmum" in gone else "+panda-mum"
    game = situation(
        f"coins:2 5:panda-dad+panda-baby{mother}",
        options=MODULE,
        table="sold:panda-xf",
        gone="+".join(gone),
    )
    assert view_of(game)["supply"]["unseen"]["panda-f"] == unseen
    assert view_of(game)["gone"] == gone
    assert Game.from_position(game.position(), dealer=None).state == game.state


@pytest.mark.rule("BO.1.1", "BO.1.2", "BO.1.3", "BO.1.4", "BO.1.6")
@pytest.mark.parametrize(
    ("zoos", "wrong"),
    [
        (["staff:buyer*3"], "cannot have the workers 'buyer*3' (BO.1.1)"),
        (["staff:buyer*2+consultant+buyer"], "has too many workers at buyer (BO.1.1)"),
        (["staff:boss"], "'boss' is unknown here; there are fundraiser"),
        (["staff:buyer*2+consultant*2", "staff:buyer*2", "staff:buyer*2+consultant"], "BO.1.2"),
        (["donations:15", "donations:6"], "there are only 20 donations (BO.1.3)"),
        (["sponsor:- points:20", "sponsor:- points:11"], "there are only 30 point tiles (BO.1.4)"),
        (["points:1"], "has point tiles without a sponsor (BO.4.5)"),
        (["office:controller+controller"], "cannot have a controller (BO.1.6)"),
        (["office:controller"] * 3, "cannot have a controller (BO.1.6)"),
        (["office:boss"], "'boss' is unknown here; there are controller"),
        (["sponsor:panda*4"], "has no room for panda in sponsor (Z.4.5)"),
        (["sponsor:panda+leopard"], "has no room for leopard in sponsor (Z.4.5)"),
    ],
)
def test_offices_that_cannot_be_are_refused(zoos: list[str], wrong: str) -> None:
    with pytest.raises(NotationError, match=re.escape(wrong)) as refused:
        table(*zoos)
    assert "\n" not in str(refused.value)


@pytest.mark.rule("BO.1.5", "BO.2.5")
@pytest.mark.parametrize(
    ("zoo", "sold", "wrong"),
    [
        ("4:panda-xf", "", "2 panda-xf tiles cannot be, only 1 (Z.1.1)"),
        ("coins:2", "panda-xf", "panda-xf is sold and lies nowhere (BO.2.5)"),
        ("coins:2", "x-snack", "x-snack is sold and lies nowhere (BO.2.5)"),
        ("coins:2", "camel-xf", "camel-xf is not on the offer board (BO.1.5)"),
        ("coins:2", "x-icecream", "x-icecream is not on the offer board (BO.1.5)"),
        ("coins:2", "panda-f", "panda-f is not on the offer board (BO.1.5)"),
        ("4:panda-xf", "panda-xf*2", "there is only one panda-xf (BO.1.5)"),
        ("4:panda-xf 5:panda-xf", "panda-xf", "2 panda-xf tiles cannot be, only 1 (Z.1.1)"),
        ("4:panda-m+panda-xf", "panda-xf", "has a fertile pair without young in 4 (Z.6.1)"),
        ("4:panda-xmum", "panda-xf", "young pandas, dads and mums must be equal in number (Z.6.4)"),
        (
            "4:panda-xmum*2 5:panda-dad*2+panda-baby*2",
            "panda-xf",
            "2 panda-xmum tiles cannot be, only 1 (Z.1.1)",
        ),
    ],
)
def test_x_tiles_that_cannot_be_are_refused(zoo: str, sold: str, wrong: str) -> None:
    with pytest.raises(NotationError, match=re.escape(wrong)) as refused:
        table(zoo, table=f"sold:{sold}" if sold else "")
    assert "\n" not in str(refused.value)


@pytest.mark.rule("BO.2.5")
@pytest.mark.parametrize(
    ("tile", "rule"), [("x-snack", "BO.2.5"), ("panda-xf", "Z.6.5"), ("panda-xmum", "Z.6.5")]
)
def test_x_tiles_are_not_on_trucks(tile: str, rule: str) -> None:
    sold = tile.replace("xmum", "xf")
    born = "5:panda-dad+panda-baby" if tile == "panda-xmum" else ""
    with pytest.raises(NotationError, match=re.escape(rule)):
        situation(born, options=MODULE, table=f"sold:{sold}", trucks=f"{tile},-,-")


@pytest.mark.rule("BO.2.12")
def test_nobody_has_an_office_tile_in_the_first_round() -> None:
    with pytest.raises(NotationError, match=r"BO\.2\.12"):
        table("office:controller", round_number=1)


@pytest.mark.rule("BO.1.3", "BO.1.7")
@pytest.mark.parametrize(
    "zoo",
    ["donations:1", "coins:2", "donations:2 staff:buyer", "donations:2 sponsor:-"],
)
def test_a_game_that_has_not_begun_has_untouched_offices(zoo: str) -> None:
    others = ["donations:2"] * 2
    with pytest.raises(NotationError, match="before it begins"):
        situation(zoo, *others, asks="begin", options=MODULE, round_number=1)
    begun = situation("donations:2", *others, asks="begin", options=MODULE, round_number=1)
    assert view_of(begun)["asks"] == "begin"


def test_without_the_module_its_words_are_unknown() -> None:
    for word in ("staff:buyer", "office:controller", "donations:2", "points:1", "sponsor:-"):
        with pytest.raises(NotationError, match="has an unknown word"):
            situation(word)


# -- views and boards -----------------------------------------------------------------------------


def test_a_view_shows_offices_and_the_offer_board() -> None:
    game = table(
        "sponsor:panda*2 staff:buyer*2+spokesman office:controller donations:3 points:4",
        "4:panda-xf",
        table="sold:panda-xf",
    )
    view = view_of(game, 1)
    assert view["seats"][0]["workers"] == {
        "fundraiser": 0,
        "consultant": 0,
        "spokesman": 1,
        "sales-manager": 0,
        "buyer": 2,
    }
    assert view["seats"][0]["office_tiles"] == ["controller"]
    assert view["seats"][0]["donations"] == 3
    assert view["seats"][0]["point_tiles"] == 4
    sponsor = view["seats"][0]["enclosures"][-1]
    assert (sponsor["name"], sponsor["spaces"], sponsor["species"]) == ("sponsor", 3, "panda")
    assert view["offer_board"]["workers"] == 5
    assert view["offer_board"]["office_tiles"] == {"controller": 1, "personnel-manager": 2}
    assert (view["donations_left"], view["point_tiles_left"]) == (17, 26)
    assert "panda-xf" not in view["offer_board"]["x_tiles"]


def test_a_board_shows_offices_and_the_offer_board() -> None:
    game = table(
        "sponsor:panda*2 staff:buyer*2+spokesman office:controller donations:3 points:4",
    )
    board = game.board()
    words = " ".join(board.split())
    for shown in (
        "Offer board flamingo-xf, leopard-xf",
        "controller, personnel-manager*2, workers 5",
        "sponsor: panda ●●·",
        "office spokesman, buyer*2, controller,",
        "donations 3, point tiles 4",
        "office empty",
    ):
        assert shown in words
    assert max(map(len, board.splitlines())) <= 82
