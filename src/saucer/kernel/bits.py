"""Bits: sets of small numbers in one integer."""

from mypy_extensions import i64


def bit(number: i64) -> i64:
    """One bit, 0 to 62. Compiled, a shifted literal 1 would have 32 bits only: use this beyond 30."""
    one: i64 = 1
    one <<= number
    return one


def popcount(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest(mask: i64) -> i64:
    """The number of the lowest bit that is set; the mask must not be 0."""
    number: i64 = 0
    while not mask >> number & 1:
        number += 1
    return number
