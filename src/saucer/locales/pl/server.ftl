# What the table server says.

# What happened at the table
news-created = Stół jest otwarty.
news-sat = { $name } siada do stołu.
news-stood = { $seat } odchodzi od stołu.
news-cleared = Gospodarz usuwa od stołu gracza { $seat }.
news-bot = { $name } ({ $level }) dołącza do stołu.
news-changed = Gospodarz zmienia ustawienia stołu.
news-started = Gra się zaczyna: trwa tasowanie kart.
news-revealed = { $seat } pomaga tasować.
    .seat = Pomagasz tasować.
news-dealt = Karty rozdane.
news-continued = Gra toczy się dalej od pozycji z wcześniejszej gry.
news-undo-asked = { $count ->
    [one] { $seat } prosi o cofnięcie jednego ruchu.
    [few] { $seat } prosi o cofnięcie { $count } ruchów.
    [many] { $seat } prosi o cofnięcie { $count } ruchów.
   *[other] { $seat } prosi o cofnięcie { $count } ruchu.
}
    .seat = { $count ->
        [one] Prosisz o cofnięcie jednego ruchu.
        [few] Prosisz o cofnięcie { $count } ruchów.
        [many] Prosisz o cofnięcie { $count } ruchów.
       *[other] Prosisz o cofnięcie { $count } ruchu.
    }
news-undo-agreed = { $seat } zgadza się.
    .seat = Zgadzasz się.
news-undo-refused = { $seat } nie zgadza się: ruchy zostają.
    .seat = Nie zgadzasz się: ruchy zostają.
news-undo-unanswered = Nikt nie odpowiedział na czas: ruchy zostają.
news-undo-withdrawn = { $seat } nie prosi już o cofnięcie.
    .seat = Nie prosisz już o cofnięcie.
news-undone = { $count ->
    [one] { $seat } cofa jeden ruch.
    [few] { $seat } cofa { $count } ruchy.
    [many] { $seat } cofa { $count } ruchów.
   *[other] { $seat } cofa { $count } ruchu.
}
    .seat = { $count ->
        [one] Cofasz jeden ruch.
        [few] Cofasz { $count } ruchy.
        [many] Cofasz { $count } ruchów.
       *[other] Cofasz { $count } ruchu.
    }
news-rematch = { $seat } chce zagrać jeszcze raz.
    .seat = Chcesz zagrać jeszcze raz.
news-renewed = Zaczyna się nowa gra.
news-left = { $seat } odchodzi; dalej gra bot.
    .seat = Odchodzisz; dalej gra za ciebie bot.
news-late = { $seat } przekracza czas; do powrotu gra bot.
    .seat = Przekraczasz czas; do twojego powrotu gra bot.
news-sent = { $seat } jest poza stołem: gospodarz prosi bota, by zagrał w zastępstwie.
    .seat = Nie ma cię przy stole: gospodarz prosi bota, by zagrał za ciebie.
news-returned = { $seat } wraca.
    .seat = Wracasz do gry.
news-closed = Stół jest zamknięty.

# Chat at a click
preset-hello = Cześć!
preset-good-luck = Powodzenia!
preset-well-played = Dobrze zagrane!
preset-thanks = Dziękuję!
preset-oops = Ojej!
preset-one-moment = Chwileczkę, proszę.
preset-your-turn = Twoja kolej!
preset-good-game = Dobra gra!
preset-bye = Do zobaczenia!

# Why a request was refused
already-seated = Siedzisz już przy tym stole.
seat-taken = Ktoś już tam siedzi.
clear-self = Żeby opuścić własne miejsce, wstań od stołu.
removed = Gospodarz usunął cię od tego stołu.
clear-present = { $seat } jest przy stole: w czasie gry zastąpić można tylko kogoś, kogo nie ma.
change-game = Stół zostaje przy swojej grze. Do innej gry otwórz inny stół.
change-later = To można zmienić tylko przed grą, nie teraz.
change-seats = Ktoś siedzi na dalszych miejscach niż { $number } pierwszych: najpierw zwolnij te miejsca.
close-people = Przy tym stole grają też inni, więc nie można go usunąć.
undo-off = Przy tym stole nie cofa się ruchów.
watchers-off = Ten stół widzą tylko gracze.
seats-free = { $count ->
    [one] Jedno miejsce jest jeszcze wolne: zaproś kogoś albo posadź tam bota.
    [few] { $count } miejsca są jeszcze wolne: zaproś kogoś albo posadź tam boty.
    [many] { $count } miejsc jest jeszcze wolnych: zaproś kogoś albo posadź tam boty.
   *[other] { $count } miejsca jest jeszcze wolne: zaproś kogoś albo posadź tam boty.
}
too-many-seats = To więcej miejsc, niż ma stół, albo więcej niż jedno dla ciebie.
promise-broken = To nie są obiecane losowe bajty.
move-late = Od tej decyzji coś się przy stole zmieniło. Spójrz jeszcze raz.
undo-pending = Prośba o cofnięcie ruchów już czeka na odpowiedź.
undo-no-question = Nikt nie prosi cię o cofnięcie ruchów.
chat-off = Przy tym stole nie ma czatu.
chat-presets = Przy tym stole rozmawia się tylko gotowymi zwrotami.
chat-no-preset = Nie ma takiego zwrotu.
chat-empty = Powiedz coś własnymi słowami albo gotowym zwrotem.
not-seated = To mogą zrobić tylko gracze przy stole.
not-gathering = Gra już się zaczęła.
not-shuffling = Karty nie są teraz tasowane.
not-playing = Teraz nie toczy się żadna gra.
not-over = Gra jeszcze się nie skończyła.
not-host = To może zrobić tylko gospodarz stołu.
hints-off = Przy tym stole gra się bez podpowiedzi.
hint-not-now = Nie masz teraz nic do rozstrzygnięcia.
clock-limit = Tura może tu trwać od { $low } do { $high }, nie { $limit }.
name-empty = Imię musi mieć co najmniej jedną literę lub cyfrę.
name-long = { $count ->
    [one] Imię ma najwyżej jeden znak.
    [few] Imię ma najwyżej { $count } znaki.
    [many] Imię ma najwyżej { $count } znaków.
   *[other] Imię ma najwyżej { $count } znaku.
}
name-banned = Tego imienia tu nie używamy. Wybierz inne.

# What a messenger shows with the link of a table
link-gathering = { $count ->
    [0] Zagraj z nami! Przy stole: { $names }.
    [one] Zagraj z nami! Przy stole: { $names }. Jedno miejsce jest wolne.
    [few] Zagraj z nami! Przy stole: { $names }. { $count } miejsca są wolne.
    [many] Zagraj z nami! Przy stole: { $names }. { $count } miejsc jest wolnych.
   *[other] Zagraj z nami! Przy stole: { $names }. { $count } miejsca jest wolne.
}
link-playing = Grają: { $names }.

# When the server cannot serve
no-table = Nie ma takiego stołu.
no-page = Tu niczego nie ma.
table-closed = Ten stół jest zamknięty.
table-busy = Przy stole jest wielki ruch. Spróbuj za chwilę.
table-full = Zbyt wiele osób ogląda już ten stół.
storage-trouble = Nie udało się zapisać prośby. Spróbuj za chwilę.
storage-down = Serwer nie może zapisywać do swojej bazy danych.
server-stops = Serwer uruchamia się ponownie. Za chwilę połączenie wróci.
server-trouble = Coś poszło nie tak na serwerze. Nic z twoich działań nie przepadło.
not-signed-in = Najpierw podaj imię.
token-reads-only = Ten token pozwala patrzeć, ale nie działać.
wrong-origin = Ta prośba pochodzi z innej strony.
version-reload = Ta strona jest starsza lub nowsza niż serwer. Odśwież ją.
message-strange = Serwer tego nie rozumie: { $reason }
message-large = To za długie: najwyżej { $count } B.
too-fast = Za dużo naraz. Poczekaj chwilę.
too-many-tables = Masz otwartych wiele stołów. Najpierw dokończ któryś z nich.
too-many-sockets = Zbyt wiele połączeń z twojego adresu.
game-running = Dopóki gra trwa, widać tylko to, co było widać z twojego miejsca.

# Running a server
serve-workers-count = --workers to liczba procesów serwera, co najmniej 1, a nie { $count }.
serve-bots = --bots to liczba procesów dla botów (0: wybierze serwer), a nie { $count }.
serve-host = Ten komputer nie ma adresu { $host }, pod którym mógłby nasłuchiwać ({ $reason }). Użyj --host 127.0.0.1 tylko dla tego komputera albo --host 0.0.0.0 dla wszystkich w sieci.
serve-port = Nie można użyć portu { $port }: { $reason }. Wybierz inny przez --port.
serve-port-range = Port to liczba od 1 do { $last }, a nie { $port }.
serve-origin = „{ $origin }” to nie adres witryny: napisz go jak https://example.org, bez ścieżki.
serve-proxies = „{ $proxy }” to nie adres serwera proxy: podaj adresy lub sieci, jak 127.0.0.1 albo 10.0.0.0/8, oddzielone przecinkami.
serve-limit = „{ $wish }” to nie limit: podaj NAZWA=LICZBA, gdzie nazwa to jedna z: { $names }, a liczba jest całkowita i większa od 0.
keep-wrong = „{ $wish }” nie mówi, co zachować: podaj RODZAJ=DNI, gdzie rodzaj to { $kinds }, a dni to liczba całkowita od 1 do { $most }, np. tables=90.
backup-postgres = Bazę PostgreSQL skopiuj jej własnym programem pg_dump.
name-not-banned = Nazwa „{ $name }” nie jest zakazana. Zakazane wymienia `saucer admin banned-names`.
database-scheme = „{ $database }” to nie baza danych, której może używać Saucer. Podaj plik, jak --database tables.db, albo adres PostgreSQL, jak postgresql://user@host/name.
database-folder = { $database } to katalog. Podaj plik w nim, jak --database { $database }/tables.db
database-missing = Nie ma bazy danych { $database }. Wskaż przez --database tę, której używa serwer.
database-foreign = { $database } to nie baza danych Saucera. Jeśli nią była, jest uszkodzona: odtwórz ją z kopii. W przeciwnym razie wskaż inną przez --database.
database-damaged = { $database }: plik jest uszkodzony ({ $reason }). Odtwórz go z kopii albo wskaż inny przez --database.
database-locked = { $database } jest zajęta przez inny program, który jej nie zwalnia. Zatrzymaj go i spróbuj ponownie.
database-unwritable = Nie można użyć { $database }: { $reason }. Sprawdź katalog, uprawnienia i miejsce na dysku albo wskaż inny plik przez --database.
database-unreachable = Nie można użyć bazy danych { $database }: { $reason }. Sprawdź, czy PostgreSQL działa, oraz host, użytkownika, hasło i nazwę w adresie.
database-newer = Bazę { $database } zapisała nowsza wersja Saucera (krok { $number }; ta wersja zna { $known }). Zainstaluj tamtą wersję albo odtwórz kopię sprzed aktualizacji.
database-older = Bazę { $database } zapisała starsza wersja Saucera. Zrób kopię, a potem uruchom `saucer serve`, które ją uaktualni.
