"""Positions set up by hand, for lessons and tests: one module a game, each with a function `table`."""
