"""Reader: parses the words of a move, one token at a time, and says exactly where they go wrong."""

from collections.abc import Iterable

from saucer.kernel.errors import BadNotation

LONGEST = 200  # characters; no move needs more


class Reader:
    """A cursor over the words of one move. Case and extra spaces do not matter."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.position = 0
        if len(text) > LONGEST:
            raise BadNotation(text, LONGEST, f"at most {LONGEST} characters")

    def peek(self) -> str:
        """The next token, lower case; empty at the end."""
        self._skip_spaces()
        end = self.position
        while end < len(self.text) and not self.text[end].isspace():
            end += 1
        return self.text[self.position : end].lower()

    def accept(self, word: str) -> bool:
        """Step over the word if it comes next."""
        if self.peek() != word:
            return False
        self.position += len(word)
        return True

    def expect(self, word: str) -> None:
        """Step over a word that must come next."""
        if not self.accept(word):
            raise self.error(f"'{word}'")

    def one_of(self, choices: Iterable[str], what: str) -> str:
        """Step over one of the (lower-case) choices and return it."""
        token = self.peek()
        if token not in choices:
            raise self.error(what)
        self.position += len(token)
        return token

    def number(self, low: int, high: int, what: str) -> int:
        """Step over a whole number in the range."""
        token = self.peek()
        digits = token.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 6 or not low <= int(token) <= high:
            raise self.error(f"{what} from {low} to {high}")
        self.position += len(token)
        return int(token)

    def end(self) -> None:
        """Nothing more may follow."""
        if self.peek():
            raise self.error("the end of the move")

    def error(self, expected: str) -> BadNotation:
        """The error for what was expected here."""
        self._skip_spaces()
        return BadNotation(self.text, self.position, expected)

    def _skip_spaces(self) -> None:
        while self.position < len(self.text) and self.text[self.position].isspace():
            self.position += 1
