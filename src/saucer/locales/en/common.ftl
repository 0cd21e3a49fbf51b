# Words every game shares.
seat-name = seat { $number }
seat-reader = You
seat-names = { $most } and { $last }
no-game-over = the game is over
between = { "; " }

# The levels of bots
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert

# Boards in words
board-seat = { $turn ->
    [1] { $number } { $seat }, to move
   *[0] { $number } { $seat }
}
board-hand = Hand: { $cards }
board-hand-empty = Your hand is empty.
board-points = { $who }: { $points }
board-secret = { $who }: secret

# For games that say nothing of their own
move-words = { $words }
tally-score = Points
rules-missing = This game has no rules page yet.
