"""What a screen reader finds on a page: axe-core's verdict, and the tree of roles and names."""

from pathlib import Path

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHECKS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SCHEMES = ("light", "dark")

# What is hidden from screen readers are drawings of what a name says in words: letters and numbers in them are
# no labels, so they are out of sight while names are compared with what is written.
VERDICT = """async (tags) => {
  const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
  for (const one of moving) one.finish(); // colours change slowly
  const NAMES = "label-content-name-mismatch";
  const options = { runOnly: tags, rules: { [NAMES]: { enabled: false } }, resultTypes: ["violations"] };
  const seen = await axe.run(document, options);
  const drawings = [...document.querySelectorAll("[aria-hidden=true]")];
  for (const drawing of drawings) drawing.style.visibility = "hidden";
  const named = await axe.run(document, { runOnly: { type: "rule", values: [NAMES] } });
  for (const drawing of drawings) drawing.style.visibility = "";
  return [...seen.violations, ...named.violations];
}"""


def violations(page):
    """What axe-core complains of, in light and in dark, a line each."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8"))
    found = set()
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        rules = page.evaluate(VERDICT, CHECKS)
        found |= {f"{scheme}: {rule['id']}: {where(node)}" for rule in rules for node in rule["nodes"]}
    return sorted(found)


def where(node):
    """The element, and the first thing wrong with it."""
    wrong = [check["message"] for kind in ("any", "all", "none") for check in node[kind]]
    return f"{node['html'][:160]} ({wrong[0] if wrong else ''})"
