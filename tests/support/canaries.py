"""Canaries: marks in secret fields of events, which only permitted seats may ever receive."""

import msgspec
import pytest

from saucer.kernel.events import Event, Seat
from saucer.kernel.match import Match, Move
from saucer.kernel.secrets import Secret, secret_fields


class Canary(Event, frozen=True, tag="canary"):
    """An event with nothing but a secret, for the seat that moved."""

    seat: Seat
    mark: Secret[str]


class Canaries:
    """Plants marks that contain the bit mask of the permitted seats."""

    def __init__(self) -> None:
        self.planted: list[tuple[str, int]] = []  # each mark with its mask
        self._honest = Match.apply

    def plant(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Mark all moves of all matches from now on."""

        def apply(match: Match, move: Move) -> list[Event]:
            return self.apply(match, move)

        monkeypatch.setattr(Match, "apply", apply)

    def apply(self, match: Match, move: Move) -> list[Event]:
        """Play a move: each secret becomes a mark, and an event without one is followed by a canary."""
        return [marked for event in self._honest(match, move) for marked in self._marked(event, move.seat)]

    def _marked(self, event: Event, mover: int) -> list[Event]:
        secrets = secret_fields(type(event))
        if not secrets:
            return [event, Canary(mover, self._mark(1 << mover))]
        mark = self._mark(sum(1 << seat for seat in event.knowing))
        return [msgspec.structs.replace(event, **{field.attribute: mark for field in secrets})]

    def _mark(self, mask: int) -> str:
        mark = f"canary-{mask}-{len(self.planted)}"
        self.planted.append((mark, mask))
        return mark
