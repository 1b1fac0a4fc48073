"""The rules still play the golden games, move for move."""

import pytest

from playthroughs.golden import FOLDER, GAMES, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_the_golden_game_is_played_alike(name: str) -> None:
    config, seed = GAMES[name]
    golden = FOLDER.joinpath(name).read_text(encoding="utf-8")
    assert playthrough(config, seed).splitlines() == golden.splitlines()


@pytest.mark.parametrize(
    "kind", ["born", "fills enclosure", "exchanges", "buys", "discards", "opens"]
)
def test_the_golden_games_show_what_can_happen(kind: str) -> None:
    texts = [FOLDER.joinpath(name).read_text(encoding="utf-8") for name in GAMES]
    assert any(kind in text for text in texts)
