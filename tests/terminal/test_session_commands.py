"""Commands at the keyboard: help, scores, rules, saving, leaving, and mistakes."""

from pathlib import Path

import pytest

from support.views import view_of
from terminal.scripted import Keyboard
from zoopark import Game, Record, rule
from zoopark.terminal.replay import load_record
from zoopark.texts import Language, typed_texts

START = (
    "zooloretto(players=3, out=camel+zebra) | round:2 turn:A asks:turn | bank:20"
    " | trucks:panda*2+snack,-,coin | A coins:6 4:leopard*3 5:elephant 6:panda-m"
    " barn:panda+panda-f | B coins:2 | C coins:2"
)
GOODBYE = "Goodbye! To carry on from here, run:\nzoopark play --position '"


def typed(*lines: str, language: Language = "en", names: list[str] | None = None) -> Keyboard:
    game = Game.from_position(START, seed=1)
    return Keyboard(game, lines, language=language, names=names).run()


def answer(*lines: str) -> str:
    """What is shown after the choices, before the goodbye at the end of the input."""
    silent = typed().shown.split(GOODBYE)[0].rstrip()
    shown = typed(*lines).shown.split(GOODBYE)[0]
    assert shown.startswith(silent)
    return " ".join(shown.removeprefix(silent).split())


@pytest.mark.parametrize("word", ["help", "h", "?", "HELP"])
def test_help_shows_the_commands_and_the_signs(word: str) -> None:
    assert typed_texts("en")("terminal.help") in typed(word).shown
    for command in ("undo", "board", "score", "rule", "position", "save", "quit"):
        assert f"\n  {command} " in typed_texts("en")("terminal.help")


@pytest.mark.parametrize("word", ["", "board"])
def test_board_shows_the_table_and_the_choices_again(word: str) -> None:
    assert typed(word).shown.count("Anna is on turn") == 2
    assert typed(word).shown.count("  1 take 1") == 2


def test_score_shows_the_sheets_of_all_seats() -> None:
    shown = answer("score")
    assert "┃ points ┃ Anna ┃ Bert ┃ Claus ┃" in shown
    assert "│ enclosure-4 │ 4 │ 0 │ 0 │" in shown
    assert "│ barn-animals │ −2 │ 0 │ 0 │" in shown
    assert "│ total │ 2 │ 0 │ 0 │" in shown
    assert "│ coins │ 6 │ 2 │ 2 │" in shown
    assert "wins" not in shown


def test_score_of_one_seat_shows_only_it() -> None:
    shown = answer("score b")
    assert "┃ points ┃ Bert ┃" in shown
    assert "Anna" not in shown


@pytest.mark.parametrize(
    ("command", "complaint"), [("score d", "no seat D"), ("score ?", "no seat")]
)
def test_score_of_a_seat_that_does_not_exist_is_refused(command: str, complaint: str) -> None:
    assert complaint in answer(command)


def test_rule_shows_a_rule() -> None:
    assert answer("rule z.4.2") == f"Z.4.2: {rule('Z.4.2').text()}"
    assert answer("rule K.1.1") == f"K.1.1 (house rule): {rule('K.1.1').text()}"


def test_rules_are_shown_in_the_chosen_language() -> None:
    shown = typed("rule Z.4.2", "take 2", language="cs").words
    assert shown.count(rule("Z.4.2").text("cs")) == 2


@pytest.mark.parametrize("command", ["rule", "rule 4", "rule Z.99.9", "rule [/b]"])
def test_an_unknown_rule_is_refused(command: str) -> None:
    assert answer(command).startswith("there is no rule")


def test_position_shows_the_situation_in_one_line() -> None:
    assert f"\n{START}\n" in typed("position").shown


def test_save_writes_a_record_that_can_be_replayed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    keyboard = typed("take 1", "place panda 6", f"save {path}")
    assert Record.loads(path.read_text(encoding="utf-8")) == keyboard.game.record()
    record = load_record(str(path))
    again = Game.replay(record)
    assert again.position() == keyboard.game.position()
    assert [move.text for _, move in record.entries] == ["take 1", "place panda 6"]
    assert "Saved. To watch it, run: zoopark replay" in keyboard.words


def test_save_needs_a_file_that_can_be_written(tmp_path: Path) -> None:
    assert answer("save") == "Where to? Type: save FILE"
    assert "Can’t write" in answer(f"save {tmp_path}")
    assert "Can’t write" in answer(f"save {tmp_path}/no/such/folder/game.txt")
    assert list(tmp_path.iterdir()) == []


def test_the_name_of_a_saved_file_is_shown_as_it_is(tmp_path: Path) -> None:
    shown = typed(f"save {tmp_path}/a[bold]b.txt").words.replace(" ", "")
    assert (tmp_path / "a[bold]b.txt").is_file()
    assert "a[bold]b.txt" in shown


@pytest.mark.parametrize("word", ["quit", "exit", "q", "QUIT"])
def test_quit_leaves_and_tells_how_to_go_on(word: str) -> None:
    keyboard = typed("take 1", word, "never asked")
    assert len(keyboard.prompts) == 2
    position = keyboard.shown.split(GOODBYE)[1].rstrip().removesuffix("'")
    assert position == keyboard.game.position()
    assert view_of(Game.from_position(position))["asks"] == "place"


def test_the_end_of_the_input_leaves_as_quit_does() -> None:
    assert typed().shown == typed("quit").shown
    assert typed("take 3").shown.count(GOODBYE) == 1


def test_an_interrupt_leaves_with_the_same_words() -> None:
    keyboard = Keyboard(Game.from_position(START, seed=1), [])

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    keyboard.session.ask = interrupted
    with pytest.raises(KeyboardInterrupt):  # which the command ends with status 130
        keyboard.run()
    assert keyboard.shown == typed("quit").shown


@pytest.mark.parametrize(
    ("line", "broken"),
    [
        ("take 2", "Z.4.2"),
        ("t 2", "Z.4.2"),
        ("load 1", "Z.2.1"),
        ("buy B panda", "Z.5.10"),
        ("place panda 4", "Z.2.1"),
    ],
)
def test_an_illegal_move_shows_the_rule_it_breaks(line: str, broken: str) -> None:
    assert answer(line) == f"{broken}: {rule(broken).text()}"
    assert typed(line).game.position() == START


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("sing", "no move begins like 'sing'"),
        ("take", "it is written: take TRUCK"),
        ("take 9", "no truck is called '9'"),
        ("place dragon 4", "no tile is called 'dragon'"),
        ("99", "Choose a number from 1 to"),
        ("m p 6", "That could mean move panda 6 or move panda-f 6"),
        ("[/b]", "no move begins like '[/b]'"),
        ("💥", "no move begins like '💥'"),
    ],
)
def test_what_cannot_be_understood_is_told_and_changes_nothing(line: str, complaint: str) -> None:
    assert complaint in answer(line)
    assert typed(line).prompts == ["Anna> ", "Anna> "]
    assert typed(line).game.position() == START


@pytest.mark.parametrize("line", ["take 3", "t 3", "T  3", "2"])
def test_a_move_is_typed_by_text_beginnings_or_number(line: str) -> None:
    assert typed(line).game.record().entries[0][1].text == "take 3"


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("move panda barn 6", "move panda 6"),
        ("m panda barn 6", "move panda 6"),
        ("exchange 5 4", "exchange 4 5"),
        ("exchange panda 5", "exchange 5 panda"),
    ],
)
def test_another_way_to_write_a_legal_move_plays_it(line: str, move: str) -> None:
    entries = typed(line).game.record().entries
    assert [played.text for _, played in entries] == [move]


@pytest.mark.parametrize("name", ["[/b]", "[red]", "[bold]Eva"])
def test_a_name_may_look_like_a_style(name: str) -> None:
    shown = typed("score", names=[name, "Bert", "Claus"]).words
    assert f"┃ points ┃ {name} ┃ Bert ┃ Claus ┃" in shown


def test_the_choices_show_prices() -> None:
    assert "expand (3 coins)" in typed().shown
