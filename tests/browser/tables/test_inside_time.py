"""See conftest.py."""

from server.test_time import *  # noqa: F403
