"""The table of planet: stacks, tiles on offer, and every planet as a square of four by four."""

from collections.abc import Sequence

from saucer.games.planet.components import GRID
from saucer.games.planet.view import PlanetPlayer, PlanetTile, PlanetView
from saucer.locales import say

KINDS = ("center", "uphill", "downhill", "character")
# The kind of tile and its place for each cell of the square, by row and column.
CELLS = {cell: (kind, place) for kind, cells in zip(KINDS, GRID, strict=True) for place, cell in enumerate(cells)}
SIDE = range(4)
WIDTH = 5


def draw(view: PlanetView, names: Sequence[str]) -> list[str]:
    """Lines of text."""
    stacks = ", ".join(f"{name} {count}" for name, count in view.stacks.items())
    lines = [f"Round {min(view.round + 1, 16)} of 16. Stacks: {stacks}"]
    for offer in view.offer:
        tile = "a hidden tile" if offer.tile is None else say("planet", offer.tile)
        lines.append(f"  on offer: {tile}" + ("" if offer.open else " (face down)"))
    if view.discards:
        lines.append(f"Thrown away: {' '.join(view.discards)}")
    for seat, player in enumerate(view.players):
        lines += ["", *_planet(view, seat, player, names[seat])]
    return [*lines, "", *_legend(view)]


def _planet(view: PlanetView, seat: int, player: PlanetPlayer, name: str) -> list[str]:
    points = "hidden" if player.points is None else player.points
    turn = ">" if seat == view.turn else " "
    rows = [f"{turn} {name}: points so far {points}, volcanoes {player.volcanoes}"]
    for row in SIDE:
        cells = [CELLS[row, column] for column in SIDE]
        tiles = [_cell(getattr(player, kind)[place]) for kind, place in cells]
        rows.append("    " + " ".join(f"{tile:<{WIDTH}}" for tile in tiles).rstrip())
    return rows


def _cell(tile: PlanetTile | None) -> str:
    if tile is None:
        return "."
    if tile.turned:
        return "(##)"
    return "???" if tile.tile is None else tile.tile


def _legend(view: PlanetView) -> list[str]:
    """The viewer's own tiles in words."""
    if view.seat < 0:
        return []
    own = view.players[view.seat]
    tiles = [*own.center, *own.uphill, *own.downhill, *own.character]
    shown = [say("planet", tile.tile) for tile in tiles if tile and tile.tile and not tile.turned]
    return ["Your tiles: " + "; ".join(shown)] if shown else []
