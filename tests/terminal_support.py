"""What several tests of the terminal share."""

import io

import saucer
from saucer.kernel.game import Setting
from saucer.terminal.keyboard import Keyboard
from saucer.terminal.plain import Plain
from saucer.terminal.session import PERSON, Session

QUICK = {"powers": {"target": "round"}}  # a single round is game enough


def begin(slug, seats=(PERSON, "sensible"), language="en", *, seed=3, shelf=None, names=(), options=None):
    game = saucer.game(slug)
    settled = game.sheet.settle(QUICK.get(slug, {}) if options is None else options)
    return Session.begin(Setting(game, len(seats), settled), seats, language, seed=seed, names=names, shelf=shelf)


def type_in(session, text):
    """Play in lines; what was printed."""
    out = io.StringIO()
    Plain(session, Keyboard(io.StringIO(text), out)).run()
    return out.getvalue()


def play_on(session, turns):
    """Everybody plays their first move; people let pass what they may."""
    before = len(session.log)
    while not session.over and len(session.log) < before + turns:
        seat = session.asking
        if seat is None:
            session.bot_step()
        elif session.may_pass(seat):
            session.let_pass(seat)
        else:
            session.play(seat, session.match.moves(seat).codes[0])
    return session
