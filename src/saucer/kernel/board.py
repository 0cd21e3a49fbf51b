"""Board: a game's view as lines of plain text, for screen readers and simple terminals."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

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


# ---- for a game without a board of its own: the fields of its view -----------------------------------

NOT_TOLD: Final = ("seat", "turn", "over")  # said elsewhere
PLAYERS: Final = "players"
HAND: Final = "hand"


def _fields(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def _as_text(value: Any, voice: Voice) -> str:
    """A value of a view: text and numbers as they are, the fields of a struct by their names."""
    if isinstance(value, msgspec.Struct):
        return ", ".join(f"{_label(name)} {_as_text(inner, voice)}" for name, inner in _fields(value).items())
    if isinstance(value, (list, tuple)):
        return voice.listed(_as_text(item, voice) for item in value) or "–"
    return "–" if value is None else str(value)


def _label(name: str) -> str:
    return name.replace("_", " ")


def field_lines(view: Any, voice: Voice) -> list[str]:
    """A line for each field of the view, and one for each player."""
    fields = _fields(view)
    players = fields.pop(PLAYERS, [])
    lines = [
        f"{_label(name)}: {_as_text(value, voice)}" for name, value in fields.items() if name not in (*NOT_TOLD, HAND)
    ]
    return lines + [f"{who(view, seat, voice)}: {_as_text(player, voice)}" for seat, player in enumerate(players)]


def hand_line(view: Any, voice: Voice) -> list[str]:
    """The field `hand` of the view, where it has one."""
    hand = getattr(view, HAND, None)
    return [voice.say("common", "board-hand", {"cards": _as_text(hand, voice)})] if hand else []


def point_lines(view: Any, voice: Voice) -> list[str]:
    """The field `points` of the players, where they have one."""
    players = getattr(view, PLAYERS, [])
    return points(view, [getattr(player, "points", None) for player in players], voice)


FIELDS: Final = Board(field_lines, hand_line, point_lines)
