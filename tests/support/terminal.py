"""Helpers for tests of the terminal client."""

import io
from collections.abc import Mapping, Sequence

import saucer
from saucer.kernel.game import Setting, Value
from saucer.terminal.keyboard import Keyboard
from saucer.terminal.plain import Plain
from saucer.terminal.saves import Shelf
from saucer.terminal.session import PERSON, Session

QUICK: Mapping[str, dict[str, Value]] = {"powers": {"target": "round"}}  # a single round is sufficient


def begin(
    slug: str,
    seats: Sequence[str] = (PERSON, "sensible"),
    language: str = "en",
    *,
    seed: int = 3,
    shelf: Shelf | None = None,
    names: Sequence[str] = (),
    options: Mapping[str, Value] | None = None,
) -> Session:
    """A new game in the terminal."""
    game = saucer.game(slug)
    settled = game.sheet.settle(QUICK.get(slug, {}) if options is None else options)
    return Session.begin(Setting(game, len(seats), settled), seats, language, seed=seed, names=names, shelf=shelf)


def type_in(session: Session, text: str) -> str:
    """Play in line mode; returns the output."""
    out = io.StringIO()
    Plain(session, Keyboard(io.StringIO(text), out)).run()
    return out.getvalue()


def play_on(session: Session, turns: int) -> Session:
    """All seats play their first legal move; people wait where they can."""
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
