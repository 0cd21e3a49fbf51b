"""How scores come about: item by item, and together the score itself."""

import pytest

import saucer
from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.lab.play import random_decision
from saucer.locales import LANGUAGES, say


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("slug", saucer.SLUGS)
def test_the_items_make_up_the_score(slug, players):
    options = {"target": 200} if slug == "powers" else {"characters": "hidden"} if slug == "planet" else {}
    for seed in range(3):
        match = saucer.match(slug, players, seed=seed, options=options)
        while match.actors:
            seat, code = random_decision(match.state, quick(seed + len(match.history)), Moves())
            match.play(int(seat), int(code))
        sums = tuple(sum(item.points for item in items) for items in match.tally)
        assert sums == match.outcome.scores
        for language in LANGUAGES:
            for item in match.tally[0]:
                assert say(slug, item.name.key, item.name.args, language=language)


def test_rounds_of_powers_are_counted_one_by_one():
    match = saucer.match("powers", 3, seed=2, options={"target": 300})
    while match.actors:
        seat, code = random_decision(match.state, quick(len(match.history)), Moves())
        match.play(int(seat), int(code))
    assert {len(items) for items in match.tally} == {match.state.round}
    assert len(match.tally[0]) > 1
