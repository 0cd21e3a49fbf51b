"""Helpers for tests of constellations: named seats, groups, whole games, a sky with one card missing."""

import random
from collections.abc import Sequence
from typing import Any

import saucer
from saucer.games import game
from saucer.games.constellations.components import CORNER_NAMES
from saucer.games.constellations.rules import STAY, Constellations
from saucer.kernel.match import Match
from saucer.kernel.rng import quick
from saucer.kernel.snapshot import position
from saucer.kernel.state import Moves
from saucer.lessons.positions.constellations import table
from tests.support import games
from tests.support.games import names as names

OLA, PAWEL, PATRYCJA = 0, 1, 2
GAME = game("constellations")

# Four cards around a hole, and the card that closes it.
OPEN = ("p13 at -1,0 turn 3", "p40 at 1,0", "p03 at 0,1 turn 2", "p41 at -1,1 turn 2")
CLOSE = "p07 at 1,1"


def group(match: Match, where: str, corner: str) -> Any:
    """The constellation of one planet in the public view."""
    view = match.view()
    card = next(card for card in view.sky if f"{card.x},{card.y}" == where)
    return view.groups[card.groups[CORNER_NAMES.index(corner)]]


def words(match: Match) -> list[str]:
    """The moves of the seat in turn."""
    return [str(move) for move in match.moves(match.actors[0])]


def refused(match: Match, move: str, seat: int | None = None) -> str:
    """The rule and the message that forbid a move, by default to the current player."""
    return games.refused(match, match.actors[0] if seat is None else seat, move)


def finish(seed: int, ships: bool, players: int = 2) -> Constellations:
    """A whole random game from a seed; ships always move if they can, or never."""
    state = GAME.deal(players, {}, 0, quick(seed))
    assert isinstance(state, Constellations)
    chance, moves = random.Random(seed), Moves()
    while state.actors():
        state.legal(state.turn, moves)
        codes = sorted(moves.listed())
        if codes[0] == STAY:
            codes = codes[1:] if ships else codes[:1]
        state.play(state.turn, chance.choice(codes), None)
    return state


def closing(hands: Sequence[str], pile: str, turn: int = 0) -> tuple[Match, Sequence[saucer.Event]]:
    """The seat in turn has just laid the closing card and let its ships stay."""
    match = table(*OPEN, hands=hands, pile=pile, turn=turn)
    match.play(turn, CLOSE)
    silent = match.state.clone()
    silent.play(turn, STAY, None)
    events = match.play(turn, "stay")
    assert position(silent) == position(match.state)  # collecting events changes nothing
    return match, events
