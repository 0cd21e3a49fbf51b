"""Layout checks of boards: required elements are visible, large enough and not covered."""

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page

PHONES = ((390, 664), (412, 732), (360, 640), (375, 553))  # viewports with browser bars

# Required elements by game: a selector, and the minimal width and height in pixels.
# Elements with the same name may overlap, as the cards of a hand do.
NEEDED: Mapping[str, dict[str, tuple[str, int, int]]] = {
    "looters": {
        "hand": ("[role=toolbar] .pick", 46, 64),
        "earth": (".globe", 80, 50),
        "pile": (".cell > .pile", 24, 24),
        "own": (".berth.own", 80, 50),
        "rivals": (".berth.rival", 44, 50),
    },
    "planet": {
        "own": (".layout > .home", 150, 150),
        "offer": ("[data-offer], .stacks:not(.away) [data-stack]", 40, 40),
        "others": (".others .world", 40, 40),
        "counts": ("[data-count]", 30, 20),
    },
    "zovnis": {
        "sky": (".heaven > .sky", 150, 180),
        "hand": ("[role=toolbar] .pick", 48, 52),
        "goals": (".goals", 100, 20),
    },
    "constellations": {
        "sky": (".frame", 300, 130),
        "hand": ("[role=toolbar] .pick", 60, 60),
        "fleets": (".fleets > .fleets", 200, 20),
    },
    "powers": {
        "hand": ("[role=toolbar] .pick", 44, 60),
        "pile": ("[data-place=pile]", 36, 54),
        "discard": ("[data-place=discard]", 36, 54),
        "colour": (".force", 40, 16),
        "players": (".player .token", 60, 40),
        "own": (".own .me", 80, 36),
        "deeds": (".actions .button", 44, 40),
    },
}
BUTTONS = {"buttons": (".bar .button", 36, 40)}

# Cards are rotated and raised a little, so elements may touch.
PROBLEMS = """async ([needed, slack]) => {
  // A page that has nothing to draw may get no frame at all.
  const frame = () => new Promise((done) => [requestAnimationFrame(done), setTimeout(done, 1000)]);
  for (let count = 0; count < 3; count++) await frame();
  const problems = [];
  const found = [];
  for (const [name, [selector, width, height]] of Object.entries(needed)) {
    for (const element of document.querySelectorAll(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert]")) continue;
      const box = element.getBoundingClientRect();
      const what = `${name} at ${[box.x, box.y, box.width, box.height].map(Math.round)}`;
      if (box.width < width || box.height < height) problems.push(`too small: ${what}`);
      const middle = element.closest(".middle:has(> *)")?.closest(".room, .lesson")?.querySelector(":scope > .middle");
      const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      const { left, top, right, bottom } = middle?.getBoundingClientRect() ?? page;
      const rims = [left, top, innerWidth - right, innerHeight - bottom];
      if (rims.some((rim) => rim < -1)) problems.push("the board is larger than the page");
      if (box.left < left - slack || box.top < top - slack || box.right > right + slack || box.bottom > bottom + slack)
        problems.push(`out of sight: ${what}`);
      found.push({ name, what, box });
    }
  }
  for (const [index, one] of found.entries())
    for (const other of found.slice(index + 1)) {
      if (one.name === other.name) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > slack && down > slack) problems.push(`${one.what} lies over ${other.what}`);
    }
  return problems;
}"""
SLACK = 8


def problems(page: Page, slug: str, more: Mapping[str, Any] = BUTTONS) -> list[str]:
    """The layout problems of a board, one line each; the caller waits for the elements first."""
    problems: list[str] = page.evaluate(PROBLEMS, [{**NEEDED[slug], **more}, SLACK])
    return problems
