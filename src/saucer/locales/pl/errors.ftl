# What can go wrong with what somebody typed or asked for. Values in quotes come quoted.

# Moves
error-illegal = { $rule }: { $reason }
error-notation = na pozycji { $place } w { $text } jest { $found }, a powinno być: { $expected }
found-end = koniec
expected-word = { $word }
expected-end = koniec ruchu
expected-short = tekst długości do { $count } znaków
expected-seat = numer miejsca od { $low } do { $high }
error-nothing-to-undo = nie ma czego cofnąć
error-move-field = w polu { $field } ruchu powinno być: { $expected }
expected-move = ruch taki, jakie są w tej grze ({ $problem })
error-move-number = ruch w grze { $game } to liczba mniejsza niż { $count }, a nie { $move }
error-move-kind = ruch to słowa, liczba albo Move, a nie { $move }; bot, który odpowiada None, czeka, więc nie ma czego zagrać
error-bots = liczba miejsc przy stole: { $players }, a botów podano: { $bots }
error-bot-waited = bot na miejscu { $number } czekał, choć to jego kolej

# Games, seats and settings
error-unknown-game = nie ma gry { $name }; są gry: { $games }
error-players = w grę { $game } gra od { $fewest } do { $most } osób, a nie { $players }
error-no-seat = nie ma miejsca { $number }; miejsca mają numery od 0 do { $last }
error-start = miejsce, które zaczyna, to liczba od 0 do { $last }, a nie { $start }
error-names = miejsc jest { $players }, a imion { $names }
error-option = opcja { $name } to { $range }, a nie { $value }
range-number = liczba od { $low } do { $high }
range-choice = jedno z: { $choices }
error-no-option = gra { $game } nie ma opcji { $name }; jej opcje: { $options }
no-options = brak
error-option-form = zapisz opcję jako NAZWA=WARTOŚĆ, a nie { $given }
error-option-twice = opcja { $name } jest podana dwa razy; wystarczy raz
error-names-twice = dwie osoby mają na imię { $name }; podaj każdej inne imię
error-language = nie ma języka { $given }; do wyboru: { $languages }
error-seed-number = ziarno to liczba od 0 do 2**256 - 1
error-seed-digits = ziarno w postaci tekstu składa się z { $count } cyfr szesnastkowych
error-seed-bytes = ziarno składa się z { $count } bajtów, a nie z { $found }
error-seed-kind = ziarno to liczba całkowita, cyfry szesnastkowe albo bajty, a nie { $seed }
error-bot = nie ma bota { $name }; do wyboru: { $bots }
error-no-rule = gra { $game } nie ma zasady { $rule }; są zasady: { $rules }
error-rule-elsewhere = gra { $game } nie ma zasady { $rule }; to zasada gry { $owner }
error-file = { $path }: { $reason }
error-extra-server = serwer nie jest zainstalowany; zainstaluje go polecenie: { $command }
error-extra-terminal = gra na całym ekranie nie jest zainstalowana; zainstaluje ją polecenie: { $command }; a w zwykłych wierszach zagrasz od razu: saucer play --plain
error-extra-lab = biblioteki laboratorium nie są zainstalowane; zainstaluje je polecenie: { $command }

# Records
error-record = wiersz { $line }, { $place }
place-line = cały wiersz
place-character = znak { $number }
place-deal = rozdanie
place-move = ruch { $number } ({ $who }: { $words })
fault-format = powinien być format { $format }, a jest { $found }
fault-redacted = ten zapis zawiera tylko wiedzę jednej osoby i nie da się go odtworzyć
fault-unknown-field = nieznane pole
fault-missing-field = brak pola
fault-long = za długi tekst: może mieć do { $count } znaków
fault-json = to nie jest JSON
fault-object = powinien tu być obiekt JSON
fault-text = powinien tu być tekst
fault-number = powinna tu być liczba całkowita
fault-list = powinna tu być lista
fault-value = powinna tu być liczba całkowita albo tekst
fault-move = powinien tu być numer miejsca i słowa, na przykład { "[0, \"draw\"]" }
fault-result = powinny tu być winners, scores i why
fault-version = najnowsza znana tu wersja gry { $game } to { $version }; wersji { $found } nie da się odczytać
fault-result-differs = z ruchów wynika: { $found }, a nie: { $claimed }
fault-no-result = brak wyniku
fault-winners = zwycięskie miejsca { $winners }, punkty { $scores } ({ $why })
