"""The kind of import contract that goes by the names of files."""

import pytest
from grimp import ImportGraph
from importlinter.domain.helpers import MissingImport
from lint.allowed_imports import AllowedImports

RULES = "zoo.games.first.modules.octopus.rules_arms"


def wrong_imports(imported: str, *ignored: str) -> list[str]:
    """What the contract says if the rules of an expansion import this file."""
    graph = ImportGraph()
    graph.add_module("zoo")
    graph.add_import(importer=RULES, imported=imported, line_number=7, line_contents="import")
    contract = AllowedImports(
        name="rules",
        session_options={"root_packages": ["zoo"]},
        contract_options={
            "modules": r"zoo\.games\.(?P<game>\w+)\..*\brules(_\w+)?",
            "may_import": [r"zoo\.core\..*", r"zoo\.games\.{game}\.rules\..*"],
            "ignore_imports": ignored,
        },
    )
    found: list[str] = contract.check(graph, verbose=False).metadata["wrong"]
    return found


@pytest.mark.parametrize("imported", ["zoo.core.moves", "zoo.games.first.rules.zoo"])
def test_what_is_allowed_may_be_imported(imported: str) -> None:
    assert wrong_imports(imported) == []


@pytest.mark.parametrize("imported", ["zoo.server", "zoo.games.second.rules.zoo", "zoo.core"])
def test_all_else_is_told_with_its_line(imported: str) -> None:
    assert wrong_imports(imported) == [f"{RULES} -> {imported} (l.7)"]


def test_an_exception_is_let_through() -> None:
    assert wrong_imports("zoo.server", f"{RULES} -> zoo.server") == []


def test_an_exception_that_is_gone_must_be_removed() -> None:
    with pytest.raises(MissingImport):
        wrong_imports("zoo.core.moves", f"{RULES} -> zoo.server")


def test_a_contract_about_nothing_is_broken() -> None:
    contract = AllowedImports(
        name="none",
        session_options={"root_packages": ["zoo"]},
        contract_options={"modules": r"zoo\.nobody", "may_import": []},
    )
    graph = ImportGraph()
    graph.add_module("zoo")
    assert not contract.check(graph, verbose=False).kept
