"""What a screen reader finds on a page: axe-core's verdict, and the tree of roles and names."""

from pathlib import Path

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHECKS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SCHEMES = ("light", "dark")

# Letters in a drawing repeat what the name of the thing says in words: they are no labels that it must begin with.
VERDICT = """async (tags) => {
  const letters = [...document.querySelectorAll("svg[aria-hidden=true] text")];
  for (const letter of letters) letter.style.visibility = "hidden";
  const report = await axe.run(document, { runOnly: tags, resultTypes: ["violations"] });
  for (const letter of letters) letter.style.visibility = "";
  return report.violations;
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
