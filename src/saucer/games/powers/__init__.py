"""Powers: shed your hand, and steal a colour's power on the way."""

from dataclasses import replace
from typing import Final

from saucer.games.powers.board import BOARD
from saucer.games.powers.events import PowersEvent
from saucer.games.powers.heuristic import HEURISTIC
from saucer.games.powers.moves import GRAMMAR, caption, decode, encode
from saucer.games.powers.projection import view
from saucer.games.powers.rules import deal, deal_1
from saucer.games.powers.sheet import SHEET, SHEET_1
from saucer.games.powers.symmetry import SYMMETRY
from saucer.games.powers.tally import tally
from saucer.games.powers.view import PowersView
from saucer.kernel.game import Game, code_alone

_NEWEST: Final = Game(
    sheet=SHEET,
    deal=deal,
    decode=decode,
    encode=encode,
    grammar=GRAMMAR,
    events=PowersEvent,
    caption=caption,
    context=code_alone,
    view=view,
    view_type=PowersView,
    symmetry=SYMMETRY,
    heuristic=HEURISTIC,
    tally=tally,
    board=BOARD,
)
GAME: Final = replace(_NEWEST, earlier=(replace(_NEWEST, sheet=SHEET_1, deal=deal_1),))
