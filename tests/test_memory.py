"""The memory of moves: remembered words and codes equal those made again."""

import random

import msgspec
import pytest

import saucer
from saucer.games import SLUGS
from saucer.kernel.memory import Memory
from saucer.kernel.state import NOBODY
from saucer.locales import MOST_SAID, Voice
from saucer.presenter import Presenter


def test_a_full_memory_starts_again():
    memory = Memory[int](2)
    for number in range(3):
        assert memory.keep(number, number) == number
    assert [memory.get(number) for number in range(3)] == [None, None, 2]


def settings(slug):
    """Matches of every number of players, with options by chance."""
    sheet = saucer.games.game(slug).sheet
    for players in range(sheet.fewest, sheet.most + 1):
        chance = random.Random(players)
        yield saucer.match(
            slug,
            players=players,
            seed=players,
            options={option.name: chance.choice(option.choices) for option in sheet.options},
            names=[f"Guest {seat}" for seat in range(players)],
        )


def positions(match, moves):
    """A game by chance, position by position."""
    chance = random.Random(match.players)
    while match.actors and len(match.history) < moves:
        yield match
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.moves(seat).codes))


@pytest.mark.parametrize("slug", SLUGS)
def test_words_fields_and_captions_are_those_of_the_position(slug):
    for match in settings(slug):
        game = match.game
        for here in positions(match, 60):
            state = here.state
            for seat in here.actors:
                for move in here.moves(seat):
                    assert move.struct == game.decode(state, seat, move.code)
                    assert move.words == game.grammar.say(move.struct, state, seat)
                    for viewer in (NOBODY, *range(here.players)):
                        fresh = game.grammar.say(game.seen(state, seat, move.code, viewer), state, viewer)
                        assert game.heard(state, seat, move.code, viewer) == fresh


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", [None, "pl"])
def test_encoded_choices_are_the_choices_encoded(slug, language):
    for match in settings(slug):
        for here in positions(match, 25):
            for seat in here.actors:
                presenter = Presenter(here.names, language, seat)
                encoded = presenter.encoded_choices(here, seat)
                choices = presenter.choices(here, seat)
                assert [choice.choice for choice in encoded] == [msgspec.json.encode(choice) for choice in choices]
                assert [choice.words for choice in encoded] == [msgspec.json.encode(choice.words) for choice in choices]


@pytest.mark.parametrize("slug", SLUGS)
def test_words_that_were_read_before_are_read_as_if_for_the_first_time(slug):
    """Also where they are words of no legal move, or were read at a table of another size."""
    places = [list(here.moves(here.actors[0])) for match in settings(slug) for here in positions(match, 20)]
    spoken = sorted({move.words for legal in places for move in legal})
    texts = random.Random(1).sample(spoken, min(60, len(spoken)))
    for match in settings(slug):
        for here in positions(match, 12):
            for text in texts:
                seat = here.actors[0]
                assert outcome(here.parse, seat, text) == outcome(here.game.from_words, here.state, seat, text)


def outcome(read, *arguments):
    """The code of a move, or why there is none."""
    try:
        result = read(*arguments)
    except saucer.SaucerError as error:
        return str(error)
    return result if isinstance(result, int) else result.code


def test_sentences_are_told_apart_by_all_that_they_depend_on():
    args = {"seat": 0, "target": 1, "count": 3}
    texts_before = [
        Voice("en", ("Ola", "Pat")).say("looters", "event-robbed", args),
        Voice("en", ("Ola", "Kim")).say("looters", "event-robbed", args),
        Voice("en", ("Ola", "Pat"), reader=1).say("looters", "event-robbed", args),
        Voice("pl", ("Ola", "Pat")).say("looters", "event-robbed", args),
        Voice("en", ("Ola", "Pat")).say("looters", "event-robbed", {**args, "count": 4}),
    ]
    assert len(set(texts_before)) == len(texts_before)
    for _ in range(2):
        assert Voice("en", ("Ola", "Pat")).say("looters", "event-robbed", args) == texts_before[0]


def test_more_sentences_than_are_remembered():
    voice, args = Voice("en", ("Ola", "Pat")), {"seat": 0, "target": 1, "count": 1}
    texts_before = voice.say("looters", "event-robbed", args)
    texts = {voice.say("looters", "event-robbed", {**args, "count": count}) for count in range(1, MOST_SAID + 10)}
    assert len(texts) == MOST_SAID + 9
    assert voice.say("looters", "event-robbed", args) == texts_before
