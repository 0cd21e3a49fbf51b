"""Replay: a record step by step, as any viewer would have seen it."""

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
    """A record that a client has sent; raises BadRecord."""
    return Record.from_json(json.dumps(data))


def review_record(request: protocol.ReviewWish, language: str | None) -> protocol.Review:
    """Some steps of a record, after the whole of it has been replayed."""
    record = read_record(request.record)
    match = replay(record, game(record.game))
    seat = SPECTATOR if request.seat is None else min(request.seat, record.players - 1)
    viewer = Viewer(seat, language=language, open=request.open)
    return protocol.Review(
        game=record.game,
        players=record.players,
        names=list(record.names),
        moves=len(record.moves),
        result=result_of(match, Presenter(record.names, language)),
        steps=replay_steps(record, viewer, request.first, request.first + MOST_STEPS - 1),
    )


def replay_steps(record: Record, viewer: Viewer, first: int, last: int) -> list[protocol.ReplayStep]:
    """The game after `first` to `last` moves."""
    match = played(record, game(record.game), max(0, first - 1))
    steps = [_step(record, viewer, match, None)] if first == 0 else []
    for seat, words in record.moves[max(0, first - 1) : last]:
        steps.append(_step(record, viewer, match, match.parse(seat, words)))
    return steps


def _step(record: Record, viewer: Viewer, match: Match, move: Move | None) -> protocol.ReplayStep:
    """One move, and the game after it; without one, the deal."""
    presenter, words, events = Presenter(record.names, viewer.language), None, []
    if move:
        words = match.game.heard(match.state, move.seat, move.code, move.seat if viewer.open else viewer.seat)
        events = match.play(move.seat, move)
    return protocol.ReplayStep(
        game=0,
        move=len(match.history),
        moves=len(record.moves),
        seat=None if viewer.seat == SPECTATOR else viewer.seat,
        by=move.seat if move else None,
        words=words,
        told=[presenter.say(record.game, viewer.event(event).phrase) for event in events],
        view=viewer.view(match),
        mover=int(match.state.mover()) if match.actors else None,
        hands=viewer.hands(match),
    )


def position_of(request: protocol.Position) -> tuple[Match, int]:
    """The position that a request names, and its seat, or else the mover."""
    record = read_record(request.record)
    match = played(record, game(record.game), request.move)
    if not match.actors:
        raise ServerError("not-playing")
    mover = int(match.state.mover())
    return match, mover if request.seat is None else min(request.seat, record.players - 1)
