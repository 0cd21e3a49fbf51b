"""The documentation is true: examples run, commands exist, links lead somewhere, every page is in the navigation."""

import ast
import doctest
import os
import re
import subprocess
from dataclasses import fields
from importlib.util import find_spec
from pathlib import Path

import pytest
from docs.site import build, check, pages, reference

import saucer.kernel.match
import saucer.kernel.names
import saucer.lab.estimates
import saucer.locales
import saucer.rules.text
from saucer import rules
from saucer.cli.parser import build_parser
from saucer.games import SLUGS, game
from saucer.kernel.record import FIELDS
from saucer.lab.ladder import Pair, Pairing, Plan
from saucer.locales import LANGUAGES
from tests import commands_page

ROOT = Path(__file__).resolve().parent.parent
PAGES = ["README.md", *pages.sources()]
PROSE = [page for page in PAGES if not page.startswith("src/") and page not in ("docs/commands.md", "docs/strength.md")]
TEXTS = {page: (ROOT / page).read_text("utf-8") for page in PAGES}
BLOCK = re.compile(r"(?ms)^ *```(\w*)\n(.*?)^ *```$")


def blocks(language):
    return [(page, text) for page in PAGES for kind, text in BLOCK.findall(TEXTS[page]) if kind == language]


# ---- examples ------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", [page for page in PAGES if ">>> " in TEXTS[page]])
def test_python_sessions_run(page):
    results = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.failed == 0
    assert results.attempted > 4


def test_other_python_blocks_parse():
    for page, text in blocks("python"):
        if ">>> " not in text:
            ast.parse(text, page)


MODULES = [saucer.kernel.match, saucer.kernel.names, saucer.lab.estimates, saucer.locales, saucer.rules.text]


@pytest.mark.parametrize("module", MODULES)
def test_docstrings_run(module):
    results = doctest.testmod(module)
    assert results.failed == 0
    assert results.attempted > 0


# ---- commands ------------------------------------------------------------------------------------

TARGETS = set(re.findall(r"(?m)^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8")))
SHELL = [(page, line) for page, text in blocks("") for line in text.splitlines()]
INLINE = [(page, code) for page in PAGES for code in re.findall(r"`([^`\n]+)`", pages.FENCE.sub("", TEXTS[page]))]


def command(line):
    """A line of shell without environment, folder of the program and comment; empty if it is no command of ours."""
    plain = re.sub(r"^(sudo |[A-Z_]+=\S+ )*(\S*/bin/)?", "", line.partition("  #")[0].strip())
    return plain if re.match(r"(make|saucer|python|sh) (-m )?[a-z]", plain) and plain[-1] != ":" else ""


COMMANDS = sorted({(page, plain) for page, line in (*SHELL, *INLINE) if (plain := command(line))})


def test_documented_make_targets_exist():
    for page, line in COMMANDS:
        if line.startswith("make "):
            assert line.split()[1] in TARGETS, f"{page}: {line}"


@pytest.mark.parametrize("page", sorted({page for page, line in COMMANDS if line.startswith("saucer ")}))
def test_documented_commands_are_understood(page):
    """In blocks, with all their arguments; in a sentence, by their names."""
    for line in (line for each, line in COMMANDS if each == page and line.startswith("saucer ")):
        words = line.replace("fuel", "zovnis").replace("<slug>", "zovnis").split()[1:]
        if (page, line) in SHELL:
            assert build_parser().parse_args([word for word in words if word != "..."]).run, line
        else:
            assert f"## saucer {words[0]}\n" in TEXTS["docs/commands.md"], line


def test_documented_scripts_exist():
    for page, line in COMMANDS:
        program, first, *rest = line.split()
        if program in ("python", "sh") and first == "-m":
            assert rest[0] == "pip" or find_spec(rest[0]), f"{page}: {line}"
        elif program in ("python", "sh"):
            assert (ROOT / first).is_file(), f"{page}: {line}"


def test_the_page_of_commands_is_in_step():
    assert commands_page.PAGE.read_text("utf-8") == commands_page.page(), "run: python -m tests.commands_page"


MAIN = ("docs", "src/saucer", "src/saucer/server", "src/saucer/terminal", "tests", "tests/server", "web", "web/src")
FILE = re.compile(r"[\w.<>/-]+/[\w.<>*-]+\.(?:py|ts|svelte|js|css|md|ftl|json|lock|service)")
EXAMPLES = {"<slug>": "zovnis", "<Slug>": "Zovnis", "<language>": "en", "<part>": "web"}


def test_documented_files_exist():
    """A path may begin at the top of the repository or at one of its main folders."""
    for page, code in INLINE:
        if FILE.fullmatch(code) and not code.startswith(("/", "~", "web/src/learn/lessons/")):  # those are generated
            path = re.sub("<[a-zA-Z]+>", lambda word: EXAMPLES[word[0]], code)
            assert any(any((ROOT / folder).glob(path)) for folder in ("", *MAIN, "web/src/games")), f"{page}: {code}"


# ---- links and navigation ------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page):
    """To a file of the repository, by a path that needs no symbolic link, and to an anchor that exists."""
    for target, anchor in pages.links(page, TEXTS[page]):
        path = ROOT / target
        assert path.is_file(), f"{page} links to {target}"
        assert os.path.normpath(path) == str(path.resolve()), f"{page} links through a symbolic link to {target}"
        assert not anchor or anchor in pages.anchors(path.read_text("utf-8")), f"{page} links to {target}#{anchor}"


def test_there_are_no_symbolic_links():
    """Where they are not supported, git writes a text file in their place."""
    files = subprocess.run(["git", "ls-files", "-s"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert [line.split("\t")[1] for line in files.splitlines() if line.startswith("120000")] == []


def test_every_page_is_in_the_navigation_once():
    linked = [page for _, items in pages.sections(TEXTS[pages.INDEX]) for page in items]
    linked += [page for source in pages.LISTS for page in pages.children(source, TEXTS[source])]
    assert sorted(linked) == sorted(page for page in pages.sources() if page != pages.INDEX)


def test_pages_of_the_site_link_to_each_other(tmp_path):
    build.gather(tmp_path)
    for address in build.addresses():
        text = (tmp_path / address).read_text("utf-8")
        for target, _ in pages.links(address, text):
            assert (tmp_path / target).is_file(), f"{address} links to {target}"


def test_the_python_reference_has_every_public_name():
    page = reference.pages(ROOT / "src" / "saucer")["api/index.md"]
    for name in saucer.__all__:
        assert f"## `{name}`\n" in page
    assert "def Match.play(self, seat: int," in page
    assert "The seats that may act now" in page


SITE = {
    "index.html": '<a href="a.html#top">a</a><link rel="stylesheet" href="_static/site.css">',
    "a.html": '<h1 id="top">A</h1><a href="b/b.html">b</a><a href="https://example.org">elsewhere</a>',
    "b/b.html": '<a href="../a.html">a</a><a href="../file.txt">file</a>',
    "file.txt": "",
    "_static/site.css": "",
}


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({}, None),
        ({"a.html": '<h1 id="up">A</h1><a href="b/b.html">b</a>'}, "index.html: broken link a.html#top"),
        ({"c.html": ""}, "c.html: more than 2 clicks away"),
        ({"b/b.html": '<a href="../c.html">c</a>', "c.html": ""}, "c.html: more than 2 clicks away"),
        ({"b/b.html": '<script src="https://cdn.example/x.js"></script>'}, "b/b.html: loads https://cdn.example/x.js"),
        ({"_static/site.css": "@import url(//fonts.example/a.css)"}, "_static/site.css: loads from another host"),
        ({"sources": ["d.md"]}, "d.md: not built"),
    ],
)
def test_checks_of_the_site_find(tmp_path, change, problem):
    for name, text in {**SITE, **change}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("".join(text), "utf-8")
    sources = ["index.md", "a.md", "b/b.md", *change.get("sources", [])]
    assert check.problems(tmp_path, sources) == ([problem] if problem else [])


# ---- prose ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", PROSE)
def test_lines_are_short(page):
    """Except in tables, blocks of code, and lines that are one link."""
    for number, line in enumerate(re.sub(pages.FENCE, "", TEXTS[page]).splitlines(), 1):
        assert len(line) <= 120 or line.startswith(("|", "!")), f"{page}: {line[:60]}... ({number})"


@pytest.mark.parametrize("page", PROSE)
def test_english_is_plain(page):
    prose = pages.without_code(TEXTS[page])
    assert not re.findall(r"\b(?:anew|afresh|mended|the own|so many|whoever)\b", prose.replace("start anew", ""))
    assert not re.findall(r"(?m)^#+ (?:What|Who|Whoever) .*", prose), "a heading is a noun or an instruction"


@pytest.mark.parametrize("page", [page for page in PAGES if "/decisions/0" in page])
def test_a_decision_has_a_reason_and_a_price(page):
    number = int(Path(page).name[:4])
    assert TEXTS[page].startswith(f"# {number}. ")
    assert re.findall(r"(?m)^\*\*(\w+)\.\*\*", TEXTS[page]) == ["Decision", "Reason", "Price"]


# ---- hosting -------------------------------------------------------------------------------------


def test_a_site_is_installed_where_the_unit_looks_for_it_and_as_the_image_is_built():
    folder = re.search(r"ExecStart=(\S+)/bin/saucer serve", (ROOT / "deploy" / "saucer.service").read_text("utf-8"))[1]
    image = (ROOT / "deploy" / "Dockerfile").read_text("utf-8").replace(" --no-cache-dir", "")
    steps = re.findall(rf"{folder}/bin/pip install .+", image)
    assert len(steps) == 2
    for step in (f"python3 -m venv {folder}", *steps, "cp deploy/saucer.service /etc/systemd/system/"):
        assert f"sudo {step}\n" in TEXTS["docs/hosting.md"]


def test_a_host_is_told_how_to_upgrade_to_go_back_and_to_restore():
    sections = {part.partition("\n")[0]: part for part in re.split(r"(?m)^## ", TEXTS["docs/upgrading.md"])[1:]}
    upgrade = sections["Upgrading"]
    assert "1. Make a back-up" in upgrade
    for way in ("`git pull`", "`pip install`", "systemctl restart", "**Several processes.**", "**Going back.**"):
        assert way in upgrade
    for way in ("saucer admin backup FILE", "cp FILE /var/lib/saucer/tables.db", "pg_dump", "pg_restore"):
        assert way in sections["Back-up and restore"]


def test_promises_about_security_name_tests_that_exist():
    promises = [line for line in TEXTS["docs/security.md"].splitlines() if re.match(r"\| [A-Z`]", line)]
    assert len(promises) > 20
    for line in promises:
        for module, words in re.findall(r"`(test_\w+)`([ \w,]*)", line.split("|")[-2]):
            tests = re.findall(r"def (test_\w+)", (ROOT / "tests" / "server" / f"{module}.py").read_text("utf-8"))
            for word in re.findall(r"\w+", words):
                assert any(word in name for name in tests), f"{module} has no test of {word}"


# ---- reference pages -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_options_are_on_the_rules_page(slug, language):
    page = rules.page(slug, language)
    for option in game(slug).sheet.options:
        assert f"`{option.name}`" in page


def test_record_fields_are_documented():
    for name in FIELDS:
        assert f"| `{name}`" in TEXTS["docs/record.md"] or f"`{name}`," in TEXTS["docs/record.md"]


def test_ladder_fields_are_documented():
    for field in (*fields(Plan), *fields(Pair), *fields(Pairing)):
        assert f"`{field.name}`" in TEXTS["docs/ladder.md"]
