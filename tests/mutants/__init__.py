"""Mistakes that a programmer could make in a rule, forty for each game: the tests of the game must catch them.

A file for each game lists them. `python -m tests.mutants` plants them one at a time and runs the game's tests.
"""

from importlib import import_module
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[2] / "src" / "saucer"


class Fault(NamedTuple):
    """One mistake."""

    rule: str  # the rules it breaks
    name: str  # what the program does wrong
    file: str  # where, in the folder of the game
    old: str  # the right text, which occurs there exactly once
    new: str  # the wrong text


def faults(slug: str) -> list[Fault]:
    """The faults of one game."""
    return [Fault(*fault) for fault in import_module(f"tests.mutants.{slug}").FAULTS]


def planted(slug: str, fault: Fault) -> str:
    """The text of the file with the fault in it."""
    text = (SOURCE / "games" / slug / fault.file).read_text("utf-8")
    if text.count(fault.old) != 1:
        where = f"tests/mutants/{slug}.py, {fault.rule}: {fault.name}"
        raise ValueError(f"{where}: its text occurs {text.count(fault.old)} times in {fault.file}, not once")
    return text.replace(fault.old, fault.new)
