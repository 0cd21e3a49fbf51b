"""Powers: shed your hand, and steal a colour's power on the way."""

from typing import Final

from saucer.games.powers.heuristic import HEURISTIC
from saucer.games.powers.notation import caption, from_words, heard, to_words
from saucer.games.powers.rules import deal
from saucer.games.powers.sheet import SHEET
from saucer.games.powers.symmetry import SYMMETRY
from saucer.games.powers.tally import tally
from saucer.games.powers.view import view
from saucer.kernel.game import Game

GAME: Final = Game(SHEET, deal, to_words, from_words, heard, caption, view, SYMMETRY, HEURISTIC, tally)
