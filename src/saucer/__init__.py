"""Saucer: five space-age tabletop games for people and for programs."""

from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Any, Literal, overload

from saucer.bots.bot import Bot, finish
from saucer.bots.registry import bot
from saucer.games import SLUGS, game, game_of
from saucer.kernel import record as records
from saucer.kernel.errors import BadNotation, BadOption, BadRecord, IllegalMove, SaucerError, UnknownGame
from saucer.kernel.events import Event
from saucer.kernel.game import Game, Option, Sheet, Value
from saucer.kernel.match import Match, Move, Outcome, Seed
from saucer.kernel.record import Record, read_records
from saucer.kernel.rng import Rng, quick
from saucer.kernel.situation import Situation

if TYPE_CHECKING:
    from saucer.games.constellations.view import ConstellationsView
    from saucer.games.looters.view import LootersView
    from saucer.games.planet.view import PlanetView
    from saucer.games.powers.view import PowersView
    from saucer.games.zovnis.view import ZovnisView

try:
    __version__ = version("saucer")
except PackageNotFoundError:  # the sources alone, as where the web client is built before the package
    __version__ = "0"

__all__ = [
    "SLUGS",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Bot",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "Option",
    "Outcome",
    "Record",
    "Rng",
    "SaucerError",
    "Sheet",
    "Situation",
    "UnknownGame",
    "bot",
    "finish",
    "game",
    "match",
    "quick",
    "read_records",
    "replay",
]


@overload
def match(
    slug: Literal["looters"],
    players: int,
    *,
    seed: Seed | None = None,
    start: int | None = None,
    options: Mapping[str, Value] | None = None,
    names: Sequence[str] = (),
) -> "Match[LootersView]": ...


@overload
def match(
    slug: Literal["planet"],
    players: int,
    *,
    seed: Seed | None = None,
    start: int | None = None,
    options: Mapping[str, Value] | None = None,
    names: Sequence[str] = (),
) -> "Match[PlanetView]": ...


@overload
def match(
    slug: Literal["zovnis"],
    players: int,
    *,
    seed: Seed | None = None,
    start: int | None = None,
    options: Mapping[str, Value] | None = None,
    names: Sequence[str] = (),
) -> "Match[ZovnisView]": ...


@overload
def match(
    slug: Literal["constellations"],
    players: int,
    *,
    seed: Seed | None = None,
    start: int | None = None,
    options: Mapping[str, Value] | None = None,
    names: Sequence[str] = (),
) -> "Match[ConstellationsView]": ...


@overload
def match(
    slug: Literal["powers"],
    players: int,
    *,
    seed: Seed | None = None,
    start: int | None = None,
    options: Mapping[str, Value] | None = None,
    names: Sequence[str] = (),
) -> "Match[PowersView]": ...


@overload
def match(
    slug: str,
    players: int,
    *,
    seed: Seed | None = None,
    start: int | None = None,
    options: Mapping[str, Value] | None = None,
    names: Sequence[str] = (),
) -> Match[Any]: ...


def match(
    slug: str,
    players: int,
    *,
    seed: Seed | None = None,
    start: int | None = None,
    options: Mapping[str, Value] | None = None,
    names: Sequence[str] = (),
) -> Match[Any]:
    """Deal a game: `match("zovnis", players=3, seed=7)`. Without a seed a secret one is made."""
    return Match(game(slug), players, seed=seed, start=start, options=options, names=names)


def replay(record: Record, moves: int | None = None, *, line: int = 1) -> Match[Any]:
    """The match of a record, every move and the result checked; with `moves`, the position after that number of them.

    What is wrong is a BadRecord that names the place, and the `line` of the file that the record stands on.
    """
    recorded = game_of(record, line)
    if moves is None:
        return records.replay(record, recorded, line)
    return records.played(record, recorded, moves, line)
