"""The command line: `saucer --help` teaches it."""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path
from typing import Final, NoReturn

import saucer
from saucer import rules, streams
from saucer.bots.names import NAMES
from saucer.extras import missing_extra
from saucer.games import SLUGS, game, game_of
from saucer.kernel import state as compiled_state
from saucer.kernel.errors import BadOption, SaucerError, UsageError
from saucer.kernel.events import Phrase
from saucer.kernel.game import Setting, Value
from saucer.kernel.names import clean, shown
from saucer.kernel.record import read_records, replay
from saucer.kernel.rng import SEED_BYTES
from saucer.lab import conformance, plot, ratings, results
from saucer.lab.ladder import Pair, Plan, Tournament, read_pair, round_robin
from saucer.lab.missing import missing
from saucer.lab.progress import progress
from saucer.lab.report import report
from saucer.lab.simulate import Summary, simulate, simulate_records, summarise
from saucer.locales import LANGUAGES, BadMessage, Voice, say
from saucer.rules.text import text, window
from saucer.server.ops.cli import add_commands
from saucer.terminal import plain
from saucer.terminal.language import pick_language
from saucer.terminal.replay import Recorded
from saucer.terminal.saves import home
from saucer.terminal.start import Wish

EPILOG: Final = """\
examples:
  saucer games                       the five games and their options
  saucer rules zovnis                learn a game
  saucer rules zovnis Z5             look up one rule
  saucer play looters --players 3    play against bots in this terminal
  saucer serve --open                play in the browser, alone or with others
  saucer simulate planet --players 4 --games 1000 --seed 1 --records games.jsonl
  saucer ladder zovnis --bots search:400,sensible,random --plot strength.svg
  saucer watch games.jsonl           step through recorded games
  saucer replay games.jsonl          check moves and results of recorded games
  saucer conformance powers          check the rules of a game in random play

exit codes:
  0 success; 1 a check failed; 2 an error, explained on standard error;
  130 interrupted
"""
MOST_JOBS: Final = 256
MOST_SEED: Final = (1 << 8 * SEED_BYTES) - 1


PLAYING: Final = """\
Every move is saved. If you leave a game (quit, ctrl-C, a closed window), `saucer play` or `saucer play GAME` continues
it; --new starts a new one instead. Games are saved in ~/.local/state/saucer, or in the folder SAUCER_HOME.
"""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command; errors that input or the system can cause end with a sentence and exit code 2."""
    streams.prepare()
    given = argparse.Namespace()
    try:
        try:
            given = _parser().parse_args(arguments)
            given.run(given)
        finally:
            sys.stdout.flush()
    except SaucerError as error:
        _fail(error.said(_voice(given)))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:  # whoever read the output has seen enough
        streams.hush()
    except ModuleNotFoundError as error:
        _fail(_missing_module(error, _voice(given)))
    except OSError as error:
        streams.hush()
        reason = error.strerror or str(error)
        phrase = Phrase("error-file", {"path": str(error.filename), "reason": reason})
        _fail(_voice(given).tell("errors", phrase) if error.filename else reason)


def _missing_module(error: ModuleNotFoundError, voice: Voice) -> str:
    """What to say where a library is not installed, or where a game that is being written lacks a file."""
    missing = missing_extra(error.name)
    if missing:
        return missing.said(voice)
    if error.name is None or not error.name.startswith("saucer."):
        raise error
    return f"src/{error.name.replace('.', '/')}.py is missing"


def _fail(reason: str) -> NoReturn:
    print(f"saucer: {clean(reason)}", file=sys.stderr)
    sys.exit(2)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="saucer",
        description="Five space-age tabletop games for people and for programs.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=_version())
    parser.set_defaults(run=lambda _: parser.print_help())
    commands = parser.add_subparsers(metavar="command")

    listing = commands.add_parser("games", help="list the games, their player counts and options")
    _add_language(listing)
    listing.set_defaults(run=_games)

    reading = commands.add_parser("rules", help="read the rules of a game, or one rule by its id")
    reading.add_argument("slug", metavar="game", help=", ".join((*SLUGS, rules.COMMON)))
    reading.add_argument("rule", nargs="?", help="the id of a rule, such as U8 or ZQ4")
    _add_language(reading)
    reading.set_defaults(run=_rules)

    _add_play(commands.add_parser("play", help="play in this terminal, against bots or friends", description=PLAYING))

    simulating = commands.add_parser("simulate", help="play many random games and summarise them")
    _add_setting(simulating)
    simulating.add_argument("--games", type=_positive, default=1000, help="number of games (default 1000)")
    simulating.add_argument("--seed", type=_seed, default=1, help="game i is dealt from seed + i (default 1)")
    simulating.add_argument(
        "--records",
        type=Path,
        metavar="FILE",
        help="write the records of all games, one per line; - for standard output",
    )
    simulating.set_defaults(run=_simulate)

    _add_ladder(commands.add_parser("ladder", help="find out which bots are stronger, with statistics"))

    watching = commands.add_parser("watch", help="step through recorded games")
    watching.add_argument("file", type=Path, help="records, one per line")
    watching.add_argument(
        "--seat", type=_number, help="show only what this seat saw (default: all hands, if the game is over)"
    )
    _add_language(watching)
    watching.set_defaults(run=_watch)

    replaying = commands.add_parser("replay", help="check that recorded games replay, move by move")
    replaying.add_argument("file", type=Path, help="records, one per line; - for standard input")
    replaying.set_defaults(run=_replay)

    proving = commands.add_parser("conformance", help="check the rules of a game in random play, in every setting")
    proving.add_argument("slug", metavar="game", help=", ".join(SLUGS))
    proving.add_argument(
        "--games", type=_positive, default=1000, help="number of games over all settings (default 1000)"
    )
    proving.add_argument("--seed", type=_seed, default=1, help="first seed (default 1)")
    proving.add_argument("--every", type=_positive, default=4, help="check one game in so many thoroughly (default 4)")
    proving.set_defaults(run=_conformance)

    add_commands(commands, home(os.environ) / "tables.db")
    return parser


def _add_play(playing: argparse.ArgumentParser) -> None:
    _add_setting(playing, optional=True)
    playing.add_argument("--people", type=_positive, help="how many people share this keyboard (default 1)")
    playing.add_argument(
        "--bots", default="", help=f"the other players: {NAMES}; separate several with commas, the last is repeated"
    )
    playing.add_argument("--names", default="", help="names of the players, separated by commas, from seat 0 on")
    playing.add_argument("--seed", type=_seed, help="the same seed deals the same game (default: a random seed)")
    playing.add_argument(
        "--start",
        metavar="WHO",
        help="who begins: chance (default), the number of a seat, or loser (whoever lost the last game)",
    )
    playing.add_argument(
        "--record",
        type=Path,
        metavar="FILE",
        help="append the record of each finished game to this file",
    )
    playing.add_argument("--new", action="store_true", help="start a new game, even if one was left unfinished")
    playing.add_argument("--plain", action="store_true", help="play in plain lines, for screen readers and pipes")
    _add_language(playing)
    playing.set_defaults(run=_play)


def _add_ladder(climbing: argparse.ArgumentParser) -> None:
    _add_setting(climbing)
    who = climbing.add_mutually_exclusive_group()
    who.add_argument(
        "--bots",
        default="search:400,sensible,random",
        help=f"all pairs of these bots (default %(default)s): {NAMES}; or oracle, which cheats",
    )
    who.add_argument("--pairs", help="only these pairs, with a bar of their own after @: hard/normal,hard/sensible@0.6")
    climbing.add_argument(
        "--games", type=_positive, default=Plan.games, help="games per pair, at most (default %(default)s)"
    )
    climbing.add_argument("--seed", type=_seed, default=Plan.seed, help="seed of the first deal (default %(default)s)")
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
        "--jobs", type=_jobs, default=os.cpu_count() or 1, help="number of processes (default: one per processor)"
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


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", help=f"language: {', '.join(LANGUAGES)} (default: from the environment)")


def _add_setting(parser: argparse.ArgumentParser, optional: bool = False) -> None:
    parser.add_argument("slug", metavar="game", nargs="?" if optional else None, help=", ".join(SLUGS))
    parser.add_argument("--players", type=_positive, help="number of players (default: the fewest)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; see `saucer games`"
    )


def _number(typed: str, least: int = 0) -> int:
    if not (typed.isascii() and typed.isdigit() and len(typed) < 10 and int(typed) >= least):
        raise argparse.ArgumentTypeError(f"expected a whole number, {least} or more, not {_quoted(typed)}")
    return int(typed)


def _positive(typed: str) -> int:
    return _number(typed, 1)


def _jobs(typed: str) -> int:
    if _positive(typed) > MOST_JOBS:
        raise argparse.ArgumentTypeError(f"expected at most {MOST_JOBS} processes, not {typed}")
    return int(typed)


def _seed(typed: str) -> int:
    if not (typed.isascii() and typed.isdigit() and len(typed) < 80 and int(typed) <= MOST_SEED):
        raise argparse.ArgumentTypeError(f"expected a whole number from 0 to 2**256 - 1, not {_quoted(typed)}")
    return int(typed)


def _quoted(typed: str) -> str:
    return repr(typed if len(typed) <= 40 else f"{typed[:40]}…")


def _version() -> str:
    kind = "plain Python" if compiled_state.__file__.endswith(".py") else "compiled"
    return f"saucer {saucer.__version__} ({kind})"


def _setting(given: argparse.Namespace) -> Setting:
    chosen = game(given.slug)
    players = given.players or chosen.sheet.fewest
    chosen.sheet.check_players(players)
    return Setting(chosen, players, chosen.sheet.settle(_options(given.option)))


def _options(pairs: list[str]) -> dict[str, Value]:
    options: dict[str, Value] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(Phrase("error-option-form", {"given": repr(pair)}))
        if name in options:
            raise BadOption(Phrase("error-option-twice", {"name": repr(name)}))
        options[name] = int(value) if value.isascii() and value.isdigit() and len(value) < 10 else value
    return options


def _games(given: argparse.Namespace) -> None:
    voice = Voice(pick_language(given.lang, os.environ))
    for slug in SLUGS:
        sheet = game(slug).sheet
        facts = {"title": voice.say(slug, "title"), "fewest": sheet.fewest, "most": sheet.most}
        print(f"{slug:<15} {voice.say('terminal', 'listed-game', facts)}")
        for option in sheet.options:
            use = voice.say(slug, f"option-{option.name}")
            args = {"use": use, "range": option.range, "default": str(option.default)}
            print(f"  {option.name:<12} {voice.say('terminal', 'listed-option', args)}")


def _voice(given: argparse.Namespace) -> Voice:
    """The language of those commands that speak several, also where the wish for one is itself the error."""
    if not hasattr(given, "lang"):
        return Voice()
    wanted = given.lang if given.lang in LANGUAGES else None
    return Voice(pick_language(wanted, os.environ))


def _rules(given: argparse.Namespace) -> None:
    language = pick_language(given.lang, os.environ)
    page = given.slug if given.slug == rules.COMMON else game(given.slug).slug
    markdown = rules.one(page, given.rule, language) if given.rule else rules.page(page, language)
    streams.page(text(markdown, window(), styled=_can_draw()))


def _play(given: argparse.Namespace) -> None:
    wish = Wish(
        slug=given.slug,
        players=given.players,
        people=given.people,
        bots=_listed(given.bots),
        names=_names(given.names),
        seed=given.seed,
        options=_options(given.option),
        start=given.start,
        new=given.new,
        language=given.lang,
        record=given.record,
    )
    if given.plain or not _full_screen():
        plain.play(wish, os.environ, sys.stdin, sys.stdout)
        return
    from saucer.terminal.screen import app

    print(app.play(wish, os.environ))


def _full_screen() -> bool:
    """Whether there is a terminal that can draw."""
    return sys.stdin.isatty() and _can_draw()


def _can_draw() -> bool:
    return sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def _watch(given: argparse.Namespace) -> None:
    language = pick_language(given.lang, os.environ)
    with streams.reading(given.file) as file:
        records = Recorded(file)
        if not records:
            raise _no_records(given.file)
        if not _full_screen():
            raise SaucerError(Phrase("watch-terminal", {"path": str(given.file)}), "screen")
        from saucer.terminal.screen import watch

        screen = watch.WatchScreen(records, language, given.seat)
    watch.WatchApp(screen).run()


def _no_records(path: Path) -> SaucerError:
    return SaucerError(Phrase("watch-empty", {"path": str(path)}), "screen")


def _listed(typed: str) -> list[str]:
    return [item.strip() for item in typed.split(",") if item.strip()]


def _names(typed: str) -> list[str]:
    names = [shown(name) for name in _listed(typed)]
    for place, name in enumerate(names):
        if name in names[:place]:
            raise BadOption(Phrase("error-names-twice", {"name": name}))
    return names


def _simulate(given: argparse.Namespace) -> None:
    setting = _setting(given)
    _check_seeds(given)
    label = given.slug
    if given.records is None:
        results = list(progress(simulate(setting, given.games, given.seed), given.games, label))
    else:
        with streams.writing(given.records) as file:
            games = simulate_records(
                setting, given.games, given.seed, lambda record: file.write(record.to_json() + "\n")
            )
            results = list(progress(games, given.games, label))
    with redirect_stdout(sys.stderr if given.records == streams.STANDARD else sys.stdout):
        _print_summary(setting, summarise(results, setting.players))


def _check_seeds(given: argparse.Namespace) -> None:
    if given.seed + given.games - 1 > MOST_SEED:
        raise BadOption(Phrase("error-seed-number"))


def _ladder(given: argparse.Namespace) -> None:
    setting = _setting(given)
    plan = Plan(
        slug=given.slug,
        players=setting.players,
        options=setting.options,
        pairs=_pairs(given, setting.players),
        games=given.games,
        seed=given.seed,
        paired=given.paired,
        confidence=given.confidence,
        stop=given.stop,
    )
    _check_seeds(given)
    plot.check(given.plot)
    for path in [given.json, *given.plot]:
        if path and not path.parent.is_dir():  # said now, not after hours of games
            raise UsageError(f"{path}: there is no folder {path.parent}")
        if path and path.is_dir():
            raise UsageError(f"{path} is a folder; name a file")
    tournament = Tournament(plan)
    try:
        for _ in progress(tournament.play(given.jobs), tournament.expected, given.slug):
            pass
    except KeyboardInterrupt:
        if not any(contest.deals for contest in tournament.contests):
            raise
        print("\nstopped; the results so far:", file=sys.stderr)
    ladder = tournament.result()
    print(report(ladder), file=sys.stderr if given.json == streams.STANDARD else sys.stdout)
    if not ratings.installed():
        print('no ratings, because openskill is not installed: pip install "saucer[lab]"', file=sys.stderr)
    if given.json:
        with streams.writing(given.json) as file:
            file.write(results.to_json(ladder))
    if given.plot:
        plot.draw(ladder, given.plot)


def _pairs(given: argparse.Namespace, players: int) -> tuple[Pair, ...]:
    if given.pairs:
        return tuple(read_pair(pair, given.bar) for pair in given.pairs.split(","))
    return round_robin([name.strip() for name in given.bots.split(",")], players, given.bar)


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


def _replay(given: argparse.Namespace) -> None:
    count = 0
    with streams.reading(given.file) as file:
        for line, record in read_records(file):
            outcome = replay(record, game_of(record, line), line).outcome
            count += 1
            ending = "unfinished" if outcome is None else f"winners {list(outcome.winners)}, {list(outcome.scores)}"
            print(f"{line}: {record.game}, {record.players} players, {len(record.moves)} moves, {ending}")
    if not count:
        raise _no_records(given.file)
    print(f"{count} games replay as recorded" if count != 1 else "1 game replays as recorded")


def _conformance(given: argparse.Namespace) -> None:
    chosen = game(given.slug)
    _check_seeds(given)
    todo = list(conformance.settings(chosen))
    share = -(-given.games // len(todo))
    moves = 0
    try:
        conformance.check_view_type(chosen)
        for setting in progress(todo, len(todo), given.slug):
            moves += conformance.check_games(setting, share, given.seed, given.every)
            conformance.check_match(setting, given.seed)
            conformance.check_redeals_differ(setting, given.seed)
    except (conformance.Nonconformity, BadMessage) as error:
        print(" ".join([f"{given.slug} does not conform. {error}", *getattr(error, "__notes__", ())]))
        sys.exit(1)
    print(f"{chosen.slug} conforms: {len(todo)} settings, {share * len(todo)} games, {moves} moves")
    for piece in missing(chosen):
        print(f"optional: {piece}")
