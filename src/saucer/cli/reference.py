"""The commands `games` and `rules`."""

import argparse
import os

from saucer import rules, streams
from saucer.cli.arguments import Commands, add_language
from saucer.games import SLUGS, game
from saucer.locales import Voice
from saucer.rules.text import text, window
from saucer.terminal.language import pick_language


def add_games(commands: Commands) -> None:
    """Add `games` to the parser."""
    listing = commands.add_parser("games", help="list the games, their player counts and options")
    add_language(listing)
    listing.set_defaults(run=_games)


def add_rules(commands: Commands) -> None:
    """Add `rules` to the parser."""
    reading = commands.add_parser("rules", help="read the rules of a game, or one rule by its id")
    reading.add_argument("slug", metavar="game", help=", ".join((*SLUGS, rules.COMMON)))
    reading.add_argument("rule", nargs="?", help="the id of a rule, such as U8 or ZQ4")
    add_language(reading)
    reading.set_defaults(run=_rules)


def _games(arguments: argparse.Namespace) -> None:
    voice = Voice(pick_language(arguments.lang, os.environ))
    for slug in SLUGS:
        sheet = game(slug).sheet
        facts = {"title": voice.say(slug, "title"), "fewest": sheet.fewest, "most": sheet.most}
        print(f"{slug:<15} {voice.say('terminal', 'listed-game', facts)}")
        for option in sheet.options:
            use = voice.say(slug, f"option-{option.name}")
            args = {"use": use, "range": option.range, "default": str(option.default)}
            print(f"  {option.name:<12} {voice.say('terminal', 'listed-option', args)}")


def _rules(arguments: argparse.Namespace) -> None:
    language = pick_language(arguments.lang, os.environ)
    page = arguments.slug if arguments.slug == rules.COMMON else game(arguments.slug).slug
    markdown = rules.one(page, arguments.rule, language) if arguments.rule else rules.page(page, language)
    streams.page(text(markdown, window(), styled=streams.can_draw()))
