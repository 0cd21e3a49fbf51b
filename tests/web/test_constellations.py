"""Constellations in the browser: a whole game by clicking on the sky, a turn by keys, a turn with a thumb."""

from playwright.sync_api import expect

MOST_DECISIONS = 60
CHOOSE, LAND, END = "Choose a card.", "Send a ship", "end"


def start(page):
    page.locator("[data-play=constellations]").click()
    expect(page.get_by_role("toolbar", name="Your cards")).to_be_visible()


def what_now(page):
    """Wait for something to decide, or for the end."""
    found = page.locator(".choose, .landing, #end-title").first
    found.wait_for()
    kind = found.evaluate("(found) => found.id || found.classList[0]")
    return {"choose": CHOOSE, "landing": LAND, "end-title": END}[kind]


def test_a_whole_game_is_played_by_clicking(visit):
    page = visit()
    start(page)
    laid = shipped = 0
    for decision in range(MOST_DECISIONS):
        match what_now(page):
            case "Choose a card.":
                lay(page, decision)
                laid += 1
            case "Send a ship":
                send_a_ship(page, decision)
                shipped += 1
            case _:
                break
    assert laid == 16
    assert shipped > 5
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".drawing [data-card]")).to_have_count(49)
    expect(page.locator(".drawing .ship")).not_to_have_count(0)


def lay(page, decision):
    cards = page.locator(".hand .pick")
    card = cards.nth(decision % cards.count())
    card.click()
    if decision % 2:
        card.click()  # once more turns the card
    places = page.locator(".cell.open")
    places.nth(decision * 7 % places.count()).click()


def send_a_ship(page, decision):
    if decision % 5:
        page.locator(".target").first.click()
    else:
        page.get_by_role("button", name="No ship").click()
