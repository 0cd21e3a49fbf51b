title = Zovnis

# Aliens
shaggy = Kudłak
blip = Blip
moog = Moog
tripod = Tripod

# Saucers
g-lul = G-Lul
egg = Jajo
pink-cup = Różowy Kubek
disco = Disco

# Cards
z01 = Kudłak + G-Lul / Blip + Disco
z02 = Kudłak + G-Lul / Moog + Różowy Kubek
z03 = Kudłak + G-Lul / Tripod + Disco
z04 = Kudłak + Jajo / Blip + G-Lul
z05 = Kudłak + Jajo / Blip + Różowy Kubek
z06 = Kudłak + Jajo / Tripod + Różowy Kubek
z07 = Kudłak + Różowy Kubek / Blip + G-Lul
z08 = Kudłak + Różowy Kubek / Moog + Disco
z09 = Kudłak + Różowy Kubek / Tripod + Disco
z10 = Kudłak + Disco / Moog + G-Lul
z11 = Kudłak + Disco / Moog + Jajo
z12 = Kudłak + Disco / Tripod + Jajo
z13 = Blip + G-Lul / Tripod + Jajo
z14 = Blip + Jajo / Moog + G-Lul
z15 = Blip + Jajo / Moog + Różowy Kubek
z16 = Blip + Jajo / Tripod + Disco
z17 = Blip + Różowy Kubek / Moog + Disco
z18 = Blip + Różowy Kubek / Tripod + G-Lul
z19 = Blip + Disco / Moog + Jajo
z20 = Blip + Disco / Tripod + G-Lul
z21 = Moog + G-Lul / Tripod + Jajo
z22 = Moog + Jajo / Tripod + Różowy Kubek
z23 = Moog + Różowy Kubek / Tripod + G-Lul
z24 = Moog + Disco / Tripod + Różowy Kubek
w01 = Kudłak + G-Lul / Tripod + Jajo (uzbrojona)
w02 = Kudłak + Jajo / Blip + Disco (uzbrojona)
w03 = Kudłak + Jajo / Moog + G-Lul (uzbrojona)
w04 = Kudłak + Różowy Kubek / Moog + Jajo (uzbrojona)
w05 = Kudłak + Różowy Kubek / Tripod + G-Lul (uzbrojona)
w06 = Kudłak + Disco / Blip + Różowy Kubek (uzbrojona)
w07 = Blip + G-Lul / Moog + Różowy Kubek (uzbrojona)
w08 = Blip + Jajo / Tripod + Różowy Kubek (uzbrojona)
w09 = Blip + Różowy Kubek / Tripod + Disco (uzbrojona)
w10 = Blip + Disco / Moog + G-Lul (uzbrojona)
w11 = Moog + Jajo / Tripod + Disco (uzbrojona)
w12 = Moog + Disco / Tripod + G-Lul (uzbrojona)
astre = Gwiazda

# What happens
event-placed = { $armed ->
    [1] { $seat } kładzie uzbrojoną kartę w kolumnie { $column }: lądują { $alien } + { $saucer }, u góry { $rider } + { $craft }.
   *[0] { $seat } kładzie kartę w kolumnie { $column }: lądują { $alien } + { $saucer }, u góry { $rider } + { $craft }.
}
    .seat = { $armed ->
        [1] Kładziesz uzbrojoną kartę w kolumnie { $column }: lądują { $alien } + { $saucer }, u góry { $rider } + { $craft }.
       *[0] Kładziesz kartę w kolumnie { $column }: lądują { $alien } + { $saucer }, u góry { $rider } + { $craft }.
    }
event-placed-astre = { $seat } kładzie Gwiazdę w kolumnie { $column }.
    .seat = Kładziesz Gwiazdę w kolumnie { $column }.
event-eliminated = { $seat } usuwa kartę { $card }: { $by }, { $way }.
    .seat = Usuwasz kartę { $card }: { $by }, { $way }.
event-fell = Karta { $card } spada do rzędu { $to } w kolumnie { $column }.
event-drew = { $seat } dobiera kartę.
    .seat = Dobierasz kartę.
event-drew-seen = { $seat } dobiera kartę { $card }.
    .seat = Dobierasz kartę { $card }.
event-threw = { $count ->
    [one] { $seat } odrzuca ostatnią kartę.
    [few] { $seat } odrzuca { $count } karty.
    [many] { $seat } odrzuca { $count } kart.
   *[other] { $seat } odrzuca { $count } karty.
}
    .seat = { $count ->
        [one] Odrzucasz ostatnią kartę.
        [few] Odrzucasz { $count } karty.
        [many] Odrzucasz { $count } kart.
       *[other] Odrzucasz { $count } karty.
    }
event-revealed = { $count ->
    [one] { $seat } odkrywa swoje cele, { $alien } i { $saucer }: { $count } punkt.
    [few] { $seat } odkrywa swoje cele, { $alien } i { $saucer }: { $count } punkty.
    [many] { $seat } odkrywa swoje cele, { $alien } i { $saucer }: { $count } punktów.
   *[other] { $seat } odkrywa swoje cele, { $alien } i { $saucer }: { $count } punktu.
}
    .seat = { $count ->
        [one] Odkrywasz swoje cele, { $alien } i { $saucer }: { $count } punkt.
        [few] Odkrywasz swoje cele, { $alien } i { $saucer }: { $count } punkty.
        [many] Odkrywasz swoje cele, { $alien } i { $saucer }: { $count } punktów.
       *[other] Odkrywasz swoje cele, { $alien } i { $saucer }: { $count } punktu.
    }
horizontal = w poziomie
vertical = w pionie

# How it ends
sky-full = Niebo jest pełne: we wszystkich czterech kolumnach leży po pięć kart.
cards-gone = Nikt nie ma już czego zagrać.

# Refusals
no-not-your-turn = teraz gra { $seat }
no-not-in-hand = nie masz na ręce karty { $card }
no-astre-flipped = Gwiazda nie ma góry ani dołu, więc nie da się jej odwrócić
no-column-full = w kolumnie { $column } leży już pięć kart
no-game-ended = gra jest skończona i wszystkie cele są odkryte

# Moves, as lists show them
move-place = W kolumnie { $column } lądują { $alien } + { $saucer }, u góry { $rider } + { $craft }
move-armed = Uzbrojona karta: w kolumnie { $column } lądują { $alien } + { $saucer }, u góry { $rider } + { $craft }
move-astre = Gwiazda do kolumny { $column }

# What a move may say
expected-card = karta (od z01 do z24, od w01 do w12 albo astre)
expected-column = kolumna od { $low } do { $high }

# The table
board-pile = Stos: { $pile }.
board-column = Kolumna { $column }, od góry:
board-column-empty = Kolumna { $column } jest pusta.
board-card = rząd { $row }: lądują { $alien } + { $saucer }, u góry { $rider } + { $craft }
board-armed = rząd { $row }: uzbrojona, lądują { $alien } + { $saucer }, u góry { $rider } + { $craft }
board-astre = rząd { $row }: Gwiazda
board-player = { $who }: karty { $cards }, usunięte { $shot }
board-goals = { $who }: karty { $cards }, usunięte { $shot }, cele: { $alien } i { $saucer }

# Options
option-hand = karty rozdane każdej osobie
option-astres = Gwiazdy w talii
label-hand = Karty na ręce
label-astres = Gwiazdy
