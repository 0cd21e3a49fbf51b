title = Zovnis

# Aliens
shaggy = Shaggy
blip = Blip
moog = Moog
tripod = Tripod

# Saucers
g-lul = G-Lul
egg = Egg
pink-cup = Pink Cup
disco = Disco

# Cards
z01 = Z01 ({ z01.ends })
    .ends = Shaggy + G-Lul / Blip + Disco
z02 = Z02 ({ z02.ends })
    .ends = Shaggy + G-Lul / Moog + Pink Cup
z03 = Z03 ({ z03.ends })
    .ends = Shaggy + G-Lul / Tripod + Disco
z04 = Z04 ({ z04.ends })
    .ends = Shaggy + Egg / Blip + G-Lul
z05 = Z05 ({ z05.ends })
    .ends = Shaggy + Egg / Blip + Pink Cup
z06 = Z06 ({ z06.ends })
    .ends = Shaggy + Egg / Tripod + Pink Cup
z07 = Z07 ({ z07.ends })
    .ends = Shaggy + Pink Cup / Blip + G-Lul
z08 = Z08 ({ z08.ends })
    .ends = Shaggy + Pink Cup / Moog + Disco
z09 = Z09 ({ z09.ends })
    .ends = Shaggy + Pink Cup / Tripod + Disco
z10 = Z10 ({ z10.ends })
    .ends = Shaggy + Disco / Moog + G-Lul
z11 = Z11 ({ z11.ends })
    .ends = Shaggy + Disco / Moog + Egg
z12 = Z12 ({ z12.ends })
    .ends = Shaggy + Disco / Tripod + Egg
z13 = Z13 ({ z13.ends })
    .ends = Blip + G-Lul / Tripod + Egg
z14 = Z14 ({ z14.ends })
    .ends = Blip + Egg / Moog + G-Lul
z15 = Z15 ({ z15.ends })
    .ends = Blip + Egg / Moog + Pink Cup
z16 = Z16 ({ z16.ends })
    .ends = Blip + Egg / Tripod + Disco
z17 = Z17 ({ z17.ends })
    .ends = Blip + Pink Cup / Moog + Disco
z18 = Z18 ({ z18.ends })
    .ends = Blip + Pink Cup / Tripod + G-Lul
z19 = Z19 ({ z19.ends })
    .ends = Blip + Disco / Moog + Egg
z20 = Z20 ({ z20.ends })
    .ends = Blip + Disco / Tripod + G-Lul
z21 = Z21 ({ z21.ends })
    .ends = Moog + G-Lul / Tripod + Egg
z22 = Z22 ({ z22.ends })
    .ends = Moog + Egg / Tripod + Pink Cup
z23 = Z23 ({ z23.ends })
    .ends = Moog + Pink Cup / Tripod + G-Lul
z24 = Z24 ({ z24.ends })
    .ends = Moog + Disco / Tripod + Pink Cup
w01 = W01 (armée : Shaggy + G-Lul / Tripod + Egg)
    .ends = Shaggy + G-Lul / Tripod + Egg (armée)
w02 = W02 (armée : Shaggy + Egg / Blip + Disco)
    .ends = Shaggy + Egg / Blip + Disco (armée)
w03 = W03 (armée : Shaggy + Egg / Moog + G-Lul)
    .ends = Shaggy + Egg / Moog + G-Lul (armée)
w04 = W04 (armée : Shaggy + Pink Cup / Moog + Egg)
    .ends = Shaggy + Pink Cup / Moog + Egg (armée)
w05 = W05 (armée : Shaggy + Pink Cup / Tripod + G-Lul)
    .ends = Shaggy + Pink Cup / Tripod + G-Lul (armée)
w06 = W06 (armée : Shaggy + Disco / Blip + Pink Cup)
    .ends = Shaggy + Disco / Blip + Pink Cup (armée)
w07 = W07 (armée : Blip + G-Lul / Moog + Pink Cup)
    .ends = Blip + G-Lul / Moog + Pink Cup (armée)
w08 = W08 (armée : Blip + Egg / Tripod + Pink Cup)
    .ends = Blip + Egg / Tripod + Pink Cup (armée)
w09 = W09 (armée : Blip + Pink Cup / Tripod + Disco)
    .ends = Blip + Pink Cup / Tripod + Disco (armée)
w10 = W10 (armée : Blip + Disco / Moog + G-Lul)
    .ends = Blip + Disco / Moog + G-Lul (armée)
w11 = W11 (armée : Moog + Egg / Tripod + Disco)
    .ends = Moog + Egg / Tripod + Disco (armée)
w12 = W12 (armée : Moog + Disco / Tripod + G-Lul)
    .ends = Moog + Disco / Tripod + G-Lul (armée)
astre = { astre.ends }
    .ends = Astre

# What happens
event-placed = { $seat } pose la carte { $card-ends } dans la colonne { $column }, rangée { $row }. À l’atterrissage : { $landing }.
event-placed-astre = { $seat } pose un Astre dans la colonne { $column }, rangée { $row }.
event-eliminated = { $seat } élimine la carte { $card-ends } de la colonne { $column }, rangée { $row } : { $way }, par { $by }.
event-fell = La carte { $card-ends } tombe de la rangée { $from } à la rangée { $to } dans la colonne { $column }.
event-drew = { $seat } pioche une carte.
event-drew-seen = { $seat } pioche la carte { $card-ends }.
event-ended = { $why }
event-threw = { $count ->
    [one] { $seat } défausse sa dernière carte.
   *[other] { $seat } défausse { $count } cartes.
}
event-revealed = { $count ->
    [one] { $seat } révèle { $alien } et { $saucer } : { $count } point.
   *[other] { $seat } révèle { $alien } et { $saucer } : { $count } points.
}
horizontal = à l’horizontale
vertical = à la verticale

# How it ends
sky-full = Le ciel est plein : les quatre colonnes comptent cinq cartes chacune.
cards-gone = Plus personne n’a de carte à jouer.

# Refusals
no-not-your-turn = c’est à { $seat } de jouer
no-not-in-hand = vous n’avez pas la carte { $card } en main
no-astre-flipped = un Astre n’a ni haut ni bas : impossible de le retourner
no-column-full = la colonne { $column } compte déjà cinq cartes
no-game-ended = la partie est finie et tous les objectifs sont révélés

# Moves, as lists show them
move-place = { $name } dans la colonne { $column }, à l’atterrissage { $alien } + { $saucer }
move-armed = { $name }, armée, dans la colonne { $column }, à l’atterrissage { $alien } + { $saucer }
move-astre = Un Astre dans la colonne { $column }

# What a move may say
expected-card = une carte (z01 à z24, w01 à w12, ou astre)
expected-column = une colonne de { $low } à { $high }

# The table
board-pile = Pioche : { $pile }.
board-column = Colonne { $column }, de haut en bas :
board-column-empty = La colonne { $column } est vide.
board-card = rangée { $row } : { $name }, à l’atterrissage { $alien } + { $saucer }, en haut { $rider } + { $craft }
board-armed = rangée { $row } : { $name }, armée, à l’atterrissage { $alien } + { $saucer }, en haut { $rider } + { $craft }
board-astre = rangée { $row } : un Astre
board-player = { $who } : cartes { $cards }, éliminées { $shot }
board-goals = { $who } : cartes { $cards }, éliminées { $shot }, objectifs : { $alien } et { $saucer }

# Options
option-hand = cartes distribuées à chaque joueur (Z2)
option-astres = Astres dans le paquet (Z10)
label-hand = Cartes en main
label-astres = Astres
