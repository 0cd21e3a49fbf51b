"""FieldBoard: the table of a game that nobody has drawn, in words, with a move chosen field by field."""

from dataclasses import dataclass
from typing import Any, Final

from saucer.games import game
from saucer.kernel.moves import MoveStruct
from saucer.locales import SEAT_ARGS, Voice, keys
from saucer.terminal.screen.canvas import Canvas, wrapped
from saucer.terminal.screen.paint import line, stacked
from saucer.terminal.screen.scene import NO, Part, Path, Scene

FIELD: Final = "field"  # the kind of all parts but players


@dataclass(frozen=True)
class FieldBoard:
    """The interface of `Board`, derived from the fields of a game's moves and views."""

    slug: str

    def parts(self, move: MoveStruct) -> Path:
        """The kind of move where there are several, then its fields."""
        fields = [_part(name, getattr(move, name)) for name in move.__struct_fields__]
        several = len(game(self.slug).grammar.kinds) > 1
        return (Part(FIELD, str(move.__struct_config__.tag)), *fields) if several or not fields else tuple(fields)

    def label(self, part: Part, voice: Voice) -> str:
        """The name of a kind of move, or of a field with its value, by the game's catalogue if it has them."""
        if part.value == NO:
            return "–"
        words = [
            voice.say(self.slug, word) if word in keys(voice.language, self.slug) else word
            for word in part.value.split()
        ]
        return " ".join(words)

    def draw(self, scene: Scene) -> Canvas:
        """The board in words, each line as wide as there is room."""
        board = game(self.slug).board
        lines = [*board.table(scene.view, scene.voice)]
        for view in scene.hands:
            lines += board.hand(view, scene.voice)
        return stacked([line(row, "") for text in lines for row in wrapped(text, scene.width)])

    def legend(self, scene: Scene) -> list[Canvas]:
        """Words need none."""
        return []


def _part(name: str, value: Any) -> Part:
    """A field with its value. One that names a player is chosen by the player's name."""
    if value is None:
        return Part(FIELD, NO)
    return Part("seat", str(value)) if name in SEAT_ARGS else Part(FIELD, f"{name} {value}")
