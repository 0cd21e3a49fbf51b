"""Integer codes of powers: moves, stages of a turn, and reasons of the end."""

from typing import Final

from mypy_extensions import i64

from saucer.games.powers.components import CHARACTER, CHOICE, WILD, WILD_FOUR

# Moves: 0-51 lay a coloured card; then wilds by the colour named: 52-67 a Character, 68-83 Power Choice
# by the power taken, 84-87 Wild Draw Four, 88-91 the plain Wild. The same again with a call (NQ20).
LAY_CHARACTER: Final[i64] = 52  # + power * 4 + colour
LAY_CHOICE: Final[i64] = 68  # + power * 4 + colour
LAY_WILD_FOUR: Final[i64] = 84  # + colour
LAY_WILD: Final[i64] = 88  # + colour
LAYS: Final[i64] = 92  # + any of the above: laid with a call
DRAW: Final[i64] = 184
KEEP: Final[i64] = 185  # not laying the card just drawn
END: Final[i64] = 186  # no second card (NQ31)
CHALLENGE: Final[i64] = 187
ACCEPT: Final[i64] = 188
BLIND: Final[i64] = 189  # GREEN's play from the pile
BLIND_CALL: Final[i64] = 190
NAME_COLOUR: Final[i64] = 191  # + colour: for the first card, or a wild laid blind
TAKE_POWER: Final[i64] = 195  # + power * 4 + colour: for a Power Choice laid blind
CALL: Final[i64] = 211
CATCH: Final[i64] = 212  # + seat
GIVE: Final[i64] = 222  # + rank * 10 + seat: a red card
MOVES: Final[i64] = 352
MOST_SEATS: Final[i64] = 10

# Stages: the next decision.
TURN: Final[i64] = 0  # a card, or a draw
DRAWN: Final[i64] = 1  # the drawn card to be laid or kept
SECOND: Final[i64] = 2  # BLUE's second card
STRUCK: Final[i64] = 3  # a Wild Draw Four to be accepted or challenged
FIRST_COLOUR: Final[i64] = 4  # the colour of the first card
BLIND_CHOICE: Final[i64] = 5  # colour and power of a wild laid blind
STAGES: Final = ("turn", "drawn", "second", "struck", "first-colour", "blind-choice")

# Why the game is over; 0 while it runs.
TARGET_REACHED: Final[i64] = 1
ONE_ROUND: Final[i64] = 2
LIMIT_REACHED: Final[i64] = 3
REASONS: Final = ("", "target-reached", "one-round", "round-limit")


def kind_of(lay: i64) -> i64:
    """The kind of card that a move lays."""
    if lay < LAY_CHARACTER:
        return lay
    if lay < LAY_CHOICE:
        return CHARACTER + (lay - LAY_CHARACTER >> 2)
    if lay < LAY_WILD_FOUR:
        return CHOICE
    return WILD_FOUR if lay < LAY_WILD else WILD


def first_lay(kind: i64) -> i64:
    """The first of the moves that lay a wild card."""
    if kind < CHOICE:
        return LAY_CHARACTER + (kind - CHARACTER) * 4
    if kind == CHOICE:
        return LAY_CHOICE
    return LAY_WILD_FOUR if kind == WILD_FOUR else LAY_WILD


def power_of(lay: i64) -> i64:
    """The power that a Character or a Power Choice takes."""
    return (lay - LAY_CHOICE if lay >= LAY_CHOICE else lay - LAY_CHARACTER) >> 2
