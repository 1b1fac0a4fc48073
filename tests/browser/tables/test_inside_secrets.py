"""See conftest.py."""

from server.test_secrets import *  # noqa: F403
