"""What a page without a server reads instead of asking: site_data.py FOLDER.

The answers are those of the server.
"""

import sys
from pathlib import Path

import msgspec

from zoopark.rulebook import LANGUAGES
from zoopark.server.api.catalogue import books, catalogue

folder = Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
(folder / "games.json").write_bytes(msgspec.json.encode(catalogue()))
for lang in LANGUAGES:
    (folder / f"rules-{lang}.json").write_bytes(msgspec.json.encode(books(lang)))
