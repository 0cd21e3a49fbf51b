"""Fair shuffles: the server commits to a secret, then the players add entropy it could not know (docs/fair.md)."""

import hashlib
import secrets
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

ENTROPY_BYTES: Final = 32


def fresh_secret() -> str:
    """A new secret of the server: 32 random bytes, as hexadecimal digits."""
    return secrets.token_hex(ENTROPY_BYTES)


@lru_cache(4096)
def commitment(secret: str) -> str:
    """The hash of a secret, published before the deal."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed(secret: str, deal: str, entropy: Mapping[int, str]) -> str:
    """The seed of a game: the server's secret with every seat's entropy, for one deal of one table."""
    lines = [f"saucer fair deal 1: {deal}", *(f"seat {seat}: {entropy[seat]}" for seat in sorted(entropy))]
    return hashlib.blake2b("\n".join(lines).encode(), key=bytes.fromhex(secret), digest_size=32).hexdigest()


def is_entropy(text: str) -> bool:
    """Whether it is 32 bytes as lowercase hexadecimal digits."""
    return len(text) == 2 * ENTROPY_BYTES and not set(text) - set("0123456789abcdef")
