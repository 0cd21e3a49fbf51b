"""The guest on whose behalf a command is carried out."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Caller:
    """A guest as a table knows them; `guest` is empty for somebody without a token."""

    guest: str
    name: str
