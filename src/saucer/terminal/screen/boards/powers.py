"""Draws powers: the piles and the current colour, the players in turn order with their powers, the hand."""

from dataclasses import replace
from typing import Final

from saucer.games.powers.components import COLOURS
from saucer.games.powers.moves import Blind, Catch, Give, Lay, NameColour, PowersMove, TakePower
from saucer.games.powers.view import PowersView
from saucer.locales import Voice
from saucer.terminal.screen.canvas import Area, Canvas, centred
from saucer.terminal.screen.paint import (
    BACK,
    BLACK,
    INKS,
    RED,
    Face,
    Sign,
    ground,
    hand_of,
    hand_title,
    legend_of,
    line,
    name_plate,
    rows_of,
    stacked,
)
from saucer.terminal.screen.scene import NO, Part, Path, Scene

RANKS: Final = {"draw2": "+2", "reverse": "⇄", "skip": "⊘"}
WILDS: Final = {"choice": "★?", "wild4": "+4", "wild": "◆"}
GLOWS: Final = {"red": "#ff8f85", "blue": "#8fb8ff", "green": "#8fe3a8", "yellow": "#ffd95a"}  # on black
CARDS: Final = ((7, 1), (9, 3), (11, 5), (15, 7))  # columns of a card in the hand and lines in its frame, by scale
PILES: Final = 24  # columns of the piles, at least
BOX: Final = 18  # columns of a player, at least
MOST_SHOWN: Final = 9  # maximal number of cards of a hand drawn one by one


def parts(move: PowersMove) -> Path:
    """A card with the named colour or power and the call; or another action with its target."""
    match move:
        case Lay(card, power, colour, call):
            named = (("card", card), ("power", power), ("colour", colour), ("call", "last" if call else NO))
            return tuple(Part(kind, value) for kind, value in named if value is not None)
        case Blind(call):
            return (Part("deed", "blind"), Part("call", "last" if call else NO))
        case Catch(target):
            return (Part("catch", str(target)),)
        case Give(card, target):
            return (Part("deed", "give"), Part("card", str(card)), Part("seat", str(target)))
        case NameColour(colour):
            return (Part("colour", colour),)
        case TakePower(power, colour):
            return (Part("power", power), Part("colour", colour))
        case _:
            return (Part("deed", str(move.__struct_config__.tag)),)


def label(part: Part, voice: Voice) -> str:
    """The label of a part of a move."""
    if part.kind in ("card", "colour"):
        return voice.say("powers", part.value)
    if part.kind == "catch":
        return voice.say("screen", "powers-catch", {"target": int(part.value)})
    if part.kind == "power":
        return voice.say("screen", f"powers-power-{part.value}")
    return voice.say("screen", f"powers-{part.kind}-{part.value}")


def draw(scene: Scene) -> Canvas:
    """The whole table."""
    top = rows_of([_middle(scene), _players(scene)], scene.width + 1)
    return stacked([top, *(_hand(scene, hand) for hand in scene.hands)], scene.gap)


def legend(scene: Scene) -> list[Canvas]:
    """The signs of cards that have no number, powers and calls."""
    voice = scene.voice
    actions = [Sign(sign, scene.say(f"powers-{rank}")) for rank, sign in RANKS.items()]
    wilds = [Sign(sign, voice.say("powers", card)) for card, sign in WILDS.items()]
    colours = [
        Sign(f" {scene.say(f'letter-{name}')} ", voice.say("powers", name), f"bold {INKS[name]}") for name in COLOURS
    ]
    others = [Sign("★", scene.say("legend-power")), Sign("▮", scene.say("legend-cards"))]
    return [legend_of([*actions, *wilds, *others, *colours], scene.width)]


def _face(scene: Scene, card: str) -> Face:
    """The face of a card: its sign, and the letter of its colour in the corner."""
    part = Part("card", card)
    kind, _, value = card.partition("-")
    if kind in COLOURS:
        return Face(part, (RANKS.get(value, value),), INKS[kind], scene.say(f"letter-{kind}"))
    if kind == "character":
        letter = scene.say(f"letter-{value}")
        return Face(part, (f"★{letter}",), f"{GLOWS[value]} on {ground(BLACK)}", letter)
    return Face(part, (WILDS[kind],), BLACK, "◆")


# ---- the middle of the table ----------------------------------------------------------------------


def _middle(scene: Scene) -> Canvas:
    """The draw pile, and the top card in the current colour."""
    view: PowersView = scene.view
    high = 3 + 2 * scene.scale  # lines of a pile
    pile = Canvas()
    wide = 7 + 2 * scene.scale
    pile.box(Area(0, 0, wide, high), BACK)
    pile.put(1, high // 2, centred(str(view.pile), wide - 2), f"bold {BACK}")
    face = _face(scene, view.top)
    ink = INKS[view.colour] if view.colour else face.style
    colour = scene.voice.say("powers", view.colour) if view.colour else "?"
    top = Canvas()
    wide += 3
    top.box(Area(0, 0, wide, high), f"bold {ink}", thick=True)
    top.put(1, high // 2, centred(face.lines[0], wide - 2), f"bold {ink}")
    top.put(1, high // 2 + 1, centred(colour, wide - 2), ink)
    top.put(wide - 2, 0, face.corner, f"bold {face.style}")
    piles = _piles(scene)
    head = line(scene.say("powers-round", number=view.round), "bold", piles - 1)
    way = line(scene.say("powers-left" if view.direction == 1 else "powers-right"), "dim", piles - 1)
    return stacked([head, rows_of([pile, top], piles), way])


def _players(scene: Scene) -> Canvas:
    """The players in turn order, row by row, with arrows in the direction of play."""
    boxes = [_player(scene, seat) for seat in range(len(scene.view.players))]
    return rows_of(boxes, max(BOX + 1, scene.width - _piles(scene) + 1), down=max(scene.gap, scene.scale - 1))


def _piles(scene: Scene) -> int:
    """Columns of the piles."""
    return PILES + 4 * (scene.scale - 1)


def _box(scene: Scene) -> int:
    """Columns of a player."""
    return BOX + 4 * (scene.scale - 1)


def _player(scene: Scene, seat: int) -> Canvas:
    box = _box(scene)
    view: PowersView = scene.view
    player = view.players[seat]
    plate = name_plate(scene, seat, box, "› " if view.direction == 1 else "‹ ")
    cards = "▮" * player.cards if player.cards <= MOST_SHOWN else f"▮×{player.cards}"
    counts = line(cards, "bold" if player.cards <= 2 else "")
    x = box - len(str(player.total))
    counts.put(x, 0, str(player.total), "dim")
    for power in reversed(player.powers):
        x -= 3
        counts.put(x, 0, f"{scene.say(f'letter-{power}')}★", f"bold {INKS[power]}")
    return stacked([plate, counts, *_notes(scene, seat)])


def _notes(scene: Scene, seat: int) -> list[Canvas]:
    """Notes: a due call, a Wild Draw Four that can be challenged, cards known to the viewer."""
    view: PowersView = scene.view
    box = _box(scene)
    notes = []
    if seat == view.due:
        notes.append(line(f" {scene.say('powers-due')} ", f"bold {RED}", box))
    if seat == view.suspect:
        notes.append(line(f" {scene.say('powers-suspect')} ", f"bold {BLACK}", box))
    row = Canvas()
    for card in view.players[seat].known:
        face = _face(scene, card)
        if row.width + 4 <= box:
            row.put(row.width, 0, f"{face.corner}{face.lines[0]} ", face.style)
    return [*notes, row]


def _hand(scene: Scene, view: PowersView) -> Canvas:
    """The cards of the hand; a card just drawn is named above them."""
    drawn = Canvas()
    if view.drawn is not None:
        drawn = line(scene.say("powers-drawn", card=scene.voice.say("powers", view.drawn)), "bold", scene.width)
    width, high = CARDS[scene.scale - 1]
    around = [""] * (high // 2)
    faces = [_face(scene, card) for card in view.hand]
    faces = [replace(face, lines=[*around, *face.lines, *around]) for face in faces]
    return stacked([hand_title(scene, view.seat), drawn, hand_of(faces, scene.width + 1, scene.choice, width)])
