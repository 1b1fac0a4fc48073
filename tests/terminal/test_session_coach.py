"""The coach at the keyboard: hint and why."""

import re

import pytest

from coach.endings import last_turn
from support.ozoo import auction
from terminal.scripted import Keyboard
from zoopark import Game, IllegalMove, rule
from zoopark.texts import typed_texts


def answer(*lines: str) -> Keyboard:
    return Keyboard(last_turn(), lines).run()


def rows(keyboard: Keyboard) -> list[list[str]]:
    """The rows of the tables of hints, cell by cell."""
    found = re.findall(r"^((?:take|bid) \d  +\d+% .*)$", keyboard.shown, re.MULTILINE)
    return [re.split(r"  +", row.strip()) for row in found]


def test_help_names_the_coach() -> None:
    assert "\n  hint " in typed_texts("en")("terminal.help")
    assert "\n  why MOVE " in typed_texts("en")("terminal.help")


def test_a_hint_shows_the_best_moves_with_reasons_and_asks_again() -> None:
    keyboard = answer("hint")
    good, bad = rows(keyboard)
    assert (good[0], good[2], good[4]) == ("take 2", "8.0", "+3.0 enclosure-5")
    assert (bad[0], bad[2], bad[4]) == ("take 3", "5.0", "−3.0 enclosure-5")
    assert keyboard.prompts == ["Anna> ", "Anna> "]
    assert keyboard.game.record() == last_turn().record()


@pytest.mark.parametrize("line", ["why take 3", "why t 3", "WHY 2"])
def test_why_compares_a_move_with_the_best(line: str) -> None:
    keyboard = answer(line)
    assert [row[0] for row in rows(keyboard)] == ["take 2", "take 3"]
    assert keyboard.game.record() == last_turn().record()


def test_why_compares_the_best_move_with_the_second() -> None:
    assert [[row[0], row[4]] for row in rows(answer("why take 2"))] == [
        ["take 2", "+3.0 enclosure-5"]
    ]


def test_why_not_shows_the_rule_of_a_move_that_is_not_legal() -> None:
    keyboard = answer("why take 1")
    assert rows(keyboard) == []
    with pytest.raises(IllegalMove) as refused:
        last_turn().play("take 1")
    assert f"{refused.value.rule}: {rule(refused.value.rule).text()}" in keyboard.words


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("why", "Which move? Type: why MOVE"),
        ("why sing", "no move begins like 'sing'"),
        ("why 9", "Choose a number from 1 to 2"),
        ("hints", "no move begins like 'hints'"),
    ],
)
def test_what_cannot_be_explained_is_told(line: str, complaint: str) -> None:
    keyboard = answer(line)
    assert complaint in keyboard.words
    assert rows(keyboard) == []


def test_opponents_have_names_in_reasons() -> None:
    """Bert needs the elephant, and nobody needs the flamingo."""
    game = Game.from_position(
        "zooloretto(players=2, out=camel+chimpanzee+zebra) | round:9 turn:A asks:turn"
        " | bank:26 | trucks:elephant,flamingo,- | A coins:2 | B coins:2 5:elephant*4"
        " | gone:leopard-m*2+leopard-f*2+leopard*7"
        "+flamingo*6+flamingo-m*2+flamingo-f*2+elephant*2+elephant-m*2+elephant-f*2"
        "+panda*7+panda-m*2+panda-f*2+kangaroo*7+kangaroo-m*2+kangaroo-f*2"
        "+snack*3+drinks*3+fruit*3+popcorn*3+coin*12",
        seed=1,
    )
    best, other = rows(Keyboard(game, ["hint"]).run())
    assert (best[0], best[4]) == ("take 1", "denies Bert +3.0")
    assert (other[0], other[4]) == ("take 2", "gives Bert +3.0")


def test_a_bid_is_not_explained_while_others_look_at_the_screen() -> None:
    game = auction()
    keyboard = Keyboard(game, [])
    lines = iter(["hint", "why 2"])

    def secret(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    keyboard.session.ask_secret = secret
    keyboard.run()
    assert keyboard.words.count("A hint would show the others what you can bid.") == 2
    assert rows(keyboard) == []


def test_who_is_alone_at_the_keyboard_is_told_what_to_bid() -> None:
    keyboard = Keyboard(auction(), ["hint", "why 2"], people="Pb").run()
    assert len(rows(keyboard)) >= 4
    assert {row[0].split()[0] for row in rows(keyboard)} == {"bid"}
