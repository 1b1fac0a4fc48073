"""Shifting a constant by a variable, safely, and counting bits.

The compiler writes a constant as a C ``int`` of 32 bits, so ``1 << n`` would be undefined from bit
31 on. As a parameter the value has 64 bits, and the C compiler puts it in place all the same.
"""

from mypy_extensions import i64


def bit(position: i64) -> i64:
    """The integer with this one bit."""
    return lifted(1, position)


def lifted(value: i64, by: i64) -> i64:
    return value << by


def ones(mask: i64) -> i64:
    """How many bits a mask has."""
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    return (mask + (mask >> 32)) & 0x7F
