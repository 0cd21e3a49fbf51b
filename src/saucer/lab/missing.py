"""What a game still lacks: the files that stand outside its own folder, and the numbers of its bots."""

from importlib.resources import files
from typing import Final

from saucer.bots.levels import levels_without
from saucer.locales import LANGUAGES

MODEL: Final = "zovnis"  # whose folder every other one is like
PIECES: Final = (
    *(f"locales/{language}/{{slug}}.ftl" for language in LANGUAGES),
    *(f"rules/{language}/{{slug}}.md" for language in LANGUAGES),
    "terminal/screen/boards/{slug}.py",
    "lessons/{slug}.py",
    "lessons/positions/{slug}.py",
)


def missing(slug: str) -> list[str]:
    """Everything that is still to be written for a game, as files of the repository. See docs/adding-a-game.md."""
    package = files("saucer")
    room = sorted(file.name for file in package.joinpath("games", MODEL).iterdir() if file.name.endswith(".py"))
    wanted = [*(f"games/{slug}/{name}" for name in room), *(piece.format(slug=slug) for piece in PIECES)]
    lacking = [f"src/saucer/{path}" for path in wanted if not package.joinpath(*path.split("/")).is_file()]
    levels = levels_without(slug)
    return lacking + ([f"src/saucer/bots/levels.py: a number for {', '.join(levels)}"] if levels else [])
