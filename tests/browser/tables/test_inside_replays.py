"""See conftest.py."""

from server.test_replays import *  # noqa: F403
