"""Chooser: a move chosen part by part. It knows no game, only the moves taken apart."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from saucer.terminal.screen.canvas import Area
from saucer.terminal.screen.scene import ANY, NO, Choice, Path

NOT_DRAWN: Final = Area(0, 1_000_000, 0, 0)  # where options stand that lie nowhere on the board: last


class Chooser:
    """All legal moves as a tree. Where only one way leads on, it is taken at once."""

    def __init__(self, moves: Sequence[tuple[Path, int]]) -> None:
        self._moves = moves
        self._advised: Path = ()
        self._order: Path = ()  # of the present options, as they lie on the board
        self.picked: Path = ()
        self.cursor = 0

    @property
    def options(self) -> Path:
        """What can be chosen next, each once, as it lies on the board or else in the order of the moves.

        What leaves it to the game comes first, what declines last.
        """
        depth = len(self.picked)
        parts = dict.fromkeys(path[depth] for path, _ in self._under(self.picked) if len(path) > depth)
        if parts.keys() == set(self._order):
            return self._order
        return tuple(sorted(parts, key=lambda part: part.value == NO))

    def arrange(self, areas: Mapping[Hashable, Area]) -> None:
        """Put the options in the order in which they are read on the board; a moved cursor stays on its own."""
        options = self.options
        pointed = options[self.cursor]
        places = {part: areas.get(part, NOT_DRAWN) for part in options}
        rank = {part: (part.value == NO, part.value != ANY, places[part].y, places[part].x) for part in options}
        self._order = tuple(sorted(options, key=lambda part: rank[part]))
        self.cursor = self._order.index(pointed) if self.cursor or self._advised else 0

    @property
    def arranged(self) -> bool:
        """Whether the present options have been put in order."""
        return bool(self._order) and self.options == self._order

    @property
    def choice(self) -> Choice:
        """For the board."""
        options = self.options
        ahead = self._under((*self.picked, options[self.cursor])) if options else []
        reach = frozenset(part for path, _ in ahead for part in path)
        return Choice(self.picked, options, self.cursor, ahead[0][0] if ahead else (), reach)

    def _under(self, picked: Path) -> list[tuple[Path, int]]:
        return [(path, code) for path, code in self._moves if path[: len(picked)] == picked]

    def ahead(self, place: int) -> list[int]:
        """The moves that an option leads to."""
        return [code for _, code in self._under((*self.picked, self.options[place]))]

    def point(self, place: int) -> None:
        """Move the cursor."""
        self.cursor = place % max(1, len(self.options))

    def choose(self, place: int) -> int | None:
        """Take an option; the code of the move when it is complete."""
        self.picked = (*self.picked, self.options[place])
        under = self._under(self.picked)
        if len(under) == 1:
            return under[0][1]
        self._follow()
        return None if len(self.options) > 1 else self.choose(0)

    def back(self) -> bool:
        """Undo one choice; False at the beginning."""
        if not self.picked:
            return False
        last = self.picked[-1]
        self.picked = self.picked[:-1]
        if len(self.options) == 1 and self.picked:
            return self.back()  # it was taken without asking
        self.cursor = self.options.index(last)
        return True

    def advise(self, code: int) -> None:
        """Start anew, with the cursor on the way to a move."""
        self._advised = next(path for path, move in self._moves if move == code)
        self.picked = ()
        self._follow()

    def _follow(self) -> None:
        """Put the cursor where advice leads, or on the first option."""
        depth = len(self.picked)
        on_the_way = self._advised[:depth] == self.picked and len(self._advised) > depth
        self.cursor = self.options.index(self._advised[depth]) if on_the_way and self._advised else 0


def toward(options: Path, areas: Mapping[Hashable, Area], cursor: int, right: int, down: int) -> int:
    """The option that lies next in a direction on the board; where none does, the next or last one of the list."""
    here = areas.get(options[cursor])
    if here is not None:
        x, y = here.middle
        best = min(
            (
                (ahead + 3 * aside, place)
                for place, option in enumerate(options)
                if (area := areas.get(option)) is not None
                for ahead, aside in (_offset(area.middle[0] - x, area.middle[1] - y, right, down),)
                if ahead > 0.5
            ),
            default=None,
        )
        if best is not None:
            return best[1]
    return (cursor + right + down) % len(options)


def _offset(dx: float, dy: float, right: int, down: int) -> tuple[float, float]:
    """How far ahead, and how far aside."""
    return (dx * right, abs(dy)) if right else (dy * down, abs(dx))
