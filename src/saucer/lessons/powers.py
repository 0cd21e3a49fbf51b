"""The lesson of powers. Play goes from the learner to Vega, then to Nova."""

from functools import partial

from saucer.lessons.lesson import Lesson, Scene, Step
from saucer.lessons.positions.powers import table

VEGA, NOVA = 1, 2

MATCHING = Scene(
    partial(
        table,
        "blue 2, green draw2, red 3, red 5, yellow 6",
        "blue 9, red 8, yellow 1, green 5, red skip",
        "green 9, green 1, red 6, yellow 4, blue 5",
        top="blue 7",
        draws="yellow 2, red 4, green 6",
    ),
    (
        Step("welcome", rules=("N5", "N23")),
        Step("match", ("blue 2",), rules=("N5",)),
        Step("action", ("green draw2",), others=((VEGA, "blue 9"), (NOVA, "green 9")), rules=("N9", "N10", "N11")),
        Step("draw", ("draw",), others=((NOVA, "green 1"),), rules=("N6",)),
        Step("drawn", ("green 6",), rules=("N6", "N7")),
        Step("laid", rules=("NQ24",)),
    ),
)

POWERS = Scene(
    partial(
        table,
        "character blue, choice, red 4, yellow 8, green 3",
        "character blue, red 8, yellow 1, green 5",
        "yellow 7, green 1, red 6, blue 5",
        top="green 9",
        draws="yellow 2",
    ),
    (
        Step("powers", rules=("N14", "N16", "N17", "N18", "N19")),
        Step("character", ("character blue red",), rules=("N14", "N8")),
        Step("second", ("red 4",), rules=("N17", "NQ29")),
        Step("stolen", others=((VEGA, "character blue yellow"), (VEGA, "end")), rules=("N14", "NQ4")),
        Step("choice", ({"card": "choice", "power": "yellow"},), others=((NOVA, "yellow 7"),), rules=("N15", "N19")),
        Step("chosen", rules=("N19", "NQ8")),
    ),
)

BLUFF = Scene(
    partial(
        table,
        "green 8, red 2, yellow 3",
        "red 8, yellow 1, green 5, blue 3",
        "wild4, blue 1, red 9, yellow 2",
        top="blue 6",
        turn=NOVA,
    ),
    (
        Step("bluff", ("challenge",), others=((NOVA, "wild4 green"),), puzzle=True, rules=("N12", "N13")),
        Step("guilty", ("green 8",), rules=("N13", "NQ18")),
        Step("honest", rules=("N13",)),
    ),
)

LAST_CARDS = Scene(
    partial(
        table,
        "yellow 2, blue 8",
        "yellow 5, character red, red skip, green 9",
        "yellow 8, green 7",
        top="yellow 4",
        draws="wild4, red 9",
        totals=(360, 280, 140),
    ),
    (
        Step("call", ("yellow 2 last",), rules=("N20",)),
        Step("catch", ("catch 2",), others=((VEGA, "yellow 5"), (NOVA, "yellow 8")), rules=("N20", "NQ20")),
        Step("last", ("blue 8",), puzzle=True, rules=("N21",)),
        Step("end", rules=("N23", "N24")),
    ),
)

LESSON = Lesson("powers", (MATCHING, POWERS, BLUFF, LAST_CARDS))
