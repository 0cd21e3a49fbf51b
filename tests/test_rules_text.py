"""The rules pages as a terminal shows them."""

import re

import pytest

from saucer import rules, streams
from saucer.games import SLUGS
from saucer.locales import LANGUAGES
from saucer.rules.text import STYLE, text, window

PAGE = """\
# Comets

Throw *one* comet
at **another player** ([CQ1](common.md)).

- **K1** Say `throw` and
  the seat.
- any comet will do

| comet | what it brings to its owner |
|---|---|
| Halley | two points |

```
  *  o
 ->  | **
```
"""


def test_a_page_is_set_for_its_width():
    assert text(PAGE, 24).splitlines() == [
        "Comets",
        "",
        "Throw one comet at",
        "another player (CQ1).",
        "",
        "K1 Say throw and the",
        "   seat.",
        "- any comet will do",
        "",
        "comet   what it brings",
        "        to its owner",
        "Halley  two points",
        "",
        "  *  o",
        " ->  | **",
    ]


def test_styles_change_nothing_but_the_look():
    styled = text(PAGE, 24, styled=True)
    assert "\x1b[1mComets\x1b[0m" in styled
    assert "\x1b[1manother\x1b[0m \x1b[1mplayer\x1b[0m" in styled
    assert STYLE.sub("", styled) == text(PAGE, 24)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", [*SLUGS, rules.COMMON])
def test_every_page_fits_and_holds_no_marks(slug, language):
    for width in (60, 79, 99):
        page = text(rules.page(slug, language), width)
        assert max(map(len, page.splitlines())) <= width
        assert not re.search(r"\*\*|\]\(|`|^\||^##+ ", page, re.MULTILINE)
        ids = re.findall(r"^([A-Z]+[0-9]+) ", page, re.MULTILINE)
        assert [rule for rule in rules.ids(slug, language) if rule not in ids] == []


def test_the_width_is_the_terminals(monkeypatch):
    for columns, width in ((80, 79), (300, 100), (5, 20)):
        monkeypatch.setenv("COLUMNS", str(columns))
        assert window() == width


def test_a_terminal_gets_a_pager(monkeypatch, capsys):
    lines = []
    monkeypatch.setattr("pydoc.pager", lines.append)
    monkeypatch.delenv("LESS", raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    streams.page("long")
    monkeypatch.setattr("sys.stdout.isatty", lambda: False)
    streams.page("piped")
    assert lines == ["long"]
    assert capsys.readouterr().out == "piped\n"
