"""Which Zoopark this is, and whether its rules run compiled."""

from zoopark.about import VERSION
from zoopark.core import state

SLOW = (
    "The rules run as plain Python, so bots think slowly. "
    "Build the package where there is a C compiler to speed them up."
)


def compiled() -> bool:
    """Do the rules run as compiled code?"""
    return not str(state.__file__).endswith((".py", ".pyc"))


def version_line() -> str:
    """The version and how the rules run; where that is slow, also why."""
    if compiled():
        return f"zoopark {VERSION} (compiled rules)"
    return f"zoopark {VERSION} (interpreted rules)\n{SLOW}"
