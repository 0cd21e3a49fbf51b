"""The lesson of zovnis. The learner backs Moog and Egg, and Vega backs Blip and Pink Cup."""

from functools import partial

from saucer.lessons.lesson import Lesson, Scene, Step
from saucer.lessons.positions.zovnis import table

VEGA = 1
position = partial(table, goals=("moog egg", "blip pink-cup"))

FIRST_CARDS = Scene(
    partial(position, hands=("z22 z11 z13 z03", "z17 z07 z20 astre"), draws="w07 z12 z02 z05"),
    (
        Step("welcome", rules=("Z3",)),
        Step("goals", rules=("Z1", "ZQ15")),
        Step("place", ({"card": "z22", "flipped": False},), rules=("Z4",)),
        Step("two-points", rules=("ZQ14", "Z4")),
        Step("turn", ({"card": "z11", "flipped": True},), others=((VEGA, "z17 on 3"),), rules=("ZQ11",)),
        Step("turned", rules=("Z5",)),
    ),
)

ARMED = Scene(
    partial(position, ["z22"], [], ["z17"], hands=("w07 w08 z13 z03", "z07 z20 z10 astre"), draws="z12 z02 z05"),
    (
        Step("armed", rules=("Z6", "ZQ1")),
        Step("sideways", ("w07 on 4 flipped",), rules=("Z6", "ZQ7")),
        Step("struck", rules=("Z7", "Z9")),
        Step("from-above", ("w08 on 3",), others=((VEGA, "z07 on 3"),), rules=("ZQ1",)),
        Step("fallen", rules=("Z8",)),
    ),
)

CHAIN = Scene(
    partial(
        position,
        ["z18 flipped", "z07 flipped", "w06 flipped"],
        ["z01", "z16 flipped"],
        [],
        ["z22"],
        hands=("w04 z13 z03 z19", "z20 z10 z05 astre"),
        draws="z12",
    ),
    (
        Step("chain", rules=("Z9", "ZQ4")),
        Step("find-chain", ("w04 on 2 flipped",), puzzle=True, rules=("ZQ6",)),
        Step("chained", rules=("Z9", "ZQ5")),
    ),
)

SHIELD = Scene(
    partial(position, ["z22", "astre"], [], ["z20"], hands=("astre z13 z03 z19", "w11 z10 z05 z09"), draws="z12 z02"),
    (
        Step("shield", ("astre on 2",), rules=("Z10",)),
        Step("shielded", others=((VEGA, "w11 on 2"),), rules=("Z10", "ZQ19")),
    ),
)

LAST_CARD = Scene(
    partial(
        position,
        ["z22", "astre", "z07", "z14", "w06 flipped"],
        ["z15 flipped", "z04", "astre", "z17", "z21"],
        ["z20", "w11", "z09", "astre", "z13"],
        ["z16 flipped", "w08", "z24 flipped", "z10 flipped"],
        hands=("z19 z03 z12 w05", "z05 z06 w01 astre"),
        piles=("z18 w12", "z01 z02 z23 w10"),
        draws="",
    ),
    (
        Step("last-place", rules=("Z11", "ZQ9")),
        Step("last-card", ("z19 on 4 flipped",), puzzle=True, rules=("Z12",)),
        Step("end", rules=("Z13",)),
    ),
)

LESSON = Lesson("zovnis", (FIRST_CARDS, ARMED, CHAIN, SHIELD, LAST_CARD))
