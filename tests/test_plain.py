"""Line mode, driven through a pipe: whole games in every language, every command, bad input, the curtain."""

import io
import re

import pytest

import saucer
from saucer.games import SLUGS
from saucer.games.looters.components import SAUCERS
from saucer.locales import LANGUAGES, Voice, say
from saucer.terminal.keyboard import CURTAIN, Keyboard, Leave, wrapped
from saucer.terminal.plain import Plain
from saucer.terminal.saves import Shelf
from saucer.terminal.session import PERSON
from tests.support.games import play_randomly
from tests.support.terminal import begin, play_on, type_in

MANY = "1\n\n" * 5000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_a_whole_game_can_be_played_in_every_language(slug, language):
    session = begin(slug, (PERSON, "random"), language)
    output = type_in(session, MANY)
    assert session.over
    winner = session.match.names[session.match.outcome.winners[0]]
    points = session.match.outcome.scores[session.match.outcome.winners[0]]
    assert say("terminal", "result-winner", {"seat": 0, "points": points}, language=language, names=[winner]) in output
    assert session.voice.say(slug, session.match.outcome.why) in output


@pytest.mark.parametrize("slug", SLUGS)
def test_a_whole_game_with_as_many_as_can_sit(slug):
    seats = (PERSON, *["random"] * (saucer.game(slug).sheet.most - 1))
    session = begin(slug, seats)
    type_in(session, MANY)
    assert session.over


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_boards_tell_every_position_in_every_language(slug, language):
    match = saucer.match(slug, 3, seed=2)
    drawn = saucer.game(slug).board
    voice = Voice(language, ("Ola", "Pat", "Kim"))
    while match.actors and len(match.history) < 150:
        play_randomly(match, 9)
        for seat in (-1, 0, 1, 2):
            lines = [*drawn.draw(match.view(seat), voice), *drawn.score(match.view(seat), voice)]
            assert len(lines) > 3
            assert not any("None" in line or "{" in line for line in lines)
        assert all(any(name in line for line in lines) for name in voice.names)


def test_every_command_answers():
    session = begin("looters", (PERSON, "sensible"), seed=8)
    while session.asking is None:
        session.bot_step()
    output = type_in(session, "help\nmoves\nboard\nhand\nscore\nrules U8\nrules cq4\nlog\nundo\nskip\nsave\nquit\n")
    for piece in (
        "Type a move in words, or its number",
        "    1 ",
        "Earth: ",
        "Hand: ",
        "0 Earthling, to move: 0",
        "\nU8 ",
        "\nCQ4 ",
        "No: there is no move to take back",
        "It is your turn: type a move",
        "This game is not kept anywhere.",
    ):
        assert piece in output
    assert output.endswith("Goodbye.\n")


def test_the_whole_rules_page_is_shown():
    assert "Little Green Looters\n\n" in type_in(begin("looters"), "rules\n")


def test_levels_of_bots_are_named_in_the_players_language():
    output = type_in(begin("looters", (PERSON, "hard", "random"), "fr"), "")
    assert "bot (difficile)" in output
    assert "bot (random)" in output


def test_rules_are_shown_in_the_players_language():
    output = type_in(begin("looters", language="pl"), "rules\nrules u8\nrules X9\n")
    assert "Zielona Szajka\n\n" in output
    assert output.count("\nU8 ") == 2
    assert "Nie: gra looters nie ma zasady 'X9'" in output


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("spoon", "No: at character 1 of 'spoon': expected a card"),
        ("strength 9", "No: at character 10 of 'strength 9': expected how many cards, from 1 to 5"),
        ("99", "No: at character 1 of '99'"),
        ("0", "No: at character 1 of '0'"),
        ("1" * 4000, "No: at character 201"),
        ("rules X9", "No: looters has no rule 'X9'; its rules are U1"),
        ("moves spoon", "None of your moves has 'spoon' in it."),
        ("\x00\x07", "No: at character 1"),
        ("żółw 🐢", "No: at character 1 of 'żółw 🐢'"),
        ("log ever", "Nothing has happened yet."),
        ("undo", "No: there is no move to take back"),
    ],
)
def test_bad_input_gets_a_sentence_and_costs_nothing(typed, answer):
    session = begin("looters", (PERSON, PERSON), seed=8)
    seat = session.awaited
    output = type_in(session, f"\n{typed}\nquit\n")
    assert answer in output
    assert session.log == []
    assert session.awaited == seat


def test_a_refused_move_names_its_rule_in_the_players_language():
    session = begin("looters", (PERSON, PERSON), "pl", seed=8)
    lacking = next(card for card in SAUCERS if card not in session.match.view(session.awaited).hand)
    assert "Nie: U6: nie masz na ręce karty" in type_in(session, f"\n{lacking}\n")


def test_moves_can_be_filtered_and_chosen_by_number_or_words():
    session = begin("constellations", (PERSON, PERSON), seed=8)
    seat = session.awaited
    first, last = session.choices(seat)[0], session.choices(seat)[-1]
    output = type_in(session, f"\nmoves {last.move.words}\n{last.move.words.upper()}\n")
    assert f" {last.move.words}: {last.caption}" in output
    assert f" {first.move.words}: {first.caption}" not in output
    assert session.match.history[0].code == last.move.code


def test_tiles_are_listed_once_and_with_their_places_when_asked():
    session = begin("planet", (PERSON, "random", "random"), seed=8)
    while session.asking is None or not session.choices(0)[0].move.words.startswith("take "):
        play_on(session, 1)
    output = type_in(session, "moves\n")
    tiles = {choice.move.words.partition(" at ")[0] for choice in session.choices(0)}
    assert output.count(" take ") == len(tiles) < len(session.choices(0))
    assert "moves at lists every place." in output
    assert type_in(session, "moves at\n").count(" take ") == len(session.choices(0))


def test_an_empty_line_shows_the_moves():
    session = begin("looters", (PERSON, PERSON), seed=8)
    assert "    1 " in type_in(session, "\n\n")
    assert session.log == []


def test_undo_goes_back_to_the_persons_move():
    session = begin("looters", seed=8)
    output = type_in(session, "1\nundo\n")
    assert not any(turn.seat == 0 for turn in session.log)
    assert session.asking == 0
    assert re.search(r"One move is taken back|\d moves are taken back", output)


def test_the_log_tells_the_last_turns():
    session = play_on(begin("looters", (PERSON, "sensible"), seed=8), 6)
    while session.asking is None:
        session.bot_step()
    output = type_in(session, "log 1\n")
    assert output.count(" lays ") == 1


def test_letting_pass_and_skipping():
    session = begin("powers", (PERSON, "random", "random"), seed=2, options={})
    while session.asking is None or not session.may_pass(0):
        if session.asking is None:
            session.bot_step()
        else:
            session.play(0, session.match.moves(0).codes[0])
    output = type_in(session, "skip\n")
    assert "You may act now, Earthling; an empty line lets it pass." in output
    assert "Nobody asks you until your turn." in output
    assert output.count("You may act now") == 1
    assert session.asking == 0
    assert not session.may_pass(0)


def test_a_hint_is_given():
    session = begin("looters", (PERSON, PERSON), seed=8)
    session.patience = 5
    assert "Your chance to win: about " in type_in(session, "\nhint\n")


def test_what_cannot_be_kept_is_said_once(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    output = type_in(begin("looters", (PERSON, PERSON), seed=8, shelf=Shelf(blocked)), "\n1\n")
    assert output.count("The game could not be kept in ") == 1


# ---- the end of the input ---------------------------------------------------------------------


def test_the_end_of_input_leaves_politely_and_says_how_to_go_on(tmp_path):
    shelf = Shelf(tmp_path)
    assert type_in(begin("looters", shelf=shelf, seed=8), "").endswith("Goodbye.\n")
    assert shelf.latest() is None
    output = type_in(begin("looters", shelf=shelf, seed=8), "1\n")
    assert output.endswith("Goodbye. Your game is saved; to continue it: saucer play looters\n")
    assert shelf.latest() == "looters"


# ---- several people at one keyboard -----------------------------------------------------------


class Witness(Keyboard):
    """Whenever somebody is asked something, sees to it that nothing in view is another person's secret."""

    def __init__(self, session, text):
        super().__init__(io.StringIO(text), io.StringIO())
        self.session = session
        self.viewer = -1
        self.asked = 0
        self.hands = 0

    def ask(self, question):
        page = self.out.getvalue().rpartition(CURTAIN)[2]
        if not question.startswith("When you have seen enough"):
            self.viewer = -1 if question.startswith("Pass the keyboard") else self.session.asking
        own = set(self.known(self.viewer)) if self.viewer >= 0 else set()
        for other in self.session.people:
            assert not any(line in page for line in self.known(other) if line not in own)
        self.asked += 1
        self.hands += "Hand: " in page
        return super().ask(question)

    def known(self, seat):
        """What only those who may see it can read: a hand, and sentences with something secret in them."""
        events = [event for turn in self.session.log for event in turn.events if event.seen_by(seat).revealing]
        sentences = [self.session.voice.tell(self.session.slug, event.seen_by(seat).phrase) for event in events]
        hand = self.session.match.game.board.hand(self.session.match.view(seat), self.session.voice)
        return sentences + [line for line in hand if line.startswith("Hand: ")]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_curtain_hides_all_that_another_seat_knows(slug):
    session = begin(slug, (PERSON, PERSON, "random"), names=("Ola", "Pat", "Bot"), seed=5)
    witness = Witness(session, "\n\n1\n" * 60)
    Plain(session, witness).run()
    assert witness.asked > 20
    assert witness.hands or slug == "planet"
    assert witness.out.getvalue().count("Pass the keyboard to Ola") > 3
    assert witness.out.getvalue().count("Pass the keyboard to Pat") > 3


def test_planet_for_two_hides_the_tile_laid_face_down():
    session = begin("planet", (PERSON, PERSON), names=("Ola", "Pat"), seed=5)
    witness = Witness(session, "\n\n1\n" * 60)
    Plain(session, witness).run()
    assert " looks at three tiles of the centre stack: " in witness.out.getvalue()


def test_only_enter_opens_the_curtain():
    session = begin("looters", (PERSON, PERSON), names=("Ola", "Pat"), seed=8)
    first = session.match.names[session.awaited]
    output = type_in(session, "hand\nmoves\n\nquit\n")
    assert output.count(f"Only Enter, alone, opens the curtain for {first}.") == 2
    assert output.count("Hand: ") == 1


def test_what_a_move_did_is_told_before_the_curtain_falls():
    session = begin("looters", (PERSON, PERSON), names=("Ola", "Pat"), seed=8)
    first = session.awaited
    output = type_in(session, "\n1\n\n").split(CURTAIN)[1]
    for sentence in session.sentences(session.log[0], first):
        assert sentence in output
    assert f"When you have seen enough, press Enter; {session.match.names[1 - first]} is next." in output


def test_each_hears_what_happened_since_their_last_turn():
    session = begin("looters", (PERSON, PERSON, "random"), names=("Ola", "Pat", "Bot"), seed=8)
    output = type_in(session, "\n1\n\n" * 3 + "\n").split(CURTAIN)[-1]
    viewer = session.awaited
    missed = [index for index, turn in enumerate(session.log) if turn.seat == viewer][-1]
    for sentence in session.story(viewer, missed + 1):
        assert sentence in output


# ---- in a window ---------------------------------------------------------------------------------


def test_lines_are_broken_between_words(monkeypatch):
    monkeypatch.setenv("COLUMNS", "41")
    text = "  Hand: " + "; ".join(["Zeppelin (saucer 4)"] * 5) + "\n\n- short"
    lines = wrapped(text).splitlines()
    assert max(map(len, lines)) <= 40
    assert all(line.startswith("    ") for line in lines[1:-2])
    assert lines[-2:] == ["", "- short"]
    assert " ".join(line.strip() for line in lines[:-2]) == text.splitlines()[0].strip()


class Window(io.StringIO):
    def isatty(self):
        return True


def test_the_curtain_wipes_a_window_and_what_was_scrolled_out_of_it(monkeypatch):
    monkeypatch.setenv("TERM", "xterm")
    out = Window()
    Keyboard(io.StringIO(), out).clear()
    assert out.getvalue().endswith("\033[2J\033[3J\033[H\n")
    monkeypatch.setenv("TERM", "dumb")
    out = Window()
    Keyboard(io.StringIO(), out).clear()
    assert out.getvalue().strip() == ""


# ---- choosing a game ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "slug"), [("2\n", "planet"), ("zovnis\n", "zovnis"), ("9\nchess\n\nPowers\n", "powers")]
)
def test_a_game_is_chosen_by_number_or_name(answer, slug):
    out = io.StringIO()
    assert Keyboard(io.StringIO(answer), out).choose(Voice()) == slug
    assert "Which game?" in out.getvalue()
    assert out.getvalue().count("is none of them") == answer.count("\n") - 1


@pytest.mark.parametrize("answer", ["", "quit\n", "EXIT\n"])
def test_choosing_may_be_left(answer):
    with pytest.raises(Leave):
        Keyboard(io.StringIO(answer), io.StringIO()).choose(Voice("pl"))


# ---- the end ------------------------------------------------------------------------------------


def test_the_end_is_told_once_and_where_the_record_is(tmp_path):
    session = begin("zovnis", ("random", PERSON), seed=8)
    session.record_to = tmp_path / "games.jsonl"
    output = type_in(session, "1\n" * 60)
    assert session.over
    assert output.count(session.voice.say("zovnis", session.match.outcome.why)) == 1
    assert f"saucer watch {session.record_to}" in output


def test_the_hand_is_told_once_when_a_bot_begins():
    session = next(one for one in (begin("looters", seed=seed) for seed in range(20)) if one.asking is None)
    output = type_in(session, "")
    assert output.count("Hand: ") == 1
    assert "Your move" in output.rpartition("Hand: ")[2]
