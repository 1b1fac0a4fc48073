"""docs/modules.md says of every module what its folder says."""

from scripts.modules_page import PAGE, filled, tables

from zoopark.games.zooloretto.modules.rules_registry import MANIFESTS


def test_the_page_is_current() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert filled(page) == page, "run make modules-page"


def test_every_module_has_a_row() -> None:
    found = tables()
    rows = "\n".join(found["modules"] + found["mini enclosures"])
    assert [id for id in MANIFESTS if f"`{id}`" not in rows] == []
