"""With many modules a refusal names the rule that forbids here, not one that a module repeals."""

import pytest

from support.refusals import assert_refused
from zoopark import Game

EVERYTHING = "zooloretto(players=3, out=zebra+kangaroo, modules=everything)"


def table(zoo: str, trucks: str = "-,-,-", turn: str = "") -> Game:
    """A is on turn in round three; the others have nothing but two coins."""
    return Game.from_position(
        f"{EVERYTHING} | round:3 turn:A first:A {turn} asks:turn | bank:24 | trucks:{trucks}"
        f" | A coins:2 {zoo} order:1 donations:2"
        " | B coins:2 order:2 donations:2 | C coins:2 order:3 donations:2",
        seed=1,
    )


@pytest.mark.rule("PZ.1.1", "PZ.1.2", "Z.6.2")
def test_a_young_one_has_the_choice_that_the_petting_zoo_gives_it() -> None:
    game = table("5:panda-m", "panda-f,-,-")
    game.play("take 1")
    game.play("place panda-f 5")
    assert "place panda-baby petting" in [move.text for move in game.legal()]
    assert_refused(game, "place panda-baby barn", "PZ.1.2")
    assert_refused(game, "place panda-baby 4", "PZ.1.1")
    assert_refused(game, "take 2", "Z.6.1")


@pytest.mark.rule("FZ.1.1", "FZ.1.4", "XE.2.6", "BS.3.4", "BO.4.3")
def test_what_cannot_be_given_away_is_said_for_each_reason() -> None:
    game = table("4:panda*3+pen-site 5:camel*4 pandas:panda*2")
    assert_refused(game, "give pandas", "XE.2.6")
    assert_refused(game, "give camels", "XE.2.6")
    assert_refused(game, "give 4", "BS.3.4")
    assert_refused(game, "give 5", "FZ.1.1")
    assert_refused(game, "give x", "FZ.1.1")
    assert_refused(game, "give sponsor", "BO.4.3")
    assert_refused(table("4:panda*4 cards:3+3"), "give 4", "FZ.1.4")


@pytest.mark.rule("BO.4.3", "XE.1.2", "XE.2.1", "XE.2.3", "Z.1.7")
def test_each_closed_enclosure_names_its_own_rule() -> None:
    game = table("pandas:- barn:panda+chimpanzee+camel-m 5:camel")
    assert_refused(game, "move panda sponsor", "BO.4.3")
    assert_refused(game, "move panda x", "Z.1.7")
    assert_refused(game, "move chimpanzee chimpanzees", "XE.1.2")
    assert_refused(game, "move camel-m pandas", "XE.2.1")
    assert_refused(game, "exchange 5 chimpanzees", "XE.2.3")
    assert_refused(game, "exchange 5 pandas", "XE.2.3")
    assert_refused(game, "exchange 5 sponsor", "BO.4.3")
    assert_refused(table("5:camel"), "construct pavilion sponsor", "BO.4.3")


@pytest.mark.rule("Z.4.4", "Z.5.5")
def test_an_enclosure_that_no_zoo_has_is_no_closed_one() -> None:
    game = Game.from_position(
        "zooloretto(players=3, out=zebra+kangaroo) | round:3 turn:A asks:turn | bank:24"
        " | trucks:-,-,- | A coins:2 5:camel barn:panda | B coins:2 | C coins:2",
        seed=1,
    )
    assert_refused(game, "move panda sponsor", "Z.4.4")
    assert_refused(game, "exchange 5 pandas", "Z.5.5")
    assert_refused(game, "move panda x", "Z.1.7")
