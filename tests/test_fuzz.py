"""Random input to every parser: it is read, or refused by a typed error with a sentence."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import saucer
from saucer.games import SLUGS
from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from tests.support.games import play_randomly

MATCHES = {slug: play_randomly(saucer.match(slug, players=2, seed=3), 9) for slug in SLUGS}
RECORDS = {slug: play_randomly(saucer.match(slug, players=2, seed=3), 40).record() for slug in SLUGS}


def vocabulary(slug):
    """Words that occur in moves, so that fuzzing gets past the first one."""
    words = {word for _, text in RECORDS[slug].moves for word in text.split()}
    return sorted(words | {"on", "at", "to", "0", "1", "99", "-1", "last"})


def near_moves(slug):
    return st.lists(st.sampled_from(vocabulary(slug)) | st.text(max_size=6), max_size=7).map(" ".join)


@pytest.mark.parametrize("slug", SLUGS)
@settings(deadline=None, max_examples=150)
@given(data=st.data())
def test_any_words_are_a_move_or_bad_notation(slug, data):
    match = MATCHES[slug]
    words = data.draw(near_moves(slug) | st.text(max_size=300))
    try:
        move = match.parse(0, words)
    except saucer.BadNotation as error:
        assert 0 <= error.position <= len(words)
        assert error.expected
    else:
        assert 0 <= move.code < match.game.sheet.moves


@pytest.mark.parametrize("slug", SLUGS)
@settings(deadline=None, max_examples=100)
@given(data=st.data())
def test_any_code_has_words_that_read_back(slug, data):
    match = MATCHES[slug]
    code = data.draw(st.integers(0, match.game.sheet.moves - 1))
    assert match.move(0, code).words
    assert match.state.refusal(0, code) is not None or code in match.moves(0)


@settings(deadline=None, max_examples=300)
@given(st.binary(max_size=400))
def test_random_bytes_are_no_record(data):
    with pytest.raises(saucer.BadRecord):
        saucer.Record.from_json(data.decode("utf-8", "replace"))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.parametrize("slug", SLUGS)
@settings(deadline=None, max_examples=120)
@given(data=st.data())
def test_a_record_with_any_field_replaced_reads_or_is_refused(slug, data):
    fields = json.loads(RECORDS[slug].to_json())
    name = data.draw(st.sampled_from(sorted(fields)))
    fields[name] = data.draw(JSON)
    check_replay(json.dumps(fields))


@pytest.mark.parametrize("slug", SLUGS)
@settings(deadline=None, max_examples=120)
@given(chance=st.randoms(use_true_random=False))
def test_a_record_with_mutated_characters_reads_or_is_refused(slug, chance: random.Random):
    text = list(RECORDS[slug].to_json())
    for _ in range(chance.randint(1, 5)):
        place = chance.randrange(len(text))
        text[place] = chance.choice(["", "x", "9", '"', "}", "[", ",", "\x00", "ż", text[chance.randrange(len(text))]])
    check_replay("".join(text))


def check_replay(text):
    try:
        record = saucer.Record.from_json(text)
        saucer.replay(record)
    except saucer.SaucerError as error:
        assert str(error)


@pytest.mark.parametrize("slug", SLUGS)
@settings(deadline=None, max_examples=60)
@given(options=st.dictionaries(st.text(max_size=6) | st.sampled_from(["tokens", "deck", "target"]), JSON, max_size=3))
def test_any_options_are_settled_or_refused(slug, options):
    sheet = saucer.game(slug).sheet
    try:
        settled = sheet.settle(options)
    except saucer.BadOption as error:
        assert str(error)
    else:
        assert set(settled) == {option.name for option in sheet.options}


@pytest.mark.parametrize("slug", SLUGS)
def test_redeals_of_every_position_can_be_played_on(slug):
    match = play_randomly(saucer.match(slug, players=2, seed=5), 12)
    moves = Moves()
    for seat in (-1, 0, 1):
        world = match.imagine(seat, 3)
        rng = quick(1)
        for _ in range(5):
            if world.actors():
                world.legal(world.mover(), moves)
                world.play(world.mover(), moves.codes[rng.below(moves.count)], None)
