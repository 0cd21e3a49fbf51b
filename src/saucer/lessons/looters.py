"""The lesson of looters. Vega sits to the left of the learner, then comes Nova."""

from functools import partial

from saucer.lessons.lesson import Lesson, Scene, Step
from saucer.lessons.positions.looters import table

VEGA, NOVA = 1, 2

SAUCERS = Scene(
    partial(
        table,
        (
            "carousel lampshade pancake thimble strength",
            "lampshade dinghy recruit cruiser animals",
            "teacup zeppelin sombrero strength recruit",
        ),
        earth=48,
        draws="strength cruiser thimble strength",
    ),
    (
        Step("welcome", rules=("U1", "U16")),
        Step("saucer", ("carousel",), rules=("U6", "U8")),
        Step("taken", rules=("U6", "U7")),
        Step("rob", ("lampshade",), others=((VEGA, "lampshade"), (NOVA, "teacup")), rules=("U8", "UQ1")),
        Step("robbed", rules=("UQ1", "UQ3")),
    ),
)

FRIENDS = Scene(
    partial(
        table,
        (
            "strength strength strength recruit dinghy",
            "recruit dinghy thimble cruiser carousel",
            "recruit animals teacup strength zeppelin",
        ),
        tops=("lampshade", "lampshade", "teacup"),
        loot=(7, 0, 2),
        earth=39,
        draws="animals thimble pancake sombrero cruiser teacup zeppelin",
    ),
    (
        Step("strength", ("strength 3",), rules=("U11", "UQ7")),
        Step("recruit", ("recruit",), others=((VEGA, "recruit"), (NOVA, "recruit")), rules=("U10",)),
        Step("recruited", rules=("U10",)),
        Step("animals", ("animals on 2",), others=((VEGA, "carousel"), (NOVA, "animals on 0")), rules=("U9", "UQ5")),
        Step("revenge", rules=("UQ15",)),
    ),
)

GENERAL = Scene(
    partial(
        table,
        (
            "general pancake strength thimble recruit",
            "dinghy sombrero strength teacup animals",
            "lampshade thimble recruit strength dinghy",
        ),
        tops=("recruit", "zeppelin", "cruiser"),
        laid="teacup thimble pancake carousel sombrero lampshade",
        loot=(6, 11, 9),
        earth=22,
        draws="carousel",
    ),
    (
        Step("behind", rules=("U16",)),
        Step("general", ("general",), puzzle=True, rules=("U12",)),
        Step("saved", rules=("U12", "U13")),
    ),
)

LAST_LOOT = Scene(
    partial(
        table,
        (
            "carousel pancake thimble strength recruit",
            "dinghy sombrero strength teacup animals",
            "lampshade thimble recruit strength dinghy",
        ),
        tops=("teacup", "pancake", "strength"),
        laid="teacup thimble carousel sombrero lampshade cruiser zeppelin",
        loot=(16, 18, 11),
        earth=3,
        draws="cruiser",
    ),
    (
        Step("nearly-empty", rules=("U15", "UQ14")),
        Step("last-loot", ("carousel",), puzzle=True, rules=("UQ4", "U15")),
        Step("end", rules=("U16", "U7")),
    ),
)

LESSON = Lesson("looters", (SAUCERS, FRIENDS, GENERAL, LAST_LOOT))
