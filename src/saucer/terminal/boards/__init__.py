"""Boards in plain sentences: each tells one game's view in lines that read well aloud and in any terminal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from saucer.locales import Voice

Lines = Callable[[Any, Voice], list[str]]


@dataclass(frozen=True)
class Board:
    """The three things to ask about a view."""

    table: Lines  # what lies open
    hand: Lines  # what the viewer alone knows
    score: Lines  # who has how many points

    def draw(self, view: Any, voice: Voice) -> list[str]:
        """All there is to see."""
        return [*self.table(view, voice), *self.hand(view, voice)]


def board(slug: str) -> Board:
    """The board of a game."""
    room = import_module(f"saucer.terminal.boards.{slug}")
    return Board(room.table, room.hand, room.score)


def who(view: Any, seat: int, voice: Voice) -> str:
    """A player with the number that moves call them by, and whether it is their turn."""
    return voice.say("terminal", "board-seat", {"number": seat, "seat": seat, "turn": int(view.turn == seat)})


def held(slug: str, cards: Sequence[str], voice: Voice) -> list[str]:
    """A hand."""
    if not cards:
        return [voice.say("terminal", "board-hand-empty")]
    return [voice.say("terminal", "board-hand", {"cards": voice.listed(voice.say(slug, card) for card in cards)})]


def points(view: Any, known: Sequence[int | None], voice: Voice) -> list[str]:
    """A line for each player's points; None where they are secret."""
    return [
        voice.say("terminal", "board-secret", {"who": who(view, seat, voice)})
        if score is None
        else voice.say("terminal", "board-points", {"who": who(view, seat, voice), "points": score})
        for seat, score in enumerate(known)
    ]
