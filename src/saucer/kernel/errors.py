"""Everything that can go wrong, each error written for the person who gets it, in that person's language."""

from saucer.kernel.events import Phrase, Refusal
from saucer.kernel.names import clean
from saucer.locales import Voice


class SaucerError(Exception):
    """The base of all errors that a caller's input can cause: a phrase of the catalogue, said in any language."""

    def __init__(self, problem: Phrase, part: str = "errors") -> None:
        self.problem = problem
        self.part = part
        super().__init__(problem, part)

    def said(self, voice: Voice) -> str:
        """The error in a person's language."""
        return voice.tell(self.part, self.problem)

    def __str__(self) -> str:
        return self.said(Voice())


class UsageError(SaucerError):
    """A developer's tool used wrongly, such as a ladder: a sentence in English, which is what these tools speak."""

    def __init__(self, sentence: str) -> None:
        super().__init__(Phrase("error"))
        self.args = (sentence,)  # what the error is made from again in another process
        self.sentence = sentence

    def said(self, voice: Voice) -> str:
        """The sentence, whatever the language."""
        return self.sentence


class MissingExtra(SaucerError):
    """A part of the package whose libraries are not installed: server, terminal or lab."""

    def __init__(self, extra: str) -> None:
        self.extra = extra
        super().__init__(Phrase(f"error-extra-{extra}", {"command": f'pip install "saucer[{extra}]"'}))


class IllegalMove(SaucerError):
    """A move the rules forbid. Nothing was changed."""

    def __init__(self, game: str, refusal: Refusal) -> None:
        self.game = game
        self.refusal = refusal
        super().__init__(Phrase("error-illegal", {"rule": refusal.rule, "reason": refusal.phrase}), game)

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it."""
        return self.refusal.rule


class BadNotation(SaucerError):
    """Words that are not a move: where reading stopped, and what could stand there."""

    def __init__(self, game: str, text: str, position: int, expected: Phrase) -> None:
        self.text = text
        self.position = position
        self.expected = expected
        actual = repr(text[position:][:20]) if position < len(text) else Phrase("found-end")
        args = {"place": position + 1, "text": repr(text[:80]), "expected": expected, "found": actual}
        super().__init__(Phrase("error-notation", args), game)


class BadMove(SaucerError):
    """A move as data with a field that cannot be: its name, and what could stand there."""

    def __init__(self, game: str, field: str, expected: Phrase) -> None:
        self.field = field
        self.expected = expected
        super().__init__(Phrase("error-move-field", {"field": repr(field), "expected": expected}), game)


class BadOption(SaucerError):
    """A setting a game does not have, or a value outside its range."""


class BadRecord(SaucerError):
    """A record that cannot be read, or does not play as it claims: the line and the place in it."""

    def __init__(self, place: Phrase | str, fault: Phrase | SaucerError, line: int = 1) -> None:
        self.place = place
        self.fault = fault
        self.line = line
        self.file = ""  # where it is known
        super().__init__(Phrase("error-record", {"line": line, "place": place}))

    def said(self, voice: Voice) -> str:
        """Where, and what; the fault may be an error of the game itself. A stranger's words are cleaned."""
        fault = self.fault.said(voice) if isinstance(self.fault, SaucerError) else voice.tell(self.part, self.fault)
        file = f"{self.file}: " if self.file else ""
        return clean(f"{file}{super().said(voice)}: {fault}")


class UnknownGame(SaucerError):
    """A game that is not in the house."""
