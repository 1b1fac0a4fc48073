"""The numbers of what modules add: each name has its own, and keeps it."""

import json
from pathlib import Path

import pytest

from zoopark.core.moves import BYTE
from zoopark.games.zooloretto.modules.rules_list import CHORES, ENTRIES, EVENTS, MOVES, QUESTIONS
from zoopark.games.zooloretto.modules.rules_registry import MANIFESTS
from zoopark.games.zooloretto.rules import agenda

NUMBERS = {"moves": MOVES, "questions": QUESTIONS, "chores": CHORES, "events": EVENTS}
KNOWN = json.loads((Path(__file__).parents[3] / "data" / "numbers.json").read_text())


@pytest.mark.parametrize("kind", NUMBERS)
def test_a_name_keeps_its_number(kind: str) -> None:
    kept = {name: NUMBERS[kind].get(name) for name in KNOWN[kind]}
    assert kept == KNOWN[kind]


@pytest.mark.parametrize("kind", NUMBERS)
def test_no_two_names_share_a_number(kind: str) -> None:
    numbers = list(NUMBERS[kind].values())
    assert len(numbers) == len(set(numbers))
    assert len(numbers) == sum(len(entry.kinds[kind]) for entry in ENTRIES)  # no name twice
    assert max(numbers) <= (agenda.CHORES - 1 if kind == "questions" else BYTE)


def test_manifests_name_every_move_and_task_that_was_handed_out() -> None:
    moves = {int(move) for manifest in MANIFESTS.values() for move in manifest.moves}
    tasks = {int(task) for manifest in MANIFESTS.values() for task in manifest.tasks}
    of_all = {MOVES["mini_enclosures.choose"]}, {QUESTIONS["mini_enclosures.choice"]}
    assert moves | of_all[0] == set(MOVES.values())
    assert tasks | of_all[1] == {*QUESTIONS.values(), *CHORES.values()}
