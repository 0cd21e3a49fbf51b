"""Conformance: what must hold in every position of every game, whichever game it is.

Light checks run after each of the first twenty moves of a game and after one in fifty later on; thorough ones,
which clone, redeal and rename, in some games on positions ever further apart. A broken promise
raises Nonconformity, which names the promise and the way to see it again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from saucer.kernel.errors import IllegalMove, SaucerError
from saucer.kernel.events import Event, Phrase, Refusal
from saucer.kernel.game import Game, Setting
from saucer.kernel.match import Match
from saucer.kernel.record import Record, replay
from saucer.kernel.rng import Rng, quick
from saucer.kernel.snapshot import position
from saucer.kernel.state import NOBODY, Moves, State
from saucer.lab.checkpoint import SAMPLE, Checkpoint, Nonconformity, hold
from saucer.lab.play import random_decision
from saucer.lab.secrecy import check_redeal
from saucer.locales import Voice, has_catalogue, keys

MOST_CODES: Final = 600  # refusals of all codes are tried up to this many, a sample of them beyond
MANY: Final = 20  # moves, after which light checks are sampled


def settings(game: Game) -> Iterator[Setting]:
    """Every player count with the default options, and with each option at each end of its range."""
    sheet = game.sheet
    for players in range(sheet.fewest, sheet.most + 1):
        yield Setting(game, players, sheet.settle({}))
        for option in sheet.options:
            ends = (option.choices[0], option.choices[-1]) if isinstance(option.choices, range) else option.choices
            for choice in ends:
                if choice != option.default:
                    yield Setting(game, players, sheet.settle({option.name: choice}))


def check_games(setting: Setting, games: int, seed: int, every: int) -> int:
    """Play random games with all light checks; one in `every` gets the thorough ones too.

    Returns how many moves were played.
    """
    return sum(_check_game(setting, seed + number, number % every == 0) for number in range(games))


def _check_game(setting: Setting, seed: int, thorough: bool) -> int:
    checkpoint = Checkpoint(setting, setting.deal(seed), quick(seed), Moves())
    census = checkpoint.state.census()
    played = next_thorough = 0
    try:
        while checkpoint.state.actors():
            if played < MANY or checkpoint.rng.below(50) == 0:
                _light(checkpoint, census)
            if thorough and played == next_thorough:
                next_thorough = 2 * played + 1
                for check in THOROUGH:
                    check(checkpoint)
            seat, move = random_decision(checkpoint.state, checkpoint.rng, checkpoint.moves)
            checkpoint.state.play(seat, move, None)
            played += 1
            hold(played <= setting.game.sheet.longest, "length", f"{played} moves")
        _check_end(checkpoint, census)
    except Exception as error:
        error.add_note(f"in {setting}, seed {seed}, after {played} moves")
        raise
    return played


def _check_said(slug: str, phrase: Phrase, promise: str) -> None:
    """A game that has a catalogue has every sentence in it; one without is told in generic sentences."""
    if has_catalogue(slug):
        hold(phrase.key in keys("en", slug), promise, f"the catalogue (en) has no message {phrase.key}")
    hold(bool(Voice().tell(slug, phrase)), promise, phrase)


def _light(checkpoint: Checkpoint, census: list[int]) -> None:
    state = checkpoint.state
    hold(state.census() == census, "conservation", "components were lost or made")
    actors = state.actors()
    hold(actors >> state.mover() & 1 == 1, "actors", "the seat to move may not act")
    hold(actors >> checkpoint.setting.players == 0, "actors", "an actor without a seat")
    for seat in checkpoint.seats:
        may_act = actors >> seat & 1 == 1
        state.legal(seat, checkpoint.moves)
        hold(
            (checkpoint.moves.count > 0) == may_act,
            "actors",
            f"seat {seat} acts: {may_act}, moves: {checkpoint.moves.count}",
        )


def _check_end(checkpoint: Checkpoint, census: list[int]) -> None:
    state = checkpoint.state
    slug = checkpoint.setting.game.slug
    hold(state.census() == census, "conservation", "components were lost or made")
    scores, winners = state.scores(), state.winners()
    hold(len(scores) == checkpoint.setting.players, "scores", scores)
    hold(bool(winners) and winners == sorted(set(winners)), "winners", winners)
    best = {scores[seat] for seat in winners}
    hold(len(best) == 1 and best <= {min(scores), max(scores)}, "winners", f"{winners} of {scores}")
    _check_said(slug, Phrase(state.why_over()), "ending")
    for seat in checkpoint.seats:
        hold(not checkpoint.legal(state, seat), "ending", f"seat {seat} may still move")
    check_views_are_json(checkpoint)


# ---- thorough checks: each takes a position and leaves it as it was ---------------------------


def check_clone(checkpoint: Checkpoint) -> None:
    """A clone equals its original and is independent; the same moves on both give the same game."""
    before = position(checkpoint.state)
    twins = [checkpoint.state.clone(), checkpoint.state.clone()]
    hold(position(twins[0]) == before, "clone", "differs from its original")
    rng = checkpoint.rng.fork()
    for _ in range(8):
        if not twins[0].actors():
            break
        seat, move = random_decision(twins[0], rng, checkpoint.moves)
        both: list[list[Event]] = [[], []]
        for twin, events in zip(twins, both, strict=True):
            twin.play(seat, move, events)
        hold(both[0] == both[1] and position(twins[0]) == position(twins[1]), "determinism", (seat, move))
    silent = checkpoint.state.clone()
    seat, move = random_decision(silent, rng, checkpoint.moves)
    loud = silent.clone()
    silent.play(seat, move, None)
    loud.play(seat, move, [])
    hold(position(silent) == position(loud), "events", "listening changes the game")
    hold(position(checkpoint.state) == before, "clone", "its moves reached the original")


def check_moves(checkpoint: Checkpoint) -> None:
    """Legal moves are distinct, in range and never refused; everything else is refused, with a rule."""
    sheet = checkpoint.setting.game.sheet
    before = position(checkpoint.state)
    refusals: dict[tuple[str, str], Refusal] = {}
    for seat in checkpoint.seats:
        legal = checkpoint.legal(checkpoint.state, seat)
        hold(len(set(legal)) == len(legal), "moves", "listed twice")
        hold(all(0 <= code < sheet.moves for code in legal), "moves", "out of range")
        if sheet.moves <= MOST_CODES:
            others = list(range(sheet.moves))
        else:
            others = [*checkpoint.sample(legal), *(checkpoint.rng.below(sheet.moves) for _ in range(SAMPLE))]
        for code in others:
            refusal = checkpoint.state.refusal(seat, code)
            hold((refusal is None) == (code in legal), "refusal", (seat, code, refusal))
            if refusal:
                hold(bool(refusal.rule), "refusal", "names no rule")
                refusals[refusal.rule, refusal.name] = refusal
    for refusal in refusals.values():  # each kind of refusal once: words are slow
        _check_said(sheet.slug, refusal.phrase, "refusal")
        hold(bool(str(IllegalMove(sheet.slug, refusal))), "refusal", refusal)
    hold(position(checkpoint.state) == before, "moves", "asking changed the position")


def check_brief(checkpoint: Checkpoint) -> None:
    """Brief lists are parts of the full ones, and not empty where those are not."""
    brief = Moves()
    brief.brief = True
    for seat in checkpoint.actors:
        checkpoint.state.legal(seat, brief)
        short = set(brief.listed())
        hold(bool(short) and short <= set(checkpoint.legal(checkpoint.state, seat)), "brief", seat)


def check_notation(checkpoint: Checkpoint) -> None:
    """Fields and words read back as the move they came from, and no two moves share their words."""
    game = checkpoint.setting.game
    for seat in checkpoint.actors:
        legal = checkpoint.legal(checkpoint.state, seat)
        words = [game.to_words(checkpoint.state, seat, code) for code in legal]
        hold(len(set(words)) == len(words), "notation", f"two moves are called the same: {words}")
        for code in checkpoint.sample(legal):
            struct = game.decode(checkpoint.state, seat, code)
            hold(game.encode(checkpoint.state, seat, struct) == code, "moves", struct)
            data = json.loads(json.dumps(msgspec.to_builtins(struct)))
            hold(game.grammar.convert(data, checkpoint.state, seat) == struct, "moves", f"{struct} is not plain data")
            text = game.to_words(checkpoint.state, seat, code)
            hold(game.from_words(checkpoint.state, seat, text) == code, "notation", text)
            hold(game.from_words(checkpoint.state, seat, f"  {text.upper()} ") == code, "notation", text)
            hold(
                game.heard(checkpoint.state, seat, code, seat) == text,
                "notation",
                f"own move is heard otherwise: {text}",
            )


def check_events(checkpoint: Checkpoint) -> None:
    """Every event can be told to every seat, and holds plain data only."""
    sentences: dict[str, Event] = {}  # each kind once: words are slow
    for seat in checkpoint.actors:
        for code in checkpoint.sample(checkpoint.legal(checkpoint.state, seat))[:6]:
            twin = checkpoint.state.clone()
            events: list[Event] = []
            twin.play(seat, code, events)
            json.dumps([event.args for event in events])
            versions = [event.seen_by(viewer) for event in events for viewer in (NOBODY, *checkpoint.seats)]
            sentences.update({event.key: event for event in versions})
    for event in sentences.values():
        _check_said(checkpoint.setting.game.slug, event.phrase, "events")


def check_views_are_json(checkpoint: Checkpoint) -> None:
    """Views are plain data, of the type that the schema of the wire shows."""
    game = checkpoint.setting.game
    for seat in (NOBODY, *checkpoint.seats):
        view = game.view(checkpoint.state, seat)
        hold(type(view) is game.view_type, "view", f"is a {type(view)}, expected a {game.view_type}")
        data = msgspec.to_builtins(view)
        hold(json.loads(json.dumps(data)) == data, "view", f"of seat {seat} is not plain data")


def check_views_last(checkpoint: Checkpoint) -> None:
    """A view still shows its position after the next moves: the server compares it with the view that follows."""
    game, twin, viewers = checkpoint.setting.game, checkpoint.state.clone(), (NOBODY, *checkpoint.seats)
    views = [game.view(twin, seat) for seat in viewers]
    shown = [msgspec.json.encode(view) for view in views]
    rng = checkpoint.rng.fork()
    for _ in range(8):
        if not twin.actors():
            break
        twin.play(*random_decision(twin, rng, checkpoint.moves), None)
    for seat, view, text in zip(viewers, views, shown, strict=True):
        game.view(twin, seat)
        hold(msgspec.json.encode(view) == text, "view", f"of seat {seat} changes with the position it was made of")


def check_view_type(game: Game) -> None:
    """Views are structs that are named after the game."""
    name = f"{game.slug.title()}View"
    hold(game.view_type.__name__ == name, "view", f"is a {game.view_type}, expected a struct {name}")


@dataclass(frozen=True)
class Renaming:
    """One way to rename everything in a position."""

    promise: str
    number: int
    by: int  # how far seats move
    state: Callable[[State, int], State]
    move: Callable[[State, int, int], int]


def check_symmetry(checkpoint: Checkpoint) -> None:
    """Turning the seats round the table, or renaming colours, before a move or after it is the same."""
    symmetry = checkpoint.setting.game.symmetry
    if symmetry is None:
        return
    by = 1 + int(checkpoint.rng.below(checkpoint.setting.players - 1))
    number = int(checkpoint.rng.below(symmetry.relabels))
    rotation = Renaming("rotation", by, by, symmetry.rotate, symmetry.rotate_move)
    relabelling = Renaming("relabelling", number, 0, symmetry.relabel, symmetry.relabel_move)
    for seat in checkpoint.actors:
        _check_commutes(checkpoint, seat, rotation)
        _check_commutes(checkpoint, seat, relabelling)


def _check_commutes(checkpoint: Checkpoint, seat: int, renaming: Renaming) -> None:
    number, promise = renaming.number, renaming.promise
    renamed = renaming.state(checkpoint.state, number)
    new_seat = (seat + renaming.by) % checkpoint.setting.players
    legal = checkpoint.legal(checkpoint.state, seat)
    expected = {renaming.move(checkpoint.state, move, number) for move in legal}
    hold(expected == set(checkpoint.legal(renamed, new_seat)), promise, f"{number} changes the legal moves of {seat}")
    code = legal[checkpoint.rng.below(len(legal))]
    after = checkpoint.state.clone()
    after.play(seat, code, None)
    renamed.play(new_seat, renaming.move(checkpoint.state, code, number), None)
    hold(
        position(renaming.state(after, number)) == position(renamed), promise, f"{number} does not commute with {code}"
    )
    hold(sorted(after.scores()) == sorted(renamed.scores()), promise, f"{number} changes the scores")


THOROUGH: Final = (
    check_clone,
    check_moves,
    check_brief,
    check_notation,
    check_events,
    check_views_are_json,
    check_views_last,
    check_redeal,
    check_symmetry,
)


# ---- whole games through the friendly face ---------------------------------------------------


def check_match(setting: Setting, seed: int) -> None:
    """A match refuses without harm, undoes exactly, and its record replays to the same position."""
    match = Match(setting.game, setting.players, seed=seed, options=setting.options)
    rng, moves = quick(seed), Moves()
    while match.actors:
        before = position(match.state)
        _check_refused(match, rng, before)
        seat, code = random_decision(match.state, rng, moves)
        hold(code in match.moves(seat), "match", f"{code} is not among the moves")
        match.play(seat, code)
        if rng.below(4) == 0:
            match.undo()
            hold(position(match.state) == before, "undo", match.move(seat, code))
            match.play(seat, match.move(seat, code).words)
    record = match.record()
    again = replay(Record.from_json(record.to_json()), setting.game)
    hold(again.record() == record, "record", "does not round-trip")
    hold(position(again.state) == position(match.state), "record", "replays to another position")
    for seat in (NOBODY, int(rng.below(setting.players))):
        _check_redacted(record, setting, seat)


def _check_refused(match: Match, rng: Rng, before: dict[str, Any]) -> None:
    seat = int(rng.below(match.players))
    code = int(rng.below(match.game.sheet.moves))
    if code in match.moves(seat):
        return
    try:
        match.play(seat, code)
    except IllegalMove as error:
        hold(bool(error.rule), "refusal", "names no rule")
    else:
        raise Nonconformity(f"refusal: seat {seat} played {code}")
    hold(position(match.state) == before, "refusal", "changed the position")


def _check_redacted(record: Record, setting: Setting, seat: int) -> None:
    text = record.redacted(setting.game, seat).to_json()
    hold(record.seed not in text, "redaction", "the seed is still there")
    try:
        Record.from_json(text)
    except SaucerError:
        return
    raise Nonconformity("redaction: reads as a whole record")
