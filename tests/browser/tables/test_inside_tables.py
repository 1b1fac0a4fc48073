"""See conftest.py. Nothing is compressed where nothing is sent."""

from server.test_tables import *  # noqa: F403

del test_long_answers_are_compressed_for_who_can_read_it  # noqa: F821
