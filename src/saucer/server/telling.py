"""Telling: moves and events of a match as one viewer may know them, as messages of the wire."""

from collections.abc import Iterable

from saucer.kernel.events import Event, Phrase
from saucer.kernel.match import Match
from saucer.locales import NO_READER, Voice
from saucer.server.wire import Choice, Sentence


class Teller:
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
