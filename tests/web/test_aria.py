"""Accessibility trees of the boards, at the start, in the middle and at the end of each lesson.

The trees are in `aria/`, to be read and reviewed. `SAUCER_RENEW=1` rewrites them.
"""

import os
from pathlib import Path

import pytest

from saucer.games import SLUGS
from saucer.lessons import lesson
from tests.support.web_lessons import waiting

FOLDER = Path(__file__).parent / "aria"
MOMENTS = ("start", "middle", "end")


@pytest.mark.parametrize("slug", SLUGS)
def test_boards_tell_screen_readers_what_they_show(visit, slug):
    page = visit(f"/learn/{slug}", reduced_motion="reduce")
    steps = [step for scene in lesson(slug).scenes for step in scene.steps]
    wanted = dict(zip((0, len(steps) // 2, len(steps) - 1), MOMENTS, strict=True))
    for number, step in enumerate(steps):
        assert waiting(page) == step.text
        if number in wanted:
            compare(page.locator(".lesson > .middle").aria_snapshot(), FOLDER / f"{slug}-{wanted[number]}.yml")
        for _ in range(2 if step.puzzle else 1):
            page.locator(".coach .next").click()
        page.locator(f".coach [data-step={step.text}]").wait_for(state="detached")


def compare(snapshot, file):
    if os.environ.get("SAUCER_RENEW"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(snapshot + "\n", "utf-8")
    assert snapshot + "\n" == file.read_text("utf-8")
