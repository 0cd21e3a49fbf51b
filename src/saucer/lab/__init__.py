"""The laboratory: play many games, and prove that they are what the rules say."""
