"""See conftest.py. Other processes, which the last one is about, there are none."""

from server.test_live_games import *  # noqa: F403

del test_a_bot_that_thinks_long_holds_up_no_other_table  # noqa: F821
