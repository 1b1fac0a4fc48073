"""The documentation site: ``make docs`` builds it into build/docs and fails at every dead link.

Pages about commands and rules are made from the parser and the rulebook; the reference is made from
docstrings.
"""

import sys
from argparse import ArgumentParser, _SubParsersAction
from pathlib import Path

from sphinx.application import Sphinx

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "src"))

from zoopark.about import VERSION  # noqa: E402
from zoopark.cli import parser  # noqa: E402
from zoopark.rulebook import BOOKS, book  # noqa: E402

project = "Zoopark"
author = "The Zoopark contributors"
project_copyright = author
version = release = VERSION

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["Thumbs.db"]
show_warning_types = True

myst_heading_anchors = 3
autodoc_default_options = {"members": True}
autodoc_member_order = "bysource"
autodoc_inherit_docstrings = False  # those of other packages are in a form of their own
autodoc_typehints = "description"
autodoc_typehints_format = "short"

html_theme = "furo"
html_title = f"Zoopark {VERSION}"
html_static_path: list[str] = []
html_copy_source = False
html_show_sphinx = False


def _commands(shown: ArgumentParser) -> list[str]:
    """The help of a command and of all commands below it."""
    depth = len(shown.prog.split())
    text = shown.format_help().rstrip().replace("```", "'''")
    lines = [f"{'#' * (depth + 1)} {shown.prog}", "", "```text", text, "```", ""]
    for action in shown._actions:
        if isinstance(action, _SubParsersAction):
            for below in action.choices.values():
                lines += _commands(below)
    return lines


def _rules() -> list[str]:
    lines = [
        "# The rulebook",
        "",
        "Every rule has an id, which refusals, tests and score sheets name. `zoopark rules"
        " --lang cs` prints them in another language. A star marks rules that are ours, because no"
        " source settles the question; a plus those that are ours in part.",
        "",
    ]
    for prefix in BOOKS:
        found = book(prefix)
        lines += [f"## {found.title['en']}", ""]
        for number, chapter in found.chapters.items():
            lines += [f"### {prefix}.{number} {chapter['en']}", ""]
            for rule in found.rules.values():
                if rule.chapter == number:
                    mark = "+" if rule.partly_house else "\\*" if rule.house else ""
                    lines.append(f"* **{rule.id}**{mark} {rule.text()}")
            lines.append("")
    return lines


def _write(name: str, lines: list[str]) -> None:
    """Only what has changed, so that only this is built again."""
    path, text = HERE / "reference" / name, "\n".join(lines) + "\n"
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def write_pages(_: Sphinx) -> None:
    _write("commands.md", ["# Commands", "", *_commands(parser())])
    _write("rules.md", _rules())


def setup(app: Sphinx) -> None:
    """Write the pages that are made, before any page is read."""
    app.connect("builder-inited", write_pages)
