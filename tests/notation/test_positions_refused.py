"""Positions that cannot be are refused, and the reason is named."""

import pytest

from zoopark import Game, NotationError

BASE = (
    "zooloretto(players=3, out=camel+zebra) | round:2 turn:A asks:turn | bank:24 | trucks:-,-,-"
    " | A coins:2 | B coins:2 | C coins:2"
)
TWO = (
    "zooloretto(players=2, out=camel+panda+zebra) | round:2 turn:A asks:turn | bank:26"
    " | trucks:-,-,- | A coins:2 | B coins:2"
)
PARENTS = "4:panda-dad+panda-mum"


def changed(*changes: tuple[str, str], base: str = BASE) -> str:
    """The position with parts replaced; each must be there."""
    for old, new in changes:
        assert old in base
        base = base.replace(old, new, 1)
    return base


def zoo(words: str) -> str:
    """The position with these words in the zoo of A."""
    return changed(("A coins:2", f"A coins:2 {words}"))


def refusal(text: str) -> str:
    with pytest.raises(NotationError) as refused:
        Game.from_position(text)
    message = str(refused.value)
    assert "\n" not in message
    assert len(message) < 300
    return message


def test_the_positions_that_are_changed_here_can_be() -> None:
    assert Game.from_position(BASE).position() == BASE
    assert Game.from_position(TWO).position() == TWO


@pytest.mark.parametrize(
    ("text", "fragment"),
    [
        (zoo("4:panda*4 5:panda*4"), "8 panda tiles cannot be, only 7"),
        (zoo("barn:panda*8"), "8 panda tiles cannot be, only 7"),
        (zoo("barn:panda*14"), "the zoo of A holds too many panda tiles"),
        (zoo("barn:panda*99"), "the zoo of A holds too many panda tiles"),
        (zoo("barn:panda*7 6:panda-m") + " | gone:panda", "8 panda tiles cannot be"),
        (zoo("barn:panda-m*3"), "3 panda-m tiles cannot be, only 2"),
        (zoo("barn:panda-m*2 6:panda-m"), "3 panda-m tiles cannot be, only 2"),
        (zoo(f"{PARENTS}+panda-baby barn:panda-m*2"), "2 panda-m tiles cannot be, only 1"),
        (zoo("barn:snack*3 stalls:5=snack"), "4 snack tiles cannot be, only 3"),
        (f"{BASE} | gone:coin*13", "13 coin tiles cannot be, only 12"),
        (zoo("4:camel"), "1 camel tiles cannot be, only 0"),
        (changed(("-,-,-", "zebra-m,-,-")), "1 zebra-m tiles cannot be, only 0"),
        (zoo("barn:zebra-baby"), "1 zebra-baby tiles cannot be, only 0"),
        (f"{BASE} | gone:camel", "1 camel tiles cannot be, only 0"),
    ],
)
def test_a_tile_that_is_not_in_the_box_is_refused(text: str, fragment: str) -> None:
    assert fragment in refusal(text)


@pytest.mark.parametrize(
    ("text", "fragment"),
    [
        (changed(("A coins:2", "A coins:-1")), "coins in the zoo of A must be a number"),
        (changed(("A coins:2", "A coins:two")), "coins in the zoo of A must be a number"),
        (changed(("A coins:2", "A coins:1.5")), "coins in the zoo of A must be a number"),
        (changed(("A coins:2", "A coins:٢")), "coins in the zoo of A must be a number"),
        (changed(("bank:24", "bank:-24")), "bank in the bank must be a number"),
        (changed(("bank:24", "bank:24000")), "bank in the bank must be a number"),
        (changed(("bank:24", "bank:23")), "1 coins are missing"),
        (changed(("bank:24", "bank:0")), "24 coins are missing"),
        (changed(("bank:24", "bank:37")), "13 coin tiles cannot be, only 12"),
        (changed(("A coins:2", "A coins:9999")), "coin tiles cannot be, only 12"),
        (changed(("bank:24", "bank:36"), ("-,-,-", "coin,-,-")), "13 coin tiles cannot be"),
    ],
)
def test_money_that_cannot_be_is_refused(text: str, fragment: str) -> None:
    assert fragment in refusal(text)


@pytest.mark.parametrize(
    ("text", "fragment"),
    [
        (zoo("barn:coin"), "keeps a coin tile in the barn"),
        (zoo("4:coin"), "keeps a coin tile in an enclosure"),
        (zoo("4:snack"), "keeps a snack tile in an enclosure"),
        (zoo("4:panda+leopard"), "no room for leopard in 4"),
        (zoo("4:panda*5"), "no room for panda in 4"),
        (zoo("5:panda*6"), "no room for panda in 5"),
        (zoo("6:panda*7"), "no room for panda in 6"),
        (zoo("x:panda*6"), "no room for panda in x"),
        (zoo("y:panda"), "the zoo of A has no expansion board 'y' to open"),
        (zoo("x:- y:-"), "the zoo of A has no expansion board 'y' to open"),
        (changed(("A coins:2", "A coins:2 y:-"), base=TWO), "no expansion board 'y' to open"),
        (zoo("stalls:x=snack"), "no free stall place 'x'"),
        (zoo("stalls:7=snack"), "no free stall place '7'"),
        (zoo("stalls:5=snack+5=fruit"), "no free stall place '5'"),
        (zoo("stalls:5=panda"), "a panda tile on a stall place"),
        (zoo("stalls:5"), "no tile is called ''"),
        (zoo("4:panda-m+panda-f"), "a fertile pair without young in 4"),
        (zoo("4:panda-dad+panda-mum"), "young pandas, dads and mums must be equal in number"),
        (zoo("4:panda-dad+panda-baby"), "young pandas, dads and mums must be equal in number"),
        (zoo("barn:panda-baby"), "young pandas, dads and mums must be equal in number"),
        (zoo("barn:panda-dad*2+panda-mum*2+panda-baby"), "must be equal in number"),
        (zoo("barn:panda-baby*3"), "there are only 2 young pandas"),
        (zoo("barn:dragon"), "no tile is called 'dragon'"),
        (zoo("barn:Panda"), "no tile is called 'Panda'"),
        (zoo("barn:panda*0"), "cannot read how many tiles 'panda*0' are"),
        (zoo("barn:panda*100"), "cannot read how many tiles 'panda*100' are"),
        (zoo("barn:panda*x"), "cannot read how many tiles 'panda*x' are"),
        (zoo("barn:panda*" + "1" * 10_000), "cannot read how many tiles"),
        (zoo("barn:panda*٢"), "cannot read how many tiles"),
        (zoo("barn:panda++snack"), "no tile is called ''"),
        (zoo("barn:" + "x" * 10_000), "no tile is called"),
    ],
)
def test_a_zoo_that_cannot_be_is_refused(text: str, fragment: str) -> None:
    assert fragment in refusal(text)


@pytest.mark.parametrize(
    ("trucks", "fragment"),
    [
        ("panda*4,-,-", "truck 1 has only 3 spaces"),
        ("-,-,coin*4", "truck 3 has only 3 spaces"),
        ("-,-", "there are 3 trucks, not 2"),
        ("-,-,-,-", "there are 3 trucks, not 4"),
        ("@B,@B,-", "takes one truck a round"),
        ("@D,-,-", "a seat that plays takes one truck"),
        ("@F,-,-", "no seat is called 'F'"),
        ("@,-,-", "no seat is called ''"),
        ("@A,-,-", "seat A is out of the round"),
        ("@A,@B,@C", "seat A is out of the round"),
        (",-,-", "no tile is called ''"),
    ],
)
def test_trucks_that_cannot_be_are_refused(trucks: str, fragment: str) -> None:
    assert fragment in refusal(changed(("-,-,-", trucks)))


def test_with_two_players_the_trucks_have_three_two_and_one_space() -> None:
    full = changed(("-,-,-", "coin*3,coin*2,coin"), base=TWO)
    assert Game.from_position(full).position() == full
    assert "truck 2 has only 2 spaces" in refusal(changed(("-,-,-", "-,coin*3,-"), base=TWO))
    assert "truck 3 has only 1 spaces" in refusal(changed(("-,-,-", "-,-,coin*2"), base=TWO))


@pytest.mark.parametrize("tile", ["panda-baby", "panda-dad", "panda-mum"])
def test_only_tiles_of_the_supply_lie_on_trucks(tile: str) -> None:
    family = [name for name in ("panda-dad", "panda-mum", "panda-baby") if name != tile]
    zoo = f"A coins:2 barn:{'+'.join(family)}"
    refusal(changed(("-,-,-", f"{tile},-,-"), ("A coins:2", zoo)))
