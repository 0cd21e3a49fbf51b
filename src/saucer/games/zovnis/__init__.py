"""Zovnis: aliens in saucers come down on a planet, and the armed ones clear the sky around them."""

from typing import Final

from saucer.games.zovnis.board import BOARD
from saucer.games.zovnis.events import ZovnisEvent
from saucer.games.zovnis.heuristic import HEURISTIC
from saucer.games.zovnis.moves import GRAMMAR, caption, decode, encode
from saucer.games.zovnis.projection import view
from saucer.games.zovnis.rules import deal
from saucer.games.zovnis.sheet import SHEET
from saucer.games.zovnis.symmetry import SYMMETRY
from saucer.games.zovnis.tally import tally
from saucer.games.zovnis.view import ZovnisView
from saucer.kernel.game import Game, code_alone

GAME: Final = Game(
    sheet=SHEET,
    deal=deal,
    decode=decode,
    encode=encode,
    grammar=GRAMMAR,
    events=ZovnisEvent,
    caption=caption,
    context=code_alone,
    view=view,
    view_type=ZovnisView,
    symmetry=SYMMETRY,
    heuristic=HEURISTIC,
    tally=tally,
    board=BOARD,
)
