"""The rules still play the golden games, move for move."""

import re

import pytest

from playthroughs.golden import FOLDER, GAMES, playthrough

ZOO = ("is born", "fills enclosure", "exchanges", "buys", "discards", "opens")
PARK = (
    "is born",
    "from the bank",
    "tiles: a helper",
    "to work: cashier",
    "to work: keeper",
    "to work: manager",
    r"to work: [a-z]-?\d",
    "moves a helper",
    "lays a small board",
    "lays a large board",
    "buys",
    "removes",
    "from the depot to",
    "it goes on the depot",
)
ROUNDS = ("draws", "loads", "takes truck", "by coin tiles", "is the last", "the game is over")
JOINT = ("end pile of the (zoo|park) is open", "leave the game", "draw zoo", "draw park")
# What modules bring, one sentence or move each.
MODULES = (
    "petting",
    "trades",
    "constructs",
    "place-site",
    "gives enclosure",
    "into the savings book",
    "visit ",
    "retreat ",
    "change ",
    "hire ",
    "offer ",
    "office ",
    "transfer ",
    "open sponsor",
    "choose ",
    "lion",
    "icecream",
)
SHOWN = {
    "module": MODULES,
    "everything": ("visit", "hire", "choose", "lift", "construct", "place shop"),
    "zooloretto": ZOO + ROUNDS,
    "aquaretto": PARK + ROUNDS,
    "combined": (*ZOO, *PARK, *ROUNDS, *JOINT),
}


@pytest.mark.parametrize("name", GAMES)
def test_the_golden_game_is_played_alike(name: str) -> None:
    config, seed = GAMES[name]
    golden = FOLDER.joinpath(name).read_text(encoding="utf-8")
    assert playthrough(config, seed).splitlines() == golden.splitlines()


@pytest.mark.parametrize(
    ("title", "sentence"), [(title, sentence) for title in SHOWN for sentence in SHOWN[title]]
)
def test_the_golden_games_show_what_can_happen(title: str, sentence: str) -> None:
    names = [name for name in GAMES if name.startswith(title)]
    texts = [FOLDER.joinpath(name).read_text(encoding="utf-8") for name in names]
    assert any(re.search(sentence, text) for text in texts)


def test_all_golden_files_are_played() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == set(GAMES)
