"""The command `ladder`: a tournament of bots with statistics."""

import argparse
import os
import sys
from pathlib import Path

from saucer import streams
from saucer.bots.registry import NAMES
from saucer.cli.arguments import Commands, add_setting, check_seeds, jobs, positive, read_setting, seed
from saucer.kernel.errors import UsageError
from saucer.lab import plot, ratings, results
from saucer.lab.ladder import Pair, Plan, Tournament, read_pair, round_robin
from saucer.lab.progress import progress
from saucer.lab.report import report


def add_ladder(commands: Commands) -> None:
    """Add `ladder` to the parser."""
    climbing = commands.add_parser("ladder", help="find out which bots are stronger, with statistics")
    add_setting(climbing)
    who = climbing.add_mutually_exclusive_group()
    who.add_argument(
        "--bots",
        default="search:400,sensible,random",
        help=f"all pairs of these bots (default %(default)s): {NAMES}; or oracle, which cheats",
    )
    who.add_argument("--pairs", help="only these pairs, with a bar of their own after @: hard/normal,hard/sensible@0.6")
    climbing.add_argument(
        "--games", type=positive, default=Plan.games, help="games per pair, at most (default %(default)s)"
    )
    climbing.add_argument("--seed", type=seed, default=Plan.seed, help="seed of the first deal (default %(default)s)")
    climbing.add_argument(
        "--paired",
        action=argparse.BooleanOptionalAction,
        default=Plan.paired,
        help="play each deal from every seat (default), or just once",
    )
    climbing.add_argument(
        "--stop",
        action=argparse.BooleanOptionalAction,
        default=Plan.stop,
        help="stop a pair as soon as it is clear who is stronger (default), or play all games",
    )
    climbing.add_argument(
        "--confidence",
        type=float,
        default=Plan.confidence,
        help="confidence level of intervals and verdicts (default %(default)s)",
    )
    climbing.add_argument(
        "--bar", type=float, help="the share of wins to test the first bot against (default: an even share)"
    )
    climbing.add_argument(
        "--jobs", type=jobs, default=os.cpu_count() or 1, help="number of processes (default: one per processor)"
    )
    climbing.add_argument("--json", type=Path, metavar="FILE", help="write the results as JSON; - for standard output")
    climbing.add_argument(
        "--plot",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="draw the results as a .png or .svg file; may be given twice",
    )
    climbing.set_defaults(run=_ladder)


def _ladder(arguments: argparse.Namespace) -> None:
    setting = read_setting(arguments)
    plan = Plan(
        slug=arguments.slug,
        players=setting.players,
        options=setting.options,
        pairs=_pairs(arguments, setting.players),
        games=arguments.games,
        seed=arguments.seed,
        paired=arguments.paired,
        confidence=arguments.confidence,
        stop=arguments.stop,
    )
    check_seeds(arguments)
    plot.check(arguments.plot)
    for path in [arguments.json, *arguments.plot]:
        if path and not path.parent.is_dir():  # checked before hours of games
            raise UsageError(f"{path}: there is no folder {path.parent}")
        if path and path.is_dir():
            raise UsageError(f"{path} is a folder; name a file")
    tournament = Tournament(plan)
    try:
        for _ in progress(tournament.play(arguments.jobs), tournament.expected, arguments.slug):
            pass
    except KeyboardInterrupt:
        if not any(contest.deals for contest in tournament.contests):
            raise
        print("\nstopped; the results so far:", file=sys.stderr)
    ladder = tournament.result()
    print(report(ladder), file=sys.stderr if arguments.json == streams.STANDARD else sys.stdout)
    if not ratings.installed():
        print('no ratings, because openskill is not installed: pip install "saucer[lab]"', file=sys.stderr)
    if arguments.json:
        with streams.writing(arguments.json) as file:
            file.write(results.to_json(ladder))
    if arguments.plot:
        plot.draw(ladder, arguments.plot)


def _pairs(arguments: argparse.Namespace, players: int) -> tuple[Pair, ...]:
    if arguments.pairs:
        return tuple(read_pair(pair, arguments.bar) for pair in arguments.pairs.split(","))
    return round_robin([name.strip() for name in arguments.bots.split(",")], players, arguments.bar)
