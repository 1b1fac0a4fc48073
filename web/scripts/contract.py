"""Write what the page and the server agree on: ``make contract``.

``openapi.json`` is the contract, from which the types of the page are made. ``catalogue.json`` is
the answer of ``GET /api/games``, for the tests of the page.
"""

import json
from pathlib import Path

import msgspec

from zoopark.server.api.catalogue import catalogue
from zoopark.server.openapi import description

WEB = Path(__file__).parent.parent


def files() -> dict[Path, str]:
    """The files with their contents, as they should be."""
    told = {
        WEB / "openapi.json": description(),
        WEB / "fixtures" / "catalogue.json": msgspec.to_builtins(catalogue()),
    }
    return {
        path: json.dumps(value, ensure_ascii=False, indent=1) + "\n" for path, value in told.items()
    }


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
