"""The bonus for a full enclosure: chapter 7, with the examples of the rules."""

import pytest

from support.tables import bank, coins, situation, zoo


@pytest.mark.rule("Z.7.1", "Z.7.2")
@pytest.mark.parametrize(
    ("before", "where", "bonus"),
    [("4:panda*3", "4", 1), ("5:panda*4", "5", 2), ("6:panda*5", "6", 0), ("x:panda*4", "x", 1)],
)
def test_the_last_space_pays_the_printed_coins(before: str, where: str, bonus: int) -> None:
    game = situation(f"coins:0 {before}", asks="place=panda", trucks="@A,-,-")
    held = bank(game)
    events = game.play(f"place panda {where}")
    assert coins(game) == bonus
    assert bank(game) == held - bonus
    assert "filled" in [event.kind for event in events]


@pytest.mark.rule("Z.7.1")
def test_a_space_before_the_last_pays_nothing() -> None:
    game = situation("coins:0 5:panda*3", asks="place=panda", trucks="@A,-,-")
    events = game.play("place panda 5")
    assert coins(game) == 0
    assert "filled" not in [event.kind for event in events]


@pytest.mark.rule("Z.7.1")
def test_a_moved_and_a_bought_animal_earn_the_bonus() -> None:
    game = situation("coins:1 5:panda*4 barn:panda")
    game.play("move panda 5")
    assert coins(game) == 2
    game = situation("coins:2 5:panda*4", "barn:panda")
    game.play("buy B panda")
    game.play("place panda 5")
    assert coins(game) == 2


@pytest.mark.rule("Z.7.3")
def test_bert_exchanges_flamingos_and_chimpanzees() -> None:
    """Both translations: after the exchange both enclosures lack one animal and can pay again."""
    game = situation("coins:1 4:flamingo*4 5:chimpanzee*3", trucks="flamingo+chimpanzee,-,-")
    game.play("exchange 4 5")
    assert zoo(game) == "coins:0 4:chimpanzee*3 5:flamingo*4"
    assert game.scores()[0].points("enclosure-4") == 4
    assert game.scores()[0].points("enclosure-5") == 5
    for _ in range(2):
        game.play("draw")
        game.deal("reveal coin")
        game.play("load 2")
    game.play("take 1")
    game.play("place chimpanzee 4")
    assert coins(game) == 1
    game.play("place flamingo 5")
    assert coins(game) == 3


@pytest.mark.rule("Z.7.3", "Z.7.4")
def test_kangaroos_and_chimpanzees_change_places_and_the_next_chimpanzee_pays_again() -> None:
    """The example of the FAQ: 2 coins for the fifth kangaroo, none by exchange, 2 again."""
    start = "coins:0 5:kangaroo*4 x:chimpanzee*4"
    game = situation(start, trucks="kangaroo,chimpanzee,@C")
    game.play("take 1")
    game.play("place kangaroo 5")
    assert coins(game) == 2
    game.play("draw", seat=1)
    game.deal("reveal coin")
    game.play("load 2")
    game.play("take 2")
    game.play("place chimpanzee barn")
    game.play("draw")
    game.deal("reveal coin")
    game.play("load 1")
    game.play("draw")
    game.deal("reveal chimpanzee")
    game.play("load 1")
    game.play("exchange 5 x")
    assert zoo(game) == "coins:1 5:chimpanzee*4 x:kangaroo*5"
    game.play("draw")
    game.deal("reveal coin")
    game.play("load 2")
    game.play("draw")
    game.deal("reveal coin")
    game.play("load 2")
    game.play("take 1")
    game.play("place chimpanzee 5")
    assert coins(game) == 1 + 1 + 2


@pytest.mark.rule("Z.7.4")
def test_an_exchange_that_fills_an_enclosure_pays_nothing() -> None:
    game = situation("coins:1 4:panda 5:leopard*4")
    game.play("exchange 4 5")
    assert zoo(game) == "coins:0 4:leopard*4 5:panda"
    game = situation("coins:1 4:panda barn:leopard*4")
    game.play("exchange 4 leopard")
    assert zoo(game) == "coins:0 4:leopard*4 barn:panda"


@pytest.mark.rule("Z.7.4", "Z.6.6")
def test_young_born_by_an_exchange_fill_the_enclosure_without_a_bonus() -> None:
    """The FAQ of both: three elephants with a pair come into the enclosure of four."""
    game = situation("coins:1 4:panda barn:elephant+elephant-m+elephant-f")
    game.play("exchange 4 elephant")
    assert zoo(game) == "coins:0 4:elephant+elephant-dad+elephant-mum+elephant-baby barn:panda"


@pytest.mark.rule("Z.7.5")
def test_young_on_the_last_space_earn_the_bonus_once() -> None:
    game = situation("coins:0 5:panda*2+panda-m", asks="place=panda-f", trucks="@A,-,-")
    events = game.play("place panda-f 5")
    assert coins(game) == 2
    assert [event.kind for event in events] == ["placed", "born", "filled"]


@pytest.mark.rule("Z.7.5", "Z.6.3")
def test_a_parent_on_the_last_space_earns_the_bonus_once() -> None:
    game = situation("coins:0 5:panda*3+panda-m", asks="place=panda-f", trucks="@A,-,-")
    game.play("place panda-f 5")
    assert zoo(game) == "coins:2 5:panda*3+panda-dad+panda-mum barn:panda-baby"


@pytest.mark.rule("Z.7.6")
@pytest.mark.parametrize(("held", "paid"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_the_bank_pays_what_it_has(held: int, paid: int) -> None:
    game = situation(
        "coins:0 5:panda*4", f"coins:{30 - held}", "coins:0", asks="place=panda", trucks="@A,-,-"
    )
    game.play("place panda 5")
    assert coins(game) == paid
    assert bank(game) == held - paid


@pytest.mark.rule("Z.7.6", "Z.5.1")
def test_the_coin_just_paid_can_come_back() -> None:
    game = situation("coins:1 5:panda*4 barn:panda", "coins:29", "coins:0")
    game.play("move panda 5")
    assert coins(game) == 1
