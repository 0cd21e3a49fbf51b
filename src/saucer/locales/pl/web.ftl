# The web client

# Around
skip = Przejdź do treści
nav = Główne
home = Strona główna
lost-title = Pod tym adresem nic nie ma.
no-table-help = Może link urwał się po drodze albo stół dawno sprzątnięto. Poproś o link jeszcze raz albo znajdź inny stół.
close = Zamknij
keep = Zapisz
send = Wyślij
joining = Podchodzimy do stołu…
no-network = Nie ma teraz połączenia z serwerem. Gdy tylko odpowie, ta strona sama ruszy dalej.
unreachable = Brak sieci: nasz spodek jest poza zasięgiem. Możesz się rozejrzeć; gry ruszą dalej, gdy tylko serwer odpowie.
reconnecting = Łączymy ponownie…
reload = Jest nowa wersja: wczytaj
labelled = { $what }: { $name }
rule = Zasada { $rule }

# The front door
hero-title = Pięć gier wśród gwiazd
hero-pitch = Mali kosmici, wielkie plany. Zagraj od razu z botami albo wyślij znajomym link: bez konta i bez instalacji.
games = Gry
pitch-looters = Ogołoć Ziemię, zanim zrobią to inni, a potem okradnij innych.
pitch-planet = Zbuduj okrągły światek, który zadowoli czworo bardzo różnych gości.
pitch-zovnis = Pomóż wylądować swoim kosmitom, zestrzel resztę i ciesz się reakcjami łańcuchowymi.
pitch-constellations = Układaj planety w konstelacje i wyślij statek do najjaśniejszej.
pitch-powers = Pozbądź się kart, zawołaj na czas i kradnij moce kolorów.
pitch-added = Gra, którą ktoś tutaj dodał.
for-players = graczy: { $players }
minutes = około { $count } min
play-now = Zagraj teraz
with-friends = Ze znajomymi
rules = Zasady
resume = Wróć do gry
resume-none = Żadna gra na ciebie nie czeka.
more = Twoje gry i inne stoły
lobby-public = Publiczne stoły
watch-replay = Obejrzyj powtórkę

# The lobby
lobby = Stoły
lobby-empty = Nie ma teraz żadnego publicznego stołu.
lobby-open-one = Otwórz stół
my-tables = Moje stoły
phase-gathering = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } miejsca
}
phase-playing = gra trwa
phase-over = po grze

# A new table
players = Liczba graczy
who-may-join = Kto może dołączyć
join-link = Kto ma link
join-all = Każdy
clock = Czas na turę
clock-none = Bez limitu
clock-seconds = { $count } s
options = Więcej ustawień
open-table = Otwórz stół

# Gathering
gathering = { $title }: stół otwarty
seats = Miejsca
seat-free = wolne miejsce
seat-for-friend = dla znajomych
sit = Usiądź
stand-up = Wstań
bot-level = Kto tu siedzi
fill-bots = Dosadź boty
start = Zaczynamy
wait-host = Gospodarz zaczyna, gdy wszystkie miejsca są zajęte.
invite = Zaproś znajomych
qr = Kod QR z adresem stołu
copy = Kopiuj link
copied = Link skopiowany.
send-link = Wyślij…
not-copied = Przeglądarka nie pozwoliła skopiować linku: zaznacz go i skopiuj samodzielnie.
invite-alone = Ten link działa tylko na tym komputerze. Poproś osobę, która prowadzi serwer, aby otworzyła go dla waszej sieci.

# At the table
you = (ty)
to-move = teraz gra
presence-bot = bot: { $level }
presence-here = przy stole
presence-gone = poza stołem
presence-away = w zastępstwie gra bot
cards-in-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
points-short = { $count } pkt
draw-pile = stos: { $count }
your-turn = Twoja tura!
turn-of = Myśli: { $seat }…
not-your-turn = Poczekaj na swoją turę.
shuffling = Tasowanie kart…
game-over = Koniec gry.
time-left = Pozostały czas: { $time }
bot-for-you = Bot gra za ciebie.
take-back = Wracam do gry
stand-in = Niech bot gra za mnie
again = Pokaż jeszcze raz
hint = Podpowiedź
advice = Spróbuj tak: { $move }. Szansa na wygraną: około { $chance }%.
advice-pass = Lepiej nic nie robić.
advice-sure = Spróbuj tak: { $move }.
undo = Cofnij
undo-ask = Poproś o cofnięcie
undo-waiting = Czekamy na odpowiedzi…
agree = Zgoda
refuse = Nie
rules-of = Zasady: { $title }
rules-search = Szukaj w zasadach
table-of-rules = Tabela

# Log, chat, command line
log = Dziennik
line = Do czego jest ten wiersz
line-command = Polecenie
line-say = Czat
type-here = ruch albo help
say-here = napisz coś miłego
help = Wpisz ruch tak, jak w zasadach, albo: moves, hand, score, hint, undo, again, leave, back, rules ID, say TEKST
moves = Co możesz zrobić
moves-filter = Znajdź ruch
moves-none = Teraz nic do zrobienia.
moves-more = { $count ->
    [one] … i jeszcze { $count }
    [few] … i jeszcze { $count }
    [many] … i jeszcze { $count }
   *[other] … i jeszcze { $count }
}
hand-none = Nie masz kart na ręce.
secret = tajne

# The end
you-win = Wygrywasz!
wins = Wygrywa { $seat }
shared-victory = Wspólne zwycięstwo
winner = wygrywa
result = Wynik
rematch = Jeszcze raz
rematch-waiting = Czekamy na innych…
look-at-table = Obejrzyj stół
verify = Sprawdź tasowanie
verify-sound = Tasowanie było uczciwe: dowód się zgadza.
verify-unsound = Dowód się nie zgadza.
verify-continued = Ta gra zaczęła się od pozycji z wcześniejszej, więc karty mogły być znane: losowości tasowania nie da się tu udowodnić.
verify-commitment = Serwer użył dokładnie tego sekretu, za który z góry ręczył.
verify-promises = Losowe bajty od graczy są tymi, które obiecano.
verify-seed = Tasowanie powstało z nich i z niczego innego.
verify-record = Gra odtwarza się od tego tasowania, ruch po ruchu, aż do wyniku.
verify-yes = zgadza się
verify-no = nie zgadza się
verify-save = Zapisz dowód
counting = Liczenie…
wants-rematch = chce zagrać jeszcze raz

# Looking back
review = Obejrzyj grę
review-title = Obejrzyj rozegraną grę
review-about = Każdą skończoną grę można obejrzeć ruch po ruchu oczami dowolnej osoby przy stole. Otwórz plik z zapisem albo upuść go tutaj.
review-file = Otwórz plik
review-paste = … albo wklej zapis
review-show = Pokaż
review-no-record = To nie jest zapis gry. Zapis to jedna linia JSON na każdą grę, taka, jaką zapisują stoły i terminal.
review-damaged = Link jest uszkodzony: nie da się z niego odczytać gry.
review-found = { $count ->
    [one] { $count } gra w pliku
    [few] { $count } gry w pliku
    [many] { $count } gier w pliku
   *[other] { $count } gry w pliku
}
review-mine = Twoje skończone gry
review-opening = Otwieram grę…
review-step = Ruch { $step } z { $last }
review-deal = Rozdanie: nikt jeszcze nie wykonał ruchu.
review-steps = Kroki
review-first = Na początek
review-back = Ruch wstecz
review-forward = Ruch naprzód
review-last = Na koniec
review-run = Odtwarzaj
review-stop = Wstrzymaj
review-eyes = Czyimi oczami
review-seen-by = Widzi: { $seat }
review-onlooker = Widzą: widzowie
review-open = Odkryte ręce
review-hands = Karty wszystkich
review-no-cards = bez kart
review-ask = Co zrobiłby bot?
review-thinking = Bot myśli…
review-advice = Teraz gra { $seat }. Bot wybrałby: { $move }. Szansa na wygraną: około { $chance }%.
review-link = Link do tego ruchu
review-save = Zapisz grę w pliku
play-on = Graj dalej stąd
play-on-about = Nowy stół zaczyna się po ruchu { $step }. Ty zajmujesz jedno miejsce, pozostałe zajmują boty.
play-on-seat = Twoje miejsce
play-on-level = Boty
play-on-known = Kto ma zapis pierwszej gry, może znać każdą kartę, więc tasowanie tej gry niczego nie dowodzi. Boty nie podglądają.
play-on-start = Graj dalej

# Settings
settings = Ustawienia
your-name = Twoje imię
guest-name = Ziemianin { $number }
name-kept = Cześć, { $name }! Tak się nazywasz przy następnych stołach.
language = Język
theme = Kolory
theme-light = Jasne
theme-dark = Ciemne
auto = Jak w urządzeniu
motion = Animacje
motion-full = Pełne
motion-less = Ograniczone
pace = Tempo wydarzeń
pace-slow = Spokojne
pace-usual = Zwykłe
pace-fast = Szybkie
pace-none = Od razu
sound = Dźwięk
on = Włączony
off = Wyłączony

# Settings of a table
about-table = O tym stole
how-we-play = Jak gramy przy tym stole
change-settings = Zmień ustawienia
cancel = Anuluj
yes = Tak
no = Nie
clock-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
start-who = Kto zaczyna
start-chance = Decyduje los
start-loser = Ostatni w poprzedniej grze
start-seat = Miejsce { $number }
chat-free = Dowolny
chat-presets = Tylko gotowe zwroty
chat-off = Wyłączony
hints = Podpowiedzi
hints-for-all = Podpowiedzi dla wszystkich
hints-on = dozwolone
hints-off = brak
undo-moves = Cofanie ruchów
undo-on = dozwolone
undo-off = niedozwolone
watchers = Widzowie
watchers-on = mogą patrzeć
watchers-off = nie mogą patrzeć
mute = Wycisz
unmute = Przestań wyciszać
remove = Usuń
remove-title = { $name }: usunąć od stołu?
remove-about = Ta osoba odejdzie od stołu i nie będzie mogła usiąść przy nim ponownie.
replace = Niech zagra bot
watch = Oglądasz tę grę.
watch-sit = Oglądasz. Usiądź przy stole, żeby grać i rozmawiać.
watching-short = Oglądasz
watching = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
turn-absent = { $seat } jest poza stołem. Gdy minie czas, zagra bot.
turn-away = { $seat } jest poza stołem.
turn-replaced = W zastępstwie gra bot: { $seat }.
undo-withdraw = Nieważne

# Games that were played, and those that wait
throw-away = Wyrzuć
throw-away-title = Wyrzucić tę grę?
throw-away-about = Gra się skończy i zniknie z twojej listy.
moves-made = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
won-by-you = Wygrana!
won-by = Wygrywa { $names }

# Searching the rules
rules-found = { $at } z { $count }
rules-none = Nic nie znaleziono
rules-next = Następne miejsce
rules-previous = Poprzednie miejsce
rules-contents = Spis treści

# Planet
planet-mine = Twoja planeta
planet-of = Planeta: { $seat }
planet-others = Pozostałe planety
planet-glance = { $seat }: { $tiles } z 16 kafelków, wulkany: { $volcanoes }
planet-stacks = Stosy
planet-stack = { $stack } { $count ->
        [one] { $count } kafelek w stosie
        [few] { $count } kafelki w stosie
        [many] { $count } kafelków w stosie
       *[other] { $count } kafelka w stosie
    }
planet-offer = Kafelki do wzięcia
planet-open = Otwórz stos.
planet-choose = Wybierz kafelek, potem miejsce dla niego.
planet-choose-hidden = Wybierz kafelek, który położysz zakryty.
planet-anywhere = Połóż za mnie
planet-hide = Połóż zakryty
planet-elsewhere = Ten kafelek może leżeć tylko na podświetlonym miejscu.
planet-closed = Tego stosu nie można teraz otworzyć.
planet-name = Kto bierze następny?
planet-hidden = Kafelek { $number } leży zakryty
planet-known-hidden = Zakryty, tylko ty go znasz: { $tile }
planet-guest = { $tile }: { $wish }
planet-cell-open = { $what }: połóż tutaj
planet-slot-free = { $stack } { $place }, wolne
planet-slot-tile = { $stack } { $place }, { $tile }
planet-slot-turned = { $stack } { $place }, zakryty: { $tile }
planet-slot-unseen = { $stack } { $place }, tajna postać
planet-no-guests = Nikt tu jeszcze nie mieszka.
planet-unseen = { $count ->
    [one] { $count } tajna postać
    [few] { $count } tajne postacie
    [many] { $count } tajnych postaci
   *[other] { $count } tajnej postaci
}
planet-shows = Co widać na planecie
planet-volcanoes = Twoje wulkany: { $count }. Kto ma ich na końcu najwięcej, traci po punkcie za każdy.
planet-baobabs = Twoje baobaby: { $count }. Trzeci sprawi, że wszystkie trzy kafelki zostaną zakryte.
planet-third-baobab = To trzeci baobab: trzy kafelki zostaną zakryte!
planet-turned = zakryte kafelki
planet-score = Wynik
planet-total = Razem
planet-wants-snake = { $points } za każdego węża
planet-wants-calm = { $points } za każdy kafelek bez wulkanu
planet-wants-sunset = { $points } za każdy zachód słońca
planet-wants-rose = { $one } punktów za jedyną różę, { $two } za dokładnie dwie
planet-wants-lamp = { $points } za każdą latarnię
planet-wants-species = { $points } za każdy gatunek: słoń, lis, wąż, owca
planet-wants-turned = { $points } za każdy zakryty kafelek
planet-wants-white-sheep = { $points } za każdą białą owcę
planet-wants-grey-sheep = { $points } za każdą szarą owcę
planet-wants-brown-sheep = { $points } za każdą brązową owcę
planet-wants-baobab = { $points } za każdy widoczny baobab
planet-wants-star = { $points } za każdą wielką gwiazdę, także na postaciach
planet-wants-colours = { $points } za każdy kolor owiec i 1 za każdą skrzynkę

# Looters
looters-sky = Spodki i Ziemia
looters-hand = Twoje karty
looters-loot = łupy: { $count }
looters-card = { $name }: { $gain }
looters-choose = Wybierz kartę.
looters-elsewhere = Ta karta działa tylko tam, gdzie się świeci.
looters-aim = Przeciw komu ten Bunt?
looters-nothing = Teraz nic nie przyniesie.
looters-from-earth = Łupy z Ziemi: { $count }
looters-from-player = Łupy, które straci { $target }: { $count }
looters-give-back = Łupy, które inni oddadzą Ziemi: { $count }
looters-lay = { $count ->
    [one] Zagraj
    [few] Zagraj { $count } karty
    [many] Zagraj { $count } kart
   *[other] Zagraj { $count } karty
}
looters-lay-here = { $place }. Zagraj tutaj.

# Learning
learn = Naucz się
learn-title = Nauka gry: { $title }
learn-instead = Naucz się, grając
learner = Ziemianin
coach = Twój trener
learn-step = Krok { $step } z { $count }
learn-back = Wstecz
learn-next = Dalej
learn-read = Naciśnij „{ learn-next }”, aby przejść do następnego kroku.
learn-show = Pokaż
learn-do = Zrób to za mnie
learn-restart = Od początku
learn-happened = Co się właśnie stało
learn-done = To już wszystko, czego potrzebujesz. **A teraz zagraj!** Zasady i podpowiedzi są przy każdym stole pod ręką.
learn-play = Zagraj z botami
learn-more = Inne gry

# Zovnis
zovnis-sky = Niebo
zovnis-hand = Twoje karty
zovnis-goals = Twoje cele:
zovnis-shot = usunięte: { $count }
zovnis-choose = Wybierz kartę.
zovnis-lay = Teraz wybierz kolumnę.
zovnis-lay-here = Połóż tutaj
zovnis-full = Ta kolumna jest pełna.
zovnis-turn = Obróć
zovnis-keys = Klawisze: 1–4 kładą, R obraca
zovnis-card = lądują { $alien } + { $saucer }, górny koniec { $rider } + { $craft }
zovnis-card-armed = uzbrojona: lądują { $alien } + { $saucer }, górny koniec { $rider } + { $craft }
zovnis-cell-card = Kolumna { $column }, rząd { $row }: { $card }
zovnis-cell-open = Kolumna { $column }, rząd { $row }: połóż tutaj
zovnis-cell-empty = Kolumna { $column }, rząd { $row }: puste

# Constellations
constellations-sky = Niebo
constellations-hand = Twoje karty
constellations-fleets = Statki i ich konstelacje
constellations-fleet = { $seat }: { $ships }. Wolne statki: { $count }
constellations-choose = Wybierz kartę.
constellations-unfit = Karta tam nie pasuje, jakkolwiek ją obrócić.
constellations-place = Wybierz miejsce na niebie.
constellations-place-turning = Wybierz miejsce. Na bladym karta się obróci.
constellations-turn = Obróć
constellations-lay = Połóż tutaj
constellations-places = { $count ->
    [one] pasuje w { $count } miejscu
    [few] pasuje w { $count } miejscach
    [many] pasuje w { $count } miejscach
   *[other] pasuje w { $count } miejscach
}
constellations-place-number = miejsce { $number } z { $count }: { $place }
constellations-previous = Poprzednie miejsce
constellations-next = Następne miejsce
constellations-occupy = Wyślesz statek?
constellations-stay = Bez statku
constellations-swap = Żadna z twoich kart nie pasuje. Wybierz jedną i wsuń ją pod stos.
constellations-zoom-in = Przybliż
constellations-zoom-out = Oddal
constellations-fit = Całe niebo
constellations-cell-open = { $place }: tu pasuje twoja karta, obok: { $joins }
constellations-cell-empty = { $place }: puste
constellations-cell-card = { $place }: { $card }
constellations-cell-owned = { $corner }: konstelacja, planety: { $count }, do kogo należy: { $seat }
constellations-cell-ship = { $corner }: statek, konstelacja, planety: { $count }, do kogo należy: { $seat }

# Powers
powers-hand = Twoje karty
powers-fits = { $card }, pasuje
powers-gives = { $card }, można ją oddać
powers-lay-here = Zagraj wybraną kartę
powers-call = Ostatnia!
powers-call-with = Zawołaj „Ostatnia!” przy następnej karcie
powers-catch = Przyłap: { $target }!
powers-take = Weź moc, kolor { $power }
powers-back = Wróć do mocy
powers-dealer = rozdaje
powers-dealer-letter = R
powers-sign-call = Ostatnia!
powers-sign-caught = Wpadka!
powers-sign-challenge = Pokaż!
powers-sign-guilty = Blef!
powers-sign-innocent = Uczciwie!
powers-sign-out = Koniec kart!
powers-round = Runda { $round }
powers-rounds = Rundy i punkty
powers-player = Gracz
powers-total = Razem
powers-waits-turn = Zagraj pasującą kartę albo dobierz.
powers-waits-drawn = Zagraj dobraną kartę albo ją zatrzymaj.
powers-waits-second = Niebieska moc pozwala na drugą kartę.
powers-waits-struck = Cztery karty dla ciebie: bierzesz czy sprawdzasz?
powers-waits-first-colour = Od jakiego koloru zaczynamy?
powers-waits-blind-choice = Zdecyduj, co z kartą wyłożoną w ciemno.
powers-give = Wskaż, kto dostanie tę kartę.
powers-lay-or-give = Zagraj ją albo wskaż, kto ją dostanie.
powers-unfit = Teraz nie można jej zagrać.
powers-waits-keep = Nowa karta, { $card }, nie pasuje: zatrzymaj ją.
powers-does-number = Liczba: pasuje na swój kolor i na taką samą liczbę.
powers-does-draw2 = +2: następna osoba dobiera dwie karty i traci kolejkę.
powers-does-reverse = Zmiana kierunku: gra toczy się odtąd w drugą stronę.
powers-does-reverse-two = Zmiana kierunku: we dwoje druga osoba traci kolejkę.
powers-does-skip = Stop: następna osoba traci kolejkę.
powers-does-wild = Joker: pasuje na wszystko, a ty wybierasz kolor.
powers-does-wild4 = Joker +4: wybierz kolor; następna osoba dobiera cztery karty i traci kolejkę albo sprawdza.
powers-does-choice = Wybór mocy: weź dowolną moc, nawet cudzą, i wybierz kolor.
powers-does-character = Wybierz kolor i weź tę moc. { $power }
powers-does-owned = Tę moc już masz: wybierz tylko kolor.
powers-power-red = CZERWONA: oddawaj czerwone karty, kiedy chcesz.
powers-power-blue = NIEBIESKA: zagraj dwie karty w turze.
powers-power-green = ZIELONA: gdy nic nie pasuje, zagraj w ciemno kartę ze stosu.
powers-power-yellow = ŻÓŁTA: stop, zmiana kierunku, karty z plusem i prezenty cię nie ruszają.
