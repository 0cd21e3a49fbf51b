"""Bit operations give the same results compiled and uncompiled."""

from saucer.kernel.bits import bit


def test_every_bit_of_a_native_integer():
    assert [bit(number) for number in range(63)] == [2**number for number in range(63)]
