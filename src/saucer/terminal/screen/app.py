"""The full-screen app: opens the menu and tables, and switches between them."""

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
    """Run the command `play` in full screen; returns the text to print afterwards."""
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
    """Opens a session, or the menu. Sessions save every move, so leaving loses nothing."""

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
        self.trouble: SaucerError | None = None  # shown on the next screen

    def on_mount(self) -> None:
        """Open the first screen."""
        if self.session is None:
            self.open_menu()
        else:
            self.sit_down(self.session)

    def saved(self) -> list[str]:
        """The unfinished games, starting with the one from which the menu was opened."""
        left = [self.session.slug] if self.session is not None and not self.session.over else []
        on_shelf = [] if self.shelf is None else [slug for slug in SLUGS if self.shelf.path(slug).is_file()]
        return list(dict.fromkeys([*left, *on_shelf]))

    def farewell(self) -> str:
        """The text printed on leaving."""
        saved = self.session is not None and self.session.leave()
        args = {"game": self.session.slug} if self.session else {}
        return Voice(self.language).say("terminal", "goodbye-kept" if saved else "goodbye", args)

    # ---- from screen to screen ------------------------------------------------------------------

    def open_menu(self) -> None:
        """Open the menu over the current table."""
        if self.session is not None and not self.session.over:
            self.session.keep()
        self._open(MenuScreen(self.plan))

    def action_close_menu(self) -> None:
        """Close the menu; leave the app if it was not opened from a table."""
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
        """Replace the open screen."""
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def begin(self, plan: Plan) -> None:
        """Start a planned game."""
        self.plan = plan
        try:
            session = plan.begin(self.language, self.shelf, self.session)
        except SaucerError as error:
            self.trouble = error
            self.open_menu()
        else:
            self.sit_down(session)

    def resume(self, slug: str) -> None:
        """Resume a saved game; a damaged one is put aside with a message."""
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
        """Start a new game with the same seats and options."""
        self.sit_down(session.rematch())
