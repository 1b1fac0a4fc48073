"""Every module alone, every pair of modules, and all of them, through the same nets.

At some steps the ledger must balance, the position is written and read again, listed moves are
asked for their refusals, and copies are kept to see that none of them changes.
"""

from itertools import combinations
from random import Random

import pytest

from support.busy import busy_move
from support.ledger import Ledger
from support.views import view_of
from zoopark import Event, Game, Record
from zoopark.core.state import State
from zoopark.games.drafting.rules.kinds import TURN
from zoopark.games.zooloretto.modules.rules_registry import (
    MANIFESTS,
    PRESETS,
    folded,
    lot_refusal,
    unfolded,
)
from zoopark.games.zooloretto.rules.game import Zooloretto

CAP = 12  # quiet turns of a seat in a round (K.1.1)
WHOLE = ("everything", "christmas", "everything+lion-family+xxl-tiles", "christmas+rabbit-family")


def walked(ids: list[str], players: int, seed: int, looks: float) -> Game:
    """Play a game to its end, looking closely at some steps."""
    game = Game(f"zooloretto(players={players}, modules={'+'.join(ids)})", seed=seed)
    rng = Random(seed)
    view = view_of(game)
    pool = view["supply"]["total"]
    ledger = Ledger(view, set(unfolded(ids)))
    told: list[Event] = []
    kept: list[tuple[State, list[int]]] = []
    turns = 0
    while not game.over:
        assert isinstance(game.state, Zooloretto)
        turns += game.state.phase == TURN
        if rng.random() < looks:
            look_at(game)
            ledger.follow(view_of(game), told)
            told = []
            kept.append((game.state.copy(), game.state.cells()))
        move = busy_move(game, rng) if seed % 3 else rng.choice(game.legal())
        told += game.play(move)
    ledger.follow(view_of(game), told)
    assert turns <= (CAP + 2) * (pool + 9)  # K.1.1: every game ends
    for state, cells in kept:
        assert state.cells() == cells
    check_end(game)
    return game


def look_at(game: Game) -> None:
    """Positions round trip, and what is listed is not refused."""
    text = game.position()
    again = Game.from_position(text, dealer=None)
    assert again.position() == text
    assert again.state == game.state, text
    legal = game.legal()
    assert legal
    assert again.legal() == legal
    for move in legal:
        assert game.state.refusal(game.to_act[0], move.code) == 0, (move, text)
        assert type(move)(move.text) == move
    assert game.board().count("\n") > 5


def check_end(game: Game) -> None:
    for seat, sheet in enumerate(game.scores()):
        assert sheet.total == game.state.points(seat) == sum(sheet.sections().values())
        assert list(sheet.sections()) == sorted(sheet.sections())
        assert all(1 <= section <= 10 for section in sheet.sections())
    replayed = Game.replay(Record.loads(game.record().dumps()))
    assert replayed.state == game.state
    assert replayed.record() == game.record()


def completed(ids: list[str]) -> list[str]:
    """These modules and those that they need."""
    needed = [need for id in ids for need in MANIFESTS[id].needs if need not in ids]
    return [*ids, *needed]


@pytest.mark.rule("K.1.1", "K.1.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("modules", WHOLE)
def test_all_modules_together(modules: str, players: int) -> None:
    ids = modules.split("+")
    if lot_refusal(unfolded(ids), players):  # families need species that may leave (FA.1.4)
        ids = [id for id in ids if not id.endswith("family")]
    for seed in range(3):
        walked(ids, players, seed, 0.1)


@pytest.mark.parametrize("id", MANIFESTS)
def test_a_module_alone(id: str) -> None:
    for players in (2, 3, 4, 5):
        walked(completed([id]), players, players, 0.05)


@pytest.mark.parametrize("first", MANIFESTS)
def test_every_pair_of_modules(first: str) -> None:
    for number, pair in enumerate(combinations(MANIFESTS, 2)):
        if pair[0] == first:
            ids = completed(list(pair))
            walked(ids, 3 if lot_refusal(ids, 2 + number % 4) else 2 + number % 4, number, 0.02)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_choice_of_modules_has_a_canonical_game_string(players: int) -> None:
    """And it names the same modules, whatever order they were named in."""
    rng = Random(players)
    for _ in range(150):
        ids = completed(rng.sample(list(MANIFESTS), rng.randrange(1, len(MANIFESTS))))
        ids = list(dict.fromkeys(ids))
        if lot_refusal(ids, players):
            continue
        rng.shuffle(ids)
        game = Game(f"zooloretto(players={players}, modules={'+'.join(ids)})", dealer=None)
        words = game.config.partition("modules=")[2].removesuffix(")").split("+")
        assert unfolded(words) == [id for preset in words for id in unfolded([preset])]
        assert set(unfolded(words)) == set(ids)
        assert words == folded(ids)
        assert Game(game.config, dealer=None).config == game.config


def test_the_presets_are_what_they_say() -> None:
    everything, christmas = set(PRESETS["everything"]), set(PRESETS["christmas"])
    assert christmas - everything == {
        "reindeer",
        "christmas-tree",
        "christmas-present",
        "squirrel",
    }
    assert set(MANIFESTS) - christmas == {"lion-family", "rabbit-family", "xxl-tiles"}
    assert len(everything) == 11 + 16
