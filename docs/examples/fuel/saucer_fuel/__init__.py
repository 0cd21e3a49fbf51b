"""Fuel: ships pump from a tank that nobody can look into. Who runs it dry loses all; of the others, most fuel wins."""

from typing import Annotated

import msgspec

from saucer.kernel.events import Event, Refusal, Seat
from saucer.kernel.game import Game, Sheet
from saucer.kernel.grammar import Grammar, between
from saucer.kernel.moves import MoveStruct
from saucer.kernel.rng import Rng
from saucer.kernel.state import NOBODY, Moves, State
from saucer.kernel.turns import TurnState, best_seats
from saucer.kernel.vectors import EMPTY, array

LEAST, MOST = 15, 40  # units that the tank may hold at the start
SHEET = Sheet(slug="fuel", version=1, fewest=2, most=4, usual=3, minutes=2, options=(), moves=3, longest=MOST)


class Pump(MoveStruct, frozen=True, tag="pump"):
    """Pump one to three units; move codes are 0 to 2."""

    units: Annotated[int, between(1, 3, "expected-units")]


def decode(state: State, seat: int, code: int) -> Pump:
    """The code of a move as a struct."""
    return Pump(code + 1)


def encode(state: State, seat: int, move: Pump) -> int:
    """The struct of a move as its code."""
    return move.units - 1


class Pumped(Event, frozen=True, tag="pumped"):
    """A ship got fuel: less than it asked for where the tank ran dry."""

    seat: Seat
    units: int


class FuelState(TurnState):
    """A position. `TurnState` has the players, the seat to move, and whether the game is over."""

    def __init__(self) -> None:
        super().__init__()
        self.tank = 0  # units left: the number that nobody knows
        self.pumped = 0  # units that have left the tank
        self.fuel = EMPTY  # [seat] units on board

    def legal(self, seat: int, moves: Moves) -> None:
        """One to three units, whatever the tank holds."""
        moves.count = 0
        if not self.over and seat == self.turn:
            for code in range(SHEET.moves):
                moves.add(code)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """Why a move is forbidden; None for a legal one."""
        if self.over:
            return Refusal("F2", "game-over")
        return None if seat == self.turn else Refusal("F1", "not-your-turn", {"seat": int(self.turn)})

    def play(self, seat: int, move: int, events: list[Event] | None) -> None:
        """Pump. Whoever empties the tank ends the game with nothing on board."""
        units = min(move + 1, self.tank)
        self.tank -= units
        self.pumped += units
        self.over = int(self.tank == 0)
        self.fuel[seat] = 0 if self.over else self.fuel[seat] + units
        self.turn = (seat + 1) % self.players
        if events is not None:
            events.append(Pumped(seat, units))

    def redeal(self, seat: int, rng: Rng) -> None:
        """Replace the hidden number by another that fits everything the seat has seen."""
        if not self.over:
            least = max(LEAST, self.pumped + 1)
            self.tank = least + rng.below(MOST - least + 1) - self.pumped
        self.rng = rng.fork()

    def scores(self) -> list[int]:
        """Units on board."""
        return list(self.fuel)

    def winners(self) -> list[int]:
        """Whoever has most."""
        return best_seats(self.scores()) if self.over else []


def deal(players: int, options: dict[str, int], start: int, rng: Rng) -> FuelState:
    """The first position: a tank with something in it, and empty ships."""
    state = FuelState()
    state.players = players
    state.rng = rng
    state.tank = LEAST + rng.below(MOST - LEAST + 1)
    state.fuel = array([0] * players)
    state.turn = rng.below(players) if start == NOBODY else start
    return state


class FuelPlayer(msgspec.Struct, frozen=True):
    """One ship."""

    points: int


class FuelView(msgspec.Struct, frozen=True):
    """What a seat may know: everything but the tank."""

    seat: int
    turn: int | None  # None when the game is over
    pumped: int
    players: list[FuelPlayer]


def view(state: State, seat: int) -> FuelView:
    """Built up from nothing, so that no secret slips in."""
    assert isinstance(state, FuelState)
    turn = None if state.over else int(state.turn)
    return FuelView(seat, turn, state.pumped, [FuelPlayer(units) for units in state.fuel])


GAME = Game(
    sheet=SHEET,
    deal=deal,
    decode=decode,
    encode=encode,
    grammar=Grammar("fuel", {Pump: "pump {units}"}, start="expected-word", word="pump"),
    events=Pumped,
    view=view,
    view_type=FuelView,
)
