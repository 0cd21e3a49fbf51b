"""Faces: the counts of all objects on tiles packed into one integer, so that faces can be added.

Each count has a field of bits, wide enough for its sum over a stack or a planet.
"""

from typing import Final

from mypy_extensions import i64

from saucer.games.planet.components import (
    FIRST_CHARACTER,
    OBJECTS,
    PILE,
    PILES,
    SHOWN,
    TILES,
    VOLCANO,
)
from saucer.kernel.arrays import vec
from saucer.kernel.bits import bit

# The first bit of each field; it ends where the next one begins.
BAOBAB_AT: Final[i64] = 0
VOLCANO_AT: Final[i64] = 3
SUNSET_AT: Final[i64] = 7
ROSE_AT: Final[i64] = 11
LAMP_AT: Final[i64] = 14
BOX_AT: Final[i64] = 19
STAR_AT: Final[i64] = 23
FOX_AT: Final[i64] = 28
ELEPHANT_AT: Final[i64] = 32
SNAKE_AT: Final[i64] = 36
WHITE_AT: Final[i64] = 40
GREY_AT: Final[i64] = 45
BROWN_AT: Final[i64] = 49
CALM_AT: Final[i64] = 52
TURNED_AT: Final[i64] = 56
END: Final[i64] = 60
STARTS: Final = vec[i64](
    [
        BAOBAB_AT, VOLCANO_AT, SUNSET_AT, ROSE_AT, LAMP_AT, BOX_AT, STAR_AT, FOX_AT, ELEPHANT_AT, SNAKE_AT,
        WHITE_AT, GREY_AT, BROWN_AT, CALM_AT, TURNED_AT, END,
    ]
)  # fmt: skip
MASKS: Final = vec[i64]([(1 << (STARTS[item + 1] - STARTS[item])) - 1 for item in range(len(STARTS) - 1)])


def _field(face: i64, start: i64, end: i64) -> i64:
    """The count in a field. Compiled, this costs a shift and a mask where the ends are constants."""
    return face >> start & ((1 << (end - start)) - 1)


def count(face: i64, item: i64) -> i64:
    """The count of an object, or of CALM or TURNED tiles."""
    return face >> STARTS[item] & MASKS[item]


def baobabs(face: i64) -> i64:
    """The number of visible baobabs."""
    return _field(face, BAOBAB_AT, VOLCANO_AT)


def volcanoes(face: i64) -> i64:
    """The number of visible volcanoes."""
    return _field(face, VOLCANO_AT, SUNSET_AT)


def sunsets(face: i64) -> i64:
    """The number of visible sunsets."""
    return _field(face, SUNSET_AT, ROSE_AT)


def roses(face: i64) -> i64:
    """The number of visible roses."""
    return _field(face, ROSE_AT, LAMP_AT)


def lamps(face: i64) -> i64:
    """The number of visible lamps."""
    return _field(face, LAMP_AT, BOX_AT)


def boxes(face: i64) -> i64:
    """The number of visible boxes."""
    return _field(face, BOX_AT, STAR_AT)


def stars(face: i64) -> i64:
    """The number of visible stars, those of characters included."""
    return _field(face, STAR_AT, FOX_AT)


def foxes(face: i64) -> i64:
    """The number of visible foxes."""
    return _field(face, FOX_AT, ELEPHANT_AT)


def elephants(face: i64) -> i64:
    """The number of visible elephants."""
    return _field(face, ELEPHANT_AT, SNAKE_AT)


def snakes(face: i64) -> i64:
    """The number of visible snakes."""
    return _field(face, SNAKE_AT, WHITE_AT)


def white_sheep(face: i64) -> i64:
    """The number of visible white sheep."""
    return _field(face, WHITE_AT, GREY_AT)


def grey_sheep(face: i64) -> i64:
    """The number of visible grey sheep."""
    return _field(face, GREY_AT, BROWN_AT)


def brown_sheep(face: i64) -> i64:
    """The number of visible brown sheep."""
    return _field(face, BROWN_AT, CALM_AT)


def has_sheep(face: i64) -> bool:
    """Whether sheep of any colour show."""
    return _field(face, WHITE_AT, CALM_AT) != 0


def calm_tiles(face: i64) -> i64:
    """The number of planet tiles without a volcano (P13)."""
    return _field(face, CALM_AT, TURNED_AT)


def turned_tiles(face: i64) -> i64:
    """The number of tiles turned face down (P18)."""
    return _field(face, TURNED_AT, END)


def _face(tile: i64) -> i64:
    """The face of a tile."""
    face: i64 = 0
    for item in range(OBJECTS):
        face += SHOWN[tile * OBJECTS + item] << STARTS[item]
    if tile < FIRST_CHARACTER and not SHOWN[tile * OBJECTS + VOLCANO]:
        face += bit(CALM_AT)
    return face


def _stack_face(stack: i64) -> i64:
    """The sum of the faces of a stack."""
    face: i64 = 0
    for tile in range(stack * PILE, (stack + 1) * PILE):
        face += _face(tile)
    return face


FACES: Final = vec[i64]([_face(i64(tile)) for tile in range(TILES)])
STACK_FACES: Final = vec[i64]([_stack_face(i64(stack)) for stack in range(PILES)])
FACE_DOWN: Final[i64] = bit(CALM_AT) + bit(TURNED_AT)  # P13, P18: the face of a turned tile
