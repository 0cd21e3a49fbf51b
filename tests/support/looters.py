"""Helpers for tests of looters."""

from saucer.kernel.match import Match

OLA, PAWEL, PATRYCJA = 0, 1, 2
FILL = "thimble " * 12


def hand(match: Match, seat: int) -> list[str]:
    """A hand, sorted."""
    return sorted(match.view(seat).hand)
