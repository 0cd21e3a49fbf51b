"""Constellations: cards of planets make a sky, and ships occupy its constellations."""

from typing import Final

from saucer.games.constellations.board import BOARD
from saucer.games.constellations.events import ConstellationsEvent
from saucer.games.constellations.heuristic import HEURISTIC
from saucer.games.constellations.moves import GRAMMAR, caption, context, decode, encode
from saucer.games.constellations.projection import view
from saucer.games.constellations.rules import deal
from saucer.games.constellations.sheet import SHEET
from saucer.games.constellations.symmetry import SYMMETRY
from saucer.games.constellations.tally import tally
from saucer.games.constellations.view import ConstellationsView
from saucer.kernel.game import Game

GAME: Final = Game(
    sheet=SHEET,
    deal=deal,
    decode=decode,
    encode=encode,
    grammar=GRAMMAR,
    events=ConstellationsEvent,
    caption=caption,
    context=context,
    view=view,
    view_type=ConstellationsView,
    symmetry=SYMMETRY,
    heuristic=HEURISTIC,
    tally=tally,
    board=BOARD,
)
