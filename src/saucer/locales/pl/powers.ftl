title = Kolorowe Moce

# Colours; .acc and .gen of a power (czerwoną moc, czerwonej mocy)
red = czerwony
    .acc = czerwoną
    .gen = czerwonej
blue = niebieski
    .acc = niebieską
    .gen = niebieskiej
green = zielony
    .acc = zieloną
    .gen = zielonej
yellow = żółty
    .acc = żółtą
    .gen = żółtej

# Cards
red-0 = czerwona 0
    .acc = czerwoną 0
red-1 = czerwona 1
    .acc = czerwoną 1
red-2 = czerwona 2
    .acc = czerwoną 2
red-3 = czerwona 3
    .acc = czerwoną 3
red-4 = czerwona 4
    .acc = czerwoną 4
red-5 = czerwona 5
    .acc = czerwoną 5
red-6 = czerwona 6
    .acc = czerwoną 6
red-7 = czerwona 7
    .acc = czerwoną 7
red-8 = czerwona 8
    .acc = czerwoną 8
red-9 = czerwona 9
    .acc = czerwoną 9
red-draw2 = czerwona +2
    .acc = czerwoną +2
red-reverse = czerwona zmiana kierunku
    .acc = czerwoną zmianę kierunku
red-skip = czerwony stop
    .acc = czerwony stop
blue-0 = niebieska 0
    .acc = niebieską 0
blue-1 = niebieska 1
    .acc = niebieską 1
blue-2 = niebieska 2
    .acc = niebieską 2
blue-3 = niebieska 3
    .acc = niebieską 3
blue-4 = niebieska 4
    .acc = niebieską 4
blue-5 = niebieska 5
    .acc = niebieską 5
blue-6 = niebieska 6
    .acc = niebieską 6
blue-7 = niebieska 7
    .acc = niebieską 7
blue-8 = niebieska 8
    .acc = niebieską 8
blue-9 = niebieska 9
    .acc = niebieską 9
blue-draw2 = niebieska +2
    .acc = niebieską +2
blue-reverse = niebieska zmiana kierunku
    .acc = niebieską zmianę kierunku
blue-skip = niebieski stop
    .acc = niebieski stop
green-0 = zielona 0
    .acc = zieloną 0
green-1 = zielona 1
    .acc = zieloną 1
green-2 = zielona 2
    .acc = zieloną 2
green-3 = zielona 3
    .acc = zieloną 3
green-4 = zielona 4
    .acc = zieloną 4
green-5 = zielona 5
    .acc = zieloną 5
green-6 = zielona 6
    .acc = zieloną 6
green-7 = zielona 7
    .acc = zieloną 7
green-8 = zielona 8
    .acc = zieloną 8
green-9 = zielona 9
    .acc = zieloną 9
green-draw2 = zielona +2
    .acc = zieloną +2
green-reverse = zielona zmiana kierunku
    .acc = zieloną zmianę kierunku
green-skip = zielony stop
    .acc = zielony stop
yellow-0 = żółta 0
    .acc = żółtą 0
yellow-1 = żółta 1
    .acc = żółtą 1
yellow-2 = żółta 2
    .acc = żółtą 2
yellow-3 = żółta 3
    .acc = żółtą 3
yellow-4 = żółta 4
    .acc = żółtą 4
yellow-5 = żółta 5
    .acc = żółtą 5
yellow-6 = żółta 6
    .acc = żółtą 6
yellow-7 = żółta 7
    .acc = żółtą 7
yellow-8 = żółta 8
    .acc = żółtą 8
yellow-9 = żółta 9
    .acc = żółtą 9
yellow-draw2 = żółta +2
    .acc = żółtą +2
yellow-reverse = żółta zmiana kierunku
    .acc = żółtą zmianę kierunku
yellow-skip = żółty stop
    .acc = żółty stop
character-red = Postać (czerwona)
    .acc = Postać (czerwoną)
character-blue = Postać (niebieska)
    .acc = Postać (niebieską)
character-green = Postać (zielona)
    .acc = Postać (zieloną)
character-yellow = Postać (żółta)
    .acc = Postać (żółtą)
choice = Wybór mocy
    .acc = Wybór mocy
wild4 = Joker +4
    .acc = Jokera +4
wild = Joker
    .acc = Jokera

# What happens
event-dealt = Runda { $round }: rozdaje { $seat }.
    .seat = Runda { $round }: rozdajesz.
event-sunk = { $card } jako pierwsza odkryta karta wraca na spód stosu.
event-turned-back = { $card } jako pierwsza odkryta karta zostaje wtasowana z powrotem do stosu.
event-turned-up = Pierwsza karta to { $card }.
event-laid = { $seat } zagrywa { $card-acc }.
    .seat = Zagrywasz { $card-acc }.
event-named = { $seat } wybiera kolor { $colour }.
    .seat = Wybierasz kolor { $colour }.
event-took-power = { $seat } zdobywa { $power-acc } moc.
    .seat = Zdobywasz { $power-acc } moc.
event-stole-power = { $seat } przejmuje { $power-acc } moc, traci ją { $target }.
    .seat = Przejmujesz { $power-acc } moc, traci ją { $target }.
    .target = { $seat } przejmuje twoją { $power-acc } moc.
event-drew = { $count ->
    [one] { $seat } dobiera kartę.
    [few] { $seat } dobiera { $count } karty.
    [many] { $seat } dobiera { $count } kart.
   *[other] { $seat } dobiera { $count } karty.
}
    .seat = { $count ->
        [one] Dobierasz kartę.
        [few] Dobierasz { $count } karty.
        [many] Dobierasz { $count } kart.
       *[other] Dobierasz { $count } karty.
    }
event-drew-seen = { $seat } dobiera { $cards-acc }.
    .seat = Dobierasz { $cards-acc }.
event-refilled = { $count ->
    [one] Jedna odrzucona karta staje się nowym stosem.
    [few] Z { $count } przetasowanych kart odrzuconych powstaje nowy stos.
    [many] Z { $count } przetasowanych kart odrzuconych powstaje nowy stos.
   *[other] Z { $count } przetasowanych kart odrzuconych powstaje nowy stos.
}
event-kept = { $seat } zatrzymuje kartę.
    .seat = Zatrzymujesz kartę.
event-passed = { $seat } nie ma czego dobrać i pasuje.
    .seat = Nie masz czego dobrać i pasujesz.
event-ended = { $seat } nie zagrywa drugiej karty.
    .seat = Nie zagrywasz drugiej karty.
event-skipped = { $seat } traci kolejkę.
    .seat = Tracisz kolejkę.
event-shielded = { $seat } jest pod ochroną żółtej mocy.
    .seat = Chroni cię żółta moc.
event-reversed = Zmienia się kierunek gry.
event-challenged = { $seat } sprawdza: { $target } pokazuje rękę.
    .seat = Sprawdzasz: { $target } pokazuje rękę.
    .target = { $seat } cię sprawdza: pokazujesz rękę.
event-challenged-seen = { $seat } sprawdza: { $target } pokazuje { $cards-acc }.
    .seat = Sprawdzasz: { $target } pokazuje { $cards-acc }.
    .target = { $seat } cię sprawdza: pokazujesz { $cards-acc }.
event-guilty = { $seat } ma ten kolor: blef się wydał.
    .seat = Masz ten kolor: blef się wydał.
event-innocent = { $seat } nie ma tego koloru: to nie był blef.
    .seat = Nie masz tego koloru: to nie był blef.
event-gave = Prezent: { $seat } oddaje czerwoną kartę, { $target } przyjmuje.
    .seat = Prezent: oddajesz czerwoną kartę, { $target } przyjmuje.
    .target = Prezent: { $seat } daje ci czerwoną kartę.
event-gave-seen = Prezent: { $seat } oddaje { $card-acc }, { $target } przyjmuje.
    .seat = Prezent: oddajesz { $card-acc }, { $target } przyjmuje.
    .target = Prezent: { $seat } daje ci { $card-acc }.
event-blind = { $seat } zagrywa w ciemno, prosto ze stosu, { $card-acc }.
    .seat = Zagrywasz w ciemno, prosto ze stosu, { $card-acc }.
event-called = { $seat } woła „Ostatnia!”
    .seat = Wołasz „Ostatnia!”
event-caught = { $seat } przyłapuje: { $target } zapomina zawołać.
    .seat = Przyłapujesz: { $target } zapomina zawołać.
    .target = { $seat } cię przyłapuje: zapominasz zawołać.
event-went-out = { $seat } nie ma już żadnej karty.
    .seat = Nie masz już żadnej karty.
event-stalled = Tej rundy nikt nie skończy: wygrywa ręka o najniższej wartości.
event-counted = { $points ->
    [one] { $seat } zostaje z kartami: { $cards }. To { $points } punkt.
    [few] { $seat } zostaje z kartami: { $cards }. To { $points } punkty.
    [many] { $seat } zostaje z kartami: { $cards }. To { $points } punktów.
   *[other] { $seat } zostaje z kartami: { $cards }. To { $points } punktu.
}
    .seat = { $points ->
        [one] Zostajesz z kartami: { $cards }. To { $points } punkt.
        [few] Zostajesz z kartami: { $cards }. To { $points } punkty.
        [many] Zostajesz z kartami: { $cards }. To { $points } punktów.
       *[other] Zostajesz z kartami: { $cards }. To { $points } punktu.
    }
# The attribute says what one seat has.
event-totals = Wyniki łączne: { $totals }.
    .totals = { $seat } – { $totals }
    .totals-seat = ty – { $totals }

# How it ends
target-reached = Próg punktów został osiągnięty.
one-round = Runda dobiegła końca.
round-limit = Po 100 rundach rozstrzygają wyniki łączne.

# The score, item by item
tally-round = Runda { $number }

# What the game waits for
no-turn = twoja kolej: zagraj pasującą kartę albo dobierz
no-drawn = zagraj dobraną kartę, jeśli pasuje, albo ją zatrzymaj
no-second = zagraj drugą pasującą kartę albo zakończ turę
no-struck = najpierw przyjmij cztery karty albo sprawdź
no-first-colour = najpierw wybierz kolor na początek
no-blind-choice = najpierw wybierz kolor lub moc dla karty zagranej w ciemno

# Refusals
no-not-your-turn = teraz decyduje { $seat }
no-not-in-hand = nie masz na ręce takiej karty: { $card }
no-does-not-fit = { $card } nie pasuje: obowiązuje kolor { $colour }, a na wierzchu leży { $top }
no-needless-call = teraz nie trzeba wołać
no-no-power = nie masz { $power-gen } mocy
no-could-lay = nie możesz grać w ciemno, mając na ręce pasującą kartę: { $card }
no-nothing-to-draw = nie ma czego dobrać
no-no-such-opponent = wskaż kogoś spośród rywali
no-nothing-to-catch = nie ma kogo przyłapać: { $target } nie musi wołać
no-not-one-card = { $target } ma już więcej niż jedną kartę
no-still-laying = { $target } jeszcze zagrywa karty: poczekaj do końca tury
no-no-gift-now = czerwone karty oddaje się tylko wtedy, gdy gra czeka na czyjąś turę albo na drugą kartę
no-shielded = { $target } ma żółtą moc i nie przyjmuje prezentów
no-last-card = ostatnia karta musi zostać u ciebie

# Moves, as lists show them; $call is 1 where the last card is called with the card
move-lay = { $call ->
    [1] Zagraj { $card-acc } i zawołaj „Ostatnia!”
   *[0] Zagraj { $card-acc }
}
move-lay-wild = { $call ->
    [1] Zagraj { $card-acc }, wybierz kolor { $colour } i zawołaj „Ostatnia!”
   *[0] Zagraj { $card-acc } i wybierz kolor { $colour }
}
move-lay-choice = { $call ->
    [1] Zagraj { $card-acc }, weź { $power-acc } moc, wybierz kolor { $colour } i zawołaj „Ostatnia!”
   *[0] Zagraj { $card-acc }, weź { $power-acc } moc i wybierz kolor { $colour }
}
move-blind = { $call ->
    [1] Użyj zielonej mocy: zagraj w ciemno kartę ze stosu i zawołaj „Ostatnia!”
   *[0] Użyj zielonej mocy: zagraj w ciemno kartę ze stosu
}
move-draw = Dobierz kartę
move-keep = Zatrzymaj dobraną kartę
move-end = Nie zagrywaj drugiej karty
move-challenge = Sprawdź Jokera +4
move-accept = Przyjmij cztery karty
move-call = Zawołaj „Ostatnia!”
move-colour = Wybierz kolor { $colour }
move-power = Weź { $power-acc } moc i wybierz kolor { $colour }
move-catch = Przyłap: { $target } nie woła „Ostatnia!”
move-give = Oddaj { $card-acc }, przyjmie { $target }

# What a move may say
expected-start = karta (red 7, wild4 blue, character red green ...), draw, keep, call albo inny ruch
expected-rank = liczba od 0 do 9, draw2, reverse albo skip
expected-colour = kolor ({ $colours })

# The table
board-round = Runda { $round }. Stos: { $pile }.
board-top = Na wierzchu leży { $card }; obowiązuje kolor { $colour }.
board-top-free = Na wierzchu leży { $card }; kolor nie jest jeszcze wybrany.
board-left = Gra toczy się w lewo, ku wyższym numerom.
board-right = Gra toczy się w prawo, ku niższym numerom.
board-player = { $who }: karty { $cards }
board-powers = ma moc: { $powers-acc }
board-known = znane ci karty: { $cards }
board-due = jeszcze bez wołania „Ostatnia!”
board-drawn = Dobrana właśnie karta: { $card }.

# Options
option-target = ile punktów kończy grę, albo tylko jedna runda
option-scoring = kto pierwszy pozbędzie się kart, zapisuje karty z cudzych rąk, albo każdy zapisuje własne i wygrywa najniższa suma
option-deck = 108 kart z Postaciami i mocami albo 108 klasycznych, bez mocy
option-gift = czy przy czerwonej mocy musi zostać na ręce jedna karta, czy wolno oddać i ostatnią, wygrywając rundę
label-target = Gra do
label-scoring = Punkty zapisuje
label-deck = Talia
label-gift = Czerwona moc oddaje
choice-round = końca jednej rundy
choice-200 = 200 punktów
choice-300 = 300 punktów
choice-500 = 500 punktów
choice-winner = kto wyszedł z kart
choice-own = każdy za własne karty
choice-powers = z mocami
choice-classic = klasyczna
choice-keep = wszystko prócz ostatniej karty
choice-all = nawet ostatnią kartę
