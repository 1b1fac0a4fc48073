"""Moves in words: every kind is read and written alike, and nonsense is refused in one line."""

import json
from itertools import product

import pytest

from zoopark import Move, NotationError

SPECIES = ["flamingo", "camel", "leopard", "elephant", "panda", "chimpanzee", "zebra", "kangaroo"]
ANIMALS = [
    f"{name}{kind}" for name in SPECIES for kind in ("", "-m", "-f", "-dad", "-mum", "-baby")
]
STALLS = ["snack", "drinks", "fruit", "popcorn"]
ENCLOSURES = ["4", "5", "6", "x", "y"]
PLACES = ["4a", "4b", "5", "6", "x", "y", "barn"]

MOVES: list[tuple[str, dict[str, str | int]]] = [
    ("draw", {"verb": "draw"}),
    ("load 3", {"verb": "load", "truck": 3}),
    ("take 5", {"verb": "take", "truck": 5}),
    ("place panda-m 5", {"verb": "place", "tile": "panda-m", "to": "5"}),
    ("place zebra barn", {"verb": "place", "tile": "zebra", "to": "barn"}),
    ("place snack 4b", {"verb": "place", "tile": "snack", "to": "4b"}),
    ("move panda 4", {"verb": "move", "tile": "panda", "from": "barn", "to": "4"}),
    ("move panda 4 5", {"verb": "move", "tile": "panda", "from": "4", "to": "5"}),
    ("move fruit 4a barn", {"verb": "move", "tile": "fruit", "from": "4a", "to": "barn"}),
    ("move drinks barn y", {"verb": "move", "tile": "drinks", "from": "barn", "to": "y"}),
    ("exchange 4 x", {"verb": "exchange", "enclosure": "4", "with": "x"}),
    ("exchange 6 panda", {"verb": "exchange", "enclosure": "6", "with": "panda"}),
    ("buy E camel-baby", {"verb": "buy", "seat": 4, "tile": "camel-baby"}),
    ("discard popcorn", {"verb": "discard", "tile": "popcorn"}),
    ("expand", {"verb": "expand"}),
    ("leave kangaroo", {"verb": "leave", "species": "kangaroo"}),
    ("begin C", {"verb": "begin", "seat": 2}),
    ("reveal coin", {"verb": "reveal", "tile": "coin"}),
]


def every_text() -> list[str]:
    tiles = [*ANIMALS, *STALLS, "coin"]
    texts = ["draw", "expand"]
    texts += [f"{verb} {truck}" for verb, truck in product(("load", "take"), range(1, 6))]
    texts += [f"place {tile} {to}" for tile, to in product(ANIMALS, [*ENCLOSURES, "barn"])]
    texts += [f"place {stall} {to}" for stall, to in product(STALLS, PLACES)]
    texts += [f"move {tile} {to}" for tile, to in product(ANIMALS, ENCLOSURES)]
    texts += [f"move {stall} {a} {b}" for stall, a, b in product(STALLS, PLACES, PLACES)]
    texts += [f"exchange {a} {b}" for a, b in product(ENCLOSURES, ENCLOSURES) if a < b]
    texts += [f"exchange {pen} {name}" for pen, name in product(ENCLOSURES, SPECIES)]
    texts += [f"buy {seat} {tile}" for seat, tile in product("ABCDE", tiles)]
    texts += [f"discard {tile}" for tile in tiles] + [f"reveal {tile}" for tile in tiles]
    texts += [f"leave {name}" for name in SPECIES] + [f"begin {seat}" for seat in "ABCDE"]
    return texts


def test_every_move_that_can_be_written_reads_back_as_itself() -> None:
    texts = every_text()
    assert [Move(text).text for text in texts] == texts


def test_no_two_different_texts_mean_the_same_move() -> None:
    texts = every_text()
    assert len({Move(text) for text in texts}) == len(texts)


@pytest.mark.parametrize("text", [text for text, _ in MOVES])
def test_the_repr_of_a_move_can_be_pasted_back(text: str) -> None:
    move = Move(text)
    assert repr(move) == f"Move({text!r})"
    assert eval(repr(move), {"Move": Move}) == move
    assert hash(Move(text)) == hash(move)


@pytest.mark.parametrize(("text", "data"), MOVES)
def test_the_json_form_names_verb_and_operands(text: str, data: dict[str, str | int]) -> None:
    assert Move(text).as_json() == data
    assert json.loads(json.dumps(Move(text).as_json())) == data
    assert Move(text).verb == text.split(maxsplit=1)[0]


@pytest.mark.parametrize("text", [text for text, _ in MOVES])
def test_case_and_blanks_do_not_matter(text: str) -> None:
    spread = "\t " + "  ".join(text.upper().split()) + " \n"
    assert Move(spread) == Move(text)
    assert Move(spread).text == text


@pytest.mark.parametrize(
    ("other", "canonical"),
    [
        ("exchange x 4", "exchange 4 x"),
        ("exchange y 6", "exchange 6 y"),
        ("exchange panda 5", "exchange 5 panda"),
        ("move panda barn 5", "move panda 5"),
        ("move zebra-dad barn x", "move zebra-dad x"),
        ("buy b snack", "buy B snack"),
    ],
)
def test_another_way_to_write_a_move_gives_the_same_move(other: str, canonical: str) -> None:
    assert Move(other) == Move(canonical)
    assert Move(other).text == canonical


def test_only_outcomes_of_chance_are_chance() -> None:
    chance = [text for text, _ in MOVES if Move(text).is_chance]
    assert chance == ["leave kangaroo", "begin C", "reveal coin"]


def test_moves_differ_from_other_moves_and_from_their_texts() -> None:
    assert Move("take 1") != Move("take 2")
    assert Move("take 1") != Move("load 1")
    assert Move("take 1") != "take 1"


def test_an_exchange_with_a_stall_keeps_a_text_that_can_be_read() -> None:
    move = Move("exchange 4 snack")  # read, so that the rules can refuse it
    assert Move(move.text) == move


NONSENSE = [
    ("", "no move begins like"),
    (" \t\n", "no move begins like"),
    ("pass", "no move begins like 'pass'"),
    ("1", "no move begins like"),
    ("-", "no move begins like"),
    ("take2", "no move begins like"),
    ("draw 1", "no supply is called"),
    ("expand x", "a board is written"),
    ("take", "it is written: take TRUCK"),
    ("load 1 2", "it is written: load TRUCK"),
    ("place panda", "it is written: place TILE WHERE"),
    ("place panda 4 5", "it is written: place TILE WHERE"),
    ("move panda", "it is written: move TILE"),
    ("move snack 4a 4b 5", "it is written: move TILE"),
    ("exchange 4", "it is written: exchange"),
    ("buy panda", "it is written: buy SEAT TILE"),
    ("discard", "it is written: discard TILE"),
    ("leave camel zebra", "it is written: leave SPECIES"),
    ("begin", "it is written: begin SEAT"),
    ("reveal", "it is written: reveal TILE"),
    ("take 0", "no truck is called '0'"),
    ("take 6", "no truck is called '6'"),
    ("take -1", "no truck is called '-1'"),
    ("take 1.0", "no truck is called '1.0'"),
    ("load one", "no truck is called 'one'"),
    ("place dragon 4", "no tile is called 'dragon'"),
    ("place panda-x 4", "no tile is called 'panda-x'"),
    ("place panda*2 4", "no tile is called 'panda*2'"),
    ("place panda 7", "no enclosure is called '7'"),
    ("place panda 4a", "no enclosure is called '4a'"),
    ("place snack 4", "no stall place is called '4'"),
    ("move snack 4a", "say where the stall stands"),
    ("move panda den 4", "no enclosure is called 'den'"),
    ("exchange 4 7", "no species is called '7'"),
    ("exchange panda zebra", "no enclosure is called 'panda'"),
    ("buy F panda", "no seat is called 'f'"),
    ("buy 0 panda", "no seat is called '0'"),
    ("buy AB panda", "no seat is called 'ab'"),
    ("begin ß", "no seat is called 'ß'"),
    ("leave snack", "no species is called 'snack'"),
    ("reveal 💥", "no tile is called '💥'"),
    ("täke 1", "no move begins like 'täke 1'"),
    ("взять 1", "no move begins like"),
    ("draw\x00", "no move begins like"),
    ("take ²", "no truck is called"),
    ("take ٣", "no truck is called"),
]


@pytest.mark.parametrize(("text", "fragment"), NONSENSE)
def test_nonsense_is_refused_in_one_clear_line(text: str, fragment: str) -> None:
    with pytest.raises(NotationError) as refused:
        Move(text)
    assert fragment in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("x" * 100_000, id="verb"),
        pytest.param("draw " * 10_000, id="operands"),
        pytest.param("take " + "1" * 10_000, id="truck"),
        pytest.param("place " + "panda" * 10_000 + " 4", id="tile"),
        pytest.param("place panda " + "4" * 10_000, id="enclosure"),
        pytest.param("place snack " + "4" * 10_000, id="stall place"),
        pytest.param("buy " + "A" * 10_000 + " panda", id="seat"),
        pytest.param("leave " + "🐼" * 10_000, id="species"),
        pytest.param("exchange 4 " + "x" * 10_000, id="exchange"),
        pytest.param("exchange " + "x" * 10_000 + " panda", id="exchanged enclosure"),
        pytest.param("move snack " + "x" * 10_000, id="stall without start"),
    ],
)
def test_a_huge_text_is_refused_in_a_short_line(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        Move(text)
    assert len(str(refused.value)) < 300


def test_a_refused_text_is_refused_again() -> None:
    for _ in range(2):
        with pytest.raises(NotationError):
            Move("take 9")
