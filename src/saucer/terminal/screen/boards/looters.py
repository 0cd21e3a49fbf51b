"""Draws looters: the Earth with its loot, every crew with its visible card, the hand."""

from typing import Final

from saucer.games.looters.components import NAMES, SAUCER_VALUE, SAUCERS
from saucer.games.looters.moves import Animals, Lay, LootersMove, Strength
from saucer.games.looters.view import LootersView
from saucer.locales import Voice
from saucer.terminal.screen.canvas import Area, Canvas, centred, fit, wrapped
from saucer.terminal.screen.paint import (
    BLUE,
    FAINT,
    GREEN,
    NIGHT,
    RED,
    YELLOW,
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
from saucer.terminal.screen.scene import Part, Path, Scene

STYLES: Final = {"strength": GREEN, "recruit": BLUE, "animals": YELLOW, "general": RED}
SAUCER_STYLES: Final = {2: "#0d2b2b on #7fc4b8", 3: "#2a1838 on #bd9bd6", 4: "#33160a on #e59a72"}
GOLDEN: Final = "#ffd77a"  # tokens
DOMES: Final = {2: "▗▄▖", 3: "▗▄▄▄▖", 4: "▗▄▄▄▄▄▖"}
ORDER: Final = (*SAUCERS, "recruit", "general", "strength", "animals")  # of the hand, as moves are ordered
EARTH: Final = (" ▄██▄ ", "██████", " ▀██▀ ")
NARROWEST, WIDEST = 14, 26  # columns of a player's box
CARDS: Final = 5  # in a full hand
CARD_WIDTHS: Final = (14, 18, 22, 26)  # columns of a card, by scale


def parts(move: LootersMove) -> Path:
    """A card, and the number of copies or the target."""
    match move:
        case Lay(card):
            return (Part("card", card),)
        case Strength(count):
            return (Part("card", "strength"), Part("count", str(count)))
        case Animals(None):
            return (Part("card", "animals"),)
        case Animals(target):
            return (Part("card", "animals"), Part("seat", str(target)))


def label(part: Part, voice: Voice) -> str:
    """The label of a part of a move."""
    if part.kind == "count":
        return voice.say("screen", "looters-count", {"count": int(part.value)})
    return voice.say("looters", part.value)


def draw(scene: Scene) -> Canvas:
    """The whole table."""
    view: LootersView = scene.view
    width = max(NARROWEST, min(WIDEST + 6 * (scene.scale - 1), (scene.width + 1) // len(view.players) - 1))
    players = [_player(scene, view, seat, width) for seat in range(len(view.players))]
    pieces = [_sky(scene, view), rows_of(players, scene.width), *(_hand(scene, hand) for hand in scene.hands)]
    return stacked(pieces, scene.gap)


def legend(scene: Scene) -> list[Canvas]:
    """Tokens, cards in hand, and the frame of a stack that can be robbed."""
    signs = [Sign("●", scene.say("legend-loot"), f"{GOLDEN} on {ground(NIGHT)}"), Sign("▮", scene.say("legend-cards"))]
    return [legend_of([*signs, Sign("┏━┓", scene.say("legend-alike"))], scene.width)]


def _name(card: str, voice: Voice) -> str:
    """The name alone, without the value in brackets."""
    return voice.say("looters", card).partition(" (")[0]


def _value(card: str) -> int:
    """The value of a saucer; 0 for any other card."""
    return int(SAUCER_VALUE[NAMES.index(card)]) if card in SAUCERS else 0


def _style(card: str) -> str:
    return SAUCER_STYLES[_value(card)] if card in SAUCERS else STYLES[card]


def _sky(scene: Scene, view: LootersView) -> Canvas:
    """The Earth with its remaining loot, and the home planet's pile."""
    canvas = Canvas()
    top = scene.scale - 1  # empty lines above, and below
    height = len(EARTH) + 2 * top
    canvas.fill(Area(0, 0, scene.width, height), NIGHT)
    for x in range(3, scene.width, 17):
        canvas.put(x, x * 7 % height, "·", FAINT)
    for y, disc in enumerate(EARTH, start=top):
        canvas.put(2, y, disc, f"#3f8fd0 on {ground(NIGHT)}")
    canvas.put(4, top + 1, "▚▞", "#63b36a on #3f8fd0")
    tokens = " ".join("●" * min(5, view.earth - first) for first in range(0, view.earth, 5))
    canvas.put(10, top, scene.say("looters-earth", count=view.earth), f"bold {NIGHT}")
    canvas.put(10, top + 1, fit(tokens, scene.width - 11), f"{GOLDEN} on {ground(NIGHT)}")
    canvas.put(10, top + 2, scene.say("looters-pile", count=view.pile), f"#b9c1de on {ground(NIGHT)}")
    return canvas


def _player(scene: Scene, view: LootersView, seat: int, width: int) -> Canvas:
    """Name, loot and visible card; the whole box is clickable."""
    player = view.players[seat]
    counts = line(scene.say("looters-stack", count=player.stack), "dim", width - player.cards - 1)
    counts.put(width - player.cards, 0, "▮" * player.cards)
    loot = line(scene.say("looters-loot", count=player.loot), "bold", width)
    canvas = stacked([name_plate(scene, seat, width), loot, counts, _visible(scene, player.top, width)])
    part = Part("seat", str(seat))
    if part in canvas.areas:
        canvas.areas[part] = Area(0, 0, width, canvas.height)
    return canvas


def _visible(scene: Scene, card: str | None, width: int) -> Canvas:
    """The visible card; one that the chosen card may rob has a thick frame (U8)."""
    canvas = Canvas()
    alike = card in SAUCERS and card == scene.choice.planned("card")
    style = "dim" if card is None else f"bold {_style(card)}"
    text = scene.say("looters-empty") if card is None else f"{_name(card, scene.voice)} {_value(card) or ''}"
    height = 2 + scene.scale
    canvas.box(Area(0, 0, width, height), style, thick=alike)
    canvas.put(1, height // 2, centred(text.strip(), width - 2), style)
    return canvas


def _hand(scene: Scene, view: LootersView) -> Canvas:
    width = min(CARD_WIDTHS[scene.scale - 1], (scene.width + 1) // CARDS - 1)
    faces = [_face(card, scene, width) for card in sorted(view.hand, key=ORDER.index)]
    return stacked([hand_title(scene, view.seat), hand_of(faces, scene.width + 1, scene.choice, width)])


def _face(card: str, scene: Scene, width: int) -> Face:
    """A saucer under its name, the larger the more it carries; or a name in up to three lines."""
    name, value = _name(card, scene.voice), _value(card)
    if value:
        lines = [name, *[""] * (scene.scale > 1), DOMES[value], f"◥{'█' * value}{value}{'█' * value}◤"]
    else:
        lines = wrapped(name, width - 2)[:3]
    height = max(3, min(2 * scene.scale + 1, width // 2 - 2))
    above = (height - len(lines)) // 2
    return Face(Part("card", card), [*[""] * above, *lines, *[""] * (height - above - len(lines))], _style(card))
