"""The command line: `saucer --help` teaches it."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TextIO, cast

import saucer
from saucer import rules
from saucer.bots.names import NAMES
from saucer.games import SLUGS, game
from saucer.kernel import state as compiled_state
from saucer.kernel.errors import BadOption, SaucerError
from saucer.kernel.events import Phrase
from saucer.kernel.game import Setting, Value
from saucer.kernel.record import read_records, replay
from saucer.lab import conformance, plot, ratings, results
from saucer.lab.ladder import Pair, Plan, Tournament, read_pair, round_robin
from saucer.lab.progress import progress
from saucer.lab.report import report
from saucer.lab.simulate import Summary, simulate, simulate_records, summarise
from saucer.locales import LANGUAGES, Voice, say
from saucer.server.commands import add_commands
from saucer.terminal import plain
from saucer.terminal.language import pick_language
from saucer.terminal.saves import home
from saucer.terminal.start import Wish

EPILOG: Final = """\
examples:
  saucer games                                  the five games and their options
  saucer rules zovnis                           learn a game; `saucer rules zovnis Z5` shows one rule
  saucer play looters --players 3               play against bots in this terminal
  saucer simulate planet --players 4 --games 1000 --seed 1 --records games.jsonl
  saucer ladder zovnis --bots search:400,sensible,random --plot strength.svg
  saucer watch games.jsonl                      look at recorded games, step by step
  saucer replay games.jsonl                     check every move and result of recorded games
  saucer conformance powers                     prove that a game keeps its promises
"""


PLAYING: Final = """\
Every move is kept, so a game you leave (quit, ctrl-C, a closed window) goes on with `saucer play` or `saucer play
GAME`, also from a pipe; --new begins afresh. Games are kept in ~/.local/state/saucer, or where SAUCER_HOME says.
"""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command; errors that input can cause end with a sentence and exit code 2."""
    given = _parser().parse_args(arguments)
    try:
        given.run(given)
    except SaucerError as error:
        print(f"saucer: {error.said(_voice(given))}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="saucer",
        description="Five space-age tabletop games for people and for programs.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=_version())
    commands = parser.add_subparsers(required=True, metavar="command")

    listing = commands.add_parser("games", help="list the games, their player counts and options")
    _add_language(listing)
    listing.set_defaults(run=_games)

    reading = commands.add_parser("rules", help="read the rules of a game, or one rule by its id")
    reading.add_argument("slug", metavar="game", help=", ".join((*SLUGS, rules.COMMON)))
    reading.add_argument("rule", nargs="?", help="a rule's id, as U8 or ZQ4")
    _add_language(reading)
    reading.set_defaults(run=_rules)

    _add_play(commands.add_parser("play", help="play against bots and people at this keyboard", description=PLAYING))

    simulating = commands.add_parser("simulate", help="play many random games and sum them up")
    _add_setting(simulating)
    simulating.add_argument("--games", type=_positive, default=1000, help="how many (default 1000)")
    simulating.add_argument("--seed", type=_number, default=1, help="game i is dealt from seed + i (default 1)")
    simulating.add_argument("--records", type=Path, metavar="FILE", help="write a record of each game, one a line")
    simulating.set_defaults(run=_simulate)

    climbing = commands.add_parser("ladder", help="compare bots in a round robin, with statistics")
    _add_setting(climbing)
    who = climbing.add_mutually_exclusive_group()
    who.add_argument(
        "--bots",
        default="search:400,sensible,random",
        help=f"everyone against everyone (default %(default)s): {NAMES}; also oracle, which cheats",
    )
    who.add_argument(
        "--pairs", help="or just these, each with a bar of its own if need be: hard/normal,hard/sensible@0.6"
    )
    climbing.add_argument(
        "--games", type=_positive, default=Plan.games, help="of each pairing, at most (default %(default)s)"
    )
    climbing.add_argument("--seed", type=_number, default=Plan.seed, help="first deal (default %(default)s)")
    climbing.add_argument(
        "--paired",
        action=argparse.BooleanOptionalAction,
        default=Plan.paired,
        help="play each deal from every seat (default), or once",
    )
    climbing.add_argument(
        "--stop",
        action=argparse.BooleanOptionalAction,
        default=Plan.stop,
        help="end a pairing as soon as it is settled who is stronger (default), or play all games",
    )
    climbing.add_argument(
        "--confidence", type=float, default=Plan.confidence, help="to settle it with (default %(default)s)"
    )
    climbing.add_argument(
        "--bar", type=float, help="settle whether the bot named first wins more than this share (default: an even one)"
    )
    climbing.add_argument(
        "--jobs", type=_positive, default=os.cpu_count() or 1, help="processes (default: one for each processor)"
    )
    climbing.add_argument("--json", type=Path, metavar="FILE", help="write the results for programs")
    climbing.add_argument(
        "--plot",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="draw them; a .png or .svg, or one of each",
    )
    climbing.set_defaults(run=_ladder)

    watching = commands.add_parser("watch", help="look at recorded games, step by step")
    watching.add_argument("file", type=Path, help="records, one a line")
    watching.add_argument("--seat", type=_number, help="as this seat saw it (default: all hands open, once it is over)")
    _add_language(watching)
    watching.set_defaults(run=_watch)

    replaying = commands.add_parser("replay", help="check recorded games, move by move")
    replaying.add_argument("file", type=Path, help="records, one a line; - for standard input")
    replaying.set_defaults(run=_replay)

    proving = commands.add_parser("conformance", help="check a game's promises in random games of every setting")
    proving.add_argument("slug", metavar="game", help=", ".join(SLUGS))
    proving.add_argument("--games", type=_positive, default=1000, help="random games, over all settings (default 1000)")
    proving.add_argument("--seed", type=_number, default=1, help="first seed (default 1)")
    proving.add_argument(
        "--every", type=_positive, default=4, help="one game in so many gets thorough checks (default 4)"
    )
    proving.set_defaults(run=_conformance)

    add_commands(commands, home(os.environ) / "tables.db")
    return parser


def _add_play(playing: argparse.ArgumentParser) -> None:
    _add_setting(playing, optional=True)
    playing.add_argument("--people", type=_positive, help="how many people share this keyboard (default 1)")
    playing.add_argument("--bots", default="", help=f"who else plays: {NAMES}; several with commas, the last repeated")
    playing.add_argument("--names", default="", help="names, with commas, seat by seat")
    playing.add_argument("--seed", type=_number, help="deal the same game again (default: a secret seed)")
    playing.add_argument("--new", action="store_true", help="begin afresh, even where a game was left unfinished")
    playing.add_argument("--plain", action="store_true", help="in lines, for screen readers and pipes")
    _add_language(playing)
    playing.set_defaults(run=_play)


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", help=f"the language: {', '.join(LANGUAGES)} (default: as the environment says)")


def _add_setting(parser: argparse.ArgumentParser, optional: bool = False) -> None:
    parser.add_argument("slug", metavar="game", nargs="?" if optional else None, help=", ".join(SLUGS))
    parser.add_argument("--players", type=_positive, help="how many seats (default: the fewest)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a setting of the game; see `saucer games`"
    )


def _number(text: str, least: int = 0) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 80 and int(text) >= least):
        raise argparse.ArgumentTypeError(f"expected a whole number, {least} or more, not {text[:40]!r}")
    return int(text)


def _positive(text: str) -> int:
    return _number(text, 1)


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
    print(rules.one(page, given.rule, language) if given.rule else rules.page(page, language))


def _play(given: argparse.Namespace) -> None:
    wish = Wish(
        slug=given.slug,
        players=given.players,
        people=given.people,
        bots=_listed(given.bots),
        names=_listed(given.names),
        seed=given.seed,
        options=_options(given.option),
        new=given.new,
        language=given.lang,
    )
    if given.plain or not _full_screen():
        plain.play(wish, os.environ, sys.stdin, sys.stdout)
        return
    from saucer.terminal.screen import app

    print(app.play(wish, os.environ))


def _full_screen() -> bool:
    """Whether there is a terminal that can draw."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def _watch(given: argparse.Namespace) -> None:
    language = pick_language(given.lang, os.environ)
    with _opened(given.file, "r") as file:
        records = list(read_records(file))
    if not records:
        raise SaucerError(Phrase("watch-empty", {"path": str(given.file)}), "screen")
    if not _full_screen():
        raise SaucerError(Phrase("watch-terminal", {"path": str(given.file)}), "screen")
    from saucer.terminal.screen import watch

    watch.WatchApp(watch.WatchScreen(records, language, given.seat)).run()


def _listed(text: str) -> list[str]:
    return [item.strip() for item in text.split(",") if item.strip()]


def _simulate(given: argparse.Namespace) -> None:
    setting = _setting(given)
    label = given.slug
    if given.records is None:
        results = list(progress(simulate(setting, given.games, given.seed), given.games, label))
    else:
        with _opened(given.records, "w") as file:
            games = simulate_records(
                setting, given.games, given.seed, lambda record: file.write(record.to_json() + "\n")
            )
            results = list(progress(games, given.games, label))
    _print_summary(setting, summarise(results, setting.players))


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
    ratings.check_installed()
    plot.check(given.plot)
    for path in [given.json, *given.plot]:
        if path and not path.parent.is_dir():  # said now, not after hours of games
            raise SaucerError(f"{path}: there is no folder {path.parent}")
    tournament = Tournament(plan)
    try:
        for _ in progress(tournament.play(given.jobs), tournament.expected, given.slug):
            pass
    except KeyboardInterrupt:
        if not any(contest.deals for contest in tournament.contests):
            raise
        print("\nstopped; the results so far:", file=sys.stderr)
    ladder = tournament.result()
    print(report(ladder))
    if given.json:
        with _opened(given.json, "w") as file:
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
    with _opened(given.file, "r") as file:
        for line, record in read_records(file):
            outcome = replay(record, game(record.game), line).outcome
            count += 1
            ending = "unfinished" if outcome is None else f"winners {list(outcome.winners)}, {list(outcome.scores)}"
            print(f"{line}: {record.game}, {record.players} players, {len(record.moves)} moves, {ending}")
    print(f"{count} games replay as recorded" if count != 1 else "1 game replays as recorded")


def _opened(path: Path, mode: str) -> TextIO:
    if str(path) == "-" and mode == "r":
        return sys.stdin
    try:
        return cast(TextIO, open(path, mode, encoding="utf-8", errors="replace"))
    except OSError as error:
        raise SaucerError(Phrase("error-file", {"path": str(path), "reason": error.strerror or ""})) from None


def _conformance(given: argparse.Namespace) -> None:
    chosen = game(given.slug)
    todo = list(conformance.settings(chosen))
    share = -(-given.games // len(todo))
    moves = 0
    for setting in progress(todo, len(todo), given.slug):
        moves += conformance.check_games(setting, share, given.seed, given.every)
        conformance.check_match(setting, given.seed)
        conformance.check_redeals_differ(setting, given.seed)
    print(f"{chosen.slug} conforms: {len(todo)} settings, {share * len(todo)} games, {moves} moves")
