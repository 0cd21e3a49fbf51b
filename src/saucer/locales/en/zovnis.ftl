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
w01 = W01 (armed: Shaggy + G-Lul / Tripod + Egg)
    .ends = Shaggy + G-Lul / Tripod + Egg (armed)
w02 = W02 (armed: Shaggy + Egg / Blip + Disco)
    .ends = Shaggy + Egg / Blip + Disco (armed)
w03 = W03 (armed: Shaggy + Egg / Moog + G-Lul)
    .ends = Shaggy + Egg / Moog + G-Lul (armed)
w04 = W04 (armed: Shaggy + Pink Cup / Moog + Egg)
    .ends = Shaggy + Pink Cup / Moog + Egg (armed)
w05 = W05 (armed: Shaggy + Pink Cup / Tripod + G-Lul)
    .ends = Shaggy + Pink Cup / Tripod + G-Lul (armed)
w06 = W06 (armed: Shaggy + Disco / Blip + Pink Cup)
    .ends = Shaggy + Disco / Blip + Pink Cup (armed)
w07 = W07 (armed: Blip + G-Lul / Moog + Pink Cup)
    .ends = Blip + G-Lul / Moog + Pink Cup (armed)
w08 = W08 (armed: Blip + Egg / Tripod + Pink Cup)
    .ends = Blip + Egg / Tripod + Pink Cup (armed)
w09 = W09 (armed: Blip + Pink Cup / Tripod + Disco)
    .ends = Blip + Pink Cup / Tripod + Disco (armed)
w10 = W10 (armed: Blip + Disco / Moog + G-Lul)
    .ends = Blip + Disco / Moog + G-Lul (armed)
w11 = W11 (armed: Moog + Egg / Tripod + Disco)
    .ends = Moog + Egg / Tripod + Disco (armed)
w12 = W12 (armed: Moog + Disco / Tripod + G-Lul)
    .ends = Moog + Disco / Tripod + G-Lul (armed)
astre = { astre.ends }
    .ends = Astre

# What happens
event-placed = { $seat } places { $card-ends } on column { $column }, row { $row }. Landing: { $landing }.
event-placed-astre = { $seat } places an Astre on column { $column }, row { $row }.
event-eliminated = { $seat } eliminates { $card-ends } from column { $column }, row { $row }: { $way }, by { $by }.
event-fell = { $card-ends } falls from row { $from } to row { $to } of column { $column }.
event-drew = { $seat } draws a card.
event-drew-seen = { $seat } draws { $card-ends }.
event-ended = { $why }
event-threw = { $count ->
    [one] { $seat } throws the last card away.
   *[other] { $seat } throws { $count } cards away.
}
event-revealed = { $count ->
    [one] { $seat } reveals { $alien } and { $saucer }: 1 point.
   *[other] { $seat } reveals { $alien } and { $saucer }: { $count } points.
}
horizontal = sideways
vertical = downwards

# How it ends
sky-full = The sky is full: all four columns are five cards high.
cards-gone = Nobody has a card left to play.

# Refusals
no-not-your-turn = it is the turn of { $seat }
no-not-in-hand = you do not hold { $card }
no-astre-flipped = an Astre has no way up, so it cannot be flipped
no-column-full = column { $column } already holds five cards
no-game-ended = the game is over and all goals are revealed

# Moves, as lists show them
move-place = { $name } on column { $column }, landing { $alien } + { $saucer }
move-armed = { $name }, armed, on column { $column }, landing { $alien } + { $saucer }
move-astre = An Astre on column { $column }

# What a move may say
expected-card = a card (z01 to z24, w01 to w12, or astre)
expected-column = a column from { $low } to { $high }

# The table
board-pile = Draw pile: { $pile }.
board-column = Column { $column }, from the top:
board-column-empty = Column { $column } is empty.
board-card = row { $row }: { $name }, landing { $alien } + { $saucer }, upper end { $rider } + { $craft }
board-armed = row { $row }: { $name }, armed, landing { $alien } + { $saucer }, upper end { $rider } + { $craft }
board-astre = row { $row }: an Astre
board-player = { $who }: cards { $cards }, eliminated { $shot }
board-goals = { $who }: cards { $cards }, eliminated { $shot }, wants { $alien } and { $saucer }

# Options
option-hand = cards dealt to each player (Z2)
option-astres = Astre cards in the deck (Z10)
label-hand = Cards in hand
label-astres = Astres
