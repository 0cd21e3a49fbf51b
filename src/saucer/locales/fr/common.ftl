# Words every game shares.
seat-name = joueur { $number }
no-game-over = la partie est finie
between = { " ; " }
