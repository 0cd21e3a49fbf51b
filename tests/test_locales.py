"""The catalogues are sound: every line is a message, every game has what all games need, no language lacks any."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseComment, Junk, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

import saucer
from saucer.games import SLUGS, game
from saucer.kernel.rng import quick
from saucer.kernel.secrets import secret_fields
from saucer.kernel.state import Moves
from saucer.lab.play import random_decision
from saucer.locales import LANGUAGES, NO_READER, SEAT_ARGS, Voice, keys, say

FOLDER = Path(saucer.__file__).parent / "locales"
FILES = sorted(FOLDER.glob("*/*.ftl"))
PARTS = sorted(path.stem for path in FILES if path.parent.name == "en")
OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "fr": {"one", "other"}}
NUMBERS = (0, 1, 2, 5, 22)
NAMES = ("Ola", "Pat", "Éva", "Yannick", "Żaneta", "Ian", "Jo", "Kim", "Leo", "Mia")
each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")


def entries(path):
    return FluentParser().parse(path.read_text("utf-8")).body


@cache
def catalogue(language, part):
    path = FOLDER / language / f"{part}.ftl"
    return {entry.id.name: entry for entry in entries(path) if isinstance(entry, Message)}


def messages(part):
    return set(catalogue("en", part))


class Finder(Visitor):
    """The nodes of one kind in a message."""

    def __init__(self, kind, message):
        self.kind = kind
        self.nodes = []
        self.visit(message)

    def generic_visit(self, node):
        if isinstance(node, self.kind):
            self.nodes.append(node)
        super().generic_visit(node)


def variables(message):
    """The arguments a message (or its value, or an attribute) shows, each with the forms it is shown in: `$card-acc` is
    the form `acc` of `card`."""
    words = {}
    for node in Finder(VariableReference, message).nodes:
        name, _, form = node.id.name.partition("-")
        words.setdefault(name, set()).update({form} if form else ())
    return words


@each_file
def test_every_line_is_understood(path):
    junk = [entry.content for entry in entries(path) if isinstance(entry, Junk)]
    assert not junk
    names = [entry.id.name for entry in entries(path) if isinstance(entry, Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("slug", SLUGS)
def test_every_option_and_its_choices_have_names(slug):
    options = saucer.game(slug).sheet.options
    words = {str(choice) for option in options for choice in option.choices if isinstance(choice, str)}
    for prefix, wanted in (("label", {option.name for option in options}), ("choice", words)):
        assert {f"{prefix}-{name}" for name in wanted} <= messages(slug)
    assert Voice("pl").choice(slug, "no word for it") == "no word for it"


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_has_a_catalogue(slug):
    names = messages(slug)
    assert "title" in names
    assert any(name.startswith("event-") for name in names)
    assert any(name.startswith("no-") for name in names)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_refusal_and_event_of_the_rules_has_its_sentence(slug):
    """Refusals are found in the source: Refusal("U5", "not-your-turn"...)."""
    room = Path(__file__).parent.parent / "src" / "saucer" / "games" / slug
    sources = [path.read_text("utf-8") for path in room.glob("*.py")]
    names = messages(slug)
    events = set()
    for kind in game(slug).event_types:
        events |= {
            f"event-{kind.__struct_config__.tag}{end}" for end in ("", *(["-seen"] if secret_fields(kind) else []))
        }
    wanted = events | {refusal for source in sources for refusal in refusals(source)}
    assert wanted <= names | messages("common")
    sentences = {name for name in names if name.startswith(("event-", "no-"))}
    assert sentences <= wanted | {f"no-{word}" for source in sources for word in source.split('"')}, (
        "sentences nobody says"
    )


def refusals(source):
    """The keys of refusals whose names are written in the call."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    refused = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Refusal"]
    return {f"no-{call.args[1].value}" for call in refused if isinstance(call.args[1], ast.Constant)}


# ---- all languages alike ----------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_part(language):
    assert sorted(path.stem for path in FILES if path.parent.name == language) == PARTS


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same(language, part):
    """The same messages in the same order, each about the same arguments."""
    english, other = catalogue("en", part), catalogue(language, part)
    assert list(other) == list(english)
    for name, message in english.items():
        assert variables(other[name]).keys() == variables(message).keys(), name


@each_file
def test_plurals_are_complete(path):
    wanted = PLURALS[path.parent.name]
    for name, message in catalogue(path.parent.name, path.stem).items():
        for choice in Finder(SelectExpression, message).nodes:
            cases = {getattr(variant.key, "name", None) for variant in choice.variants}
            assert wanted <= cases or not cases & {"one", "few", "many"}, name


@each_file
def test_words_of_a_section_have_the_same_forms(path):
    """So that a sentence that asks for a form gets it from every word of the kind."""
    forms = None
    for entry in entries(path):
        if isinstance(entry, BaseComment) or entry.comment:
            forms = None
        if isinstance(entry, Message):
            own = {attribute.id.name for attribute in entry.attributes} - spoken_to(entry).keys()
            assert forms in (None, own), entry.id.name
            forms = own


def spoken_to(message):
    """The attributes that speak to the reader: `.seat`, `.target`, `.other`, and `.totals-seat` beside `.totals`."""
    return {one.id.name: one for one in message.attributes if one.id.name.rpartition("-")[2] in SEAT_ARGS}


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_is_told_as_you_what_they_did_and_what_was_done_to_them(language, slug):
    """Whatever happens to a seat is said in a variant for that seat too, about all the other arguments."""
    for name, message in catalogue(language, slug).items():
        if not name.startswith("event-"):
            continue
        sentences = {"": message.value} | {f"{one.id.name}-": one for one in message.attributes}
        wanted = {
            f"{prefix}{arg}": (variables(sentence).keys() - {arg}, variables(sentence).keys())
            for prefix, sentence in sentences.items()
            for arg in variables(sentence).keys() & set(SEAT_ARGS)
            if prefix[:-1] not in spoken_to(message)
        }
        assert spoken_to(message).keys() == wanted.keys(), name
        for arg, (least, most) in wanted.items():
            assert least <= variables(spoken_to(message)[arg]).keys() <= most, f"{name}.{arg}"


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_speaks_to_the_reader_in_the_same_messages(language, part):
    for name, message in catalogue("en", part).items():
        assert spoken_to(catalogue(language, part)[name]).keys() == spoken_to(message).keys(), name


def test_the_reader_is_you():
    robbed = {"seat": 0, "target": 1, "count": 3}
    sentences = {reader: Voice("en", NAMES, reader).say("looters", "event-robbed", robbed) for reader in range(3)}
    assert sentences == {
        0: "You take 3 loot from Pat.",
        1: "Ola takes 3 loot from you.",
        2: "Ola takes 3 loot from Pat.",
    }
    assert Voice("pl", NAMES, 1).say("looters", "event-robbed", robbed) == "Ola kradnie ci 3 łupy."
    assert Voice("fr", NAMES, 1).say("looters", "event-robbed", robbed) == "Ola vous vole 3 jetons de butin."
    totals = {"totals": [120, 35]}
    assert Voice("en", NAMES, 1).say("powers", "event-totals", totals) == "Totals: 120 for Ola, 35 for you."


@pytest.mark.parametrize(
    ("language", "reader", "told"),
    [
        ("en", 4, "Ola, Pat and Éva now own a red constellation of 5 planets together."),
        ("en", 1, "You, Ola and Éva now own a red constellation of 5 planets together."),
        ("pl", 4, "Ola, Pat i Éva mają teraz wspólną czerwoną konstelację: 5 planet."),
        ("pl", 2, "Ty, Ola i Pat macie teraz wspólną czerwoną konstelację: 5 planet."),
        ("fr", 0, "Vous, Pat et Éva partagez désormais une constellation rouge de 5 planètes."),
    ],
)
def test_several_people_are_joined_and_the_reader_comes_first(language, reader, told):
    shared = {"seat": [0, 1, 2], "colour": "red", "count": 5}
    assert Voice(language, NAMES, reader).say("constellations", "event-shared", shared) == told


@pytest.mark.parametrize("slug", SLUGS)
def test_no_sentence_calls_a_card_by_its_id(slug):
    """What moves call z07 or K20, sentences call by what is drawn on it, and places by where they lie."""
    for language in LANGUAGES:
        for key, args in [*sample_sentences(slug, 2), *captions(slug)]:
            text = say(slug, key, args, language=language, names=NAMES)
            assert not re.search(r"\b[A-Za-z]\d\d\b|-?\d,-?\d", text), text


def captions(slug):
    """What the legal moves at the beginning of a game are called."""
    match = saucer.match(slug, 2, seed=1, start=0)
    while len(match.history) < 12:
        moves = list(match.moves(match.actors[0]))
        for move in moves:
            phrase = match.caption(move)
            yield phrase.key, phrase.args
        match.play(match.actors[0], moves[0])


@each_file
def test_every_message_can_be_said(path):
    language, part = path.parent.name, path.stem
    words = catalogue(language, part)
    for name, message in words.items():
        for number in NUMBERS:
            args = {variable: sample(words, variable, forms, number) for variable, forms in variables(message).items()}
            for reader in (NO_READER, number % len(NAMES)):
                assert Voice(language, NAMES, reader).say(part, name, args).strip(), name


def sample(words, variable, forms, number):
    """A seat, a word of the catalogue that has the forms asked for, or else a number."""
    if variable in SEAT_ARGS:
        return number % len(NAMES)
    if not forms:
        return number
    return next(name for name, word in words.items() if forms <= {attribute.id.name for attribute in word.attributes})


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_can_be_told_in_every_language(slug):
    """All events and refusals of two games, as every seat hears them."""
    for players in (2, saucer.game(slug).sheet.most):
        for language in LANGUAGES:
            for key, args in sample_sentences(slug, players):
                text = say(slug, key, args, language=language, names=NAMES)
                assert text
                assert "None" not in text


@cache
def sample_sentences(slug, players):
    """What happens and what is refused in a game: of each kind of sentence the first three."""
    match = saucer.match(slug, players, seed=players, start=0)
    rng, moves, sentences = quick(players), Moves(), {}
    while match.actors and len(match.history) < 200:
        seat, code = random_decision(match.state, rng, moves)
        refusal = match.state.refusal(int(rng.below(players)), int(rng.below(match.game.sheet.moves)))
        events = [event.seen_by(ear) for event in match.play(seat, code) for ear in (seat, (seat + 1) % players)]
        for sentence in [*events, *([refusal] if refusal else [])]:
            sentences.setdefault(sentence.key, []).append(sentence.args)
    return [(key, args) for key, kinds in sentences.items() for args in kinds[:3]]


def test_a_missing_message_is_noticed():
    assert "title" in keys("pl", "looters")
    with pytest.raises(LookupError):
        say("web", "no-such-message", language="pl")
    with pytest.raises(LookupError):
        say("no-such-part", "title")


def test_a_game_without_a_sentence_gets_a_generic_one():
    args = {"seat": 0, "card": "general", "units": 3}
    assert say("looters", "event-no-such", args, names=NAMES) == "Ola: no such, card General, units 3"
    assert say("looters", "end-nowhere", language="pl") == "nowhere"


def test_words_change_with_their_place():
    args = {"seat": 0, "card": "red-7", "power": "red", "target": 1, "cards": ["red-7", "wild"]}
    assert say("powers", "event-laid", args, language="pl", names=NAMES) == "Ola zagrywa czerwoną 7."
    assert say("powers", "event-drew-seen", args, language="pl", names=NAMES) == "Ola dobiera czerwoną 7, Jokera."
    assert say("constellations", "no-not-free", {"colour": "blue"}, language="fr").startswith(
        "cette constellation bleue"
    )


# ---- typography -------------------------------------------------------------------------


@each_file
def test_marks_are_those_of_the_language(path):
    """French: hard spaces around high marks, curved apostrophes; Polish: its own quotation marks; no gap before …"""
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    for line in lines:
        text = re.sub(r"\{[^}]*\}", "x", line)
        if path.parent.name == "fr":
            assert not re.search(r"[^\u00a0][:;!?»]|«[^\u00a0]|'", text), line
        if path.parent.name != "en":
            assert '"' not in text, line
        assert not re.search(r"\w\s…$", text), line
