"""Reports the optional parts that a game lacks: texts in every language, members of `Game`, and a lesson."""

from typing import Final

from saucer import packages
from saucer.kernel.game import Game
from saucer.lessons import has_lesson
from saucer.locales import LANGUAGES

TEXTS: Final = (
    *(f"locales/{language}/{{slug}}.ftl" for language in LANGUAGES),
    *(f"rules/{language}/{{slug}}.md" for language in LANGUAGES),
)
PARTS: Final = ("caption", "board", "tally", "heuristic", "symmetry")  # of Game, with a default
CLIENT_FILES: Final = ("terminal/screen/boards/{slug}.py",)


def missing(game: Game) -> list[str]:
    """Everything that can still be written for a game. See docs/adding-a-game.md."""
    files = (*TEXTS, *CLIENT_FILES) if game.slug in packages.BUILT_IN else TEXTS
    folder = packages.resources(game.slug)
    paths = [path.format(slug=game.slug) for path in files]
    lacking = [f"{folder.name}/{path}" for path in paths if not folder.joinpath(*path.split("/")).is_file()]
    defaults = Game.__dataclass_fields__
    lacking += [part for part in PARTS if getattr(game, part) is defaults[part].default]
    return lacking if has_lesson(game.slug) else [*lacking, "lesson"]
