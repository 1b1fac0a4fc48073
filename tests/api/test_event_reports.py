"""Events: what a move brought about, in words and as plain data."""

import json

import pytest

from support.views import view_of
from zoopark import Game, NotationError
from zoopark.notation.vocabulary import EVENTS

ZOO = (
    "zooloretto(players=3, out=camel+zebra) | round:2 turn:A asks:turn | bank:16"
    " | trucks:coin*2,@C,- | A coins:8 4:leopard*3 5:panda-m*2 6:elephant"
    " stalls:5=fruit barn:snack+leopard+panda-f*2 | B coins:2 barn:kangaroo | C coins:4"
)

CASES: list[tuple[str, list[tuple[str, dict[str, str | int]]]]] = [
    (
        "take 1",
        [
            ("A takes truck 1", {"kind": "took", "seat": 0, "truck": 1}),
            ("A gains 2 by coin tiles", {"kind": "banked", "seat": 0, "coins": 2}),
        ],
    ),
    (
        "move leopard 4",
        [
            ("A pays 1 to the bank", {"kind": "paid", "seat": 0, "coins": 1}),
            (
                "A moves leopard from barn to 4",
                {"kind": "moved", "seat": 0, "tile": "leopard", "from": "barn", "to": "4"},
            ),
            (
                "A fills enclosure 4: 1 from the bank",
                {"kind": "filled", "seat": 0, "enclosure": "4", "coins": 1},
            ),
        ],
    ),
    (
        "move panda-f 5",
        [
            ("A pays 1 to the bank", {"kind": "paid", "seat": 0, "coins": 1}),
            (
                "A moves panda-f from barn to 5",
                {"kind": "moved", "seat": 0, "tile": "panda-f", "from": "barn", "to": "5"},
            ),
            (
                "a panda-baby is born to A: 5",
                {"kind": "born", "seat": 0, "tile": "panda-baby", "to": "5"},
            ),
        ],
    ),
    (
        "move fruit 5 4b",
        [
            ("A pays 1 to the bank", {"kind": "paid", "seat": 0, "coins": 1}),
            (
                "A moves fruit from 5 to 4b",
                {"kind": "moved", "seat": 0, "tile": "fruit", "from": "5", "to": "4b"},
            ),
        ],
    ),
    (
        "exchange 4 5",
        [
            ("A pays 1 to the bank", {"kind": "paid", "seat": 0, "coins": 1}),
            (
                "A exchanges 4 and 5",
                {"kind": "exchanged", "seat": 0, "enclosure": "4", "with": "5"},
            ),
        ],
    ),
    (
        "exchange 6 panda",
        [
            ("A pays 1 to the bank", {"kind": "paid", "seat": 0, "coins": 1}),
            (
                "A exchanges 6 with every panda of the barn",
                {"kind": "exchanged", "seat": 0, "enclosure": "6", "with": "panda"},
            ),
        ],
    ),
    (
        "buy B kangaroo",
        [
            ("A pays 1 to the bank", {"kind": "paid", "seat": 0, "coins": 1}),
            (
                "A buys kangaroo from B",
                {"kind": "bought", "seat": 0, "tile": "kangaroo", "owner": "B"},
            ),
        ],
    ),
    (
        "discard snack",
        [
            ("A pays 2 to the bank", {"kind": "paid", "seat": 0, "coins": 2}),
            ("A discards snack", {"kind": "discarded", "seat": 0, "tile": "snack"}),
        ],
    ),
    (
        "expand",
        [
            ("A pays 3 to the bank", {"kind": "paid", "seat": 0, "coins": 3}),
            ("A opens enclosure x", {"kind": "opened", "seat": 0, "enclosure": "x"}),
        ],
    ),
]


@pytest.mark.parametrize(("move", "expected"), CASES, ids=[move for move, _ in CASES])
def test_a_move_reports_what_it_brought_about(
    move: str, expected: list[tuple[str, dict[str, str | int]]]
) -> None:
    events = Game.from_position(ZOO, seed=1).play(move)
    assert [(str(event), event.as_json()) for event in events] == expected


def test_drawing_loading_and_placing_are_reported() -> None:
    game = Game("zooloretto(players=3, out=camel+zebra, start=A)", dealer=None)
    assert game.play("draw") == []
    assert [str(event) for event in game.deal("reveal panda")] == ["A draws panda"]
    assert [str(event) for event in game.play("load 2")] == ["A loads panda on truck 2"]
    assert [str(event) for event in game.play("take 2")] == ["B takes truck 2"]
    placed = game.play("place panda barn")
    assert [str(event) for event in placed] == ["B puts panda into barn"]
    assert placed[0].as_json() == {"kind": "placed", "seat": 1, "tile": "panda", "to": "barn"}


def test_the_end_of_a_round_is_reported_with_the_tiles_that_leave_the_game() -> None:
    game = Game.from_position(
        "zooloretto(players=2, out=camel+panda+zebra) | round:4 turn:B asks:turn | bank:26"
        " | trucks:leopard,@A,coin | A coins:2 | B coins:2",
        seed=1,
    )
    assert [event.as_json() for event in game.play("take 3")] == [
        {"kind": "took", "seat": 1, "truck": 3},
        {"kind": "banked", "seat": 1, "coins": 1},
        {"kind": "cleared", "seat": 1, "truck": 1},
        {"kind": "round_ended", "seat": 1, "round": 4},
        {"kind": "next_round", "seat": 1, "round": 5},
    ]


@pytest.mark.parametrize("number", [1, 99, 112, 300, 9999])
def test_a_round_is_reported_with_its_number_if_it_can_be(number: int) -> None:
    position = (
        f"zooloretto(players=2, out=camel+panda+zebra) | round:{number} turn:B asks:turn | bank:26"
        " | trucks:-,@A,coin | A coins:2 | B coins:2"
    )
    try:
        game = Game.from_position(position, seed=1)
    except NotationError:
        assert number > 112  # a round uses up at least a tile
        return
    ended = [event for event in game.play("take 3") if event.kind == "round_ended"]
    assert [event.data for event in ended] == [{"round": number}]


def test_the_last_round_and_the_end_are_reported_once() -> None:
    game = Game("zooloretto(players=4)", seed=2)
    kinds: list[str] = []
    while not game.over:
        kinds += [event.kind for event in game.play(game.legal()[0])]
    assert kinds.count("last_round") == 1
    assert kinds.count("game_over") == 1
    assert kinds[-1] == "game_over"
    assert kinds.count("round_ended") == view_of(game)["round"]
    assert kinds.count("next_round") == view_of(game)["round"] - 1


@pytest.mark.parametrize("players", [2, 5])
def test_every_event_of_a_game_has_words_and_plain_data(players: int) -> None:
    game = Game(f"zooloretto(players={players})", seed=6)
    known = {kind.name for kind in EVENTS.values()}
    number = 0
    while not game.over:
        legal = game.legal()
        number += 1
        for event in game.play(legal[number * 3 % len(legal)]):
            data = event.as_json()
            assert json.loads(json.dumps(data)) == data
            assert data == {"kind": event.kind, "seat": event.seat, **event.data}
            assert event.kind in known
            assert 0 <= event.seat < players
            assert "{" not in str(event)
            assert repr(event) == f"<Event {event.kind}: {event}>"


def test_events_are_equal_by_what_they_say() -> None:
    first, second = (Game.from_position(ZOO, seed=1).play("expand") for _ in range(2))
    assert first == second
    assert {*first, *second} == set(first)
    assert first[0] != first[1]
    assert first[0] != str(first[0])
