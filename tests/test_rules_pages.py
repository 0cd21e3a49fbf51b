"""The rules pages say the same in every language: the same rules in the same order, tables, commands and options."""

import re
from pathlib import Path

import pytest

import saucer
from saucer import rules
from saucer.games import SLUGS
from saucer.locales import LANGUAGES, say
from saucer.terminal.screen.rulebook import search_page

PAGES = (*SLUGS, rules.COMMON)
RULING = {"en": "*(our ruling)*", "pl": "*(nasze rozstrzygnięcie)*", "fr": "*(notre décision)*"}
EXAMPLE = {"en": "*(example)*", "pl": "*(przykład)*", "fr": "*(exemple)*"}
each_page = pytest.mark.parametrize("slug", PAGES)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_translation = pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])


def lines(slug, language, start):
    return [line for line in rules.page(slug, language).splitlines() if line.startswith(start)]


def test_there_is_no_page_too_many():
    folder = Path(rules.__file__).parent
    names = sorted(f"{page.parent.name}/{page.stem}" for page in folder.glob("*/*.md"))
    assert names == sorted(f"{language}/{slug}" for language in LANGUAGES for slug in PAGES)


@each_page
@each_translation
def test_the_same_rules_in_the_same_order(slug, language):
    assert rules.ids(slug, language) == rules.ids(slug)
    assert [line.split()[0] for line in lines(slug, language, "#")] == [
        line.split()[0] for line in lines(slug, "en", "#")
    ]


@each_page
def test_rules_come_in_the_order_of_their_numbers(slug):
    """Rules over the whole page, rulings and examples within a section; who looks for one finds it."""
    last = {}
    for line in rules.page(slug).splitlines():
        if line.startswith("#"):
            last = {family: number for family, number in last.items() if len(family) == 1}
        if item := re.match(r"- \*\*([A-Z]+?[QT]?)([0-9]+)\*\*", line):
            family, number = item[1], int(item[2])
            assert number > last.get(family, 0), f"{family}{number} comes too late"
            last[family] = number


@pytest.mark.parametrize("slug", SLUGS)
@each_language
def test_a_page_begins_with_the_game_and_ends_with_where_it_comes_from(slug, language):
    page = rules.page(slug, language)
    first, *_, last = re.split(r"(?m)^## ", page)
    assert f"`{slug}`" not in first
    assert f"`{slug}`" in last


BEGINNING = [("looters", "U5"), ("zovnis", "Z4"), ("constellations", "G3"), ("planet", "PQ14"), ("powers", "NQ43"),
             (rules.COMMON, "CQ1")]  # fmt: skip
SETTING = {"en": r"\bset(ting)?\b", "pl": "ustawieni", "fr": "régl"}


@pytest.mark.parametrize(("slug", "name"), BEGINNING)
@each_language
def test_who_begins_is_a_setting(slug, name, language):
    """As it is at tables, in the terminal and in Python; nobody can name a seat by other means."""
    assert re.search(SETTING[language], rules.one(slug, name, language))


@each_page
@each_language
def test_rulings_and_examples_are_marked(slug, language):
    for name in rules.ids(slug, language):
        text = rules.one(slug, name, language)
        assert (RULING[language] in text) == (name[1] == "Q"), name
        assert (EXAMPLE[language] in text) == (name[1] == "T"), name


@each_page
@each_translation
def test_tables_have_the_same_shape_and_numbers(slug, language):
    """Every row has the same columns, and the same figures, codes and commands in them."""
    english, other = (lines(slug, spoken, "|") for spoken in ("en", language))
    assert len(other) == len(english)
    for ours, theirs in zip(other, english, strict=True):
        assert ours.count("|") == theirs.count("|"), ours
        assert re.findall(r"[0-9]+", cells(ours)) == re.findall(r"[0-9]+", cells(theirs)), ours


def cells(row):
    return re.sub(r"\([^)]*\)", "", row).replace("+2", "").replace("+4", "")  # names of cards differ


@each_page
@each_translation
def test_the_same_commands(slug, language):
    """What is typed is the same in every language; a translation may spell out more of it."""
    assert commands(slug, "en") <= commands(slug, language)


def commands(slug, language):
    page = re.sub(r"(?ms)^```.*?^```$", "", rules.page(slug, language))  # without drawings
    return {re.sub(r"\s+", " ", code) for code in re.findall(r"`([^`]+)`", page)}


@each_page
@each_translation
def test_rules_refer_to_the_same_rules(slug, language):
    for name in rules.ids(slug):
        ours, theirs = rules.one(slug, name, language), rules.one(slug, name)
        assert sorted(re.findall(r"\b[A-Z]+[QT]?[0-9]+\b", ours)) == sorted(
            re.findall(r"\b[A-Z]+[QT]?[0-9]+\b", theirs)
        )


@pytest.mark.parametrize("slug", SLUGS)
@each_language
def test_a_page_has_the_title_of_the_game(slug, language):
    assert rules.page(slug, language).startswith(f"# {say(slug, 'title', language=language)}\n")


@each_page
@each_translation
def test_marks_are_those_of_the_language(slug, language):
    """French: hard spaces around high marks, curved apostrophes; Polish: its own quotation marks."""
    for line in rules.page(slug, language).splitlines():
        text = re.sub(r"`[^`]*`|\*[^*]+\*|^\|[-|]+$", "x", line)  # commands, titles of foreign games, rules of tables
        assert '"' not in text, line
        assert "'" not in text, line
        if language == "fr":
            assert not re.search(r"[^\u00a0][:;!?»]|«[^\u00a0]", text), line


@each_language
def test_one_rule_of_a_page(language):
    assert rules.one("looters", "u8", language).startswith("- **U8** ")
    with pytest.raises(saucer.SaucerError):
        rules.one("looters", "U99", language)


@each_language
def test_a_drawing_stays_with_its_rule(language):
    text = rules.one("zovnis", "ZQ1", language)
    assert text.endswith("┘\n```")
    assert "ZQ2" not in text
    assert search_page(rules.page("zovnis", language), "zq1").strip() == text
