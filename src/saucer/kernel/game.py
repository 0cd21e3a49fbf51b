"""Game: what a game consists of, required and optional, and its data sheet with typed options."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, get_args

from saucer.kernel.board import FIELDS, Board
from saucer.kernel.errors import BadOption
from saucer.kernel.events import Event, Phrase
from saucer.kernel.grammar import Decoder, Encoder, Grammar
from saucer.kernel.heuristic import UNIFORM, Heuristic
from saucer.kernel.memory import Memory
from saucer.kernel.moves import MoveStruct
from saucer.kernel.rng import SEED_BYTES, Rng, keyed
from saucer.kernel.state import NOBODY, State
from saucer.kernel.symmetry import Symmetry

Value = int | str
REMEMBERED: Final = 4096  # moves of a game, in words: some hundred kilobytes, whatever the number of matches


@dataclass(frozen=True)
class Option:
    """One setting: its choices and its default. `option-<name>` of the game's catalogue says what it is for."""

    name: str
    choices: Sequence[Value]
    default: Value

    def index(self, value: Value) -> int:
        """What the rules get: a number as it is, a word as its place among the choices."""
        if isinstance(value, bool) or value not in self.choices:
            args = {"name": repr(self.name), "range": self.range, "value": repr(value)}
            raise BadOption(Phrase("error-option", args))
        return value if isinstance(value, int) else self.choices.index(value)

    @property
    def range(self) -> Phrase:
        """The choices, for people."""
        if isinstance(self.choices, range):
            return Phrase("range-number", {"low": self.choices[0], "high": self.choices[-1]})
        return Phrase("range-choice", {"choices": ", ".join(str(choice) for choice in self.choices)})


@dataclass(frozen=True)
class Sheet:
    """The facts of a game on one page."""

    slug: str
    version: int  # rises when the same seed and moves give another game
    fewest: int
    most: int
    usual: int  # how many play where nobody has said: enough for the game to sparkle, few enough to follow
    minutes: int  # the usual duration with this number of players
    options: tuple[Option, ...]
    moves: int  # moves are 0 .. moves-1
    longest: int  # no game has more moves than this, interrupts included

    def settle(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """All options with their values, the defaults filled in."""
        names = [option.name for option in self.options]
        for name in values:
            if name not in names:
                choices = ", ".join(names) or Phrase("no-options")
                raise BadOption(Phrase("error-no-option", {"game": self.slug, "name": repr(name), "options": choices}))
        settled = {option.name: values.get(option.name, option.default) for option in self.options}
        self.indices(settled)
        return settled

    def indices(self, settled: Mapping[str, Value]) -> dict[str, int]:
        """The options as the rules take them."""
        return {option.name: option.index(settled[option.name]) for option in self.options}

    def check_players(self, players: int) -> None:
        """Refuse a number of players the game is not made for."""
        if not isinstance(players, int) or not self.fewest <= players <= self.most:
            count = players if isinstance(players, int) else repr(players)
            args = {"game": self.slug, "fewest": self.fewest, "most": self.most, "players": count}
            raise BadOption(Phrase("error-players", args))


@dataclass(frozen=True, slots=True)
class Item:
    """A part of a player's score, and what it is for."""

    name: Phrase
    points: int


def code_alone(state: State, seat: int, code: int) -> Hashable:
    """The context of moves whose words, fields and captions depend on nothing but their codes."""
    return None


def score_alone(state: State, seat: int) -> list[Item]:
    """A tally with one item: the score."""
    return [Item(Phrase("tally-score"), state.scores()[seat])]


@dataclass(frozen=True, kw_only=True)
class Game:
    """One game: its sheet, its rules, its moves and events, and its view. The rest has defaults."""

    sheet: Sheet
    deal: Callable[[int, dict[str, int], int, Rng], State]  # players, options, start seat or -1, chance
    decode: Decoder  # state, seat, code: the move with its fields, as far as the seat can see
    encode: Encoder  # state, seat, move with its fields: its code
    grammar: Grammar  # the kinds of moves and their words
    events: Any  # the union of the kinds of events
    view: Callable[[State, int], Any]  # what a seat, or a spectator (-1), may know
    view_type: type  # the struct that it returns, named after the slug
    caption: Callable[[State, int, int], Phrase] | None = None  # what a move does; by default, its words
    context: Callable[[State, int, int], Hashable] | None = None  # state, seat that looks, code: all that the words,
    # fields and caption of a move depend on besides its code, so that they are made once; without it, every time
    board: Board = FIELDS  # a view in words
    tally: Callable[[State, int], list[Item]] = score_alone  # state, seat: how its score comes about
    heuristic: Heuristic = UNIFORM  # what bots think of moves and positions
    symmetry: Symmetry | None = None  # without one, conformance does not check that no seat is favoured
    earlier: "tuple[Game, ...]" = ()  # the game by the rules of earlier versions: their records go on replaying
    # What has been said of its moves, and by the number of players the codes that words were last read as.
    moves: Memory[Any] = field(default_factory=lambda: Memory(REMEMBERED), init=False, repr=False, compare=False)
    codes: Memory[int] = field(default_factory=lambda: Memory(REMEMBERED), init=False, repr=False, compare=False)
    _announced: Memory[str] = field(default_factory=lambda: Memory(REMEMBERED), init=False, repr=False, compare=False)

    def of_version(self, version: int) -> "Game | None":
        """The game by the rules of that version; None where it is not known."""
        return next((game for game in (self, *self.earlier) if game.sheet.version == version), None)

    @property
    def slug(self) -> str:
        """The game's short name."""
        return self.sheet.slug

    @property
    def event_types(self) -> tuple[type[Event], ...]:
        """The kinds of events that its rules tell."""
        return get_args(self.events) or (self.events,)

    def to_words(self, state: State, seat: int, code: int) -> str:
        """A move in words, as the seat that may make it says it."""
        return self.grammar.say(self.decode(state, seat, code), state, seat)

    def from_words(self, state: State, seat: int, text: str) -> int:
        """Words as the code of a move; BadNotation says where they go wrong."""
        return self.encode(state, seat, self.grammar.read(text, state, seat))

    def describe(self, state: State, seat: int, code: int) -> Phrase:
        """What a move does, for the seat that may make it."""
        if self.caption:
            return self.caption(state, seat, code)
        return Phrase("move-words", {"words": self.to_words(state, seat, code)})

    def heard(self, state: State, seat: int, code: int, viewer: int) -> str:
        """A move in words, as a viewer may know it."""
        if not self.context:
            return self.grammar.say(self.seen(state, seat, code, viewer), state, viewer)
        key = seat, code, viewer, self.context(state, viewer, code)
        words = self._announced.get(key)
        return words or self._announced.keep(key, self.grammar.say(self.seen(state, seat, code, viewer), state, viewer))

    def seen(self, state: State, seat: int, code: int, viewer: int) -> MoveStruct:
        """A move with its fields, as a viewer may know it."""
        return self.decode(state, viewer, code).seen_by(viewer, seat)


@dataclass(frozen=True)
class Setting:
    """One way to set up a game."""

    game: Game
    players: int
    options: dict[str, Value]

    def deal(self, seed: int) -> State:
        """A fresh position."""
        indices = self.game.sheet.indices(self.options)
        return self.game.deal(self.players, indices, NOBODY, keyed(seed.to_bytes(SEED_BYTES, "big")))

    def __str__(self) -> str:
        options = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.slug}, {self.players} players" + (f", {options}" if options else "")
