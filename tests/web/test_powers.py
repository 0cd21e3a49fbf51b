"""Powers in the browser: a round by clicking, keys, drags, ten players on a phone, and all that is done out of turn."""

import re

from playwright.sync_api import expect

from tests.support.web import INTRODUCE, POST, REACHED, my_turn_or_end

MOST_STEPS = 400
MOST_TRIES = 25
MOST_TABLES = 4
LOG = "aside [role=log]"

LOOK = "(table) => fetch(`/api/tables/${table}`).then((answer) => answer.json())"


class Player:
    """Somebody at a browser, who can also be asked to play by program, to get on with the game."""

    def __init__(self, page, name):
        self.page = page
        self.name = name
        self.requests = 0
        self.table = ""
        page.evaluate(INTRODUCE, name)

    def open_table(self, seats, **options):
        wish = {"settings": {"game": "powers", "players": len(seats), "options": options}, "seats": seats}
        self.table = self.page.evaluate(POST, ["/api/tables", wish])["table"]

    def go(self, table):
        self.table = table
        self.page.goto(re.match(r"\w+://[^/]+", self.page.url)[0] + f"/t/{table}")

    def ask(self, kind, **fields):
        self.requests += 1
        request = {"type": kind, "id": f"{self.table}-{self.requests}", **fields}
        return self.page.evaluate(POST, [f"/api/tables/{self.table}/requests", request])

    def look(self):
        return self.page.evaluate(LOOK, self.table)

    def moves(self):
        return [move["words"] for move in self.look()["moves"]]

    def click(self, words):
        self.page.locator(f"[data-words='{words}']").first.click()

    def hears(self, text):
        expect(self.page.locator(LOG)).to_contain_text(text)

    def hears_last(self, text):
        expect(self.page.locator(f"{LOG} li").last).to_contain_text(text)


def against_bots(visit, bots, look=None, **options):
    ola = Player(visit(**(look or {})), "Ola")
    ola.open_table([{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * bots], **options)
    ola.ask("start")
    ola.go(ola.table)
    expect(ola.page.get_by_role("toolbar")).to_be_visible()
    return ola


def one_step(page):
    """Do what can be done, by clicking alone: lay a card that fits, else what the buttons offer."""
    for card in page.locator(".pick.lit").all():
        card.click()
        if page.locator(".actions .main, .choice").count():
            break
    if page.locator("[data-take]").count():
        page.locator("[data-take]").first.click()
    page.locator(".choice[data-words], .actions .main, .actions [data-words]").first.click()


def test_a_whole_round_is_played_by_clicking(visit):
    page = against_bots(visit, 1, target="round").page
    for _ in range(MOST_STEPS):
        if not my_turn_or_end(page):
            break
        count = page.locator(f"{LOG} p").count()
        expect(page.locator(".actions [data-words], [data-take]").first).to_be_visible()
        one_step(page)
        page.wait_for_function(
            "([log, count]) => document.querySelectorAll(`${log} p`).length > count", arg=[LOG, count]
        )
    expect(page.locator("#end-title")).to_be_visible()
    expect(page.locator(LOG)).to_contain_text("no cards left")


def test_keys_alone_choose_and_lay_or_draw(visit):
    ola = against_bots(visit, 1)
    page = ola.page
    assert my_turn_or_end(page)
    page.get_by_role("toolbar").locator(REACHED).focus()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".pick:focus")).to_have_attribute("aria-label", re.compile(r"\w"))
    page.keyboard.press("Home")
    page.keyboard.press("ArrowUp")  # to the buttons
    expect(page.locator(".actions button:focus")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".pick:focus")).to_have_count(1)
    if "draw" in ola.moves():
        page.keyboard.press("d")
        ola.hears(re.compile("You draw|You lay"))
        page.keyboard.press("k")
    else:  # a colour is to be named, or a Wild Draw Four to be answered
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        ola.hears(re.compile("You name|You draw|You challenge"))
    expect(page.get_by_role("toolbar").locator(":focus")).to_have_count(1)


DOES = {
    r"-\d$": "A number:",
    "draw2": "Draw Two: the next player",
    "reverse": "Reverse: with two players",
    "skip": "Skip: the next player",
    "character": "Name a colour and take this power.",
    "choice": "Power Choice: take any power",
    "wild4": "Wild Draw Four: name a colour",
}
PLACES = """() => {
  const all = [...document.querySelectorAll(".arena, .me, .prompt, .actions, .rounds, .hand, [data-power]")];
  return all.map((one) => {
    const { x, width, bottom } = one.getBoundingClientRect();
    return one.matches(".prompt") ? bottom : [x, width, bottom]; // a long sentence is wider
  });
}"""


def test_cards_and_powers_say_what_they_do_and_nothing_moves(visit):
    page = against_bots(visit, 1, {"viewport": {"width": 390, "height": 844}, "reduced_motion": "reduce"}).page
    assert my_turn_or_end(page)
    prompt, before = page.locator(".prompt"), page.evaluate(PLACES)
    page.get_by_role("button", name="GREEN: if nothing fits").click()
    expect(prompt).to_have_text("GREEN: if nothing fits, lay the top card of the pile blind.")
    page.mouse.click(8, 300)  # anywhere else
    expect(prompt).not_to_contain_text("GREEN")
    stand = page.locator("[data-power]").first
    stand.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(prompt).to_have_text(stand.get_attribute("aria-label"))
    page.get_by_role("toolbar").locator(REACHED).focus()
    for key in ("End", "Home"):
        page.keyboard.press(key)
        kind = page.locator(".pick:focus").get_attribute("data-card")
        expect(prompt).to_contain_text(next(text for mark, text in DOES.items() if re.search(mark, kind)))
        expect(page.locator(".pick:focus")).to_have_accessible_description(prompt.inner_text())
    assert page.evaluate(PLACES) == before


IN_SIGHT = """(card) => { // where others do not cover it
  const { x, y, width, height } = card.getBoundingClientRect();
  const steps = Array.from({ length: 20 }, (_, step) => step / 20);
  const all = steps.flatMap((down) => steps.map((right) => ({ x: width * right, y: height * down })));
  const seen = all.filter((at) => card.contains(document.elementFromPoint(x + at.x, y + at.y)));
  return seen[Math.floor(seen.length / 2)];
}"""


def test_a_card_is_dragged_to_the_pile(visit):
    ola = against_bots(visit, 1)
    page = ola.page
    for _ in range(MOST_STEPS):
        assert my_turn_or_end(page)
        moves = ola.moves()
        words = [word for word in moves if re.fullmatch(r"(red|blue|green|yellow) \w+", word)]
        if words:
            break
        if moves:  # else the page has not heard of the last one yet
            ola.ask("move", words=moves[0])
    card = page.locator(f".pick.lit[data-card='{words[0].replace(' ', '-')}']").first
    card.drag_to(page.locator("[data-place=discard]"), source_position=card.evaluate(IN_SIGHT))
    ola.hears(f"You lay {words[0].replace('draw2', 'Draw Two').replace('skip', 'Skip').replace('reverse', 'Reverse')}")


def test_ten_players_fit_a_phone(visit):
    page = against_bots(visit, 9, {"viewport": {"width": 390, "height": 844}, "has_touch": True}).page
    expect(page.locator(".player")).to_have_count(9)
    for part in page.locator(".player, .pick, [data-place=pile], [data-place=discard]").all():
        box = part.bounding_box()
        assert box["x"] >= -12
        assert box["x"] + box["width"] <= 402
        assert box["y"] + box["height"] <= 844
        assert min(box["width"], box["height"]) >= 44
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


class Goals:
    """What two people do out of turn by clicking, as chances come; all else is played by program."""

    def __init__(self, people):
        self.people = people
        self.open = {"call", "catch", "give", "challenge", "accept", "call with a card"}

    def step(self):
        """Take one step towards the goals; False if the game is over."""
        looks = [person.look() for person in self.people]
        if looks[0]["table"]["phase"] != "playing":
            return False
        moves = [[move["words"] for move in look["moves"]] for look in looks]
        for seat, person in enumerate(self.people):
            for act in (self.call, self.give, self.answer, self.lay_with_call):
                if act(person, moves[seat], seat):
                    return True
        seat = next(seat for seat, words in enumerate(moves) if any(not out_of_turn(word) for word in words))
        self.people[seat].ask("move", words=self.wish([word for word in moves[seat] if not out_of_turn(word)]))
        return True

    def done(self, goal, seat, mine, theirs):
        """Both the acting player and the target see the event."""
        self.people[seat].hears_last(mine)
        self.people[1 - seat].hears_last(theirs)
        self.open.discard(goal)
        return True

    def call(self, person, moves, seat):
        other = self.people[1 - seat]
        if "call" not in moves:
            return False
        if "catch" in self.open and f"catch {seat}" in other.moves():
            other.click(f"catch {seat}")
            return self.done("catch", 1 - seat, f"You catch {person.name}", f"{other.name} catches you")
        if "call" in self.open:
            person.click("call")
            return self.done("call", seat, "You call", f"{person.name} calls")
        return False

    def give(self, person, moves, seat):
        gifts = [word for word in moves if word.startswith("give")]
        if "give" not in self.open or not gifts or any(not out_of_turn(word) for word in moves):
            return False  # out of turn is what is wanted
        person.page.locator(f".pick[data-card='red-{gifts[0].split()[2]}']").first.click()
        person.page.locator("button.token").click()
        return self.done("give", seat, f"You give {self.people[1 - seat].name}", f"{person.name} gives you")

    def answer(self, person, moves, seat):
        wanted = next((word for word in ("challenge", "accept") if word in moves and word in self.open), None)
        if wanted is None:
            return False
        person.click(wanted)
        verb = "challenge" if wanted == "challenge" else "draw"
        return self.done(wanted, seat, f"You {verb}", f"{person.name} {verb}s")

    def lay_with_call(self, person, moves, seat):
        lays = [word for word in moves if re.fullmatch(r"(red|blue|green|yellow) \w+ last", word)]
        if "call with a card" not in self.open or self.open & {"call", "catch"} or not lays:
            return False
        page = person.page
        card = page.locator(f".pick[data-card='{lays[0].removesuffix(' last').replace(' ', '-')}']").first
        for chosen in (page.get_by_role("button", name="Call “Last card!” with the next card"), card) * MOST_TRIES:
            if page.locator(f"[data-words='{lays[0]}']").count():
                break
            if chosen.get_attribute("aria-pressed") == "false":  # what happened before may still be shown
                chosen.click()
            page.wait_for_timeout(200)
        person.click(lays[0])
        return self.done("call with a card", seat, "You call", f"{person.name} calls")

    def wish(self, moves):
        """Towards the goals: red's power, Wild Draw Fours, and few cards in hand without a call."""
        silent = [word for word in moves if not word.endswith("last")]
        starts = ["character red", "choice red"] if "give" in self.open else []
        starts += ["wild4"] if self.open & {"challenge", "accept"} else []
        for start in starts:
            for word in silent:
                if word.startswith(start):
                    return word
        lays = [word for word in silent if word.split()[0] not in ("draw", "keep", "end", "challenge")]
        return (lays or silent)[0]


def out_of_turn(word):
    return word.split()[0] in ("call", "catch", "give")


def two_at_a_table(people):
    ola, pat = people
    ola.open_table([{"kind": "me"}, {"kind": "free"}])
    for person in people:
        person.go(ola.table)
    pat.page.get_by_role("button", name="Sit here").click()
    ola.page.get_by_role("button", name="Start").click()
    for person in people:
        expect(person.page.get_by_role("toolbar")).to_be_visible()


def test_two_people_call_catch_challenge_and_give_out_of_turn(visit):
    people = [Player(visit(reduced_motion="reduce"), name) for name in ("Ola", "Pat")]
    goals = Goals(people)
    steps = tables = 0
    while goals.open and tables < MOST_TABLES:
        two_at_a_table(people)
        tables += 1
        while goals.open and goals.step():
            steps += 1
            assert steps < MOST_STEPS * MOST_TABLES, goals.open
    assert not goals.open
