"""See conftest.py."""

from server.test_hot_seat import *  # noqa: F403
