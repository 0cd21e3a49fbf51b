"""Several people at one screen, small windows, and moves out of turn."""

import pytest

from saucer.games import SLUGS
from saucer.terminal.screen.app import SaucerApp
from saucer.terminal.screen.curtain import CurtainScreen
from saucer.terminal.screen.scene import Part
from saucer.terminal.screen.table import TableScreen
from saucer.terminal.screen.widgets import BoardView
from saucer.terminal.session import PERSON
from tests.support.screen import asked, at_table, press, reads, seen, steered, until
from tests.support.terminal import begin

# ---- several people -------------------------------------------------------------------------------


def hand_names(session, seat):
    """The tabs of a hand of constellations, as they stand on the screen."""
    return [card.upper() for card in session.match.view(seat).hand]


@steered
async def test_a_curtain_falls_between_two_people_and_hides_both_hands():
    session = begin("constellations", (PERSON, PERSON), names=("Ola", "Pat"))
    app = SaucerApp("en", None, session, pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        for _ in range(3):
            await until(pilot, lambda: isinstance(app.screen, CurtainScreen) or app.screen.chooser)
            if isinstance(app.screen, CurtainScreen):
                await reads(pilot, "Nobody else should look now.")
                text = seen(app)
                seat = session.asking
                assert session.match.names[seat] in text
                for other in (0, 1):
                    assert not any(name in text for name in hand_names(session, other))
                await pilot.press("enter")
                await until(pilot, lambda: isinstance(app.screen, TableScreen))
                await reads(pilot, "Choose")
            text = seen(app)
            viewer = app.screen.viewer
            assert viewer == session.asking
            assert all(name in text for name in hand_names(session, viewer))
            hidden = set(hand_names(session, 1 - viewer)) - set(hand_names(session, viewer))
            cards = {card.card.upper() for card in session.match.view(-1).sky}
            assert not any(f"{name} " in text for name in hidden - cards)
            while session.asking == viewer:
                await press(pilot, "enter")
            assert isinstance(app.screen, TableScreen)  # the move can be seen before the curtain falls
            asks = f"press Enter; {session.match.names[1 - viewer]} is next."
            assert asks in str(app.screen.query_one("#prompt").content)
            assert app.screen.whole_story()[-1] == (viewer, session.sentences(session.log[-1], viewer))
            assert all(name in seen(app) for name in hand_names(session, viewer))
            await pilot.press("enter")


@steered
async def test_no_hand_is_shown_before_somebody_has_said_who_looks():
    dealt = (begin("constellations", ("random", PERSON, PERSON), seed=seed) for seed in range(20))
    session = next(session for session in dealt if session.asking is None)  # the bot begins
    app = SaucerApp("en", None, session, pace=3)
    async with app.run_test(size=(120, 40)) as pilot:
        await reads(pilot, "is thinking")
        for seat in (1, 2):
            assert not any(f"{name} " in seen(app) for name in hand_names(session, seat))


@steered
async def test_moves_are_not_taken_back_behind_anothers_back():
    session = begin("looters", (PERSON, PERSON))
    app = SaucerApp("en", None, session, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen) or app.screen.chooser)
        if isinstance(app.screen, CurtainScreen):
            await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.chooser)
        await pilot.press("u")
        await reads(pilot, "Moves can be taken back only")


@steered
async def test_a_window_that_is_too_small_says_so():
    async with at_table(begin("looters"), size=(40, 12)) as pilot:
        await reads(pilot, "This window is too small for the table.")
        await pilot.resize_terminal(80, 24)
        await reads(pilot, "Choose a card.")


@pytest.mark.parametrize("slug", SLUGS)
@steered
async def test_a_hint_leaves_the_board_its_room(slug):
    session = begin(slug, (PERSON, "random", "random"))
    session.patience = 10
    async with at_table(session) as pilot:
        view = pilot.app.screen.query_one(BoardView)
        before = view.size
        await pilot.press("h")
        await asked(pilot)
        assert pilot.app.screen.query_one("#prompt").has_class("advice")
        assert view.size == before
        area = view.canvas.areas[pilot.app.screen.choice.pointed]
        assert view.scroll_offset.y <= area.y
        assert area.y + area.height <= view.scroll_offset.y + view.size.height


# ---- out of turn ----------------------------------------------------------------------------------


def interrupted(kind, seats=(PERSON, "random", "random")):
    """A game of powers at a moment when the person may act out of turn in some way."""
    for seed in range(200):
        session = begin("powers", seats, seed=seed)
        while not session.over:
            seat = session.asking
            if seat is None:
                session.bot_step()
            elif not session.may_pass(seat):
                session.play(seat, session.match.moves(seat).codes[0])
            elif any(move.words.startswith(kind) for move in session.match.moves(seat)):
                return session
            else:
                session.let_pass(seat)
    raise AssertionError(f"no chance to {kind}")


@steered
async def test_a_chance_to_catch_is_offered_and_can_be_taken():
    session = interrupted("catch")
    async with at_table(session) as pilot:
        before = len(session.log)
        assert "p lets it pass" in seen(pilot.app)
        assert "who has not called" in seen(pilot.app)
        place = next(i for i, part in enumerate(pilot.app.screen.choice.options) if part.kind == "catch")
        await pilot.press(str(place + 1))
        await asked(pilot)
        assert session.log[before].seat == 0
        assert session.log[before].events[0].name == "caught"


@steered
async def test_a_chance_to_catch_can_be_let_pass():
    session = interrupted("catch")
    async with at_table(session) as pilot:
        before = len(session.log)
        await press(pilot, "p")
        assert session.log[before].seat != 0


@steered
async def test_gifts_are_not_asked_for_but_open_on_a_key():
    session = interrupted("give")
    app = SaucerApp("en", None, session, pace=3)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.busy == "thinking")
        await reads(pilot, "Press g to give a red card away.")
        await pilot.press("g")
        await asked(pilot)
        assert Part("deed", "give") in app.screen.choice.options
        before = len(session.log)
        await pilot.press("enter")
        while len(session.log) == before:
            await pilot.press("enter")
            await pilot.pause(0.05)
        assert session.log[before].events[0].name == "gave"
