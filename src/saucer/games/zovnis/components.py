"""The components of zovnis: 36 Zovnis cards, 6 Astres, 8 goals. A reconstruction (rules/en/zovnis.md)."""

from typing import Final

from mypy_extensions import i64

from saucer.kernel.arrays import vec

ALIENS: Final = ("shaggy", "blip", "moog", "tripod")
SAUCERS: Final = ("g-lul", "egg", "pink-cup", "disco")

SHAGGY: Final[i64] = 0
BLIP: Final[i64] = 1
MOOG: Final[i64] = 2
TRIPOD: Final[i64] = 3
G_LUL: Final[i64] = 0
EGG: Final[i64] = 1
PINK_CUP: Final[i64] = 2
DISCO: Final[i64] = 3

# Kinds 0-23 are the plain Zovnis Z01-Z24, 24-35 the armed ones W01-W12, one card each; 36 is an Astre.
NAMES: Final = (*(f"z{n:02}" for n in range(1, 25)), *(f"w{n:02}" for n in range(1, 13)), "astre")
ARMED: Final[i64] = 24  # the first armed kind
ASTRE: Final[i64] = 36
KINDS: Final[i64] = 37

# A set of cards is one integer: bits 0-35 are Zovnis cards, the bits from 36 on are the number of
# Astres. ONE_CARD[kind] is the set of one card; disjoint sets are added.
ONE_CARD: Final = vec[i64]([i64(2**kind) for kind in range(37)])  # compiled, `1 << kind` has only 32 bits

# [kind * 4 ...] alien and saucer of the first end, alien and saucer of the other end
# fmt: off
ENDS: Final = vec[i64](
    [
        SHAGGY, G_LUL, BLIP, DISCO,  # Z01
        SHAGGY, G_LUL, MOOG, PINK_CUP,  # Z02
        SHAGGY, G_LUL, TRIPOD, DISCO,  # Z03
        SHAGGY, EGG, BLIP, G_LUL,  # Z04
        SHAGGY, EGG, BLIP, PINK_CUP,  # Z05
        SHAGGY, EGG, TRIPOD, PINK_CUP,  # Z06
        SHAGGY, PINK_CUP, BLIP, G_LUL,  # Z07
        SHAGGY, PINK_CUP, MOOG, DISCO,  # Z08
        SHAGGY, PINK_CUP, TRIPOD, DISCO,  # Z09
        SHAGGY, DISCO, MOOG, G_LUL,  # Z10
        SHAGGY, DISCO, MOOG, EGG,  # Z11
        SHAGGY, DISCO, TRIPOD, EGG,  # Z12
        BLIP, G_LUL, TRIPOD, EGG,  # Z13
        BLIP, EGG, MOOG, G_LUL,  # Z14
        BLIP, EGG, MOOG, PINK_CUP,  # Z15
        BLIP, EGG, TRIPOD, DISCO,  # Z16
        BLIP, PINK_CUP, MOOG, DISCO,  # Z17
        BLIP, PINK_CUP, TRIPOD, G_LUL,  # Z18
        BLIP, DISCO, MOOG, EGG,  # Z19
        BLIP, DISCO, TRIPOD, G_LUL,  # Z20
        MOOG, G_LUL, TRIPOD, EGG,  # Z21
        MOOG, EGG, TRIPOD, PINK_CUP,  # Z22
        MOOG, PINK_CUP, TRIPOD, G_LUL,  # Z23
        MOOG, DISCO, TRIPOD, PINK_CUP,  # Z24
        SHAGGY, G_LUL, TRIPOD, EGG,  # W01
        SHAGGY, EGG, BLIP, DISCO,  # W02
        SHAGGY, EGG, MOOG, G_LUL,  # W03
        SHAGGY, PINK_CUP, MOOG, EGG,  # W04
        SHAGGY, PINK_CUP, TRIPOD, G_LUL,  # W05
        SHAGGY, DISCO, BLIP, PINK_CUP,  # W06
        BLIP, G_LUL, MOOG, PINK_CUP,  # W07
        BLIP, EGG, TRIPOD, PINK_CUP,  # W08
        BLIP, PINK_CUP, TRIPOD, DISCO,  # W09
        BLIP, DISCO, MOOG, G_LUL,  # W10
        MOOG, EGG, TRIPOD, DISCO,  # W11
        MOOG, DISCO, TRIPOD, G_LUL,  # W12
    ]
)
# fmt: on

COLUMNS: Final[i64] = 4  # Z2: the planet is four cards wide
HEIGHT: Final[i64] = 5  # Z5
GOALS: Final[i64] = 4  # ZQ16: one goal card for each alien and one for each saucer


def _halves(first_end: i64) -> vec[i64]:
    """[kind * 2 + flipped] one half of a card: a bit for its alien (0-3) and one for its saucer (4-7).

    Unflipped the first end is at the bottom, flipped the other end. An Astre has no bits (Z10).
    """
    halves = vec[i64]([i64(0)] * (KINDS * 2))
    card: i64 = 0
    while card < ASTRE * 2:
        end = card // 2 * 4 + (card % 2 ^ first_end) * 2
        halves[card] = 1 << ENDS[end] | 1 << (GOALS + ENDS[end + 1])
        card += 1
    return halves


BOTTOM: Final = _halves(0)  # the half in landing position (Z3)
TOP: Final = _halves(1)
