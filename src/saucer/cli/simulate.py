"""The commands `simulate` and `conformance`, which play random games."""

import argparse
import sys
from contextlib import redirect_stdout
from pathlib import Path

from saucer import streams
from saucer.cli.arguments import Commands, add_setting, check_seeds, positive, read_setting, seed
from saucer.games import SLUGS, game
from saucer.kernel.game import Setting
from saucer.lab import checkpoint, conformance, secrecy
from saucer.lab.lesson_check import check_lesson
from saucer.lab.missing import missing
from saucer.lab.progress import progress
from saucer.lab.simulate import Summary, simulate, simulate_records, summarise
from saucer.locales import BadMessage, say


def add_simulate(commands: Commands) -> None:
    """Add `simulate` to the parser."""
    simulating = commands.add_parser("simulate", help="play many random games and summarise them")
    add_setting(simulating)
    simulating.add_argument("--games", type=positive, default=1000, help="number of games (default 1000)")
    simulating.add_argument("--seed", type=seed, default=1, help="game i is dealt from seed + i (default 1)")
    simulating.add_argument(
        "--records",
        type=Path,
        metavar="FILE",
        help="write the records of all games, one per line; - for standard output",
    )
    simulating.set_defaults(run=_simulate)


def add_conformance(commands: Commands) -> None:
    """Add `conformance` to the parser."""
    proving = commands.add_parser("conformance", help="check the rules of a game in random play, in every setting")
    proving.add_argument("slug", metavar="game", help=", ".join(SLUGS))
    proving.add_argument(
        "--games", type=positive, default=1000, help="number of games over all settings (default 1000)"
    )
    proving.add_argument("--seed", type=seed, default=1, help="first seed (default 1)")
    proving.add_argument("--every", type=positive, default=4, help="check every n-th game thoroughly (default 4)")
    proving.set_defaults(run=_conformance)


def _simulate(arguments: argparse.Namespace) -> None:
    setting = read_setting(arguments)
    check_seeds(arguments)
    label = arguments.slug
    if arguments.records is None:
        results = list(progress(simulate(setting, arguments.games, arguments.seed), arguments.games, label))
    else:
        with streams.writing(arguments.records) as file:
            games = simulate_records(
                setting, arguments.games, arguments.seed, lambda record: file.write(record.to_json() + "\n")
            )
            results = list(progress(games, arguments.games, label))
    with redirect_stdout(sys.stderr if arguments.records == streams.STANDARD else sys.stdout):
        _print_summary(setting, summarise(results, setting.players))


def _print_summary(setting: Setting, summary: Summary) -> None:
    length = summary.lengths
    print(f"{setting}: {summary.games} random games")
    print(
        f"moves      mean {length.mean:.1f}, 90 % between {length.low:.0f} and {length.high:.0f}, max {length.most:.0f}"
    )
    for number, seat in enumerate(summary.seats):
        low, high = seat.interval
        print(
            f"seat {number:<5} score {seat.score.mean:6.2f} ± {seat.score.deviation:.2f}, "
            f"wins {seat.wins:6.1%} (95 % interval {low:.1%} to {high:.1%})"
        )
    print(f"shared     {summary.shared / summary.games:.1%} of games have several winners")
    for why, count in summary.endings.items():
        print(f"ended      {count / summary.games:6.1%} {say(setting.game.slug, why)}")


def _conformance(arguments: argparse.Namespace) -> None:
    chosen = game(arguments.slug)
    check_seeds(arguments)
    todo = list(conformance.settings(chosen))
    share = -(-arguments.games // len(todo))
    moves = 0
    try:
        conformance.check_view_type(chosen)
        check_lesson(chosen.slug)
        for setting in progress(todo, len(todo), arguments.slug):
            moves += conformance.check_games(setting, share, arguments.seed, arguments.every)
            conformance.check_match(setting, arguments.seed)
            secrecy.check_redeals_differ(setting, arguments.seed)
    except (checkpoint.Nonconformity, BadMessage) as error:
        print(" ".join([f"{arguments.slug} does not conform. {error}", *getattr(error, "__notes__", ())]))
        sys.exit(1)
    print(f"{chosen.slug} conforms: {len(todo)} settings, {share * len(todo)} games, {moves} moves")
    for piece in missing(chosen):
        print(f"optional: {piece}")
