"""Helpers for tests of the replay page."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

import saucer
from saucer.kernel.game import Value
from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.lab.play import random_decision

NAMES = ("Ola", "Pat", "Eva", *(f"Player {number}" for number in range(4, 11)))


def record(slug: str = "zovnis", players: int = 3, seed: int = 5, **options: Value) -> str:
    """A random game, as a line of JSON."""
    match = saucer.match(slug, players, seed=seed, options=options, names=NAMES[:players])
    while match.actors:
        seat, code = random_decision(match.state, quick(len(match.history)), Moves())
        match.play(int(seat), int(code))
    return match.record().to_json()


def opened(visit: Callable[..., Page], text: str, **look: Any) -> Page:
    """The replay page of a record, before its first move."""
    page = visit("/review", **look)
    page.get_by_label("paste the record").fill(text)
    page.get_by_role("button", name="Show it").click()
    expect(page.locator(".slider")).to_contain_text("Move 0 of")
    return page


def at(page: Page, step: int) -> None:
    """Wait until the page shows the position after a number of moves."""
    expect(page.locator(".slider")).to_contain_text(f"Move {step} of")
