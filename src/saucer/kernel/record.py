"""Record: a whole game as a line of JSON. Read, write, replay, redact (docs/record.md)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from typing import Any, Final

import msgspec

from saucer.kernel.errors import BadRecord, SaucerError
from saucer.kernel.events import Phrase
from saucer.kernel.game import Game, Value
from saucer.kernel.match import Match, Outcome

FORMAT: Final = 1
LONGEST_LINE: Final = 8_000_000  # characters; far beyond any real game
BOM: Final = "\ufeff"  # byte order mark
LINE: Final = Phrase("place-line")
FIELDS: Final = {"saucer", "game", "version", "players", "options", "names", "seed", "start", "moves", "result"}


@dataclass(frozen=True)
class Record:
    """One game: its setup, every move with its seat, and the result."""

    game: str
    version: int
    players: int
    options: dict[str, Value]
    names: tuple[str, ...]
    seed: str
    start: int | None
    moves: tuple[tuple[int, str], ...]
    result: Outcome | None

    @classmethod
    def of(cls, match: Match) -> Record:
        """The record of a match so far."""
        return cls(
            game=match.game.slug,
            version=match.game.sheet.version,
            players=match.players,
            options=dict(match.options),
            names=match.names,
            seed=match.seed.hex(),
            start=match.start,
            moves=tuple((move.seat, move.words) for move in match.history),
            result=match.outcome,
        )

    def to_json(self) -> str:
        """One line of JSON."""
        return json.dumps({"saucer": FORMAT, **asdict(self)}, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str, line: int = 1) -> Record:
        """Parse one line; raises BadRecord."""
        return _Checker(line).record(text)

    def redacted(self, game: Game, seat: int) -> Redacted:
        """The projection of the game for a seat, or a spectator (NOBODY): observations only, no seed."""
        return _redact(self, game, seat)


@dataclass(frozen=True)
class SeenMove:
    """One move as a seat saw it."""

    seat: int
    heard: str
    events: list[dict[str, Any]]


@dataclass(frozen=True)
class Redacted:
    """A game as one seat saw it. It can be read but not replayed."""

    game: str
    version: int
    players: int
    options: dict[str, Value]
    names: tuple[str, ...]
    seen_by: int
    deal: dict[str, Any]  # the seat's view before the first move
    moves: list[SeenMove]
    view: dict[str, Any]  # the seat's view after the last move
    result: Outcome | None
    saucer: int = field(default=FORMAT)

    def to_json(self) -> str:
        """One line of JSON."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))


def _redact(record: Record, game: Game, seat: int) -> Redacted:
    match = _dealt(record, game, 1)
    deal = msgspec.to_builtins(match.view(seat))
    moves = []
    for mover, words in record.moves:
        move = match.parse(mover, words)
        public = game.heard(match.state, mover, move.code, seat)
        events = [event.seen_by(seat) for event in match.play(mover, move)]
        moves.append(SeenMove(mover, public, [{"name": event.name, **event.args} for event in events]))
    return Redacted(
        game=record.game,
        version=record.version,
        players=record.players,
        options=record.options,
        names=record.names,
        seen_by=seat,
        deal=deal,
        moves=moves,
        view=msgspec.to_builtins(match.view(seat)),
        result=match.outcome,
    )


def replay(record: Record, game: Game, line: int = 1) -> Match:
    """Replay a record, checking every move and the result."""
    match = played(record, game, len(record.moves), line)
    if match.outcome != record.result:
        args = {"found": _described(match.outcome), "claimed": _described(record.result)}
        raise BadRecord("result", Phrase("fault-result-differs", args), line)
    return match


def played(record: Record, game: Game, moves: int, line: int = 1) -> Match:
    """Replay the first moves of a record, checking each of them."""
    match = _dealt(record, game, line)
    for number, (seat, words) in enumerate(record.moves[:moves], start=1):
        try:
            match.play(seat, words)
        except SaucerError as error:
            place = Phrase("place-move", {"number": number, "who": seat, "words": words[:80]})
            raise BadRecord(place, error, line) from error
    return match


def _dealt(record: Record, game: Game, line: int) -> Match:
    played_by = game.of_version(record.version)
    if played_by is None:
        args = {"version": game.sheet.version, "game": game.slug, "found": record.version}
        raise BadRecord("version", Phrase("fault-version", args), line)
    try:
        return Match(
            played_by, record.players, seed=record.seed, start=record.start, options=record.options, names=record.names
        )
    except SaucerError as error:
        raise BadRecord(Phrase("place-deal"), error, line) from error


def _described(outcome: Outcome | None) -> Phrase:
    if outcome is None:
        return Phrase("fault-no-result")
    args = {"winners": str(list(outcome.winners)), "scores": str(list(outcome.scores)), "why": outcome.why}
    return Phrase("fault-winners", args)


def read_records(lines: Iterable[str]) -> Iterator[tuple[int, Record]]:
    """Records from text lines, each with its line number; empty lines are skipped."""
    for number, line in numbered(lines):
        yield number, Record.from_json(line, number)


def numbered(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """The lines that are not empty, each with its number from 1."""
    return ((number, line) for number, line in enumerate(lines, start=1) if line.removeprefix(BOM).strip())


class _Checker:
    """Validates a record field by field and names the invalid field in errors."""

    def __init__(self, line: int) -> None:
        self.line = line

    def fail(self, place: Phrase | str, fault: str, **args: str | int) -> BadRecord:
        return BadRecord(place, Phrase(f"fault-{fault}", args), self.line)

    def record(self, text: str) -> Record:
        data = self.json(text)
        if data.get("saucer") != FORMAT:
            raise self.fail("saucer", "format", format=FORMAT, found=f"{data.get('saucer')!r:.40}")
        if "seen_by" in data:
            raise self.fail("seen_by", "redacted")
        for name in sorted(FIELDS ^ set(data)):
            raise self.fail(f"{name!r:.40}", "unknown-field" if name in data else "missing-field")
        return Record(
            game=self.text(data, "game"),
            version=self.number(data["version"], "version"),
            players=self.number(data["players"], "players"),
            options=self.options(data["options"]),
            names=tuple(self.items(data["names"], "names", self.string)),
            seed=self.text(data, "seed"),
            start=None if data["start"] is None else self.number(data["start"], "start"),
            moves=tuple(self.items(data["moves"], "moves", self.move)),
            result=None if data["result"] is None else self.result(data["result"]),
        )

    def json(self, text: str) -> dict[str, Any]:
        if len(text) > LONGEST_LINE:
            raise self.fail(LINE, "long", count=LONGEST_LINE)
        try:
            data = json.loads(text.removeprefix(BOM))
        except json.JSONDecodeError as error:
            raise self.fail(Phrase("place-character", {"number": error.pos + 1}), "json") from None
        except (RecursionError, ValueError):
            raise self.fail(LINE, "json") from None
        if not isinstance(data, dict):
            raise self.fail(LINE, "object")
        return data

    def text(self, data: dict[str, Any], name: str) -> str:
        return self.string(data[name], name)

    def string(self, value: Any, place: str) -> str:
        if not isinstance(value, str):
            raise self.fail(place, "text")
        return value

    def number(self, value: Any, place: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or abs(value) >= 1 << 31:
            raise self.fail(place, "number")
        return value

    def items(self, value: Any, place: str, read: Callable[[Any, str], Any]) -> list[Any]:
        if not isinstance(value, list):
            raise self.fail(place, "list")
        return [read(item, f"{place}[{index}]") for index, item in enumerate(value)]

    def options(self, value: Any) -> dict[str, Value]:
        if not isinstance(value, dict):
            raise self.fail("options", "object")
        for name, choice in value.items():
            if not isinstance(choice, (int, str)) or isinstance(choice, bool):
                raise self.fail(f"options.{name:.40}", "value")
        return value

    def move(self, value: Any, place: str) -> tuple[int, str]:
        if not isinstance(value, list) or len(value) != 2:
            raise self.fail(place, "move")
        return self.number(value[0], place), self.string(value[1], place)

    def result(self, value: Any) -> Outcome:
        if not isinstance(value, dict) or set(value) != {"winners", "scores", "why"}:
            raise self.fail("result", "result")
        winners = self.items(value["winners"], "result.winners", self.number)
        scores = self.items(value["scores"], "result.scores", self.number)
        return Outcome(tuple(winners), tuple(scores), self.string(value["why"], "result.why"))
