# Playing at a terminal

# People
person = Ziemianin
person-lettered = Ziemianin { $letter }

# Keeping games
save-failed = Nie udało się zapisać gry w { $path }: { $reason }
save-unreadable = Nie udało się odczytać zapisanej gry { $path }: { $reason }
save-damaged = Niedokończonej gry nie da się już odczytać; leży teraz w { $path }
save-no-game = to nie jest gra z tego programu
record-saved = Przebieg tej gry jest zapisany; aby go obejrzeć: saucer watch { $path }
record-failed = Nie udało się zapisać gry w pliku { $path }: { $reason }

# Hints; a move comes with its words in brackets
let-pass = Przeczekaj
hint-forced = Jest tylko jeden ruch: { $move }.
hint-alike = Wszystkie ruchy wychodzą na jedno: { $move }.
hint-best = Najlepiej wygląda ruch: { $move }. Szansa na wygraną: około { $chance }%.
hint-close = Niewiele ustępuje mu następny, około { $chance }%: { $move }.
hint-better = Następny w kolejności, około { $chance }%: { $move }.
hint-clear = Wyraźnie słabszy jest już następny, około { $chance }%: { $move }.
hint-outcome = Skutek: { $events }
hint-reply = Najbardziej prawdopodobna odpowiedź: { $event }

# Setting up
listed-game = { $title }, od { $fewest } do { $most } osób
listed-option = { $use }: { $range } (domyślnie { $default })
choose-game = Która gra? Wpisz jej numer albo nazwę.
choose-again = Nie ma tu { $answer }: wpisz liczbę od 1 do { $count } albo nazwę gry; quit kończy.
play-unfinished = Czeka niedokończona gra { $game }. Pomiń ustawienia, aby grać dalej, albo dodaj --new, aby zacząć od nowa.
play-people = Za mało miejsc ({ $players }) na tyle osób ({ $people }).
play-bots = Wolne miejsca dla botów: { $left }, a podane boty: { $bots }.
play-start = Po --start podaj chance, loser albo numer miejsca, od 0 do { $last }, a nie { $given }.
welcome = { $title }, liczba graczy: { $count }. Wpisz help, aby zobaczyć pomoc.
seat-you = { $number } { $seat }: ty
seat-person = { $number } { $seat }: przy tej klawiaturze
seat-bot = { $number } { $seat }: bot ({ $bot })
resumed = { $count ->
    [one] Grasz dalej w niedokończoną grę, po jednym ruchu.
    [few] Grasz dalej w niedokończoną grę, po { $count } ruchach.
    [many] Grasz dalej w niedokończoną grę, po { $count } ruchach.
   *[other] Grasz dalej w niedokończoną grę, po { $count } ruchu.
}

# Asking
ask-move = { $seat }, twój ruch.
ask-interrupt = { $seat }, możesz się teraz wtrącić; pusty wiersz znaczy, że czekasz.
refused = Nie: { $why }
not-understood = Nie: { $why }. Wpisz moves, aby zobaczyć, co możesz zrobić, albo help.
hand-over = Gdy już wszystko widzisz, naciśnij Enter; potem gra { $seat }.
curtain = Klawiaturę przejmuje { $seat } i naciska Enter. Nikt inny nie patrzy.
curtain-closed = Kurtynę odsłania tylko sam Enter; teraz gra { $seat }.
help = Wpisz ruch słowami albo jego numer z listy ruchów. Poza tym:
    {"  "}moves [SŁOWO]: co możesz teraz zrobić
    {"  "}board, hand, score: co leży na stole, co masz na ręce, kto ile ma
    {"  "}rules [ID]: zasady albo jedna z nich
    {"  "}hint: co zrobiłby dobry gracz i dlaczego
    {"  "}undo: cofnij swój ostatni ruch
    {"  "}skip: nie pytaj, dopóki nie przyjdzie twoja kolej
    {"  "}log [LICZBA]: co się wydarzyło
    {"  "}save, quit: zapisz grę; wyjdź, aby dokończyć kiedy indziej
moves-none = W żadnym z twoich ruchów nie ma { $word }. Samo moves pokazuje wszystkie.
moves-places = Miejsce kafelka nie ma znaczenia; moves at wymienia wszystkie.
undone = { $count ->
    [one] Cofnięty jeden ruch.
    [few] Cofnięte { $count } ruchy.
    [many] Cofniętych { $count } ruchów.
   *[other] Cofnięte { $count } ruchu.
}
skipping = Do twojej tury nikt cię o nic nie zapyta.
skip-your-turn = Teraz twoja kolej: wpisz ruch albo moves, aby zobaczyć, co możesz zrobić.
log-empty = Jeszcze nic się nie wydarzyło.
saved = Gra jest zapisana; dalej: saucer play { $game }
saved-nowhere = Ta gra nie jest nigdzie zapisywana.

# Leaving and ending
goodbye = Do zobaczenia.
goodbye-kept = Do zobaczenia. Gra jest zapisana; dalej: saucer play { $game }
result = { $seat }: { $points }
result-winner = { $seat }: { $points }, wygrana

