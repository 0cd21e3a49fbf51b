"""Board: a game's view as lines of plain text, for screen readers and simple terminals."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from saucer.locales import Voice

Lines = Callable[[Any, Voice], list[str]]


@dataclass(frozen=True)
class Board:
    """Functions that put the parts of a view into lines."""

    table: Lines  # public information
    hand: Lines  # private information of the viewer
    score: Lines  # each player's points

    def draw(self, view: Any, voice: Voice) -> list[str]:
        """The whole view: table, hand and score."""
        return [*self.table(view, voice), *self.hand(view, voice)]


def who(view: Any, seat: int, voice: Voice) -> str:
    """A player's name and seat number as used in moves, with a mark for the current player."""
    return voice.say("common", "board-seat", {"number": seat, "seat": seat, "turn": int(view.turn == seat)})


def held(slug: str, cards: Sequence[str], voice: Voice, *, numbered: bool = False) -> list[str]:
    """A hand in one line. Numbered cards are preceded by their notation."""
    if not cards:
        return [voice.say("common", "board-hand-empty")]
    names = [(card, voice.say(slug, card)) for card in cards]
    labels = [f"{card.upper()} {name}" if numbered and name.lower() != card else name for card, name in names]
    return [voice.say("common", "board-hand", {"cards": voice.listed(labels)})]


def points(view: Any, scores: Sequence[int | None], voice: Voice) -> list[str]:
    """A line for each player's points; the points are None where they are hidden."""
    return [
        voice.say("common", "board-secret", {"who": who(view, seat, voice)})
        if score is None
        else voice.say("common", "board-points", {"who": who(view, seat, voice), "points": score})
        for seat, score in enumerate(scores)
    ]
