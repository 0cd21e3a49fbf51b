"""Helpers for tests of planet: named seats, whole rounds."""

from collections.abc import Sequence
from typing import Any

import saucer
from saucer.kernel.match import Match
from saucer.kernel.rng import quick
from tests.support.games import names as names
from tests.support.games import refused as refused

OLA, PAWEL, PATRYCJA = 0, 1, 2
A, B = 0, 1  # of two players


def play_round(match: Match, stack: int, *takes: tuple[int, str]) -> list[saucer.Event]:
    """A whole round of three or more: the seats in their order, each with the tile it takes."""
    match.play(takes[0][0], f"stack {stack}")
    events: list[saucer.Event] = []
    for number, (seat, tile) in enumerate(takes):
        if match.view().phase == "name":
            match.play(takes[number - 1][0], f"name {seat}")
        events += match.play(seat, f"take {tile}")
    return events


def play_out(match: Match, seed: int = 1) -> list[str]:
    """Random moves to the end; returns every move's words."""
    rng = quick(seed)
    while match.actors:
        moves = list(match.moves(match.actors[0]))
        match.play(match.actors[0], moves[rng.below(len(moves))])
    return [str(move) for move in match.history]


def tiles(slots: Sequence[Any]) -> list[Any]:
    """The tiles of a planet's slots; None for empty ones."""
    return [slot and slot.tile for slot in slots]
