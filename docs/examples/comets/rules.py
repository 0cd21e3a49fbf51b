"""The rules of comets: everybody lays a card, the highest takes the round (K1-K5, KQ1)."""

from typing import Final, final

from mypy_extensions import i64

from saucer.games.comets.components import CARDS, HAND, NAMES
from saucer.kernel.arrays import vec
from saucer.kernel.events import Event, Refusal
from saucer.kernel.rng import Rng
from saucer.kernel.state import NOBODY, Moves, State

MOVES: Final[i64] = 24  # a move is the card laid
BOX: Final[i64] = -1  # a card that nobody was dealt
OUT: Final[i64] = -2  # a card laid, in this round or before
NOTHING: Final[i64] = -1  # no card laid yet
EMPTY: Final = vec[i64]()


@final
class Comets(State):
    """A position of comets."""

    def __init__(self) -> None:
        super().__init__()
        self.turn: i64 = 0  # the seat to lay a card
        self.left: i64 = 0  # cards in all hands
        self.where: vec[i64] = EMPTY  # [card] the seat that holds it, BOX or OUT
        self.laid: vec[i64] = EMPTY  # [seat] the card laid in this round, or NOTHING
        self.points: vec[i64] = EMPTY  # [seat] rounds won

    def clone(self) -> "Comets":
        """An independent copy."""
        twin = Comets()
        twin.players = self.players
        twin.rng = self.rng.clone()
        twin.turn = self.turn
        twin.left = self.left
        twin.where = self.where[:]
        twin.laid = self.laid[:]
        twin.points = self.points[:]
        return twin

    def actors(self) -> i64:
        """The one seat whose turn it is."""
        return 1 << self.turn if self.left else 0

    def mover(self) -> i64:
        """The seat whose turn it is."""
        return self.turn

    def legal(self, seat: i64, moves: Moves) -> None:
        """K2: any card of the hand."""
        moves.count = 0
        if not self.left or seat != self.turn:
            return
        card: i64 = 0
        while card < CARDS:
            if self.where[card] == seat:
                moves.add(card)
            card += 1

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        """The rule that forbids the move."""
        if not self.left:
            return Refusal("K4", "game-over")
        if seat != self.turn:
            return Refusal("K2", "not-your-turn", {"seat": int(self.turn)})
        if self.where[move] != seat:
            return Refusal("K2", "not-in-hand", {"card": NAMES[move]})
        return None

    def play(self, seat: i64, move: i64, events: list[Event] | None) -> None:
        """K2: lay a card face up; the next player follows."""
        self.where[move] = OUT
        self.laid[seat] = move
        self.left -= 1
        if events is not None:
            events.append(Event("laid", {"seat": int(seat), "card": NAMES[move]}))
        self.turn = (seat + 1) % self.players
        if self.laid[self.turn] != NOTHING:
            self._end_round(events)

    def _end_round(self, events: list[Event] | None) -> None:
        """K3: the highest card takes a point, and its player begins the next round."""
        best: i64 = 0
        seat: i64 = 1
        while seat < self.players:
            if self.laid[seat] > self.laid[best]:
                best = seat
            seat += 1
        self.points[best] += 1
        self.turn = best
        seat = 0
        while seat < self.players:
            self.laid[seat] = NOTHING
            seat += 1
        if events is not None:
            events.append(Event("won-round", {"seat": int(best)}))

    def redeal(self, seat: i64, rng: Rng) -> None:
        """KQ1: what the others hold and what is left in the box is hidden. Deal those cards anew.

        They are shuffled in the order of their numbers and dealt from the next seat on, so that the result depends on
        nothing the seat cannot know.
        """
        hidden = vec[i64]([i64(0)] * CARDS)
        sizes = vec[i64]([i64(0)] * self.players)
        count: i64 = 0
        card: i64 = 0
        while card < CARDS:
            place = self.where[card]
            if place != OUT and (place != seat or seat == NOBODY):
                hidden[count] = card
                count += 1
                if place != BOX:
                    sizes[place] += 1
                self.where[card] = BOX
            card += 1
        rng.shuffle(hidden, 0, count)
        next_card: i64 = 0
        step: i64 = 1
        while step <= self.players:
            other = (seat + step) % self.players
            stop = next_card + sizes[other]
            while next_card < stop:
                self.where[hidden[next_card]] = other
                next_card += 1
            step += 1
        self.rng = rng.fork()

    def scores(self) -> list[int]:
        """K3: a point for each round won."""
        return [int(count) for count in self.points]

    def winners(self) -> list[int]:
        """K5: most points; ties share the win (CQ4)."""
        if self.left:
            return []
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def why_over(self) -> str:
        """K4: all cards are laid."""
        return "" if self.left else "hands-empty"

    def census(self) -> list[int]:
        """Cards in the box, and all others."""
        boxed = sum(place == BOX for place in self.where)
        return [boxed, len(self.where) - boxed]


def deal(players: i64, options: dict[str, int], start: i64, rng: Rng) -> Comets:
    """K1: five cards each; the rest stays in the box."""
    cards = vec[i64]([i64(card) for card in range(CARDS)])
    rng.shuffle(cards, 0, CARDS)
    state = Comets()
    state.players = players
    state.rng = rng
    state.left = players * HAND
    state.where = vec[i64]([BOX] * CARDS)
    state.laid = vec[i64]([NOTHING] * players)
    state.points = vec[i64]([i64(0)] * players)
    state.turn = rng.below(players) if start == NOBODY else start
    place: i64 = 0
    while place < state.left:
        state.where[cards[place]] = (state.turn + place) % players
        place += 1
    return state
