"""The moves of powers in words.

`red 7`, `blue draw2`, `wild4 green`, `wild blue`, `character red blue` (the red one, naming blue),
`choice green yellow` (GREEN's power, naming yellow), each also with `last` behind it; `draw`, `keep`, `end`,
`challenge`, `accept`, `green` (the blind play, also `green last`), `colour red`, `power green yellow`, `call`,
`catch 2`, `give red 7 to 3`.
"""

from saucer.games.powers.components import CHARACTER, CHOICE, COLOURS, NAMES, RANK_COUNT, RANKS, WILD_FOUR
from saucer.games.powers.rules import (
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
    LAY_CHARACTER,
    LAY_CHOICE,
    LAY_WILD,
    LAY_WILD_FOUR,
    LAYS,
    MOST_SEATS,
    NAME_COLOUR,
    TAKE_POWER,
    kind_of,
    power_of,
)
from saucer.kernel.events import Phrase
from saucer.kernel.state import State
from saucer.kernel.words import Reader

PLAIN = {
    "draw": int(DRAW),
    "keep": int(KEEP),
    "end": int(END),
    "challenge": int(CHALLENGE),
    "accept": int(ACCEPT),
    "call": int(CALL),
}
CALLED = ("last", "uno")  # the call with a card; older records have the second
PLAIN_WORDS = {move: word for word, move in PLAIN.items()}
STARTS = (*COLOURS, "character", "choice", "wild4", "wild", *PLAIN, "colour", "power", "catch", "give")


def to_words(state: State, seat: int, move: int) -> str:
    """A move in words."""
    if move < LAYS:
        return _lay_words(move)
    if move < DRAW:
        return f"{_lay_words(move - int(LAYS))} last"
    if move >= GIVE:
        rank, target = divmod(move - int(GIVE), int(MOST_SEATS))
        return f"give red {RANKS[rank]} to {target}"
    if move >= CATCH:
        return f"catch {move - CATCH}"
    if move in PLAIN_WORDS:
        return PLAIN_WORDS[move]
    if move <= BLIND_CALL:
        return "green" if move == BLIND else "green last"
    if move < TAKE_POWER:
        return f"colour {COLOURS[move - NAME_COLOUR]}"
    power, colour = divmod(move - int(TAKE_POWER), 4)
    return f"power {COLOURS[power]} {COLOURS[colour]}"


def _lay_words(lay: int) -> str:
    kind = kind_of(lay)
    if kind < CHARACTER:
        colour, rank = divmod(kind, int(RANK_COUNT))
        return f"{COLOURS[colour]} {RANKS[rank]}"
    named = COLOURS[lay & 3]
    if kind <= CHOICE:
        return f"{'choice' if kind == CHOICE else 'character'} {COLOURS[power_of(lay)]} {named}"
    return f"{'wild4' if kind == WILD_FOUR else 'wild'} {named}"


def caption(state: State, seat: int, move: int) -> Phrase:
    """What a move does."""
    if move < DRAW:
        return _lay_caption(move % int(LAYS), call=int(move >= LAYS))
    if move >= GIVE:
        rank, target = divmod(move - int(GIVE), int(MOST_SEATS))
        return Phrase("move-give", {"card": f"{COLOURS[0]}-{RANKS[rank]}", "target": target})
    if move >= CATCH:
        return Phrase("move-catch", {"target": move - int(CATCH)})
    if move in PLAIN_WORDS:
        return Phrase(f"move-{PLAIN_WORDS[move]}")
    if move <= BLIND_CALL:
        return Phrase("move-blind", {"call": int(move == BLIND_CALL)})
    if move < TAKE_POWER:
        return Phrase("move-colour", {"colour": COLOURS[move - NAME_COLOUR]})
    power, colour = divmod(move - int(TAKE_POWER), 4)
    return Phrase("move-power", {"power": COLOURS[power], "colour": COLOURS[colour]})


def _lay_caption(lay: int, call: int) -> Phrase:
    kind = kind_of(lay)
    args = {"card": NAMES[kind], "call": call}
    if kind < CHARACTER:
        return Phrase("move-lay", args)
    args["colour"] = COLOURS[lay & 3]
    if kind == CHOICE:
        return Phrase("move-lay-choice", {**args, "power": COLOURS[power_of(lay)]})
    return Phrase("move-lay-wild", args)


def from_words(state: State, seat: int, text: str) -> int:
    """Words as a move."""
    reader = Reader("powers", text)
    word = reader.one_of(STARTS, "expected-start")
    move = _rest(reader, state, word)
    reader.end()
    return move


def _rest(reader: Reader, state: State, word: str) -> int:
    if word in PLAIN:
        return PLAIN[word]
    if word == "catch":
        return int(CATCH) + _seat(reader, state)
    if word == "give":
        reader.expect("red")
        rank = RANKS.index(reader.one_of(RANKS, "expected-rank"))
        reader.expect("to")
        return int(GIVE) + rank * int(MOST_SEATS) + _seat(reader, state)
    if word == "colour":
        return int(NAME_COLOUR) + _colour(reader)
    if word == "power":
        return int(TAKE_POWER) + _colour(reader) * 4 + _colour(reader)
    if word == "green" and reader.peek() in ("", *CALLED):
        return int(BLIND_CALL) if _called(reader) else int(BLIND)
    lay = _lay(reader, word)
    return lay + int(LAYS) if _called(reader) else lay


def _called(reader: Reader) -> bool:
    return any(reader.accept(word) for word in CALLED)


def _lay(reader: Reader, word: str) -> int:
    if word in COLOURS:
        return COLOURS.index(word) * int(RANK_COUNT) + RANKS.index(reader.one_of(RANKS, "expected-rank"))
    if word == "character":
        return int(LAY_CHARACTER) + _colour(reader) * 4 + _colour(reader)
    if word == "choice":
        return int(LAY_CHOICE) + _colour(reader) * 4 + _colour(reader)
    return int(LAY_WILD_FOUR if word == "wild4" else LAY_WILD) + _colour(reader)


def _colour(reader: Reader) -> int:
    return COLOURS.index(reader.one_of(COLOURS, "expected-colour", colours=", ".join(COLOURS)))


def _seat(reader: Reader, state: State) -> int:
    return reader.number(0, state.players - 1, "expected-seat")


def heard(state: State, seat: int, move: int, viewer: int) -> str:
    """Only giver and receiver know which red card is given (N16); the rest everybody hears."""
    if move < GIVE:
        return to_words(state, seat, move)
    target = (move - int(GIVE)) % int(MOST_SEATS)
    return to_words(state, seat, move) if viewer in (seat, target) else f"give a red card to {target}"
