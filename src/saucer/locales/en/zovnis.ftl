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
w01 = Shaggy + G-Lul / Tripod + Egg (armed)
w02 = Shaggy + Egg / Blip + Disco (armed)
w03 = Shaggy + Egg / Moog + G-Lul (armed)
w04 = Shaggy + Pink Cup / Moog + Egg (armed)
w05 = Shaggy + Pink Cup / Tripod + G-Lul (armed)
w06 = Shaggy + Disco / Blip + Pink Cup (armed)
w07 = Blip + G-Lul / Moog + Pink Cup (armed)
w08 = Blip + Egg / Tripod + Pink Cup (armed)
w09 = Blip + Pink Cup / Tripod + Disco (armed)
w10 = Blip + Disco / Moog + G-Lul (armed)
w11 = Moog + Egg / Tripod + Disco (armed)
w12 = Moog + Disco / Tripod + G-Lul (armed)
astre = Astre

# What happens
event-placed = { $armed ->
    [1] { $seat } lands the armed { $alien } + { $saucer } on column { $column }, with { $rider } + { $craft } above.
   *[0] { $seat } lands { $alien } + { $saucer } on column { $column }, with { $rider } + { $craft } above.
}
    .seat = { $armed ->
        [1] You land the armed { $alien } + { $saucer } on column { $column }, with { $rider } + { $craft } above.
       *[0] You land { $alien } + { $saucer } on column { $column }, with { $rider } + { $craft } above.
    }
event-placed-astre = { $seat } places an Astre on column { $column }.
    .seat = You place an Astre on column { $column }.
event-eliminated = { $seat } eliminates { $card }: { $by }, { $way }.
    .seat = You eliminate { $card }: { $by }, { $way }.
event-fell = { $card } falls to row { $to } of column { $column }.
event-drew = { $seat } draws a card.
    .seat = You draw a card.
event-drew-seen = { $seat } draws { $card }.
    .seat = You draw { $card }.
event-threw = { $count ->
    [one] { $seat } throws the last card away.
   *[other] { $seat } throws { $count } cards away.
}
    .seat = { $count ->
        [one] You throw your last card away.
       *[other] You throw { $count } cards away.
    }
event-revealed = { $count ->
    [one] { $seat } reveals { $alien } and { $saucer }: 1 point.
   *[other] { $seat } reveals { $alien } and { $saucer }: { $count } points.
}
    .seat = { $count ->
        [one] You reveal { $alien } and { $saucer }: 1 point.
       *[other] You reveal { $alien } and { $saucer }: { $count } points.
    }
horizontal = sideways
vertical = downwards

# How it ends
sky-full = The sky is full: all four columns are five cards high.
cards-gone = Nobody has a card left to play.

# Refusals
no-not-your-turn = it is the turn of { $seat }
no-not-in-hand = you do not hold { $card }
no-astre-flipped = an Astre looks the same either way up, so it cannot be flipped
no-column-full = column { $column } already holds five cards
no-game-ended = the game is over and all goals are revealed

# Moves, as lists show them
move-place = Land { $alien } + { $saucer } on column { $column }, with { $rider } + { $craft } above
move-armed = Land the armed { $alien } + { $saucer } on column { $column }, with { $rider } + { $craft } above
move-astre = An Astre on column { $column }

# What a move may say
expected-card = a card (z01 to z24, w01 to w12, or astre)
expected-column = a column from { $low } to { $high }

# The table
board-pile = Draw pile: { $pile }.
board-column = Column { $column }, from the top:
board-column-empty = Column { $column } is empty.
board-card = row { $row }: landing { $alien } + { $saucer }, upper end { $rider } + { $craft }
board-armed = row { $row }: armed, landing { $alien } + { $saucer }, upper end { $rider } + { $craft }
board-astre = row { $row }: an Astre
board-player = { $who }: cards { $cards }, eliminated { $shot }
board-goals = { $who }: cards { $cards }, eliminated { $shot }, wants { $alien } and { $saucer }

# Options
option-hand = cards dealt to each player
option-astres = Astre cards in the deck
label-hand = Cards in hand
label-astres = Astres
