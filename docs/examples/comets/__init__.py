"""Comets: everybody lays a card, the highest takes the round. The smallest game that keeps every promise."""

from typing import Final

from saucer.games.comets.board import BOARD
from saucer.games.comets.heuristic import HEURISTIC
from saucer.games.comets.notation import caption, from_words, heard, to_words
from saucer.games.comets.rules import deal
from saucer.games.comets.sheet import SHEET
from saucer.games.comets.symmetry import SYMMETRY
from saucer.games.comets.tally import tally
from saucer.games.comets.view import view
from saucer.kernel.game import Game

GAME: Final = Game(SHEET, deal, to_words, from_words, heard, caption, view, SYMMETRY, HEURISTIC, tally, BOARD)
