"""Boss: points at the end."""

import pytest

from support.tables import situation
from zoopark import Game

MODULE = "modules=boss"


def table(*zoos: str, more: str = "", sold: str = "", shop: str = "") -> Game:
    return situation(
        *zoos,
        options=f"{MODULE}{more}",
        table=" ".join(filter(None, [f"sold:{sold}" if sold else "", shop])),
    )


def points(zoo: str, line: str, more: str = "", sold: str = "", shop: str = "") -> int:
    """One line of the score sheet; the total is always the sum of all lines."""
    game = table(zoo, more=more, sold=sold, shop=shop)
    sheet = game.scores()[0]
    assert sheet.total == game.state.points(0)
    return sheet.points(line)


# -- stalls ---------------------------------------------------------------------------------------

STANDING = "stalls:4a=snack+4b=snack+5=fruit+6=x-fruit"


@pytest.mark.rule("BO.5.1")
@pytest.mark.parametrize(
    ("staff", "scored"), [("", 4), ("staff:sales-manager", 6), ("staff:sales-manager*2", 8)]
)
def test_each_sales_manager_adds_a_point_for_each_type(staff: str, scored: int) -> None:
    assert points(f"{STANDING} barn:drinks {staff}", "stalls", sold="x-fruit") == scored


@pytest.mark.rule("BO.5.1")
@pytest.mark.parametrize(
    ("staff", "scored"), [("", 6), ("staff:sales-manager", 9), ("staff:sales-manager*2", 12)]
)
def test_restaurant_and_shop_are_types_of_their_own(staff: str, scored: int) -> None:
    stalls = f"stalls:4a=restaurant+5=shop+6=snack {staff}"
    assert points(stalls, "stalls", more="+buildings", shop="shop:taken") == scored


@pytest.mark.rule("BO.5.1", "Z.9.5")
def test_an_x_stall_is_of_the_same_type_as_others() -> None:
    assert points("stalls:4a=snack+5=x-snack", "stalls", sold="x-snack") == 2
    assert points("stalls:5=x-snack", "stalls", sold="x-snack") == 2


@pytest.mark.rule("BO.2.7", "Z.9.6")
@pytest.mark.parametrize(
    ("barn", "scored"),
    [
        ("x-snack", -2),
        ("snack+x-snack", -2),
        ("fruit+x-snack", -4),
        ("snack+fruit+x-snack+x-fruit", -4),
    ],
)
def test_a_type_of_stall_in_the_barn_costs_once(barn: str, scored: int) -> None:
    sold = "+".join(tile for tile in barn.split("+") if tile.startswith("x-"))
    assert points(f"barn:{barn}", "barn-stalls", sold=sold) == scored


@pytest.mark.rule("Z.9.3", "BO.2.7")
def test_an_x_stall_helps_its_enclosure() -> None:
    assert points("5:panda*2 stalls:5=x-snack", "enclosure-5", sold="x-snack") == 2


@pytest.mark.rule("MI.1.1", "BO.2.7")
def test_the_polar_bear_halves_what_an_x_stall_costs() -> None:
    zoo = "barn:x-snack+panda minis:polar-bear"
    assert points(zoo, "barn-stalls", more="+polar-bear", sold="x-snack") == -1


# -- X tiles --------------------------------------------------------------------------------------

SOLD = "panda-xf+leopard-xf+x-snack"


@pytest.mark.rule("BO.5.2")
@pytest.mark.parametrize(("staff", "each"), [("", 0), ("staff:buyer", 1), ("staff:buyer*2", 4)])
def test_x_tiles_score_by_the_number_of_buyers(staff: str, each: int) -> None:
    zoo = f"4:panda-xf 5:leopard-xf stalls:6=x-snack {staff}"
    assert points(zoo, "x-tiles", sold=SOLD) == 3 * each
    assert points(staff, "x-tiles") == 0


@pytest.mark.rule("BO.5.2")
def test_a_mother_is_still_an_x_tile() -> None:
    zoo = "4:panda-xmum+panda-dad+panda-baby staff:buyer"
    assert points(zoo, "x-tiles", sold="panda-xf") == 1


@pytest.mark.rule("BO.5.2")
def test_x_tiles_of_others_do_not_count() -> None:
    game = table("staff:buyer*2", "4:panda-xf", sold="panda-xf")
    assert [sheet.points("x-tiles") for sheet in game.scores()] == [0, 0, 0]


@pytest.mark.rule("BO.5.2")
def test_the_sponsor_and_extra_enclosures_count() -> None:
    zoo = "sponsor:leopard-xf pandas:panda-xf staff:buyer*2"
    assert points(zoo, "x-tiles", more="+extra-enclosures", sold="panda-xf+leopard-xf") == 8


@pytest.mark.rule("BO.5.3")
def test_the_barn_does_not_count() -> None:
    zoo = "4:panda-xf barn:leopard-xf+x-snack staff:buyer*2"
    assert points(zoo, "x-tiles", sold=SOLD) == 4


@pytest.mark.rule("BO.5.3", "AA.3.1")
def test_the_area_counts() -> None:
    zoo = "area:panda-xf staff:buyer"
    assert points(zoo, "x-tiles", more="+acclimatisation", sold="panda-xf") == 1
    assert points("area:panda-f staff:buyer", "x-tiles", more="+acclimatisation") == 0


@pytest.mark.rule("BO.5.2", "MI.15.8")
def test_a_guest_counts() -> None:
    zoo = "4:leopard minis:hagenbeck staff:buyer 5:flamingo*2 barn:panda-xf coins:2"
    game = table(zoo, more="+hagenbeck", sold="panda-xf")
    game.play("host panda-xf 5")
    assert game.scores()[0].points("x-tiles") == 1


# -- office tiles and point tiles -----------------------------------------------------------------


@pytest.mark.rule("BO.5.4")
@pytest.mark.parametrize(("donations", "scored"), [(0, 0), (1, 4), (5, 20)])
def test_a_controller_scores_four_points_a_donation(donations: int, scored: int) -> None:
    assert points(f"office:controller donations:{donations}", "controller") == scored
    assert points(f"office:personnel-manager donations:{donations}", "controller") == 0


@pytest.mark.rule("BO.5.5")
@pytest.mark.parametrize(
    ("staff", "scored"), [("", 0), ("staff:buyer", 3), ("staff:buyer*2+consultant+spokesman", 12)]
)
def test_a_personnel_manager_scores_three_points_a_worker(staff: str, scored: int) -> None:
    assert points(f"office:personnel-manager {staff}", "personnel-manager") == scored
    assert points(f"office:controller {staff}", "personnel-manager") == 0


@pytest.mark.rule("BO.5.5")
def test_workers_of_others_do_not_count() -> None:
    game = table("office:personnel-manager", "staff:buyer*2")
    assert game.scores()[0].points("personnel-manager") == 0


@pytest.mark.rule("BO.5.6")
@pytest.mark.parametrize("tiles", [0, 1, 30])
def test_each_point_tile_scores_a_point(tiles: int) -> None:
    assert points(f"sponsor:- points:{tiles}", "point-tiles") == tiles


# -- the sponsor enclosure ------------------------------------------------------------------------


@pytest.mark.rule("BO.5.7")
@pytest.mark.parametrize(
    ("animals", "scored"), [("-", 0), ("panda", 0), ("panda*2", 2), ("panda*3", 4)]
)
def test_the_sponsor_enclosure_scores_by_its_animals(animals: str, scored: int) -> None:
    assert points(f"sponsor:{animals}", "enclosure-sponsor") == scored


@pytest.mark.rule("BO.5.7", "BL.3.4")
def test_a_pavilion_makes_it_smaller() -> None:
    zoo = "sponsor:panda pavilions:sponsor"
    assert points(zoo, "enclosure-sponsor", more="+buildings") == 2


@pytest.mark.rule("BO.5.7", "BS.3.3")
def test_a_site_counts_as_missing() -> None:
    zoo = "sponsor:panda*2+pen-site"
    assert points(zoo, "enclosure-sponsor", more="+building-sites") == 2
    zoo = "sponsor:panda+pen-site"
    assert points(zoo, "enclosure-sponsor", more="+building-sites") == 0


@pytest.mark.rule("BO.5.8")
def test_without_an_animal_it_scores_nothing() -> None:
    zoo = "sponsor:- pavilions:sponsor+sponsor"
    assert points(zoo, "enclosure-sponsor", more="+buildings") == 0


def test_the_lines_stand_in_the_sections_of_the_rules() -> None:
    game = table("sponsor:panda*3 staff:buyer office:controller donations:1 points:2")
    sections = {line.name: line.section for line in game.scores()[0].lines}
    assert sections["enclosure-sponsor"] == 1
    assert sections["x-tiles"] == 4
    assert sections["controller"] == sections["personnel-manager"] == 9
    assert sections["point-tiles"] == 10
    assert game.scores()[0].sections() == {1: 4, 2: 0, 3: 0, 4: 0, 9: 4, 10: 2}
