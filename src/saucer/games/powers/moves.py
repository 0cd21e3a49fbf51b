"""The moves of powers with their fields, and their words.

`red 7`, `blue draw2`, `wild4 green`, `wild blue`, `character red blue` (the red one, naming blue),
`choice green yellow` (GREEN's power, naming yellow), each also with `last` behind it; `draw`, `keep`, `end`,
`challenge`, `accept`, `green` (the blind play, also `green last`), `colour red`, `power green yellow`, `call`,
`catch 2`, `give red 7 to 3`.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Final

from saucer.games.powers.codes import (
    ACCEPT,
    BLIND,
    BLIND_CALL,
    CALL,
    CATCH,
    CHALLENGE,
    DRAW,
    END,
    GIVE,
    KEEP,
    LAYS,
    MOST_SEATS,
    NAME_COLOUR,
    TAKE_POWER,
    first_lay,
    kind_of,
    power_of,
)
from saucer.games.powers.components import CHARACTER, CHOICE, COLOURS, NAMES, RANK_COUNT, RANKS
from saucer.kernel.events import Phrase
from saucer.kernel.grammar import Grammar, Scope, SeatNumber, one_of, term
from saucer.kernel.moves import MoveStruct
from saucer.kernel.reader import Reader
from saucer.kernel.secrets import KnownTo
from saucer.kernel.state import State

WILD_WORDS: Final = ("character", "choice", "wild4", "wild")  # the first words of wild cards, as in NAMES
RED_CARDS: Final = NAMES[: int(RANK_COUNT)]


# ---- how cards and colours are said and read ------------------------------------------------------


def _read_colour(reader: Reader) -> str:
    return reader.one_of(COLOURS, "expected-colour", colours=", ".join(COLOURS))


def _read_rank(reader: Reader) -> str:
    return reader.one_of(RANKS, "expected-rank")


@dataclass(frozen=True)
class CardWords:
    """A card: `red 7` is red-7, `character blue` is character-blue, other wild cards are one word."""

    def say(self, value: Any, scope: Scope) -> str:
        """The name with a space."""
        return str(value).replace("-", " ")

    def read(self, reader: Reader, scope: Scope) -> str:
        """One or two words."""
        word = reader.one_of((*COLOURS, *WILD_WORDS), "expected-start")
        if word in COLOURS:
            return f"{word}-{_read_rank(reader)}"
        return f"{word}-{_read_colour(reader)}" if word == "character" else word

    def expected(self, scope: Scope) -> Phrase:
        """The sentence of the catalogue."""
        return Phrase("expected-start")

    def accepts(self, value: Any, scope: Scope) -> bool:
        """Exactly a name."""
        return value in NAMES


@dataclass(frozen=True)
class RedCardWords(CardWords):
    """A red card that is given: `red 7`, or `a red card` for those who may not know which."""

    def say(self, value: Any, scope: Scope) -> str:
        """The name with a space, if it is known."""
        return "a red card" if value is None else super().say(value, scope)

    def read(self, reader: Reader, scope: Scope) -> str:
        """The word `red` and a rank."""
        reader.expect("red")
        return f"red-{_read_rank(reader)}"

    def accepts(self, value: Any, scope: Scope) -> bool:
        """Exactly the name of a red card."""
        return value in RED_CARDS


@dataclass(frozen=True)
class NamedWords:
    """A colour or power that is named along with some of the wild cards; with all other cards there is no word."""

    wilds: tuple[str, ...]  # the first words of those cards

    def say(self, value: Any, scope: Scope) -> str:
        """The name, if there is one."""
        return value or ""

    def read(self, reader: Reader, scope: Scope) -> str | None:
        """One word if the move began with one of the wild cards, else none."""
        first, *_ = reader.text.lower().split()
        return _read_colour(reader) if first in self.wilds else None

    def expected(self, scope: Scope) -> Phrase:
        """The sentence of the catalogue."""
        return Phrase("expected-colour", {"colours": ", ".join(COLOURS)})

    def accepts(self, value: Any, scope: Scope) -> bool:
        """Exactly a colour, or none; whether the card needs one is checked by `Lay`."""
        return value is None or value in COLOURS


Card = Annotated[str, term(CardWords(), {"enum": list(NAMES)})]
RedCard = Annotated[str, term(RedCardWords(), {"enum": list(RED_CARDS)})]
Colour = Annotated[str, one_of(COLOURS, "expected-colour", colours=", ".join(COLOURS))]


# ---- the kinds of moves ---------------------------------------------------------------------------


class Lay(MoveStruct, frozen=True, tag="lay"):
    """Lay a card from the hand (N5), perhaps with the call that it is the last but one (N20, NQ20).

    A wild card names the colour that follows (N8); Power Choice also takes a power (N15).
    """

    card: Card
    power: Annotated[Colour | None, term(NamedWords(("choice",)))] = None
    colour: Annotated[Colour | None, term(NamedWords(WILD_WORDS))] = None
    call: bool = False

    def __post_init__(self) -> None:
        """Refuse data in which card, power and colour do not go together."""
        if (self.power is not None) != (self.card == "choice"):
            raise ValueError("a power is taken with the card 'choice', and with no other")
        if (self.colour is not None) != (self.card.partition("-")[0] in WILD_WORDS):
            raise ValueError("a colour is named with a wild card, and with no other")


class Draw(MoveStruct, frozen=True, tag="draw"):
    """Draw a card (N6, N7)."""


class Keep(MoveStruct, frozen=True, tag="keep"):
    """Keep the card just drawn (N7)."""


class End(MoveStruct, frozen=True, tag="end"):
    """Lay no second card (NQ31)."""


class Challenge(MoveStruct, frozen=True, tag="challenge"):
    """Challenge a Wild Draw Four (N13)."""


class Accept(MoveStruct, frozen=True, tag="accept"):
    """Accept a Wild Draw Four: draw four and lose the turn (N12)."""


class Blind(MoveStruct, frozen=True, tag="blind"):
    """Lay the top card of the pile by GREEN's power (N18), perhaps with the call."""

    call: bool = False


class NameColour(MoveStruct, frozen=True, tag="name-colour"):
    """Name the colour of the first card (NQ5), or of a wild card laid blind (NQ38)."""

    colour: Colour


class TakePower(MoveStruct, frozen=True, tag="take-power"):
    """Choose power and colour of a Power Choice laid blind (NQ38)."""

    power: Colour
    colour: Colour


class Call(MoveStruct, frozen=True, tag="call"):
    """Call the last card (N20)."""


class Catch(MoveStruct, frozen=True, tag="catch"):
    """Catch a player who has not called (N20)."""

    target: SeatNumber


class Give(MoveStruct, frozen=True, tag="give"):
    """Give a red card away by RED's power (N16); only giver and receiver know which."""

    card: Annotated[RedCard | None, KnownTo("target")]
    target: SeatNumber


PowersMove = Lay | Draw | Keep | End | Challenge | Accept | Blind | NameColour | TakePower | Call | Catch | Give

GRAMMAR: Final = Grammar(
    "powers",
    {
        Lay: "{card} {power} {colour}[call: last|uno]",  # older records have `uno`
        Draw: "draw",
        Keep: "keep",
        End: "end",
        Challenge: "challenge",
        Accept: "accept",
        Blind: "green[call: last|uno]",
        NameColour: "colour {colour}",
        TakePower: "power {power} {colour}",
        Call: "call",
        Catch: "catch {target}",
        Give: "give {card} to {target}",
    },
    start="expected-start",
)


# ---- codes ----------------------------------------------------------------------------------------

# The moves without fields, and GREEN's play.
PLAIN: Final[dict[int, PowersMove]] = {
    int(DRAW): Draw(),
    int(KEEP): Keep(),
    int(END): End(),
    int(CHALLENGE): Challenge(),
    int(ACCEPT): Accept(),
    int(BLIND): Blind(),
    int(BLIND_CALL): Blind(call=True),
    int(CALL): Call(),
}
PLAIN_CODES: Final = {move: code for code, move in PLAIN.items()}


def decode(state: State, seat: int, code: int) -> PowersMove:
    """A move with its fields."""
    if code < DRAW:
        return _decode_lay(code % int(LAYS), call=code >= LAYS)
    if code in PLAIN:
        return PLAIN[code]
    if code >= GIVE:
        rank, target = divmod(code - int(GIVE), int(MOST_SEATS))
        return Give(RED_CARDS[rank], target)
    if code >= CATCH:
        return Catch(code - int(CATCH))
    if code < TAKE_POWER:
        return NameColour(COLOURS[code - NAME_COLOUR])
    power, colour = divmod(code - int(TAKE_POWER), len(COLOURS))
    return TakePower(COLOURS[power], COLOURS[colour])


def _decode_lay(lay: int, call: bool) -> Lay:
    kind = kind_of(lay)
    if kind < CHARACTER:
        return Lay(NAMES[kind], call=call)
    power = COLOURS[power_of(lay)] if kind == CHOICE else None
    return Lay(NAMES[kind], power, COLOURS[lay & 3], call)


def encode(state: State, seat: int, move: PowersMove) -> int:
    """The code of a move."""
    match move:
        case Lay():
            return _encode_lay(move) + int(LAYS) * move.call
        case NameColour():
            return int(NAME_COLOUR) + COLOURS.index(move.colour)
        case TakePower():
            return int(TAKE_POWER) + _pair(move.power, move.colour)
        case Catch():
            return int(CATCH) + move.target
        case Give():
            assert move.card is not None, "only a move that is heard of hides the card"
            return int(GIVE) + RED_CARDS.index(move.card) * int(MOST_SEATS) + move.target
        case _:
            return PLAIN_CODES[move]


def _encode_lay(move: Lay) -> int:
    kind = NAMES.index(move.card)
    if move.colour is None:
        return kind
    first = int(first_lay(kind))
    return first + (_pair(move.power, move.colour) if move.power else COLOURS.index(move.colour))


def _pair(power: str, colour: str) -> int:
    return COLOURS.index(power) * len(COLOURS) + COLOURS.index(colour)


def caption(state: State, seat: int, code: int) -> Phrase:
    """The effect of a move."""
    move = decode(state, seat, code)
    match move:
        case Lay():
            return _lay_caption(move)
        case Blind():
            return Phrase("move-blind", {"call": int(move.call)})
        case NameColour():
            return Phrase("move-colour", {"colour": move.colour})
        case TakePower():
            return Phrase("move-power", {"power": move.power, "colour": move.colour})
        case Catch():
            return Phrase("move-catch", {"target": move.target})
        case Give():
            return Phrase("move-give", {"card": move.card, "target": move.target})
        case _:
            return Phrase(f"move-{move.__struct_config__.tag}")


def _lay_caption(move: Lay) -> Phrase:
    args = {"card": move.card, "call": int(move.call)}
    if move.colour is None:
        return Phrase("move-lay", args)
    if move.power is None:
        return Phrase("move-lay-wild", {**args, "colour": move.colour})
    return Phrase("move-lay-choice", {**args, "colour": move.colour, "power": move.power})
