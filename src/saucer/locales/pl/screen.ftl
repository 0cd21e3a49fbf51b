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
ask-call = Zostanie ci jedna karta. Wołasz „Ostatnia!”?
ask-deed = Co robisz?
ask-field = Co robisz?
ask-catch = Ktoś nie zawołał „Ostatnia!”
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
too-small = To okno jest za małe na stół. Potrzeba co najmniej { $columns } kolumn i { $lines } wierszy.

# Keys, in a word or two
key-choose = wybierz
key-back = wróć
key-type = wpisz
key-hint = podpowiedź
key-undo = cofnij
key-log = dziennik
key-legend = znaki
key-rules = zasady
key-quit = wyjdź
key-menu = menu
key-pace = tempo
key-language = język
key-theme = jasno/ciemno
key-rematch = zagraj jeszcze raz
key-look = zobacz stół
key-record = zapisz przebieg
key-close = zamknij
key-scroll = przewiń
key-line = wiersz
key-change = zmień
key-start = zacznij
key-step = krok
key-ten = dziesięć ruchów
key-run = odtwarzaj
key-view = czyimi oczami
key-jump = idź do ruchu
key-games = inne gry

# Hands, and the letters of the colours
hand-of = Ręka: { $seat }
letter-red = C
letter-blue = N
letter-green = Z
letter-yellow = Ł

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
planet-any = gdziekolwiek, to bez różnicy
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
powers-draw2 = dobierz dwie karty
powers-reverse = zmiana kierunku
powers-skip = stop
powers-left = Zgodnie z zegarem ↻
powers-right = Przeciwnie do zegara ↺
powers-due = nie woła „Ostatnia!”
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
powers-deed-call = zawołaj „Ostatnia!”
powers-deed-give = oddaj czerwoną kartę
powers-deed-blind = zagraj w ciemno ze stosu
powers-call-last = i zawołaj „Ostatnia!”
powers-call-no = bez wołania

# What signs mean, and what has happened
legend-cards = karty na ręce
legend-loot = łup
legend-alike = taki spodek właśnie zagrywasz
legend-goal = daje ci punkty
legend-armed = uzbrojona: strzela
legend-lands = ląduje
legend-waits = górny koniec
legend-turned = odwrócone przez baobaby
legend-sum = punkty dotąd
legend-power = moc
legend-owned = czerwona, należy do gracza 0
legend-shared = wspólna kilku graczy
legend-ship = statek w kolorze gracza
legend-size = czerwona konstelacja z 3 planet
legend-title = Co znaczą znaki
log-title = Co się wydarzyło

# The curtain
hand-over = Gdy już wszystko widzisz, naciśnij Enter; potem gra { $seat }.
curtain = Przy klawiaturze siada { $seat }. Niech nikt inny teraz nie patrzy.
curtain-key = Enter odsłania stół.

# The end
end-won = Wygrywa { $seat }.
end-won-you = Wygrywasz!
end-shared = Wspólne zwycięstwo: { $seat }.

# The rules page
rules-search = szukaj zasady po oznaczeniu, na przykład { $id }, albo po słowie
rules-nothing = Nic takiego tu nie ma.

# The menu
menu-subtitle = pięć gier wśród gwiazd
menu-resume = wróć do gry { $game }
menu-start = zacznij
menu-start-anew = zacznij od nowa; niedokończona gra przepadnie
menu-game = Gra
menu-players = Liczba osób
menu-begins = Kto zaczyna
menu-chance = los
menu-loser = kto przegrał ostatnią grę
menu-language = Język
menu-person = człowiek
menu-bot = bot, { $level }

# The replay viewer
watch-name = Gracz { $number }
watch-move = Ruch { $number } z { $count }.
watch-game = gra { $number } z { $count }
watch-unfinished = Tu zapis się urywa; gra nie została dokończona.
watch-all = wszystkie ręce odkryte
watch-spectator = oczami widza
watch-seat = tak widzi to { $seat }
watch-jump = numer ruchu, od 0 do { $count }
watch-empty = w pliku { $path } nie ma żadnego zapisu
watch-terminal = do oglądania potrzebny jest terminal; bez niego gry sprawdza saucer replay { $path }
