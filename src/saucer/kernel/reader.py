"""Reader: a tokenizer for move notation that reports the exact position of an error."""

import re
from collections.abc import Iterable
from typing import Final

from saucer.kernel.errors import BadNotation
from saucer.kernel.events import Phrase

LONGEST: Final = 200  # characters; no move needs more
TOKEN: Final = re.compile(r"\S+")
SPACES: Final = re.compile(r"\s*")


class Reader:
    """A cursor over the tokens of one move. Case and extra spaces do not matter.

    `expected` is a key of the game's catalogue or of a shared one; literal words go into its
    arguments, so that they are not translated.
    """

    def __init__(self, game: str, text: str) -> None:
        self.game = game
        self.text = text
        self.position = 0
        if len(text) > LONGEST:
            raise BadNotation(game, text, LONGEST, Phrase("expected-short", {"count": LONGEST}))

    def begin(self) -> int:
        """Go back to the first token; returns its position."""
        self.position = 0
        self._skip_spaces()
        return self.position

    def peek(self) -> str:
        """The next token, lower case; empty at the end."""
        self._skip_spaces()
        token = TOKEN.match(self.text, self.position)
        return token[0].lower() if token else ""

    def accept(self, word: str) -> bool:
        """Step over the word if it comes next."""
        if self.peek() != word:
            return False
        self.position += len(word)
        return True

    def expect(self, word: str) -> None:
        """Step over a word that must come next."""
        if not self.accept(word):
            raise self.error("expected-word", word=f"'{word}'")

    def one_of(self, choices: Iterable[str], key: str, **args: str | int) -> str:
        """Step over one of the (lower-case) choices and return it."""
        token = self.peek()
        if token not in choices:
            raise self.error(key, **args)
        self.position += len(token)
        return token

    def number(self, low: int, high: int, key: str) -> int:
        """Step over a whole number in the range."""
        token = self.peek()
        digits = token.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 6 or not low <= int(token) <= high:
            raise self.error(key, low=low, high=high)
        self.position += len(token)
        return int(token)

    def end(self) -> None:
        """Require the end of the text."""
        if self.peek():
            raise self.error("expected-end")

    def error(self, key: str, **args: str | int) -> BadNotation:
        """The error at the current token."""
        self._skip_spaces()
        return BadNotation(self.game, self.text, self.position, Phrase(key, args))

    def _skip_spaces(self) -> None:
        spaces = SPACES.match(self.text, self.position)
        self.position = spaces.end() if spaces else self.position
