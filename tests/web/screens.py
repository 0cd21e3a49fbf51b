"""Pictures of the games being played in the browser, for docs/screens: `python -m tests.web.screens docs/screens`.

With more words than the folder, only those games.
"""

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from saucer.games import SLUGS
from tests.server.live import serving
from tests.web.conftest import CHROMIUM, QUIET, SLOWEST
from tests.web.playing import my_turn_or_end, play_on, start

LOOKS = {"desk": (1280, 800, "light"), "phone": (390, 844, "dark")}
MOVES = {"looters": 5, "planet": 14, "zovnis": 5, "constellations": 9, "powers": 7}
COLOURS = 255  # enough for drawings; the files are a quarter as large


def shoot(page, slug, folder):
    """The game as it stands, in each look."""
    page.evaluate("document.activeElement.blur()")
    for name, (width, height, scheme) in LOOKS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=scheme)
        page.wait_for_timeout(1500)
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        picture.quantize(COLOURS).save(folder / f"{slug}-{name}.png", optimize=True)
        print(folder / f"{slug}-{name}.png", flush=True)


def main(folder, *slugs):
    """Play each game for a while against bots, and look at it."""
    with (
        tempfile.TemporaryDirectory() as place,
        serving(Path(place, "tables.db"), Path(place, "log")) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for slug in slugs or SLUGS:
            context = browser.new_context(locale="en")
            context.set_default_timeout(SLOWEST)
            context.add_init_script("sessionStorage.setItem('saucer-tempo', '0.05')")
            page = context.new_page()
            page.goto(server.url)
            start(page, slug)
            play_on(page, MOVES[slug])
            my_turn_or_end(page)
            shoot(page, slug, Path(folder))
            context.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
