"""See conftest.py."""

from server.test_wishes import *  # noqa: F403
