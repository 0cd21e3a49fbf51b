"""The rules pages: each game as a reader learns it, rule by rule."""

import re
from importlib.resources import files
from typing import Final

from saucer.kernel.errors import SaucerError
from saucer.kernel.events import Phrase

COMMON: Final = "common"  # the page of what all games share
ITEM: Final = re.compile(r"^- \*\*([A-Z]+[0-9]+)\*\*")


def page(slug: str, language: str = "en") -> str:
    """The whole page of a game, as Markdown."""
    return files(__name__).joinpath(language, f"{slug}.md").read_text("utf-8")


def ids(slug: str, language: str = "en") -> list[str]:
    """The rules on the page, in its order."""
    return [found[1] for line in page(slug, language).splitlines() if (found := ITEM.match(line))]


def one(slug: str, rule: str, language: str = "en") -> str:
    """One rule of a game's page, or of the page that all games share."""
    for place in (slug, COMMON):
        lines = _lines(place, rule, language)
        if lines:
            return "\n".join(lines)
    args = {"game": slug, "rule": repr(rule[:20]), "rules": ", ".join(ids(slug, language))}
    raise SaucerError(Phrase("error-no-rule", args))


def _lines(slug: str, rule: str, language: str) -> list[str]:
    lines: list[str] = []
    for line in page(slug, language).splitlines():
        found = ITEM.match(line)
        if lines and (found or not line.startswith("  ")):
            break
        if lines or (found and found[1] == rule.upper()):
            lines.append(line)
    return lines
