"""Replay: all positions and turns of a recorded game, viewed from any seat."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from saucer.games import game_of
from saucer.kernel.events import Event
from saucer.kernel.game import Game
from saucer.kernel.match import Outcome
from saucer.kernel.names import display_name
from saucer.kernel.record import Record, numbered, replay
from saucer.kernel.state import NOBODY, State
from saucer.locales import Voice
from saucer.terminal.session import Turn

SPECTATOR: Final = int(NOBODY)
EVERYTHING: Final = -2  # a viewer who sees all hands


@dataclass(frozen=True)
class Replay:
    """All positions of a game, and the turns between them."""

    game: Game
    names: tuple[str, ...]
    states: list[State]  # one more than turns
    turns: list[Turn]
    outcome: Outcome | None  # None for an unfinished game

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.names)

    @property
    def viewers(self) -> list[int]:
        """The possible viewers; all hands may be seen only if the game is over."""
        return [*([EVERYTHING] if self.outcome else []), SPECTATOR, *range(self.players)]

    def view(self, place: int, viewer: int) -> Any:
        """The view after a number of moves."""
        return self.game.view(self.states[place], max(viewer, SPECTATOR))

    def hands(self, place: int, viewer: int) -> tuple[Any, ...]:
        """The views of all seats, for the viewer EVERYTHING."""
        return tuple(self.view(place, seat) for seat in range(self.players)) if viewer == EVERYTHING else ()

    def sentences(self, turn: Turn, viewer: int, voice: Voice) -> list[str]:
        """A turn as the viewer saw it."""
        return [voice.tell(self.game.slug, _seen(event, viewer).phrase) for event in turn.events]


class Recorded:
    """The records of a file with their line numbers, parsed on access, so that large files open fast."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = list(numbered(lines))

    def __len__(self) -> int:
        return len(self._lines)

    def __getitem__(self, place: int) -> tuple[int, Record]:
        line, record = self._lines[place]
        return line, Record.from_json(record, line)


def _seen(event: Event, viewer: int) -> Event:
    """The event as the viewer saw it; EVERYTHING sees its secrets."""
    if viewer != EVERYTHING:
        return event.seen_by(viewer)
    return event.seen_by(min(event.knowing, default=NOBODY))


def retold(record: Record, line: int, voice: Voice) -> Replay:
    """Replay a record; raises BadRecord."""
    match = replay(record, game_of(record, line), line)
    outcome = match.outcome
    moves = list(match.history)
    for _ in moves:
        match.undo()
    states, turns = [match.state.clone()], []
    for move in moves:
        turns.append(Turn(move.seat, tuple(match.play(move.seat, move.code))))
        states.append(match.state.clone())
    names = tuple(map(display_name, match.names)) or tuple(
        voice.say("screen", "watch-name", {"number": seat}) for seat in range(match.players)
    )
    return Replay(match.game, names, states, turns, outcome)
