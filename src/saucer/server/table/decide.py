"""Command handlers: each turns a command, given the state of its table, into events, or raises an error."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from msgspec.structs import replace

from saucer.kernel.errors import SaucerError
from saucer.kernel.events import Phrase
from saucer.kernel.match import Move
from saucer.kernel.names import clean
from saucer.server import display_names, protocol
from saucer.server.errors import ServerError
from saucer.server.fairness import shuffle
from saucer.server.table import events, undo
from saucer.server.table.caller import Caller
from saucer.server.table.events import AnyEvent
from saucer.server.table.state import SPECTATOR, TableState

STAYS_AWAY: Final = (protocol.Leave, protocol.Mute, protocol.Back)  # commands that do not bring an absent player back


@dataclass(frozen=True, slots=True)
class Decision:
    """What a command comes to: events for the log, and the legal move that a Played among them stands for."""

    events: Sequence[AnyEvent]
    move: Move | None = None


def decide(state: TableState, caller: Caller, command: protocol.Command) -> Decision:
    """What a command comes to; raises SaucerError. Almost any command also marks an absent player as returned."""
    if state.phase == "closed":
        raise ServerError("table-closed")
    move = _move(state, caller, command) if isinstance(command, protocol.Move) else None
    who, cid, batch = caller.guest, command.id, list[AnyEvent]()
    if move:
        batch.append(events.Played(seat=move.seat, words=move.words, who=who, cid=cid))
    else:
        batch += [replace(event, who=who, cid=cid) for event in _HANDLERS[type(command)](state, caller, command)]
    seat = move.seat if move else state.seat_of(who)
    if seat != SPECTATOR and state.seats[seat].away and not isinstance(command, STAYS_AWAY):
        batch.insert(0, events.Returned(seat=seat, who=who, cid=cid))
    return Decision(batch, move)


# ---- before the game ----------------------------------------------------------------------------


def _sit(state: TableState, caller: Caller, command: protocol.Sit) -> list[AnyEvent]:
    _in_phase(state, "gathering")
    if state.seat_of(caller.guest) != SPECTATOR:
        raise ServerError("already-seated")
    if caller.guest in state.removed:
        raise ServerError("removed")
    if not _place(state, command.seat).free:
        raise ServerError("seat-taken")
    name = display_names.distinct(caller.name, state.names)
    return [events.Sat(seat=command.seat, name=name, promise=command.promise or "")]


def _leave(state: TableState, caller: Caller, command: protocol.Leave) -> list[AnyEvent]:
    seat = _own(state, caller)
    if state.phase in ("shuffling", "playing"):
        return [] if state.seats[seat].away else [events.Left(seat=seat)]
    return [events.Stood(seat=seat)]


def _back(state: TableState, caller: Caller, command: protocol.Back) -> list[AnyEvent]:
    seat = _own(state, caller)
    return [events.Returned(seat=seat)] if state.seats[seat].away else []


def _bot(state: TableState, caller: Caller, command: protocol.Bot) -> list[AnyEvent]:
    _host_before_start(state, caller)
    place = _place(state, command.seat)
    if place.guest:
        raise ServerError("seat-taken")
    name = place.name or display_names.for_bot(state.names)
    return [events.BotSat(seat=command.seat, level=command.level, name=name)]


def _clear(state: TableState, caller: Caller, command: protocol.Clear) -> list[AnyEvent]:
    _host(state, caller)
    place = _place(state, command.seat)
    if place.guest == caller.guest:
        raise ServerError("clear-self")
    if state.phase in ("gathering", "over"):
        return [] if place.free else [events.Stood(seat=command.seat, cleared=True)]
    _in_phase(state, "playing")
    if not place.guest or place.away:
        return []
    if place.here:
        raise ServerError("clear-present", seat=command.seat)
    return [events.Left(seat=command.seat, sent=True)]


def _change(state: TableState, caller: Caller, command: protocol.Change) -> list[AnyEvent]:
    _host(state, caller)
    before, after = state.settings, command.settings.settled()
    if before.game != after.game:
        raise ServerError("change-game")
    fixed = _FIXED.get(state.phase, _FIXED["playing"])
    if any(getattr(before, name) != getattr(after, name) for name in fixed):
        raise ServerError("change-later")
    if not all(seat.free for seat in state.seats[after.players :]):
        raise ServerError("change-seats", number=after.players)
    return [events.Changed(settings=after)] if before != after else []


_FIXED: Final = {  # settings that are not changed in a phase
    "gathering": (),
    "over": ("players", "options"),
    "playing": ("players", "options", "clock", "hints", "undo", "start"),
}


def _close(state: TableState, caller: Caller, command: protocol.Close) -> list[AnyEvent]:
    _host(state, caller)
    others = [seat for seat in state.people if state.seats[seat].guest != caller.guest]
    if others and state.phase != "gathering":
        raise ServerError("close-people")
    return [events.Closed()]


def _start(state: TableState, caller: Caller, command: protocol.Start) -> list[AnyEvent]:
    _host_before_start(state, caller)
    free = sum(seat.free for seat in state.seats)
    if free:
        raise ServerError("seats-free", count=free)
    return [events.Started()]


def _reveal(state: TableState, caller: Caller, command: protocol.Reveal) -> list[AnyEvent]:
    seat = _own(state, caller)
    if state.seats[seat].entropy == command.entropy:
        return []
    _in_phase(state, "shuffling")
    if not state.seats[seat].promise or shuffle.commitment(command.entropy) != state.seats[seat].promise:
        raise ServerError("promise-broken")
    return [events.Revealed(seat=seat, entropy=command.entropy)]


# ---- the game -----------------------------------------------------------------------------------


def _move(state: TableState, caller: Caller, command: protocol.Move) -> Move:
    """The move that is asked for, parsed and judged."""
    seat = _own(state, caller)
    _in_phase(state, "playing")
    assert state.match
    if command.seen is not None and command.seen < state.last_moves.get(seat, 0):
        raise ServerError("move-late")
    match, fields = state.match, command.move
    return match.check(match.parse(seat, command.words) if fields is None else match.convert(seat, fields))


def _undo(state: TableState, caller: Caller, command: protocol.Undo) -> list[AnyEvent]:
    seat = _own(state, caller)
    _in_phase(state, "playing")
    count = undo.undo_length(state, seat)
    if not state.settings.undo:
        raise ServerError("undo-off")
    if not count:
        raise SaucerError(Phrase("error-nothing-to-undo"))
    if state.undo_request:
        raise ServerError("undo-pending")
    if undo.is_free(state, seat, count):
        return [events.Undone(seat=seat, count=count)]
    return _agreed(state, events.UndoAsked(seat=seat, count=count), seat, count, frozenset())


def _answer(state: TableState, caller: Caller, command: protocol.Answer) -> list[AnyEvent]:
    seat = _own(state, caller)
    request = state.undo_request
    if not request or (request.seat == seat and command.yes):
        raise ServerError("undo-no-question")
    if not command.yes:
        return [events.UndoRefused(seat=seat, withdrawn=request.seat == seat)]
    return _agreed(state, events.UndoAgreed(seat=seat), request.seat, request.count, request.agreed | {seat})


def _agreed(state: TableState, event: AnyEvent, seat: int, count: int, agreed: frozenset[int]) -> list[AnyEvent]:
    """The event, and the undo itself if no more consent is needed."""
    missing = undo.consent_missing(state, seat, agreed)
    return [event] if missing else [event, events.Undone(seat=seat, count=count)]


def _rematch(state: TableState, caller: Caller, command: protocol.Rematch) -> list[AnyEvent]:
    seat = _own(state, caller)
    _in_phase(state, "over")
    return [] if seat in state.rematch else [events.RematchWanted(seat=seat, promise=command.promise or "")]


# ---- chat ---------------------------------------------------------------------------------------


def _say(state: TableState, caller: Caller, command: protocol.Say) -> list[AnyEvent]:
    seat = _own(state, caller)
    if state.settings.chat == "off" or (state.settings.chat == "presets" and command.text):
        raise ServerError("chat-off" if state.settings.chat == "off" else "chat-presets")
    text = clean(command.text)
    if command.preset and command.preset not in protocol.PRESETS:
        raise ServerError("chat-no-preset")
    if bool(text) == bool(command.preset):
        raise ServerError("chat-empty")
    return [events.Spoke(seat=seat, text=text, preset=command.preset)]


def _mute(state: TableState, caller: Caller, command: protocol.Mute) -> list[AnyEvent]:
    _place(state, command.seat)
    is_muted = command.seat in state.mutes.get(caller.guest, ())
    return [] if is_muted == command.on else [events.Muted(seat=command.seat, on=command.on)]


# ---- preconditions ------------------------------------------------------------------------------


def _own(state: TableState, caller: Caller) -> int:
    seat = state.seat_of(caller.guest)
    if seat == SPECTATOR:
        raise ServerError("not-seated")
    return seat


def _place(state: TableState, seat: int) -> Any:
    if seat >= len(state.seats):
        raise SaucerError(Phrase("error-no-seat", {"number": seat, "last": len(state.seats) - 1}))
    return state.seats[seat]


def _in_phase(state: TableState, phase: str) -> None:
    if state.phase != phase:
        raise ServerError(f"not-{phase}")


def _host(state: TableState, caller: Caller) -> None:
    if not caller.guest or caller.guest != state.host:
        raise ServerError("not-host")


def _host_before_start(state: TableState, caller: Caller) -> None:
    _host(state, caller)
    _in_phase(state, "gathering")


_HANDLERS: Final[dict[type, Callable[[TableState, Caller, Any], list[AnyEvent]]]] = {
    protocol.Sit: _sit,
    protocol.Leave: _leave,
    protocol.Back: _back,
    protocol.Bot: _bot,
    protocol.Clear: _clear,
    protocol.Change: _change,
    protocol.Start: _start,
    protocol.Reveal: _reveal,
    protocol.Undo: _undo,
    protocol.Answer: _answer,
    protocol.Rematch: _rematch,
    protocol.Say: _say,
    protocol.Mute: _mute,
    protocol.Close: _close,
}
