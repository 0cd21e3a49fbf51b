"""Records of a table's games: whole after the end, before it as one seat knew it."""

from saucer.games import game
from saucer.kernel.record import Record
from saucer.server.errors import ServerError
from saucer.server.fairness.deal import Deal
from saucer.server.table.state import TableState


def deal_of(state: TableState, number: int) -> Deal:
    """A game of the table, by its number; 0 for the newest."""
    if not -1 <= number - 1 < len(state.deals) or not state.deals:
        raise ServerError("not-playing")
    return state.deals[number - 1]


def is_over(deal: Deal) -> bool:
    """Whether the game is over, so that everything about it is public."""
    return bool(deal.record)


def record_of(state: TableState, deal: Deal) -> Record:
    """The record, all secrets included."""
    if is_over(deal):
        return Record.from_json(deal.record)
    assert state.match
    return state.match.record()


def told_record(record: Record, over: bool, seat: int) -> str:
    """One line of JSON: the record itself, or while the game runs what the seat knows of it."""
    return record.to_json() if over else record.redacted(game(record.game), seat).to_json()
