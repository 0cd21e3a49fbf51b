"""Settings: how a table is played, as its creator chose."""

from typing import Annotated, Any, Final, Literal

import msgspec

from saucer.games import game
from saucer.kernel.errors import BadOption
from saucer.kernel.events import Phrase
from saucer.kernel.game import Setting, Value

Level = Literal["easy", "normal", "hard", "expert"]
DAY_SECONDS: Final = 86_400


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a turn may take. Live without a clock: nobody is hurried, but who goes away is replaced in the end."""

    kind: Literal["untimed", "live", "days"] = "untimed"
    limit: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0  # seconds of a live turn, days of a turn by correspondence

    def checked(self) -> "Clock":
        """Refuse limits nobody can play by."""
        low, high = {"untimed": (0, 0), "live": (5, 600), "days": (1, 30)}[self.kind]
        if not low <= self.limit <= high:
            raise BadOption(Phrase("clock-limit", {"low": low, "high": high, "limit": self.limit}), "server")
        return self

    @property
    def seconds(self) -> float | None:
        """The limit of a turn; None without one."""
        if self.kind == "untimed":
            return None
        return self.limit * (DAY_SECONDS if self.kind == "days" else 1)


Start = Literal["chance", "loser"] | Annotated[int, msgspec.Meta(ge=0, le=19)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is played. Whatever is not said is safe for strangers: by link only, no hints, phrases in public."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=1, le=20)]
    options: Annotated[
        dict[str, Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)] | str], msgspec.Meta(max_length=20)
    ] = {}
    public: bool = False  # in the lobby, or by link only
    clock: Clock = Clock()
    hints: bool = False
    chat: Literal["free", "presets", "off"] | None = None  # null: presets at a public table, free at others
    undo: bool = True  # taken back freely while nothing was shown, else if all agree; or never
    watchers: bool = True  # others than the players may look on
    start: Start = "chance"  # who begins: chance, the loser of the last game here, or a seat

    def settled(self) -> "Settings":
        """Checked, with every option filled in."""
        chosen = game(self.game)
        chosen.sheet.check_players(self.players)
        if isinstance(self.start, int) and self.start >= self.players:
            raise BadOption(Phrase("error-start", {"last": self.players - 1, "start": self.start}))
        return msgspec.structs.replace(
            self,
            options=chosen.sheet.settle(self.options),
            clock=self.clock.checked(),
            chat=self.chat or ("presets" if self.public else "free"),
        )

    @property
    def setting(self) -> Setting:
        """The same for the rules."""
        options: dict[str, Value] = dict[str, Any](self.options)
        return Setting(game(self.game), self.players, options)
