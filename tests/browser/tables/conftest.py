"""Tables in a browser are the server's: its own tests of tables, put to the worker of a page."""

from collections.abc import Iterator

import pytest

from support.insiders import Inside


@pytest.fixture(scope="module")
def house() -> Iterator[Inside]:
    made = Inside()
    yield made
    made.close()
