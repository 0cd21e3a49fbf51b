"""Line mode: one person against bots, in plain sentences that a screen reader or a pipe can follow."""

import os
from typing import Final, TextIO

from saucer import rules
from saucer.bots.bot import Bot, situation
from saucer.games import SLUGS
from saucer.kernel.errors import SaucerError
from saucer.kernel.events import Event
from saucer.kernel.game import Setting
from saucer.kernel.match import Match, Outcome, Seed
from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.locales import say
from saucer.terminal.boards import board

PERSON: Final = 0
HELP: Final = """\
Type a move in words, or its number from `moves`. Also:
  moves        what you may do now          board   what lies on the table
  rules [ID]   the rules, or one of them    undo    take your last move back
  help         this text                    quit    leave the game"""
BOT_NAMES: Final = ("Blip", "Moog", "Tripod", "Vega", "Nova", "Quark", "Rigel", "Comet", "Orbit")


def choose_game(lines: TextIO, out: TextIO) -> str | None:
    """Ask for one of the games; None when the person leaves."""
    for number, slug in enumerate(SLUGS, start=1):
        print(f"  {number} {say(slug, 'title')} ({slug})", file=out)
    while True:
        print("Which game? A number or a name.", file=out, flush=True)
        line = lines.readline()
        answer = line.strip().lower()
        if not line or answer in ("quit", "exit"):
            return None
        if answer in SLUGS:
            return answer
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:3]) <= len(SLUGS):
            return SLUGS[int(answer[:3]) - 1]


class Table:
    """One game at one keyboard."""

    def __init__(self, setting: Setting, bot: Bot, seed: Seed | None, lines: TextIO, out: TextIO) -> None:
        names = ("Earthling", *BOT_NAMES[: setting.players - 1])
        self.match = Match(setting.game, setting.players, seed=seed, options=setting.options, names=names)
        self.lines = lines
        self.out = out
        self.chance = quick(int.from_bytes(os.urandom(8)) if seed is None else int.from_bytes(self.match.seed))
        self.bot = bot
        self.waited = False  # the person has let the present interruption pass

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        self.say(f"{say(self.slug, 'title')}, {self.match.players} players. Type `help` for help.")
        self.show_board()
        while self.match.outcome is None:
            if PERSON in self.match.actors and not self.waited:
                if not self.ask():
                    self.say("Goodbye.")
                    return
            else:
                self.bot_acts()
        self.tell(self.match.outcome)

    @property
    def slug(self) -> str:
        """The game's short name."""
        return self.match.game.slug

    def say(self, text: str) -> None:
        """Print one paragraph."""
        print(text, file=self.out, flush=True)

    # ---- the person ---------------------------------------------------------------------------

    def ask(self) -> bool:
        """One line from the person; False when they leave."""
        mine = self.match.state.mover() == PERSON
        self.say("Your move." if mine else "You may act now; an empty line lets it pass.")
        line = self.lines.readline()
        if not line:
            return False
        words = line.split()
        command = words[0].lower() if words else ""
        if command in ("quit", "exit"):
            return False
        try:
            self.obey(command, line.strip(), words)
        except SaucerError as error:
            self.say(f"No: {error}")
        return True

    def obey(self, command: str, line: str, words: list[str]) -> None:
        """Carry out a command or a move."""
        if not command:
            self.waited = self.match.state.mover() != PERSON
            if not self.waited:
                self.show_moves()
        elif command == "help":
            self.say(HELP)
        elif command in ("moves", "?"):
            self.show_moves()
        elif command in ("board", "hand", "score"):
            self.show_board()
        elif command == "rules":
            self.say(rules.one(self.slug, words[1]) if len(words) > 1 else rules.page(self.slug))
        elif command == "undo":
            self.undo()
        else:
            self.play(PERSON, self.numbered(line))
            self.waited = False

    def numbered(self, line: str) -> str | int:
        """A move's number in the list of moves stands for the move."""
        codes = self.match.moves(PERSON).codes
        if line.isascii() and line.isdigit() and 1 <= int(line[:6]) <= len(codes):
            return codes[int(line[:6]) - 1]
        return line

    def undo(self) -> None:
        """Take moves back to the person's last one."""
        if not any(move.seat == PERSON for move in self.match.history):
            self.say("You have not moved yet.")
            return
        while self.match.undo().seat != PERSON:
            pass
        self.waited = False
        self.show_board()

    # ---- the bots -----------------------------------------------------------------------------

    def bot_acts(self) -> None:
        """Bots that may interrupt are asked first; then the seat to move."""
        mover = int(self.match.state.mover())
        for seat in self.match.actors:
            if seat not in (PERSON, mover) and self.bot_plays(seat):
                return
        if mover == PERSON:
            self.waited = False
        else:
            self.bot_plays(mover)

    def bot_plays(self, seat: int) -> bool:
        """A bot chooses from what its seat knows; False if it lets the moment pass."""
        known = situation(self.match.game, self.match.state, seat, Moves())
        choice = self.bot.choose(known, self.chance)
        if choice is None:
            return False
        self.play(seat, choice)
        self.waited = False
        return True

    # ---- telling ------------------------------------------------------------------------------

    def play(self, seat: int, move: str | int) -> None:
        """Carry a move out and tell what the person sees of it."""
        for event in self.match.play(seat, move):
            self.say("  " + self.sentence(event))

    def sentence(self, event: Event) -> str:
        """An event as the person sees it."""
        seen = event.seen_by(PERSON)
        return say(self.slug, seen.key, seen.args, names=self.match.names)

    def show_moves(self) -> None:
        """The legal moves, numbered."""
        self.say("\n".join(f"  {number:>3} {move}" for number, move in enumerate(self.match.moves(PERSON), start=1)))

    def show_board(self) -> None:
        """The table as the person sees it."""
        drawn = board(self.slug)(self.match.view(PERSON), self.match.names)
        self.say("\n".join(f"  {line}".rstrip() for line in drawn))

    def tell(self, outcome: Outcome) -> None:
        """How it ended."""
        self.say(say(self.slug, outcome.why))
        for seat, score in enumerate(outcome.scores):
            crown = " *" if seat in outcome.winners else ""
            self.say(f"  {self.match.names[seat]}: {score}{crown}")
