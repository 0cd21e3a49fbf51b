"""The events of powers."""

from typing import Annotated

from saucer.games.powers.components import COLOURS, NAMES
from saucer.kernel.events import Event, Seat, names
from saucer.kernel.secrets import KnownTo, Secret

Card = Annotated[str, names(NAMES)]
Colour = Annotated[str, names(COLOURS)]


class Dealt(Event, frozen=True, tag="dealt"):
    """A round begins: the seat deals (N3)."""

    seat: Seat
    round: int


class Sunk(Event, frozen=True, tag="sunk"):
    """A Wild Draw Four turned up first went under the pile; in version 1 only (NQ42)."""

    card: Card


class TurnedBack(Event, frozen=True, tag="turned-back"):
    """A Wild Draw Four turned up first was shuffled back into the pile (NQ42)."""

    card: Card


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """The first card of the discard pile (N4)."""

    card: Card


class Drew(Event, frozen=True, tag="drew"):
    """Cards were dealt or drawn; only who has them knows which."""

    seat: Seat
    count: int
    cards: Secret[list[Card]]


class Refilled(Event, frozen=True, tag="refilled"):
    """The discards became the draw pile (N22)."""

    count: int


class Laid(Event, frozen=True, tag="laid"):
    """A card was laid from the hand (N5)."""

    seat: Seat
    card: Card


class LaidBlind(Event, frozen=True, tag="blind"):
    """A card was laid from the top of the pile (N18)."""

    seat: Seat
    card: Card


class Named(Event, frozen=True, tag="named"):
    """A colour was named (N8)."""

    seat: Seat
    colour: Colour


class TookPower(Event, frozen=True, tag="took-power"):
    """A power was taken from the middle (N14)."""

    seat: Seat
    power: Colour


class StolePower(Event, frozen=True, tag="stole-power"):
    """A power was taken from another player (N14)."""

    seat: Seat
    power: Colour
    target: Seat


class Gave(Event, frozen=True, tag="gave"):
    """A red card changed hands (N16); only giver and receiver know which."""

    seat: Seat
    target: Seat
    card: Annotated[Card | None, KnownTo("target")]


class Kept(Event, frozen=True, tag="kept"):
    """A drawn card was kept (N7)."""

    seat: Seat


class Ended(Event, frozen=True, tag="ended"):
    """No second card was laid (NQ31)."""

    seat: Seat


class Passed(Event, frozen=True, tag="passed"):
    """A player could not draw (NQ23)."""

    seat: Seat


class Skipped(Event, frozen=True, tag="skipped"):
    """A player loses the turn (N9, N11)."""

    seat: Seat


class Shielded(Event, frozen=True, tag="shielded"):
    """The yellow power protected its owner (N19)."""

    seat: Seat


class Reversed(Event, frozen=True, tag="reversed"):
    """Play goes the other way round (N10)."""


class Challenged(Event, frozen=True, tag="challenged"):
    """A Wild Draw Four was challenged; the suspect, `target`, showed the hand to the challenger alone (NQ18)."""

    seat: Seat
    target: Seat
    cards: Secret[list[Card]]


class Guilty(Event, frozen=True, tag="guilty"):
    """The suspect held the colour (N13)."""

    seat: Seat


class Innocent(Event, frozen=True, tag="innocent"):
    """The suspect did not hold the colour (N13)."""

    seat: Seat


class Called(Event, frozen=True, tag="called"):
    """A player called the last card (N20)."""

    seat: Seat


class Caught(Event, frozen=True, tag="caught"):
    """A player was caught without a call (N20)."""

    seat: Seat
    target: Seat


class WentOut(Event, frozen=True, tag="went-out"):
    """A hand is empty (N21)."""

    seat: Seat


class Stalled(Event, frozen=True, tag="stalled"):
    """Nobody can finish the round (NQ45)."""


class Counted(Event, frozen=True, tag="counted"):
    """A hand was counted at the end of a round (N23)."""

    seat: Seat
    cards: list[Card]
    points: int


class Totals(Event, frozen=True, tag="totals"):
    """Everybody's points after a round."""

    totals: list[int]


PowersEvent = (
    Dealt
    | Sunk
    | TurnedBack
    | TurnedUp
    | Drew
    | Refilled
    | Laid
    | LaidBlind
    | Named
    | TookPower
    | StolePower
    | Gave
    | Kept
    | Ended
    | Passed
    | Skipped
    | Shielded
    | Reversed
    | Challenged
    | Guilty
    | Innocent
    | Called
    | Caught
    | WentOut
    | Stalled
    | Counted
    | Totals
)
