"""Verifying: `saucer verify FILE`, in plain words."""

import sys
from pathlib import Path

import msgspec

from saucer.kernel.errors import SaucerError
from saucer.kernel.events import Phrase
from saucer.server import records, wire
from saucer.server.deciding import refuse


def verify(path: Path, commitment: str | None) -> None:
    """Say point by point what holds; ends with code 1 if anything does not."""
    proof = _read(path)
    verdict = records.verify(proof)
    points = [
        (verdict.commitment, "the secret is the one the server had committed itself to"),
        (verdict.promises, "the players' random bytes are those they had promised"),
        (verdict.seed, "the seed was made of the secret and those bytes, and of nothing else"),
        (verdict.record, "the game replays from that seed, move by move, to its result"),
    ]
    if commitment is not None:
        points.append((proof.commitment == commitment.lower(), "the commitment is the one you were shown"))
    for holds, what in points:
        print(f"{'yes' if holds else 'NO '}  {what}")
    for seat in verdict.withheld:
        print(f"     seat {seat} had promised random bytes and did not show them")
    if verdict.continued is not None:
        print(f"     it went on after move {verdict.continued} of another game: its seed, and so every card, was known")
    if commitment is None:
        print(f"     compare with what you were shown before the deal: {proof.commitment}")
    if not all(holds for holds, _ in points):
        sys.exit(1)


def _read(path: Path) -> wire.Proof:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SaucerError(Phrase("error-file", {"path": str(path), "reason": error.strerror or ""})) from None
    try:
        return msgspec.json.decode(data, type=wire.Proof)
    except wire.UNREADABLE as error:
        raise refuse("message-strange", reason=str(error)[:200]) from None
