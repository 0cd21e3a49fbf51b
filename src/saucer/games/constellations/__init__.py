"""Constellations: cards of planets make a sky, and ships occupy its constellations."""

from typing import Final

from saucer.games.constellations.board import BOARD
from saucer.games.constellations.heuristic import HEURISTIC
from saucer.games.constellations.notation import caption, from_words, heard, to_words
from saucer.games.constellations.rules import deal
from saucer.games.constellations.sheet import SHEET
from saucer.games.constellations.symmetry import SYMMETRY
from saucer.games.constellations.tally import tally
from saucer.games.constellations.view import view
from saucer.kernel.game import Game

GAME: Final = Game(SHEET, deal, to_words, from_words, heard, caption, view, SYMMETRY, HEURISTIC, tally, BOARD)
