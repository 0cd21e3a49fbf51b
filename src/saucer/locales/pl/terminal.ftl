# Playing at a terminal

# People
person = Ziemianin
person-numbered = Ziemianin { $number }

# Keeping games
save-failed = Nie udało się zapisać gry w { $path }: { $reason }
save-unreadable = Nie udało się odczytać zapisanej gry { $path }: { $reason }
save-damaged = Niedokończonej gry nie da się już odczytać; leży teraz w { $path }
save-no-game = to nie jest gra z tego programu

# Hints; a move comes with its words in brackets
let-pass = Przeczekaj
hint-forced = Jest tylko jeden ruch: { $move }.
hint-alike = Wszystkie ruchy znaczą to samo: { $move }.
hint-best = Najlepiej wygląda ruch: { $move }. Szansa na wygraną: około { $chance }%.
hint-close = Niewiele ustępuje mu następny, około { $chance }%: { $move }.
hint-better = Następny w kolejności, około { $chance }%: { $move }.
hint-clear = Wyraźnie słabszy jest już następny, około { $chance }%: { $move }.
hint-outcome = Skutek: { $events }
hint-reply = Najpewniejsza odpowiedź: { $event }
