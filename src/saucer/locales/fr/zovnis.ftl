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
z01 = Shaggy + G-Lul / Blip + Disco
z02 = Shaggy + G-Lul / Moog + Pink Cup
z03 = Shaggy + G-Lul / Tripod + Disco
z04 = Shaggy + Egg / Blip + G-Lul
z05 = Shaggy + Egg / Blip + Pink Cup
z06 = Shaggy + Egg / Tripod + Pink Cup
z07 = Shaggy + Pink Cup / Blip + G-Lul
z08 = Shaggy + Pink Cup / Moog + Disco
z09 = Shaggy + Pink Cup / Tripod + Disco
z10 = Shaggy + Disco / Moog + G-Lul
z11 = Shaggy + Disco / Moog + Egg
z12 = Shaggy + Disco / Tripod + Egg
z13 = Blip + G-Lul / Tripod + Egg
z14 = Blip + Egg / Moog + G-Lul
z15 = Blip + Egg / Moog + Pink Cup
z16 = Blip + Egg / Tripod + Disco
z17 = Blip + Pink Cup / Moog + Disco
z18 = Blip + Pink Cup / Tripod + G-Lul
z19 = Blip + Disco / Moog + Egg
z20 = Blip + Disco / Tripod + G-Lul
z21 = Moog + G-Lul / Tripod + Egg
z22 = Moog + Egg / Tripod + Pink Cup
z23 = Moog + Pink Cup / Tripod + G-Lul
z24 = Moog + Disco / Tripod + Pink Cup
w01 = Shaggy + G-Lul / Tripod + Egg (armée)
w02 = Shaggy + Egg / Blip + Disco (armée)
w03 = Shaggy + Egg / Moog + G-Lul (armée)
w04 = Shaggy + Pink Cup / Moog + Egg (armée)
w05 = Shaggy + Pink Cup / Tripod + G-Lul (armée)
w06 = Shaggy + Disco / Blip + Pink Cup (armée)
w07 = Blip + G-Lul / Moog + Pink Cup (armée)
w08 = Blip + Egg / Tripod + Pink Cup (armée)
w09 = Blip + Pink Cup / Tripod + Disco (armée)
w10 = Blip + Disco / Moog + G-Lul (armée)
w11 = Moog + Egg / Tripod + Disco (armée)
w12 = Moog + Disco / Tripod + G-Lul (armée)
astre = Astre

# What happens
event-placed = { $armed ->
    [1] { $seat } pose la carte armée { $alien } + { $saucer } dans la colonne { $column }, sous { $rider } + { $craft }.
   *[0] { $seat } pose { $alien } + { $saucer } dans la colonne { $column }, sous { $rider } + { $craft }.
}
    .seat = { $armed ->
        [1] Vous posez la carte armée { $alien } + { $saucer } dans la colonne { $column }, sous { $rider } + { $craft }.
       *[0] Vous posez { $alien } + { $saucer } dans la colonne { $column }, sous { $rider } + { $craft }.
    }
event-placed-astre = { $seat } pose un Astre dans la colonne { $column }.
    .seat = Vous posez un Astre dans la colonne { $column }.
event-eliminated = { $seat } élimine la carte { $card } : { $by }, { $way }.
    .seat = Vous éliminez la carte { $card } : { $by }, { $way }.
event-fell = La carte { $card } tombe à la rangée { $to } de la colonne { $column }.
event-drew = { $seat } pioche une carte.
    .seat = Vous piochez une carte.
event-drew-seen = { $seat } pioche la carte { $card }.
    .seat = Vous piochez la carte { $card }.
event-threw = { $count ->
    [one] { $seat } défausse sa dernière carte.
   *[other] { $seat } défausse { $count } cartes.
}
    .seat = { $count ->
        [one] Vous défaussez votre dernière carte.
       *[other] Vous défaussez { $count } cartes.
    }
event-revealed = { $count ->
    [one] { $seat } révèle { $alien } et { $saucer } : { $count } point.
   *[other] { $seat } révèle { $alien } et { $saucer } : { $count } points.
}
    .seat = { $count ->
        [one] Vous révélez { $alien } et { $saucer } : { $count } point.
       *[other] Vous révélez { $alien } et { $saucer } : { $count } points.
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
move-place = Faire atterrir { $alien } + { $saucer } dans la colonne { $column }, sous { $rider } + { $craft }
move-armed = Carte armée : faire atterrir { $alien } + { $saucer } dans la colonne { $column }, sous { $rider } + { $craft }
move-astre = Un Astre dans la colonne { $column }

# What a move may say
expected-card = une carte (z01 à z24, w01 à w12, ou astre)
expected-column = une colonne de { $low } à { $high }

# The table
board-pile = Pioche : { $pile }.
board-column = Colonne { $column }, de haut en bas :
board-column-empty = La colonne { $column } est vide.
board-card = rangée { $row } : à l’atterrissage { $alien } + { $saucer }, en haut { $rider } + { $craft }
board-armed = rangée { $row } : armée, à l’atterrissage { $alien } + { $saucer }, en haut { $rider } + { $craft }
board-astre = rangée { $row } : un Astre
board-player = { $who } : cartes { $cards }, éliminées { $shot }
board-goals = { $who } : cartes { $cards }, éliminées { $shot }, objectifs : { $alien } et { $saucer }

# Options
option-hand = cartes distribuées à chaque joueur
option-astres = Astres dans le paquet
label-hand = Cartes en main
label-astres = Astres
