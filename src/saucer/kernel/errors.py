"""Exceptions with messages that can be rendered in the reader's language."""

from saucer.kernel.events import Phrase, Refusal
from saucer.kernel.names import clean
from saucer.locales import Voice


class SaucerError(Exception):
    """Base class of all errors caused by a caller's input. Holds a message key with arguments, not a text."""

    def __init__(self, problem: Phrase, part: str = "errors") -> None:
        self.problem = problem
        self.part = part
        super().__init__(problem, part)

    def said(self, voice: Voice) -> str:
        """The message in the language of a voice."""
        return voice.tell(self.part, self.problem)

    def __str__(self) -> str:
        return self.said(Voice())


class UsageError(SaucerError):
    """Wrong use of a developer's tool, such as a ladder. The message is in English, as these tools are."""

    def __init__(self, sentence: str) -> None:
        super().__init__(Phrase("error"))
        self.args = (sentence,)  # arguments for unpickling in another process
        self.sentence = sentence

    def said(self, voice: Voice) -> str:
        """The sentence, in English for every voice."""
        return self.sentence


class MissingExtra(SaucerError):
    """An extra of the package that is not installed: server, terminal or lab."""

    def __init__(self, extra: str) -> None:
        self.extra = extra
        super().__init__(Phrase(f"error-extra-{extra}", {"command": f'pip install "saucer[{extra}]"'}))


class IllegalMove(SaucerError):
    """A move that the rules forbid. The state is unchanged."""

    def __init__(self, game: str, refusal: Refusal) -> None:
        self.game = game
        self.refusal = refusal
        super().__init__(Phrase("error-illegal", {"rule": refusal.rule, "reason": refusal.phrase}), game)

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it."""
        return self.refusal.rule


class BadNotation(SaucerError):
    """Text that is no move: the position of the error and what was expected there."""

    def __init__(self, game: str, text: str, position: int, expected: Phrase) -> None:
        self.text = text
        self.position = position
        self.expected = expected
        actual = repr(text[position:][:20]) if position < len(text) else Phrase("found-end")
        args = {"place": position + 1, "text": repr(text[:80]), "expected": expected, "found": actual}
        super().__init__(Phrase("error-notation", args), game)


class BadMove(SaucerError):
    """A move as JSON with an invalid field: the field's name and what was expected."""

    def __init__(self, game: str, field: str, expected: Phrase) -> None:
        self.field = field
        self.expected = expected
        super().__init__(Phrase("error-move-field", {"field": repr(field), "expected": expected}), game)


class BadOption(SaucerError):
    """An unknown option, or a value outside its range."""


class BadRecord(SaucerError):
    """A record that cannot be parsed or does not replay: the line of the file and the place in the record."""

    def __init__(self, place: Phrase | str, fault: Phrase | SaucerError, line: int = 1) -> None:
        self.place = place
        self.fault = fault
        self.line = line
        self.file = ""  # empty if unknown
        super().__init__(Phrase("error-record", {"line": line, "place": place}))

    def said(self, voice: Voice) -> str:
        """The location and the cause, which may be another error. Control characters from the file are removed."""
        fault = self.fault.said(voice) if isinstance(self.fault, SaucerError) else voice.tell(self.part, self.fault)
        file = f"{self.file}: " if self.file else ""
        return clean(f"{file}{super().said(voice)}: {fault}")


class UnknownGame(SaucerError):
    """The slug of a game that is not installed."""
