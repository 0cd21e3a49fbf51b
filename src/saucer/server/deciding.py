"""Deciding: what a request comes to, given how the table stands. Lines for the log, or a refusal that says why."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

import msgspec

from saucer.kernel.errors import IllegalMove, SaucerError
from saucer.kernel.events import Phrase
from saucer.kernel.names import clean
from saucer.server import fairness, log, names, wire
from saucer.server.log import AnyLine
from saucer.server.revealing import revealed
from saucer.server.standing import SPECTATOR, Standing


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks for something."""

    guest: str
    name: str


def refuse(key: str, **args: Any) -> SaucerError:
    """A sentence of the server's own catalogue."""
    return SaucerError(Phrase(key, args), "server")


def decide(standing: Standing, asker: Asker, command: wire.Command) -> list[AnyLine]:
    """The lines that the request adds to the log; raises SaucerError. Who acts is back."""
    if standing.phase == "closed":
        raise refuse("table-closed")
    lines = _DECISIONS[type(command)](standing, asker, command)
    seat = standing.seat_of(asker.guest)
    if seat != SPECTATOR and standing.seats[seat].away and not isinstance(command, wire.Leave | wire.Mute | wire.Back):
        lines = [log.Returned(seat=seat), *lines]
    return [_signed(line, asker, command) for line in lines]


def _signed(line: AnyLine, asker: Asker, command: wire.Command) -> AnyLine:
    return msgspec.structs.replace(line, who=asker.guest, cid=command.id)


# ---- before the game ----------------------------------------------------------------------------


def _sit(standing: Standing, asker: Asker, command: wire.Sit) -> list[AnyLine]:
    _in_phase(standing, "gathering")
    if standing.seat_of(asker.guest) != SPECTATOR:
        raise refuse("already-seated")
    if asker.guest in standing.removed:
        raise refuse("removed")
    if not _place(standing, command.seat).free:
        raise refuse("seat-taken")
    name = names.distinct(asker.name, standing.names)
    return [log.Sat(seat=command.seat, name=name, promise=command.promise or "")]


def _leave(standing: Standing, asker: Asker, command: wire.Leave) -> list[AnyLine]:
    seat = _own(standing, asker)
    if standing.phase in ("shuffling", "playing"):
        return [] if standing.seats[seat].away else [log.Left(seat=seat)]
    return [log.Stood(seat=seat)]


def _back(standing: Standing, asker: Asker, command: wire.Back) -> list[AnyLine]:
    seat = _own(standing, asker)
    return [log.Returned(seat=seat)] if standing.seats[seat].away else []


def _bot(standing: Standing, asker: Asker, command: wire.Bot) -> list[AnyLine]:
    _host_before_start(standing, asker)
    place = _place(standing, command.seat)
    if place.guest:
        raise refuse("seat-taken")
    name = place.name or names.for_bot(standing.names)
    return [log.BotSat(seat=command.seat, level=command.level, name=name)]


def _clear(standing: Standing, asker: Asker, command: wire.Clear) -> list[AnyLine]:
    _host(standing, asker)
    place = _place(standing, command.seat)
    if place.guest == asker.guest:
        raise refuse("clear-self")
    if standing.phase in ("gathering", "over"):
        return [] if place.free else [log.Stood(seat=command.seat, cleared=True)]
    _in_phase(standing, "playing")
    if not place.guest or place.away:
        return []
    if place.here:
        raise refuse("clear-present", seat=command.seat)
    return [log.Left(seat=command.seat, sent=True)]


def _change(standing: Standing, asker: Asker, command: wire.Change) -> list[AnyLine]:
    _host(standing, asker)
    before, after = standing.settings, command.settings.settled()
    if before.game != after.game:
        raise refuse("change-game")
    fixed = _FIXED.get(standing.phase, _FIXED["playing"])
    if any(getattr(before, name) != getattr(after, name) for name in fixed):
        raise refuse("change-later")
    if not all(seat.free for seat in standing.seats[after.players :]):
        raise refuse("change-seats", number=after.players)
    return [log.Changed(settings=after)] if before != after else []


_FIXED: Final = {  # settings that are not changed in a phase
    "gathering": (),
    "over": ("players", "options"),
    "playing": ("players", "options", "clock", "hints", "undo", "start"),
}


def _close(standing: Standing, asker: Asker, command: wire.Close) -> list[AnyLine]:
    _host(standing, asker)
    others = [seat for seat in standing.people if standing.seats[seat].guest != asker.guest]
    if others and standing.phase != "gathering":
        raise refuse("close-people")
    return [log.Closed()]


def _start(standing: Standing, asker: Asker, command: wire.Start) -> list[AnyLine]:
    _host_before_start(standing, asker)
    free = sum(seat.free for seat in standing.seats)
    if free:
        raise refuse("seats-free", count=free)
    return [log.Started()]


def _reveal(standing: Standing, asker: Asker, command: wire.Reveal) -> list[AnyLine]:
    seat = _own(standing, asker)
    if standing.seats[seat].entropy == command.entropy:
        return []
    _in_phase(standing, "shuffling")
    if not standing.seats[seat].promise or fairness.commitment(command.entropy) != standing.seats[seat].promise:
        raise refuse("promise-broken")
    return [log.Revealed(seat=seat, entropy=command.entropy)]


# ---- the game -----------------------------------------------------------------------------------


def _move(standing: Standing, asker: Asker, command: wire.Move) -> list[AnyLine]:
    seat = _own(standing, asker)
    _in_phase(standing, "playing")
    assert standing.match
    if command.seen is not None and command.seen < standing.played.get(seat, 0):
        raise refuse("move-late")
    move = standing.match.parse(seat, command.words)
    forbidden = standing.match.state.refusal(seat, move.code)
    if forbidden:
        raise IllegalMove(standing.game.slug, forbidden)
    return [log.Played(seat=seat, words=move.words)]


def undo_length(standing: Standing, seat: int) -> int:
    """How many moves back the seat's last one lies; 0 where there is none to take back."""
    if standing.phase != "playing" or not standing.match or not standing.settings.undo:
        return 0
    history = standing.match.history
    own = islice(reversed(history), len(history) - (standing.continued or 0))
    return next((back for back, move in enumerate(own, start=1) if move.seat == seat), 0)


def undo_is_free(standing: Standing, seat: int, count: int) -> bool:
    """Nobody acted since, and nobody learnt anything but what the seat chose to show."""
    alone = standing.people == [seat]
    return alone or (count == 1 and standing.match is not None and not revealed(standing.match))


def _undo(standing: Standing, asker: Asker, command: wire.Undo) -> list[AnyLine]:
    seat = _own(standing, asker)
    _in_phase(standing, "playing")
    count = undo_length(standing, seat)
    if not standing.settings.undo:
        raise refuse("undo-off")
    if not count:
        raise SaucerError(Phrase("error-nothing-to-undo"))
    if standing.ask:
        raise refuse("undo-pending")
    if undo_is_free(standing, seat, count):
        return [log.Undone(seat=seat, count=count)]
    return _agreed(standing, log.UndoAsked(seat=seat, count=count), seat, count, frozenset())


def _answer(standing: Standing, asker: Asker, command: wire.Answer) -> list[AnyLine]:
    seat = _own(standing, asker)
    ask = standing.ask
    if not ask or (ask.seat == seat and command.yes):
        raise refuse("undo-no-question")
    if not command.yes:
        return [log.UndoRefused(seat=seat, withdrawn=ask.seat == seat)]
    return _agreed(standing, log.UndoAgreed(seat=seat), ask.seat, ask.count, ask.agreed | {seat})


def _agreed(standing: Standing, line: AnyLine, seat: int, count: int, agreed: frozenset[int]) -> list[AnyLine]:
    """The line, and the undo itself where it was the last consent needed."""
    waiting = undo_waits_for(standing, seat, agreed)
    return [line] if waiting else [line, log.Undone(seat=seat, count=count)]


def undo_waits_for(standing: Standing, seat: int, agreed: frozenset[int]) -> list[int]:
    """The people whose consent is missing; who let a bot play in their place is not asked."""
    return [other for other in standing.people if other not in agreed | {seat} and not standing.seats[other].away]


def _rematch(standing: Standing, asker: Asker, command: wire.Rematch) -> list[AnyLine]:
    seat = _own(standing, asker)
    _in_phase(standing, "over")
    return [] if seat in standing.rematch else [log.RematchWanted(seat=seat, promise=command.promise or "")]


# ---- talking ------------------------------------------------------------------------------------


def _say(standing: Standing, asker: Asker, command: wire.Say) -> list[AnyLine]:
    seat = _own(standing, asker)
    if standing.settings.chat == "off" or (standing.settings.chat == "presets" and command.text):
        raise refuse("chat-off" if standing.settings.chat == "off" else "chat-presets")
    text = clean(command.text)
    if command.preset and command.preset not in wire.PRESETS:
        raise refuse("chat-no-preset")
    if bool(text) == bool(command.preset):
        raise refuse("chat-empty")
    return [log.Spoke(seat=seat, text=text, preset=command.preset)]


def _mute(standing: Standing, asker: Asker, command: wire.Mute) -> list[AnyLine]:
    _place(standing, command.seat)
    is_muted = command.seat in standing.mutes.get(asker.guest, ())
    return [] if is_muted == command.on else [log.Muted(seat=command.seat, on=command.on)]


# ---- what is asked of whoever asks --------------------------------------------------------------


def _own(standing: Standing, asker: Asker) -> int:
    seat = standing.seat_of(asker.guest)
    if seat == SPECTATOR:
        raise refuse("not-seated")
    return seat


def _place(standing: Standing, seat: int) -> Any:
    if seat >= len(standing.seats):
        raise SaucerError(Phrase("error-no-seat", {"number": seat, "last": len(standing.seats) - 1}))
    return standing.seats[seat]


def _in_phase(standing: Standing, phase: str) -> None:
    if standing.phase != phase:
        raise refuse(f"not-{phase}")


def _host(standing: Standing, asker: Asker) -> None:
    if not asker.guest or asker.guest != standing.host:
        raise refuse("not-host")


def _host_before_start(standing: Standing, asker: Asker) -> None:
    _host(standing, asker)
    _in_phase(standing, "gathering")


_DECISIONS: Final[dict[type, Callable[[Standing, Asker, Any], list[AnyLine]]]] = {
    wire.Sit: _sit,
    wire.Leave: _leave,
    wire.Back: _back,
    wire.Bot: _bot,
    wire.Clear: _clear,
    wire.Change: _change,
    wire.Start: _start,
    wire.Reveal: _reveal,
    wire.Move: _move,
    wire.Undo: _undo,
    wire.Answer: _answer,
    wire.Rematch: _rematch,
    wire.Say: _say,
    wire.Mute: _mute,
    wire.Close: _close,
}
