"""The lesson of constellations, for the learner and Vega."""

from functools import partial

from saucer.lessons.lesson import Lesson, Scene, Step
from saucer.lessons.positions.constellations import table

VEGA = 1

FIRST_SHIPS = Scene(
    partial(table, hands=("p19 p07 p32", "p13 p30 p44"), draws="p22 p10 p02"),
    (
        Step("welcome", rules=("G5", "GQ4", "G14")),
        Step("lay", ("p19 at 1,0",), rules=("G4", "GQ2")),
        Step("ship", ("ship nw", "ship ne"), rules=("G6", "G12")),
        Step("owned", rules=("G13",)),
        Step("grow", ("p22 at 2,0",), others=((VEGA, "p13 at -1,0"), (VEGA, "ship ne")), rules=("G4", "G9")),
        Step("another", ("ship se", "ship sw"), rules=("G7", "G8")),
        Step("fleet", rules=("G8", "G12")),
    ),
)

NEW_HOME = Scene(
    partial(
        table,
        "p25 at 0,-1 turn 3",
        "p29 at 0,-2 turn 2",
        "p22 at 1,0",
        "p32 at -1,-2 turn 3",
        hands=("p08 p14 p40", "p05 p27 p44"),
        draws="p10",
        ships=((0, "1,0", "se"), (1, "0,-2", "ne"), (1, "-1,-2", "nw")),
    ),
    (
        Step("stuck", rules=("G10", "GQ6")),
        Step("reach", ("p08 at -1,-1",), rules=("GQ3", "G10")),
        Step("move", ("ship ne",), puzzle=True, rules=("G10", "GQ8")),
        Step("moved", rules=("GQ8", "GQ11")),
    ),
)

LAST_CARD = Scene(
    partial(
        table,
        "p19 at 1,0",
        "p22 at 2,0",
        "p23 at 2,-1 turn 2",
        "p39 at 3,-1 turn 2",
        "p45 at 4,-1 turn 1",
        "p05 at 4,0",
        hands=("p21", ""),
        pile="",
        ships=((0, "4,0", "nw"), (1, "1,0", "nw")),
    ),
    (
        Step("last", rules=("G14",)),
        Step("join", ("p21 at 3,0",), puzzle=True, rules=("G11", "GQ9")),
        Step("last-ship", ("ship se", "ship sw"), rules=("GQ17",)),
        Step("end", rules=("G14", "GQ14")),
    ),
)

LESSON = Lesson("constellations", (FIRST_SHIPS, NEW_HOME, LAST_CARD))
