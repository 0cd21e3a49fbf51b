"""Sanitizing of displayed names: no control or invisible characters, and a maximal length."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
INVISIBLE: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, bidi marks, zero-width and unassigned
MOST_MARKS: Final = 2  # combining marks on one letter


def clean(text: str) -> str:
    """The text without invisible characters, with single spaces and few combining marks on each letter."""
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


def display_name(name: str) -> str:
    r"""A name from an untrusted source, made fit for display: cleaned, truncated, never empty.

    >>> display_name("\x1b[31mOla\n")
    '[31mOla'
    >>> display_name("x" * 5000)
    'xxxxxxxxxxxxxxxxxxxxxxx…'
    """
    cleaned = clean(name[: 100 * LONGEST_NAME])
    if len(cleaned) > LONGEST_NAME:
        return f"{cleaned[: LONGEST_NAME - 1].rstrip()}…"
    return cleaned or "?"
