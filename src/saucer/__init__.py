"""Saucer: five space-age tabletop games for people and for programs."""

from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version

from saucer.games import SLUGS, game
from saucer.kernel.errors import BadNotation, BadOption, BadRecord, IllegalMove, SaucerError, UnknownGame
from saucer.kernel.events import Event
from saucer.kernel.game import Game, Option, Sheet, Value
from saucer.kernel.match import Match, Move, Outcome, Seed
from saucer.kernel.record import Record, read_records, replay

try:
    __version__ = version("saucer")
except PackageNotFoundError:  # the sources alone, as where the web client is built before the package
    __version__ = "0"

__all__ = [
    "SLUGS",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "Option",
    "Outcome",
    "Record",
    "SaucerError",
    "Sheet",
    "UnknownGame",
    "game",
    "match",
    "read_records",
    "replay",
]


def match(
    slug: str,
    players: int,
    *,
    seed: Seed | None = None,
    start: int | None = None,
    options: Mapping[str, Value] | None = None,
    names: Sequence[str] = (),
) -> Match:
    """Deal a game: `match("zovnis", players=3, seed=7)`. Without a seed a secret one is made."""
    return Match(game(slug), players, seed=seed, start=start, options=options, names=names)
