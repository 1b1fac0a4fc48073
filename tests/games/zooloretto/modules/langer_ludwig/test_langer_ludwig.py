"""Langer Ludwig."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, coins, situation, texts, zoo
from support.trips import assert_round_trip
from support.views import view_of
from zoopark import Game, Move, NotationError

VISITORS = "visitors:green-2+blue-2+brown-2+red-2"


def table(
    own: str, *others: str, more: str = "", words: str = "", trucks: str = "", gone: str = ""
) -> Game:
    return situation(
        f"{own} minis:langer-ludwig",
        *others,
        options=f"modules={more}langer-ludwig",
        table=words,
        trucks=trucks,
        gone=gone,
    )


def short(own: str, left: int, trucks: str) -> Game:
    """The same with so many unseen tiles; all others are out of the game."""
    tiles = [
        tile
        for tile, copies in view_of(table(own, trucks=trucks))["supply"]["unseen"].items()
        for _ in range(copies)
    ]
    return table(own, trucks=trucks, gone="+".join(tiles[: len(tiles) - left]))


def returned(game: Game) -> list[str]:
    return [text for text in texts(game) if text.startswith("return")]


@pytest.mark.rule("MI.10.1")
def test_one_to_three_animals_go_back_for_two_coins_each() -> None:
    game = table("coins:0 4:panda*2+panda-m 6:leopard")
    before = bank(game)
    assert returned(game) == ["return panda 4", "return panda-m 4", "return leopard 6"]
    events = game.play("return panda 4")
    assert [str(event) for event in events] == [
        "A gives panda of enclosure 4 back",
        "A receives 2",
    ]
    assert zoo(game) == "coins:2 4:panda+panda-m 6:leopard minis:langer-ludwig used:langer-ludwig"
    assert_round_trip(game)
    game.play("return leopard 6")
    assert_round_trip(game)
    game.play("return panda-m 4")
    assert zoo(game) == "coins:6 4:panda minis:langer-ludwig used:langer-ludwig"
    assert bank(game) == before - 6
    assert game.to_act == (1,)
    assert view_of(game)["seats"][0]["money_actions"] == 1
    assert_round_trip(game)


@pytest.mark.rule("MI.10.1", "Z.7.6")
def test_the_bank_pays_what_it_has() -> None:
    game = table("coins:0 4:panda*3", "coins:27", "coins:0")
    for paid in (2, 3, 3):
        game.play("return panda 4")
        assert coins(game) == paid
    assert bank(game) == 0


@pytest.mark.rule("MI.10.2")
def test_langer_ludwig_works_only_once() -> None:
    game = table("4:panda*3", trucks="coin,@B,@C")
    game.play("return panda 4")
    game.play("decline")
    assert returned(game) == []
    assert_refused(game, "return panda 4", "MI.10.2")


@pytest.mark.rule("MI.10.3")
def test_the_owner_may_stop_after_the_first_but_not_before() -> None:
    game = table("4:panda*4")
    assert_refused(game, "decline", "Z.2.1")
    game.play("return panda 4")
    assert view_of(game)["question"] == {"asks": "return", "seat": 0, "more": 2}
    assert texts(game) == ["return panda 4", "decline"]
    assert_refused(game, "draw", "K.1.9")
    first = game.copy()
    first.play("decline")
    assert first.to_act == (1,)
    game.play("return panda 4")
    assert view_of(game)["question"]["more"] == 1
    game.play("decline")
    assert game.to_act == (1,)
    assert coins(game) == 6


@pytest.mark.rule("MI.10.3")
def test_nobody_is_asked_when_no_animal_is_left() -> None:
    game = table("4:panda 5:leopard barn:panda")
    game.play("return panda 4")
    game.play("return leopard 5")
    assert game.to_act == (1,)


@pytest.mark.rule("MI.10.4")
def test_only_enclosures_give_animals_back() -> None:
    game = table(
        f"5:panda-dad+panda-mum stalls:5=snack petting:panda area:leopard jungle:anteater"
        f" barn:elephant {VISITORS}",
        VISITORS,
        VISITORS,
        more="petting-zoo+acclimatisation+exotic+",
    )
    assert returned(game) == ["return panda-dad 5", "return panda-mum 5"]
    for wrong in (
        "return elephant barn",
        "return panda-baby petting",
        "return leopard area",
        "return anteater jungle",
        "return snack 5",
        "return panda 5",
        "return leopard 5",
        "return leopard 4",
    ):
        assert_refused(game, wrong, "MI.10.4")
    assert_refused(game, "return panda x", "MI.10.4")
    assert_refused(game, "return panda pandas", "MI.10.4")


@pytest.mark.rule("MI.10.4", "XE.2.1")
def test_an_extra_enclosure_stays_its_species_own() -> None:
    game = table("coins:2 pandas:panda barn:leopard+panda x:-", more="extra-enclosures+")
    assert returned(game) == ["return panda pandas"]
    game.play("return panda pandas")
    assert zoo(game) == (
        "coins:4 x:- pandas:- barn:leopard+panda minis:langer-ludwig used:langer-ludwig"
    )
    assert_round_trip(game)
    for _ in range(2):
        game.play("draw")
        game.deal("reveal panda-m")
        game.play("load 1")
    assert "move panda pandas" in texts(game)
    assert_refused(game, "move leopard pandas", "XE.2.1")


@pytest.mark.rule("MI.10.4")
def test_expansion_boards_and_the_sponsors_enclosure_give_animals_back() -> None:
    game = table("x:panda sponsor:leopard", more="boss+")
    assert returned(game) == ["return panda x", "return leopard sponsor"]


@pytest.mark.rule("MI.10.4", "Z.4.5", "Z.7.3")
def test_an_emptied_enclosure_is_open_for_every_species_and_pays_again() -> None:
    game = table("coins:0 4:leopard*4 5:panda barn:elephant+leopard", trucks="coin,@B,@C")
    game.play("return leopard 4")
    game.play("return panda 5")
    game.play("decline")
    game.play("move elephant 5")
    game.play("move leopard 4")
    assert zoo(game).startswith("coins:3 4:leopard*4 5:elephant ")


@pytest.mark.rule("MI.10.5")
def test_young_and_x_tiles_stay() -> None:
    game = table(
        "6:panda+panda-dad+panda-xmum+panda-baby 5:leopard-xf",
        more="boss+",
        words="sold:panda-xf+leopard-xf",
    )
    assert returned(game) == ["return panda 6", "return panda-dad 6"]
    assert_refused(game, "return panda-baby 6", "MI.10.5")
    assert_refused(game, "return panda-xmum 6", "MI.10.5")
    assert_refused(game, "return leopard-xf 5", "MI.10.5")


# -- among the unseen tiles -----------------------------------------------------------------------


@pytest.mark.rule("MI.10.6")
def test_the_animals_are_mixed_with_all_unseen_tiles() -> None:
    game = table("4:panda*2+panda-m")
    before = view_of(game)["supply"]
    for tile in ("panda", "panda", "panda-m"):
        game.play(f"return {tile} 4")
    after = view_of(game)["supply"]
    assert after["total"] == before["total"] + 3
    assert after["before_end_pile"] == before["before_end_pile"] + 3
    assert after["unseen"]["panda"] == before["unseen"]["panda"] + 2
    assert after["unseen"]["panda-m"] == before["unseen"]["panda-m"] + 1
    game.play("draw")
    odds = dict(game.chance())
    assert odds[Move("reveal panda-m")] * after["total"] == after["unseen"]["panda-m"]


@pytest.mark.rule("MI.10.6", "Z.8.3")
def test_a_closed_end_pile_is_counted_off_again() -> None:
    """No tile lies before the end pile; three more postpone the last round by three draws."""
    game = short("4:panda*3", 15, "-,-,-")
    assert view_of(game)["supply"]["before_end_pile"] == 0
    for _ in range(3):
        game.play("return panda 4")
    assert view_of(game)["supply"] == view_of(game)["supply"] | {"total": 18, "before_end_pile": 3}
    for truck in (1, 2, 3):
        game.play("draw")
        game.deal("reveal panda")
        game.play(f"load {truck}")
        assert not view_of(game)["last_round"]
    game.play("draw")
    game.deal(game.chance()[0][0])
    assert view_of(game)["last_round"]


@pytest.mark.rule("MI.10.7", "Z.8.4")
def test_an_open_end_pile_takes_the_animals_and_the_round_stays_the_last() -> None:
    game = short("coins:0 4:panda*3", 14, "coin,@B,@C")
    assert view_of(game)["last_round"]
    for _ in range(3):
        game.play("return panda 4")
        assert_round_trip(game)
    assert " last:yes " in game.position()
    assert view_of(game)["supply"]["total"] == 17
    assert view_of(game)["supply"]["before_end_pile"] == 0
    assert "17 tiles of the end pile left" in game.board()
    game.play("take 1")
    assert game.over
    again = Game.from_position(game.position(), dealer=None)
    assert again.over
    assert again.state == game.state


@pytest.mark.rule("MI.10.8")
def test_a_parent_that_comes_back_has_no_further_young() -> None:
    game = table("4:panda-dad+panda-mum+panda-baby 6:leopard", "6:panda-f", trucks="-,@C,-")
    game.play("return panda-dad 4")
    game.play("return panda-mum 4")
    game.play("decline")
    assert view_of(game)["supply"]["unseen"]["panda-dad"] == 1
    assert_round_trip(game)
    game.play("draw")
    game.deal("reveal panda-dad")
    assert_round_trip(game)
    game.play("load 1")
    assert_round_trip(game)
    game.play("draw")
    game.deal("reveal panda-mum")
    game.play("load 1")
    game.play("take 1")
    assert_round_trip(game)
    game.play("place panda-dad 6")
    game.play("place panda-mum 6")
    assert zoo(game, 1) == "coins:2 6:panda-f+panda-dad+panda-mum"
    assert view_of(game)["young"]["panda"] == 1


# -- positions ------------------------------------------------------------------------------------


def test_parents_are_missing_only_after_langer_ludwig() -> None:
    with pytest.raises(NotationError, match=r"equal in number \(Z.6.4\)"):
        table("4:panda-dad+panda-baby")
    missing = table("4:panda-dad+panda-baby used:langer-ludwig")
    assert view_of(missing)["supply"]["unseen"]["panda-mum"] == 1
    with pytest.raises(NotationError, match=r"equal in number \(Z.6.4\)"):
        table("4:panda-dad*2+panda-baby used:langer-ludwig")


def test_parents_lie_on_a_truck_only_after_langer_ludwig() -> None:
    with pytest.raises(NotationError, match=r"Z.6.5"):
        table("4:panda-mum+panda-baby", trucks="panda-dad,-,-")
    table("4:panda-mum+panda-baby used:langer-ludwig", trucks="panda-dad,-,-")
    with pytest.raises(NotationError, match=r"Z.6.5"):
        table("4:panda-mum+panda-dad used:langer-ludwig", trucks="panda-baby,-,-")


@pytest.mark.rule("Z.8.3")
def test_the_round_is_the_last_with_a_full_end_pile_only_after_langer_ludwig() -> None:
    with pytest.raises(NotationError, match=r"Z.8.3"):
        table("4:panda", words="last:yes")
    with pytest.raises(NotationError, match=r"Z.8.3"):
        situation(table="last:yes")
    assert view_of(table("4:panda used:langer-ludwig", words="last:yes"))["last_round"]


@pytest.mark.parametrize(
    ("own", "agenda"),
    [
        ("4:panda", "return.A.2"),
        ("4:panda used:langer-ludwig", "return.A.3"),
        ("4:panda used:langer-ludwig", "return.A.0"),
        ("4:panda used:langer-ludwig", "return.B.1"),
        ("barn:panda used:langer-ludwig", "return.A.2"),
        ("4:panda used:langer-ludwig", "return.A.1+return.A.1"),
        ("4:panda used:langer-ludwig", "return.A"),
    ],
)
def test_a_question_that_cannot_be_is_refused(own: str, agenda: str) -> None:
    with pytest.raises(NotationError):
        situation(
            f"{own} minis:langer-ludwig",
            asks="return",
            table=f"agenda:{agenda}",
            options="modules=langer-ludwig",
        )


def test_the_move_in_words_and_as_data() -> None:
    move = Move("Return panda-m 5")
    assert move.as_json() == {"verb": "return", "tile": "panda-m", "from": "5"}
    with pytest.raises(NotationError):
        Move("return panda 7")
