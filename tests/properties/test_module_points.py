"""Whole score sheets of games with modules against an independent reckoning.

Games are compared at some steps and at the end, as everybody sees them and with all order cards
face up; then tables that no game is likely to bring about, made up by lot and by hand.
"""

from collections import Counter
from random import Random
from typing import Any

import pytest

from support.busy import busy_move
from support.made_up_zoos import made_up_game
from support.module_reckoning import Reckoning, open_view, reckoned
from support.tables import situation
from support.views import view_of
from zoopark import Game
from zoopark.core.score import Sheet

WHOLE = ("everything", "christmas+xxl-tiles")
BIG = (
    "extra-enclosures+petting-zoo",
    "buildings",
    "building-sites",
    "order-cards",
    "exotic",
    "exotic+chameleons",
    "boss",
    "boss+acclimatisation",
    "foreign-zoos+savings-book+octopus",
    "hagenbeck+kea",
    "katta+polar-bear",
    "christmas-present+reindeer",
)
LOOKS = 0.015  # how often a game is compared on its way
MADE_UP = 100  # tables

# Every line that a sheet can have; Aquaretto's are not among them.
LINES = {
    *(f"enclosure-{pen}" for pen in ("4", "5", "6", "x", "y", "sponsor")),
    *(f"enclosure-{pen}" for pen in ("pandas", "chimpanzees", "camels")),
    *("stalls", "barn-stalls", "barn-animals", "barn-sites", "barn-jungle", "x-tiles"),
    *("visitors", "bonus-boards", "order-card", "foreign-zoos"),
    *("octopus", "katta", "kea", "christmas-present", "reindeer"),
    *("controller", "personnel-manager", "point-tiles"),
}


def assert_sheets(view: dict[str, Any], sheets: list[Sheet]) -> list[Reckoning]:
    reckonings = reckoned(view)
    for own, sheet in zip(reckonings, sheets, strict=True):
        assert {line.name: line.points for line in sheet.lines} == own.lines()
        assert {line.name: line.section for line in sheet.lines} == own.places()
        assert len(sheet.lines) == len(own.lines())
        assert (sheet.total, sheet.tiebreak) == (own.total, own.tiebreak)
    return reckonings


def assert_points(game: Game) -> list[Reckoning]:
    """As if the game ended now, with all cards face up."""
    reckonings = assert_sheets(open_view(game), game.scores())
    totals = [game.state.points(seat) for seat in range(game.players)]
    assert totals == [own.total for own in reckonings]
    keys = [(own.total, own.tiebreak) for own in reckonings]
    shared = [[seat for seat in range(len(keys)) if keys[seat] == key] for key in sorted(set(keys))]
    assert [sorted(place) for place in game.ranking()] == shared[::-1]
    return reckonings


def assert_known_points(game: Game, viewer: int | None) -> None:
    """What a seat or a spectator may know."""
    view = view_of(game, viewer)
    reckonings = assert_sheets(view, game.scores(viewer))
    shown = [(score["total"], score["lines"]) for score in view["scores"]]
    assert shown == [(own.total, own.lines()) for own in reckonings]


def walked(modules: str, players: int, seed: int) -> None:
    game = Game(f"zooloretto(players={players}, modules={modules})", seed=seed)
    rng = Random(seed)
    while not game.over:
        if rng.random() < LOOKS:
            assert_points(game)
            assert_known_points(game, rng.choice([None, *range(players)]))
        game.play(busy_move(game, rng))
    assert_points(game)
    for viewer in (None, *range(players)):
        assert_known_points(game, viewer)


# -- games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("modules", WHOLE)
def test_games_with_all_modules(modules: str, players: int) -> None:
    for seed in range(5):
        walked(modules, players, 10 * players + seed)


@pytest.mark.parametrize("modules", BIG)
def test_games_with_one_big_module(modules: str) -> None:
    for players in (2, 3, 4, 5):
        walked(modules, players, players)


def test_a_family_is_reckoned_like_other_species() -> None:
    for players in (4, 5):
        walked("everything+lion-family+rabbit-family", players, players)


# -- tables made up by lot ------------------------------------------------------------------------


def test_tables_made_up_by_lot() -> None:
    """They cover every line but that of the second board, which only games of two have."""
    scored: Counter[str] = Counter()
    for seed in range(MADE_UP):
        game = made_up_game(Random(seed))
        for own in assert_points(game):
            scored.update(name for name, points in own.lines().items() if points)
        assert_known_points(game, Random(seed).choice([None, 0, 1, 2, 3, 4]))
    assert set(scored) == LINES - {"enclosure-y"}
    assert min(scored.values()) >= 10, scored


# -- tables made up by hand -----------------------------------------------------------------------


def assert_scored(game: Game, **expected: int) -> Reckoning:
    """The lines of A that are not 0; ``_`` stands for ``-``."""
    own = assert_points(game)[0]
    scored = {name: points for name, points in own.lines().items() if points}
    assert scored == {name.replace("_", "-"): points for name, points in expected.items()}
    return own


@pytest.mark.rule("BO.4.5", "BO.3.9", "BO.5.6", "BO.5.7", "BO.5.4")
def test_a_sponsor_enclosure_filled_twice() -> None:
    game = situation(
        "coins:9 sponsor:panda*2 barn:panda+flamingo*3 staff:spokesman*2 office:controller",
        trucks="coin,@B,@C",
        options="modules=boss+foreign-zoos",
    )
    assert_scored(game, enclosure_sponsor=2, barn_animals=-4)
    game.play("move panda sponsor")
    assert_scored(game, enclosure_sponsor=4, barn_animals=-2, controller=4, point_tiles=5)
    game.play("give sponsor")
    assert_scored(game, barn_animals=-2, foreign_zoos=3, controller=4, point_tiles=5)
    for _ in range(3):
        game.play("move flamingo sponsor")
    own = assert_scored(game, enclosure_sponsor=4, foreign_zoos=3, controller=8, point_tiles=10)
    assert (own.total, own.tiebreak) == (25, 5)


@pytest.mark.rule("BO.5.7", "BO.5.8", "BL.3.6", "OC.2.1")
def test_pavilions_in_the_sponsor_enclosure() -> None:
    options = "modules=boss+buildings+order-cards"
    two = "order:1 pavilions:sponsor+sponsor"
    empty = situation(f"sponsor:- {two}", "order:2", "order:3", options=options)
    assert_scored(empty)
    one = situation(f"sponsor:panda {two}", "order:2", "order:3", options=options)
    assert_scored(one, enclosure_sponsor=4, order_card=3)


@pytest.mark.rule("BO.5.2", "BO.5.3", "MI.15.8")
@pytest.mark.parametrize(("buyers", "each"), [("", 0), ("staff:buyer", 1), ("staff:buyer*2", 4)])
def test_x_tiles_everywhere(buyers: str, each: int) -> None:
    """Six count; those in the barn do not, nor those on a present."""
    game = situation(
        f"coins:0 4:elephant*2 5:panda*2+panda-xf sponsor:zebra-xf chimpanzees:chimpanzee-xf "
        f"stalls:6=x-snack barn:x-fruit+camel-xf area:leopard-xf {buyers} "
        f"minis:hagenbeck=2 used:hagenbeck guest:4=flamingo-xf",
        f"{buyers} minis:christmas-present present:x-drinks",
        players=5,
        options="modules=boss+acclimatisation+extra-enclosures+hagenbeck+christmas-present",
        table="sold:panda-xf+zebra-xf+chimpanzee-xf+x-snack+x-fruit+camel-xf+leopard-xf"
        "+flamingo-xf+x-drinks",
    )
    points = {"x_tiles": 6 * each} if each else {}
    assert_scored(
        game,
        enclosure_4=4,
        enclosure_chimpanzees=1,
        stalls=2,
        barn_stalls=-2,
        barn_animals=-2,
        **points,
    )
    other = assert_points(game)[1].lines()
    assert (other.get("x-tiles"), other["christmas-present"]) == (0, 1)


@pytest.mark.rule("BL.5.2", "BL.5.3", "BL.5.4", "BO.5.1", "MI.15.14")
@pytest.mark.parametrize("managers", [0, 1, 2])
def test_restaurant_shop_and_sales_managers(managers: int) -> None:
    """Four stalls of three types, and six young that count: two of them in the petting zoo."""
    game = situation(
        "4:flamingo 5:panda-baby+panda x:zebra-baby pandas:panda-baby petting:camel+camel "
        "stalls:4a=restaurant+5=shop+6=snack+x=x-snack barn:chimpanzee-baby "
        f"area:chimpanzee-baby {f'staff:sales-manager*{managers}' if managers else ''} "
        "minis:hagenbeck=2 used:hagenbeck guest:4=elephant-baby",
        players=5,
        options="modules=petting-zoo+acclimatisation+extra-enclosures+buildings+boss+hagenbeck",
        table="sold:x-snack shop:taken",
        gone="panda-dad*2+panda-mum*2+zebra-dad+zebra-mum+camel-dad*2+camel-mum*2+elephant-dad"
        "+elephant-mum+chimpanzee-dad*2+chimpanzee-mum*2",
    )
    assert_scored(
        game,
        enclosure_4=2,  # the restaurant and the shop stand beside enclosures
        enclosure_5=2,
        enclosure_x=1,
        enclosure_pandas=1,
        stalls=2 * 4 + 6 + managers * 3,
        barn_animals=-2,
    )


@pytest.mark.rule("BL.5.1", "BL.5.2", "BS.3.3", "BS.5.2", "Z.9.3")
def test_a_shop_in_the_barn_and_sites_instead_of_stalls() -> None:
    game = situation(
        "4:panda*2+panda-baby+pen-site 5:leopard*3 6:elephant*2+pen-site "
        "stalls:5=place-site+6=snack barn:shop",
        options="modules=buildings+building-sites",
        table="shop:taken",
        gone="panda-dad+panda-mum",
    )
    assert_scored(game, enclosure_4=4, enclosure_6=2, stalls=2, barn_stalls=-2)


FULL_BARN = (
    "barn:snack*2+x-snack+fruit+shop+panda*2+panda-xf+elephant+camel-baby+zebra+koala*2+bat"
    "+chameleon*2+barn-site*2"
)


@pytest.mark.rule("MI.1.1", "MI.1.2", "OC.2.4", "BS.5.1", "JV.4.3", "CH.1.4", "BL.5.1")
@pytest.mark.parametrize(("mini", "each"), [("katta", -2), ("polar-bear", -1)])
def test_every_kind_of_tile_in_a_barn(mini: str, each: int) -> None:
    """Three types of stalls, two jungle species and chameleons, and without camels three more."""
    others = [f"order:{card}" for card in (2, 3, 4, 5)]
    game = situation(
        f"order:1 {FULL_BARN} minis:{mini}",
        *others,
        players=5,
        options="modules=order-cards+building-sites+buildings+boss+exotic+chameleons+katta+polar-bear",
        table="sold:x-snack+panda-xf shop:taken",
        gone="camel-dad+camel-mum",
    )
    assert_scored(
        game,
        barn_stalls=each * 3,
        barn_animals=each * 3,
        barn_sites=each,
        barn_jungle=each * 3,
    )
    unseen = reckoned(view_of(game))[0].lines()
    assert unseen["barn-animals"] == each * 4  # who does not see the card counts the camel


@pytest.mark.rule("MI.6.3", "MI.6.4", "MI.6.5", "SB.1.4")
@pytest.mark.parametrize("book", [0, 1])
@pytest.mark.parametrize("purse", [0, 1, 2, 3])
def test_a_wrong_octopus(purse: int, book: int) -> None:
    """A names B; B and A would be equal with the two points that A may lose."""
    game = situation(
        f"coins:{purse} 5:leopard*5 minis:octopus named:B {'book:1' if book else ''}",
        "coins:0 6:panda*5",
        options="modules=savings-book+octopus",
        table="first:A",
    )
    lost = {"octopus": -2} if purse < 2 else {}
    own = assert_scored(game, enclosure_5=8, **lost)
    assert own.tiebreak == book + (purse if purse < 2 else purse - 2)


@pytest.mark.rule("MI.6.3", "OC.1.2", "OC.2.1")
def test_an_order_card_decides_about_the_octopus() -> None:
    """A names A; everybody has five points and B and C more by cards that A does not see."""
    game = situation(
        "coins:0 4:leopard*4 order:4 minis:octopus named:A",
        "4:elephant*4 order:3",
        "4:chimpanzee*4 order:2",
        options="modules=order-cards+octopus",
    )
    assert_scored(game, enclosure_4=5, octopus=-2)
    assert [own.lines()["order-card"] for own in assert_points(game)] == [0, 2, 3]
    for viewer, points in ((None, 0), (0, 0), (1, -2), (2, -2)):
        assert_known_points(game, viewer)
        assert reckoned(view_of(game, viewer))[0].lines()["octopus"] == points


@pytest.mark.rule("MI.17.1", "MI.17.2", "MI.8.4", "MI.14.5", "MI.19.2")
def test_mini_enclosures_that_score() -> None:
    game = situation(
        "6:chimpanzee*4 pavilions:6 minis:hagenbeck=2 used:hagenbeck guest:6=elephant",
        "4:panda*2+pen-site x:- pavilions:4 minis:reindeer",
        "minis:katta=2",
        "minis:kea=3",
        "present:snack+camel+koala minis:christmas-present",
        players=5,
        options="modules=building-sites+buildings+exotic"
        "+katta+kea+christmas-present+reindeer+hagenbeck",
    )
    assert_scored(game, enclosure_6=10)
    _, reindeer, katta, kea, present = (own.lines() for own in assert_points(game))
    assert (reindeer["enclosure-4"], reindeer["reindeer"]) == (4, 1 + 5 + 6)
    assert (katta["katta"], kea["kea"], present["christmas-present"]) == (1, 3, 3)


@pytest.mark.rule("JV.4.1", "JV.4.2", "JV.4.4")
def test_visitors_with_and_without_their_boards() -> None:
    game = situation(
        "visitors:green-1+green-5*2+red-3+yellow-2*4 boards:green+blue+yellow jungle:koala*2+bat",
        options="modules=exotic+xxl-tiles",
    )
    assert_scored(game, visitors=6, bonus_boards=14)


@pytest.mark.rule("OC.2.1", "OC.2.2", "OC.2.3", "XE.2.7", "XE.3.1", "MI.15.13", "BS.3.3")
@pytest.mark.parametrize(
    ("zoo", "scored"),
    [
        ("4:panda*4 5:chimpanzee*5", {"enclosure_4": 5, "enclosure_5": 8, "order_card": 5}),
        (
            "4:panda*3 5:panda*4 pavilions:4+5",
            {"enclosure_4": 5, "enclosure_5": 8, "order_card": 3},
        ),
        ("pandas:panda*2 4:camel*4", {"enclosure_pandas": 3, "enclosure_4": 5}),
        ("x:chimpanzee*5", {"enclosure_x": 9, "order_card": 2}),
        ("4:panda*3+pen-site", {"enclosure_4": 4}),
        ("4:panda*3 pavilions:4", {"enclosure_4": 5, "order_card": 3}),
        (
            "4:panda*3 minis:hagenbeck=2 used:hagenbeck guest:4=chimpanzee",
            {"enclosure_4": 5, "order_card": 3},
        ),
        (
            "4:zebra*3 minis:hagenbeck=2 used:hagenbeck guest:4=panda",
            {"enclosure_4": 5},
        ),
    ],
)
def test_what_counts_for_an_order_card(zoo: str, scored: dict[str, int]) -> None:
    others = [f"order:{card}" for card in (2, 3, 4, 5)]
    game = situation(
        f"{zoo} order:1",
        *others,
        players=5,
        options="modules=extra-enclosures+buildings+building-sites+order-cards+hagenbeck",
    )
    assert_scored(game, **scored)


@pytest.mark.rule("BO.5.4", "BO.5.5")
def test_office_tiles() -> None:
    staff = "staff:fundraiser+consultant*2+spokesman+sales-manager+buyer"
    game = situation(
        f"{staff} donations:3 office:controller+personnel-manager stalls:6=snack",
        options="modules=boss",
    )
    assert_scored(game, stalls=3, controller=12, personnel_manager=18)


@pytest.mark.rule("Z.9.1", "Z.9.2", "Z.9.3", "BL.3.4")
def test_both_boards_of_a_game_of_two() -> None:
    game = situation(
        "x:panda*4 y:flamingo*3 stalls:y=fruit pavilions:x",
        players=2,
        options="modules=buildings",
    )
    assert_scored(game, enclosure_x=9, enclosure_y=3, stalls=2)
