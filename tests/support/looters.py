"""What the tests of looters share."""

FILL = "thimble " * 12
