"""Zovnis: aliens in saucers come down on a planet, and the armed ones clear the sky around them."""

from typing import Final

from saucer.games.zovnis.board import BOARD
from saucer.games.zovnis.heuristic import HEURISTIC
from saucer.games.zovnis.notation import caption, from_words, heard, to_words
from saucer.games.zovnis.rules import deal
from saucer.games.zovnis.sheet import SHEET
from saucer.games.zovnis.symmetry import SYMMETRY
from saucer.games.zovnis.tally import tally
from saucer.games.zovnis.view import view
from saucer.kernel.game import Game

GAME: Final = Game(SHEET, deal, to_words, from_words, heard, caption, view, SYMMETRY, HEURISTIC, tally, BOARD)
