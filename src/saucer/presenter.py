"""Telling: moves and events of a match as one viewer may know them, as messages of the wire."""

from collections.abc import Iterable
from typing import Any

import msgspec

from saucer.kernel.events import Event, Phrase
from saucer.kernel.match import Match
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


class Choice(msgspec.Struct, frozen=True):
    """A legal move: the words to send, and what it does."""

    words: str
    caption: Sentence


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened at the table, as the viewer may know it."""

    seq: int
    at: float
    type: str
    seat: int | None = None
    words: str | None = None  # of a move
    auto: bool = False  # a bot did it
    told: list[Sentence] = []
    text: str | None = None  # chat, as it was typed: escape it; none for a preset, which is told
    names: list[str] = []  # who sat where when it happened; as in the table's places where it is left out


class Presenter:
    """Says things to one viewer."""

    def __init__(self, names: tuple[str, ...] = (), language: str | None = None, reader: int = NO_READER) -> None:
        self.voice = Voice(language, names, reader) if language else None

    def say(self, part: str, phrase: Phrase) -> Sentence:
        """A phrase as data, and in words where the viewer wants them."""
        text = self.voice.tell(part, phrase) if self.voice else None
        return Sentence(part, phrase.key, phrase.args, text)

    def event(self, part: str, event: Event, viewer: int) -> Sentence:
        """What happened, as the viewer may know it."""
        return self.say(part, event.seen_by(viewer).phrase)

    def events(self, part: str, events: Iterable[Event], viewer: int) -> list[Sentence]:
        """All that happened, as the viewer may know it."""
        return [self.event(part, event, viewer) for event in events]

    def choices(self, match: Match, seat: int) -> list[Choice]:
        """What a seat may do now, each move with its caption."""
        slug = match.game.slug
        return [Choice(move.words, self.say(slug, match.caption(move))) for move in match.moves(seat)]
