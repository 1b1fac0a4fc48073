"""Damaged records are refused, and an entry that cannot be is named by its number."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zoopark import Game, NotationError, Record

TEXT = """\
zoopark record 1
game zooloretto(players=3, out=camel+zebra)
rules 2
- > begin B
B draw, > reveal panda-m, load 1
C draw, > reveal snack, load 1
A take 1, place panda-m 5, place snack 4a
B draw, > reveal coin, load 3
C take 3
end 14 entries
"""
POSITION = (
    "zooloretto(players=3, out=camel+zebra) | round:1 turn:A asks:turn | bank:24"
    " | trucks:panda,-,- | A coins:2 | B coins:2 | C coins:2"
)
FROM_POSITION = f"""\
zoopark record 1
game zooloretto(players=3, out=camel+zebra)
rules 2
position {POSITION}
A take 1, place panda 4
end 2 entries
"""


def refusal(text: str) -> str:
    """Why a record cannot be loaded, or not be replayed."""
    with pytest.raises(NotationError) as refused:
        Game.replay(text)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_the_records_that_are_damaged_here_are_sound() -> None:
    assert Game.replay(TEXT).record().dumps() == TEXT
    assert Game.replay(FROM_POSITION).record().dumps() == FROM_POSITION


@pytest.mark.parametrize("text", [TEXT, FROM_POSITION])
def test_a_record_cut_short_at_any_line_is_refused(text: str) -> None:
    lines = text.splitlines()
    for end in range(len(lines)):
        with pytest.raises(NotationError):
            Record.loads("\n".join(lines[:end]))


@pytest.mark.parametrize("text", [TEXT, FROM_POSITION])
def test_a_record_cut_short_at_any_character_is_refused(text: str) -> None:
    for end in range(len(text.rstrip())):
        with pytest.raises(NotationError):
            Record.loads(text[:end])


def test_a_record_that_lacks_any_line_is_refused() -> None:
    lines = TEXT.splitlines()
    for number in range(len(lines)):
        refusal("\n".join(lines[:number] + lines[number + 1 :]))


@pytest.mark.parametrize(
    ("old", "new", "fragment"),
    [
        ("zoopark record 1", "zoopark record 2", "a record begins with 'zoopark record 1'"),
        ("zoopark record 1", "zoopark", "a record begins with 'zoopark record 1'"),
        ("zoopark record 1\n", "", "a record begins with 'zoopark record 1'"),
        ("game zoo", "play zoo", "the record does not say its game"),
        ("rules 2", "rules 3", "the record is of 'rules 3', this is rules 2"),
        ("rules 2", "rules", "the record is of 'rules', this is rules 2"),
        ("zooloretto(", "chess(", "no game is called 'chess'"),
        ("players=3", "players=9", "2 to 5 players"),
        ("end 14 entries", "end 13 entries", "the record has 14 entries and counts 13"),
        ("end 14 entries", "end 19 entries", "the record has 14 entries and counts 19"),
        ("end 14 entries", "end -14 entries", "the record is cut short"),
        ("end 14 entries", "end fifteen entries", "the record is cut short"),
        ("end 14 entries", "end 14 entries\nB draw", "the record is cut short"),
        ("end 14 entries", f"end {'1' * 10_000} entries", "the record"),
        ("- > begin B", "- begin B", "outcomes of chance begin with '>'"),
        ("> reveal coin", "reveal coin", "outcomes of chance begin with '>'"),
        ("C take 3", "C > take 3", "outcomes of chance begin with '>'"),
        ("C take 3", "- take 3", "outcomes of chance begin with '>'"),
        ("C take 3", "C", "no move begins like ''"),
        ("C take 3", "C take 3,", "no move begins like ''"),
        ("C take 3", "Q take 3", "no seat is called 'Q'"),
        ("C take 3", "take 3", "no seat is called 'take'"),
        ("C take 3", "C take 33", "no truck is called '33'"),
        ("C take 3", "C sleep", "no move begins like 'sleep'"),
    ],
)
def test_a_record_that_cannot_be_read_is_refused(old: str, new: str, fragment: str) -> None:
    assert old in TEXT
    with pytest.raises(NotationError) as refused:
        Record.loads(TEXT.replace(old, new))
    assert fragment in str(refused.value)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("text", ["", "\n\n", "zoopark record 1", "\x00", "💥", "PNG\r\n\x1a\n"])
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        Record.loads(text)


@pytest.mark.parametrize(
    ("old", "new", "number", "fragment"),
    [
        ("begin B", "leave panda", 1, "chance cannot bring 'leave panda' now"),
        ("reveal panda-m", "reveal camel", 3, "chance cannot bring 'reveal camel' now"),
        ("reveal panda-m", "reveal panda-dad", 3, "chance cannot bring 'reveal panda-dad' now"),
        ("- > begin B", "- > begin B, > reveal snack", 2, "no chance event is due"),
        ("B draw, > reveal panda-m", "A draw, > reveal panda-m", 2, "A cannot play 'draw'"),
        ("snack, load 1", "snack, draw", 7, "C cannot play 'draw'"),
        ("place snack 4a", "place fruit 4a", 10, "(Z.4.3, a house rule)"),
        ("C take 3", "C take 2", 14, "C cannot play 'take 2': A truck without a tile"),
        ("C take 3", "C take 5", 14, "(Z.1.5)"),
        ("C take 3", "E take 3", 14, "(Z.2.2)"),
        ("C take 3", "C expand", 14, "(Z.5.1)"),
    ],
)
def test_an_entry_that_cannot_be_is_named_by_its_number(
    old: str, new: str, number: int, fragment: str
) -> None:
    assert old in TEXT
    more = new.count(",") - old.count(",")
    text = TEXT.replace(old, new, 1).replace("end 14", f"end {14 + more}")
    message = refusal(text)
    assert message.startswith(f"entry {number} of the record: ")
    assert fragment in message


def test_an_illegal_entry_is_refused_though_the_record_can_be_read() -> None:
    text = TEXT.replace("end 14", "B expand\nend 15")
    assert len(Record.loads(text).entries) == 15
    assert refusal(text).startswith("entry 15 of the record: B cannot play 'expand'")


def test_a_record_from_a_position_that_cannot_be_is_refused() -> None:
    assert "1 coins are missing" in refusal(FROM_POSITION.replace("bank:24", "bank:23"))
    assert "entry 1 " in refusal(FROM_POSITION.replace("take 1", "take 2"))


def test_a_record_whose_game_and_position_differ_is_refused() -> None:
    refusal(
        FROM_POSITION.replace(
            "game zooloretto(players=3, out=camel+zebra)", "game zooloretto(players=5)"
        )
    )


def json_record(**changes: Any) -> dict[str, Any]:
    return Record.loads(TEXT).as_json() | changes


@pytest.mark.parametrize(
    "data",
    [
        pytest.param({}, id="nothing"),
        pytest.param(json_record(format=2), id="another format"),
        pytest.param(json_record(rules=0), id="other rules"),
        pytest.param(json_record(game="chess"), id="another game"),
        pytest.param(json_record(game=None), id="no game"),
        pytest.param(json_record(entries=None), id="no entries"),
        pytest.param(json_record(entries=7), id="entries that are a number"),
        pytest.param(json_record(entries=[7]), id="an entry that is a number"),
        pytest.param(json_record(entries=[["draw"]]), id="an entry without a seat"),
        pytest.param(json_record(entries=[[0, "draw", 1]]), id="an entry with too much"),
        pytest.param(json_record(entries=[["x", "draw"]]), id="a seat that is a word"),
        pytest.param(json_record(entries=[[None, "draw"]]), id="a seat that is nothing"),
        pytest.param(json_record(entries=[[9, "draw"]]), id="a seat that does not exist"),
        pytest.param(json_record(entries=[[-2, "draw"]]), id="a negative seat"),
        pytest.param(json_record(entries=[[0, "sleep"]]), id="no move"),
        pytest.param(json_record(entries=[[0, 5]]), id="a move that is a number"),
        pytest.param(json_record(entries=[[0, "reveal panda"]]), id="chance by a seat"),
        pytest.param(json_record(entries=[[-1, "draw"]]), id="a decision by chance"),
        pytest.param(json_record(position=5), id="a position that is a number"),
        pytest.param(json_record(position="x"), id="a position that is none"),
    ],
)
def test_a_damaged_json_record_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        Game.replay(Record.from_json(data))


@pytest.mark.parametrize("seat", [-2, 5, 9])
def test_a_json_record_of_a_seat_that_does_not_exist_is_never_written_as_another(seat: int) -> None:
    with pytest.raises(NotationError):
        Record.from_json(json_record(entries=[[seat, "draw"]])).dumps()


@settings(max_examples=400, deadline=None, derandomize=True)
@given(st.sampled_from([TEXT, FROM_POSITION]), st.data())
def test_a_changed_character_is_refused_or_another_record(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text) - 1))
    put = data.draw(st.sampled_from("0123456789ABCE,>-xmf \n") | st.characters())
    width = data.draw(st.integers(0, 2))
    damaged = text[:at] + put + text[at + width :]
    try:
        record = Record.loads(damaged)
        assert Record.loads(record.dumps()) == record
        game = Game.replay(record)
    except NotationError:
        return
    assert game.record().entries == record.entries
