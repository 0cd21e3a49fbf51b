"""Draws planet: stacks and offer, the viewer's planet, a line of counts per player, the other planets."""

from typing import Final

from saucer.games.planet.components import (
    CHARACTER_NAMES,
    FIRST_CHARACTER,
    GRID,
    KING_POINTS,
    OBJECT_NAMES,
    OBJECTS,
    PLACE_NAMES,
    ROUNDS,
    SHOWN,
    STACKS,
    TARIFF,
    TILE_NAMES,
    WHO,
)
from saucer.games.planet.moves import Hide, Name, PlanetMove, Stack, Take
from saucer.games.planet.view import PlanetOffer, PlanetTile, PlanetView
from saucer.locales import Voice
from saucer.terminal.screen.canvas import Area, Canvas, centred, fit, wrapped
from saucer.terminal.screen.paint import (
    BACK,
    CHOSEN,
    GOLD,
    Sign,
    button,
    key_tab,
    legend_of,
    line,
    name_plate,
    rows_of,
    stacked,
)
from saucer.terminal.screen.scene import ANY, Mark, Part, Path, Scene

# Every object has its own shape and colour; the shape alone is sufficient.
SHAPES: Final = dict(zip(OBJECT_NAMES, "♣▲◒✿☼▣★♥Ω§○◎●", strict=True))
INKS: Final = dict(
    zip(
        OBJECT_NAMES,
        (
            *("#7ddc7f", "#ff7b6b", "#ffa95c", "#ff9ac9", "#ffe27a", "#d8b48a", "#ffd23f", "#ff9350", "#a9c4e6"),
            *("#b7e36a", "#ffffff", "#b8bcc6", "#cf9a68"),
        ),
        strict=True,
    )
)
LAND: Final = ("#2b4a70", "#345a85")  # alternating shades of neighbouring tiles
CAST: Final = "#4a3566"  # slots of characters
VOID: Final = ("#151a2d", "#1a2036")  # empty slots
VOID_CAST: Final = "#251f38"
TURNED: Final = "#7d86ad on #252a40"
# The items that a character counts, if not a single kind of object (P13, P15, P17, P18, P22).
FORMULAS: Final = {
    "geographer": "1≠▲",
    "king": f"✿{KING_POINTS[1]} ✿✿{KING_POINTS[2]}",
    "hunter": "3Ω♥§○",
    "drunkard": "3▒",
    "little-prince": "3○◎●▣",
}
COUNTED: Final = (*OBJECT_NAMES, "calm", "turned", "species", "colours")  # as TARIFF numbers them
SIZES: Final = ((8, 2), (12, 3), (16, 4), (20, 5))  # columns and lines of a tile, by scale
LEAST_MIDDLE, SQUARE = 28, 32  # columns of the stacks and the offer, at least and where two stacks stand side by side
NAME: Final = 14  # columns of a name
CELLS: Final = {
    cell: (kind, place) for kind, cells in zip(STACKS, GRID, strict=True) for place, cell in enumerate(cells)
}


def parts(move: PlanetMove) -> Path:
    """A stack; a tile and its slot; a tile to hide; or the next player."""
    match move:
        case Stack(stack):
            return (Part("stack", stack),)
        case Name(target):
            return (Part("seat", str(target)),)
        case Hide(number, tile):
            return (Part("hide", tile or str(number)),)
        case Take(number, tile, place, hidden):
            return (Part("tile", "hidden" if hidden else tile or str(number)), Part("place", str(place)))


def label(part: Part, voice: Voice) -> str:
    """The label of a part of a move."""
    if part.kind == "stack" or part.value in TILE_NAMES:
        return voice.say("planet", part.value)
    if part.kind == "place" and part.value == ANY:
        return voice.say("screen", "planet-any")
    if part.kind == "place":
        return voice.say("screen", "planet-place", {"place": part.value})
    return voice.say("screen", "planet-hidden" if part.value == "hidden" else "planet-unseen", {"number": part.value})


def draw(scene: Scene) -> Canvas:
    """The whole table."""
    view: PlanetView = scene.view
    own = [] if view.seat < 0 else [view.seat]
    others = [seat for seat in range(len(view.players)) if seat not in own]
    top = rows_of([*(_planet(scene, view, seat) for seat in own), _middle(scene, view)], scene.width + 1, gap=2)
    planets = rows_of([_planet(scene, view, seat) for seat in others], scene.width + 1, gap=2, down=1)
    return stacked([top, _counts(scene, view), planets], gap=1)


def legend(scene: Scene) -> list[Canvas]:
    """The shapes of objects, then the characters with the items they count."""
    voice = scene.voice
    objects = [
        Sign(f" {SHAPES[name]} ", voice.say("planet", name), f"bold {INKS[name]} on {LAND[0]}") for name in OBJECT_NAMES
    ]
    others = [Sign("▒▒", scene.say("legend-turned"), TURNED), Sign("Σ", scene.say("legend-sum"))]
    people = [Sign(_formula(who), f"{voice.say('planet', who)}: {_wants(who, voice)}") for who in CHARACTER_NAMES]
    characters = [legend_of([person], scene.width) for person in people]
    return [legend_of([*objects, *others], scene.width), stacked(characters)]


def _wants(who: str, voice: Voice) -> str:
    """The items that a character counts, in words."""
    place = 2 * CHARACTER_NAMES.index(who)
    points = {"points": int(TARIFF[place]), "one": int(KING_POINTS[1]), "two": int(KING_POINTS[2])}
    return voice.say("web", f"planet-wants-{COUNTED[TARIFF[place + 1]]}", points)


def _size(scene: Scene) -> tuple[int, int]:
    """Columns and lines of a tile."""
    return SIZES[scene.scale - 1]


# ---- planets --------------------------------------------------------------------------------------


def _planet(scene: Scene, view: PlanetView, seat: int) -> Canvas:
    wide, high = _size(scene)
    canvas = name_plate(scene, seat, wide * 4)
    canvas.areas.clear()  # players are chosen in the list of counts
    player = scene.player(seat)
    for (row, column), (kind, place) in CELLS.items():
        part = Part("place", PLACE_NAMES[place])
        tile = getattr(player, kind)[place]
        land = CAST if kind == "character" else LAND[(row + column) % 2]
        if tile is not None:
            drawn = _tile(scene, tile, land)
        elif seat == view.seat and kind == view.drawn and part in scene.choice.options:
            drawn = _free(scene, part, land)
        else:
            drawn = Canvas()
            drawn.fill(Area(0, 0, wide, high), f" on {VOID_CAST if kind == 'character' else VOID[(row + column) % 2]}")
        canvas.paste(drawn, column * wide, 1 + row * high)
    return canvas


def _free(scene: Scene, part: Part, land: str) -> Canvas:
    """A slot that can be chosen; the tile is shown there while the cursor is on it."""
    wide, high = _size(scene)
    canvas = Canvas()
    canvas.fill(Area(0, 0, wide, high), BACK)
    pointed = scene.choice.pointed
    if pointed == part or (pointed is not None and pointed.value == ANY and part == _first_free(scene)):
        planned = scene.choice.planned("tile")
        canvas = _tile(scene, PlanetTile(planned if planned in TILE_NAMES else None, turned=False), land)
    canvas.paste(key_tab(scene.choice, part), wide - 3, high - 1)
    canvas.areas[part] = Area(0, 0, wide, high)
    return canvas


def _first_free(scene: Scene) -> Part:
    """The slot of a tile if none is named."""
    return min(part for part in scene.choice.options if part.kind == "place" and part.value != ANY)


def _tile(scene: Scene, tile: PlanetTile, land: str) -> Canvas:
    """The face of a tile: its objects, three in a row, or a character with the items it counts."""
    wide, high = _size(scene)
    canvas = Canvas()
    if tile.turned or tile.tile is None:
        for y in range(high):
            canvas.put(0, y, centred("▒▒" if tile.turned else "?", wide), TURNED)
        return canvas
    canvas.fill(Area(0, 0, wide, high), f" on {land}")
    if tile.tile.startswith("K"):
        who = _who(tile.tile)
        for y, text in enumerate(_called(scene, who)):
            canvas.put(0, y, centred(text, wide), f"bold #ffffff on {land}")
        canvas.put(0, high - 1, centred(_formula(who), wide), f"#ffe9b0 on {land}")
        return canvas
    across, top = (wide - 2) // 3, (high - 1) // 2
    for number, name in enumerate(_objects(tile.tile)):
        right, down = number % 3 * across + (across + 1) // 2, top + number // 3
        canvas.put(right, down, SHAPES[name], f"bold {INKS[name]} on {land}")
    return canvas


def _called(scene: Scene, who: str) -> list[str]:
    """A character's name, in full if there is room."""
    wide, high = _size(scene)
    full = wrapped(scene.voice.say("planet", who), wide)
    fits = len(full) < high and not any(text.endswith("…") for text in full)
    return full if fits else [scene.say(f"planet-{who}")]


def _objects(tile: str) -> list[str]:
    """The objects on a tile, one name for each."""
    first = TILE_NAMES.index(tile) * OBJECTS
    return [name for number, name in enumerate(OBJECT_NAMES) for _ in range(SHOWN[first + number])]


def _who(tile: str) -> str:
    return CHARACTER_NAMES[WHO[TILE_NAMES.index(tile) - FIRST_CHARACTER]]


def _formula(who: str) -> str:
    if who in FORMULAS:
        return FORMULAS[who]
    place = 2 * CHARACTER_NAMES.index(who)
    return f"{TARIFF[place]}{SHAPES[OBJECT_NAMES[TARIFF[place + 1]]]}"


# ---- the middle of the table ----------------------------------------------------------------------


def _middle(scene: Scene, view: PlanetView) -> Canvas:
    """Round, stacks, the tiles on offer, and those thrown away."""
    square = _size(scene)[0] * 4
    width = max(LEAST_MIDDLE, scene.width - square - 2) if view.seat >= 0 else scene.width
    head = line(scene.say("planet-round", number=min(view.round + 1, int(ROUNDS)), count=int(ROUNDS)), "bold")
    in_row = 2 if width >= SQUARE else 1
    stacks = [_stack(scene, view, name, (width + 1) // in_row - 1) for name in view.stacks]
    offers = [_offer(scene, offer) for offer in view.offer]
    discards = Canvas()
    if view.discards:
        for y, text in enumerate(wrapped(scene.say("planet-discards", tiles=" ".join(view.discards)), width)):
            discards.put(0, y, text, "dim")
    anywhere = [
        button(scene.choice, part, fit(label(part, scene.voice), width - 5))
        for part in scene.choice.options
        if part.value == ANY
    ]
    return stacked([head, rows_of(stacks, width), rows_of(offers, width), *anywhere, discards], gap=1)


def _stack(scene: Scene, view: PlanetView, name: str, width: int) -> Canvas:
    canvas = Canvas()
    part = Part("stack", name)
    drawn = name == view.drawn
    style = GOLD if scene.choice.mark(part) is Mark.POINTED else "bold reverse" if drawn else BACK
    canvas.put(0, 0, " " * width, style)
    canvas.put(1, 0, "▶" if drawn else "", style)
    canvas.put(3, 0, fit(scene.voice.say("planet", name), width - 6), style)
    canvas.put(width - 3, 0, f"{view.stacks[name]:>2}", style)
    canvas.paste(key_tab(scene.choice, part), 0, 0)
    if part in scene.choice.options:
        canvas.areas[part] = Area(0, 0, width, 1)
    return canvas


def _offer(scene: Scene, offer: PlanetOffer) -> Canvas:
    """A tile on offer, with its name above it."""
    part = _offered(scene, offer)
    name = offer.tile or str(offer.number)
    style = GOLD if scene.choice.mark(part) in CHOSEN else BACK
    wide, high = _size(scene)
    title = line(f"{name if offer.open else f'{name}▒'} ".rjust(wide), style)
    canvas = stacked([title, _tile(scene, PlanetTile(offer.tile, turned=False), LAND[0])])
    canvas.paste(key_tab(scene.choice, part), 0, 0)
    if part in scene.choice.options:
        canvas.areas[part] = Area(0, 0, wide, high + 1)
    return canvas


def _offered(scene: Scene, offer: PlanetOffer) -> Part:
    """The part of a move that takes or hides this tile."""
    names = (offer.tile, str(offer.number), None if offer.open else "hidden")
    parts = (*scene.choice.options, *scene.choice.picked)
    return next((part for part in parts if part.kind in ("tile", "hide") and part.value in names), Part("tile", ""))


# ---- counts ---------------------------------------------------------------------------------------


def _counts(scene: Scene, view: PlanetView) -> Canvas:
    """A line per player: points, number of visible objects of each kind, and the counts of the characters."""
    head = line("Σ".rjust(NAME + 2), "bold")
    for number, name in enumerate(OBJECT_NAMES):
        head.put(NAME + 4 + number * 3, 0, f" {SHAPES[name]} ", f"bold {INKS[name]} on {LAND[0]}")
    return stacked([head, *(_count(scene, view, seat) for seat in range(len(view.players)))])


def _count(scene: Scene, view: PlanetView, seat: int) -> Canvas:
    canvas = name_plate(scene, seat, NAME)
    player = scene.player(seat)
    canvas.put(NAME, 0, f"{'?' if player.points is None else player.points:>3}", "bold")
    tiles = [tile for kind in STACKS for tile in getattr(player, kind)]
    objects = [name for tile in tiles if tile and tile.tile and not tile.turned for name in _objects(tile.tile)]
    for number, name in enumerate(OBJECT_NAMES):
        count = objects.count(name)
        canvas.put(NAME + 4 + number * 3, 0, f"{count or '·':>2}", "bold" if count else "dim")
    people = [_formula(_who(tile.tile)) if tile.tile else "?" for tile in player.character if tile]
    canvas.put(NAME + 5 + len(OBJECT_NAMES) * 3, 0, " ".join(people), "bold")
    return canvas
