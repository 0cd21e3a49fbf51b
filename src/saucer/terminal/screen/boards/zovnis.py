"""Draws zovnis: four columns over the planet, the landing end of every card bright, the other one dark."""

from collections.abc import Sequence
from typing import Final

from saucer.games.zovnis.components import ALIENS, ARMED, COLUMNS, ENDS, HEIGHT, NAMES, SAUCERS
from saucer.games.zovnis.moves import ZovnisMove
from saucer.games.zovnis.view import ZovnisCard, ZovnisEnd, ZovnisView
from saucer.locales import Voice
from saucer.terminal.screen.canvas import Area, Canvas, centred, fit, wrapped
from saucer.terminal.screen.paint import (
    BACK,
    CHOSEN,
    GOLD,
    KEY,
    NIGHT,
    Sign,
    ground,
    hand_title,
    key_tab,
    legend_of,
    line,
    name_plate,
    rows_of,
    stacked,
)
from saucer.terminal.screen.scene import Mark, Part, Path, Scene

# Bright and dark shades: landing ends must stand out.
BRIGHT: Final = {
    "shaggy": "bold #2b1400 on #f0a04b",
    "blip": "bold #00252b on #55c7d9",
    "moog": "bold #ffffff on #9a5bc9",
    "tripod": "bold #0d2600 on #8dcb4f",
    "g-lul": "bold #ffffff on #4566b8",
    "egg": "bold #33290a on #f3e6b3",
    "pink-cup": "bold #3a0620 on #f29cc0",
    "disco": "bold #ffffff on #7b8794",
}
DARK: Final = {
    "shaggy": "#f3c08e on #6b431b",
    "blip": "#a8e2eb on #1f5560",
    "moog": "#d9b8ef on #46295c",
    "tripod": "#c7e8a4 on #3d5a20",
    "g-lul": "#b4c3ee on #1f3059",
    "egg": "#efe3bb on #6b6344",
    "pink-cup": "#f6c3d8 on #6d3b52",
    "disco": "#cdd4db on #3a424b",
}
ENDS_SHOWN: Final = (("legend-lands", BRIGHT), ("legend-waits", DARK))
ASTRE: Final = "#fff3c4 on #3b3f63"
EARTH: Final = "#d7c7b0 on #5b4636"
ARMS: Final = "✸"
NARROWEST, WIDEST = 14, 26  # columns of a card
PANEL: Final = 16  # minimal columns of the players


def parts(move: ZovnisMove) -> Path:
    """The card, the column, and the end in landing position."""
    start = (Part("card", move.card), Part("column", str(move.column)))
    return start if move.card == "astre" else (*start, Part("landing", "+".join(_ends(move.card)[int(move.flipped)])))


def label(part: Part, voice: Voice) -> str:
    """The label of a part of a move."""
    if part.kind == "column":
        return voice.say("screen", "zovnis-column", {"column": part.value})
    if part.kind == "landing":
        alien, saucer = (voice.say("zovnis", name) for name in part.value.split("+"))
        return voice.say("screen", "zovnis-landing", {"alien": alien, "saucer": saucer})
    return voice.say("zovnis", part.value)


def draw(scene: Scene) -> Canvas:
    """The whole table."""
    top = rows_of([_sky(scene), _players(scene)], scene.width + 1)
    return stacked([top, *(_hand(scene, hand) for hand in scene.hands)], scene.gap)


def legend(scene: Scene) -> list[Canvas]:
    """Marks on cards, and which end lands."""
    blip = f" {scene.voice.say('zovnis', 'blip')} "
    bright, dark = (Sign(blip, scene.say(key), inks["blip"]) for key, inks in ENDS_SHOWN)
    marks = [Sign("✓", scene.say("legend-goal")), Sign(ARMS, scene.say("legend-armed"))]
    return [legend_of([bright, dark, *marks, Sign("▮", scene.say("legend-cards"))], scene.width)]


def _width(scene: Scene) -> int:
    """Columns of a card: the room that the players leave."""
    return max(NARROWEST, min(WIDEST, (scene.width - PANEL - 2) // int(COLUMNS) - 1))


def _halves(scene: Scene) -> tuple[int, int]:
    """Columns for an alien and for a saucer, the last of each for a mark."""
    wide = _width(scene)
    return wide // 2, wide - wide // 2


def _sky_width(scene: Scene) -> int:
    return (_width(scene) + 1) * int(COLUMNS) + 1


def _ends(card: str) -> tuple[tuple[str, str], tuple[str, str]]:
    """Alien and saucer of the first end and of the second."""
    place = NAMES.index(card) * 4
    first, second = ((ALIENS[ENDS[end]], SAUCERS[ENDS[end + 1]]) for end in (place, place + 2))
    return first, second


def _armed(card: str) -> bool:
    return card != "astre" and NAMES.index(card) >= ARMED


def _laid(scene: Scene, card: str) -> ZovnisCard:
    """A card of the hand as it would lie: in the orientation under the cursor, or as printed."""
    if card == "astre":
        return ZovnisCard(card, armed=False, flipped=False, bottom=None, top=None)
    low, high = _ends(card)
    if scene.choice.planned("card") == card and scene.choice.planned("landing") == "+".join(high):
        low, high = high, low
    return ZovnisCard(card, _armed(card), flipped=False, bottom=ZovnisEnd(*low), top=ZovnisEnd(*high))


# ---- the sky --------------------------------------------------------------------------------------


def _sky(scene: Scene) -> Canvas:
    view: ZovnisView = scene.view
    wide = _width(scene)
    canvas = Canvas()
    planet = _row(scene, -1)
    canvas.fill(Area(0, 0, _sky_width(scene), planet + 1), NIGHT)
    for column, cards in enumerate(view.sky):
        x = 1 + column * (wide + 1)
        part = Part("column", str(column + 1))
        for row, card in enumerate(cards):
            canvas.paste(_card(scene, card), x, _row(scene, row))
        mark = scene.choice.mark(part)
        style = GOLD if mark in CHOSEN else KEY if mark is Mark.OPEN else EARTH
        canvas.put(x, planet, centred(label(part, scene.voice), wide), style)
        if part in scene.choice.options:
            canvas.areas[part] = Area(x, 0, wide, planet + 1)
        if scene.choice.asks("column", "landing") and scene.choice.planned("column") == part.value:
            _ghost(canvas, scene, x, _row(scene, len(cards)))
    return canvas


def _row(scene: Scene, height: int) -> int:
    """The upper line of a card at a height above the planet."""
    return 2 * scene.scale * (int(HEIGHT) - 1 - height)


def _ghost(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """The card about to be placed, between two bars; an arrow key turns it, a click lays it as shown."""
    ghost = _card(scene, _laid(scene, scene.choice.planned("card") or "astre"))
    canvas.paste(ghost, x, y)
    bar = f"{ground(GOLD)} on {ground(NIGHT)}"
    for below in range(y, y + ghost.height):
        canvas.put(x - 1, below, "▐", bar)
        canvas.put(x + ghost.width, below, "▌", bar)
    for landing in sorted(scene.choice.options, key=lambda part: part != scene.choice.pointed):
        if landing.kind == "landing":
            canvas.areas[landing] = Area(x, y, ghost.width, ghost.height)


def _card(scene: Scene, card: ZovnisCard) -> Canvas:
    """Two ends; the upper one shows whether the card is armed, the lower one whether it scores for the viewer."""
    view: ZovnisView = scene.view
    if card.bottom is None or card.top is None:
        wide, name = _width(scene), scene.voice.say("zovnis", card.card)
        moon, sky = line(centred("·  ☾  *", wide), f"bold {ASTRE}"), line(" " * wide, ASTRE)
        around = [sky] * (scene.scale - 1)
        return stacked([*around, moon, line(centred(name, wide), ASTRE), *around])
    own = view.players[view.seat] if view.seat >= 0 else None
    ticks = [
        "✓" if own and goal in (own.alien, own.saucer) else " " for goal in (card.bottom.alien, card.bottom.saucer)
    ]
    arms = ARMS if card.armed else " "
    return stacked([_end(scene, card.top, (arms, " "), DARK), _end(scene, card.bottom, ticks, BRIGHT)])


def _end(scene: Scene, end: ZovnisEnd, marks: Sequence[str], inks: dict[str, str]) -> Canvas:
    """Half a card; long names are wrapped if it has several lines."""
    canvas = Canvas()
    for name, room, mark in zip((end.alien, end.saucer), _halves(scene), marks, strict=True):
        x, label = canvas.width, scene.voice.say("zovnis", name)
        lines = wrapped(label, room - 1) if scene.scale > 1 else [fit(label, room - 1)]
        canvas.fill(Area(x, 0, room, scene.scale), inks[name])
        first = (scene.scale - len(lines)) // 2
        for y, text in enumerate(lines, start=first):
            canvas.put(x, y, text, inks[name])
        canvas.put(x + room - 1, first, mark, inks[name])
    return canvas


# ---- players and hand -----------------------------------------------------------------------------


def _players(scene: Scene) -> Canvas:
    view: ZovnisView = scene.view
    width = max(PANEL, min(30, scene.width - _sky_width(scene) - 1))
    pile = line(scene.say("zovnis-pile", count=view.draw_pile), "dim", width)
    return stacked([pile, *(_player(scene, seat, width) for seat in range(len(view.players)))])


def _player(scene: Scene, seat: int, width: int) -> Canvas:
    """Points and goals if visible; number of cards in hand and eliminated cards."""
    player = scene.player(seat)
    plate = name_plate(scene, seat, width, "" if player.points is None else f"{player.points} ")
    counts = line(f"{'▮' * player.cards} {scene.say('zovnis-taken', count=len(player.pile))}", "", width)
    goals = Canvas()
    for name in filter(None, (player.alien, player.saucer)):
        goals.put(goals.width, 0, fit(f" {scene.voice.say('zovnis', name)}", width - goals.width), BRIGHT[name])
    return stacked([plate, counts, goals])


def _hand(scene: Scene, view: ZovnisView) -> Canvas:
    cards = rows_of([_held(scene, card, number) for number, card in enumerate(view.hand)], scene.width + 1)
    return stacked([hand_title(scene, view.seat), cards])


def _held(scene: Scene, card: str, number: int) -> Canvas:
    """A card of the hand, under a tab with its key and name. The chosen card is raised."""
    part = Part("card", card)
    again = card in scene.view.hand[:number]  # Astres are alike
    chosen = scene.choice.mark(part) in CHOSEN and not again
    name = scene.voice.say("zovnis", card) if card == "astre" else card.upper()
    wide = _width(scene)
    tab = line(f"{name}{f' {ARMS}' if _armed(card) else ''} ".rjust(wide), GOLD if chosen else BACK)
    drawn = stacked([tab, _card(scene, _laid(scene, card))])
    if part in scene.choice.options and not again:
        drawn.paste(key_tab(scene.choice, part), 0, 0)
        drawn.areas[part] = Area(0, 0, wide, drawn.height)
    if chosen:
        drawn.put(0, drawn.height, "▔" * wide, ground(GOLD))
    canvas = Canvas()
    canvas.paste(drawn, 0, 0 if chosen or not scene.choice.options else 1)
    return canvas
