"""Every page, and every game from its start to looking back at it, in Polish and French: no English is left."""

import re

import pytest

from saucer.games import SLUGS
from tests.support.web import my_turn_or_end, one_more_move, play_by_program, stand_in
from tests.support.web_lessons import speak, waiting

PAGES = ("/", "/lobby", "/new/powers", "/new/planet", "/rules/looters", "/review")
NAMES = {"English", "Polski", "Français", "Saucer"}

# All that is read or spoken: texts that are seen, or there for screen readers only, and names of things.
SAID = """() => {
  const meant = (one) => one.checkVisibility() && !one.closest("[lang]:not(html), code");
  const seen = [...document.body.querySelectorAll("*")].filter(meant);
  const texts = seen.flatMap((one) => [...one.childNodes].filter(({ nodeType }) => nodeType === 3));
  const names = ["aria-label", "aria-valuetext", "title", "placeholder", "alt"];
  const named = seen.flatMap((one) => names.map((name) => one.getAttribute(name) ?? ""));
  return [...texts.map(({ data }) => data), ...named].map((text) => text.replace(/\\s+/g, " ").trim());
}"""


def said(page):
    return set(page.evaluate(SAID))


def words(text):
    """The words of a text that are no names, numbers or marks of cards."""
    return re.findall(r"(?<![\w-])[a-zà-ž]{2,}(?![\w-])", text)


def untranslated(page):
    """What is said alike in English and in another language; single words may be alike by chance."""
    speak(page, "en")
    english = said(page)
    alike_in = {}
    for language in ("pl", "fr"):
        speak(page, language)
        alike = said(page) & english - NAMES
        alike_in[language] = sorted(text for text in alike if len(words(text)) > 1 or re.search(r"[a-z]-[a-z]", text))
    return {language: texts for language, texts in alike_in.items() if texts}


@pytest.mark.parametrize("path", PAGES)
def test_pages_speak_every_language(visit, path):
    page = visit(path)
    page.get_by_role("heading").first.wait_for()
    assert untranslated(page) == {}


def test_settings_speak_every_language(visit):
    page = visit()
    page.locator("header nav button").click()
    page.get_by_role("dialog").wait_for()
    english = said(page)
    page.get_by_text("Polski").click()
    page.locator("html[lang=pl]").wait_for()
    assert not {text for text in said(page) & english - NAMES if words(text)}


@pytest.mark.parametrize("slug", SLUGS)
def test_games_speak_every_language_from_start_to_end(visit, slug):
    page = visit()
    page.locator(f"[data-play={slug}]").click()
    for number in range(2):
        my_turn_or_end(page)
        with one_more_move(page):
            play_by_program(page, number)
    my_turn_or_end(page)
    assert untranslated(page) == {}
    stand_in(page)
    page.locator("#end-title").wait_for()
    assert untranslated(page) == {}
    page.locator("a[href^='/review/']").click()
    page.get_by_role("slider").press("PageUp")
    assert untranslated(page) == {}


@pytest.mark.parametrize("slug", SLUGS)
def test_lessons_speak_every_language(visit, slug):
    page = visit(f"/learn/{slug}")
    waiting(page)
    assert untranslated(page) == {}
