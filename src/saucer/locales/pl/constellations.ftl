title = Konstelacje

# Cards: the planets clockwise from the top left, as printed
p00 = P00 (czerwona niebieska zielona żółta)
p01 = P01 (czerwona czerwona niebieska niebieska)
p02 = P02 (czerwona czerwona żółta żółta)
p03 = P03 (czerwona czerwona zielona zielona)
p04 = P04 (niebieska niebieska żółta żółta)
p05 = P05 (niebieska niebieska zielona zielona)
p06 = P06 (żółta żółta zielona zielona)
p07 = P07 (czerwona niebieska czerwona niebieska)
p08 = P08 (czerwona żółta czerwona żółta)
p09 = P09 (czerwona zielona czerwona zielona)
p10 = P10 (niebieska żółta niebieska żółta)
p11 = P11 (niebieska zielona niebieska zielona)
p12 = P12 (żółta zielona żółta zielona)
p13 = P13 (czerwona czerwona niebieska żółta)
p14 = P14 (czerwona czerwona niebieska zielona)
p15 = P15 (czerwona czerwona żółta niebieska)
p16 = P16 (czerwona czerwona żółta zielona)
p17 = P17 (czerwona czerwona zielona niebieska)
p18 = P18 (czerwona czerwona zielona żółta)
p19 = P19 (niebieska niebieska czerwona żółta)
p20 = P20 (niebieska niebieska czerwona zielona)
p21 = P21 (niebieska niebieska żółta czerwona)
p22 = P22 (niebieska niebieska żółta zielona)
p23 = P23 (niebieska niebieska zielona czerwona)
p24 = P24 (niebieska niebieska zielona żółta)
p25 = P25 (żółta żółta czerwona niebieska)
p26 = P26 (żółta żółta czerwona zielona)
p27 = P27 (żółta żółta niebieska czerwona)
p28 = P28 (żółta żółta niebieska zielona)
p29 = P29 (żółta żółta zielona czerwona)
p30 = P30 (żółta żółta zielona niebieska)
p31 = P31 (zielona zielona czerwona niebieska)
p32 = P32 (zielona zielona czerwona żółta)
p33 = P33 (zielona zielona niebieska czerwona)
p34 = P34 (zielona zielona niebieska żółta)
p35 = P35 (zielona zielona żółta czerwona)
p36 = P36 (zielona zielona żółta niebieska)
p37 = P37 (czerwona niebieska czerwona żółta)
p38 = P38 (czerwona niebieska czerwona zielona)
p39 = P39 (czerwona żółta czerwona zielona)
p40 = P40 (niebieska czerwona niebieska żółta)
p41 = P41 (niebieska czerwona niebieska zielona)
p42 = P42 (niebieska żółta niebieska zielona)
p43 = P43 (żółta czerwona żółta niebieska)
p44 = P44 (żółta czerwona żółta zielona)
p45 = P45 (żółta niebieska żółta zielona)
p46 = P46 (zielona czerwona zielona niebieska)
p47 = P47 (zielona czerwona zielona żółta)
p48 = P48 (zielona niebieska zielona żółta)

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
event-laid = { $count ->
    [0] { $seat } kładzie { $card } na polu { $x },{ $y }.
    [one] { $seat } kładzie { $card } na polu { $x },{ $y }, z obrotem o ćwiartkę.
    [few] { $seat } kładzie { $card } na polu { $x },{ $y }, z obrotem o { $count } ćwiartki.
    [many] { $seat } kładzie { $card } na polu { $x },{ $y }, z obrotem o { $count } ćwiartek.
   *[other] { $seat } kładzie { $card } na polu { $x },{ $y }, z obrotem o { $count } ćwiartki.
}
event-shared = { $count ->
    [one] { $seat } mają teraz wspólną { $colour-acc } planetę.
    [few] { $seat } mają teraz wspólną { $colour-acc } konstelację: { $count } planety.
    [many] { $seat } mają teraz wspólną { $colour-acc } konstelację: { $count } planet.
   *[other] { $seat } mają teraz wspólną { $colour-acc } konstelację: { $count } planety.
}
event-landed = { $count ->
    [one] { $seat } ląduje na { $corner-loc } planecie i zajmuje samotną { $colour-acc } planetę.
    [few] { $seat } ląduje na { $corner-loc } planecie i zajmuje { $colour-acc } konstelację: { $count } planety.
    [many] { $seat } ląduje na { $corner-loc } planecie i zajmuje { $colour-acc } konstelację: { $count } planet.
   *[other] { $seat } ląduje na { $corner-loc } planecie i zajmuje { $colour-acc } konstelację: { $count } planety.
}
event-moved = { $count ->
    [one] { $seat } przenosi { $colour } statek na { $corner-acc } planetę, na razie samotną.
    [few] { $seat } przenosi { $colour } statek na { $corner-acc } planetę; ta konstelacja ma { $count } planety.
    [many] { $seat } przenosi { $colour } statek na { $corner-acc } planetę; ta konstelacja ma { $count } planet.
   *[other] { $seat } przenosi { $colour } statek na { $corner-acc } planetę; ta konstelacja ma { $count } planety.
}
event-stayed = { $seat } nie wysyła statku.
event-drew = { $seat } dobiera kartę.
event-drew-seen = { $seat } dobiera { $card }.
event-drew-known = { $seat } dobiera { $card }, kartę znaną już wszystkim.
event-showed = { $seat } pokazuje, że żadna z tych kart nie pasuje: { $cards }.
event-swapped = { $seat } wsuwa { $card } pod stos.
event-passed = { $seat } musi spasować.
event-skipped = { $seat } nie ma już kart.

# How it ends
sky-complete = Wszystkie 49 kart jest już na niebie.
all-passed = Nikt nie może już dołożyć karty.
all-swapped = Po 48 wymianach z rzędu wciąż żadna karta nie pasuje.

# The score, item by item
tally-colour = konstelacja { $colour-fem }

# Refusals
no-not-your-turn = teraz gra { $seat }
no-not-in-hand = nie masz na ręce karty { $card }
no-lay-first = najpierw połóż kartę, dopiero potem możesz wysłać statek
no-ship-step = karta już leży: wyślij statek na jedną z jej planet albo zrezygnuj
no-no-need-to-swap = masz pasującą kartę: połóż ją
no-swap-first = żadna z twoich kart nie pasuje: wsuń jedną z nich pod stos
no-same-look = { $card } po pół obrotu wygląda tak samo: napisz turn { $count }
no-cell-taken = tam już leży karta
no-not-beside = karta musi przylegać bokiem do karty leżącej na niebie
no-no-match = w tym miejscu żadna planeta karty nie zetknie się z planetą tego samego koloru
no-already-yours = ta { $colour-fem } konstelacja jest już twoja
no-not-free = ta { $colour-fem } konstelacja należy do kogoś innego

# Moves, as lists show them
move-lay = { $name } na pole { $x },{ $y }: { $nw-fem } { $ne-fem } nad { $sw-acc } { $se-acc }
move-ship = { $count ->
    [one] Statek na { $corner-acc } planetę, pojedynczą { $colour-acc }
    [few] Statek na { $corner-acc } planetę: { $colour-fem } konstelacja, { $count } planety
    [many] Statek na { $corner-acc } planetę: { $colour-fem } konstelacja, { $count } planet
   *[other] Statek na { $corner-acc } planetę: { $colour-fem } konstelacja, { $count } planety
}
move-stay = Nie wysyłaj statku
move-swap = Wsuń { $card } pod stos

# What a move may say
expected-start = karta (od p00 do p48), „ship”, „stay” lub „swap”
expected-card = karta (od p00 do p48)
expected-corner = róg ({ $corners })
expected-place = pole x,y, gdzie x od { $west } do { $east }, y od { $north } do { $south }
expected-turns = liczba ćwiartek obrotu od { $low } do { $high }

# The table
board-pile = Stos: { $pile }. Niebo z północy na południe:
board-card = { $x },{ $y } { $nw-fem } { $ne-fem } nad { $sw-acc } { $se-acc }
card-turned = { $name }: { $nw-fem } { $ne-fem } nad { $sw-acc } { $se-acc }
board-player = { $who }: karty { $cards }, statki: { $ships }
board-no-ships = brak
board-ship = { $colour } na polu { $x },{ $y }, { $corner }, planety { $count }
