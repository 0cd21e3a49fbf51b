"""The rules pages: Markdown files per game and language, with a lookup by rule id."""

import re
from typing import Final

from saucer import packages
from saucer.kernel.errors import SaucerError
from saucer.kernel.events import Phrase
from saucer.locales import Voice

FOLDER: Final = "rules"  # of the package that a game comes in
COMMON: Final = "common"  # the page of rules that all games share
ITEM: Final = re.compile(r"^- \*\*([A-Z]+[0-9]+)\*\*")


def page(slug: str, language: str = "en") -> str:
    """The whole page of a game, as Markdown; one sentence where its package has no page."""
    text = packages.text(slug, FOLDER, language, f"{slug}.md")
    if text is not None:
        return text
    voice = Voice(language)
    return f"# {voice.say(slug, 'title')}\n\n{voice.say('common', 'rules-missing')}\n"


def ids(slug: str, language: str = "en") -> list[str]:
    """The rule ids of a page, in order."""
    return [match[1] for line in page(slug, language).splitlines() if (match := ITEM.match(line))]


def one(slug: str, rule: str, language: str = "en") -> str:
    """One rule of a game's page, or of the page that all games share."""
    for place in (slug, COMMON):
        item = _item(place, rule, language)
        if item:
            return item
    args = {"game": slug, "rule": repr(rule[:20]), "rules": ", ".join(ids(slug, language))}
    others = [other for other in _pages(language) if rule.upper() in ids(other, language)]
    if others:
        raise SaucerError(Phrase("error-rule-elsewhere", {**args, "owner": others[0]}))
    raise SaucerError(Phrase("error-no-rule", args))


def _pages(language: str) -> list[str]:
    return sorted((*packages.entries(), COMMON))


def _item(slug: str, rule: str, language: str) -> str:
    """A rule as written on a page, with the drawing below it; empty if the page does not have it."""
    start = rf"^- \*\*{re.escape(rule.upper())}\*\*.*\n"
    match = re.search(rf"(?m){start}(?:  .*\n)*(?:\n```.*\n(?:.*\n)*?```\n)?", page(slug, language))
    return match[0].rstrip("\n") if match else ""
