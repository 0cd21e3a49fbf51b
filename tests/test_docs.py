"""What the documentation shows is true."""

import doctest
import re
from dataclasses import fields
from itertools import chain
from pathlib import Path

import pytest

import saucer.kernel.match
import saucer.lab.statistics
import saucer.locales
from saucer.games import SLUGS, game
from saucer.kernel.record import FIELDS
from saucer.lab.ladder import Pair, Pairing, Plan
from saucer.locales import LANGUAGES

ROOT = Path(__file__).parent.parent


def test_the_readme_runs():
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.failed == 0
    assert results.attempted > 10


@pytest.mark.parametrize("module", [saucer.kernel.match, saucer.lab.statistics, saucer.locales])
def test_docstrings_run(module):
    results = doctest.testmod(module)
    assert results.failed == 0
    assert results.attempted > 0


@pytest.mark.parametrize("page", sorted(chain(*map(ROOT.glob, ("*.md", "docs/*.md", "docs/rules/*/*.md")))), ids=str)
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_options_are_on_the_rules_page(slug, language):
    page = (ROOT / "docs" / "rules" / language / f"{slug}.md").read_text("utf-8")
    for option in game(slug).sheet.options:
        assert f"`{option.name}`" in page


def test_record_fields_are_documented():
    page = (ROOT / "docs" / "record.md").read_text("utf-8")
    for name in FIELDS:
        assert f"| `{name}`" in page or f"`{name}`," in page


def test_ladder_fields_are_documented():
    page = (ROOT / "docs" / "ladder.md").read_text("utf-8")
    for field in (*fields(Plan), *fields(Pair), *fields(Pairing)):
        assert f"`{field.name}`" in page
