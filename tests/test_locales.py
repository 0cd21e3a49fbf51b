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
from saucer.games import SLUGS
from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.lab.play import random_decision
from saucer.locales import LANGUAGES, SEAT_ARGS, Voice, keys, say

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
        self.found = []
        self.visit(message)

    def generic_visit(self, node):
        if isinstance(node, self.kind):
            self.found.append(node)
        super().generic_visit(node)


def variables(message):
    """The arguments a message shows, each with the forms it is shown in: `$card-acc` is the form `acc` of `card`."""
    shown = {}
    for node in Finder(VariableReference, message).found:
        name, _, form = node.id.name.partition("-")
        shown.setdefault(name, set()).update({form} if form else ())
    return shown


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
    """Names are found in the source: Refusal("U5", "not-your-turn"...) and Event("laid"...)."""
    source = Path(__file__).parent.parent / "src" / "saucer" / "games" / slug / "rules.py"
    names = messages(slug)
    wanted = set()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            place = {"Refusal": 1, "Event": 0}.get(node.func.id)
            if place is not None and isinstance(node.args[place], ast.Constant):
                prefix = "no-" if place else "event-"
                wanted.add(prefix + node.args[place].value)
    assert wanted
    assert wanted <= names | messages("common")
    told = {name.removesuffix("-seen") for name in names if name.startswith(("event-", "no-"))}
    assert told <= wanted | dynamic(source), "sentences nobody says"


def dynamic(source):
    """Names handed to a helper rather than written in the call itself."""
    text = source.read_text("utf-8")
    return {f"{prefix}{word}" for prefix in ("no-", "event-") for word in text.split('"')}


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
        for choice in Finder(SelectExpression, message).found:
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
            own = {attribute.id.name for attribute in entry.attributes}
            assert forms in (None, own), entry.id.name
            forms = own


@each_file
def test_every_message_can_be_said(path):
    language, part = path.parent.name, path.stem
    words = catalogue(language, part)
    for name, message in words.items():
        for number in NUMBERS:
            args = {variable: sample(words, variable, forms, number) for variable, forms in variables(message).items()}
            assert say(part, name, args, language=language, names=NAMES).strip(), name


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
            for key, args in told(slug, players):
                text = say(slug, key, args, language=language, names=NAMES)
                assert text
                assert "None" not in text


@cache
def told(slug, players):
    """What happens and what is refused in a game: of each kind of sentence the first three."""
    match = saucer.match(slug, players, seed=players, start=0)
    rng, moves, sentences = quick(players), Moves(), {}
    while match.actors and len(match.history) < 200:
        seat, code = random_decision(match.state, rng, moves)
        refusal = match.state.refusal(int(rng.below(players)), int(rng.below(match.game.sheet.moves)))
        heard = [event.seen_by(ear) for event in match.play(seat, code) for ear in (seat, (seat + 1) % players)]
        for sentence in [*heard, *([refusal] if refusal else [])]:
            sentences.setdefault(sentence.key, []).append(sentence.args)
    return [(key, args) for key, kinds in sentences.items() for args in kinds[:3]]


def test_a_missing_message_is_noticed():
    assert "title" in keys("pl", "looters")
    with pytest.raises(LookupError):
        say("looters", "no-such-message", language="pl")


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
