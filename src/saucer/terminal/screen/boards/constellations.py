"""Draws constellations: the visible part of the sky with ships and owners, the players, the hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from saucer.games.constellations.components import COLOUR_NAMES, CORNER_NAMES, NAMES, SHOWS
from saucer.games.constellations.moves import ConstellationsMove, Lay, Ship, Stay, Swap
from saucer.games.constellations.view import ConstellationsCard, ConstellationsView
from saucer.locales import Voice
from saucer.terminal.screen.canvas import Area, Canvas, centred
from saucer.terminal.screen.paint import (
    BACK,
    CHOSEN,
    FAINT,
    GOLD,
    INKS,
    KEY,
    NIGHT,
    RED,
    SEATS,
    Sign,
    button,
    ground,
    hand_title,
    key_tab,
    legend_of,
    line,
    name_plate,
    rows_of,
    stacked,
)
from saucer.terminal.screen.scene import NO, Mark, Part, Path, Scene

PANELS: Final = (28, 40)  # columns beside the sky, for small and large cards in the hand
AXIS: Final = 4  # columns for the numbers of rows
Size = tuple[int, int]
SMALL, LARGE = (2, 1), (4, 2)  # columns and rows of a planet
SIZES: Final = (SMALL, LARGE, (6, 3), (8, 4), (10, 5))
HUGE: Final = 110  # minimal columns for large cards in the hand
HIGH: Final = 34  # minimal lines to put the panel below the sky, in windows below HUGE
CORNERS: Final = {"nw": (0, 0), "ne": (1, 0), "se": (1, 1), "sw": (0, 1)}  # right, down
OPEN: Final = "#c9d0ee on #343d6b"
TURNS: Final = ("", "↻", "↓", "↺")  # as printed, a quarter to the right, upside down, a quarter to the left
STAY: Final = Part("stay", NO)


def parts(move: ConstellationsMove) -> Path:
    """A card, a cell and a turn; a corner for a ship, or none; a card to swap."""
    match move:
        case Ship(corner):
            return (Part("corner", corner),)
        case Swap(card):
            return (Part("swap", card),)
        case Stay():
            return (STAY,)
        case Lay(card, x, y, turn):
            return (Part("card", card), Part("cell", f"{x},{y}"), Part("turn", str(turn)))


def label(part: Part, voice: Voice) -> str:
    """The label of a part of a move."""
    if part.kind in ("card", "swap", "corner"):
        return voice.say("constellations", part.value)
    if part.kind == "turn":
        return voice.say("screen", "constellations-turn", {"turn": int(part.value)})
    return voice.say("screen", f"constellations-{part.kind}", {"cell": part.value})


def draw(scene: Scene) -> Canvas:
    """The whole table: the sky takes the room that the panel leaves."""
    height = scene.height - (1 if scene.choice.asks("turn") else 0)
    canvas = Canvas()
    if scene.height >= HIGH and scene.width < HUGE and len(scene.hands) < 2:
        panel = _below(scene)
        sky = height - panel.height - 1
        canvas.paste(Sky(scene, scene.width, sky).draw(), 0, 0)
        canvas.paste(panel, 0, sky + 1)
        return canvas
    panel, wide = _beside(scene), _panel(scene)
    canvas.paste(Sky(scene, scene.width - wide - 2, max(height, panel.height)).draw(), 0, 0)
    canvas.paste(panel, scene.width - wide, 0)
    return canvas


def _beside(scene: Scene) -> Canvas:
    """The panel beside the sky: players, hand, and the legend if there is room."""
    panel = stacked([_pile(scene), *_players(scene), *_hands(scene)])
    signs = legend_of(_signs(scene), _panel(scene))
    if panel.height + 1 + signs.height <= scene.height:
        panel.paste(signs, 0, panel.height + 1)
    return panel


def _below(scene: Scene) -> Canvas:
    """The panel below the sky."""
    room = scene.width + 1
    hands = rows_of([*_hands(scene), legend_of(_signs(scene), scene.width - _panel(scene) - 2)], room, gap=2)
    return stacked([_pile(scene), rows_of(_players(scene), room), hands])


def legend(scene: Scene) -> list[Canvas]:
    """The same as in the panel."""
    return [legend_of(_signs(scene), scene.width)]


def _signs(scene: Scene) -> list[Sign]:
    """Letters of planets, numbers of owners, and what the panel counts."""
    red = scene.say("letter-red")
    letters = [
        Sign(f" {scene.say(f'letter-{name}')} ", scene.voice.say("constellations", name), ink)
        for name, ink in INKS.items()
    ]
    owned = [Sign(f" {red}0 ", scene.say("legend-owned"), RED), Sign(f" {red}+ ", scene.say("legend-shared"), RED)]
    ships = [Sign("▲▲", scene.say("legend-ship"), SEATS[0]), Sign(f" {red}×3 ", scene.say("legend-size"), RED)]
    return [*letters, *owned, *ships, Sign("▮", scene.say("legend-cards"))]


def _panel(scene: Scene) -> int:
    """Columns beside the sky."""
    return PANELS[scene.width >= HUGE]


def _held_size(scene: Scene) -> Size:
    """Columns and rows of a planet in the hand."""
    return SIZES[1 + (scene.width >= HUGE)]


def _card(scene: Scene, card: str, turn: int, size: Size) -> Canvas:
    """A card by itself, turned."""
    look = (NAMES.index(card) * 4 + turn) * 4
    canvas = Canvas()
    for place, corner in enumerate(CORNER_NAMES):
        right, down = CORNERS[corner]
        planet = _planet(scene, COLOUR_NAMES[SHOWS[look + place]], size, [], None)
        canvas.paste(planet, right * size[0], down * size[1])
    return canvas


def _planet(scene: Scene, colour: str, size: Size, owners: Sequence[int], ship: int | None) -> Canvas:
    """A disc with the letter of its colour and the number of its owner; ships have the owner's colour."""
    canvas = Canvas()
    ink = INKS[colour]
    letter = scene.say(f"letter-{colour}")
    owner = " " if not owners else str(owners[0]) if len(owners) == 1 else "+"
    if size == SMALL:
        canvas.put(0, 0, letter, f"bold {ink}")
        canvas.put(1, 0, owner if ship is None else str(ship), ink if ship is None else f"bold {SEATS[ship]}")
        return canvas
    edge = f"{ground(ink)} on {ground(NIGHT)}"
    wide, high = size
    canvas.fill(Area(0, 0, wide, high), ink)
    for x, y, corner in ((0, 0, "▟"), (wide - 1, 0, "▙"), (0, high - 1, "▜"), (wide - 1, high - 1, "▛")):
        canvas.put(x, y, corner, edge)
    canvas.put(wide // 2 - 1, (high - 1) // 2, letter + owner, f"bold {ink}")
    if ship is not None:
        canvas.put(1, high - 1, "▲" * (wide - 2), SEATS[ship])
    return canvas


# ---- the sky --------------------------------------------------------------------------------------


def _cell(text: str) -> tuple[int, int]:
    x, y = text.split(",")
    return int(x), int(y)


@dataclass(frozen=True)
class Window:
    """The visible part of the sky, in cards, and the size of a planet."""

    west: int
    north: int
    columns: int
    rows: int
    size: Size

    def place(self, x: int, y: int) -> Area | None:
        """The position of a card on the canvas; None outside."""
        if not (0 <= x - self.west < self.columns and 0 <= y - self.north < self.rows):
            return None
        wide, high = self.size[0] * 2, self.size[1] * 2
        return Area(AXIS + (x - self.west) * wide, 1 + (y - self.north) * high, wide, high)


class Sky:
    """The sky in a frame."""

    def __init__(self, scene: Scene, width: int, height: int) -> None:
        self.scene = scene
        self.view: ConstellationsView = scene.view
        self.window = self._window(width, height)
        self.canvas = Canvas()
        self.canvas.fill(Area(0, 0, width, height), NIGHT)
        self.ships = {
            (ship.x, ship.y, ship.corner): seat
            for seat, player in enumerate(self.view.players)
            for ship in player.ships
        }

    def draw(self) -> Canvas:
        """Axes, open cells, cards, and the card about to be laid."""
        self._axes()
        for part in self.scene.choice.reach | frozenset(self.scene.choice.options):
            if part.kind == "cell":
                self._open(part)
        for card in self.view.sky:
            self._laid(card)
        self._ghost()
        return self.canvas

    def _window(self, width: int, height: int) -> Window:
        """The largest scale at which the whole sky fits with a margin; otherwise a small window around the focus."""
        xs, ys = [card.x for card in self.view.sky], [card.y for card in self.view.sky]
        columns, rows = max(xs) - min(xs) + 3, max(ys) - min(ys) + 3
        fitting = [
            (wide, high) for wide, high in SIZES if AXIS + columns * wide * 2 <= width and 1 + rows * high * 2 <= height
        ]
        size = fitting[-1] if fitting else SMALL
        across, down = (width - AXIS) // (size[0] * 2), (height - 1) // (size[1] * 2)
        x, y = self._focus()
        pan = self.scene.pan
        west = _edge(min(xs) - 1, columns, across, x) + pan[0]
        north = _edge(min(ys) - 1, rows, down, y) + pan[1]
        return Window(west, north, across, down, size)

    def _focus(self) -> tuple[int, int]:
        """The cell that must be visible: the cursor's, or the last card's."""
        cell = self.scene.choice.planned("cell")
        return _cell(cell) if cell and self.scene.choice.picked else (self.view.sky[-1].x, self.view.sky[-1].y)

    def _axes(self) -> None:
        """The coordinates of rows and columns."""
        window = self.window
        for x in range(window.west, window.west + window.columns):
            area = window.place(x, window.north)
            if area:
                self.canvas.put(area.x, 0, centred(str(x), area.width), FAINT)
        for y in range(window.north, window.north + window.rows):
            area = window.place(window.west, y)
            if area:
                self.canvas.put(0, area.y + (area.height - 1) // 2, f"{y:>3}", FAINT)

    def _open(self, part: Part) -> None:
        """A cell where the card can be laid, with its key while the cell is chosen."""
        area = self.window.place(*_cell(part.value))
        if area is None:
            return
        for y in range(area.y, area.y + area.height):
            self.canvas.put(area.x, y, "·" + " " * (area.width - 2) + "·", OPEN)
        if part in self.scene.choice.options:
            self.canvas.areas[part] = area
            key = centred(self.scene.choice.key(part), area.width)
            self.canvas.put(area.x, area.y, key, f"bold {ground(GOLD)} on {ground(OPEN)}")

    def _laid(self, card: ConstellationsCard) -> None:
        """A card of the sky: planets with their owners, ships, and on the newest card corners to land on."""
        area, size = self.window.place(card.x, card.y), self.window.size
        if area is None:
            return
        for corner, colour, group in zip(CORNER_NAMES, card.planets, card.groups, strict=True):
            right, down = CORNERS[corner]
            x, y = area.x + right * size[0], area.y + down * size[1]
            ship = self.ships.get((card.x, card.y, corner))
            self.canvas.paste(_planet(self.scene, colour, size, self.view.groups[group].owners, ship), x, y)
            part = Part("corner", corner)
            if card is self.view.sky[-1] and part in self.scene.choice.options:
                pointed = self.scene.choice.mark(part) is Mark.POINTED
                self.canvas.put(
                    x, y + size[1] - 1, self.scene.choice.key(part).center(size[0]), GOLD if pointed else KEY
                )
                self.canvas.areas[part] = Area(x, y, *size)

    def _ghost(self) -> None:
        """The card about to be laid, at the cursor, with its turn."""
        choice, size = self.scene.choice, self.window.size
        card, cell, turn = (choice.planned(kind) for kind in ("card", "cell", "turn"))
        if not choice.asks("cell", "turn") or card is None or cell is None or turn is None:
            return
        area = self.window.place(*_cell(cell))
        if area is not None:
            self.canvas.paste(_card(self.scene, card, int(turn), size), area.x, area.y)
            for right, down in CORNERS.values():
                x, y = area.x + right * size[0], area.y + (down + 1) * size[1] - 1
                self.canvas.put(x + 1, y, "•" * (size[0] // 2), GOLD)


def _edge(first: int, length: int, room: int, middle: int) -> int:
    """The first visible column or row: the sky is centred, or cut to fit around a point."""
    if length <= room:
        return first - (room - length) // 2
    return min(max(middle - room // 2, first), first + length - room)


# ---- the panel ------------------------------------------------------------------------------------


def _pile(scene: Scene) -> Canvas:
    return line(scene.say("constellations-pile", count=scene.view.pile), "dim", _panel(scene))


def _players(scene: Scene) -> list[Canvas]:
    return [_player(scene, seat) for seat in range(len(scene.view.players))]


def _player(scene: Scene, seat: int) -> Canvas:
    """Number, name and score; then the cards in hand, and the constellations with their sizes."""
    player = scene.view.players[seat]
    plate = name_plate(scene, seat, _panel(scene), f"{player.score} ")
    ships = line("▮" * player.cards + " ")
    for ship in player.ships:
        text = f" {scene.say(f'letter-{ship.colour}')}×{ship.size} "
        ships.put(ships.width, 0, text, f"bold {INKS[ship.colour]}")
    return stacked([plate, ships])


def _hands(scene: Scene) -> list[Canvas]:
    """All visible hands, each below an empty line."""
    return [stacked([line(" "), _hand(scene, view)]) for view in scene.hands]


def _hand(scene: Scene, view: ConstellationsView) -> Canvas:
    stay = button(scene.choice, STAY, label(STAY, scene.voice)) if STAY in scene.choice.options else Canvas()
    cards = rows_of([_held(scene, card) for card in view.hand], _panel(scene) + 1)
    return stacked([hand_title(scene, view.seat), cards, stay])


def _held(scene: Scene, card: str) -> Canvas:
    """A card of the hand under a tab with its key and name, turned as it would be laid."""
    choice = scene.choice
    part = next((part for part in choice.options if part.value == card), Part("card", card))
    turn = int(choice.planned("turn") or 0) if choice.planned("card") == card and choice.picked else 0
    style = GOLD if choice.mark(part) in CHOSEN else BACK
    size = _held_size(scene)
    canvas = line(f"{card.upper()}{TURNS[turn]} ".rjust(size[0] * 2), style)
    canvas.paste(key_tab(choice, part), 0, 0)
    canvas.fill(Area(0, 1, size[0] * 2, size[1] * 2), NIGHT)
    canvas.paste(_card(scene, card, turn, size), 0, 1)
    if part in choice.options:
        canvas.areas[part] = Area(0, 0, canvas.width, canvas.height)
    return canvas
