# Words every game shares.
seat-name = gracz { $number }
no-game-over = gra jest skończona
between = { "; " }
