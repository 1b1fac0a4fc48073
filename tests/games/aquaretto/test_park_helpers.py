"""Where helpers work: the last rule of chapter 7, and moving them."""

import pytest

from support.parks import (
    DOLPHINS,
    FIELDS,
    ORCAS,
    SEA_LIONS,
    kinds,
    park,
    park_situation,
    places,
    placing,
    seen,
)
from support.refusals import assert_refused
from support.tables import texts
from zoopark import Game, NotationError

TWO = f"tiles:{DOLPHINS}+{ORCAS}"
THREE = f"boards:large_f2 tiles:{DOLPHINS}+{ORCAS}+{SEA_LIONS}"
FREE = {"c2", "d2", "a3", "b3", "c3", "d3", "e3", "b4"}  # beside three basins of five
JOBS = {"cashier", "keeper", "manager"}


def hiring(before: str) -> Game:
    """A has just enlarged a basin of this park and puts a helper to work."""
    return park_situation(before, asks="helper", trucks="@A,-,-")


@pytest.mark.rule("A.7.10", "A.7.2")
def test_a_helper_takes_any_job_or_any_free_field() -> None:
    game = hiring(f"tiles:{DOLPHINS}")
    taken = {"b1", "c1", "d1", "a2", "b2"}
    assert places(game, "place helper") == JOBS | set(FIELDS) - taken
    assert len(texts(game)) == 3 + 19 - 5


@pytest.mark.rule("A.7.10")
@pytest.mark.parametrize("where", ["cashier", "keeper", "manager", "c2", "e4"])
def test_a_helper_stays_where_it_was_put(where: str) -> None:
    game = hiring(f"tiles:{DOLPHINS}")
    assert kinds(game.play(f"place helper {where}")) == ["employed"]
    assert park(game) == f"coins:1 tiles:{DOLPHINS} staff:{where}"
    assert seen(game)["staff"] == {where: 1}
    assert game.to_act == (1,)


@pytest.mark.rule("A.7.10")
@pytest.mark.parametrize(
    ("before", "job"),
    [
        (f"{THREE} staff:cashier*2", "cashier"),
        (f"{THREE} staff:keeper*2", "keeper"),
        (f"{TWO} staff:manager", "manager"),
    ],
)
def test_two_cashiers_two_keepers_and_one_manager_are_the_most(before: str, job: str) -> None:
    game = hiring(before)
    assert places(game, "place helper") & JOBS == JOBS - {job}
    assert_refused(game, f"place helper {job}", "A.7.10")


@pytest.mark.rule("A.7.10")
@pytest.mark.parametrize("job", ["cashier", "keeper"])
def test_a_second_cashier_and_a_second_keeper_are_allowed(job: str) -> None:
    game = hiring(f"{TWO} staff:{job}")
    game.play(f"place helper {job}")
    assert seen(game)["staff"] == {job: 2}


@pytest.mark.rule("A.7.10")
def test_any_number_of_trainers_is_allowed() -> None:
    game = hiring(f"{THREE} staff:c2+d2")
    assert places(game, "place helper") == JOBS | FREE - {"c2", "d2"}
    game.play("place helper c3")
    assert seen(game)["staff"] == {"c2": 1, "d2": 1, "c3": 1}


@pytest.mark.rule("A.7.10")
def test_a_trainer_may_stand_on_a_board_beside_nothing() -> None:
    game = hiring(f"boards:small_c6_se tiles:{DOLPHINS}")
    game.play("place helper c7")
    assert seen(game)["staff"] == {"c7": 1}


@pytest.mark.rule("A.7.10", "A.5.5", "A.1.6")
@pytest.mark.parametrize("where", ["b1", "c4", "c3", "a4", "a5", "b5", "a1", "f2"])
def test_a_trainer_needs_a_free_field(where: str) -> None:
    """Dolphins on b1, orcas on c4, a trainer on c3; the others are no fields."""
    assert_refused(hiring(f"{TWO} staff:c3"), f"place helper {where}", "A.7.10")


@pytest.mark.rule("A.7.10")
@pytest.mark.parametrize("staff", ["manager*2", "c3*2", "b1+cashier", "cashier+cashier*2"])
def test_a_position_with_helpers_in_the_wrong_place_cannot_be(staff: str) -> None:
    with pytest.raises(NotationError, match=r"A\.7\.10"):
        park_situation(f"{TWO} staff:{staff}")


@pytest.mark.rule("A.7.2")
@pytest.mark.parametrize("staff", ["", "staff:cashier", "staff:cashier+keeper+c3"])
def test_a_position_has_as_many_helpers_as_its_basins_bring(staff: str) -> None:
    with pytest.raises(NotationError, match=r"A\.7\.2"):
        park_situation(f"{TWO} {staff}")


@pytest.mark.rule("A.6.3")
def test_a_manager_becomes_a_trainer() -> None:
    """The example of the rules."""
    game = park_situation(f"coins:1 tiles:{DOLPHINS} staff:manager")
    assert kinds(game.play("move helper manager c2")) == ["paid", "reassigned"]
    assert park(game) == f"coins:0 tiles:{DOLPHINS} staff:c2"
    assert game.to_act == (1,)


@pytest.mark.rule("A.6.3")
def test_a_trainer_changes_the_field() -> None:
    """The second example of the rules; the field it leaves is free again."""
    game = park_situation(f"coins:1 tiles:{DOLPHINS} staff:c2", trucks="dolphin-m,@B,@C")
    game.play("move helper c2 e3")
    assert park(game) == f"coins:0 tiles:{DOLPHINS} staff:e3"
    game.play("take 1")
    game.play("place dolphin-m c2")
    assert seen(game)["basins"] == {"dolphin": 6}


@pytest.mark.rule("A.6.3")
@pytest.mark.parametrize("start", ["cashier", "keeper", "manager", "c3"])
def test_a_helper_goes_to_every_other_place_with_room(start: str) -> None:
    game = park_situation(f"coins:1 tiles:{DOLPHINS} staff:{start}")
    free = set(FIELDS) - {"b1", "c1", "d1", "a2", "b2"}
    assert places(game, f"move helper {start}") == (JOBS | free) - {start}
    moves = [text for text in texts(game) if text.startswith("move helper")]
    assert len(moves) == len(set(moves)) == len(JOBS | free) - 1


@pytest.mark.rule("A.6.3")
@pytest.mark.parametrize("place", ["cashier", "keeper", "manager", "c3"])
def test_staying_is_no_move(place: str) -> None:
    """From one booth to its twin would be a pass for a coin."""
    game = park_situation(f"coins:1 tiles:{DOLPHINS} staff:{place}")
    assert_refused(game, f"move helper {place} {place}", "A.6.3")


@pytest.mark.rule("A.6.3")
@pytest.mark.parametrize("start", ["keeper", "manager", "c2", "b1", "a4"])
def test_only_a_helper_who_is_there_moves(start: str) -> None:
    game = park_situation(f"coins:1 tiles:{DOLPHINS} staff:cashier", f"tiles:{ORCAS} staff:keeper")
    assert_refused(game, f"move helper {start} c3", "A.6.3")


@pytest.mark.rule("A.6.3", "A.7.10")
@pytest.mark.parametrize(
    ("staff", "move"),
    [
        ("cashier*2+keeper", "keeper cashier"),
        ("keeper*2+c3", "c3 keeper"),
        ("manager+cashier+c3", "cashier manager"),
        ("cashier+keeper+c3", "cashier c3"),
        ("cashier+keeper+c3", "c3 b1"),
        ("cashier+keeper+c3", "c3 a4"),
        ("cashier+keeper+c3", "keeper h2"),
    ],
)
def test_a_helper_does_not_move_where_there_is_no_room(staff: str, move: str) -> None:
    assert_refused(
        park_situation(f"coins:1 {THREE} staff:{staff}"), f"move helper {move}", "A.7.10"
    )


@pytest.mark.rule("A.6.3")
def test_two_helpers_in_one_job_are_one_move() -> None:
    game = park_situation(f"coins:1 {THREE} staff:cashier*2+c3")
    moves = [text for text in texts(game) if text.startswith("move helper")]
    assert len(moves) == len(set(moves))
    free = FREE - {"c3"}
    assert places(game, "move helper cashier") == {"keeper", "manager"} | free
    assert places(game, "move helper c3") == {"keeper", "manager"} | free
    game.play("move helper cashier c2")
    assert seen(game)["staff"] == {"cashier": 1, "c2": 1, "c3": 1}


@pytest.mark.rule("A.6.3")
def test_without_helpers_none_can_be_moved() -> None:
    game = park_situation("coins:9")
    assert not [text for text in texts(game) if text.startswith("move")]
    assert_refused(game, "move helper cashier keeper", "A.6.3")


@pytest.mark.rule("A.5.5", "A.6.3")
def test_a_trainer_blocks_the_growth_of_a_basin_until_it_leaves() -> None:
    """The trainer stands on the only field that is left to the dolphins."""
    orcas = "+b2=orca+c2=orca+d2=orca+e2=orca"
    dolphins = "b4=dolphin+c4=dolphin+d4=dolphin+c5=dolphin+d5=dolphin"
    before = f"coins:1 tiles:{dolphins}{orcas}"
    game = park_situation(f"{before} staff:e4 depot:dolphin-m")
    assert places(game, "move dolphin-m") == set()
    assert_refused(game, "move dolphin-m e4", "A.5.5")
    game = placing("dolphin-m", f"{before} staff:keeper")
    assert places(game, "place dolphin-m") == {"e4", "depot"}
