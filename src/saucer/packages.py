"""The packages that bring games: each names its games, and their lessons, as entry points."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

GROUP: Final = "saucer.games"
LESSON_GROUP: Final = "saucer.lessons"
BUILT_IN: Final = ("looters", "planet", "zovnis", "constellations", "powers")


@cache
def entries() -> dict[str, EntryPoint]:
    """Where each game is, by its slug: the built-in ones, which a bare checkout has too, then the others by name."""
    return _with_built_in(GROUP, "GAME")


@cache
def lesson_entries() -> dict[str, EntryPoint]:
    """Where the lesson of each installed game is, by the slug of the game."""
    return {slug: entry for slug, entry in _with_built_in(LESSON_GROUP, "LESSON").items() if slug in entries()}


def _with_built_in(group: str, name: str) -> dict[str, EntryPoint]:
    """The entry points of a group by their names, with those of the built-in games first."""
    built_in = {slug: EntryPoint(slug, f"{group}.{slug}:{name}", group) for slug in BUILT_IN}
    others = sorted(entry_points(group=group), key=lambda entry: entry.name)
    return built_in | {entry.name: entry for entry in others if entry.name not in built_in}


def resources(slug: str) -> Traversable:
    """The top folder of the package that brings a game; for every other name, the folder of Saucer itself."""
    entry = entries().get(slug)
    return files(entry.module.partition(".")[0] if entry else "saucer")


def text(slug: str, folder: str, language: str, name: str) -> str | None:
    """A text file `<folder>/<language>/<name>` of a game's package, in English where the language has none."""
    for spoken in (language, "en"):
        file = resources(slug).joinpath(folder, spoken, name)
        if file.is_file():
            return file.read_text("utf-8")
    return None
