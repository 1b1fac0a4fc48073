"""A call that must come back in time.

The alarm of the operating system interrupts whatever Python code runs, so nothing has to be
prepared in the code that is called. Compiled code is interrupted when it comes back to Python.
"""

import signal
import threading
from collections.abc import Callable
from types import FrameType
from typing import Final, TypeVar

Result = TypeVar("Result")

FIRST_AGAIN: Final = (
    0.02  # seconds until the second alarm; every further one comes in half the time
)
SHORTEST: Final = 0.000_02


class TooLate(BaseException):
    """Raised inside a call that takes too long. No ``except Exception`` holds it back."""


def in_time(limit: float | None, call: Callable[[], Result]) -> Result:
    """What the call returns; ``TooLate`` if it has not returned within so many seconds.

    A call that swallows the exception is interrupted again and again, ever sooner, until an alarm
    finds it outside of its ``try``. There are alarms in the main thread only, and not on every
    operating system; elsewhere nothing is limited.
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
            # It goes on ringing: an alarm just before the call falls asleep would not wake it.
            signal.setitimer(signal.ITIMER_REAL, limit, FIRST_AGAIN)
            return call()
        finally:
            # The interpreter looks for signals after calls and at the ends of loops only: none can
            # come between the call and this line, and behind it none is heard.
            running = False
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
