"""Secrecy checks of the conformance suite: redeals, and non-interference of what a seat may not know."""

import json

from saucer.kernel.events import Event
from saucer.kernel.game import Setting
from saucer.kernel.rng import quick
from saucer.kernel.snapshot import position
from saucer.kernel.state import NOBODY, State
from saucer.lab.checkpoint import SAMPLE, Checkpoint, hold


def check_redeal(checkpoint: Checkpoint) -> None:
    """A redeal changes nothing the seat can see, loses nothing, and does not depend on what is hidden."""
    for seat in (NOBODY, *checkpoint.seats):
        number = checkpoint.rng.word()
        direct, twice = checkpoint.state.clone(), checkpoint.state.clone()
        direct.redeal(seat, quick(number))
        twice.redeal(seat, quick(number + 1))
        hold(twice.census() == checkpoint.state.census(), "redeal", f"for seat {seat} lost or made components")
        _check_looks_the_same(checkpoint, twice, seat)
        _check_plays_the_same(checkpoint, twice, seat)
        twice.redeal(seat, quick(number))
        hold(position(direct) == position(twice), "redeal", f"for seat {seat} depends on what is hidden")


def _check_looks_the_same(checkpoint: Checkpoint, other: State, seat: int) -> None:
    game = checkpoint.setting.game
    hold(game.view(checkpoint.state, seat) == game.view(other, seat), "non-interference", f"view of seat {seat}")
    hold(checkpoint.state.mover() == other.mover(), "non-interference", "mover")
    hold(bool(checkpoint.state.actors()) == bool(other.actors()), "non-interference", "end of the game")
    if seat == NOBODY:
        return
    legal = checkpoint.legal(checkpoint.state, seat)
    hold(legal == checkpoint.legal(other, seat), "non-interference", f"legal moves of seat {seat}")
    codes = checkpoint.sample(legal) + [checkpoint.rng.below(game.sheet.moves) for _ in range(SAMPLE)]
    for code in codes:
        refusals = [state.refusal(seat, code) for state in (checkpoint.state, other)]
        hold(refusals[0] == refusals[1], "non-interference", f"refusal of {code} to seat {seat}: {refusals}")
        words = [game.to_words(state, seat, code) for state in (checkpoint.state, other)]
        hold(words[0] == words[1], "non-interference", f"words of {code} for seat {seat}: {words}")


def _check_plays_the_same(checkpoint: Checkpoint, other: State, viewer: int) -> None:
    """A move of somebody else sounds the same in both worlds, and what is told differs only where the table does."""
    game = checkpoint.setting.game
    for seat in checkpoint.actors:
        if seat == viewer:
            continue
        for code in checkpoint.sample(checkpoint.legal(checkpoint.state, seat))[:6]:
            wordings = [game.heard(state, seat, code, viewer) for state in (checkpoint.state, other)]
            hold(wordings[0] == wordings[1], "non-interference", f"seat {viewer} hears {wordings}")
            if other.refusal(seat, code):
                continue
            worlds = [checkpoint.state.clone(), other.clone()]
            both: list[list[Event]] = [[], []]
            for world, events in zip(worlds, both, strict=True):
                world.play(seat, code, events)
            if game.view(worlds[0], viewer) == game.view(worlds[1], viewer):
                public = [[event.seen_by(NOBODY) for event in events] for events in both]
                hold(public[0] == public[1], "non-interference", f"seat {viewer} is told {public}")


def check_redeals_differ(setting: Setting, seed: int) -> None:
    """A redeal at the start is not the identity: it gives many worlds, for each seat."""
    for seat in (NOBODY, *range(setting.players)):
        worlds = set()
        for number in range(8):
            world = setting.deal(seed)
            world.redeal(seat, quick(number))
            data = position(world)
            del data["rng"]
            worlds.add(json.dumps(data))
        hold(len(worlds) > 4, "redeal", f"gives seat {seat} only {len(worlds)} worlds of 8")
