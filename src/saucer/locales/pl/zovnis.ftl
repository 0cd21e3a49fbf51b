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
z01 = Z01 (Kudłak + G-Lul / Blip + Disco)
z02 = Z02 (Kudłak + G-Lul / Moog + Różowy Kubek)
z03 = Z03 (Kudłak + G-Lul / Tripod + Disco)
z04 = Z04 (Kudłak + Jajo / Blip + G-Lul)
z05 = Z05 (Kudłak + Jajo / Blip + Różowy Kubek)
z06 = Z06 (Kudłak + Jajo / Tripod + Różowy Kubek)
z07 = Z07 (Kudłak + Różowy Kubek / Blip + G-Lul)
z08 = Z08 (Kudłak + Różowy Kubek / Moog + Disco)
z09 = Z09 (Kudłak + Różowy Kubek / Tripod + Disco)
z10 = Z10 (Kudłak + Disco / Moog + G-Lul)
z11 = Z11 (Kudłak + Disco / Moog + Jajo)
z12 = Z12 (Kudłak + Disco / Tripod + Jajo)
z13 = Z13 (Blip + G-Lul / Tripod + Jajo)
z14 = Z14 (Blip + Jajo / Moog + G-Lul)
z15 = Z15 (Blip + Jajo / Moog + Różowy Kubek)
z16 = Z16 (Blip + Jajo / Tripod + Disco)
z17 = Z17 (Blip + Różowy Kubek / Moog + Disco)
z18 = Z18 (Blip + Różowy Kubek / Tripod + G-Lul)
z19 = Z19 (Blip + Disco / Moog + Jajo)
z20 = Z20 (Blip + Disco / Tripod + G-Lul)
z21 = Z21 (Moog + G-Lul / Tripod + Jajo)
z22 = Z22 (Moog + Jajo / Tripod + Różowy Kubek)
z23 = Z23 (Moog + Różowy Kubek / Tripod + G-Lul)
z24 = Z24 (Moog + Disco / Tripod + Różowy Kubek)
w01 = W01 (uzbrojona: Kudłak + G-Lul / Tripod + Jajo)
w02 = W02 (uzbrojona: Kudłak + Jajo / Blip + Disco)
w03 = W03 (uzbrojona: Kudłak + Jajo / Moog + G-Lul)
w04 = W04 (uzbrojona: Kudłak + Różowy Kubek / Moog + Jajo)
w05 = W05 (uzbrojona: Kudłak + Różowy Kubek / Tripod + G-Lul)
w06 = W06 (uzbrojona: Kudłak + Disco / Blip + Różowy Kubek)
w07 = W07 (uzbrojona: Blip + G-Lul / Moog + Różowy Kubek)
w08 = W08 (uzbrojona: Blip + Jajo / Tripod + Różowy Kubek)
w09 = W09 (uzbrojona: Blip + Różowy Kubek / Tripod + Disco)
w10 = W10 (uzbrojona: Blip + Disco / Moog + G-Lul)
w11 = W11 (uzbrojona: Moog + Jajo / Tripod + Disco)
w12 = W12 (uzbrojona: Moog + Disco / Tripod + G-Lul)
astre = Gwiazda

# What happens
event-placed = { $seat } kładzie { $card } w kolumnie { $column }, w rzędzie { $row }. Ląduje: { $landing }.
event-placed-astre = { $seat } kładzie Gwiazdę w kolumnie { $column }, w rzędzie { $row }.
event-eliminated = { $seat } usuwa { $card } z kolumny { $column }, z rzędu { $row } ({ $way }, łączy je { $by }).
event-fell = { $card } spada z rzędu { $from } do rzędu { $to } w kolumnie { $column }.
event-drew = { $seat } dobiera kartę.
event-drew-seen = { $seat } dobiera kartę { $card }.
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
