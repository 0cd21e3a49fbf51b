"""A page that watches bots play, with the times at which each move was played, received and displayed."""

from playwright.sync_api import Page

from tests.support.server import Client

PLAYERS = 4
LONGEST = 10_000  # milliseconds at one table

WATCH = """
localStorage.setItem("saucer-settings", JSON.stringify({ pace: "none" }));
window.seen = []; // [when the server played it, when the page had it, when it was on the screen]
window.drawn = new Map(); // what is told for the first time in a picture, by the number of the picture
new PerformanceObserver((list) => {
  for (const { identifier, presentationTime, renderTime } of list.getEntries()) {
    const now = performance.timeOrigin + (presentationTime ?? renderTime);
    for (const [number, times] of drawn) {
      if (number > Number(identifier)) continue;
      seen.push(...times.map((before) => [...before, now]));
      drawn.delete(number);
    }
  }
}).observe({ type: "element", buffered: true });
let pictures = 0;
new MutationObserver((changes) => {
  const lines = changes.flatMap(({ addedNodes }) => [...addedNodes]);
  const played = lines.filter((line) => line.dataset?.type === "played" && line.closest("aside"));
  if (!played.length) return;
  const now = Date.now();
  drawn.set(++pictures, played.map((line) => [Date.parse(line.querySelector("time").dateTime), now]));
  played.at(-1).querySelector("p").setAttribute("elementtiming", pictures);
}).observe(document, { childList: true, subtree: true });
"""
GO = """(path) => {
  seen.length = 0;
  drawn.clear();
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


def watch_bots(page: Page, host: Client, slug: str, moves: int) -> list[list[float]]:
    """A table of bots only, from its first move on: the three times of each of its moves, in milliseconds."""
    name = host.new_table(slug, PLAYERS, ["me", *["easy"] * (PLAYERS - 1)])
    page.evaluate(GO, f"/t/{name}")
    page.locator("aside [role=log] li").first.wait_for()
    host.do(name, "start")
    host.do(name, "leave")  # a bot stands in
    enough = f"document.querySelector('#end-title') || seen.length >= {moves} || Date.now() - seen[0][0] > {LONGEST}"
    page.wait_for_function(f"() => seen.length && ({enough})", timeout=0, polling=250)
    times: list[list[float]] = page.evaluate("seen")
    return times
