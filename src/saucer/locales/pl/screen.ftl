# The full-screen client

# What is asked, by the kind of thing to choose
ask-card = Wybierz kartę.
ask-swap = Żadna z twoich kart nie pasuje: wybierz tę, którą wsuniesz pod stos.
ask-count = Ile ich zagrasz?
ask-seat = Wskaż osobę.
ask-stack = Wybierz stos.
ask-hide = Wybierz kafelek, który położysz zakryty.
ask-tile = Wybierz kafelek.
ask-place = Wybierz dla niego miejsce na swojej planecie.
ask-column = Wybierz kolumnę.
ask-landing = Który koniec ma wylądować?
ask-cell = Wybierz pole na niebie.
ask-turn = Obróć kartę.
ask-corner = Wybierz planetę dla statku.
ask-colour = Wybierz kolor.
ask-power = Wybierz moc.
ask-call = Zostanie ci jedna karta. Wołasz „UNO!”?
ask-deed = Co robisz?
ask-catch = Ktoś nie zawołał „UNO!”
ask-interrupt = Możesz się teraz wtrącić; p znaczy, że czekasz. { $question }
thinking = { $seat } myśli…
hinting = Szukam dobrego ruchu…
may-give = Naciśnij g, by oddać komuś czerwoną kartę.
over = Gra jest skończona.
type-here = ruch zapisany tak jak w zasadach
undo-alone = Ruchy można cofać tylko wtedy, gdy jedna osoba gra z botami.
pace-usual = Boty grają w zwykłym tempie.
pace-fast = Boty grają szybko.
pace-slow = Boty grają powoli.

# Keys, in a word or two
key-choose = wybierz
key-back = wróć
key-type = wpisz
key-hint = podpowiedź
key-undo = cofnij
key-rules = zasady
key-quit = wyjdź
key-menu = menu
key-pace = tempo
key-language = język
key-theme = jasno/ciemno
key-rematch = zagraj jeszcze raz
key-look = zobacz stół
key-close = zamknij
key-scroll = przewiń
key-line = wiersz
key-change = zmień
key-start = zacznij
key-step = krok
key-run = odtwarzaj
key-view = czyimi oczami
key-jump = idź do ruchu
key-next-game = następna gra

# Hands, and the letters of the colours
hand-of = Ręka: { $seat }
letter-red = C
letter-blue = N
letter-green = Z
letter-yellow = Ż

# Looters
looters-earth = { $count ->
    [one] Ziemia: { $count } łup
    [few] Ziemia: { $count } łupy
    [many] Ziemia: { $count } łupów
   *[other] Ziemia: { $count } łupu
}
looters-pile = { $count ->
    [one] Ojczysta planeta: { $count } karta do dobrania
    [few] Ojczysta planeta: { $count } karty do dobrania
    [many] Ojczysta planeta: { $count } kart do dobrania
   *[other] Ojczysta planeta: { $count } karty do dobrania
}
looters-loot = { $count ->
    [one] { $count } łup
    [few] { $count } łupy
    [many] { $count } łupów
   *[other] { $count } łupu
}
looters-stack = zagrane: { $count }
looters-empty = brak kart
looters-count = { $count ->
    [one] tylko { $count }
    [few] { $count } naraz
    [many] { $count } naraz
   *[other] { $count } naraz
}

# Planet; the characters have at most eight letters
planet-round = Runda { $number } z { $count }
planet-place = miejsce { $place }
planet-hidden = zakryty kafelek
planet-unseen = kafelek { $number }
planet-discards = Odrzucone: { $tiles }
planet-vain-man = Próżny
planet-geographer = Geograf
planet-astronomer = Astronom
planet-king = Król
planet-lamplighter = Latarnik
planet-hunter = Myśliwy
planet-drunkard = Pijak
planet-businessman-white = Bankier○
planet-businessman-grey = Bankier◎
planet-businessman-brown = Bankier●
planet-gardener = Ogrodnik
planet-turkish-astronomer = Turek
planet-little-prince = Książę

# Zovnis
zovnis-column = kolumna { $column }
zovnis-landing = ląduje { $alien } + { $saucer }
zovnis-pile = { $count ->
    [one] stos: { $count } karta
    [few] stos: { $count } karty
    [many] stos: { $count } kart
   *[other] stos: { $count } karty
}
zovnis-taken = usunięte: { $count }

# Constellations
constellations-cell = pole { $cell }
constellations-turn = { $turn ->
    [0] bez obrotu
    [1] obrót w prawo
    [2] do góry nogami
   *[other] obrót w lewo
}
constellations-stay = nie wysyłaj statku
constellations-pile = { $count ->
    [one] stos: { $count } karta
    [few] stos: { $count } karty
    [many] stos: { $count } kart
   *[other] stos: { $count } karty
}

# Powers
powers-round = Runda { $number }
powers-left = Gra biegnie w lewo ›
powers-right = ‹ Gra biegnie w prawo
powers-due = nie woła „UNO!”
powers-suspect = zagrane +4
powers-drawn = Dobrana właśnie karta: { $card }
powers-catch = przyłap: { $target }
powers-power-red = czerwona moc
powers-power-blue = niebieska moc
powers-power-green = zielona moc
powers-power-yellow = żółta moc
powers-deed-draw = dobierz kartę
powers-deed-keep = zatrzymaj kartę
powers-deed-end = zakończ turę
powers-deed-challenge = sprawdź
powers-deed-accept = przyjmij cztery karty
powers-deed-call = zawołaj „UNO!”
powers-deed-give = oddaj czerwoną kartę
powers-deed-blind = zagraj w ciemno ze stosu
powers-call-uno = i zawołaj „UNO!”
powers-call-no = bez wołania

# The curtain
curtain = Przy klawiaturze siada { $seat }. Niech nikt inny teraz nie patrzy.
curtain-key = Enter odsłania stół.

# The end
end-won = Wygrywa { $seat }.
end-won-you = Wygrywasz!
end-shared = Wspólne zwycięstwo: { $seat }.

# The rules page
rules-search = szukaj zasady po oznaczeniu, na przykład U8, albo po słowie
rules-nothing = Nic takiego tu nie ma.

# The menu
menu-subtitle = pięć gier wśród gwiazd
menu-resume = wróć do gry { $game }
menu-start = zacznij
menu-start-anew = zacznij od nowa; niedokończona gra przepadnie
menu-game = Gra
menu-players = Liczba osób
menu-seat = Miejsce { $number }
menu-language = Język
menu-person = człowiek
menu-bot = bot, { $level }

# The replay viewer
watch-move = Ruch { $number } z { $count }.
watch-game = gra { $number } z { $count }
watch-unfinished = Tu zapis się urywa; gra nie została dokończona.
watch-all = wszystkie ręce odkryte
watch-spectator = oczami widza
watch-seat = tak widzi to { $seat }
watch-jump = numer ruchu, od 0 do { $count }
watch-empty = w pliku { $path } nie ma żadnego zapisu
watch-terminal = do oglądania potrzebny jest terminal; bez niego gry sprawdza saucer replay { $path }
