"""Match: the public API of a game in progress. Moves in words, views, undo, outcome, records."""

from __future__ import annotations

import copy
import secrets
import threading
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic

import msgspec

from saucer.kernel.errors import BadOption, IllegalMove
from saucer.kernel.events import Event, Phrase
from saucer.kernel.game import Game, Item, Value
from saucer.kernel.moves import MoveStruct
from saucer.kernel.rng import SEED_BYTES, keyed, quick
from saucer.kernel.situation import Situation, situation
from saucer.kernel.state import NOBODY, Moves, State
from saucer.locales import Voice

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from saucer.kernel.record import Record

    View = TypeVar("View", default=Any)  # the game's view struct
else:
    from typing import TypeVar

    View = TypeVar("View")

Seed = int | str | bytes
KEPT: Final = 4  # past positions held in memory: games can be long, and a server has many of them


def seed_bytes(seed: Seed | None) -> bytes:
    """A seed as 32 bytes: None makes a secret random one, an integer is big-endian, text is hex digits."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if not isinstance(seed, int | str | bytes) or isinstance(seed, bool):
        raise BadOption(Phrase("error-seed-kind", {"seed": repr(seed)[:40]}))
    if isinstance(seed, int):
        if not 0 <= seed < 1 << 8 * SEED_BYTES:
            raise BadOption(Phrase("error-seed-number"))
        return seed.to_bytes(SEED_BYTES, "big")
    if isinstance(seed, str):
        try:
            seed = bytes.fromhex(seed)
        except ValueError:
            raise BadOption(Phrase("error-seed-digits", {"count": 2 * SEED_BYTES})) from None
    if len(seed) != SEED_BYTES:
        raise BadOption(Phrase("error-seed-bytes", {"count": SEED_BYTES, "found": len(seed)}))
    return seed


class Move(msgspec.Struct, frozen=True):
    """One seat's move; `str` gives its notation."""

    seat: int
    code: int
    words: str
    struct: MoveStruct  # the move as a struct of the game's `moves.py`

    def __str__(self) -> str:
        return self.words


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    why: str

    @property
    def loser(self) -> int | None:
        """The only seat in last place; None if several share it. In some games the fewest points win (N25)."""
        most_win = self.scores[self.winners[0]] == max(self.scores)
        worst = min(self.scores) if most_win else max(self.scores)
        last = [seat for seat, score in enumerate(self.scores) if score == worst and seat not in self.winners]
        return last[0] if len(last) == 1 else None


class _Buffer(threading.local):
    """A move buffer per thread: allocating one takes longer than generating the moves."""

    def __init__(self) -> None:
        self.moves = Moves()


_BUFFER: Final = _Buffer()


class LegalMoves:
    """A seat's legal moves: iterable, sized, and `in` works with moves, codes and words."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._seat = seat
        match.state.legal(seat, _BUFFER.moves)
        self.codes: tuple[int, ...] = tuple(_BUFFER.moves.listed())

    def __len__(self) -> int:
        return len(self.codes)

    def __iter__(self) -> Iterator[Move]:
        return (self._match.move(self._seat, code) for code in self.codes)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Move):
            return move.seat == self._seat and move.code in self.codes
        if isinstance(move, str):
            return any(legal.words == move for legal in self)
        return move in self.codes

    def __repr__(self) -> str:
        return f"<{len(self)} moves: {', '.join(map(str, self))}>"


class Match(Generic[View]):
    """A game being played, from the deal to the outcome.

    >>> import saucer
    >>> match = saucer.match("looters", players=3, seed=7, start=0)
    >>> match.actors
    (0,)
    """

    def __init__(
        self,
        game: Game,
        players: int,
        *,
        seed: Seed | None = None,
        start: int | None = None,
        options: Mapping[str, Value] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        game.sheet.check_players(players)
        if start is not None and not (isinstance(start, int) and 0 <= start < players):
            raise BadOption(Phrase("error-start", {"last": players - 1, "start": str(start)}))
        if names and len(names) != players:
            raise BadOption(Phrase("error-names", {"players": players, "names": len(names)}))
        self.game = game
        self.players = players
        self.seed = seed_bytes(seed)
        self.start = start
        self.options = game.sheet.settle(options or {})
        self.names = tuple(names)
        self.state = self._dealt()
        self.history: list[Move] = []
        self._past: list[State] = []  # before the newest moves

    def _dealt(self) -> State:
        first = NOBODY if self.start is None else self.start
        return self.game.deal(self.players, self.game.sheet.indices(self.options), first, keyed(self.seed))

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; empty when the game is over."""
        mask = self.state.actors()
        return tuple(seat for seat in range(self.players) if mask >> seat & 1)

    def moves(self, seat: int) -> LegalMoves:
        """The seat's legal moves."""
        self._check_seat(seat)
        return LegalMoves(self, seat)

    def distinct(self, seat: int) -> frozenset[int]:
        """The codes of the seat's moves without those equivalent to another (PQ3)."""
        self._check_seat(seat)
        brief = Moves()
        brief.brief = True
        self.state.legal(seat, brief)
        return frozenset(brief.listed())

    def move(self, seat: int, code: int) -> Move:
        """A move code with its struct and notation in the current position."""
        game = self.game
        if not game.context:
            return self._said(seat, code)
        key = seat, code, game.context(self.state, seat, code)
        move: Move = game.moves.get(key) or game.moves.keep(key, self._said(seat, code))
        return move

    def _said(self, seat: int, code: int) -> Move:
        struct = self.game.decode(self.state, seat, code)
        return Move(seat, code, self.game.grammar.say(struct, self.state, seat), struct)

    def caption(self, move: Move) -> Phrase:
        """A description of a move in the current position, for the seat that may make it."""
        return self.game.describe(self.state, move.seat, move.code)

    def parse(self, seat: int, words: str) -> Move:
        """Parse a move in words; its legality is not checked."""
        self._check_seat(seat)
        codes, key = self.game.codes, (self.players, words)
        code = codes.get(key)
        if code is not None and not self.state.refusal(seat, code):
            move = self.move(seat, code)
            if move.words == words:  # the words of a legal move are read as that move alone
                return move
        move = self.move(seat, self.game.from_words(self.state, seat, words))
        if move.words == words:
            codes.keep(key, move.code)
        return move

    def convert(self, seat: int, data: Any) -> Move:
        """Convert a struct, or decoded JSON, into a move; its legality is not checked."""
        self._check_seat(seat)
        plain = msgspec.to_builtins(data) if isinstance(data, MoveStruct) else data
        struct = self.game.grammar.convert(plain, self.state, seat)
        return self.move(seat, self.game.encode(self.state, seat, struct))

    def play(self, seat: int, move: Move | MoveStruct | str | int) -> list[Event]:
        """Play a move and return its events. An illegal one raises IllegalMove and changes nothing."""
        return self.apply(self.check(self._resolve(seat, move)))

    def check(self, move: Move) -> Move:
        """Return the move unchanged if it is legal now; otherwise raise IllegalMove."""
        refusal = self.state.refusal(move.seat, move.code)
        if refusal:
            raise IllegalMove(self.game.slug, refusal)
        return move

    def apply(self, move: Move) -> list[Event]:
        """Play a move that `check` has accepted in this position and return its events."""
        events: list[Event] = []
        self._past.append(self.state.clone())
        del self._past[:-KEPT]
        self.state.play(move.seat, move.code, events)
        self.history.append(move)
        return events

    def _resolve(self, seat: int, move: Move | MoveStruct | str | int) -> Move:
        self._check_seat(seat)
        if isinstance(move, str):
            return self.parse(seat, move)
        if isinstance(move, MoveStruct):
            return self.convert(seat, move)
        code = move.code if isinstance(move, Move) else move
        if not isinstance(code, int):
            raise BadOption(Phrase("error-move-kind", {"move": repr(move)[:40]}))
        if not 0 <= code < self.game.sheet.moves:
            args = {"game": self.game.slug, "count": self.game.sheet.moves, "move": code}
            raise BadOption(Phrase("error-move-number", args))
        return self.move(seat, code)

    def undo(self) -> Move:
        """Take back the last move and return it."""
        self.state = self.past()
        self._past.pop()
        return self.history.pop()

    def past(self) -> State:
        """The position before the last move."""
        if not self.history:
            raise BadOption(Phrase("error-nothing-to-undo"))
        if not self._past:
            self._past = self._positions()[-KEPT:]
        return self._past[-1]

    def _positions(self) -> list[State]:
        """The position before each move, replayed from the deal."""
        state, states = self._dealt(), []
        for move in self.history:
            states.append(state.clone())
            state.play(move.seat, move.code, None)
        return states

    def view(self, seat: int = NOBODY) -> View:
        """The view of a seat, or of a spectator if no seat is named, as a struct.

        `msgspec.to_builtins(view)` makes dictionaries and lists of it, `msgspec.json.encode(view)` JSON.
        """
        self._check_viewer(seat)
        view: View = self.game.view(self.state, seat)
        return view

    def situation(self, seat: int) -> Situation:
        """The seat's information state, as input of a bot: `bot.choose(match.situation(seat), quick(1))`."""
        self._check_seat(seat)
        return situation(self.game, self.state.clone(), seat, _BUFFER.moves)

    @property
    def outcome(self) -> Outcome | None:
        """Winners, scores and the kind of ending; None while the game runs."""
        if self.state.actors():
            return None
        return Outcome(tuple(self.state.winners()), tuple(self.state.scores()), self.state.why_over())

    @property
    def tally(self) -> tuple[tuple[Item, ...], ...]:
        """Each seat's score breakdown. Before the end it may contain secrets."""
        return tuple(tuple(self.game.tally(self.state, seat)) for seat in range(self.players))

    def imagine(self, seat: int, seed: int) -> State:
        """A state sampled from the seat's information set (a redeal)."""
        self._check_viewer(seat)
        twin = self.state.clone()
        twin.redeal(seat, quick(seed))
        return twin

    def clone(self) -> Match[View]:
        """An independent copy."""
        return copy.deepcopy(self)

    def __repr__(self) -> str:
        """The game, the number of moves, and the board in words as a spectator sees it."""
        title = f"{self.game.slug}, {self.players} players, {len(self.history)} moves"
        return "\n".join([title, *self.game.board.table(self.view(), Voice("en", self.names))])

    def record(self) -> Record:
        """The game so far, as a record that replays to this position."""
        from saucer.kernel.record import Record

        return Record.of(self)

    def _check_viewer(self, seat: int) -> None:
        if seat != NOBODY:
            self._check_seat(seat)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise BadOption(Phrase("error-no-seat", {"number": seat, "last": self.players - 1}))
