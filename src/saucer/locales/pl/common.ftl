# Words every game shares.
seat-name = gracz { $number }
seat-reader = Ty
seat-names = { $most } i { $last }
no-game-over = gra jest skończona
between = { "; " }

# The levels of bots
level-easy = łatwy
level-normal = średni
level-hard = trudny
level-expert = mistrz

# Boards in words
board-seat = { $turn ->
    [1] { $number } { $seat }, teraz gra
   *[0] { $number } { $seat }
}
board-hand = Ręka: { $cards }
board-hand-empty = Nie masz kart na ręce.
board-points = { $who }: { $points }
board-secret = { $who }: tajne

# For games that say nothing of their own
move-words = { $words }
tally-score = Punkty
rules-missing = Ta gra nie ma jeszcze strony z zasadami.
