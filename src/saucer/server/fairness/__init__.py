"""Fair shuffles: how a deal's seed is made, and how anybody can check it afterwards (docs/fair.md)."""
