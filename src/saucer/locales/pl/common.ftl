# Words every game shares.
seat-name = gracz { $number }
no-game-over = gra jest skończona
between = { "; " }

# The levels of bots
level-easy = łatwy
level-normal = średni
level-hard = trudny
level-expert = mistrz
