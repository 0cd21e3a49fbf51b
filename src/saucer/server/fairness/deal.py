"""What has to be kept of a deal to prove later that it was fair."""

from dataclasses import dataclass

from saucer.kernel.match import Match


@dataclass(slots=True)
class Deal:
    """How one game of the table was dealt, and its record once it is over."""

    name: str
    secret: str
    guests: tuple[str, ...]  # who sat in each seat; empty for bots
    promises: dict[int, str]
    entropy: dict[int, str]
    continued: int | None = None  # moves given by another game, whose seed was known
    record: str = ""
    ended: float = 0.0

    def finish(self, match: Match, at: float) -> None:
        """Keep the record; the match itself is no longer needed by then."""
        self.record, self.ended = match.record().to_json(), at
