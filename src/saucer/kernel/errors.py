"""Everything that can go wrong, each error written for the person who gets it."""

from saucer.kernel.events import Refusal
from saucer.locales import say


class SaucerError(Exception):
    """The base of all errors that a caller's input can cause."""


class IllegalMove(SaucerError):
    """A move the rules forbid. Nothing was changed."""

    def __init__(self, game: str, refusal: Refusal) -> None:
        self.game = game
        self.refusal = refusal
        super().__init__(str(self))

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it."""
        return self.refusal.rule

    def __str__(self) -> str:
        return f"{self.rule}: {say(self.game, self.refusal.key, self.refusal.args)}"


class BadNotation(SaucerError):
    """Words that are not a move: where reading stopped, and what could stand there."""

    def __init__(self, text: str, position: int, expected: str) -> None:
        self.text = text
        self.position = position
        self.expected = expected
        found = repr(text[position:][:20]) if position < len(text) else "the end"
        super().__init__(f"at character {position + 1} of {text[:80]!r}: expected {expected}, found {found}")


class BadOption(SaucerError):
    """A setting a game does not have, or a value outside its range."""


class BadRecord(SaucerError):
    """A record that cannot be read, or does not play as it claims: the line and the place in it."""

    def __init__(self, place: str, problem: str, line: int = 1) -> None:
        self.place = place
        self.problem = problem
        self.line = line
        super().__init__(f"line {line}, {place}: {problem}")


class UnknownGame(SaucerError):
    """A game that is not in the house."""
