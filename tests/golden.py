"""Golden playthroughs: what every seat saw after each move of recorded games, as a hash a move.

`python -m tests.golden` rewrites them; do that only when a game's version rises, or when its view shows more.
"""

import hashlib
import json
from pathlib import Path

from msgspec import to_builtins

import saucer
from saucer.games import SLUGS
from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.lab.play import random_decision

FOLDER = Path(__file__).parent / "golden"
LONGEST = 150  # moves; long matches of powers are cut


def lines(slug, players):
    """One line a move: the seat, the words, and a hash of all views and legal moves after it."""
    match = saucer.match(slug, players, seed=1000 + players)
    rng, moves = quick(players), Moves()
    lines = [f"deal {look(match)}"]
    while match.actors and len(lines) <= LONGEST:
        seat, code = random_decision(match.state, rng, moves)
        move = match.move(seat, code)
        match.play(seat, move)
        lines.append(f"{seat} {move} {look(match)}")
    lines.append(f"outcome {match.outcome}")
    return lines


def look(match):
    seats = range(match.players)
    views = [to_builtins(match.view(seat)) for seat in (-1, *seats)]
    legal = [[str(move) for move in match.moves(seat)] for seat in seats]
    return hashlib.blake2b(json.dumps([views, legal], sort_keys=True).encode(), digest_size=8).hexdigest()


def settings():
    """Every game at every player count."""
    sheets = [saucer.game(slug).sheet for slug in SLUGS]
    return [(sheet.slug, players) for sheet in sheets for players in range(sheet.fewest, sheet.most + 1)]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for slug, players in settings():
        (FOLDER / f"{slug}-{players}.txt").write_text("\n".join(lines(slug, players)) + "\n", "utf-8")
