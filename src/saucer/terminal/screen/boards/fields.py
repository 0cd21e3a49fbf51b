"""FieldBoard: the table of a game that nobody has drawn, in words, with a move chosen field by field."""

from dataclasses import dataclass
from typing import Any

from saucer.games import game
from saucer.kernel.moves import MoveStruct
from saucer.locales import SEAT_ARGS, Voice, keys
from saucer.terminal.screen.canvas import Canvas, wrapped
from saucer.terminal.screen.paint import line, stacked
from saucer.terminal.screen.scene import NO, Part, Path, Scene


@dataclass(frozen=True)
class FieldBoard:
    """What `Board` asks for, from the fields of a game's moves and views."""

    slug: str

    def parts(self, move: MoveStruct) -> Path:
        """The kind of move, then its fields. Those that name a player are chosen by the player's name."""
        values = [(name, getattr(move, name)) for name in move.__struct_fields__]
        return (Part("kind", str(move.__struct_config__.tag)), *(_part(name, value) for name, value in values))

    def label(self, part: Part, voice: Voice) -> str:
        """The name of a kind of move, or of a field with its value, by the game's catalogue if it has them."""
        value = voice.say(self.slug, part.value) if part.value in keys(voice.language, self.slug) else part.value
        return value if part.kind == "kind" else f"{part.kind.removeprefix('field ')} {value}"

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
    if value is None:
        return Part(f"field {name}", NO)
    return Part("seat" if name in SEAT_ARGS else f"field {name}", str(value))
