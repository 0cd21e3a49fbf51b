"""Helpers for tests of any game in the browser: start tables, type moves, wait for turns."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

MOST_MOVES = 400
REACHED = "[tabindex='0']:not([inert] *)"  # elements reached by Tab; elements in a leaving transition are inert

# The page's cookie allows requests to the API of its table.
ASK = """async (wishes) => {
  const path = `/api/tables/${location.pathname.split("/")[2]}`;
  const { moves } = await fetch(path).then((answer) => answer.json());
  const { number, ...wish } = wishes;
  if (number !== undefined) wish.words = moves[number % moves.length].words;
  const body = JSON.stringify({ ...wish, id: crypto.randomUUID() });
  await fetch(`${path}/requests`, { method: "POST", headers: { "content-type": "application/json" }, body });
}"""


def start(page: Page, slug: str) -> None:
    """Start a game against bots from the home page."""
    page.locator(f"[data-play={slug}]").click()
    page.locator("aside form input").wait_for(state="attached")  # in any language


# A visitor of the page is known to the server from here on, and may use its API with the page's own cookie.
INTRODUCE = """async (name) => {
  await fetch('/api/guests', {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({name})
  })
  localStorage.setItem('saucer-known', 'yes') // not before: the page asks who it is once it finds this
}"""
POST = """([path, body]) => fetch(path, {
  method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)
}).then((answer) => answer.json())"""


def table_of(page: Page) -> str:
    """The path of the table it comes to."""
    page.wait_for_url(re.compile("/t/"))
    return page.url[page.url.index("/t/") :]


def at_table(page: Page, slug: str, players: int, level: str = "easy") -> None:
    """Open a table with bots in the other seats."""
    page.evaluate(INTRODUCE, "Ola")
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": level}] * (players - 1)]
    wish = {"settings": {"game": slug, "players": players}, "seats": seats}
    table = page.evaluate(POST, ["/api/tables", wish])["table"]
    page.evaluate(POST, [f"/api/tables/{table}/requests", {"type": "start", "id": "start"}])
    page.goto(f"{page.url.rstrip('/')}/t/{table}")


def my_turn_or_end(page: Page) -> bool:
    """Wait until it is my turn; False if the game is over."""
    page.locator(".turn.mine, #end-title").first.wait_for()
    return page.locator("#end-title").count() == 0


@contextmanager
def one_more_move(page: Page) -> Iterator[None]:
    """Do something, and wait until the log has one more move."""
    played = page.locator("aside [role=log] li[data-type=played]")
    before = played.count()
    yield
    expect(played.nth(before)).to_be_attached()


def play_by_program(page: Page, number: int) -> None:
    """Play a legal move by its index modulo the number of moves, through the API."""
    page.evaluate(ASK, {"type": "move", "number": number})


def stand_in(page: Page) -> None:
    """Let a bot play for me."""
    page.evaluate(ASK, {"type": "leave"})


def type_in(page: Page, words: str) -> None:
    """Type a line into the table's input."""
    line = page.get_by_role("textbox", name="Command")
    line.fill(words)
    line.press("Enter")


def choose(page: Page, number: int) -> None:
    """Type a listed move by its index modulo the number of moves."""
    lines = listed(page)
    while not lines:  # earlier events are still being animated
        page.wait_for_timeout(50)
        lines = listed(page)
    with one_more_move(page):
        type_in(page, lines[number % len(lines)])


def listed(page: Page) -> list[str]:
    """The moves that may be typed now."""
    type_in(page, "moves")
    answers = page.locator(".answers p")
    answers.first.wait_for()
    return [line.partition(":")[0] for line in answers.all_inner_texts() if ":" in line]


def play_on(page: Page, moves: int = MOST_MOVES) -> None:
    """Play a number of moves, or to the end."""
    for number in range(moves):
        if not my_turn_or_end(page):
            return
        choose(page, number)
