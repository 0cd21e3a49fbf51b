"""Builders of custom positions, for lessons and tests: one module per game, each with a function `table`."""
