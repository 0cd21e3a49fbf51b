"""Board: a game's view in plain sentences, in lines that read well aloud and in any terminal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
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


def who(view: Any, seat: int, voice: Voice) -> str:
    """A player with the number that moves call them by, and whether it is their turn."""
    return voice.say("common", "board-seat", {"number": seat, "seat": seat, "turn": int(view.turn == seat)})


def held(slug: str, cards: Sequence[str], voice: Voice, *, numbered: bool = False) -> list[str]:
    """A hand. Where cards are numbered, each stands behind the word that moves call it by."""
    if not cards:
        return [voice.say("common", "board-hand-empty")]
    names = [(card, voice.say(slug, card)) for card in cards]
    labels = [f"{card.upper()} {name}" if numbered and name.lower() != card else name for card, name in names]
    return [voice.say("common", "board-hand", {"cards": voice.listed(labels)})]


def points(view: Any, scores: Sequence[int | None], voice: Voice) -> list[str]:
    """A line for each player's points; None where they are secret."""
    return [
        voice.say("common", "board-secret", {"who": who(view, seat, voice)})
        if score is None
        else voice.say("common", "board-points", {"who": who(view, seat, voice), "points": score})
        for seat, score in enumerate(scores)
    ]
