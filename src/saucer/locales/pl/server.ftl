# What the table server says.

# What happened at the table
news-created = Stół jest otwarty.
news-sat = { $name } zajmuje miejsce { $number }.
news-stood = Miejsce { $number } jest znów wolne.
news-cleared = Gospodarz zwalnia miejsce { $number }.
news-bot = { $name } ({ $level }) dołącza do stołu.
news-started = Gra się zaczyna; trwa ustalanie tasowania.
news-revealed = { $seat } dokłada się do tasowania.
news-dealt = Karty rozdane.
news-continued = Gra toczy się dalej od pozycji z wcześniejszej gry.
news-undo-asked = { $count ->
    [one] { $seat } prosi o cofnięcie jednego ruchu.
    [few] { $seat } prosi o cofnięcie { $count } ruchów.
    [many] { $seat } prosi o cofnięcie { $count } ruchów.
   *[other] { $seat } prosi o cofnięcie { $count } ruchu.
}
news-undo-agreed = { $seat } zgadza się.
news-undo-refused = { $seat } nie zgadza się: ruchy zostają.
news-undo-unanswered = Nikt nie odpowiedział na czas: ruchy zostają.
news-undone = { $count ->
    [one] { $seat } cofa jeden ruch.
    [few] { $seat } cofa { $count } ruchy.
    [many] { $seat } cofa { $count } ruchów.
   *[other] { $seat } cofa { $count } ruchu.
}
news-rematch = { $seat } chce zagrać jeszcze raz.
news-renewed = Zaczyna się nowa gra.
news-left = { $seat } odchodzi; dalej gra bot.
news-late = { $seat } przekracza czas; do powrotu gra bot.
news-returned = { $seat } wraca.
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
not-shuffling = Tasowanie nie jest teraz ustalane.
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

# When the server cannot serve
no-table = Nie ma takiego stołu.
no-page = Tu niczego nie ma.
table-closed = Ten stół jest zamknięty.
table-busy = Przy stole jest wielki ruch. Spróbuj za chwilę.
table-full = Zbyt wiele osób ogląda już ten stół.
storage-trouble = Nie udało się zapisać prośby. Spróbuj za chwilę.
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
serve-workers = Kilka procesów serwera wymaga PostgreSQL (--database).
serve-port = Nie można użyć portu { $port }: { $reason }
serve-limit = „{ $wish }” to nie limit: podaj NAZWA=LICZBA, gdzie nazwa to jedna z: { $names }, a liczba jest całkowita i większa od 0.
backup-postgres = Bazę PostgreSQL skopiuj jej własnym programem pg_dump.
