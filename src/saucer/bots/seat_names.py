"""Display names of the seats that bots take at a table."""

from typing import Final

SEAT_NAMES: Final = ("Vega", "Nova", "Quark", "Rigel", "Comet", "Orbit", "Pixel", "Gizmo", "Sprocket", "Lyra")
