"""Refusals of powers: the rule that forbids a move."""

from typing import Final

from mypy_extensions import i64

from saucer.games.powers.cards import PowersCards, hand_of
from saucer.games.powers.codes import (
    ACCEPT,
    BLIND,
    BLIND_CALL,
    BLIND_CHOICE,
    CALL,
    CATCH,
    DRAW,
    DRAWN,
    END,
    FIRST_COLOUR,
    GIVE,
    KEEP,
    LAYS,
    MOST_SEATS,
    SECOND,
    STAGES,
    STRUCK,
    TAKE_POWER,
    TURN,
    kind_of,
)
from saucer.games.powers.components import CHOICE, COLOURS, GREEN, NAMES, RED, YELLOW
from saucer.kernel.events import Refusal

STAGE_RULES: Final = ("N5", "N7", "NQ31", "N13", "NQ5", "NQ38")


def why_not(state: PowersCards, seat: i64, move: i64) -> Refusal | None:
    """The rule that forbids the move; None for a legal one."""
    if state.over:
        return Refusal("N24", "game-over")
    if move >= GIVE:
        return _gift(state, seat, (move - GIVE) // MOST_SEATS, (move - GIVE) % MOST_SEATS)
    if move >= CATCH:
        return _catch(state, seat, move - CATCH)
    if move == CALL:
        is_due = state.due == seat and state.sizes[seat] == 1
        return None if is_due else Refusal("NQ40", "needless-call")
    if seat != state.turn:
        return Refusal("N5", "not-your-turn", {"seat": int(state.turn)})
    if not _is_awaited(state, move):
        return Refusal(STAGE_RULES[state.stage], STAGES[state.stage])
    if move < LAYS:
        return _lay(state, seat, kind_of(move), False)
    if move < DRAW:
        return _lay(state, seat, kind_of(move - LAYS), True)
    if BLIND <= move <= BLIND_CALL:
        return _blind(state, seat, move == BLIND_CALL)
    return None


def _is_awaited(state: PowersCards, move: i64) -> bool:
    """Does the move answer what the game waits for?"""
    stage = state.stage
    if move < DRAW:
        return stage <= SECOND
    if move == DRAW or BLIND <= move <= BLIND_CALL:
        return stage == TURN
    if move == KEEP:
        return stage == DRAWN
    if move == END:
        return stage == SECOND
    if move <= ACCEPT:
        return stage == STRUCK
    if stage == BLIND_CHOICE and state.top() == CHOICE:
        return move >= TAKE_POWER
    return stage >= FIRST_COLOUR and move < TAKE_POWER


def _lay(state: PowersCards, seat: i64, kind: i64, called: bool) -> Refusal | None:
    hand = hand_of(state, seat)
    if state.stage == DRAWN and kind != hand[-1]:  # N7: no other card this turn
        return Refusal(STAGE_RULES[DRAWN], STAGES[DRAWN])
    if kind not in hand:
        return Refusal("N5", "not-in-hand", {"card": NAMES[kind]})
    if not state.fits() >> kind & 1:
        args = {"card": NAMES[kind], "colour": COLOURS[state.colour], "top": NAMES[state.top()]}
        return Refusal("NQ11" if state.stage == SECOND else "N5", "does-not-fit", args)
    if called and len(hand) != 2:
        return Refusal("NQ40", "needless-call")
    return None


def _blind(state: PowersCards, seat: i64, called: bool) -> Refusal | None:
    if state.owners[GREEN] != seat:
        return Refusal("N18", "no-power", {"power": COLOURS[GREEN]})
    fits = state.fits()
    for kind in hand_of(state, seat):
        if fits >> kind & 1:
            return Refusal("NQ13", "could-lay", {"card": NAMES[kind]})
    if not state.can_draw():
        return Refusal("NQ38", "nothing-to-draw")
    if called and state.sizes[seat] != 1:
        return Refusal("NQ40", "needless-call")
    return None


def _catch(state: PowersCards, seat: i64, target: i64) -> Refusal | None:
    if target >= state.players or target == seat:
        return Refusal("CQ3", "no-such-opponent")
    if state.due != target:
        return Refusal("NQ40", "nothing-to-catch", {"target": int(target)})
    if state.sizes[target] != 1:
        return Refusal("NQ22", "not-one-card", {"target": int(target)})
    if state.stage in (SECOND, BLIND_CHOICE):
        return Refusal("NQ32", "still-laying", {"target": int(target)})
    return None


def _gift(state: PowersCards, seat: i64, kind: i64, target: i64) -> Refusal | None:
    if state.owners[RED] != seat:
        return Refusal("N16", "no-power", {"power": COLOURS[RED]})
    if target >= state.players or target == seat:
        return Refusal("CQ3", "no-such-opponent")
    if state.stage not in (TURN, SECOND):
        return Refusal("NQ37", "no-gift-now")
    if state.owners[YELLOW] == target:
        return Refusal("N19", "shielded", {"target": int(target)})
    if kind not in hand_of(state, seat):
        return Refusal("N16", "not-in-hand", {"card": NAMES[kind]})
    if state.sizes[seat] < 2 and not state.gives_all:
        return Refusal("NQ10", "last-card")
    return None
