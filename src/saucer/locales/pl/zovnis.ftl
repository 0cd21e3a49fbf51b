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
z01 = Z01 ({ z01.ends })
    .ends = Kudłak + G-Lul / Blip + Disco
z02 = Z02 ({ z02.ends })
    .ends = Kudłak + G-Lul / Moog + Różowy Kubek
z03 = Z03 ({ z03.ends })
    .ends = Kudłak + G-Lul / Tripod + Disco
z04 = Z04 ({ z04.ends })
    .ends = Kudłak + Jajo / Blip + G-Lul
z05 = Z05 ({ z05.ends })
    .ends = Kudłak + Jajo / Blip + Różowy Kubek
z06 = Z06 ({ z06.ends })
    .ends = Kudłak + Jajo / Tripod + Różowy Kubek
z07 = Z07 ({ z07.ends })
    .ends = Kudłak + Różowy Kubek / Blip + G-Lul
z08 = Z08 ({ z08.ends })
    .ends = Kudłak + Różowy Kubek / Moog + Disco
z09 = Z09 ({ z09.ends })
    .ends = Kudłak + Różowy Kubek / Tripod + Disco
z10 = Z10 ({ z10.ends })
    .ends = Kudłak + Disco / Moog + G-Lul
z11 = Z11 ({ z11.ends })
    .ends = Kudłak + Disco / Moog + Jajo
z12 = Z12 ({ z12.ends })
    .ends = Kudłak + Disco / Tripod + Jajo
z13 = Z13 ({ z13.ends })
    .ends = Blip + G-Lul / Tripod + Jajo
z14 = Z14 ({ z14.ends })
    .ends = Blip + Jajo / Moog + G-Lul
z15 = Z15 ({ z15.ends })
    .ends = Blip + Jajo / Moog + Różowy Kubek
z16 = Z16 ({ z16.ends })
    .ends = Blip + Jajo / Tripod + Disco
z17 = Z17 ({ z17.ends })
    .ends = Blip + Różowy Kubek / Moog + Disco
z18 = Z18 ({ z18.ends })
    .ends = Blip + Różowy Kubek / Tripod + G-Lul
z19 = Z19 ({ z19.ends })
    .ends = Blip + Disco / Moog + Jajo
z20 = Z20 ({ z20.ends })
    .ends = Blip + Disco / Tripod + G-Lul
z21 = Z21 ({ z21.ends })
    .ends = Moog + G-Lul / Tripod + Jajo
z22 = Z22 ({ z22.ends })
    .ends = Moog + Jajo / Tripod + Różowy Kubek
z23 = Z23 ({ z23.ends })
    .ends = Moog + Różowy Kubek / Tripod + G-Lul
z24 = Z24 ({ z24.ends })
    .ends = Moog + Disco / Tripod + Różowy Kubek
w01 = W01 (uzbrojona: Kudłak + G-Lul / Tripod + Jajo)
    .ends = Kudłak + G-Lul / Tripod + Jajo (uzbrojona)
w02 = W02 (uzbrojona: Kudłak + Jajo / Blip + Disco)
    .ends = Kudłak + Jajo / Blip + Disco (uzbrojona)
w03 = W03 (uzbrojona: Kudłak + Jajo / Moog + G-Lul)
    .ends = Kudłak + Jajo / Moog + G-Lul (uzbrojona)
w04 = W04 (uzbrojona: Kudłak + Różowy Kubek / Moog + Jajo)
    .ends = Kudłak + Różowy Kubek / Moog + Jajo (uzbrojona)
w05 = W05 (uzbrojona: Kudłak + Różowy Kubek / Tripod + G-Lul)
    .ends = Kudłak + Różowy Kubek / Tripod + G-Lul (uzbrojona)
w06 = W06 (uzbrojona: Kudłak + Disco / Blip + Różowy Kubek)
    .ends = Kudłak + Disco / Blip + Różowy Kubek (uzbrojona)
w07 = W07 (uzbrojona: Blip + G-Lul / Moog + Różowy Kubek)
    .ends = Blip + G-Lul / Moog + Różowy Kubek (uzbrojona)
w08 = W08 (uzbrojona: Blip + Jajo / Tripod + Różowy Kubek)
    .ends = Blip + Jajo / Tripod + Różowy Kubek (uzbrojona)
w09 = W09 (uzbrojona: Blip + Różowy Kubek / Tripod + Disco)
    .ends = Blip + Różowy Kubek / Tripod + Disco (uzbrojona)
w10 = W10 (uzbrojona: Blip + Disco / Moog + G-Lul)
    .ends = Blip + Disco / Moog + G-Lul (uzbrojona)
w11 = W11 (uzbrojona: Moog + Jajo / Tripod + Disco)
    .ends = Moog + Jajo / Tripod + Disco (uzbrojona)
w12 = W12 (uzbrojona: Moog + Disco / Tripod + G-Lul)
    .ends = Moog + Disco / Tripod + G-Lul (uzbrojona)
astre = { astre.ends }
    .ends = Gwiazda

# What happens
event-placed = { $seat } kładzie kartę { $card-ends } w kolumnie { $column }, w rzędzie { $row }. Ląduje: { $landing }.
event-placed-astre = { $seat } kładzie Gwiazdę w kolumnie { $column }, w rzędzie { $row }.
event-eliminated = { $seat } usuwa kartę { $card-ends } z kolumny { $column }, z rzędu { $row } ({ $way }, łączy je { $by }).
event-fell = Karta { $card-ends } spada z rzędu { $from } do rzędu { $to } w kolumnie { $column }.
event-drew = { $seat } dobiera kartę.
event-drew-seen = { $seat } dobiera kartę { $card-ends }.
event-ended = { $why }
event-threw = { $count ->
    [one] { $seat } odrzuca ostatnią kartę.
    [few] { $seat } odrzuca { $count } karty.
    [many] { $seat } odrzuca { $count } kart.
   *[other] { $seat } odrzuca { $count } karty.
}
event-revealed = { $count ->
    [one] { $seat } odkrywa swoje cele, { $alien } i { $saucer }: { $count } punkt.
    [few] { $seat } odkrywa swoje cele, { $alien } i { $saucer }: { $count } punkty.
    [many] { $seat } odkrywa swoje cele, { $alien } i { $saucer }: { $count } punktów.
   *[other] { $seat } odkrywa swoje cele, { $alien } i { $saucer }: { $count } punktu.
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
move-place = { $name } do kolumny { $column }, ląduje { $alien } + { $saucer }
move-armed = { $name } (uzbrojona) do kolumny { $column }, ląduje { $alien } + { $saucer }
move-astre = Gwiazda do kolumny { $column }

# What a move may say
expected-card = karta (od z01 do z24, od w01 do w12 albo astre)
expected-column = kolumna od { $low } do { $high }

# The table
board-pile = Stos: { $pile }.
board-column = Kolumna { $column }, od góry:
board-column-empty = Kolumna { $column } jest pusta.
board-card = rząd { $row }: { $name }, ląduje { $alien } + { $saucer }, u góry { $rider } + { $craft }
board-armed = rząd { $row }: { $name }, uzbrojona, ląduje { $alien } + { $saucer }, u góry { $rider } + { $craft }
board-astre = rząd { $row }: Gwiazda
board-player = { $who }: karty { $cards }, usunięte { $shot }
board-goals = { $who }: karty { $cards }, usunięte { $shot }, cele: { $alien } i { $saucer }

# Options
option-hand = karty rozdane każdej osobie (Z2)
option-astres = Gwiazdy w talii (Z10)
label-hand = Karty na ręce
label-astres = Gwiazdy
