"""One core for almost everything, so that no figure profits from a second one.

Child processes inherit the core. Where a system cannot bind a process, it is left alone.
"""

import os


def usable_cores() -> list[int]:
    """The cores this process may run on; ask before binding it to one."""
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0))
    return list(range(os.cpu_count() or 1))


def bind(*cores: int) -> None:
    """Run on these cores only from now on."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)
