"""Shifting a constant by a variable, safely.

The compiler writes a constant as a C ``int`` of 32 bits, so ``1 << n`` would be undefined from bit
31 on. As a parameter the value has 64 bits, and the C compiler puts it in place all the same.
"""

from mypy_extensions import i64


def bit(position: i64) -> i64:
    """The integer with this one bit."""
    return lifted(1, position)


def lifted(value: i64, by: i64) -> i64:
    return value << by
