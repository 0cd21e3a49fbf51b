# Playing at a terminal

# People
person = Ziemianin
person-numbered = Ziemianin { $number }

# Keeping games
save-failed = Nie udało się zachować gry w { $path }: { $reason }
save-unreadable = Nie udało się odczytać zachowanej gry { $path }: { $reason }
save-damaged = Niedokończonej gry nie da się już odczytać; leży teraz w { $path }
save-no-game = to nie jest gra z tego programu
