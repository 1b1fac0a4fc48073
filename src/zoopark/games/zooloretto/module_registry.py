"""The descriptions of all expansions, and their words."""

from collections.abc import Iterator
from typing import Final

from zoopark.games.zooloretto.agenda import BASE_TASKS, TaskWords
from zoopark.games.zooloretto.module_spec import ModuleSpec
from zoopark.games.zooloretto.module_words import ModuleNotation
from zoopark.games.zooloretto.modules.rules_registry import BOARDS, DESK, MINIS
from zoopark.games.zooloretto.rules.module import Module

SPECS: Final[dict[str, ModuleSpec]] = {
    manifest.id: ModuleSpec(manifest)
    for manifest in (
        *[manifest for manifest, _ in BOARDS.values()],
        DESK,
        *[manifest for manifest, _ in MINIS.values()],
    )
}

TASKS: Final[dict[int, TaskWords]] = {
    words.kind: words
    for tasks in (BASE_TASKS, *[spec.notation.tasks for spec in SPECS.values()])
    for words in tasks
}
TASK_NAMES: Final = {words.name: words for words in TASKS.values()}


def worded(modules: list[Module]) -> Iterator[tuple[ModuleNotation, Module]]:
    """Modules, each with its words."""
    return ((SPECS[module.manifest.id].notation, module) for module in modules)
