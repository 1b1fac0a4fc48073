"""Setting up Aquaretto: chapter 1."""

from collections import Counter
from fractions import Fraction

import pytest

from support.parks import FIELDS, OUT, park_situation, places, placing, seen
from support.refusals import assert_refused
from support.views import view_of
from zoopark import Game, NotationError

SHOW = ("dolphin", "orca", "sea-lion")
OTHERS = ("polar-bear", "penguin", "turtle", "crocodile", "hippo")
PLAYERS = (2, 3, 4, 5)


def started(players: int, seed: int = 1) -> Game:
    return Game(f"aquaretto(players={players})", seed=seed)


@pytest.mark.rule("A.1.1")
def test_with_five_players_the_bag_holds_the_whole_box() -> None:
    box = Counter({"water-coin": 10})
    for species in SHOW:
        box.update({species: 5, f"{species}-m": 2, f"{species}-f": 2, f"{species}-bolt": 2})
    for species in OTHERS:
        box.update({species: 1, f"{species}-m": 2, f"{species}-f": 2, f"{species}-fish": 6})
    unseen = Counter(view_of(started(5))["supply"]["unseen"])
    assert unseen == box
    assert unseen.total() == 8 * 11 + 10


@pytest.mark.rule("A.1.1", "A.1.4")
def test_two_young_of_each_species_wait_beside_the_bag() -> None:
    view = view_of(started(5))
    assert view["young"] == dict.fromkeys(SHOW + OTHERS, 2)
    assert not any("baby" in tile for tile in view["supply"]["unseen"])


@pytest.mark.rule("A.1.2")
@pytest.mark.parametrize(
    ("players", "left_out", "tiles"), [(2, 3, 65), (3, 2, 76), (4, 1, 87), (5, 0, 98)]
)
def test_species_stay_in_the_box_by_number_of_players(
    players: int, left_out: int, tiles: int
) -> None:
    view = view_of(started(players))
    assert len(view["left_out"]) == left_out
    assert view["supply"]["total"] == tiles
    for species in view["left_out"]:
        assert not any(name.startswith(species) for name in view["supply"]["unseen"])
        assert species not in view["young"]


@pytest.mark.rule("A.1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_five_species_can_be_left_out_and_all_equally_likely(players: int) -> None:
    game = Game(f"aquaretto(players={players})", dealer=None)
    for left in range(5, players, -1):
        chances = game.chance()
        assert [chance for _, chance in chances] == [Fraction(1, left)] * left
        assert {outcome.text.split()[1] for outcome, _ in chances} <= set(OTHERS)
        game.deal(chances[0][0])
    assert all(outcome.verb == "begin" for outcome, _ in game.chance())


@pytest.mark.rule("A.1.3")
@pytest.mark.parametrize("species", SHOW)
def test_dolphin_orca_and_sea_lion_cannot_be_left_out(species: str) -> None:
    with pytest.raises(NotationError, match="cannot be left out"):
        Game(f"aquaretto(players=4, out={species})")
    with pytest.raises(NotationError, match=r"A\.1\.3"):
        park_situation(players=4, out=species)
    game = Game("aquaretto(players=4)", dealer=None)
    with pytest.raises(ValueError, match="chance cannot bring"):
        game.deal(f"leave {species}")


@pytest.mark.rule("A.1.3")
def test_species_left_out_are_an_option_or_dealt_and_recorded() -> None:
    chosen = Game("aquaretto(players=3, out=turtle+penguin)", seed=1)
    assert view_of(chosen)["left_out"] == ["penguin", "turtle"]
    dealt = started(3)
    drawn = [move.text for _, move in dealt.record().entries if move.verb == "leave"]
    assert sorted(drawn) == sorted(f"leave {name}" for name in view_of(dealt)["left_out"])


@pytest.mark.rule("A.1.4")
@pytest.mark.parametrize(("players", "before"), [(2, 50), (3, 61), (4, 72), (5, 83)])
def test_fifteen_tiles_are_the_end_pile(players: int, before: int) -> None:
    supply = view_of(started(players))["supply"]
    assert supply["before_end_pile"] == before
    assert supply["total"] - before == 15


@pytest.mark.rule("A.1.5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_truck_with_three_spaces_for_each_player(players: int) -> None:
    assert [truck["spaces"] for truck in view_of(started(players))["trucks"]] == [3] * players


@pytest.mark.rule("A.1.5")
def test_a_truck_that_is_not_in_the_game_cannot_be_used() -> None:
    assert_refused(park_situation(trucks="orca,-,-"), "take 4", "A.1.5")
    assert_refused(park_situation(asks="load=orca"), "load 4", "A.1.5")


@pytest.mark.rule("A.1.6")
def test_the_park_has_nineteen_fields_and_a_depot() -> None:
    assert len(FIELDS) == 19
    assert [field["name"] for field in seen(started(5))["fields"]] == FIELDS
    assert places(placing("orca"), "place orca") == {*FIELDS, "depot"}


@pytest.mark.rule("A.1.6", "A.5.5")
@pytest.mark.parametrize("field", ["a4", "a5", "b5", "a1", "e1", "e5", "z2", "c0", "f3", "c6"])
def test_staff_corner_notches_and_surroundings_are_no_fields(field: str) -> None:
    assert_refused(placing("orca"), f"place orca {field}", "A.5.5")


@pytest.mark.rule("A.1.7")
def test_each_player_has_two_small_and_two_large_boards() -> None:
    for player in range(4):
        shown = seen(started(4), player)
        assert (shown["small_boards_left"], shown["large_boards_left"]) == (2, 2)
        assert shown["boards"] == []


@pytest.mark.rule("A.1.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_coin_each_and_the_rest_in_the_bank(players: int) -> None:
    view = view_of(started(players))
    assert [seat["coins"] for seat in view["seats"]] == [1] * players
    assert view["bank"] == 30 - players


@pytest.mark.rule("A.1.8", "A.7.1")
def test_a_bonus_can_be_the_last_coin_of_the_bank() -> None:
    game = placing("orca", "coins:5 tiles:b1=orca+c1=orca", "coins:12", "coins:12")
    assert view_of(game)["bank"] == 1
    game.play("place orca d1")
    assert (view_of(game)["bank"], seen(game)["coins"]) == (0, 6)


@pytest.mark.rule("A.1.8")
def test_no_single_field_divides_the_park() -> None:
    """The proof that the bank never runs out rests on this.

    A net bonus of six coins would need a park with at most one empty field. Then the rest would be
    one basin of at least eighteen tiles, but a species has thirteen. So every player receives at
    most five coins beyond the first, and 5 + 5 * 5 are thirty.
    """
    for missing in FIELDS:
        rest = set(FIELDS) - {missing}
        reached = [min(rest)]
        for field in reached:
            column, row = ord(field[0]), int(field[1])
            steps = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
            near = {f"{chr(c)}{r}" for c, r in steps}
            reached += sorted(near & rest - set(reached))
        assert set(reached) == rest


@pytest.mark.rule("A.1.9")
def test_who_begins_is_an_option_or_dealt_and_recorded() -> None:
    assert Game("aquaretto(players=3, start=B)", seed=1).to_act == (1,)
    assert {started(3, seed).to_act[0] for seed in range(30)} == {0, 1, 2}
    assert started(3).record().entries[-1][1].verb == "begin"
    lot = Game("aquaretto(players=4, out=hippo)", dealer=None).chance()
    assert {outcome.text: chance for outcome, chance in lot} == {
        f"begin {seat}": Fraction(1, 4) for seat in "ABCD"
    }


@pytest.mark.rule("A.1.10")
def test_every_seat_sees_the_same_table() -> None:
    game = park_situation("coins:3 depot:orca+dolphin-m+orca", "coins:0", trucks="orca,-,-")
    views = [view_of(game, seat) for seat in (None, 0, 1, 2)]
    own = {"seat", "legal"}
    shown = [{key: value for key, value in view.items() if key not in own} for view in views]
    assert all(view == shown[0] for view in shown)
    assert [seat["coins"] for seat in shown[0]["seats"]] == [3, 0, 1]
    assert shown[0]["seats"][0]["depot"] == ["orca", "dolphin-m", "orca"]
    assert shown[0]["left_out"] == OUT[3].split("+")


@pytest.mark.rule("A.1.10", "A.1.4")
def test_only_the_order_of_the_unseen_tiles_is_hidden() -> None:
    game = park_situation("depot:orca*2+dolphin-m", trucks="penguin-fish,water-coin*2,-")
    game.play("draw")
    chances = {outcome.text: chance for outcome, chance in game.chance()}
    assert chances["reveal orca"] == Fraction(3, 70)
    assert chances["reveal dolphin-m"] == Fraction(1, 70)
    assert chances["reveal penguin-fish"] == Fraction(5, 70)
    assert chances["reveal water-coin"] == Fraction(8, 70)
    assert sum(chances.values()) == 1
    assert not {"reveal hippo", "reveal orca-baby", "reveal orca-fish"} & set(chances)
