"""The components of powers: two decks of 108 cards in 59 kinds, 4 power cards (rules/en/powers.md)."""

from typing import Final

from mypy_extensions import i64

from saucer.kernel.arrays import vec

COLOURS: Final = ("red", "blue", "green", "yellow")
RED: Final[i64] = 0
BLUE: Final[i64] = 1
GREEN: Final[i64] = 2
YELLOW: Final[i64] = 3

RANKS: Final = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "draw2", "reverse", "skip")
DRAW_TWO: Final[i64] = 10
REVERSE: Final[i64] = 11
SKIP: Final[i64] = 12
RANK_COUNT: Final[i64] = 13

# Kinds 0-51 are coloured cards: colour * 13 + rank. The rest are wild and have no colour (NQ6).
CHARACTER: Final[i64] = 52  # 52-55: Wild Characters, by the colour of their power
CHOICE: Final[i64] = 56  # Wild Power Choice
WILD_FOUR: Final[i64] = 57  # Wild Draw Four
WILD: Final[i64] = 58  # the plain Wild of the classic deck
KINDS: Final[i64] = 59  # so that a set of kinds is one bit mask

NAMES: Final = (
    *(f"{colour}-{rank}" for colour in COLOURS for rank in RANKS),
    *(f"character-{colour}" for colour in COLOURS),
    "choice",
    "wild4",
    "wild",
)

# Copies of each kind: the 13 ranks of each colour, then Characters, Power Choice, Wild Draw Four, Wild.
# Which number of the powers deck is single is a reconstruction: the lowest, as in the classic deck.
POWERS_COLOUR: Final = [0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1]  # lists: loops over tuples are unrolled
POWERS_DECK: Final = vec[i64]([i64(copies) for copies in [*POWERS_COLOUR * 4, 4, 4, 4, 4, 4, 4, 0]])
CLASSIC_COLOUR: Final = [1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]  # NQ44
CLASSIC_DECK: Final = vec[i64]([i64(copies) for copies in [*CLASSIC_COLOUR * 4, 0, 0, 0, 0, 0, 4, 4]])
CARDS: Final[i64] = 108  # in either deck
POWER_CARDS: Final[i64] = 4  # one per colour

# N23: points of each kind left in a hand.
COLOUR_VALUE: Final = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 20, 20]
VALUE: Final = vec[i64]([i64(points) for points in [*COLOUR_VALUE * 4, 50, 50, 50, 50, 50, 50, 50]])

# N5 as bit masks of kinds: matches by colour, and by number or symbol (none on a wild card).
OF_COLOUR: Final = vec[i64]([i64(0x1FFF), 0x1FFF << 13, 0x1FFF << 26, 0x1FFF << 39])
OF_RANK: Final = vec[i64](
    [(i64(1) | 1 << 13 | 1 << 26 | 1 << 39) << (kind % 13) if kind < 52 else i64(0) for kind in range(59)]
)
WILDS: Final[i64] = 0x7F << 52  # N8: no match needed

COLOUR_OF: Final = vec[i64]([i64(kind // 13) for kind in range(52)])
RANK_OF: Final = vec[i64]([i64(kind % 13) for kind in range(52)])

HAND: Final[i64] = 7  # N3
TURN_LIMIT: Final[i64] = 1000  # turns in a round: a safety limit, far beyond any real round
ROUND_LIMIT: Final[i64] = 100  # rounds in a game: likewise
