"""Who sits where in a terminal game."""

from pathlib import Path

import pytest

from zoopark.bots.budget import Budget
from zoopark.players.registry import BOTS
from zoopark.terminal import seats
from zoopark.terminal.seats import seated
from zoopark.texts import Language

PLUGIN = """
from zoopark import Bot

class First(Bot):
    def choose(self, sight, legal, budget, dice):
        return legal[0]

class Second(First):
    name = "second"
"""


@pytest.fixture(autouse=True)
def account(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests is Eva."""
    monkeypatch.setattr(seats, "getuser", lambda: "eva")


def called(text: str | None, players: int, *plugins: str) -> tuple[list[str | None], list[str]]:
    """The names of the bots, and everybody's name."""
    bots, names = seated(text, players, plugins)
    return [None if bot is None else bot.name for bot in bots], names


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_without_a_word_one_person_plays_against_normal_bots(players: int) -> None:
    assert called(None, players) == (
        [None] + ["normal"] * (players - 1),
        ["Eva", "Bert", "Claus", "Doris", "Emil"][:players],
    )


def test_bots_are_named_by_their_seat_and_people_by_their_word() -> None:
    assert called(" Eva , RANDOM,random, Jan ", 4) == (
        [None, "random", "random", None],
        ["Eva", "Bert", "Claus", "Jan"],
    )


@pytest.mark.parametrize("name", sorted(BOTS))
def test_every_bot_of_the_house_can_be_seated(name: str) -> None:
    bots, names = seated(f"you,{name}", 2)
    assert bots[0] is None
    assert bots[1] is not None
    assert bots[1].name == name
    assert names == ["Eva", "Bert"]


def test_a_bot_may_have_a_budget() -> None:
    bots, _ = seated("you,expert:0.5s,search:200", 3)
    assert [repr(bot.budget) for bot in bots if bot is not None] == [
        repr(Budget(seconds=0.5)),
        repr(Budget(iterations=200)),
    ]


def test_bot_is_another_word_for_the_usual_opponent() -> None:
    assert called("you,bot", 2) == ([None, "normal"], ["Eva", "Bert"])


@pytest.mark.parametrize("word", ["experts", "eva", "Eva:20", "expert:x", "search:"])
def test_a_word_that_can_only_mean_a_bot_is_refused_if_there_is_none(word: str) -> None:
    with pytest.raises(ValueError, match=f"there is no bot '{word}'; there are {', '.join(BOTS)}"):
        seated(f"you,{word}", 2)


def test_the_bots_of_a_file_are_seated_by_name(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(PLUGIN, encoding="utf-8")
    assert called("First,second", 2, str(path)) == (["First", "second"], ["Anna", "Bert"])
    assert called("First,Second", 2) == ([None, None], ["First", "Second"])
    with pytest.raises(ValueError, match=r"there are random, .*, master, .*, First, second"):
        seated("First,third", 2, [str(path)])


def test_a_long_name_is_cut_to_fit_the_board() -> None:
    assert called("Bertholdina Maximiliane,random", 2)[1] == ["Bertholdina Ma", "Bert"]


@pytest.mark.parametrize("text", ["", "a", "a,b,c", "a,", ",b", "a,b,"])
def test_every_seat_must_be_named(text: str) -> None:
    with pytest.raises(ValueError, match="--seats must name 2 seats"):
        seated(text, 2)


@pytest.mark.parametrize(
    ("account", "text", "lang", "called"),
    [
        ("eva", None, "en", ["Eva", "Bert", "Claus"]),
        ("eva", "easy,you,you", "en", ["Anna", "Eva", "Player 3"]),
        ("bert", "you,easy", "en", ["Player 1", "Bert"]),  # so that nobody has the name of another
        ("root", None, "en", ["Player 1", "Bert", "Claus"]),
        ("www-data", "you,easy", "de", ["Spieler 1", "Bert"]),
        ("root", "Eva,you", "ru", ["Eva", "Игрок 2"]),
    ],
)
def test_you_are_called_by_your_own_name(
    monkeypatch: pytest.MonkeyPatch,
    account: str,
    text: str | None,
    lang: Language,
    called: list[str],
) -> None:
    monkeypatch.setattr(seats, "getuser", lambda: account)
    assert seats.seated(text, len(called), (), lang)[1] == called


def test_who_has_no_account_is_a_player(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> str:
        raise KeyError("getpwuid(): uid not found")

    monkeypatch.setattr(seats, "getuser", nobody)
    assert seats.account_name() == ""
