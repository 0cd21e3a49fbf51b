"""The full-screen client: from the menu to the table, from one game to the next."""

from collections.abc import Mapping

from saucer.games import SLUGS
from saucer.kernel.errors import SaucerError
from saucer.locales import Voice
from saucer.terminal.language import pick_language
from saucer.terminal.saves import Shelf, home
from saucer.terminal.screen.frame import FrameApp
from saucer.terminal.screen.menu import MenuScreen, Plan
from saucer.terminal.screen.table import TableScreen
from saucer.terminal.session import Damaged, Session, load
from saucer.terminal.start import Wish, begin, unfinished


def play(wish: Wish, environ: Mapping[str, str]) -> str:
    """The command `play` on the whole screen; returns what is to be said afterwards."""
    language = pick_language(wish.language, environ)
    shelf = Shelf(home(environ))
    plan = Plan.wished(wish).settled()
    trouble = None
    try:
        session = unfinished(wish, shelf)
    except Damaged as error:
        session, trouble = None, error
    if session is None and wish.slug is not None:
        session = begin(wish, language, shelf)
    elif session is not None and wish.language:
        session.speak(language)
    app = SaucerApp(language, shelf, session, plan=plan)
    app.trouble = trouble
    app.run()
    return app.farewell()


class SaucerApp(FrameApp):
    """Opens with a session, or with the menu. Sessions keep every move, so that leaving loses nothing."""

    def __init__(
        self,
        language: str,
        shelf: Shelf | None = None,
        session: Session | None = None,
        *,
        plan: Plan | None = None,
        pace: float | None = None,
    ) -> None:
        super().__init__()
        self.language = language
        self.shelf = shelf
        self.session = session
        self.plan = plan or Plan()
        self.pace = pace  # seconds for a bot's move; None to let people choose
        self.trouble: SaucerError | None = None  # to be told with the next screen

    def on_mount(self) -> None:
        """Open the first screen."""
        if self.session is None:
            self.open_menu()
        else:
            self.sit_down(self.session)

    def saved(self) -> list[str]:
        """The games left unfinished, the one that the menu was opened from first."""
        left = [self.session.slug] if self.session is not None and not self.session.over else []
        on_shelf = [] if self.shelf is None else [slug for slug in SLUGS if self.shelf.path(slug).is_file()]
        return list(dict.fromkeys([*left, *on_shelf]))

    def farewell(self) -> str:
        """What to say to people who go."""
        saved = self.session is not None and self.session.leave()
        args = {"game": self.session.slug} if self.session else {}
        return Voice(self.language).say("terminal", "goodbye-kept" if saved else "goodbye", args)

    # ---- from screen to screen ------------------------------------------------------------------

    def open_menu(self) -> None:
        """Another game; the one on the table waits."""
        if self.session is not None and not self.session.over:
            self.session.keep()
        self._open(MenuScreen(self.plan))

    def action_close_menu(self) -> None:
        """Back to the table that the menu was opened from; without one, away."""
        if self.session is None:
            self.action_leave()
        else:
            self.sit_down(self.session)

    def sit_down(self, session: Session) -> None:
        """Play a session."""
        self.session = session
        self.language = session.voice.language
        session.trouble = session.trouble or self.trouble
        self.trouble = None
        self._open(TableScreen(session, self.pace))

    def _open(self, screen: MenuScreen | TableScreen) -> None:
        """In place of what is open."""
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def begin(self, plan: Plan) -> None:
        """A new game as planned."""
        self.plan = plan
        try:
            session = plan.begin(self.language, self.shelf, self.session)
        except SaucerError as error:
            self.trouble = error
            self.open_menu()
        else:
            self.sit_down(session)

    def resume(self, slug: str) -> None:
        """Go on with a game that was left; a damaged one is put aside, with a word about it."""
        if self.session is not None and self.session.slug == slug:
            self.session.speak(self.language)
            self.sit_down(self.session)
            return
        assert self.shelf is not None
        try:
            session = load(self.shelf, slug)
        except SaucerError as error:
            self.trouble = error
            session = None
        if session is None:
            self.open_menu()
        else:
            session.speak(self.language)
            session.record_to = self.plan.record
            self.sit_down(session)

    def rematch(self, session: Session) -> None:
        """The same table, a new deal."""
        self.sit_down(session.rematch())
