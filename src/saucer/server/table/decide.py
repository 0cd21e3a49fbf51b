"""Deciding: what a request comes to, given how the table stands. Lines for the log, or a refusal that says why."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

import msgspec

from saucer.kernel.errors import IllegalMove, SaucerError
from saucer.kernel.events import Phrase
from saucer.kernel.names import clean
from saucer.server import display_names, protocol
from saucer.server.fairness import shuffle
from saucer.server.table import events
from saucer.server.table.events import AnyEvent
from saucer.server.table.state import SPECTATOR, TableState
from saucer.server.table.undo import revealed

STAYS_AWAY: Final = (protocol.Leave, protocol.Mute, protocol.Back)  # commands that do not bring an absent player back


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks for something."""

    guest: str
    name: str


def refuse(key: str, **args: Any) -> SaucerError:
    """A sentence of the server's own catalogue."""
    return SaucerError(Phrase(key, args), "server")


def decide(state: TableState, caller: Caller, command: protocol.Command) -> list[AnyEvent]:
    """The lines that the request adds to the log; raises SaucerError. Who acts is back."""
    if state.phase == "closed":
        raise refuse("table-closed")
    lines = _DECISIONS[type(command)](state, caller, command)
    seat = state.seat_of(caller.guest)
    if seat != SPECTATOR and state.seats[seat].away and not isinstance(command, STAYS_AWAY):
        lines = [events.Returned(seat=seat), *lines]
    return [_signed(line, caller, command) for line in lines]


def _signed(line: AnyEvent, caller: Caller, command: protocol.Command) -> AnyEvent:
    return msgspec.structs.replace(line, who=caller.guest, cid=command.id)


# ---- before the game ----------------------------------------------------------------------------


def _sit(state: TableState, caller: Caller, command: protocol.Sit) -> list[AnyEvent]:
    _in_phase(state, "gathering")
    if state.seat_of(caller.guest) != SPECTATOR:
        raise refuse("already-seated")
    if caller.guest in state.removed:
        raise refuse("removed")
    if not _place(state, command.seat).free:
        raise refuse("seat-taken")
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
        raise refuse("seat-taken")
    name = place.name or display_names.for_bot(state.names)
    return [events.BotSat(seat=command.seat, level=command.level, name=name)]


def _clear(state: TableState, caller: Caller, command: protocol.Clear) -> list[AnyEvent]:
    _host(state, caller)
    place = _place(state, command.seat)
    if place.guest == caller.guest:
        raise refuse("clear-self")
    if state.phase in ("gathering", "over"):
        return [] if place.free else [events.Stood(seat=command.seat, cleared=True)]
    _in_phase(state, "playing")
    if not place.guest or place.away:
        return []
    if place.here:
        raise refuse("clear-present", seat=command.seat)
    return [events.Left(seat=command.seat, sent=True)]


def _change(state: TableState, caller: Caller, command: protocol.Change) -> list[AnyEvent]:
    _host(state, caller)
    before, after = state.settings, command.settings.settled()
    if before.game != after.game:
        raise refuse("change-game")
    fixed = _FIXED.get(state.phase, _FIXED["playing"])
    if any(getattr(before, name) != getattr(after, name) for name in fixed):
        raise refuse("change-later")
    if not all(seat.free for seat in state.seats[after.players :]):
        raise refuse("change-seats", number=after.players)
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
        raise refuse("close-people")
    return [events.Closed()]


def _start(state: TableState, caller: Caller, command: protocol.Start) -> list[AnyEvent]:
    _host_before_start(state, caller)
    free = sum(seat.free for seat in state.seats)
    if free:
        raise refuse("seats-free", count=free)
    return [events.Started()]


def _reveal(state: TableState, caller: Caller, command: protocol.Reveal) -> list[AnyEvent]:
    seat = _own(state, caller)
    if state.seats[seat].entropy == command.entropy:
        return []
    _in_phase(state, "shuffling")
    if not state.seats[seat].promise or shuffle.commitment(command.entropy) != state.seats[seat].promise:
        raise refuse("promise-broken")
    return [events.Revealed(seat=seat, entropy=command.entropy)]


# ---- the game -----------------------------------------------------------------------------------


def _move(state: TableState, caller: Caller, command: protocol.Move) -> list[AnyEvent]:
    seat = _own(state, caller)
    _in_phase(state, "playing")
    assert state.match
    if command.seen is not None and command.seen < state.played.get(seat, 0):
        raise refuse("move-late")
    fields, words = command.move, command.words
    move = state.match.parse(seat, words) if fields is None else state.match.convert(seat, fields)
    forbidden = state.match.state.refusal(seat, move.code)
    if forbidden:
        raise IllegalMove(state.game.slug, forbidden)
    return [events.Played(seat=seat, words=move.words)]


def undo_length(state: TableState, seat: int) -> int:
    """How many moves back the seat's last one lies; 0 where there is none to take back."""
    if state.phase != "playing" or not state.match or not state.settings.undo:
        return 0
    history = state.match.history
    own = islice(reversed(history), len(history) - (state.continued or 0))
    return next((back for back, move in enumerate(own, start=1) if move.seat == seat), 0)


def undo_is_free(state: TableState, seat: int, count: int) -> bool:
    """Nobody acted since, and nobody learnt anything but what the seat chose to show."""
    alone = state.people == [seat]
    return alone or (count == 1 and state.match is not None and not revealed(state.match))


def _undo(state: TableState, caller: Caller, command: protocol.Undo) -> list[AnyEvent]:
    seat = _own(state, caller)
    _in_phase(state, "playing")
    count = undo_length(state, seat)
    if not state.settings.undo:
        raise refuse("undo-off")
    if not count:
        raise SaucerError(Phrase("error-nothing-to-undo"))
    if state.ask:
        raise refuse("undo-pending")
    if undo_is_free(state, seat, count):
        return [events.Undone(seat=seat, count=count)]
    return _agreed(state, events.UndoAsked(seat=seat, count=count), seat, count, frozenset())


def _answer(state: TableState, caller: Caller, command: protocol.Answer) -> list[AnyEvent]:
    seat = _own(state, caller)
    ask = state.ask
    if not ask or (ask.seat == seat and command.yes):
        raise refuse("undo-no-question")
    if not command.yes:
        return [events.UndoRefused(seat=seat, withdrawn=ask.seat == seat)]
    return _agreed(state, events.UndoAgreed(seat=seat), ask.seat, ask.count, ask.agreed | {seat})


def _agreed(state: TableState, line: AnyEvent, seat: int, count: int, agreed: frozenset[int]) -> list[AnyEvent]:
    """The line, and the undo itself where it was the last consent needed."""
    waiting = undo_waits_for(state, seat, agreed)
    return [line] if waiting else [line, events.Undone(seat=seat, count=count)]


def undo_waits_for(state: TableState, seat: int, agreed: frozenset[int]) -> list[int]:
    """The people whose consent is missing; who let a bot play in their place is not asked."""
    return [other for other in state.people if other not in agreed | {seat} and not state.seats[other].away]


def _rematch(state: TableState, caller: Caller, command: protocol.Rematch) -> list[AnyEvent]:
    seat = _own(state, caller)
    _in_phase(state, "over")
    return [] if seat in state.rematch else [events.RematchWanted(seat=seat, promise=command.promise or "")]


# ---- talking ------------------------------------------------------------------------------------


def _say(state: TableState, caller: Caller, command: protocol.Say) -> list[AnyEvent]:
    seat = _own(state, caller)
    if state.settings.chat == "off" or (state.settings.chat == "presets" and command.text):
        raise refuse("chat-off" if state.settings.chat == "off" else "chat-presets")
    text = clean(command.text)
    if command.preset and command.preset not in protocol.PRESETS:
        raise refuse("chat-no-preset")
    if bool(text) == bool(command.preset):
        raise refuse("chat-empty")
    return [events.Spoke(seat=seat, text=text, preset=command.preset)]


def _mute(state: TableState, caller: Caller, command: protocol.Mute) -> list[AnyEvent]:
    _place(state, command.seat)
    is_muted = command.seat in state.mutes.get(caller.guest, ())
    return [] if is_muted == command.on else [events.Muted(seat=command.seat, on=command.on)]


# ---- what is asked of whoever asks --------------------------------------------------------------


def _own(state: TableState, caller: Caller) -> int:
    seat = state.seat_of(caller.guest)
    if seat == SPECTATOR:
        raise refuse("not-seated")
    return seat


def _place(state: TableState, seat: int) -> Any:
    if seat >= len(state.seats):
        raise SaucerError(Phrase("error-no-seat", {"number": seat, "last": len(state.seats) - 1}))
    return state.seats[seat]


def _in_phase(state: TableState, phase: str) -> None:
    if state.phase != phase:
        raise refuse(f"not-{phase}")


def _host(state: TableState, caller: Caller) -> None:
    if not caller.guest or caller.guest != state.host:
        raise refuse("not-host")


def _host_before_start(state: TableState, caller: Caller) -> None:
    _host(state, caller)
    _in_phase(state, "gathering")


_DECISIONS: Final[dict[type, Callable[[TableState, Caller, Any], list[AnyEvent]]]] = {
    protocol.Sit: _sit,
    protocol.Leave: _leave,
    protocol.Back: _back,
    protocol.Bot: _bot,
    protocol.Clear: _clear,
    protocol.Change: _change,
    protocol.Start: _start,
    protocol.Reveal: _reveal,
    protocol.Move: _move,
    protocol.Undo: _undo,
    protocol.Answer: _answer,
    protocol.Rematch: _rematch,
    protocol.Say: _say,
    protocol.Mute: _mute,
    protocol.Close: _close,
}
