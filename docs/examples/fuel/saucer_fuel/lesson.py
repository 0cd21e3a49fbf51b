"""The lesson of Fuel: pump, leave a safe distance, and let the other ship run the tank dry."""

from saucer.kernel.match import Match
from saucer.lessons.lesson import Lesson, Scene, Step
from saucer_fuel import GAME, FuelState

VEGA = 1


def position(tank: int, *fuel: int) -> Match:
    """A game of two in which the learner is to move: units in the tank and on board."""
    match = Match(GAME, len(fuel), seed=1, start=0)
    state = match.state
    assert isinstance(state, FuelState)
    state.tank, state.pumped = tank, sum(fuel)
    for seat, units in enumerate(fuel):
        state.fuel[seat] = units
    return match


FIRST_PUMP = Scene(
    lambda: position(20, 0, 0),
    (
        Step("welcome"),
        Step("pump", ({"units": 3},)),
        Step("pumped", others=((VEGA, "pump 2"),)),
    ),
)

NEARLY_DRY = Scene(
    lambda: position(3, 9, 8),
    (
        Step("careful", ({"units": 1}, {"units": 2}), puzzle=True),
        Step("won", others=((VEGA, "pump 3"),)),
    ),
)

LESSON = Lesson("fuel", (FIRST_PUMP, NEARLY_DRY))
