# Words every game shares.
seat-name = seat { $number }
no-game-over = the game is over
between = { "; " }

# The levels of bots
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
