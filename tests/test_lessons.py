"""Lessons: each plays through the real rules, asks only for legal moves, and says everything in every language."""

import pytest

from saucer import rules
from saucer.games import SLUGS, game
from saucer.kernel.match import Match
from saucer.lessons import lesson
from saucer.lessons.lesson import LEARNER, Step
from saucer.lessons.playing import READ_ON, play
from saucer.locales import LANGUAGES, keys, say

each_lesson = pytest.mark.parametrize("slug", SLUGS)


def moments(moment):
    """A moment and all that can follow it in its scene."""
    yield moment
    for following in moment.ways.values():
        if following:
            yield from moments(following)


def all_moments(slug):
    return [moment for first in play(lesson(slug)).scenes for moment in moments(first)]


def steps(slug):
    return [step for scene in lesson(slug).scenes for step in scene.steps]


@each_lesson
def test_every_way_leads_to_the_end(slug):
    """Playing raises where a rule is broken; here every move asked for must be on offer, and every scene must end."""
    played = play(lesson(slug))
    for scene, first, length in zip(lesson(slug).scenes, played.scenes, played.lengths, strict=True):
        assert not scene.steps[-1].moves, "the last step is read, so that the last move is seen"
        for moment in moments(first):
            assert moment.ways, f"{moment.text}: no legal move fits"
            if moment.moves:
                assert set(moment.ways) <= {choice.words for choice in moment.moves}
            else:
                assert list(moment.ways) == [READ_ON]
        assert max(depth(first)) == min(depth(first)) == length


def depth(moment):
    """The lengths of all ways through a scene."""
    if moment is None:
        return [0]
    return [1 + rest for following in moment.ways.values() for rest in depth(following)]


@each_lesson
def test_every_pattern_finds_a_move(slug):
    choices = {}
    for moment in all_moments(slug):
        choices.setdefault(moment.text, []).extend(choice for choice in moment.moves if choice.words in moment.ways)
    for step in steps(slug):
        for wanted in step.moves:
            assert any(Step("", (wanted,)).accepts(choice) for choice in choices[step.text]), f"{step.text}: {wanted}"


@each_lesson
def test_a_learner_can_go_wrong_and_is_asked_often(slug):
    questions = [step for step in steps(slug) if step.moves]
    assert len(questions) >= 6
    assert any(step.puzzle for step in questions)
    choices = [len(moment.moves) - len(moment.ways) for moment in all_moments(slug) if moment.moves]
    assert sum(left > 0 for left in choices) > len(choices) / 2


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_and_none_is_idle(slug, language):
    part = f"learn-{slug}"
    messages = [name for step in steps(slug) for name in (step.text, *([f"{step.text}-oops"] if step.moves else []))]
    assert len(messages) == len(set(messages)), "no step speaks twice"
    own = keys(language, part) - keys(language, "common")
    assert own == set(messages)
    for name in messages:
        assert len(say(part, name, language=language)) < 330, f"{name} is too long for a bubble"


@each_lesson
def test_rules_named_are_rules(slug):
    ids = {rule for step in steps(slug) for rule in step.rules}
    assert ids <= set(rules.ids(slug))
    assert len(ids) >= 8


@each_lesson
def test_nothing_is_told_that_a_learner_may_not_know(slug):
    for moment in all_moments(slug):
        for frame in moment.frames:
            assert frame.view.seat == LEARNER


def test_the_looters_of_the_lesson_play_with_the_whole_box():
    box = Match(game("looters"), 3, seed=1).state.census()
    for scene in lesson("looters").scenes:
        assert scene.position().state.census() == box
