"""Chooser: selection of a move part by part. It knows no game, only the parts of moves."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from saucer.terminal.screen.canvas import Area
from saucer.terminal.screen.scene import ANY, NO, Choice, Path

NOT_DRAWN: Final = Area(0, 1_000_000, 0, 0)  # options that are not on the board come last


class Chooser:
    """The legal moves as a tree of parts. Single options are taken automatically."""

    def __init__(self, moves: Sequence[tuple[Path, int]]) -> None:
        self._moves = moves
        self._advised: Path = ()
        self._order: Path = ()  # of the current options, by their position on the board
        self.picked: Path = ()
        self.cursor = 0

    @property
    def options(self) -> Path:
        """The distinct next parts, ordered by position on the board, otherwise in the order of the moves.

        ANY comes first, NO last.
        """
        depth = len(self.picked)
        parts = dict.fromkeys(path[depth] for path, _ in self._under(self.picked) if len(path) > depth)
        if parts.keys() == set(self._order):
            return self._order
        return tuple(sorted(parts, key=lambda part: part.value == NO))

    def arrange(self, areas: Mapping[Hashable, Area]) -> None:
        """Sort the options in reading order of the board; the cursor stays on its option."""
        options = self.options
        pointed = options[self.cursor]
        places = {part: areas.get(part, NOT_DRAWN) for part in options}
        rank = {part: (part.value == NO, part.value != ANY, places[part].y, places[part].x) for part in options}
        self._order = tuple(sorted(options, key=lambda part: rank[part]))
        self.cursor = self._order.index(pointed) if self.cursor or self._advised else 0

    @property
    def arranged(self) -> bool:
        """Whether the current options have been sorted."""
        return bool(self._order) and self.options == self._order

    @property
    def choice(self) -> Choice:
        """The state of the selection, for drawing."""
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
        """Take an option; returns the code of a completed move."""
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
            return self.back()  # it was taken automatically
        self.cursor = self.options.index(last)
        return True

    def advise(self, code: int) -> None:
        """Restart, with the cursor on the path to a move."""
        self._advised = next(path for path, move in self._moves if move == code)
        self.picked = ()
        self._follow()

    def _follow(self) -> None:
        """Put the cursor on the advised option, or on the first one."""
        depth = len(self.picked)
        on_the_way = self._advised[:depth] == self.picked and len(self._advised) > depth
        self.cursor = self.options.index(self._advised[depth]) if on_the_way and self._advised else 0


def toward(options: Path, areas: Mapping[Hashable, Area], cursor: int, right: int, down: int) -> int:
    """The nearest option in a direction on the board; otherwise the next or previous one in the list."""
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
    """The distances along a direction and perpendicular to it."""
    return (dx * right, abs(dy)) if right else (dy * down, abs(dx))
