"""The components of constellations: 49 cards of four planets. A reconstruction (rules/en/constellations.md)."""

from typing import Final

from mypy_extensions import i64

from saucer.kernel.arrays import vec

COLOUR_NAMES: Final = ("red", "blue", "yellow", "green")
COLOURS: Final[i64] = 4

# Corners of a card, and sides, both clockwise: side s lies between corners s and s + 1.
CORNER_NAMES: Final = ("nw", "ne", "se", "sw")
CORNERS: Final[i64] = 4
SIDES: Final[i64] = 4

# The planets of every card, clockwise from the north-west corner; any turn is the same card.
PLANETS: Final = (
    # the start card
    "RBGY",
    # two pairs side by side
    *("RRBB", "RRYY", "RRGG", "BBYY", "BBGG", "YYGG"),
    # chequers: two diagonal pairs
    *("RBRB", "RYRY", "RGRG", "BYBY", "BGBG", "YGYG"),
    # a pair side by side and two singles
    *("RRBY", "RRBG", "RRYB", "RRYG", "RRGB", "RRGY"),
    *("BBRY", "BBRG", "BBYR", "BBYG", "BBGR", "BBGY"),
    *("YYRB", "YYRG", "YYBR", "YYBG", "YYGR", "YYGB"),
    *("GGRB", "GGRY", "GGBR", "GGBY", "GGYR", "GGYB"),
    # a diagonal pair and two singles
    *("RBRY", "RBRG", "RYRG", "BRBY", "BRBG", "BYBG"),
    *("YRYB", "YRYG", "YBYG", "GRGB", "GRGY", "GBGY"),
)
NAMES: Final = tuple(f"p{card:02}" for card in range(len(PLANETS)))
CARDS: Final[i64] = 49
START: Final[i64] = 0
FIRST_CHEQUER: Final[i64] = 7  # a chequer looks the same after a half turn
LAST_CHEQUER: Final[i64] = 12

HAND: Final[i64] = 3
SWAP_LIMIT: Final[i64] = 48  # GQ18

# The colours of a laid card: [(card * 4 + turn) * 4 + corner], in clockwise quarter turns.
SHOWS: Final = vec[i64](
    [i64("RBYG".index(planets[(corner - turn) % 4])) for planets in PLANETS for turn in range(4) for corner in range(4)]
)

# A card's border has eight places, two on each side, clockwise. A place and a colour make one bit of a mask
# above a cell number: the border of a card, or the border that an empty cell requires.
CELL_BITS: Final[i64] = 12


def border_bit(place: int, colour: int) -> int:
    """The bit of one border place in one colour."""
    return 1 << 12 + place * 4 + colour


# Border of a turned card: [card * 4 + turn] mask.
BORDERS: Final = vec[i64](
    [
        i64(sum(border_bit(place, SHOWS[look * 4 + (place + 1) // 2 % 4]) for place in range(8)))
        for look in range(4 * len(PLANETS))
    ]
)

# Union of a card's borders over all turns: [card] mask.
REACHES: Final = vec[i64](
    [
        i64(sum(border_bit(place, "RBYG".index(colour)) for place in range(8) for colour in set(planets)))
        for planets in PLANETS
    ]
)
