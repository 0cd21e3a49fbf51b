"""Records over the wire: whole after the end, before it as one seat knew it; step by step; the proof of the shuffle."""

import json

from saucer.games import game
from saucer.kernel.errors import SaucerError
from saucer.kernel.record import Record, replay
from saucer.server import fairness, wire
from saucer.server.deciding import refuse
from saucer.server.standing import Deal, Standing


def deal_of(standing: Standing, number: int) -> Deal:
    """A game of the table, by its number; 0 for the newest."""
    if not -1 <= number - 1 < len(standing.deals) or not standing.deals:
        raise refuse("not-playing")
    return standing.deals[number - 1]


def is_over(deal: Deal) -> bool:
    """Whether everything about it may be told."""
    return bool(deal.record)


def record_of(standing: Standing, deal: Deal) -> Record:
    """The record, all secrets included."""
    if is_over(deal):
        return Record.from_json(deal.record)
    assert standing.match
    return standing.match.record()


def told_record(record: Record, over: bool, seat: int) -> str:
    """One line of JSON: the record itself, or while the game runs what the seat knows of it."""
    return record.to_json() if over else record.redacted(game(record.game), seat).to_json()


def proof(deal: Deal) -> wire.Proof:
    """Everything that is needed to check the shuffle of a finished game."""
    return wire.Proof(
        saucer_fair=1,
        deal=deal.name,
        commitment=fairness.commitment(deal.secret),
        secret=deal.secret,
        promises={str(seat): promise for seat, promise in deal.promises.items()},
        entropy={str(seat): entropy for seat, entropy in deal.entropy.items()},
        record=json.loads(deal.record),
        continued=deal.continued,
    )


def verify(given: wire.Proof) -> wire.Verdict:
    """Check a proof, point by point. Whether its commitment is the one you were shown, only you can tell."""
    seats = {int(seat): entropy for seat, entropy in given.entropy.items() if _is_number(seat)}
    sound = len(seats) == len(given.entropy) and fairness.is_entropy(given.secret)
    sound = sound and all(fairness.is_entropy(entropy) for entropy in seats.values())
    record = _record(given)
    commitment = sound and fairness.commitment(given.secret) == given.commitment
    promises = sound and all(
        given.promises.get(str(seat)) == fairness.commitment(entropy) for seat, entropy in seats.items()
    )
    seed = sound and record is not None and fairness.seed(given.secret, given.deal, seats) == record.seed
    withheld = sorted(int(seat) for seat in given.promises if seat not in given.entropy and _is_number(seat))
    return wire.Verdict(
        sound=commitment and promises and seed and record is not None,
        commitment=commitment,
        promises=promises,
        seed=seed,
        record=record is not None,
        withheld=withheld,
        start=record.start if record else None,
        continued=given.continued,
    )


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 3


def _record(given: wire.Proof) -> Record | None:
    """The record, if it replays to its result."""
    try:
        record = Record.from_json(json.dumps(given.record))
        replay(record, game(record.game))
    except SaucerError:
        return None
    return record
