"""The components of planet: 80 tiles in four stacks, most of it a reconstruction (rules/en/planet.md)."""

from typing import Final

from mypy_extensions import i64

from saucer.kernel.arrays import vec

# The four stacks, and with them the four kinds of slot (P1, P3).
STACKS: Final = ("center", "uphill", "downhill", "character")
CHARACTER: Final[i64] = 3
PILES: Final[i64] = 4  # number of stacks
PILE: Final[i64] = 20  # tiles of each stack in the box: tile t belongs to stack t // PILE
TILES: Final[i64] = 80
REMOVED: Final = vec[i64]([i64(0), 0, 8, 8, 4, 0])  # [players] tiles taken out of each stack unseen (P2)
ROUNDS: Final[i64] = 16

# A planet (P3, PQ3): slot = stack * 4 + place. The places a, b, c, d of a stack lie at these (row, column).
PLACES: Final[i64] = 4  # slots of each kind
CORNERS: Final[i64] = 12  # slots from here on are for characters
SLOTS: Final[i64] = 16
PLACE_NAMES: Final = ("a", "b", "c", "d")
GRID: Final = (
    ((1, 1), (1, 2), (2, 1), (2, 2)),  # centre
    ((0, 1), (1, 3), (3, 2), (2, 0)),  # uphill edge
    ((0, 2), (2, 3), (3, 1), (1, 0)),  # downhill edge
    ((0, 0), (0, 3), (3, 3), (3, 0)),  # characters
)

TILE_NAMES: Final = tuple(f"{letter}{number:02}" for letter in "CUDK" for number in range(1, 21))

BAOBAB: Final[i64] = 0
VOLCANO: Final[i64] = 1
SUNSET: Final[i64] = 2
ROSE: Final[i64] = 3
LAMP: Final[i64] = 4
BOX: Final[i64] = 5
STAR: Final[i64] = 6
FOX: Final[i64] = 7
ELEPHANT: Final[i64] = 8
SNAKE: Final[i64] = 9
WHITE: Final[i64] = 10  # sheep
GREY: Final[i64] = 11
BROWN: Final[i64] = 12
OBJECTS: Final[i64] = 13
# Further items that characters count besides objects.
CALM: Final[i64] = 13  # planet tiles without volcano
TURNED: Final[i64] = 14  # tiles turned face down
SPECIES: Final[i64] = 15  # of elephant, fox, snake and sheep
COLOURS: Final[i64] = 16  # of sheep
COUNTS: Final[i64] = 17

OBJECT_NAMES: Final = (
    "baobab", "volcano", "sunset", "rose", "lamp", "box", "star", "fox", "elephant", "snake",
    "white-sheep", "grey-sheep", "brown-sheep",
)  # fmt: skip

# [tile * OBJECTS + object] number of the object on the tile; characters have stars only.
# fmt: off
SHOWN: Final = vec[i64]([
    # baobab, volcano, sunset, rose, lamp, box, star, fox, elephant, snake, white, grey, brown
    i64(1), 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1,  # C01
    1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0,  # C02
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,  # C03
    0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0,  # C04
    0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0,  # C05
    0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0,  # C06
    0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0,  # C07
    0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,  # C08
    0, 0, 0, 0, 3, 0, 0, 1, 0, 0, 0, 0, 0,  # C09
    0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0,  # C10
    0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0,  # C11
    0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0,  # C12
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0,  # C13
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0,  # C14
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0,  # C15
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,  # C16
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,  # C17
    1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1,  # C18
    1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0,  # C19
    0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0,  # C20
    1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,  # U01
    1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,  # U02
    1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0,  # U03
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,  # U04
    1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1,  # U05
    0, 1, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0,  # U06
    0, 1, 1, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0,  # U07
    0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0,  # U08
    0, 1, 1, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0,  # U09
    0, 1, 1, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0,  # U10
    0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0,  # U11
    0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0,  # U12
    0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 0, 0,  # U13
    0, 0, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0,  # U14
    0, 0, 1, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0,  # U15
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0,  # U16
    0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0,  # U17
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0,  # U18
    0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,  # U19
    0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,  # U20
    1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,  # D01
    1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,  # D02
    1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0,  # D03
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,  # D04
    1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1,  # D05
    0, 1, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0,  # D06
    0, 1, 1, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0,  # D07
    0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0,  # D08
    0, 1, 1, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0,  # D09
    0, 1, 1, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0,  # D10
    0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0,  # D11
    0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0,  # D12
    0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 0, 0,  # D13
    0, 0, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0,  # D14
    0, 0, 1, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0,  # D15
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0,  # D16
    0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0,  # D17
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0,  # D18
    0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,  # D19
    0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,  # D20
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,  # K01
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,  # K02
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,  # K03
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,  # K04
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  # K05
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  # K06
    0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0,  # K07
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,  # K08
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,  # K09
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,  # K10
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,  # K11
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,  # K12
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  # K13
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,  # K14
    0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0,  # K15
    0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0,  # K16
    0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0,  # K17
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,  # K18
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,  # K19
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  # K20
])
# fmt: on

# The 13 characters.
VAIN_MAN: Final[i64] = 0
GEOGRAPHER: Final[i64] = 1
ASTRONOMER: Final[i64] = 2
KING: Final[i64] = 3
LAMPLIGHTER: Final[i64] = 4
HUNTER: Final[i64] = 5
DRUNKARD: Final[i64] = 6
WHITE_BUSINESSMAN: Final[i64] = 7
GREY_BUSINESSMAN: Final[i64] = 8
BROWN_BUSINESSMAN: Final[i64] = 9
GARDENER: Final[i64] = 10
TURKISH_ASTRONOMER: Final[i64] = 11
LITTLE_PRINCE: Final[i64] = 12
CHARACTERS: Final[i64] = 13
CHARACTER_NAMES: Final = (
    "vain-man", "geographer", "astronomer", "king", "lamplighter", "hunter", "drunkard",
    "businessman-white", "businessman-grey", "businessman-brown", "gardener", "turkish-astronomer", "little-prince",
)  # fmt: skip

FIRST_CHARACTER: Final[i64] = 60  # the tile K01
# [tile - FIRST_CHARACTER] the character on K01 to K20
WHO: Final = vec[i64]([i64(0), 0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 10, 11, 11, 12])

# [character * 2] points, [character * 2 + 1] for each item of this kind.
# fmt: off
TARIFF: Final = vec[i64]([
    i64(4), SNAKE,  # P12 Vain Man
    1, CALM,        # P13 Geographer
    2, SUNSET,      # P14 Astronomer
    0, ROSE,        # P15 King: see KING_POINTS
    1, LAMP,        # P16 Lamplighter
    3, SPECIES,     # P17 Hunter
    3, TURNED,      # P18 Drunkard
    2, WHITE,       # P19, PQ8 Businessman, white
    3, GREY,        # P19, PQ8 Businessman, grey
    5, BROWN,       # P19, PQ8 Businessman, brown
    7, BAOBAB,      # P20 Gardener
    1, STAR,        # P21 Turkish Astronomer
    3, COLOURS,     # P22 Little Prince: and 1 for each box
])
# fmt: on
KING_POINTS: Final = vec[i64]([i64(0), 14, 7])  # [roses] and nothing for more (P15)
