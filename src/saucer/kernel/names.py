"""Names as they are shown: nothing in them that deceives the eye or drives a terminal, and never too long."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
INVISIBLE: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, bidi marks, zero-width and unassigned
MOST_MARKS: Final = 2  # on one letter


def clean(text: str) -> str:
    """Without invisible characters, with single spaces and with few marks on each letter."""
    letters: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        marks = marks + 1 if category.startswith("M") else 0
        if category in INVISIBLE and letter not in "\t\n":
            continue
        if marks <= MOST_MARKS:
            letters.append(letter)
    return " ".join("".join(letters).split())


def shown(name: str) -> str:
    r"""A name from anywhere, such as a stranger's record, made fit to be shown: clean, cut, and never empty.

    >>> shown("\x1b[31mOla\n")
    '[31mOla'
    >>> shown("x" * 5000)
    'xxxxxxxxxxxxxxxxxxxxxxx…'
    """
    cleaned = clean(name[: 100 * LONGEST_NAME])
    if len(cleaned) > LONGEST_NAME:
        return f"{cleaned[: LONGEST_NAME - 1].rstrip()}…"
    return cleaned or "?"
