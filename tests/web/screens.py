"""Pictures of the games being played in the browser: `python -m tests.web.screens docs/screens` makes those of docs.

With more words than the folder, only those games. With `--every` all that is to be looked at when looks have changed:
each page, and each game at its start, in the middle and at its end, in every size, light and dark; and once more what
has many words, in the other languages.
"""

import io
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from saucer.games import SLUGS
from saucer.locales import LANGUAGES
from tests.support.server import serving
from tests.support.web import at_table, my_turn_or_end, play_on, stand_in, start
from tests.support.web_browser import CHROMIUM, QUIET, SLOWEST, WHOLE_GAMES
from tests.support.web_layout import PHONES

LOOKS = {"desk": (1280, 800, "light"), "phone": (390, 844, "dark")}
SIZES = {
    "desk": (1440, 900),
    "tablet": (820, 1180),
    "phone": (390, 844),
    **{f"phone-{width}x{height}": (width, height) for width, height in PHONES},  # with the bars of their browsers
    "sideways": (844, 390),
    "enlarged": (320, 256),
}
EVERY = {f"{size}-{scheme}": (*SIZES[size], scheme) for size in SIZES for scheme in ("light", "dark")}
MOVES = {**dict.fromkeys(SLUGS, 5), "looters": 3, "planet": 14, "constellations": 9, "powers": 7}
PAGES = ("", "lobby", "new/powers", "rules/powers", "review", "t/nowhere", *(f"learn/{slug}" for slug in SLUGS))
COLOURS = 255  # enough for drawings; the files are less than half as large


def shoot(page, name, folder, looks):
    """What there is to see, in each look."""
    page.evaluate("document.activeElement.blur()")
    for look, (width, height, scheme) in looks.items():
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=scheme)
        page.wait_for_timeout(1500)
        small(Image.open(io.BytesIO(page.screenshot())).convert("RGB")).save(
            folder / f"{name}-{look}.png", optimize=True
        )
        print(folder / f"{name}-{look}.png", flush=True)
    page.set_viewport_size({"width": 1280, "height": 800})


def small(picture):
    """With few colours, chosen so that small things keep theirs; what lies between is mixed from dots."""
    colours = picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=2)
    return picture.quantize(palette=colours, dither=Image.Dither.FLOYDSTEINBERG)


def for_the_docs(page, slug, folder):
    """A game in the middle."""
    start(page, slug)
    play_on(page, MOVES[slug])
    my_turn_or_end(page)
    shoot(page, slug, folder, LOOKS)


def from_start_to_end(page, slug, folder):
    start(page, slug)
    my_turn_or_end(page)
    shoot(page, f"{slug}-start", folder, EVERY)
    play_on(page, MOVES[slug])
    my_turn_or_end(page)
    shoot(page, f"{slug}-middle", folder, EVERY)
    stand_in(page)
    page.locator("#end-title").wait_for()
    shoot(page, f"{slug}-end", folder, EVERY)
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("slider").fill("12")
    shoot(page, f"{slug}-review", folder, EVERY)


def many_at_a_table(page, folder):
    """Powers with more than sit round a phone easily."""
    front = page.url
    for players in (6, 10):
        page.goto(front)
        at_table(page, "powers", players)
        my_turn_or_end(page)
        shoot(page, f"powers-{players}", folder, EVERY)


def around_a_table(page, folder):
    """Where friends meet, what can be set, and what opens beside a game."""
    front = page.url
    page.goto(front + "new/planet")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("img", name="QR code").wait_for()
    shoot(page, "around-gathering", folder, EVERY)
    page.get_by_role("button", name="Settings", exact=True).click()
    shoot(page, "around-settings", folder, EVERY)
    page.goto(front)
    start(page, "powers")
    my_turn_or_end(page)
    page.get_by_role("button", name="Rules").click()
    shoot(page, "around-rules", folder, EVERY)
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Log").click()
    shoot(page, "around-log", folder, LOOKS)


def every_page(page, folder, looks, ending=""):
    front = page.url
    for path in PAGES:
        page.goto(front + path)
        page.get_by_role("heading").first.wait_for(state="attached")
        shoot(page, f"page-{path.replace('/', '-') or 'home'}{ending}", folder, looks)


def in_other_words(visit, slugs, folder):
    """The pages, and how games end, in Polish and French."""
    for language in LANGUAGES[1:]:
        every_page(visit(language), folder, LOOKS, f"-{language}")
        for slug in slugs:
            page = visit(language)
            start(page, slug)
            stand_in(page)
            page.locator("#end-title").wait_for()
            shoot(page, f"{slug}-end-{language}", folder, LOOKS)


@contextmanager
def visitors():
    """A server, and a way for somebody new to come to it."""
    with (
        tempfile.TemporaryDirectory() as place,
        serving(Path(place, "tables.db"), Path(place, "log"), patches=WHOLE_GAMES) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)

        def visit(language="en"):
            context = browser.new_context(locale=language)
            context.set_default_timeout(SLOWEST)
            context.add_init_script("sessionStorage.setItem('saucer-tempo', '0.05')")
            page = context.new_page()
            page.goto(f"{server.url}/")
            return page

        yield visit


def main(*words):
    folder, *slugs = (word for word in words if word != "--every")
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    with visitors() as visit:
        for slug in slugs or SLUGS:
            (from_start_to_end if "--every" in words else for_the_docs)(visit(), slug, place)
        if "--every" in words:
            every_page(visit(), place, EVERY)
            many_at_a_table(visit(), place)
            around_a_table(visit(), place)
            in_other_words(visit, slugs or SLUGS, place)


if __name__ == "__main__":
    main(*sys.argv[1:])
