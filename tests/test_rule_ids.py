"""Every rule, ruling and worked example is proven by a test, told on a page, and found in the code."""

import ast
import re
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from saucer import rules
from saucer.games import SLUGS
from tests.support.rulebook import COMMON, IDS

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "saucer"


def ids_of(slug):
    assert slug in IDS, f"say in IDS of tests/support/rulebook.py which ids {slug} has"
    return IDS[slug]


@cache
def proven():
    """The ids named by `@rule(...)` above test functions."""
    ids = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                ids |= {argument.value for mark in node.decorator_list for argument in rule_ids(mark)}
    return ids


def rule_ids(mark):
    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
        return mark.args
    return []


def test_every_id_is_proven_by_a_test():
    missing = [name for name in chain(COMMON, *IDS.values()) if name not in proven()]
    assert not missing, f"no test proves {', '.join(missing)}"


def test_no_test_names_an_unknown_id():
    assert proven() <= {*COMMON, *chain(*IDS.values())}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_id_is_on_its_page_once(slug):
    assert sorted(rules.ids(slug)) == sorted(ids_of(slug))


def test_common_rulings_have_a_page_of_their_own():
    assert rules.ids("common") == COMMON


@pytest.mark.parametrize("slug", SLUGS)
def test_every_rule_and_ruling_is_found_in_the_code(slug):
    room = "\n".join(path.read_text("utf-8") for path in (SOURCE / "games" / slug).glob("*.py"))
    ids = set(re.findall(r"\b[A-Z]+Q?[0-9]+\b", expand_ranges(room)))
    missing = [name for name in ids_of(slug) if not re.match(r"[A-Z]T", name) and name not in ids]
    assert not missing, f"grep finds no {', '.join(missing)} in games/{slug}"


def expand_ranges(text):
    """`U1-U5` names all five."""
    ranges = re.findall(r"\b([A-Z]+)([0-9]+)-\1([0-9]+)\b", text)
    spelled = [f"{prefix}{n}" for prefix, first, last in ranges for n in range(int(first), int(last) + 1)]
    return text + " " + " ".join(spelled)
