title = Konstelacje

# Cards: the planets clockwise from the top left, as printed
p00 = czerwona niebieska zielona żółta
p01 = czerwona czerwona niebieska niebieska
p02 = czerwona czerwona żółta żółta
p03 = czerwona czerwona zielona zielona
p04 = niebieska niebieska żółta żółta
p05 = niebieska niebieska zielona zielona
p06 = żółta żółta zielona zielona
p07 = czerwona niebieska czerwona niebieska
p08 = czerwona żółta czerwona żółta
p09 = czerwona zielona czerwona zielona
p10 = niebieska żółta niebieska żółta
p11 = niebieska zielona niebieska zielona
p12 = żółta zielona żółta zielona
p13 = czerwona czerwona niebieska żółta
p14 = czerwona czerwona niebieska zielona
p15 = czerwona czerwona żółta niebieska
p16 = czerwona czerwona żółta zielona
p17 = czerwona czerwona zielona niebieska
p18 = czerwona czerwona zielona żółta
p19 = niebieska niebieska czerwona żółta
p20 = niebieska niebieska czerwona zielona
p21 = niebieska niebieska żółta czerwona
p22 = niebieska niebieska żółta zielona
p23 = niebieska niebieska zielona czerwona
p24 = niebieska niebieska zielona żółta
p25 = żółta żółta czerwona niebieska
p26 = żółta żółta czerwona zielona
p27 = żółta żółta niebieska czerwona
p28 = żółta żółta niebieska zielona
p29 = żółta żółta zielona czerwona
p30 = żółta żółta zielona niebieska
p31 = zielona zielona czerwona niebieska
p32 = zielona zielona czerwona żółta
p33 = zielona zielona niebieska czerwona
p34 = zielona zielona niebieska żółta
p35 = zielona zielona żółta czerwona
p36 = zielona zielona żółta niebieska
p37 = czerwona niebieska czerwona żółta
p38 = czerwona niebieska czerwona zielona
p39 = czerwona żółta czerwona zielona
p40 = niebieska czerwona niebieska żółta
p41 = niebieska czerwona niebieska zielona
p42 = niebieska żółta niebieska zielona
p43 = żółta czerwona żółta niebieska
p44 = żółta czerwona żółta zielona
p45 = żółta niebieska żółta zielona
p46 = zielona czerwona zielona niebieska
p47 = zielona czerwona zielona żółta
p48 = zielona niebieska zielona żółta

# Colours; .fem and .acc of a planet or constellation
red = czerwony
    .fem = czerwona
    .acc = czerwoną
blue = niebieski
    .fem = niebieska
    .acc = niebieską
yellow = żółty
    .fem = żółta
    .acc = żółtą
green = zielony
    .fem = zielona
    .acc = zieloną

# Corners; .acc and .loc of the planet there
nw = lewy górny róg
    .acc = lewą górną
    .loc = lewej górnej
ne = prawy górny róg
    .acc = prawą górną
    .loc = prawej górnej
se = prawy dolny róg
    .acc = prawą dolną
    .loc = prawej dolnej
sw = lewy dolny róg
    .acc = lewą dolną
    .loc = lewej dolnej

# What happens
event-laid = { $seat } kładzie kartę: { $card }.
    .seat = Kładziesz kartę: { $card }.
event-shared = { $count ->
    [one] { $seat } mają teraz wspólną { $colour-acc } planetę.
    [few] { $seat } mają teraz wspólną { $colour-acc } konstelację: { $count } planety.
    [many] { $seat } mają teraz wspólną { $colour-acc } konstelację: { $count } planet.
   *[other] { $seat } mają teraz wspólną { $colour-acc } konstelację: { $count } planety.
}
    .seat = { $count ->
        [one] { $seat } macie teraz wspólną { $colour-acc } planetę.
        [few] { $seat } macie teraz wspólną { $colour-acc } konstelację: { $count } planety.
        [many] { $seat } macie teraz wspólną { $colour-acc } konstelację: { $count } planet.
       *[other] { $seat } macie teraz wspólną { $colour-acc } konstelację: { $count } planety.
    }
event-landed = { $count ->
    [one] { $seat } ląduje na { $corner-loc } planecie i zajmuje samotną { $colour-acc } planetę.
    [few] { $seat } ląduje na { $corner-loc } planecie i zajmuje { $colour-acc } konstelację: { $count } planety.
    [many] { $seat } ląduje na { $corner-loc } planecie i zajmuje { $colour-acc } konstelację: { $count } planet.
   *[other] { $seat } ląduje na { $corner-loc } planecie i zajmuje { $colour-acc } konstelację: { $count } planety.
}
    .seat = { $count ->
        [one] Lądujesz na { $corner-loc } planecie i zajmujesz samotną { $colour-acc } planetę.
        [few] Lądujesz na { $corner-loc } planecie i zajmujesz { $colour-acc } konstelację: { $count } planety.
        [many] Lądujesz na { $corner-loc } planecie i zajmujesz { $colour-acc } konstelację: { $count } planet.
       *[other] Lądujesz na { $corner-loc } planecie i zajmujesz { $colour-acc } konstelację: { $count } planety.
    }
event-moved = { $count ->
    [one] { $seat } przenosi { $colour } statek na { $corner-acc } planetę, na razie samotną.
    [few] { $seat } przenosi { $colour } statek na { $corner-acc } planetę; ta konstelacja ma { $count } planety.
    [many] { $seat } przenosi { $colour } statek na { $corner-acc } planetę; ta konstelacja ma { $count } planet.
   *[other] { $seat } przenosi { $colour } statek na { $corner-acc } planetę; ta konstelacja ma { $count } planety.
}
    .seat = { $count ->
        [one] Przenosisz { $colour } statek na { $corner-acc } planetę, na razie samotną.
        [few] Przenosisz { $colour } statek na { $corner-acc } planetę; ta konstelacja ma { $count } planety.
        [many] Przenosisz { $colour } statek na { $corner-acc } planetę; ta konstelacja ma { $count } planet.
       *[other] Przenosisz { $colour } statek na { $corner-acc } planetę; ta konstelacja ma { $count } planety.
    }
event-stayed = { $seat } nie wysyła statku.
    .seat = Nie wysyłasz statku.
event-drew = { $seat } dobiera kartę.
    .seat = Dobierasz kartę.
event-drew-seen = { $seat } dobiera kartę: { $card }.
    .seat = Dobierasz kartę: { $card }.
event-drew-known = { $seat } dobiera kartę znaną już wszystkim: { $card }.
    .seat = Dobierasz kartę znaną już wszystkim: { $card }.
event-showed = { $seat } pokazuje, że żadna z tych kart nie pasuje: { $cards }.
    .seat = Pokazujesz, że żadna z tych kart nie pasuje: { $cards }.
event-swapped = { $seat } wsuwa kartę pod stos: { $card }.
    .seat = Wsuwasz kartę pod stos: { $card }.
event-passed = { $seat } musi spasować.
    .seat = Musisz spasować.
event-skipped = { $seat } nie ma już kart.
    .seat = Nie masz już kart.

# How it ends
sky-complete = Wszystkie 49 kart jest już na niebie.
all-passed = Nikt nie może już dołożyć karty.
all-swapped = Po 48 wymianach z rzędu wciąż żadna karta nie pasuje.

# The score, item by item
tally-colour = konstelacja { $colour-fem }

# Refusals
no-not-your-turn = teraz gra { $seat }
no-not-in-hand = nie masz na ręce tej karty: { $card }
no-lay-first = najpierw połóż kartę, dopiero potem możesz wysłać statek
no-ship-step = karta już leży: wyślij statek na jedną z jej planet albo zrezygnuj
no-no-need-to-swap = masz pasującą kartę: połóż ją
no-swap-first = żadna z twoich kart nie pasuje: wsuń jedną z nich pod stos
no-same-look = ta karta po pół obrotu wygląda tak samo: napisz turn { $count }
no-cell-taken = tam już leży karta
no-not-beside = karta musi przylegać bokiem do karty leżącej na niebie
no-no-match = w tym miejscu żadna planeta karty nie zetknie się z planetą tego samego koloru
no-already-yours = ta { $colour-fem } konstelacja jest już twoja
no-not-free = ta { $colour-fem } konstelacja należy do kogoś innego

# Moves, as lists show them
move-lay = { $nw-fem } { $ne-fem } nad { $sw-acc } { $se-acc }, od karty startowej { $place }
move-ship = { $count ->
    [one] Statek na { $corner-acc } planetę, pojedynczą { $colour-acc }
    [few] Statek na { $corner-acc } planetę: { $colour-fem } konstelacja, { $count } planety
    [many] Statek na { $corner-acc } planetę: { $colour-fem } konstelacja, { $count } planet
   *[other] Statek na { $corner-acc } planetę: { $colour-fem } konstelacja, { $count } planety
}
move-stay = Nie wysyłaj statku
move-swap = Wsuń pod stos kartę: { $card }

# What a move may say
expected-start = karta (od p00 do p48), „ship”, „stay” lub „swap”
expected-card = karta (od p00 do p48)
expected-corner = róg ({ $corners })
expected-place = pole x,y, gdzie x od { $west } do { $east }, y od { $north } do { $south }
expected-turns = liczba ćwiartek obrotu od { $low } do { $high }

# The table
board-pile = Stos: { $pile }. Niebo z północy na południe:
board-card = { $x },{ $y } { $nw-fem } { $ne-fem } nad { $sw-acc } { $se-acc }
card-turned = { $nw-fem } { $ne-fem } nad { $sw-acc } { $se-acc }
place-start = karta startowa
place-left = { $count } w lewo
place-right = { $count } w prawo
place-up = { $count } w górę
place-down = { $count } w dół
place-both = { $across } i { $along }
board-player = { $who }: karty { $cards }, statki: { $ships }
board-no-ships = brak
board-ship = { $colour } na polu { $x },{ $y }, { $corner }, planety { $count }
