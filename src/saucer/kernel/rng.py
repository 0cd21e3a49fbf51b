"""Rng: the random number generators of games, reproducible in any programming language (docs/rng.md).

The keyed generator is BLAKE2b in counter mode and shuffles real games. The quick one is a
multiply-with-carry generator for playouts and redeals, where speed matters and secrecy does not.
"""

import hashlib
from typing import Final, final

from mypy_extensions import i64

from saucer.kernel.arrays import vec

SEED_BYTES: Final = 32
PERSON: Final = b"saucer-rng-1"
WORDS_PER_BLOCK: Final[i64] = 16
LOW_32: Final[i64] = 0xFFFFFFFF
CARRY_MULTIPLIER: Final[i64] = 2131995753  # below 2**31, so products stay below 2**63

NO_WORDS: Final = vec[i64]()


@final
class Rng:
    """A stream of 32-bit words and the two things games do with it: pick and shuffle."""

    def __init__(self) -> None:
        self.keyed: bool = False  # False: the quick generator
        self.key: bytes = b""  # 32 bytes, or empty
        self.block: i64 = 0  # number of blocks generated
        self.words: vec[i64] = NO_WORDS  # the newest block; never changed in place, so clones share it
        self.used: i64 = WORDS_PER_BLOCK  # number of words consumed of it, 0-16
        self.x: i64 = 0  # quick generator: value, 0 .. 2**32-1
        self.carry: i64 = 0  # quick generator: carry, 0 .. CARRY_MULTIPLIER-1

    def clone(self) -> "Rng":
        """An independent generator that produces the same words."""
        twin = Rng()
        twin.keyed = self.keyed
        twin.key = self.key
        twin.block = self.block
        twin.words = self.words
        twin.used = self.used
        twin.x = self.x
        twin.carry = self.carry
        return twin

    def word(self) -> i64:
        """The next 32-bit word."""
        if self.keyed:
            return self._keyed_word()
        product = CARRY_MULTIPLIER * self.x + self.carry
        self.x = product & LOW_32
        self.carry = product >> 32
        return self.x

    def _keyed_word(self) -> i64:
        if self.used == WORDS_PER_BLOCK:
            self.words = _block(self.key, self.block)
            self.block += 1
            self.used = 0
        self.used += 1
        return self.words[self.used - 1]

    def below(self, n: i64) -> i64:
        """A uniform integer from 0 to n-1 (1 <= n < 2**31); biased values are rejected and drawn again."""
        product = self.word() * n
        if (product & LOW_32) < n:
            biased: i64 = (LOW_32 + 1 - n) % n
            while (product & LOW_32) < biased:
                product = self.word() * n
        return product >> 32

    def shuffle(self, items: vec[i64], start: i64, stop: i64) -> None:
        """Shuffle items[start:stop] in place (Fisher-Yates, from the last item down)."""
        i = stop - 1
        while i > start:
            j = start + self.below(i - start + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1

    def fork(self) -> "Rng":
        """A quick generator seeded by this one's next two words."""
        twin = Rng()
        twin.x = self.word()
        twin.carry = self.word() % (CARRY_MULTIPLIER - 1) + 1  # never the all-zero fixed point
        return twin


def _block(key: bytes, number: i64) -> vec[i64]:
    digest = hashlib.blake2b(int(number).to_bytes(8, "little"), key=key, person=PERSON).digest()
    return vec[i64]([i64(int.from_bytes(digest[4 * i : 4 * i + 4], "little")) for i in range(WORDS_PER_BLOCK)])


def keyed(seed: bytes) -> Rng:
    """The generator of a real game, from a 32-byte seed."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed is {SEED_BYTES} bytes, not {len(seed)}")
    rng = Rng()
    rng.keyed = True
    rng.key = seed
    return rng


def quick(seed: int) -> Rng:
    """A fast generator for playouts and redeals, from any integer."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=8, person=PERSON).digest()
    rng = Rng()
    rng.x = i64(int.from_bytes(digest[:4], "little"))
    rng.carry = i64(int.from_bytes(digest[4:], "little") % (2131995753 - 1) + 1)
    return rng
