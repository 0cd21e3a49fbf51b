"""Who looks at a table or a record, and how."""

from dataclasses import dataclass
from typing import Any

import msgspec

from saucer.kernel.events import Event
from saucer.kernel.match import Match
from saucer.server.table.state import SPECTATOR


@dataclass(frozen=True, slots=True)
class Viewer:
    """A seat or a spectator, and the language for texts; None to send keys alone. `open` shows every hand."""

    seat: int = SPECTATOR
    guest: str = ""
    language: str | None = None
    open: bool = False

    def event(self, event: Event) -> Event:
        """An event as the viewer may know it; where all is open, as somebody who was let into its secret."""
        return event.seen_by(min(event.knowing, default=SPECTATOR) if self.open else self.seat)

    def view(self, match: Match) -> Any:
        """The game as the viewer may know it; where all is open, with each player as that player sees it."""
        view = match.view(self.seat)
        return msgspec.structs.replace(view, players=_players(match)) if self.open else view

    def hands(self, match: Match) -> list[list[str]] | None:
        """Every hand, where all is open."""
        return hands(match) if self.open else None


def hands(match: Match) -> list[list[str]]:
    """Every hand; empty in a game that has none."""
    return [list(getattr(match.view(seat), "hand", ())) for seat in range(match.players)]


def _players(match: Match) -> list[Any]:
    """Each player as that player sees it; where a view lists the known cards of a hand, all are known."""
    players = [match.view(seat).players[seat] for seat in range(match.players)]
    if not hasattr(players[0], "known"):
        return players
    return [msgspec.structs.replace(player, known=hand) for player, hand in zip(players, hands(match), strict=True)]
