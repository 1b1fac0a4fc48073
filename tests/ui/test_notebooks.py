"""What notebooks show: drawings that are well-formed and turn dark, tables that are complete."""

import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from zoopark import Budget, Game, hint, match
from zoopark.lab.tournament import tournament
from zoopark.ui.notebook import DARK

GALLERY = Path(__file__).parents[2] / "examples" / "gallery.ipynb"
SVG = "{http://www.w3.org/2000/svg}"


class Cells(HTMLParser):
    """The texts of a table, cell by cell."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._inside = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._inside = tag in ("td", "th")
        if self._inside:
            self.texts.append("")

    def handle_endtag(self, tag: str) -> None:
        self._inside = self._inside and tag not in ("td", "th")

    def handle_data(self, data: str) -> None:
        if self._inside:
            self.texts[-1] += data


def shown(thing: Any, form: str) -> str:
    return str(getattr(thing, f"_repr_{form}_")())


@pytest.mark.parametrize("config", ["zooloretto(players=3)", "aquaretto", "ozoolemio", "combined"])
def test_a_game_is_a_picture_that_turns_dark(config: str) -> None:
    game = match(config, "random", seed=2)
    picture = ET.fromstring(shown(game, "svg"))
    [style] = picture.findall(f"{SVG}style")
    assert (style.text or "").startswith("@media (prefers-color-scheme: dark){")
    assert str(game.scores()[0].total) in "".join(picture.itertext())


def test_every_colour_that_turns_dark_is_one_of_the_drawings() -> None:
    """Or a change of the drawings would leave dark words on dark ground."""
    drawn = "".join(
        shown(match(config, "random", seed=2), "html").partition("</style>")[2]
        for config in ("zooloretto(players=3)", "aquaretto", "ozoolemio")
    )
    used = set(re.findall(r'(?:fill|stroke)="(#[0-9a-f]{6})"', drawn))
    assert used >= set(DARK)


def test_in_a_page_the_theme_of_the_notebook_counts() -> None:
    html = shown(Game("zooloretto(players=2)", seed=1), "html")
    assert 'body[data-jp-theme-light="false"] .zoopark-drawing [fill="#ffffff"]' in html
    assert "body.vscode-dark .zoopark-drawing " in html
    ET.fromstring(html.partition("</style>")[2])


def test_secrets_are_not_drawn() -> None:
    drawings: set[str] = set()
    for bid in (1, 7):
        game = Game("ozoolemio(players=3)", seed=1)
        game.play(f"bid {bid}", 0)
        drawings |= {shown(game, "svg"), shown(game, "html")}
    assert len(drawings) == 2


def test_a_score_sheet_is_a_table_with_its_rules() -> None:
    sheet = match("zooloretto(players=2)", "greedy", seed=1).scores()[0]
    texts = Cells(shown(sheet, "html")).texts
    assert texts[:3] == ["line", "points", "rule"]
    for line in sheet.lines:
        at = texts.index(line.name)
        assert texts[at + 1 : at + 3] == [str(line.points), line.rule]
    assert texts[-3:] == ["total", str(sheet.total), ""]


def test_a_hint_is_a_table_of_its_moves() -> None:
    found = hint(Game("aquaretto(players=2)", seed=1), budget=Budget(iterations=20))
    texts = Cells(shown(found, "html")).texts
    assert [advice.move.text for advice in found.shown()] == texts[4::4]
    assert [advice.why for advice in found.shown()] == texts[7::4]


def test_a_record_shows_its_end_and_its_text() -> None:
    game = match("zooloretto(players=2)", "random", seed=1)
    html = shown(game.record(), "html")
    assert shown(game, "html") in html
    assert "<details>" in html
    assert "&gt; leave" in html


def test_a_tournament_is_a_table_of_its_players() -> None:
    found = tournament("zooloretto(players=2)", ["random", "greedy"], games=4)
    texts = Cells(shown(found, "html")).texts
    assert texts[:5] == ["player", "rating", "won, %", "points", "greedy"]
    assert texts.index("greedy") < texts.index("random") < texts.index("A")


def test_the_gallery_can_be_executed() -> None:
    notebook: Any = nbformat.read(GALLERY, as_version=4)
    client = NotebookClient(
        notebook,
        timeout=120,
        iopub_timeout=120,  # on a busy machine, outputs come later than 4 seconds after the reply
        raise_on_iopub_timeout=True,
        kernel_name="python3",
    )
    client.execute()
    results = [cell.outputs for cell in notebook.cells if cell.cell_type == "code"]
    assert all(len(outputs) == 1 and "text/html" in outputs[0].data for outputs in results)
    assert sum("image/svg+xml" in outputs[0].data for outputs in results) == 6
    assert not any(cell.get("outputs") for cell in nbformat.read(GALLERY, as_version=4).cells)
