"""Display names: sanitised, and told apart from names that look alike (confusable characters)."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from saucer.bots.seat_names import SEAT_NAMES
from saucer.kernel.names import LONGEST_NAME, clean
from saucer.server.errors import ServerError

# Letters of other scripts, and digits, that look like Latin ones; i looks like l when it is a capital.
LOOKS: Final = dict(
    zip(
        map(ord, "аеорсухіјѕԁԛԝһӏмтвнкгзαορυνικτηχμωβ0134578|!$@łøđıĸi"),
        "aeopcyxljsdqwhlmtbhkrzaopuvlktnxmwboleastbllsalodlkl",
        strict=True,
    )
)
# Greek capitals that look like Latin ones, though their small letters do not.
CAPITALS: Final = str.maketrans("ΕΖΗΝΥ", "ezhny")


def checked_name(text: str) -> str:
    """The sanitised name; raises SaucerError if it is empty or too long."""
    name = clean(unicodedata.normalize("NFKC", text))
    if not skeleton(name):
        raise ServerError("name-empty")
    if len(name) > LONGEST_NAME:
        raise ServerError("name-long", count=LONGEST_NAME)
    return name


def skeleton(name: str) -> str:
    """A key that names share if they are easily mistaken for each other."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).translate(CAPITALS).casefold())
    letters = "".join(letter for letter in plain if unicodedata.category(letter)[0] in "LN" or letter in "|!$@")
    return letters.translate(LOOKS)


def alike(name: str, others: Iterable[str]) -> list[str]:
    """Those of the other names that look like this one."""
    looks = skeleton(name)
    return [other for other in others if skeleton(other) == looks]


def for_bot(others: Iterable[str]) -> str:
    """A name for a bot that is not yet used at the table."""
    taken = {skeleton(other) for other in others}
    return next(name for name in SEAT_NAMES if skeleton(name) not in taken)


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, followed by a number if another name at the table looks like it."""
    taken = {skeleton(other) for other in others if other}
    number, candidate = 2, name
    while skeleton(candidate) in taken:
        candidate = f"{name} {number}"
        number += 1
    return candidate
