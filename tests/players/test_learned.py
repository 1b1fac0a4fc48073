"""Files of weights: what is wrong with them is said, and the evaluator plays on without them."""

import json
import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from support.bots import TWO_PLAYERS, chosen
from zoopark import Game
from zoopark.bots.learned_outlook import LearnedOutlook
from zoopark.bots.outlook import Outlook
from zoopark.games.catalog import read_config
from zoopark.players import learned
from zoopark.players.learned import FOLDER, Weights, WeightsError, outlook_of, read_weights, title

CONFIG = "zooloretto(players=2)"
GAME = "zooloretto-2"
FILES = sorted(FOLDER.glob("*.json"))


def size() -> int:
    game = Game(CONFIG, seed=1)
    return int(game.spec.sketch(game.spec.evaluator(game.state)).size)


def toy(numbers: int, game: str = GAME) -> Weights:
    """Weights that add a point to whatever the evaluator says."""
    return Weights(
        game, "by hand", 1, numbers, 2, (0,) * (2 * numbers + 2), (0, 0, 100 << 22), (300, 400)
    )


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(learned, "FOLDER", tmp_path)
    return tmp_path


def found(game: Game) -> Outlook:
    state = game.state
    return outlook_of(game.spec.evaluator(state), game)


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    weights = replace(toy(3), layer=(1, -2, 32767, -32767, 0, 5, 6, 7))
    path = tmp_path / "some.json"
    path.write_text(weights.dumps(), encoding="utf-8")
    assert read_weights(path, GAME) == weights


def test_a_network_adds_to_what_the_evaluator_says(folder: Path) -> None:
    (folder / f"{GAME}.json").write_text(toy(size()).dumps(), encoding="utf-8")
    game = Game(CONFIG, seed=1)
    outlook = found(game)
    plain = Outlook(game.spec.evaluator(game.state), 2)
    assert isinstance(outlook, LearnedOutlook)
    outlook.see(game.state)
    plain.see(game.state)
    assert [int(worth) for worth in outlook.worths] == [int(worth) + 100 for worth in plain.worths]


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda text: text.replace("by hand", "by land"), "checksum"),
        (lambda text: text[: len(text) // 2], "no file of weights"),
        (lambda text: "[]", "no file of weights"),
        (lambda text: "", "no file of weights"),
        (lambda text: text.replace('"zoopark weights": 1', '"zoopark weights": 9'), "format 9"),
        (lambda text: toy(size(), "aquaretto-3").dumps(), "for aquaretto-3, not for zooloretto-2"),
        (lambda text: toy(5).dumps(), "sketches of 5 numbers"),
    ],
)
def test_damaged_weights_are_refused_and_the_evaluator_plays_on(
    folder: Path, caplog: pytest.LogCaptureFixture, spoil: Callable[[str], str], complaint: str
) -> None:
    (folder / f"{GAME}.json").write_text(spoil(toy(size()).dumps()), encoding="utf-8")
    game = Game(CONFIG, seed=1)
    with caplog.at_level(logging.WARNING, logger="zoopark"):
        assert not isinstance(found(game), LearnedOutlook)
        assert chosen("master:5", game, game.to_act[0]) in {move.text for move in game.legal()}
    assert len(caplog.messages) == 1
    assert complaint in caplog.messages[0]
    assert caplog.messages[0].endswith("the evaluator plays on without them")


@pytest.mark.parametrize(
    "wrong",
    [
        replace(toy(5), hidden=4),
        replace(toy(5), sketch=0),
        replace(toy(5), doubts=()),
        replace(toy(5), doubts=(3, 0)),
    ],
)
def test_weights_that_do_not_fit_together_are_refused(wrong: Weights) -> None:
    with pytest.raises(WeightsError):
        Weights.loads(wrong.dumps())


def test_weights_of_another_game_are_refused(folder: Path) -> None:
    path = folder / f"{GAME}.json"
    path.write_text(toy(size(), "aquaretto-3").dumps(), encoding="utf-8")
    with pytest.raises(WeightsError, match="for aquaretto-3, not for zooloretto-2"):
        read_weights(path, GAME)


def test_where_nothing_was_learned_the_evaluator_is_asked(folder: Path) -> None:
    assert not isinstance(found(Game(CONFIG, seed=1)), LearnedOutlook)


@pytest.mark.parametrize(
    "config",
    ["zooloretto(players=5)", "aquaretto(players=3)", "ozoolemio(players=3)", *TWO_PLAYERS],
)
def test_hardly_any_time_is_enough_for_a_legal_move(config: str) -> None:
    """With weights, with those of another number of players, or without."""
    game = Game(config, seed=2)
    seat = game.to_act[0]
    assert chosen("master:0.000001s", game, seat) in {move.text for move in game.legal(seat)}


def test_games_with_modules_have_weights_of_their_own() -> None:
    assert title(read_config("zooloretto(players=4, modules=everything)")) == "zooloretto-modules-4"
    assert title(read_config("ozoolemio(players=3)")) == "ozoolemio-3"


def config_of(path: Path) -> str:
    game, _, players = path.stem.rpartition("-")
    modules = ", modules=everything" if game.endswith("-modules") else ""
    return f"{game.removesuffix('-modules')}(players={players}{modules})"


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_shipped_weights_fit_their_game(path: Path) -> None:
    game = Game(config_of(path), seed=1)
    weights = read_weights(path, path.stem)
    assert weights.made.startswith(f'zoopark lab train "{game.config}" ')
    assert isinstance(found(game), LearnedOutlook)


def test_shipped_weights_are_small() -> None:
    assert FILES
    assert sum(path.stat().st_size for path in FILES) <= 2_000_000


def test_networks_are_lent_between_numbers_of_players_of_one_game() -> None:
    for config in ("zooloretto(players=3)", "zooloretto(players=5)"):
        outlook = found(Game(config, seed=1))
        assert isinstance(outlook, LearnedOutlook)
        assert len(outlook.worths) == read_config(config).players
    lent = json.loads((FOLDER.parent / "borrowed.json").read_text(encoding="utf-8"))
    shipped = {path.stem for path in FILES}
    for borrower, owner in lent.items():
        assert borrower.rpartition("-")[0] == owner.rpartition("-")[0]
        assert borrower not in shipped
        assert owner in shipped


def test_a_file_says_what_it_is() -> None:
    data = json.loads(FILES[0].read_text(encoding="utf-8"))
    assert data["zoopark weights"] == 1
    assert len(data["checksum"]) == 32
