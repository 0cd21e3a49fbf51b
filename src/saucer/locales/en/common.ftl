# Words every game shares.
seat-name = seat { $number }
no-game-over = the game is over
between = { "; " }
