"""`saucer verify FILE`: checks a proof and prints the result."""

import sys
from codecs import BOM_UTF8
from pathlib import Path

import msgspec

from saucer.kernel.errors import SaucerError
from saucer.server import protocol
from saucer.server.fairness.proof import verify_proof


def verify(path: Path, commitment: str | None) -> None:
    """Print point by point what holds; exits with status 1 if anything does not."""
    proof = _read(path)
    verdict = verify_proof(proof)
    points = [(verdict.commitment, "the secret is the one the server had committed itself to")]
    if proof.entropy:
        points.append((verdict.promises, "the players' random bytes are those they had promised"))
        points.append((verdict.seed, "the seed was made of the secret and those bytes, and of nothing else"))
    else:
        points.append((verdict.seed, "the seed was made of the secret and of nothing else"))
    points.append((verdict.record, "the game replays from that seed, move by move, to its result"))
    if commitment is not None:
        points.append((proof.commitment == commitment.lower(), "the commitment is the one you were shown"))
    for holds, what in points:
        print(f"{'yes' if holds else 'NO '}  {what}")
    if not proof.entropy:
        print("     no player added random bytes: the server may have tried many secrets before it committed itself")
    for seat in verdict.withheld:
        print(f"     seat {seat} had promised random bytes and did not show them")
    if verdict.start is not None:
        print(f"     seat {verdict.start} began by the table's setting, not by chance")
    if verdict.continued is not None:
        print(f"     it went on after move {verdict.continued} of another game: its seed, and so every card, was known")
    if commitment is None:
        print(f"     compare with what you were shown before the deal: {proof.commitment}")
    if not all(holds for holds, _ in points):
        sys.exit(1)


def _read(path: Path) -> protocol.Proof:
    try:
        return msgspec.json.decode(path.read_bytes().removeprefix(BOM_UTF8), type=protocol.Proof)
    except protocol.UNREADABLE:
        raise SaucerError(
            f"{path} is not a proof; /api/tables/TABLE/proof gives one once a game is over. "
            f"To check recorded games: saucer replay {path}"
        ) from None
