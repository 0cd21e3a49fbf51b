"""The lesson of planet, for three players."""

from functools import partial

from saucer.lessons.lesson import Lesson, Scene, Step
from saucer.lessons.positions.planet import table

VEGA, NOVA = 1, 2

FIRST_TILES = Scene(
    partial(table, tops="K08 K16 K10 U13 U06 U16"),
    (
        Step("welcome", rules=("P3", "P11")),
        Step("stack", ("stack character",), rules=("P7",)),
        Step("guest", ({"tile": "K08"},), rules=("P8", "P16")),
        Step("name", ("name 2",), rules=("P8", "P9")),
        Step("left-over", others=((NOVA, "take K10"), (VEGA, "take K16")), rules=("P9",)),
        Step(
            "lamps",
            ({"tile": "U13"},),
            others=((VEGA, "stack uphill"), (VEGA, "take U16"), (VEGA, "name 0")),
            rules=("P16", "P23"),
        ),
        Step("lit", others=((NOVA, "take U06"),), rules=("P23", "PQ3")),
    ),
)

BAOBABS = Scene(
    partial(
        table,
        planets=(
            "K16 K20 C01 C03 U16 U17",
            "K01 K05 C04 C12 U10 U13",
            "K11 K14 C17 C06 U07 U02",
        ),
        tops="D16 D01 D20",
        start=VEGA,
        rounds=6,
    ),
    (
        Step("baobabs", rules=("P10", "P20")),
        Step(
            "third",
            ({"tile": "D20"},),
            others=((VEGA, "stack downhill"), (VEGA, "take D16"), (VEGA, "name 0")),
            puzzle=True,
            rules=("P10", "PQ4"),
        ),
        Step("harmless", others=((NOVA, "take D01"),), rules=("P10", "P18")),
    ),
)

LAST_TILE = Scene(
    partial(
        table,
        planets=(
            "K07 K08 K01 K10 U13 U14 U16 U20 D13 D16 D17 D18 C11 C12 C16",
            "K03 K05 K16 K18 U01 U06 U11 U15 D01 D06 D11 D14 C01 C04 C20",
            "K02 K09 K13 K20 U02 U07 U08 U18 D02 D07 D08 D20 C02 C05 C13",
        ),
        tops="C08 C10 C09",
        rounds=15,
    ),
    (
        Step("last-round", rules=("P9", "P15")),
        Step("last-stack", ("stack center",), rules=("P7",)),
        Step("last-tile", ({"tile": "C09"},), puzzle=True, rules=("P15", "P16", "P17")),
        Step("last-name", ("name 2",), puzzle=True, rules=("P23",)),
        Step("end", others=((NOVA, "take C10"), (VEGA, "take C08")), rules=("P11", "P23", "P24")),
    ),
)

LESSON = Lesson("planet", (FIRST_TILES, BAOBABS, LAST_TILE))
