"""Reviewing: any record step by step, through any viewer; what a bot would do there; another game from there."""

import json
from typing import Any, Final

from saucer.games import game
from saucer.kernel.match import Match, Move
from saucer.kernel.record import Record, played, replay
from saucer.presenter import Presenter
from saucer.server import protocol
from saucer.server.errors import ServerError
from saucer.server.table.state import SPECTATOR
from saucer.server.views.result import result_of
from saucer.server.views.viewer import Viewer

MOST_STEPS: Final = 64  # in one answer


def read_record(data: Any) -> Record:
    """A record as somebody sent it; BadRecord says what is wrong with it."""
    return Record.from_json(json.dumps(data))


def review_record(wish: protocol.ReviewWish, language: str | None) -> protocol.Review:
    """Some steps of a record, which has been played again from its first move to its last."""
    record = read_record(wish.record)
    match = replay(record, game(record.game))
    seat = SPECTATOR if wish.seat is None else min(wish.seat, record.players - 1)
    viewer = Viewer(seat, language=language, open=wish.open)
    return protocol.Review(
        game=record.game,
        players=record.players,
        names=list(record.names),
        moves=len(record.moves),
        result=result_of(match, Presenter(record.names, language)),
        steps=replay_steps(record, viewer, wish.first, wish.first + MOST_STEPS - 1),
    )


def replay_steps(record: Record, viewer: Viewer, first: int, last: int) -> list[protocol.ReplayStep]:
    """The game after `first` to `last` moves."""
    match = played(record, game(record.game), max(0, first - 1))
    found = [_step(record, viewer, match, None)] if first == 0 else []
    for seat, words in record.moves[max(0, first - 1) : last]:
        found.append(_step(record, viewer, match, match.parse(seat, words)))
    return found


def _step(record: Record, viewer: Viewer, match: Match, move: Move | None) -> protocol.ReplayStep:
    """One move, and the game after it; without one, the deal."""
    presenter, heard, events = Presenter(record.names, viewer.language), None, []
    if move:
        heard = match.game.heard(match.state, move.seat, move.code, move.seat if viewer.open else viewer.seat)
        events = match.play(move.seat, move)
    return protocol.ReplayStep(
        game=0,
        move=len(match.history),
        moves=len(record.moves),
        seat=None if viewer.seat == SPECTATOR else viewer.seat,
        by=move.seat if move else None,
        words=heard,
        told=[presenter.say(record.game, viewer.event(event).phrase) for event in events],
        view=viewer.view(match),
        mover=int(match.state.mover()) if match.actors else None,
        hands=viewer.hands(match),
    )


def position_of(wish: protocol.Position) -> tuple[Match, int]:
    """The position asked about, before the end, and a seat there: the one asked for, or the one to move."""
    record = read_record(wish.record)
    match = played(record, game(record.game), wish.move)
    if not match.actors:
        raise ServerError("not-playing")
    mover = int(match.state.mover())
    return match, mover if wish.seat is None else min(wish.seat, record.players - 1)
