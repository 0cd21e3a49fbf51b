"""Field types and constants that messages in both directions share."""

from typing import Annotated, Final

import msgspec

VERSION: Final = 1
LARGEST: Final = 8192  # bytes of a message from a client

# The presets of the chat; the client has their texts.
PRESETS: Final = ("hello", "good-luck", "well-played", "thanks", "oops", "one-moment", "your-turn", "good-game", "bye")

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, description="The client's own name for the request.")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=19)]
Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", description="32 bytes, as lowercase hexadecimal digits.")]
Language = Annotated[str, msgspec.Meta(max_length=10)]
