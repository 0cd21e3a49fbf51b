"""Arguments that several commands share: their types, the choice of a game and of a language."""

import argparse
import os
from typing import Final, TypeAlias

from saucer.games import SLUGS, game
from saucer.kernel.errors import BadOption
from saucer.kernel.events import Phrase
from saucer.kernel.game import Setting, Value
from saucer.kernel.rng import SEED_BYTES
from saucer.locales import LANGUAGES, Voice
from saucer.terminal.language import pick_language

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

MOST_JOBS: Final = 256
MOST_SEED: Final = (1 << 8 * SEED_BYTES) - 1


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add `--lang`."""
    parser.add_argument("--lang", help=f"language: {', '.join(LANGUAGES)} (default: from the environment)")


def add_setting(parser: argparse.ArgumentParser, optional: bool = False) -> None:
    """Add the game, its number of players and its options."""
    parser.add_argument("slug", metavar="game", nargs="?" if optional else None, help=", ".join(SLUGS))
    parser.add_argument("--players", type=positive, help="number of players (default: the fewest)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; see `saucer games`"
    )


def number(typed: str, least: int = 0) -> int:
    """Argument type: a whole number of at least `least`."""
    if not (typed.isascii() and typed.isdigit() and len(typed) < 10 and int(typed) >= least):
        raise argparse.ArgumentTypeError(f"expected a whole number, {least} or more, not {_quoted(typed)}")
    return int(typed)


def positive(typed: str) -> int:
    """Argument type: a whole number of at least 1."""
    return number(typed, 1)


def jobs(typed: str) -> int:
    """Argument type: a number of processes."""
    if positive(typed) > MOST_JOBS:
        raise argparse.ArgumentTypeError(f"expected at most {MOST_JOBS} processes, not {typed}")
    return int(typed)


def seed(typed: str) -> int:
    """Argument type: a seed of 256 bits."""
    if not (typed.isascii() and typed.isdigit() and len(typed) < 80 and int(typed) <= MOST_SEED):
        raise argparse.ArgumentTypeError(f"expected a whole number from 0 to 2**256 - 1, not {_quoted(typed)}")
    return int(typed)


def _quoted(typed: str) -> str:
    return repr(typed if len(typed) <= 40 else f"{typed[:40]}…")


def read_setting(arguments: argparse.Namespace) -> Setting:
    """The game, players and options that `add_setting` asks for; raises SaucerError if they are invalid."""
    chosen = game(arguments.slug)
    players = arguments.players or chosen.sheet.fewest
    chosen.sheet.check_players(players)
    return Setting(chosen, players, chosen.sheet.settle(read_options(arguments.option)))


def read_options(pairs: list[str]) -> dict[str, Value]:
    """Options from `NAME=VALUE` arguments."""
    options: dict[str, Value] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(Phrase("error-option-form", {"given": repr(pair)}))
        if name in options:
            raise BadOption(Phrase("error-option-twice", {"name": repr(name)}))
        options[name] = int(value) if value.isascii() and value.isdigit() and len(value) < 10 else value
    return options


def check_seeds(arguments: argparse.Namespace) -> None:
    """Raise BadOption if the seed of the last game would be out of range."""
    if arguments.seed + arguments.games - 1 > MOST_SEED:
        raise BadOption(Phrase("error-seed-number"))


def voice_of(arguments: argparse.Namespace) -> Voice:
    """The voice for error messages: English for commands without `--lang`, and never fails on an unknown language."""
    if not hasattr(arguments, "lang"):
        return Voice()
    wanted = arguments.lang if arguments.lang in LANGUAGES else None
    return Voice(pick_language(wanted, os.environ))
