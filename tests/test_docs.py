"""What the documentation shows is true."""

import doctest
import os
import re
import subprocess
from dataclasses import fields
from itertools import chain
from pathlib import Path

import pytest

import saucer.kernel.match
import saucer.kernel.names
import saucer.lab.statistics
import saucer.locales
import saucer.rules.text
from saucer import cli, rules
from saucer.games import SLUGS, game
from saucer.kernel.record import FIELDS
from saucer.lab.ladder import Pair, Pairing, Plan
from saucer.locales import LANGUAGES
from tests import commands_page

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("page", ["README.md", "docs/python.md", "docs/first-bot.md"])
def test_examples_in_python_run(page):
    results = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.failed == 0
    assert results.attempted > 7


def test_the_page_of_commands_is_in_step():
    assert commands_page.PAGE.read_text("utf-8") == commands_page.page(), "run: python -m tests.commands_page"


def test_every_page_is_in_the_index():
    index = (ROOT / "docs" / "README.md").read_text("utf-8")
    for page in (ROOT / "docs").glob("*.md"):
        assert page.name == "README.md" or f"]({page.name}" in index, f"docs/README.md does not name {page.name}"


MODULES = [saucer.kernel.match, saucer.kernel.names, saucer.lab.statistics, saucer.locales, saucer.rules.text]


@pytest.mark.parametrize("module", MODULES)
def test_docstrings_run(module):
    results = doctest.testmod(module)
    assert results.failed == 0
    assert results.attempted > 0


PAGES = sorted(chain(*map(ROOT.glob, ("*.md", "docs/*.md", "src/saucer/rules/*/*.md"))))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page):
    """To a file of the repository, by a path that needs no symbolic link: code hosts do not follow those."""
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        path = (page.parent / target).absolute()
        assert path.exists(), f"{page.name} links to {target}"
        assert os.path.normpath(path) == str(path.resolve()), f"{page.name} links through a symbolic link to {target}"


def test_there_are_no_symbolic_links():
    """Where they are not supported, git writes a text file in their place."""
    listed = subprocess.run(["git", "ls-files", "-s"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert [line.split("\t")[1] for line in listed.splitlines() if line.startswith("120000")] == []


HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")


def test_a_site_is_installed_where_the_unit_looks_for_it_and_as_the_image_is_built():
    folder = re.search(r"ExecStart=(\S+)/bin/saucer serve", (ROOT / "deploy" / "saucer.service").read_text("utf-8"))[1]
    image = (ROOT / "deploy" / "Dockerfile").read_text("utf-8").replace(" --no-cache-dir", "")
    steps = re.findall(rf"{folder}/bin/pip install .+", image)
    assert len(steps) == 2
    for step in (f"python3 -m venv {folder}", *steps, "cp deploy/saucer.service /etc/systemd/system/"):
        assert f"sudo {step}\n" in HOSTING


def test_a_host_is_told_how_to_upgrade_to_go_back_and_to_restore():
    sections = {part.partition("\n")[0]: part for part in re.split(r"(?m)^## ", HOSTING)[1:]}
    upgrade = sections["Upgrading"]
    assert "1. Make a back-up" in upgrade
    for way in ("`git pull`", "`pip install`", "systemctl restart", "**Several processes.**", "**Going back.**"):
        assert way in upgrade
    for way in ("saucer admin backup FILE", "cp FILE /var/lib/saucer/tables.db", "pg_dump", "pg_restore"):
        assert way in sections["Back-up and restore"]


@pytest.mark.parametrize("line", re.findall(r"(?m)^saucer (.+)$", HOSTING))
def test_commands_for_hosts_are_understood(line):
    assert cli._parser().parse_args(line.split()).run


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_options_are_on_the_rules_page(slug, language):
    page = rules.page(slug, language)
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
