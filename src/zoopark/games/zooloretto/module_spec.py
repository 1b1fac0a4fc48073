"""The description of an expansion: what the files in its folder say of it.

``rules.py`` says how it is played; ``words.py`` has its notation, its part of the board and its
prices in ``WORDS``, ``view.py`` what it shows in ``VIEW``, ``env.py`` its actions and columns
in ``ENV``, ``rulebook.toml`` its rules. A file that an expansion does not need may
be missing.
"""

from functools import cached_property
from typing import Any

from zoopark.games.zooloretto.module_words import ModuleNotation
from zoopark.games.zooloretto.modules.rules_registry import FOLDERS, PACKAGE, part_of
from zoopark.games.zooloretto.rules.module import Manifest
from zoopark.notation.vocabulary import Words


class ModuleSpec:
    """One expansion: its manifest, its package, and what lies in there."""

    def __init__(self, manifest: Manifest) -> None:
        self.id = manifest.id
        self.manifest = manifest
        self.package = f"{PACKAGE}.{FOLDERS[manifest.id]}"

    @cached_property
    def notation(self) -> ModuleNotation:
        """How its state is written, and drawn in a terminal."""
        found = part_of(self.id, "words", "WORDS")
        if found is None:
            return ModuleNotation()
        assert isinstance(found, ModuleNotation)
        return found

    @property
    def words(self) -> Words:
        """What it adds to the words of all games."""
        notation = self.notation
        return Words(notation.verbs, notation.writers, notation.events, usual=notation.usual)

    @cached_property
    def view(self) -> Any:
        """What it shows; ``None`` if there is nothing to show."""
        return part_of(self.id, "view", "VIEW")
