"""Playing at the keyboard: turns, undo and the end of a game."""

from collections.abc import Iterator

import pytest

from support.views import view_of
from terminal.scripted import Keyboard
from zoopark import Game

START = (
    "zooloretto(players=3, out=camel+zebra) | round:2 turn:A asks:turn | bank:20"
    " | trucks:panda*2+snack,-,coin | A coins:6 4:leopard*2 5:elephant 6:panda-m"
    " barn:panda+panda-f | B coins:2 | C coins:2"
)
CONFIRM = "Anna, press Enter to end your turn or u to undo> "


def start() -> Game:
    return Game.from_position(START, seed=1)


def everything(game: Game) -> tuple[object, ...]:
    return game.position(), game.record().dumps(), game.legal(), game.state.cells()


def first_choices(keyboard: list[Keyboard]) -> Iterator[str]:
    """The first choice at every decision, and Enter at the end of every turn."""
    while True:
        yield "" if "Enter ends" in keyboard[0].prompts[-1] else "1"


@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_is_played_to_its_score_table(players: int) -> None:
    expected = Game(f"zooloretto(players={players})", seed=3)
    while not expected.over:
        expected.play(expected.legal()[0])
    keyboards: list[Keyboard] = []
    game = Game(f"zooloretto(players={players})", seed=3)
    keyboards.append(Keyboard(game, first_choices(keyboards)))
    keyboard = keyboards[0].run()
    assert keyboard.game.over
    assert keyboard.game.record() == expected.record()
    assert "The game is over" in keyboard.shown
    table = keyboard.shown.split("The game is over")[1]
    totals = next(line for line in table.split("\n") if line.startswith("│ total"))
    assert [int(cell.replace("−", "-")) for cell in totals.split("│")[2:-1]] == [
        sheet.total for sheet in expected.scores()
    ]
    winners = [["Anna", "Bert", "Claus", "Doris", "Emil"][s] for s in expected.ranking()[0]]
    verb = "wins" if len(winners) == 1 else "win"
    assert keyboard.shown.endswith(f"{' and '.join(winners)} {verb}.\n")


def test_bots_play_without_being_asked() -> None:
    keyboards: list[Keyboard] = []
    game = Game("zooloretto(players=3)", seed=3)
    keyboards.append(Keyboard(game, first_choices(keyboards), people="Pbb", confirm=False))
    keyboard = keyboards[0].run()
    assert keyboard.game.over
    assert set(keyboard.prompts) == {"Anna> "}
    assert {entry[0] for entry in keyboard.game.record().entries} == {-1, 0, 1, 2}


def test_a_game_of_bots_needs_no_keyboard() -> None:
    keyboard = Keyboard(Game("zooloretto(players=2)", seed=3), [], people="bb").run()
    assert keyboard.game.over
    assert keyboard.prompts == []


def test_undo_takes_back_a_truck_exactly() -> None:
    before = everything(start())
    keyboard = Keyboard(start(), ["take 1", "undo"]).run()
    assert view_of(keyboard.games[1])["asks"] == "place"
    assert everything(keyboard.games[2]) == before
    assert everything(keyboard.game) == before
    assert "undone" in keyboard.shown


def test_undo_takes_back_one_decision_after_the_other() -> None:
    lines = ["take 1", "place panda 6", "place snack 4a", "u", "u", "u", "take 3"]
    keyboard = Keyboard(start(), lines).run()
    states = [everything(game) for game in keyboard.games]
    assert states[4] == states[2]
    assert states[5] == states[1]
    assert states[6] == states[0]
    assert view_of(keyboard.game)["seats"][0]["coins"] == 7


def test_what_was_taken_back_may_be_decided_otherwise() -> None:
    lines = ["take 1", "place panda 6", "undo", "place panda barn", "p p 6", "p s 4b", ""]
    keyboard = Keyboard(start(), lines).run()
    entries = [move.text for _, move in keyboard.game.record().entries]
    assert entries == ["take 1", "place panda barn", "place panda 6", "place snack 4b"]
    assert keyboard.game.to_act == (1,)


def test_there_is_nothing_to_take_back_at_the_beginning_of_a_turn() -> None:
    keyboard = Keyboard(start(), ["undo"]).run()
    assert "nothing to undo" in keyboard.words
    assert keyboard.game.position() == START


def test_a_draw_stands() -> None:
    keyboard = Keyboard(start(), ["draw", "undo", "undo"]).run()
    assert keyboard.words.count("nothing to undo") == 2
    assert everything(keyboard.games[1]) == everything(keyboard.games[3])
    assert view_of(keyboard.game)["asks"] == "load"


def test_a_loaded_tile_stands_and_the_next_player_cannot_take_it_back() -> None:
    keyboard = Keyboard(start(), ["draw", "load 2", "undo"]).run()
    assert keyboard.prompts == ["Anna> ", "Anna> ", "Bert> ", "Bert> "]
    assert "nothing to undo" in keyboard.words
    assert len(view_of(keyboard.game)["trucks"][1]["tiles"]) == 1


def test_a_turn_that_was_confirmed_stands() -> None:
    keyboard = Keyboard(start(), ["take 3", "", "undo"]).run()
    assert keyboard.prompts == ["Anna> ", CONFIRM, "Bert> ", "Bert> "]
    assert "nothing to undo" in keyboard.words
    assert view_of(keyboard.game)["seats"][0]["out"] is True


@pytest.mark.parametrize("answer", ["u", "U", " undo "])
@pytest.mark.parametrize("move", ["take 3", "expand", "move panda-f 6", "exchange 4 5"])
def test_the_end_of_a_turn_may_be_taken_back(move: str, answer: str) -> None:
    keyboard = Keyboard(start(), [move, answer]).run()
    assert keyboard.prompts == ["Anna> ", CONFIRM, "Anna> "]
    assert keyboard.games[1].position() != START
    assert everything(keyboard.game) == everything(start())


def test_taking_back_the_end_of_a_turn_leaves_the_decisions_before_it() -> None:
    lines = ["take 1", "place panda 6", "place panda 6", "place snack 4a", "u", "place snack 5", ""]
    keyboard = Keyboard(start(), lines).run()
    stalls = view_of(keyboard.game)["seats"][0]["stalls"]
    assert [place["stall"] for place in stalls] == [None, None, "snack", None]
    assert keyboard.prompts.count(CONFIRM) == 2
    assert keyboard.prompts[-1] == "Bert> "


def test_without_confirming_a_turn_ends_at_once() -> None:
    keyboard = Keyboard(start(), ["take 3", "undo"], confirm=False).run()
    assert keyboard.prompts == ["Anna> ", "Bert> ", "Bert> "]
    assert "nothing to undo" in keyboard.words


def test_a_draw_needs_no_confirming() -> None:
    keyboard = Keyboard(start(), ["draw", "load 2"]).run()
    assert CONFIRM not in keyboard.prompts


def test_a_copy_that_was_taken_back_is_dealt_the_same() -> None:
    plain = Keyboard(start(), ["take 3", "", "draw"]).run()
    undone = Keyboard(start(), ["take 1", "undo", "take 3", "", "draw"]).run()
    assert undone.game.position() == plain.game.position()
    assert undone.game.record() == plain.game.record()


def test_events_are_told_with_names() -> None:
    keyboard = Keyboard(start(), ["take 3", ""]).run()
    assert "  Anna takes truck 3\n  Anna gains 1 by coin tiles\n" in keyboard.shown


def test_a_birth_is_told_with_the_name_of_the_owner() -> None:
    keyboard = Keyboard(start(), ["move panda-f 6", ""]).run()
    assert "a panda-baby is born to Anna: 6" in keyboard.shown


def test_a_purchase_is_told_with_both_names() -> None:
    game = Game.from_position(START.replace("turn:A", "turn:B"), seed=1)
    keyboard = Keyboard(game, ["buy a panda"]).run()
    assert "  Bert buys panda from Anna\n" in keyboard.shown
