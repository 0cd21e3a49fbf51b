"""Accessibility checks with axe-core, in the light and the dark theme."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHECKS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]  # all that can be right in light and wrong in dark

# Elements hidden from screen readers are drawings of an accessible name: letters and numbers in them are
# no labels, so they are out of sight while names are compared with what is written.
NAMES = "label-content-name-mismatch"
VERDICT = """async (options) => {
  const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
  for (const one of moving) one.finish(); // colours change slowly
  return (await axe.run(document, { ...options, resultTypes: ["violations"] })).violations;
}"""
NAMED = """async (rule) => {
  const drawings = [...document.querySelectorAll("[aria-hidden=true]")];
  for (const drawing of drawings) drawing.style.visibility = "hidden";
  const named = await axe.run(document, { runOnly: { type: "rule", values: [rule] } });
  for (const drawing of drawings) drawing.style.visibility = "";
  return named.violations;
}"""


def violations(page: Page) -> list[str]:
    """The violations found by axe-core in both themes, one line each."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8"))
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    in_light = page.evaluate(VERDICT, {"runOnly": CHECKS, "rules": {NAMES: {"enabled": False}}})
    in_light += page.evaluate(NAMED, NAMES)
    page.emulate_media(color_scheme="dark")
    in_dark = page.evaluate(VERDICT, {"runOnly": {"type": "rule", "values": COLOURS}})
    return lines("light", in_light) + lines("dark", in_dark)


def lines(scheme: str, broken: Sequence[Any]) -> list[str]:
    """A line for each element that breaks a rule."""
    return [f"{scheme}: {rule['id']}: {where(node)}" for rule in broken for node in rule["nodes"]]


def where(node: Any) -> str:
    """The element and its first failure."""
    wrong = [check["message"] for kind in ("any", "all", "none") for check in node[kind]]
    return f"{node['html'][:160]} ({wrong[0] if wrong else ''})"
