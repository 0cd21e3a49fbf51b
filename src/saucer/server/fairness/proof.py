"""The proof that a finished game was shuffled as promised (docs/fair.md): how it is made, and how it is checked."""

import json

from saucer.games import game
from saucer.kernel.errors import SaucerError
from saucer.kernel.record import Record, replay
from saucer.server import protocol
from saucer.server.fairness import shuffle
from saucer.server.fairness.deal import Deal


def proof_of(deal: Deal) -> protocol.Proof:
    """Everything that is needed to check the shuffle of a finished game."""
    return protocol.Proof(
        saucer_fair=1,
        deal=deal.name,
        commitment=shuffle.commitment(deal.secret),
        secret=deal.secret,
        promises={str(seat): promise for seat, promise in deal.promises.items()},
        entropy={str(seat): entropy for seat, entropy in deal.entropy.items()},
        record=json.loads(deal.record),
        continued=deal.continued,
    )


def verify_proof(proof: protocol.Proof) -> protocol.Verdict:
    """Check a proof, point by point. Only the player knows whether its commitment is the one shown before the deal."""
    seats = {int(seat): entropy for seat, entropy in proof.entropy.items() if _is_number(seat)}
    sound = len(seats) == len(proof.entropy) and shuffle.is_entropy(proof.secret)
    sound = sound and all(shuffle.is_entropy(entropy) for entropy in seats.values())
    record = _record(proof)
    commitment = sound and shuffle.commitment(proof.secret) == proof.commitment
    promises = sound and all(
        proof.promises.get(str(seat)) == shuffle.commitment(entropy) for seat, entropy in seats.items()
    )
    seed = sound and record is not None and shuffle.seed(proof.secret, proof.deal, seats) == record.seed
    withheld = sorted(int(seat) for seat in proof.promises if seat not in proof.entropy and _is_number(seat))
    return protocol.Verdict(
        sound=commitment and promises and seed and record is not None,
        commitment=commitment,
        promises=promises,
        seed=seed,
        record=record is not None,
        withheld=withheld,
        start=record.start if record else None,
        continued=proof.continued,
    )


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 3


def _record(proof: protocol.Proof) -> Record | None:
    """The record, if it replays to its result."""
    try:
        record = Record.from_json(json.dumps(proof.record))
        replay(record, game(record.game))
    except SaucerError:
        return None
    return record
