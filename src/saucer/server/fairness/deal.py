"""A deal with everything that is needed to prove later that it was fair."""

from dataclasses import dataclass

from saucer.kernel.match import Match


@dataclass(slots=True)
class Deal:
    """One game of a table: how it was dealt, and its record once it is over."""

    name: str
    secret: str
    guests: tuple[str, ...]  # who sat in each seat; empty for bots
    promises: dict[int, str]
    entropy: dict[int, str]
    continued: int | None = None  # moves given by another game, whose seed was known
    record: str = ""
    ended: float = 0.0

    def finish(self, match: Match, at: float) -> None:
        """Keep the record of the finished match."""
        self.record, self.ended = match.record().to_json(), at
