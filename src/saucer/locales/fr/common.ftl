# Words every game shares.
seat-name = joueur { $number }
seat-reader = Vous
seat-names = { $most } et { $last }
no-game-over = la partie est finie
between = { " ; " }

# The levels of bots
level-easy = facile
level-normal = moyen
level-hard = difficile
level-expert = expert

# Boards in words
board-seat = { $turn ->
    [1] { $number } { $seat }, c’est son tour
   *[0] { $number } { $seat }
}
board-hand = Main : { $cards }
board-hand-empty = Votre main est vide.
board-points = { $who } : { $points }
board-secret = { $who } : secret

# For games that say nothing of their own
move-words = { $words }
tally-score = Points
rules-missing = Ce jeu n’a pas encore de page de règles.
