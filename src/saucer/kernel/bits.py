"""Bit sets: sets of small numbers in one integer."""

from mypy_extensions import i64


def bit(number: i64) -> i64:
    """A mask with one bit set, 0 to 62. Compiled, `1 << n` is 32 bits wide: use this function beyond bit 30."""
    one: i64 = 1
    one <<= number
    return one


def popcount(mask: i64) -> i64:
    """The number of bits that are set."""
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
