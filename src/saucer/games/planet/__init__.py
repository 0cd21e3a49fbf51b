"""Planet: everybody builds a little planet and chooses who will judge it."""

from typing import Final

from saucer.games.planet.board import BOARD
from saucer.games.planet.events import PlanetEvent
from saucer.games.planet.heuristic import HEURISTIC
from saucer.games.planet.moves import GRAMMAR, caption, context, decode, encode
from saucer.games.planet.projection import view
from saucer.games.planet.rules import deal
from saucer.games.planet.sheet import SHEET
from saucer.games.planet.symmetry import SYMMETRY
from saucer.games.planet.tally import tally
from saucer.games.planet.view import PlanetView
from saucer.kernel.game import Game

GAME: Final = Game(
    sheet=SHEET,
    deal=deal,
    decode=decode,
    encode=encode,
    grammar=GRAMMAR,
    events=PlanetEvent,
    caption=caption,
    context=context,
    view=view,
    view_type=PlanetView,
    symmetry=SYMMETRY,
    heuristic=HEURISTIC,
    tally=tally,
    board=BOARD,
)
