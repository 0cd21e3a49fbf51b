# Words every game shares.
seat-name = joueur { $number }
no-game-over = la partie est finie
between = { " ; " }

# The levels of bots
level-easy = facile
level-normal = moyen
level-hard = difficile
level-expert = expert
