"""Terminal sessions: who is asked, what each person has seen, undo, captions and errors."""

import json

import pytest

import saucer
from saucer.bots.seat_names import SEAT_NAMES
from saucer.games import SLUGS
from saucer.kernel.errors import SaucerError
from saucer.kernel.snapshot import position
from saucer.locales import LANGUAGES, Voice
from saucer.terminal.session import PERSON, Session, seat_names
from saucer.terminal.start import Wish, seating
from saucer.terminal.start import begin as begin_wish
from tests.support.terminal import begin, play_on

# ---- who sits where ---------------------------------------------------------------------------


def test_everybody_has_a_name():
    assert seat_names((PERSON, "random", "random"), Voice("pl")) == ("Ziemianin", SEAT_NAMES[0], SEAT_NAMES[1])
    assert seat_names((PERSON, PERSON), Voice("fr")) == ("Terrien A", "Terrien B")
    most = max(saucer.game(slug).sheet.most for slug in SLUGS)
    assert len(set(seat_names((PERSON, *["random"] * (most - 1)), Voice()))) == most


@pytest.mark.parametrize(
    ("players", "people", "bots", "seats"),
    [
        (2, 1, ["random"], (PERSON, "random")),
        (4, 1, ["random", "sensible"], (PERSON, "random", "sensible", "sensible")),
        (3, 2, ["random"], (PERSON, PERSON, "random")),
        (3, 3, [], (PERSON,) * 3),
        (2, 0, ["random"], ("random", "random")),
    ],
)
def test_the_last_bot_named_is_repeated(players, people, bots, seats):
    assert seating(players, people, bots) == seats


def test_too_many_at_a_table_are_refused():
    with pytest.raises(saucer.BadOption, match="too few for 3 people"):
        seating(2, 3, [])
    with pytest.raises(saucer.BadOption, match="Seats left for bots: 1, but 2 are named"):
        seating(2, 1, ["random", "random"])
    with pytest.raises(saucer.BadOption, match="2 seats but 1 names"):
        Session(saucer.match("looters", 2), [PERSON], "en")


def test_as_many_play_as_are_named():
    session = begin_wish(Wish("looters", bots=["random", "sensible"]), "en", None)
    assert session.seats == (PERSON, "random", "sensible")
    assert begin_wish(Wish("powers", people=3), "en", None).match.players == 3
    assert begin_wish(Wish("looters"), "en", None).match.players == 2


# ---- who is asked -----------------------------------------------------------------------------


def interrupted(seats, seed=1):
    """A game of powers in which somebody besides the seat in turn may act."""
    session = begin("powers", seats, seed=seed, options={})
    while len(session.match.actors) < 2 or session.over:
        mover = int(session.match.state.mover())
        session.play(mover, session.match.moves(mover).codes[0])
    return session


def test_interrupters_are_asked_before_the_seat_in_turn_and_people_before_bots():
    session = interrupted((PERSON, "random", PERSON, PERSON))
    mover = int(session.match.state.mover())
    people = [seat for seat in session.match.actors if seat in session.people and seat != mover]
    questions = []
    for _ in session.match.actors:
        questions.append(session.awaited)
        session.let_pass(session.awaited)
    assert questions[: len(people)] == people
    assert questions[-1] == mover
    assert session.awaited == mover


def test_the_seat_in_turn_cannot_let_it_pass():
    session = begin("looters")
    play_on(session, 1)
    mover = int(session.match.state.mover())
    session.let_pass(mover)
    session.rest(mover)
    assert session.awaited == mover
    assert not session.passed | session.resting


def test_a_move_starts_the_asking_anew_and_rest_lasts_until_the_own_move():
    session = interrupted((PERSON,) * 4)
    first = session.awaited
    session.rest(first)
    assert session.awaited != first
    mover = int(session.match.state.mover())
    session.let_pass(session.awaited)
    session.play(mover, session.match.moves(mover).codes[0])
    assert not session.passed
    assert session.resting == {first}
    while session.awaited != first and not session.over:
        session.play(session.awaited, session.match.moves(session.awaited).codes[0])
    session.play(first, session.match.moves(first).codes[0])
    assert not session.resting


def test_bots_let_moments_pass_too():
    session = interrupted(("sensible",) * 4)
    assert session.asking is None
    mover = int(session.match.state.mover())
    while session.awaited != mover:
        waiting = session.awaited
        if session.bot_step() is None:
            assert waiting in session.passed
        else:
            break
    assert session.bot_step() is not None or session.passed


# ---- undo -------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", SLUGS)
def test_undo_goes_back_to_before_the_persons_move_and_the_same_again_gives_the_same_game(slug):
    session = begin(slug)
    while session.asking is None or session.may_pass(session.asking):
        play_on(session, 1)
    before = position(session.match.state)
    move = session.match.moves(0).codes[0]
    session.play(0, move)
    while session.asking is None and not session.over:
        session.bot_step()
    after, count = session.story(0), len(session.log)
    assert session.undo(0) >= 1
    assert position(session.match.state) == before
    assert session.asking == 0
    session.play(0, move)
    while len(session.log) < count:
        session.bot_step()
    assert session.story(0) == after


def test_there_is_nothing_to_undo_before_the_first_move():
    session = begin("looters")
    play_on(session, 0)
    with pytest.raises(saucer.BadOption, match="no move to take back"):
        session.undo(0)


# ---- what each has seen -------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_legal_move_has_a_caption_of_its_own(slug, language):
    session = begin(slug, (PERSON,) * 3, language, options={})
    for _ in range(12):
        for seat in session.match.actors:
            choices = session.choices(seat)
            captions = [choice.caption for choice in choices]
            assert len(set(captions)) == len(captions)
            assert not any("{" in caption or "None" in caption for caption in captions)
        play_on(session, 3)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_move_there_is_can_be_described(slug):
    """Legal or not: a caption is words about a code."""
    match = saucer.match(slug, 4, seed=3, start=0)
    if slug == "planet":
        match.play(0, "stack center")
    codes = range(0, match.game.sheet.moves, 1 if match.game.sheet.moves < 5000 else 1009)
    for code in (*codes, *list(range(match.game.sheet.moves))[-60:]):
        phrase = match.game.caption(match.state, 0, code)
        assert len({Voice(language).tell(slug, phrase) for language in LANGUAGES}) > 1


def test_captions_name_people_and_hide_what_is_hidden():
    session = begin("planet", (PERSON, PERSON), names=("Ola", "Pat"), seed=1)
    starter = session.awaited
    session.play(starter, "stack center")
    tile = session.match.view(starter).offer[0].tile
    session.play(starter, f"hide {tile}")
    other = 1 - starter
    captions = [choice.caption for choice in session.choices(other)]
    assert any("the hidden tile" in caption for caption in captions)
    assert not any(session.voice.say("planet", tile) in caption for caption in captions)
    looters = begin("looters", (PERSON, PERSON), names=("Ola", "Pat"))
    move = looters.match.move(0, looters.match.parse(0, "animals on 1").code)
    assert looters.voice.tell("looters", looters.match.caption(move)) == "Lay Revolt against Pat"


def test_one_person_among_bots_is_you_and_several_go_by_their_names():
    alone = play_on(begin("looters", (PERSON, "random"), names=("Ola", "Vega")), 4)
    assert any(sentence.startswith("You lay ") for sentence in alone.story(0))
    assert not any("Ola" in sentence for sentence in alone.story(0))
    alone.speak("fr")
    assert any(sentence.startswith("Vous jouez ") for sentence in alone.story(0))
    two = play_on(begin("looters", (PERSON, PERSON), names=("Ola", "Pat")), 4)
    assert any(sentence.startswith("Ola lays ") for sentence in two.story(0))


def test_the_story_is_told_as_each_saw_it():
    session = play_on(begin("looters", (PERSON, PERSON), names=("Ola", "Pat")), 4)
    mine, theirs = session.story(0), session.story(1)
    assert len(mine) == len(theirs)
    assert any(a != b for a, b in zip(mine, theirs, strict=True))
    assert "Ola draws a card." not in mine
    assert "Ola draws a card." in theirs


# ---- errors in every language -------------------------------------------------------------------


def test_errors_are_said_in_every_language_with_names():
    session = begin("looters", (PERSON, PERSON), "pl", names=("Ola", "Pat"))
    waiting = 1 - session.awaited
    with pytest.raises(saucer.IllegalMove) as refused:
        session.play(waiting, "general")
    turn = session.match.names[session.awaited]
    assert refused.value.said(session.voice) == f"U5: teraz gra {turn}"
    assert refused.value.said(Voice("fr", session.match.names)) == f"U5\u00a0: c’est à {turn} de jouer"
    assert str(refused.value) == f"U5: it is the turn of seat {session.awaited}"


NOTATION = {
    "looters": ["", "strength", "strength 9", "animals on x", "thimble x", "x" * 300],
    "planet": ["", "stack x", "take x", "take 1 at x", "hide 9", "name 9", "name 1 1"],
    "zovnis": ["", "z01", "z01 on 9", "z01 on 1 x"],
    "constellations": ["", "ship x", "swap x", "p01", "p01 at x", "p01 at 1,0 turn 9"],
    "powers": ["", "red", "wild x", "catch x", "give blue", "give red 7", "draw x"],
}


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_no_move_is_explained_in_every_language(slug):
    assert slug in NOTATION, f"put words that are no move of {slug} into NOTATION of tests/test_session.py"
    match = saucer.match(slug, 2, seed=1)
    for words in NOTATION[slug]:
        with pytest.raises(saucer.BadNotation) as excinfo:
            match.parse(0, words)
        messages = {excinfo.value.said(Voice(language)) for language in LANGUAGES}
        assert len(messages) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("mistake", "polish"),
    [
        (lambda: saucer.match("chess", 2), "nie ma gry 'chess'"),
        (lambda: saucer.match("looters", 9), "w grę looters gra od 2 do 5 osób, a nie 9"),
        (lambda: saucer.match("looters", 2, options={"tokens": 3}), "opcja 'tokens' to liczba od 20 do 48, a nie 3"),
        (lambda: saucer.match("powers", 2, options={"deck": 3}), "opcja 'deck' to jedno z: powers, classic, a nie 3"),
        (lambda: saucer.match("constellations", 2, options={"x": 3}), "nie ma opcji 'x'; jej opcje: brak"),
        (lambda: saucer.match("looters", 2, seed=-1), "ziarno to liczba"),
        (lambda: saucer.match("looters", 2, seed="x"), "64 cyfr"),
        (lambda: saucer.match("looters", 2, seed=b"x"), "z 32 bajtów, a nie z 1"),
        (lambda: saucer.match("looters", 2, start=5), "od 0 do 1, a nie 5"),
        (lambda: saucer.match("looters", 2).view(5), "nie ma miejsca 5"),
        (lambda: saucer.match("looters", 2).play(0, 9999), "liczba mniejsza niż"),
        (lambda: saucer.match("looters", 2).undo(), "nie ma czego cofnąć"),
        (lambda: saucer.Record.from_json("x"), "wiersz 1, znak 1: to nie jest JSON"),
        (lambda: saucer.Record.from_json("[]"), "wiersz 1, cały wiersz: powinien tu być obiekt JSON"),
    ],
)
def test_other_mistakes_are_explained_in_polish(mistake, polish):
    with pytest.raises(SaucerError) as excinfo:
        mistake()
    assert polish in excinfo.value.said(Voice("pl"))


def test_a_record_that_does_not_play_is_explained_in_every_language():
    record = json.loads(play_on(begin("looters"), 4).match.record().to_json())
    record["moves"][1][1] = "spoon"
    with pytest.raises(saucer.BadRecord) as excinfo:
        saucer.replay(saucer.Record.from_json(json.dumps(record)))
    message = excinfo.value.said(Voice("pl"))
    assert message.startswith("wiersz 1, ruch 2 (")
    assert "powinno być: karta" in message
    record["moves"][1:] = []
    record["result"] = {"winners": [0], "scores": [1, 2], "why": "earth-empty"}
    with pytest.raises(saucer.BadRecord) as excinfo:
        saucer.replay(saucer.Record.from_json(json.dumps(record)))
    assert excinfo.value.said(Voice("fr")).startswith("ligne 1, result: les coups donnent aucun résultat")
