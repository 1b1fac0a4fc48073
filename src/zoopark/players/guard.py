"""Calls with a time limit.

An operating system timer interrupts any running Python code, so the called code needs no
preparation. Native code is interrupted when it returns to Python.
"""

import signal
import threading
from collections.abc import Callable
from types import FrameType
from typing import Final, TypeVar

Result = TypeVar("Result")

FIRST_AGAIN: Final = 0.02  # seconds until the second alarm; each further one takes half as long
SHORTEST: Final = 0.000_02


class TooLate(BaseException):
    """Raised inside a call that takes too long; ``except Exception`` does not catch it."""


def in_time(limit: float | None, call: Callable[[], Result]) -> Result:
    """The result of the call; raises ``TooLate`` if it takes longer than ``seconds``.

    A call that swallows the exception is interrupted again and again, at shorter and shorter
    intervals, until an alarm hits it outside its ``try``. Alarms work only in the main thread and
    not on every operating system; elsewhere there is no limit.
    """
    main = threading.current_thread() is threading.main_thread()
    if limit is None or not main or not hasattr(signal, "setitimer"):
        return call()
    running = True
    again = FIRST_AGAIN

    def ring(_number: int, _frame: FrameType | None) -> None:
        nonlocal again
        if not running:
            return
        signal.setitimer(signal.ITIMER_REAL, again, FIRST_AGAIN)
        again = max(again / 2, SHORTEST)
        raise TooLate

    before = signal.signal(signal.SIGALRM, ring)
    try:
        try:
            # Keep ringing: an alarm just before the call goes to sleep would not wake it.
            signal.setitimer(signal.ITIMER_REAL, limit, FIRST_AGAIN)
            return call()
        finally:
            # The interpreter checks for signals only after calls and at the end of loops: none can
            # arrive between the call and this line, and after it none is delivered.
            running = False
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
