"""What a browser keeps is stored and read like in any database: the same tests as for those."""

from pathlib import Path

import pytest

from server.storage.test_keeper import *  # noqa: F403
from server.storage.test_lists import *  # noqa: F403
from server.storage.test_matches import *  # noqa: F403
from server.storage.test_seats import *  # noqa: F403


@pytest.fixture
def database_url(tmp_path: Path) -> str:
    return f"kept:{tmp_path / 'rows.json'}"
