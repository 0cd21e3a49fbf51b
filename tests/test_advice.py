"""Advice: legal, deterministic, blind to what the seat cannot see, and told in every language."""

import pytest

import saucer
from saucer.bots.advice import Advice, Prospect, advise
from saucer.games import SLUGS
from saucer.kernel.rng import quick
from saucer.kernel.situation import situation
from saucer.kernel.state import Moves
from saucer.lessons.positions.powers import table
from saucer.locales import LANGUAGES, Voice
from saucer.terminal import hints
from saucer.terminal.session import PERSON
from tests.support.games import COMPILED, play_randomly
from tests.support.terminal import begin

ITERATIONS = 60 if COMPILED else 6


def advice(match, state, seat, seed=4):
    return advise(situation(match.game, state, seat, Moves()), quick(seed), ITERATIONS)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("slug", SLUGS)
def test_what_a_seat_cannot_see_changes_no_hint(slug, players):
    for played in (0, 7, 23):
        match = play_randomly(saucer.match(slug, players, seed=played + players), played)
        for seat in match.actors:
            sentences = [
                advice(match, state, seat) for state in (match.state, match.imagine(seat, 1), match.imagine(seat, 2))
            ]
            assert sentences[0] == sentences[1] == sentences[2]
            assert sentences[0].best.code is None or sentences[0].best.code in match.moves(seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_a_hint_is_told_in_every_language(slug, language):
    session = begin(slug, (PERSON,) * 3, language)
    session.patience = ITERATIONS
    play_randomly(session.match, 4)
    seat = int(session.match.state.mover())
    sentences = session.hint(seat)
    assert sentences == session.hint(seat)
    assert any(f"[{choice.move.words}]" in sentences[0] for choice in session.choices(seat))
    assert not any("{" in line or "None" in line for line in sentences)


def lonely():
    """Looters with one kind of card in hand."""
    match = saucer.match("looters", 2, seed=1, start=0, names=("Ola", "Pat"))
    for kind in range(13):
        match.state.hands[kind] = 5 if kind == 0 else 0
    return match


def test_a_forced_move_is_said_as_such():
    match = lonely()
    answer = advice(match, match.state, 0)
    assert answer.second is None
    sentences = hints.sentences(answer, match, 0, Voice("en", match.names))
    assert sentences[0] == "There is only one move: Lay Thimble (saucer 2) [thimble]."
    assert sentences[1] == "It leads to this: Ola takes 2 loot from Earth."


def test_moves_that_come_to_the_same_are_said_as_such():
    """The last tile of a round may go to any free slot, and it does not matter to which."""
    match = saucer.match("planet", 3, seed=1, start=0)
    for words in ("stack center", "take 1", "name 1", "take 2"):
        match.play(match.actors[0], words)
    assert len(match.moves(2)) == 4
    sentences = hints.sentences(advice(match, match.state, 2), match, 2, Voice())
    assert sentences[0].startswith("All your moves come to the same: Place the tile ")


def test_only_what_is_certain_is_told():
    """A card to be drawn is told as a card, never as one that an imagined world happened to hold."""
    match = saucer.match("looters", 2, seed=3, start=0)
    answer = advice(match, match.state, 0)
    drawn = [event for event in answer.outcome if event.name == "drew"]
    assert drawn
    assert all("cards" not in event.args for event in drawn)


def test_letting_pass_can_be_advised():
    match = saucer.match("powers", 2, seed=1)
    sentences = hints.sentences(
        Advice(Prospect(None, 0.5), Prospect(match.moves(match.actors[0]).codes[0], 0.1), (), None),
        match,
        match.actors[0],
        Voice(),
    )
    assert sentences[0] == "This looks best: Let it pass. Your chance to win: about 50%."
    assert sentences[1].startswith("It is clearly better than the next choice, about 10%: ")


@pytest.mark.parametrize(
    ("best", "second", "close", "clear"), [(0.5, 0.49, True, False), (0.5, 0.45, False, False), (0.5, 0.3, False, True)]
)
def test_how_much_better(best, second, close, clear):
    answer = Advice(Prospect(1, best), Prospect(2, second), (), None)
    assert (answer.close, answer.clear) == (close, clear)


def test_nothing_is_certain():
    match = saucer.match("looters", 2, seed=1, start=0)
    codes = match.moves(0).codes
    sentences = hints.sentences(Advice(Prospect(codes[0], 1.0), Prospect(codes[1], 0.0), (), None), match, 0, Voice())
    assert "about 99%" in sentences[0]
    assert "about 1%" in sentences[1]


def test_the_move_that_wins_at_once_is_found():
    match = saucer.match("looters", 2, seed=11, start=0)
    match.state.earth = 2
    match.state.loot[0], match.state.loot[1] = 20, 18
    answer = advise(situation(match.game, match.state, 0, Moves()), quick(1), 400)
    match.play(0, answer.best.code)
    assert match.outcome.winners == (0,)
    assert answer.best.chance > 0.85


def test_no_hint_forgets_a_call_that_costs_nothing():
    match = table("blue 1, red 2", "red 3, green 4", "red 4, green 5")
    for seed in range(20):
        answer = advice(match, match.state, 0, seed)
        assert match.move(0, answer.best.code).words != "blue 1"
