"""Reviewing: any record step by step, through any viewer; what a bot would do there; another game from there."""

import json
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from saucer.games import game
from saucer.kernel.events import Event
from saucer.kernel.match import Match, Move
from saucer.kernel.record import Record, played, replay
from saucer.presenter import Presenter
from saucer.server import protocol
from saucer.server.errors import ServerError
from saucer.server.table.state import SPECTATOR
from saucer.server.views.update import outcome

MOST_STEPS: Final = 64  # in one answer


def read_record(data: Any) -> Record:
    """A record as somebody sent it; BadRecord says what is wrong with it."""
    return Record.from_json(json.dumps(data))


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks back: a seat or a spectator, or somebody to whom every hand lies open; and the language to hear."""

    seat: int = SPECTATOR
    language: str | None = None
    open: bool = False

    def saw(self, event: Event) -> Event:
        """An event as they see it; where all is open, as somebody who was let into it."""
        return event.seen_by((event.to & -event.to).bit_length() - 1 if self.open else self.seat)

    def view(self, match: Match) -> Any:
        """The table as they see it; where all is open, with every player as that player sees it."""
        view = match.view(self.seat)
        return msgspec.structs.replace(view, players=_players(match)) if self.open else view


def review_record(wish: protocol.ReviewWish, language: str | None) -> protocol.Review:
    """Some steps of a record, which has been played again from its first move to its last."""
    record = read_record(wish.record)
    match = replay(record, game(record.game))
    viewer = Viewer(SPECTATOR if wish.seat is None else min(wish.seat, record.players - 1), language, wish.open)
    return protocol.Review(
        game=record.game,
        players=record.players,
        names=list(record.names),
        moves=len(record.moves),
        result=outcome(match, Presenter(record.names, language)),
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
        told=[presenter.say(record.game, viewer.saw(event).phrase) for event in events],
        view=viewer.view(match),
        mover=int(match.state.mover()) if match.actors else None,
        hands=_hands(match) if viewer.open else None,
    )


def _hands(match: Match) -> list[list[str]]:
    """Every hand; none where a game has no hands."""
    return [list(getattr(match.view(seat), "hand", ())) for seat in range(match.players)]


def _players(match: Match) -> list[Any]:
    """Every player as that player sees it; where a game says which cards of a hand were seen, all were."""
    own = [match.view(seat).players[seat] for seat in range(match.players)]
    if not hasattr(own[0], "known"):
        return own
    return [msgspec.structs.replace(player, known=hand) for player, hand in zip(own, _hands(match), strict=True)]


def position_of(wish: protocol.Position) -> tuple[Match, int]:
    """The position asked about, before the end, and a seat there: the one asked for, or the one to move."""
    record = read_record(wish.record)
    match = played(record, game(record.game), wish.move)
    if not match.actors:
        raise ServerError("not-playing")
    mover = int(match.state.mover())
    return match, mover if wish.seat is None else min(wish.seat, record.players - 1)
