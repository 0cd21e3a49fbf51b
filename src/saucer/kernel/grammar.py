"""Grammar: the notation of a game's moves as data, from which formatting, parsing and error messages are derived.

A pattern is text with fields in braces: `{card} on {column}[ flipped]`. A part in brackets is left out where its
field has the default value; brackets without braces stand for a boolean field, named by the word itself or before a
colon: `[call: last]`. `last|uno` reads either word and says the first. Fields without a space between them, as in
`{x},{y}`, are one token. How a field is said and read is a `Term` in the field's type.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, Final, NamedTuple, Protocol

import msgspec

from saucer.kernel.errors import BadMove, BadNotation
from saucer.kernel.events import Phrase
from saucer.kernel.moves import MoveStruct
from saucer.kernel.reader import Reader
from saucer.kernel.secrets import fields
from saucer.kernel.state import State


class Scope(NamedTuple):
    """The context of a move's notation: the state and the seat whose view decides what can be named."""

    state: State
    seat: int


class Term(Protocol):
    """Formats and parses the values of a field."""

    def say(self, value: Any, scope: Scope) -> str:
        """A value in words; None is a value hidden from the reader."""
        ...

    def read(self, reader: Reader, scope: Scope) -> Any:
        """Parse a value; raises BadNotation."""
        ...

    def expected(self, scope: Scope) -> Phrase:
        """A description of the expected input."""
        ...

    def accepts(self, value: Any, scope: Scope) -> bool:
        """Whether the value is valid in JSON."""
        ...


@dataclass(frozen=True)
class Names:
    """One of a list of names, case-insensitive; `also` lists alternative spellings for input."""

    names: Sequence[str]
    key: str
    args: Mapping[str, str | int]
    also: Mapping[str, str]
    unknown: str

    def say(self, value: Any, scope: Scope) -> str:
        """The name itself."""
        return self.unknown if value is None else str(value)

    def read(self, reader: Reader, scope: Scope) -> str:
        """Parse one token, which must be a name."""
        return self._by_token[reader.one_of(self._by_token, self.key, **self.args)]

    @cached_property
    def _by_token(self) -> dict[str, str]:
        return {**{name.lower(): name for name in self.names}, **self.also}

    def expected(self, scope: Scope) -> Phrase:
        """The sentence of the catalogue."""
        return Phrase(self.key, dict(self.args))

    def accepts(self, value: Any, scope: Scope) -> bool:
        """Exactly a name."""
        return value in self.names


@dataclass(frozen=True)
class Numbers:
    """A whole number in a range; without an upper end, the number of a seat at the table."""

    low: int
    high: int | None
    key: str

    def _last(self, scope: Scope) -> int:
        return int(scope.state.players) - 1 if self.high is None else self.high

    def say(self, value: Any, scope: Scope) -> str:
        """In digits."""
        return str(value)

    def read(self, reader: Reader, scope: Scope) -> int:
        """One token of digits."""
        return reader.number(self.low, self._last(scope), self.key)

    def expected(self, scope: Scope) -> Phrase:
        """The sentence of the catalogue, with the range."""
        return Phrase(self.key, {"low": self.low, "high": self._last(scope)})

    def accepts(self, value: Any, scope: Scope) -> bool:
        """A number in the range."""
        return isinstance(value, int) and self.low <= value <= self._last(scope)


def one_of(
    names: Sequence[str], expected: str, *, also: Mapping[str, str] | None = None, unknown: str = "", **args: str | int
) -> msgspec.Meta:
    """Annotation of a field with one of the names; `expected` is a catalogue key, `unknown` replaces a hidden value."""
    return term(Names(tuple(names), expected, args, also or {}, unknown), {"enum": list(names)})


def between(low: int, high: int, expected: str) -> msgspec.Meta:
    """Annotation of a field that holds a whole number in a range."""
    return msgspec.Meta(ge=low, le=high, extra={"term": Numbers(low, high, expected)})


def term(how: Term, schema: dict[str, Any] | None = None) -> msgspec.Meta:
    """Annotation of a field with a custom term, and its JSON Schema."""
    return msgspec.Meta(extra={"term": how}, extra_json_schema=schema)


SeatNumber = Annotated[int, msgspec.Meta(ge=0, extra={"term": Numbers(0, None, "expected-seat")})]


# ---- patterns ------------------------------------------------------------------------------------

PIECE: Final = re.compile(
    r"\[(?P<group>[^\]]*)\]|\{(?P<first>\w+)\}(?P<separator>[^\s\[\]{}]+)\{(?P<second>\w+)\}"
    r"|\{(?P<field>\w+)\}|(?P<word>[^\s\[\]{}]+)"
)


@dataclass(frozen=True)
class Word:
    """A fixed word, followed by its synonyms for input."""

    spellings: tuple[str, ...]


@dataclass(frozen=True)
class Value:
    """The value of a field."""

    field: str
    term: Term


@dataclass(frozen=True)
class Pair:
    """The values of two fields in one token."""

    first: Value
    separator: str
    second: Value


Plain = Word | Value | Pair


@dataclass(frozen=True)
class Group:
    """Pieces that are omitted if the field has its default value."""

    field: str
    default: Any
    pieces: tuple[Plain, ...]


Piece = Plain | Group


class Pattern:
    """The words of one kind of move."""

    def __init__(self, kind: type[MoveStruct], text: str) -> None:
        self.kind = kind
        self._terms = {field.attribute: _term(field.annotation) for field in fields(kind)}
        self._defaults = dict(zip(reversed(kind.__struct_fields__), reversed(kind.__struct_defaults__), strict=False))
        self._pieces: list[Piece] = [self._piece(match) for match in PIECE.finditer(text)]

    def _piece(self, match: re.Match[str]) -> Piece:
        if match["group"] is not None:
            return self._group(match["group"])
        return self._plain(match)

    def _plain(self, match: re.Match[str]) -> Plain:
        if match["separator"]:
            return Pair(self._value(match["first"]), match["separator"], self._value(match["second"]))
        if match["field"]:
            return self._value(match["field"])
        return Word(tuple(match["word"].split("|")))

    def _value(self, field: str) -> Value:
        how = self._terms[field]
        assert how, f"{self.kind.__name__}.{field} has no term"
        return Value(field, how)

    def _group(self, text: str) -> Group:
        named, _, rest = text.rpartition(":")
        pieces = tuple(self._plain(match) for match in PIECE.finditer(rest))
        inside = [piece.field for piece in pieces if isinstance(piece, Value)]
        first = pieces[0]
        field = named.strip() or (inside[0] if inside else first.spellings[0] if isinstance(first, Word) else "")
        return Group(field, self._defaults[field], pieces)

    def say(self, move: MoveStruct, scope: Scope) -> str:
        """A move in words."""
        return " ".join(word for piece in self._pieces for word in self._said(piece, move, scope) if word)

    def _said(self, piece: Piece, move: MoveStruct, scope: Scope) -> list[str]:
        if isinstance(piece, Word):
            return [piece.spellings[0]]
        if isinstance(piece, Value):
            return [piece.term.say(getattr(move, piece.field), scope)]
        if isinstance(piece, Pair):
            return [piece.separator.join(self._said(piece.first, move, scope) + self._said(piece.second, move, scope))]
        if getattr(move, piece.field) == piece.default:
            return []
        return [word for inner in piece.pieces for word in self._said(inner, move, scope)]

    def read(self, reader: Reader, scope: Scope) -> MoveStruct:
        """Parse a move; raises BadNotation at the first word that does not fit."""
        values: dict[str, Any] = {}
        for piece in self._pieces:
            self._read(piece, reader, scope, values)
        reader.end()
        return self.kind(**values)

    def _read(self, piece: Piece, reader: Reader, scope: Scope, values: dict[str, Any]) -> None:
        if isinstance(piece, Word):
            if not any(reader.accept(word) for word in piece.spellings):
                reader.expect(piece.spellings[0])
        elif isinstance(piece, Value):
            values[piece.field] = piece.term.read(reader, scope)
        elif isinstance(piece, Pair):
            self._read_pair(piece, reader, scope, values)
        else:
            first = piece.pieces[0]
            assert isinstance(first, Word), "what may be left out begins with a word"
            if any(reader.peek() == word for word in first.spellings):
                values[piece.field] = True
                for inner in piece.pieces:
                    self._read(inner, reader, scope, values)

    def _read_pair(self, pair: Pair, reader: Reader, scope: Scope, values: dict[str, Any]) -> None:
        """Parse two values from the halves of one token; an error points at the whole token."""
        token = reader.peek()
        first, _, second = token.partition(pair.separator)
        for value, text in ((pair.first, first), (pair.second, second)):
            half = Reader(reader.game, text)
            try:
                values[value.field] = value.term.read(half, scope)
                half.end()
            except BadNotation:
                raise BadNotation(reader.game, reader.text, reader.position, value.term.expected(scope)) from None
        reader.position += len(token)

    def check(self, game: str, move: MoveStruct, scope: Scope) -> None:
        """Raise BadMove for values that no notation could have produced."""
        for field in fields(self.kind):
            how, value = self._terms[field.attribute], getattr(move, field.attribute)
            optional = field.attribute in self._defaults and value == self._defaults[field.attribute]
            if how and not optional and not how.accepts(value, scope):
                raise BadMove(game, field.name, how.expected(scope))


def _term(annotation: Any) -> Term | None:
    """The term in a field's annotation, also if the field is optional or secret."""
    for meta in getattr(annotation, "__metadata__", ()):
        if isinstance(meta, msgspec.Meta) and meta.extra and "term" in meta.extra:
            how: Term = meta.extra["term"]
            return how
    inner = [_term(argument) for argument in getattr(annotation, "__args__", ()) if argument is not type(None)]
    origin = [_term(annotation.__origin__)] if hasattr(annotation, "__metadata__") else []
    return next((how for how in (*origin, *inner) if how), None)


# ---- grammars ------------------------------------------------------------------------------------


class Grammar:
    """The notation of all moves of a game. Patterns are tried in order; `start` describes how a move may begin."""

    def __init__(self, game: str, patterns: Mapping[type[MoveStruct], str], start: str, **args: str | int) -> None:
        self.game = game
        self.start = Phrase(start, args)
        self._patterns = {kind: Pattern(kind, text) for kind, text in patterns.items()}

    @property
    def kinds(self) -> tuple[type[MoveStruct], ...]:
        """The kinds of moves."""
        return tuple(self._patterns)

    def say(self, move: MoveStruct, state: State, seat: int) -> str:
        """A move in words."""
        return self._patterns[type(move)].say(move, Scope(state, seat))

    def read(self, text: str, state: State, seat: int) -> MoveStruct:
        """Parse a move. If no pattern fits, the error is that of the pattern with the longest match."""
        scope = Scope(state, seat)
        reader = Reader(self.game, text)
        errors = []
        for pattern in self._patterns.values():
            start = reader.begin()
            try:
                return pattern.read(reader, scope)
            except BadNotation as error:
                errors.append(error)
        furthest = max(errors, key=lambda error: error.position)
        raise furthest if furthest.position > start else BadNotation(self.game, text, start, self.start)

    def convert(self, data: Any, state: State, seat: int) -> MoveStruct:
        """Convert decoded JSON into a move; raises BadMove."""
        kinds: Any = _union(self.kinds)
        try:
            move: MoveStruct = msgspec.convert(data, kinds)
        except msgspec.ValidationError as error:
            raise BadMove(self.game, "type", Phrase("expected-move", {"problem": str(error)})) from error
        self._patterns[type(move)].check(self.game, move, Scope(state, seat))
        return move


def _union(kinds: Sequence[type[MoveStruct]]) -> Any:
    union: Any = kinds[0]
    for kind in kinds[1:]:
        union = union | kind
    return union


Decoder = Callable[[State, int, int], MoveStruct]  # state, seat that looks, code
Encoder = Callable[[State, int, Any], int]  # state, seat that moves, move
