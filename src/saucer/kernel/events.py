"""Events and refusals: what happened, and why something may not, as data that any language can say."""

from typing import Any

import msgspec

from saucer.locales import Phrase as Phrase

Args = dict[str, Any]  # integers, catalogue keys (strings), or lists of them; JSON-able

EVERYBODY = -1


class Event(msgspec.Struct, frozen=True):
    """One thing that happened. `args` everybody may know; `secret` only the seats in the mask `to`."""

    name: str
    args: Args
    secret: Args = msgspec.field(default_factory=dict)
    to: int = 0

    def seen_by(self, seat: int) -> "Event":
        """The event as one seat (or a spectator, -1) sees it."""
        if self.secret and seat >= 0 and self.to >> seat & 1:
            return Event(self.name, {**self.args, **self.secret}, self.secret, self.to)
        return Event(self.name, self.args) if self.secret else self

    @property
    def key(self) -> str:
        """The catalogue key of the sentence that tells it."""
        return f"event-{self.name}-seen" if self.secret else f"event-{self.name}"

    @property
    def phrase(self) -> Phrase:
        """The sentence that tells it."""
        return Phrase(self.key, self.args)


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is forbidden: the rule's id and a sentence of the catalogue."""

    rule: str
    name: str
    args: Args = msgspec.field(default_factory=dict)

    @property
    def key(self) -> str:
        """The catalogue key of the sentence."""
        return f"no-{self.name}"

    @property
    def phrase(self) -> Phrase:
        """The sentence that says it."""
        return Phrase(self.key, self.args)
