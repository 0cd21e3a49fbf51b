"""The kernel: contracts and tools that all games share. It knows no game."""
