"""Which Zoopark this is, and whether its rules run compiled."""

from zoopark.about import VERSION
from zoopark.core import state


def compiled() -> bool:
    """Do the rules run as compiled code?"""
    return not str(state.__file__).endswith(".py")


def version_line() -> str:
    return f"zoopark {VERSION} ({'compiled' if compiled() else 'interpreted'} rules)"
