"""Line mode: plain text for screen readers and pipes, for one or several players at one keyboard."""

from collections.abc import Callable, Mapping
from io import TextIOWrapper
from typing import Any, Final, TextIO

from saucer import rules
from saucer.bots.levels import LEVELS
from saucer.kernel.errors import BadNotation, SaucerError
from saucer.locales import Voice
from saucer.rules.text import text, window
from saucer.terminal.keyboard import Keyboard, Leave, number_up_to
from saucer.terminal.language import pick_language
from saucer.terminal.session import PERSON, Session
from saucer.terminal.start import Wish, table

RECENT: Final = 20  # turns that `log` prints by default


def play(wish: Wish, environ: Mapping[str, str], lines: TextIO, out: TextIO) -> None:
    """Run the command `play` in line mode. Invalid bytes and unsupported characters become question marks."""
    for stream in (lines, out):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    keyboard = Keyboard(lines, out)
    try:
        session = table(wish, environ, keyboard)
    except Leave:
        keyboard.tell(Voice(pick_language(wish.language, environ)).say("terminal", "goodbye"))
    else:
        Plain(session, keyboard).run()


class Plain:
    """One session at one keyboard."""

    def __init__(self, session: Session, keyboard: Keyboard) -> None:
        self.session = session
        self.keyboard = keyboard
        self.board = session.match.game.board
        self.heard_turns = dict.fromkeys(session.people, len(session.log))  # [seat] length of the log printed so far
        self.viewer: int | None = session.people[0] if len(session.people) == 1 else None  # the seat at the screen
        self.since = len(session.log)  # length of the log when they came to the screen
        self.hand_shown_at = -1  # length of the log when a hand was last printed
        self.commands: dict[str, Callable[[int, str], None]] = {
            "help": self.help,
            "moves": self.moves,
            "board": self.show,
            "hand": self.hand,
            "score": self.score,
            "rules": self.rules,
            "hint": self.hint,
            "undo": self.undo,
            "skip": self.skip,
            "log": self.log,
            "save": self.save,
        }

    def run(self) -> None:
        """Play to the end, or until the players leave; an interrupt also saves the game."""
        try:
            self.greet()
            while not self.session.over:
                self.step()
            self.finish()
        except Leave:
            self.leave()
        except KeyboardInterrupt:
            self.keyboard.tell("")
            self.leave()
            raise

    def step(self) -> None:
        """One answer of a person, or one move of a bot."""
        asking = self.session.asking
        if asking is None:
            self.session.bot_step()
        else:
            self.turn_to(asking)
            self.ask(asking)
        self.catch_up()
        if self.session.trouble:
            self.keyboard.tell(self.session.trouble.said(self.session.voice))
            self.session.trouble = None

    # ---- talking --------------------------------------------------------------------------------

    def say(self, key: str, **args: Any) -> None:
        """Print a message of the terminal's catalogue."""
        self.keyboard.tell(self.word(key, **args))

    def word(self, key: str, **args: Any) -> str:
        """A message of the terminal's catalogue."""
        return self.session.voice.say("terminal", key, args)

    def indent(self, lines: list[str]) -> None:
        """Print indented lines."""
        if lines:
            self.keyboard.tell(*(f"  {line}" for line in lines))

    def greet(self) -> None:
        """Print the game, its players, and how to get help."""
        session = self.session
        title = session.voice.say(session.slug, "title")
        self.say("welcome", title=title, count=session.match.players)
        for seat, who in enumerate(session.seats):
            key = "seat-bot" if who != PERSON else "seat-you" if len(session.people) == 1 else "seat-person"
            bot = f"level-{who}" if who in LEVELS else who
            self.indent([self.word(key, number=seat, seat=seat, bot=bot)])
        if session.log:
            self.say("resumed", count=len(session.log))
        if self.viewer is not None and session.asking is None:
            self.indent(self.board.table(session.match.view(self.viewer), session.voice))  # the hand follows
        elif self.viewer is not None:
            self.show(self.viewer, "")

    def turn_to(self, seat: int) -> None:
        """Clear the screen between two people, so that neither sees the other's hand."""
        if seat == self.viewer:
            return
        if self.viewer is not None and len(self.session.log) > self.since:
            self.keyboard.ask(self.word("hand-over", seat=seat))
        self.viewer = None
        self.keyboard.clear()
        while self.keyboard.ask(self.word("curtain", seat=seat)):
            self.say("curtain-closed", seat=seat)
        self.viewer = seat
        self.since = len(self.session.log)
        self.catch_up()
        self.show(seat, "")

    def catch_up(self) -> None:
        """Print new events for the person at the keyboard."""
        if self.viewer is not None:
            self.indent(self.session.story(self.viewer, self.heard_turns[self.viewer]))
            self.heard_turns[self.viewer] = len(self.session.log)

    def finish(self) -> None:
        """Print the result."""
        outcome = self.session.match.outcome
        assert outcome is not None
        why = self.session.voice.say(self.session.slug, outcome.why)
        if self.viewer is None or why not in self.session.sentences(self.session.log[-1], self.viewer):
            self.keyboard.tell(why)  # in some games an event has said it already
        for seat, points in enumerate(outcome.scores):
            key = "result-winner" if seat in outcome.winners else "result"
            self.indent([self.word(key, seat=seat, points=points)])
        if self.session.recorded is not None:
            self.say("record-saved", path=str(self.session.recorded))

    def leave(self) -> None:
        """Say goodbye, and how to continue; the game was saved after every move."""
        self.say("goodbye-kept" if self.session.leave() else "goodbye", game=self.session.slug)

    # ---- the person at the keyboard ---------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Read one line: a move or a command."""
        if self.hand_shown_at != len(self.session.log):
            self.hand(seat, "")
        line = self.keyboard.ask(self.word("ask-interrupt" if self.session.may_pass(seat) else "ask-move", seat=seat))
        command, _, rest = line.partition(" ")
        try:
            if not line:
                self.empty(seat)
            elif command.lower() in self.commands:
                self.commands[command.lower()](seat, rest.strip())
            else:
                self.session.play(seat, self.numbered(seat, line))
        except BadNotation as error:
            self.say("not-understood", why=error.said(self.session.voice))
        except SaucerError as error:
            self.say("refused", why=error.said(self.session.voice))

    def empty(self, seat: int) -> None:
        """An empty line waits out of turn, and lists the moves in turn."""
        if self.session.may_pass(seat):
            self.session.let_pass(seat)
        else:
            self.moves(seat, "")

    def numbered(self, seat: int, line: str) -> str | int:
        """A move by its number in the list of moves."""
        codes = self.session.match.moves(seat).codes
        return codes[int(line) - 1] if number_up_to(line, len(codes)) else line

    def help(self, seat: int, rest: str) -> None:
        """Print the commands."""
        self.say("help")

    def moves(self, seat: int, rest: str) -> None:
        """Print the legal moves, numbered, filtered by a word. Without one, equivalent moves are left out (PQ3)."""
        choices = self.session.choices(seat)
        distinct = None if rest else self.session.match.distinct(seat)
        lines = [
            f"{number:>3} {choice.move.words}: {choice.caption}"
            for number, choice in enumerate(choices, start=1)
            if distinct is None or choice.move.code in distinct
        ]
        matching = [line for line in lines if rest.lower() in line.lower()]
        self.indent(matching)
        if not matching:
            self.say("moves-none", word=repr(rest[:40]))
        elif not rest and len(matching) < len(choices):
            self.say("moves-places")

    def show(self, seat: int, rest: str) -> None:
        """Print the table and the hand as the person sees them."""
        self.hand_shown_at = len(self.session.log)
        self.indent(self.board.draw(self.session.match.view(seat), self.session.voice))

    def hand(self, seat: int, rest: str) -> None:
        """Print the person's hand."""
        self.hand_shown_at = len(self.session.log)
        self.indent(self.board.hand(self.session.match.view(seat), self.session.voice))

    def score(self, seat: int, rest: str) -> None:
        """Print the points that the person may know."""
        self.indent(self.board.score(self.session.match.view(seat), self.session.voice))

    def rules(self, seat: int, rest: str) -> None:
        """Print the rules page, or one rule."""
        slug, language = self.session.slug, self.session.voice.language
        markdown = rules.one(slug, rest, language) if rest else rules.page(slug, language)
        self.keyboard.tell(text(markdown, window()))

    def hint(self, seat: int, rest: str) -> None:
        """Print advice from a search."""
        self.indent(self.session.hint(seat))

    def undo(self, seat: int, rest: str) -> None:
        """Undo up to the person's last move."""
        count = self.session.undo(seat)
        self.heard_turns = {person: min(turns, len(self.session.log)) for person, turns in self.heard_turns.items()}
        self.say("undone", count=count)
        self.show(seat, "")

    def skip(self, seat: int, rest: str) -> None:
        """Wait until the person's turn."""
        if self.session.may_pass(seat):
            self.session.rest(seat)
            self.say("skipping")
        else:
            self.say("skip-your-turn")

    def log(self, seat: int, rest: str) -> None:
        """Print the last turns, as the person saw them."""
        count = int(rest) if number_up_to(rest, 99_999) else RECENT
        lines = self.session.story(seat, max(0, len(self.session.log) - count))
        self.indent(lines or [self.word("log-empty")])

    def save(self, seat: int, rest: str) -> None:
        """Save the game (it is also saved after every move)."""
        self.session.save()
        self.say("saved" if self.session.shelf else "saved-nowhere", game=self.session.slug)
