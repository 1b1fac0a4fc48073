"""Positions whose turn, hand or fields do not fit are refused; broken texts do no other harm."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zoopark import Game, NotationError

BASE = (
    "zooloretto(players=3, out=camel+zebra) | round:2 turn:A asks:turn | bank:24 | trucks:-,-,-"
    " | A coins:2 | B coins:2 | C coins:2"
)
RICH = (
    "zooloretto(players=2, out=flamingo+panda+kangaroo) | round:7 turn:A asks:place=zebra+snack"
    " | bank:25 | trucks:camel*2,@A,coin | A coins:3 4:zebra-dad+zebra-mum+zebra-baby x:camel*3"
    " y:elephant*5 stalls:4a=snack+x=drinks barn:fruit+leopard-m | B coins:2 quiet:2 | gone:coin*2"
)
SETTING_UP = (
    "zooloretto(players=2, out=camel+zebra) | round:1 turn:A start:B asks:leave | bank:26"
    " | trucks:-,-,- | A coins:2 | B coins:2"
)


def refusal(text: str) -> str:
    with pytest.raises(NotationError) as refused:
        Game.from_position(text)
    message = str(refused.value)
    assert "\n" not in message
    assert len(message) < 300
    return message


@pytest.mark.parametrize(
    ("turn", "fragment"),
    [
        ("round:0 turn:A asks:turn", "rounds are counted from 1"),
        ("round:-1 turn:A asks:turn", "round in the turn must be a number"),
        ("round:x turn:A asks:turn", "round in the turn must be a number"),
        ("round:12345 turn:A asks:turn", "round in the turn must be a number"),
        ("turn:A asks:turn", "the turn lacks 'round'"),
        ("round:2 asks:turn", "the turn lacks 'turn'"),
        ("round:2 turn:A", "the turn lacks 'asks'"),
        ("round:2 turn:A asks:", "cannot read 'asks:' in the turn"),
        ("round:2 turn:A asks:turn hello", "cannot read 'hello' in the turn"),
        ("round:2 turn:A asks:turn mood:good", "the turn has an unknown word 'mood'"),
        ("round:2 turn:A turn:A asks:turn", "the turn names 'turn' twice"),
        ("round:2 turn:D asks:turn", "there are only 3 seats"),
        ("round:2 turn:Q asks:turn", "no seat is called 'Q'"),
        ("round:2 turn:A asks:dance", "not 'dance'"),
        ("round:2 turn:A asks:turn=panda", "one tile is in hand while it is loaded"),
        ("round:2 turn:A asks:load", "one tile is in hand while it is loaded"),
        ("round:2 turn:A asks:load=panda+snack", "one tile is in hand while it is loaded"),
        ("round:2 turn:A asks:reveal=panda", "one tile is in hand while it is loaded"),
        ("round:2 turn:A asks:place", "in hand are the animals and stalls"),
        ("round:2 turn:A asks:place=coin", "in hand are the animals and stalls"),
        ("round:2 turn:A asks:place=panda*2", "in hand are the animals and stalls"),
        ("round:2 turn:A asks:place=dragon", "no tile is called 'dragon'"),
        ("round:2 turn:A asks:over", "over only after the round of the end pile"),
        ("round:2 turn:A asks:leave", "the number of species left out does not fit"),
        ("round:2 turn:A asks:begin", "before it begins a game"),
        ("round:1 turn:A start:B asks:turn", "the seat that begins is named only while"),
        ("round:1 turn:A start:B asks:begin", "the seat that begins is named only while"),
    ],
)
def test_a_turn_that_cannot_be_is_refused(turn: str, fragment: str) -> None:
    assert fragment in refusal(BASE.replace("round:2 turn:A asks:turn", turn))


@pytest.mark.parametrize("tiles", ["panda*4", "panda*3+snack", "panda*2+snack*2+fruit"])
def test_a_hand_holds_no_more_than_a_truck(tiles: str) -> None:
    taken = BASE.replace("-,-,-", "@A,-,-").replace("asks:turn", f"asks:place={tiles}")
    assert "in hand are the animals and stalls" in refusal(taken)


@pytest.mark.parametrize("tile", ["panda-baby", "panda-dad", "panda-mum"])
def test_only_a_tile_of_the_supply_is_loaded(tile: str) -> None:
    family = [name for name in ("panda-dad", "panda-mum", "panda-baby") if name != tile]
    zoo = f"A coins:2 barn:{'+'.join(family)}"
    refusal(BASE.replace("asks:turn", f"asks:load={tile}").replace("A coins:2", zoo))


@pytest.mark.parametrize("asks", ["reveal", "load=snack"])
def test_nobody_draws_while_no_truck_has_room(asks: str) -> None:
    full = BASE.replace("-,-,-", "@B,@C,panda*3").replace("asks:turn", f"asks:{asks}")
    assert "no truck in the middle has a free space" in refusal(full)


def every_tile_of_the_supply() -> str:
    species = ("flamingo", "leopard", "elephant", "panda", "chimpanzee", "kangaroo")
    animals = [f"{name}*7+{name}-m*2+{name}-f*2" for name in species]
    return "+".join([*animals, "snack*3", "drinks*3", "fruit*3", "popcorn*3", "coin*12"])


@pytest.mark.parametrize("asks", ["reveal", "turn"])
def test_a_game_that_is_not_over_can_go_on(asks: str) -> None:
    empty = f"{BASE} | gone:{every_tile_of_the_supply()}".replace("asks:turn", f"asks:{asks}")
    refusal(empty)


@pytest.mark.parametrize("zoo", ["4:leopard", "barn:leopard", "stalls:5=snack", "x:-"])
def test_while_a_game_is_set_up_the_zoos_are_empty(zoo: str) -> None:
    refusal(SETTING_UP.replace("A coins:2", f"A coins:2 {zoo}"))


@pytest.mark.parametrize(
    ("game", "fragment"),
    [
        ("zooloretto(players=3)", "the number of species left out does not fit"),
        ("zooloretto(players=3, out=camel)", "the number of species left out does not fit"),
        ("zooloretto(players=3, out=camel+camel)", "the number of species left out does not fit"),
        ("zooloretto(players=3, out=camel+zebra+panda)", "does not fit the players"),
        ("zooloretto(players=3, out=camel+dragon)", "no species is called 'dragon'"),
        ("zooloretto(players=5)", "a position with 5 players has 9 or 10 fields"),
        ("zooloretto(players=6)", "zooloretto is for 2 to 5 players"),
        ("zooloretto(players=x)", "zooloretto is for 2 to 5 players"),
        ("chess(players=3)", "no game is called 'chess'"),
        ("zooloretto(players=3, out=camel+zebra, colour=red)", "no option 'colour'"),
        ("zooloretto(players=3", "cannot read the game string"),
        ("", "cannot read the game string"),
    ],
)
def test_a_game_that_does_not_fit_is_refused(game: str, fragment: str) -> None:
    assert fragment in refusal(BASE.replace("zooloretto(players=3, out=camel+zebra)", game))


@pytest.mark.parametrize(
    ("text", "fragment"),
    [
        ("", "cannot read the game string"),
        ("|||||||", "cannot read the game string"),
        ("💥", "cannot read the game string"),
        ("zooloretto(players=3, out=camel+zebra)", "has 7 or 8 fields"),
        (BASE.replace(" | bank:24", ""), "has 7 or 8 fields"),
        (f"{BASE} | gone:snack | gone:snack", "has 7 or 8 fields"),
        (f"{BASE} | ", "the tiles out of the game lacks 'gone'"),
        (f"{BASE} | lost:snack", "the tiles out of the game lacks 'gone'"),
        (f"{BASE} | gone:snack also:fruit", "unknown word 'also'"),
        (BASE.replace("bank:24", "bank:24 vault:3"), "the bank has an unknown word 'vault'"),
        (BASE.replace("bank:24", "vault:24"), "the bank lacks 'bank'"),
        (BASE.replace("trucks:-,-,-", "carts:-,-,-"), "the trucks lacks 'trucks'"),
        (BASE.replace("-,-,-", "-,-,- more:1"), "the trucks has an unknown word 'more'"),
        (BASE.replace("A coins:2", "A"), "the zoo of A lacks 'coins'"),
        (BASE.replace("A coins:2", "A coins:2 coins:2"), "the zoo of A names 'coins' twice"),
        (BASE.replace("A coins:2", "A coins:2 4:- 4:-"), "the zoo of A names '4' twice"),
        (BASE.replace("A coins:2", "A coins:2 7:-"), "the zoo of A has an unknown word '7'"),
        (BASE.replace("A coins:2", "B coins:2"), "the field of seat A begins with 'B'"),
        (BASE.replace("A coins:2", "coins:2"), "the field of seat A begins with 'coins:2'"),
        (BASE.replace("A coins:2", ""), "the field of seat A begins with"),
        (BASE.replace("A coins:2", "A coins:2 quiet:x"), "quiet in the zoo of A must be a number"),
    ],
)
def test_a_field_that_cannot_be_read_is_refused(text: str, fragment: str) -> None:
    assert fragment in refusal(text)


def read_or_refused(text: str) -> None:
    """Nothing but ``NotationError`` may come of a text; what is read is a situation that can be."""
    try:
        game = Game.from_position(text, dealer=None)
    except NotationError:
        return
    canonical = game.position()
    assert Game.from_position(canonical, dealer=None).position() == canonical
    assert game.over or game.legal() or game.chance()


@pytest.mark.parametrize("text", [BASE, RICH, SETTING_UP])
def test_a_position_cut_short_is_refused_or_another_position(text: str) -> None:
    for end in range(len(text)):
        read_or_refused(text[:end])
        read_or_refused(text[end:])


@pytest.mark.parametrize("text", [BASE, RICH])
def test_a_position_with_a_field_missing_is_refused(text: str) -> None:
    fields = text.split(" | ")
    needed = fields[:-1] if fields[-1].startswith("gone") else fields
    for number in range(len(needed)):
        refusal(" | ".join(fields[:number] + fields[number + 1 :]))


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.sampled_from([BASE, RICH, SETTING_UP]), st.data())
def test_a_changed_character_is_refused_or_another_position(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text) - 1))
    put = data.draw(st.sampled_from("0123456789ABCxy+*-=:,|@ ()m") | st.characters())
    width = data.draw(st.integers(0, 2))
    read_or_refused(text[:at] + put + text[at + width :])
