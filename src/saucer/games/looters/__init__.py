"""Looters: little aliens loot the Earth and rob each other."""

from dataclasses import replace
from typing import Final

from saucer.games.looters.board import BOARD
from saucer.games.looters.events import LootersEvent
from saucer.games.looters.heuristic import HEURISTIC
from saucer.games.looters.moves import GRAMMAR, caption, decode, encode
from saucer.games.looters.projection import view
from saucer.games.looters.rules import deal
from saucer.games.looters.sheet import SHEET, SHEET_1
from saucer.games.looters.symmetry import SYMMETRY
from saucer.games.looters.tally import tally
from saucer.games.looters.view import LootersView
from saucer.kernel.game import Game, code_alone

_NEWEST: Final = Game(
    sheet=SHEET,
    deal=deal,
    decode=decode,
    encode=encode,
    grammar=GRAMMAR,
    events=LootersEvent,
    caption=caption,
    context=code_alone,
    view=view,
    view_type=LootersView,
    symmetry=SYMMETRY,
    heuristic=HEURISTIC,
    tally=tally,
    board=BOARD,
)
GAME: Final = replace(_NEWEST, earlier=(replace(_NEWEST, sheet=SHEET_1),))
