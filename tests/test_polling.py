"""Polling: out-of-turn play as single decisions, and playouts that follow the same order."""

import saucer
from saucer.kernel.playout import playout
from saucer.kernel.polling import WAIT, Polling, deciders, next_decider
from saucer.kernel.rng import quick
from saucer.kernel.snapshot import position
from saucer.kernel.state import NOBODY, Moves
from saucer.lab.play import random_decision


def interrupted_match():
    """A match of powers in which several seats may act."""
    for seed in range(100):
        match = saucer.match("powers", players=4, seed=seed)
        rng, moves = quick(seed), Moves()
        while match.actors:
            if len(match.actors) > 2:
                return match
            match.play(*random_decision(match.state, rng, moves))
    raise AssertionError("nobody ever interrupts")


def test_interrupters_are_asked_in_seat_order_and_the_mover_last():
    match = interrupted_match()
    polling, moves = Polling(match.state.clone()), Moves()
    before = position(polling.state)
    mover = polling.state.mover()
    seats = []
    while polling.decider() != mover:
        seats.append(polling.decider())
        polling.legal(moves)
        assert moves.listed()[-1] == WAIT
        assert tuple(moves.listed()[:-1]) == match.moves(seats[-1]).codes
        polling.play(WAIT, None)
    assert seats == [seat for seat in match.actors if seat != mover]
    polling.legal(moves)
    assert tuple(moves.listed()) == match.moves(mover).codes  # no waiting for the seat to move
    assert position(polling.state) == before


def test_a_real_move_starts_the_asking_anew():
    polling, moves = Polling(interrupted_match().state.clone()), Moves()
    polling.play(WAIT, None)
    assert polling.waited
    twin = polling.clone()
    polling.legal(moves)
    polling.play(moves.codes[0], None)
    assert polling.waited == 0
    assert twin.waited
    assert position(twin.state) != position(polling.state)


def test_nobody_decides_once_the_game_is_over():
    state = saucer.match("looters", players=2, seed=1).state
    moves = Moves()
    playout(state, quick(1), moves, 10_000)
    polling = Polling(state)
    assert polling.decider() == NOBODY
    polling.legal(moves)
    assert moves.listed() == []


def test_playouts_make_the_decisions_of_polling():
    for slug in ("looters", "powers"):
        fast = saucer.match(slug, players=3, seed=5).state
        slow = fast.clone()
        slow.forget()
        played = playout(fast, quick(9), Moves(), 60)
        rng, moves = quick(9), Moves()
        for _ in range(played):
            slow.play(*random_decision(slow, rng, moves), None)
        assert position(fast) == position(slow)


def test_a_playout_stops_at_its_limit():
    state = saucer.match("powers", players=3, seed=5).state
    assert playout(state, quick(9), Moves(), 7) == 7
    assert state.actors()


def test_a_playout_leaves_who_knows_what_behind():
    """Knowledge is for redeals; a playout that keeps none plays the same game."""
    match = saucer.match("powers", players=4, seed=3, options={"deck": "classic"})
    silent, careful = match.state.clone(), match.state.clone()
    silent.forget()
    rng, moves = quick(4), Moves()
    for _ in range(400):
        seat, move = random_decision(careful, rng, moves)
        for state in (silent, careful):
            state.play(seat, move, None)
    assert len(careful.sure) > 0  # the pile was refilled, and everybody counted
    assert len(silent.sure) == 0
    assert silent.scores() == careful.scores()
    assert match.game.view(silent, 0).hand == match.game.view(careful, 0).hand


def test_the_order_of_asking_is_the_same_for_those_who_do_not_poll():
    match = interrupted_match()
    mover = match.state.mover()
    interrupters = [seat for seat in match.actors if seat != mover]
    assert deciders(match.state) == [*interrupters, mover]
    assert next_decider(match.state, ()) == interrupters[0]
    assert next_decider(match.state, interrupters[:1]) == interrupters[1]
    assert next_decider(match.state, {*interrupters, mover}) == mover
    while match.actors:
        match.play(*random_decision(match.state, quick(1), Moves()))
    assert deciders(match.state) == []
    assert next_decider(match.state, ()) == NOBODY
