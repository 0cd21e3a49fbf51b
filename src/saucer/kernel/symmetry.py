"""Symmetry: renamings of seats and of colours or kinds that must not change a game."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from mypy_extensions import i64

from saucer.kernel.arrays import vec
from saucer.kernel.state import State
from saucer.kernel.vectors import array


@dataclass(frozen=True)
class Symmetry:
    """A game's renamings: used to prove that the rules favour no seat and no colour."""

    rotate: Callable[[State, int], State]  # a new state in which every seat s is s + by
    rotate_move: Callable[[State, int, int], int]  # (state before, move, by) -> the same move there
    relabels: int  # how many relabellings there are; number 0 changes nothing
    relabel: Callable[[State, int], State]
    relabel_move: Callable[[State, int, int], int]


def turned(rows: Iterable[int], by: int, width: int) -> vec[i64]:
    """Rows of `width` values, one a seat, moved `by` seats clockwise."""
    flat = list(rows)
    cut = -by * width % len(flat)
    return array(flat[cut:] + flat[:cut])


def renamed(values: Iterable[int], names: Sequence[int]) -> vec[i64]:
    """Each value (-1 stays) replaced by its new name."""
    return array(value if value < 0 else names[value] for value in values)


def reordered(rows: Iterable[int], names: Sequence[int]) -> vec[i64]:
    """Rows of counts, one column a name, with the columns renamed."""
    flat = list(rows)
    fresh = [0] * len(flat)
    width = len(names)
    for place, value in enumerate(flat):
        fresh[place // width * width + names[place % width]] = value
    return array(fresh)
