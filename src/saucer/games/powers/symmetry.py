"""Symmetries of powers, used by the conformance suite only: seats rotated, colours of the cards swapped."""

from itertools import permutations

from mypy_extensions import i64

from saucer.games.powers.codes import CALL, CATCH, DRAW, GIVE, LAY_CHARACTER, LAYS, MOST_SEATS, NAME_COLOUR, TAKE_POWER
from saucer.games.powers.components import CHARACTER, COLOURS, KINDS, RANK_COUNT
from saucer.games.powers.knowledge import KIND_BITS, SEEN
from saucer.games.powers.rules import Powers
from saucer.kernel.arrays import vec
from saucer.kernel.state import NOBODY, State
from saucer.kernel.symmetry import Symmetry, renamed, reordered, turned
from saucer.kernel.vectors import array

# New names of the four colours. Powers keep their names, for they are no colours of cards (NQ6); but RED's
# gifts are red cards (N16), so in games with powers red stays red: the first six of these, repeated.
NAMINGS = list(permutations(range(len(COLOURS))))
RED_STAYS = 6


def rotate(state: State, by: int) -> State:
    """Every seat s becomes s + by."""
    twin = state.clone()
    assert isinstance(twin, Powers)
    players = twin.players
    twin.turn = _turned_seat(twin.turn, by, players)
    twin.dealer = _turned_seat(twin.dealer, by, players)
    twin.due = _turned_seat(twin.due, by, players)
    twin.suspect = _turned_seat(twin.suspect, by, players)
    twin.hit = _turned_mask(twin.hit, by, players)
    twin.won = _turned_mask(twin.won, by, players)
    twin.owners = array(_turned_seat(owner, by, players) for owner in twin.owners)
    twin.totals = turned(twin.totals, by, 1)
    twin.sizes = turned(twin.sizes, by, 1)
    twin.watched = turned(twin.watched, by, 1)
    twin.hands = turned((_turned_card(card, by, players) for card in twin.hands), by, len(twin.hands) // players)
    twin.draws = _turned_rows(twin.draws, by, players)
    twin.booked = _turned_rows(twin.booked, by, players)
    twin.sure = array(_turned_counts(counts, by, players) for counts in twin.sure)
    return twin


def _turned_rows(rows: vec[i64], by: int, players: int) -> vec[i64]:
    """Rows of one value per seat."""
    starts = range(0, len(rows), players)
    return array(value for start in starts for value in turned(rows[start : start + players], by, 1))


def _turned_seat(seat: int, by: int, players: int) -> int:
    return seat if seat == NOBODY else (seat + by) % players


def _turned_mask(mask: int, by: int, players: int) -> int:
    """Rotate the bits of seats; higher bits (the spectators') stay."""
    bits = [bit for bit in range(players + 1) if mask >> bit & 1]
    return sum(1 << (bit if bit == players else (bit + by) % players) for bit in bits)


def _turned_counts(counts: int, by: int, players: int) -> int:
    """Rotate four bits per seat; the spectators' stay."""
    own = [counts >> 4 * seat & 15 for seat in range(players)]
    rest = counts >> 4 * players << 4 * players
    return rest | sum(count << 4 * ((seat + by) % players) for seat, count in enumerate(own))


def _turned_card(card: int, by: int, players: int) -> int:
    if card < 0:
        return card
    return card & int(KIND_BITS) | _turned_mask(card >> int(SEEN), by, players) << int(SEEN)


def rotate_move(state: State, move: int, by: int) -> int:
    """The same move with its target renamed."""
    if move < CATCH:
        return move
    if move < GIVE:
        return int(CATCH) + (move - int(CATCH) + by) % state.players
    rank, target = divmod(move - int(GIVE), int(MOST_SEATS))
    return int(GIVE) + rank * int(MOST_SEATS) + (target + by) % state.players


def relabel(state: State, number: int) -> State:
    """The colours of cards are renamed."""
    twin = state.clone()
    assert isinstance(twin, Powers)
    colours = _colours(twin, number)
    kinds = _kinds(colours)
    twin.colour = twin.colour if twin.colour < 0 else colours[twin.colour]
    twin.before = twin.before if twin.before < 0 else colours[twin.before]
    twin.hands = array(
        card if card < 0 else card & ~int(KIND_BITS) | kinds[card & int(KIND_BITS)] for card in twin.hands
    )
    twin.pile = renamed(twin.pile, kinds)
    twin.laid = renamed(twin.laid, kinds)
    twin.draws = renamed(twin.draws, kinds)
    twin.watched = array(sum(1 << kinds[kind] for kind in range(KINDS) if mask >> kind & 1) for mask in twin.watched)
    if len(twin.sure):
        twin.sure = reordered(twin.sure, kinds)
    return twin


def _colours(state: Powers, number: int) -> tuple[int, ...]:
    return NAMINGS[number % RED_STAYS if state.powers else number]


def _kinds(colours: tuple[int, ...]) -> list[int]:
    width = int(RANK_COUNT)
    coloured = [colours[kind // width] * width + kind % width for kind in range(CHARACTER)]
    return [*coloured, *range(int(CHARACTER), int(KINDS))]


def relabel_move(state: State, move: int, number: int) -> int:
    """The same move with its colours renamed."""
    assert isinstance(state, Powers)
    colours = _colours(state, number)
    if move < DRAW:
        called, lay = divmod(move, int(LAYS))
        return called * int(LAYS) + (_kinds(colours)[lay] if lay < LAY_CHARACTER else lay & ~3 | colours[lay & 3])
    if NAME_COLOUR <= move < CALL:
        first = int(NAME_COLOUR if move < TAKE_POWER else TAKE_POWER)
        return first + (move - first & ~3 | colours[move - first & 3])
    return move


SYMMETRY = Symmetry(rotate, rotate_move, len(NAMINGS), relabel, relabel_move)
