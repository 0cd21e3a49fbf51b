"""Presenter: renders phrases, events and legal moves of a match as structs for clients, for one viewer."""

from collections.abc import Iterable
from typing import Annotated, Any, Final, NamedTuple

import msgspec

from saucer.kernel.events import Event, Phrase
from saucer.kernel.match import Match, Move
from saucer.kernel.memory import Memory
from saucer.locales import NO_READER, Voice


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to say: a message of the catalogue `part`. `text` says it in the language asked for.

    Arguments named seat, target and other are seats; strings that are messages of the catalogue are said as such; an
    argument may be a sentence itself (an object with key and args).
    """

    part: str
    key: str
    args: dict[str, Any] = {}
    text: str | None = None


# The types of every game are in the schema, which knows the games; here any of them may stand.
GameView = Annotated[Any, msgspec.Meta(extra_json_schema={"anyOf": [{"$ref": "#/$defs/View"}, {"type": "null"}]})]
GameMove = Annotated[Any, msgspec.Meta(extra_json_schema={"$ref": "#/$defs/GameMove"})]
Told = Annotated[
    Any, msgspec.Meta(extra_json_schema={"anyOf": [{"$ref": "#/$defs/GameEvent"}, {"$ref": "#/$defs/Sentence"}]})
]


class Choice(msgspec.Struct, frozen=True):
    """A legal move: its words or its fields, of which either is to be sent, and what it does."""

    words: str
    move: GameMove
    caption: Sentence


class EncodedChoice(NamedTuple):
    """A legal move as JSON, and its words alone."""

    choice: bytes
    words: bytes


_ENCODER: Final = msgspec.json.Encoder()
_CHOICES: Final = Memory[EncodedChoice](8192)  # two megabytes, for all tables together


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened at the table, as the viewer may know it."""

    seq: int
    at: float
    type: str
    seat: int | None = None
    words: str | None = None  # of a move
    auto: bool = False  # a bot did it
    told: list[Told] = []
    text: str | None = None  # chat, as it was typed: escape it; none for a preset, which is told
    names: list[str] = []  # who sat where when it happened; as in the table's places where it is left out


class Presenter:
    """Presents a match to one viewer: with the players' names, in a language, or without texts."""

    def __init__(self, names: tuple[str, ...] = (), language: str | None = None, reader: int = NO_READER) -> None:
        self.voice = Voice(language, names, reader) if language else None
        self._manner = (language, names, reader) if language else None  # all that a text depends on

    def say(self, part: str, phrase: Phrase) -> Sentence:
        """A phrase with its key and arguments, and its text if the viewer has a language."""
        text = self.voice.tell(part, phrase) if self.voice else None
        return Sentence(part, phrase.key, phrase.args, text)

    def event(self, part: str, event: Event, viewer: int) -> Sentence:
        """One event, as the viewer may know it."""
        return self.say(part, event.seen_by(viewer).phrase)

    def events(self, part: str, events: Iterable[Event], viewer: int) -> list[Sentence]:
        """Several events, as the viewer may know them."""
        return [self.event(part, event, viewer) for event in events]

    def choices(self, match: Match, seat: int) -> list[Choice]:
        """The legal moves of a seat, each with its caption."""
        return [self._choice(match, move) for move in match.moves(seat)]

    def _choice(self, match: Match, move: Move) -> Choice:
        return Choice(move.words, move.struct, self.say(match.game.slug, match.caption(move)))

    def encoded_choices(self, match: Match, seat: int) -> list[EncodedChoice]:
        """The same as JSON. A move that looks the same as one before is not encoded again."""
        game, state, context = match.game, match.state, match.game.context
        if not context:
            return [self._encoded(match, move) for move in match.moves(seat)]
        choices: list[EncodedChoice] = []
        for code in match.moves(seat).codes:
            key = game.slug, game.sheet.version, code, context(state, seat, code), self._manner
            choices.append(_CHOICES.get(key) or _CHOICES.keep(key, self._encoded(match, match.move(seat, code))))
        return choices

    def _encoded(self, match: Match, move: Move) -> EncodedChoice:
        return EncodedChoice(_ENCODER.encode(self._choice(match, move)), _ENCODER.encode(move.words))
