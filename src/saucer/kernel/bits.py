"""Bits: sets of small numbers in one integer."""

from mypy_extensions import i64


def bit(number: i64) -> i64:
    """One bit, 0 to 62. Compiled, a shifted literal 1 would have 32 bits only: use this beyond 30."""
    one: i64 = 1
    one <<= number
    return one
