"""Advice: the best move by search from a seat's information, with its value and likely consequences, as data."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from saucer.bots.search import Search
from saucer.bots.searcher import SearchBot
from saucer.kernel.events import Event
from saucer.kernel.polling import WAIT, Polling
from saucer.kernel.rng import Rng
from saucer.kernel.situation import Situation
from saucer.kernel.state import NOBODY, Moves, State

ITERATIONS: Final = 4000
WORLDS: Final = 24  # determinizations sampled for a move's consequences
GLIMPSES: Final = 10  # the same where it must be quick
LONGEST: Final = 6  # maximal number of events of an outcome
COMMON: Final = 1 / 3  # minimal frequency of a reply
CLOSE: Final = 0.02  # win rates that differ by less are about equal
CLEAR: Final = 0.10


@dataclass(frozen=True)
class Prospect:
    """A move and its estimated value; without a code it means waiting."""

    code: int | None
    chance: float  # estimated win rate


@dataclass(frozen=True)
class Advice:
    """The best move, the second best, and their consequences."""

    best: Prospect
    second: Prospect | None  # None if there is no alternative, or search never tried one
    outcome: tuple[Event, ...]  # events that follow in every determinization, as the seat sees them
    reply: Event | None  # the most likely next move of another seat

    @property
    def lead(self) -> float:
        """The difference in win rate to the second move."""
        return self.best.chance - self.second.chance if self.second else 1.0

    @property
    def close(self) -> bool:
        """Whether the second move is about as good."""
        return self.lead < CLOSE

    @property
    def clear(self) -> bool:
        """Whether the best move is clearly better."""
        return self.lead > CLEAR


def advise(situation: Situation, rng: Rng, iterations: int = ITERATIONS) -> Advice:
    """Search, then play the best move in several determinizations to find its consequences."""
    codes: list[int] = _distinct(situation, rng)
    if not situation.mine:
        codes.append(int(WAIT))
    best, second = Prospect(codes[0], 1.0), None
    if len(codes) > 1:
        search = SearchBot(iterations).think(situation.imagine(rng), situation, rng)
        best, second = _ranked(search, codes)
    if best.code is None:
        return Advice(best, second, (), None)
    played = [_played(situation.imagine(rng), situation.seat, best.code) for _ in range(WORLDS)]
    outcome = _certain([events for _, events in played], situation.seat)
    return Advice(best, second, outcome, _usual([world for world, _ in played], situation, rng))


def foresee(situation: Situation, code: int, rng: Rng) -> tuple[Event, ...]:
    """The events that follow a move in every determinization, as the seat sees them."""
    histories = [_played(situation.imagine(rng), situation.seat, code)[1] for _ in range(GLIMPSES)]
    return _certain(histories, situation.seat)


def _distinct(situation: Situation, rng: Rng) -> list[int]:
    """The legal moves without equivalent and dominated ones."""
    moves, better = Moves(), situation.game.heuristic.better
    moves.brief = True
    situation.imagine(rng).legal(situation.seat, moves)
    codes = moves.listed()
    return [code for code in codes if better(code) == code or better(code) not in codes]


def _ranked(search: Search, codes: Sequence[int]) -> tuple[Prospect, Prospect | None]:
    """The two most visited moves."""
    first, second = sorted(codes, key=lambda code: (search.visits(code), search.value(code)), reverse=True)[:2]
    return _prospect(search, first), _prospect(search, second) if search.visits(second) else None


def _prospect(search: Search, code: int) -> Prospect:
    return Prospect(None if code == WAIT else code, search.value(code))


def _played(world: State, seat: int, code: int) -> tuple[State, list[Event]]:
    events: list[Event] = []
    world.play(seat, code, events)
    return world, events


def _certain(histories: Sequence[list[Event]], seat: int) -> tuple[Event, ...]:
    """The events that all worlds share, up to the first difference; private outcomes of chance are left out."""
    outcome = []
    for versions in zip(*histories, strict=False):
        for forms in ([event.seen_by(seat) for event in versions], [event.seen_by(NOBODY) for event in versions]):
            if all(form == forms[0] for form in forms):
                outcome.append(forms[0])
                break
        else:
            break
    return tuple(outcome[1 : LONGEST + 1])  # the first event repeats the move


def _usual(worlds: Sequence[State], situation: Situation, rng: Rng) -> Event | None:
    """The most frequent reply over all worlds, as the seat sees it, if the others follow the heuristic."""
    replies = [reply for world in worlds if (reply := _reply(world, situation, rng))]
    counts = Counter(map(repr, replies))
    if not counts:
        return None
    usual, times = counts.most_common(1)[0]
    return next(reply for reply in replies if repr(reply) == usual) if times >= COMMON * len(worlds) else None


def _reply(world: State, situation: Situation, rng: Rng) -> Event | None:
    """The next move of another seat; None if the seat itself acts next, or the game is over."""
    polling, moves, heuristic = Polling(world), Moves(), situation.game.heuristic
    seat = polling.decider()
    while seat >= 0 and seat != situation.seat:
        world.legal(seat, moves)
        choice = (
            heuristic.best(world, seat, moves, rng) if seat == world.mover() else heuristic.gain(world, seat, moves)
        )
        if choice is not None:
            _, events = _played(world, int(seat), int(choice))
            return events[0].seen_by(situation.seat)
        polling.play(WAIT, None)
        seat = polling.decider()
    return None
