"""Names and chat: cleaned of what deceives the eye, and told apart from names that look alike."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from saucer.bots.names import SEAT_NAMES
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


def checked_name(text: str) -> str:
    """A name as it will be shown; raises SaucerError where nothing is left of it, or too much."""
    name = clean(unicodedata.normalize("NFKC", text))
    if not skeleton(name):
        raise ServerError("name-empty")
    if len(name) > LONGEST_NAME:
        raise ServerError("name-long", count=LONGEST_NAME)
    return name


def skeleton(name: str) -> str:
    """What a name looks like: names with the same skeleton are easily mistaken for each other."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(queued for queued in plain if unicodedata.category(queued)[0] in "LN" or queued in "|!$@")
    return letters.translate(LOOKS)


def alike(name: str, others: Iterable[str]) -> list[str]:
    """Those of the others that look like the name."""
    looks = skeleton(name)
    return [other for other in others if skeleton(other) == looks]


def for_bot(others: Iterable[str]) -> str:
    """A name for a bot that nobody else at the table has."""
    taken = {skeleton(other) for other in others}
    return next(name for name in SEAT_NAMES if skeleton(name) not in taken)


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it if another at the table looks like it."""
    taken = {skeleton(other) for other in others if other}
    number, found = 2, name
    while skeleton(found) in taken:
        found = f"{name} {number}"
        number += 1
    return found
