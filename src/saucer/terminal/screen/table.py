"""The table screen: a game in progress. People choose moves part by part, bots think in a thread."""

from dataclasses import replace
from time import monotonic, sleep
from typing import TYPE_CHECKING, ClassVar, Final

from textual import work
from textual.binding import BindingType
from textual.worker import get_current_worker

from saucer.bots.advice import Advice
from saucer.kernel.errors import SaucerError
from saucer.kernel.state import NOBODY
from saucer.locales import Voice
from saucer.terminal import hints
from saucer.terminal.screen.boards import QUIET, board, label, paths, table
from saucer.terminal.screen.canvas import Canvas
from saucer.terminal.screen.chooser import Chooser, toward
from saucer.terminal.screen.curtain import CurtainScreen
from saucer.terminal.screen.ending import EndingScreen
from saucer.terminal.screen.frame import FrameScreen
from saucer.terminal.screen.scene import NOWHERE, Choice, Part, Scene
from saucer.terminal.screen.side import Side
from saucer.terminal.screen.table_keys import BINDINGS, KEYS
from saucer.terminal.screen.widgets import BoardView, Keys
from saucer.terminal.session import LegalMove, Session

if TYPE_CHECKING:
    from saucer.terminal.screen.app import SaucerApp

PACES: Final = {"usual": 0.9, "fast": 0.3, "slow": 2.0}  # minimal seconds of a bot's move
TOLD: Final = 60  # turns in the log panel
THINKING, HINTING = "thinking", "hinting"
UNDO, GIVE = "undo", "give"


class TableScreen(FrameScreen):
    """One session on the screen."""

    app: "SaucerApp"
    BINDINGS: ClassVar[list[BindingType]] = BINDINGS

    def __init__(self, session: Session, pace: float | None = None) -> None:
        super().__init__(session.slug)
        self.session = session
        self.viewer = session.people[0] if len(session.people) == 1 else NOBODY  # the seat of the person at the screen
        self.legal: list[LegalMove] = []
        self.chooser: Chooser | None = None  # None while no person is asked
        self.busy = ""  # THINKING, HINTING or empty
        self.wish = ""  # UNDO or GIVE, carried out when the bot has finished
        self.next: int | None = None  # the person to ask when the viewer has confirmed
        self._asked_at = len(session.log)  # length of the log when the viewer was asked
        self._story: list[tuple[int, list[str]]] = []
        self._audience = (self.viewer, "")  # viewer and language of the cached story
        self._pace = "usual"
        self._fixed_pace = pace

    @property
    def voice(self) -> Voice:
        """The session's."""
        return self.session.voice

    def side(self) -> Side:
        """Questions, choices and the log."""
        return Side()

    def on_mount(self) -> None:
        """The game begins, or goes on."""
        self.call_after_refresh(self.advance)

    # ---- whose turn it is -----------------------------------------------------------------------

    def advance(self) -> None:
        """Ask the next seat: a person, a bot, or nobody at the end."""
        session = self.session
        self.chooser = None
        self.busy = ""
        seat = session.asking
        if session.over:
            self.show()
            self.app.push_screen(EndingScreen(session), self.after_end)
        elif seat is None:
            self.busy = THINKING
            self.show()
            self.think()
        elif self.wish != GIVE and self.only_quiet(seat):
            session.let_pass(seat)
            self.advance()
        elif seat == self.viewer:
            self.ask(seat)
        elif self.viewer != NOBODY and len(session.log) > self._asked_at:
            self.next = seat
            self.show()
        else:
            self.draw_curtain(seat)

    def draw_curtain(self, seat: int) -> None:
        """Hide the table until the person of the seat confirms."""
        self.app.push_screen(CurtainScreen(seat, self.voice), lambda _: self.ask(seat))

    def only_quiet(self, seat: int) -> bool:
        """Whether the seat could interrupt only with moves that are always available, so that it need not be asked."""
        parts = board(self.slug).parts
        moves = self.session.match.moves(seat)
        return self.session.may_pass(seat) and all(parts(move.struct)[0] in QUIET for move in moves)

    def ask(self, seat: int) -> None:
        """Ask the person of the seat for a move."""
        self.viewer = seat
        self.next = None
        self._asked_at = len(self.session.log)
        self.wish = ""
        self.legal = self.session.choices(seat)
        self.chooser = Chooser(paths(self.slug, [legal.move.struct for legal in self.legal]))
        self.show()

    @work(thread=True, exclusive=True)
    def think(self) -> None:
        """Let a bot choose in a thread, with a minimal delay so that people can follow."""
        worker = get_current_worker()
        begun = monotonic()
        choice = self.session.think()
        pace = PACES[self._pace] if self._fixed_pace is None else self._fixed_pace
        if choice is not None:
            sleep(max(0.0, pace - (monotonic() - begun)))
        if not worker.is_cancelled:
            self.app.call_from_thread(self.thought, choice)

    def thought(self, choice: int | None) -> None:
        """Play the bot's choice, unless a person asked for something meanwhile."""
        self.busy = ""
        if self.wish == UNDO:
            self.take_back()
        elif self.wish == GIVE and self.viewer in self.session.match.actors:
            self.ask(self.viewer)
        else:
            self.wish = ""
            self.session.answer(choice)
            self.advance()

    def after_end(self, answer: str | None) -> None:
        """Handle the answer of the ending screen."""
        if answer == "rematch":
            self.app.rematch(self.session)
        elif answer == "menu":
            self.action_menu()

    # ---- showing --------------------------------------------------------------------------------

    @property
    def choice(self) -> Choice:
        """The partly chosen move."""
        return self.chooser.choice if self.chooser else Choice()

    def scene(self, width: int, height: int) -> Scene:
        """The table as the viewer sees it."""
        return Scene(self.session.match.view(self.viewer), self.voice, width, height, self.choice, self.pan)

    def draw(self, width: int, height: int) -> Canvas:
        """The board in the size that fits."""
        scene = self.scene(width, height)
        if self.chooser and not self.chooser.arranged:
            still = replace(scene, choice=replace(self.choice, cursor=NOWHERE))
            self.chooser.arrange(table(self.slug, still).areas)
            scene = replace(scene, choice=self.choice)
        return table(self.slug, scene)

    def show(self, notice: str = "", manner: str = "") -> None:
        """Redraw everything; a notice replaces the question."""
        session, side = self.session, self.query_one(Side)
        if session.trouble is not None and not notice and not session.over:  # the ending screen shows it
            notice, manner = session.trouble.said(self.voice), "wrong"
            session.trouble = None
        self.show_title(self.say(self.busy, seat=session.awaited) if self.busy else "")
        self.query_one(BoardView).redraw(self.choice.pointed)
        side.ask(notice or self.question(), manner, self.foreseen())
        side.offer([self.line(place, part) for place, part in enumerate(self.choice.options)], self.choice.cursor)
        side.tell(self.whole_story()[-TOLD:])
        self.query_one(Keys).tell(KEYS, self.voice)

    def whole_story(self) -> list[tuple[int, list[str]]]:
        """The log as the viewer saw it; sentences of earlier turns are cached."""
        log, audience = self.session.log, (self.viewer, self.voice.language)
        if audience != self._audience:
            self._audience, self._story = audience, []
        del self._story[len(log) :]
        self._story += [(turn.seat, self.session.sentences(turn, self.viewer)) for turn in log[len(self._story) :]]
        return self._story[:]

    def question(self) -> str:
        """The question to the person, or the reason of waiting."""
        session = self.session
        if self.next is not None:
            return self.say("hand-over", seat=self.next)
        if self.chooser is None:
            waiting = self.say(self.busy or "over", seat=session.awaited) if not session.over else self.say("over")
            may_give = self.busy and self.viewer in session.match.actors
            return f"{waiting} {self.say('may-give')}" if may_give else waiting
        question = self.say(f"ask-{self.chooser.options[0].kind}")
        if session.may_pass(self.viewer):
            question = self.say("ask-interrupt", question=question)
        picked = [label(self.slug, part, self.voice).partition(" (")[0] for part in self.chooser.picked]
        return " › ".join([*picked, question])

    def foreseen(self) -> str:
        """The consequences of the move under the cursor, if it is a single one."""
        if self.chooser is None or self.busy:
            return ""
        ahead = self.chooser.ahead(self.chooser.cursor)
        outcome = self.session.foresee(self.viewer, self.legal[ahead[0]].move.code) if len(ahead) == 1 else []
        return f"→ {' '.join(outcome)}" if outcome else ""

    def line(self, place: int, part: Part) -> tuple[str, str]:
        """An option of the list: its key and label, or the caption of its only move."""
        assert self.chooser is not None
        ahead = self.chooser.ahead(place)
        text = label(self.slug, part, self.voice)
        if len(ahead) == 1 and not self.chooser.picked:
            text = self.legal[ahead[0]].caption
        return self.choice.key(part), text if len(ahead) == 1 else f"{text} …"

    # ---- choosing -------------------------------------------------------------------------------

    def choose(self, place: int) -> None:
        """Take an option and play a completed move."""
        if self.chooser is None or self.busy or place >= len(self.chooser.options):
            return
        chosen = self.chooser.choose(place)
        if chosen is None:
            self.show()
        else:
            self.play(self.legal[chosen].move.code)

    def play(self, move: int | str) -> None:
        """Play the person's move; an illegal one shows the reason."""
        try:
            self.session.play(self.viewer, move)
        except SaucerError as error:
            self.show(error.said(self.voice), "wrong")
            return
        self.query_one(Side).close_words()
        self.pan = (0, 0)
        self.advance()

    def point(self, place: int) -> None:
        """Move the cursor."""
        assert self.chooser is not None
        self.chooser.point(place)
        self.pan = (0, 0)
        self.show()

    def action_point(self, right: int, down: int) -> None:
        """Move the cursor to the next option in a direction."""
        if self.chooser:
            areas = self.query_one(BoardView).canvas.areas
            self.point(toward(self.chooser.options, areas, self.chooser.cursor, right, down))

    def action_next(self, step: int) -> None:
        """Move the cursor in the list."""
        if self.chooser:
            self.point(self.chooser.cursor + step)

    def action_digit(self, digit: int) -> None:
        """Choose by key: 1 to 9, and 0 for the tenth."""
        self.choose((digit - 1) % 10)

    def action_choose(self) -> None:
        """Choose the option under the cursor, or hand over to the next person."""
        if self.next is not None:
            self.draw_curtain(self.next)
        elif self.chooser:
            self.choose(self.chooser.cursor)

    def action_back(self) -> None:
        """Close the input line, or undo one choice."""
        if self.focused is not None:
            self.query_one(Side).close_words()
        elif self.chooser:
            self.chooser.back()
        self.show()  # clears an error message

    def action_pass(self) -> None:
        """Wait, out of turn."""
        if self.chooser and not self.busy and self.session.may_pass(self.viewer):
            self.session.let_pass(self.viewer)
            self.advance()

    def action_give(self) -> None:
        """Ask for an always available move as soon as the bot has finished."""
        if self.busy == THINKING and self.viewer in self.session.match.actors:
            self.wish = GIVE

    def on_board_view_picked(self, event: BoardView.Picked) -> None:
        """A click on the board."""
        if event.part in self.choice.options:
            self.choose(self.choice.options.index(event.part))

    def on_side_clicked(self, event: Side.Clicked) -> None:
        """A click on the list."""
        self.choose(event.place)

    def action_type(self) -> None:
        """Open the input line for a move in words."""
        if self.chooser and not self.busy:
            self.query_one(Side).open_words(self.say("type-here"), [legal.move.words for legal in self.legal])

    def on_side_typed(self, event: Side.Typed) -> None:
        """Play a typed move; the text stays if it is wrong."""
        if self.chooser and not self.busy:
            self.play(event.words)

    # ---- undo and hints -------------------------------------------------------------------------

    def action_undo(self) -> None:
        """Undo the person's last move."""
        if len(self.session.people) > 1:
            self.show(self.say("undo-alone"), "wrong")
        elif self.busy == THINKING:
            self.wish = UNDO
        elif not self.busy:
            self.take_back()

    def take_back(self) -> None:
        """Undo, and ask again."""
        self.wish = ""
        try:
            self.session.undo(self.viewer)
        except SaucerError as error:
            self.advance()
            self.show(error.said(self.voice), "wrong")
        else:
            self.advance()

    def action_hint(self) -> None:
        """Ask for advice."""
        if self.chooser and not self.busy:
            self.busy = HINTING
            self.show()
            self.advise()

    @work(thread=True, exclusive=True)
    def advise(self) -> None:
        """Search for advice in a thread."""
        worker = get_current_worker()
        advice = self.session.advice(self.viewer)
        if not worker.is_cancelled:
            self.app.call_from_thread(self.advised, advice)

    def advised(self, advice: Advice) -> None:
        """Show the advice, and put the cursor on its move."""
        self.busy = ""
        code = advice.best.code
        if self.chooser and code is not None:
            self.chooser.advise(next(place for place, legal in enumerate(self.legal) if legal.move.code == code))
        sentences = hints.sentences(advice, self.session.match, self.viewer, self.voice)
        self.show(" ".join(sentences), "advice")

    # ---- everything else ------------------------------------------------------------------------

    def action_pace(self) -> None:
        """Change the pace of bots."""
        names = list(PACES)
        self._pace = names[(names.index(self._pace) + 1) % len(names)]
        self.show(self.say(f"pace-{self._pace}"))

    def speak(self, language: str) -> None:
        """Switch the language."""
        self.session.speak(language)
        self.app.language = language
        if self.chooser:
            self.legal = self.session.choices(self.viewer)

    def action_menu(self) -> None:
        """Open the menu; this game stays saved."""
        if not self.busy:
            self.app.open_menu()
