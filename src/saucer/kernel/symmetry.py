"""Symmetry: renamings of seats, colours or kinds under which the rules are invariant.

Only the conformance suite uses it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from mypy_extensions import i64

from saucer.kernel.arrays import vec
from saucer.kernel.state import State
from saucer.kernel.vectors import array


@dataclass(frozen=True)
class Symmetry:
    """A game's renamings: the conformance suite checks that moves commute with them."""

    rotate: Callable[[State, int], State]  # a new state with every seat s moved to s + by
    rotate_move: Callable[[State, int, int], int]  # (state before, move, by) -> the same move there
    relabels: int  # number of relabellings; number 0 is the identity
    relabel: Callable[[State, int], State]
    relabel_move: Callable[[State, int, int], int]


def turned(rows: Iterable[int], by: int, width: int) -> vec[i64]:
    """Rows of `width` values, one row per seat, rotated by `by` seats clockwise."""
    flat = list(rows)
    cut = -by * width % len(flat)
    return array(flat[cut:] + flat[:cut])


def renamed(values: Iterable[int], names: Sequence[int]) -> vec[i64]:
    """Each value replaced by its new name; negative values stay."""
    return array(value if value < 0 else names[value] for value in values)


def reordered(rows: Iterable[int], names: Sequence[int]) -> vec[i64]:
    """Rows of counts, one column per name, with the columns permuted."""
    flat = list(rows)
    fresh = [0] * len(flat)
    width = len(names)
    for place, value in enumerate(flat):
        fresh[place // width * width + names[place % width]] = value
    return array(fresh)
