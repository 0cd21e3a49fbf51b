title = Constellations

# Cards: the planets clockwise from the top left, as printed
p00 = red blue green yellow
p01 = red red blue blue
p02 = red red yellow yellow
p03 = red red green green
p04 = blue blue yellow yellow
p05 = blue blue green green
p06 = yellow yellow green green
p07 = red blue red blue
p08 = red yellow red yellow
p09 = red green red green
p10 = blue yellow blue yellow
p11 = blue green blue green
p12 = yellow green yellow green
p13 = red red blue yellow
p14 = red red blue green
p15 = red red yellow blue
p16 = red red yellow green
p17 = red red green blue
p18 = red red green yellow
p19 = blue blue red yellow
p20 = blue blue red green
p21 = blue blue yellow red
p22 = blue blue yellow green
p23 = blue blue green red
p24 = blue blue green yellow
p25 = yellow yellow red blue
p26 = yellow yellow red green
p27 = yellow yellow blue red
p28 = yellow yellow blue green
p29 = yellow yellow green red
p30 = yellow yellow green blue
p31 = green green red blue
p32 = green green red yellow
p33 = green green blue red
p34 = green green blue yellow
p35 = green green yellow red
p36 = green green yellow blue
p37 = red blue red yellow
p38 = red blue red green
p39 = red yellow red green
p40 = blue red blue yellow
p41 = blue red blue green
p42 = blue yellow blue green
p43 = yellow red yellow blue
p44 = yellow red yellow green
p45 = yellow blue yellow green
p46 = green red green blue
p47 = green red green yellow
p48 = green blue green yellow

# Planets and corners
red = red
blue = blue
yellow = yellow
green = green
nw = top left
ne = top right
se = bottom right
sw = bottom left

# What happens
event-laid = { $seat } lays a card: { $card }.
    .seat = You lay a card: { $card }.
event-shared = { $seat } now own a { $colour } constellation of { $count } planets together.
    .seat = { $seat } now own a { $colour } constellation of { $count } planets together.
event-landed = { $count ->
    [one] { $seat } lands on the { $corner } planet and owns a single { $colour } planet.
   *[other] { $seat } lands on the { $corner } planet and owns a { $colour } constellation of { $count } planets.
}
    .seat = { $count ->
        [one] You land on the { $corner } planet and own a single { $colour } planet.
       *[other] You land on the { $corner } planet and own a { $colour } constellation of { $count } planets.
    }
event-moved = { $count ->
    [one] { $seat } moves the { $colour } ship to the { $corner } planet, a single one.
   *[other] { $seat } moves the { $colour } ship to the { $corner } planet, in a constellation of { $count } planets.
}
    .seat = { $count ->
        [one] You move your { $colour } ship to the { $corner } planet, a single one.
       *[other] You move your { $colour } ship to the { $corner } planet, in a constellation of { $count } planets.
    }
event-stayed = { $seat } sends no ship.
    .seat = You send no ship.
event-drew = { $seat } draws a card.
    .seat = You draw a card.
event-drew-seen = { $seat } draws a card: { $card }.
    .seat = You draw a card: { $card }.
event-drew-known = { $seat } draws a card that everybody has seen: { $card }.
    .seat = You draw a card that everybody has seen: { $card }.
event-showed = { $seat } shows that none of these cards fits: { $cards }.
    .seat = You show that none of these cards fits: { $cards }.
event-swapped = { $seat } puts a card under the pile: { $card }.
    .seat = You put a card under the pile: { $card }.
event-passed = { $seat } has to pass.
    .seat = You have to pass.
event-skipped = { $seat } has no cards left.
    .seat = You have no cards left.

# How it ends
sky-complete = All 49 cards lie in the sky.
all-passed = Nobody can lay a card any more.
all-swapped = After 48 swaps in a row no card fits.

# The score, item by item
tally-colour = { $colour } constellation

# Refusals
no-not-your-turn = it is the turn of { $seat }
no-not-in-hand = you do not hold this card: { $card }
no-lay-first = lay a card first; a ship may follow
no-ship-step = your card is laid: send a ship to one of its corners, or stay
no-no-need-to-swap = one of your cards fits: lay it
no-swap-first = none of your cards fits: put one of them under the pile
no-same-look = this card looks the same after a half turn: say turn { $count }
no-cell-taken = a card lies there already
no-not-beside = the card must share a side with a card in the sky
no-no-match = no planet of the card would touch a planet of its own colour there
no-already-yours = that { $colour } constellation is yours already
no-not-free = that { $colour } constellation belongs to a rival

# Moves, as lists show them
move-lay = { $nw } { $ne } over { $sw } { $se }, { $place } from the start card
move-ship = { $count ->
    [one] A ship to the { $corner } planet, a single { $colour } one
   *[other] A ship to the { $corner } planet, in a { $colour } constellation of { $count }
}
move-stay = Send no ship
move-swap = Put this card under the pile: { $card }

# What a move may say
expected-start = a card (p00 to p48), 'ship', 'stay' or 'swap'
expected-card = a card (p00 to p48)
expected-corner = a corner ({ $corners })
expected-place = a place as x,y with x from { $west } to { $east } and y from { $north } to { $south }
expected-turns = quarter turns from { $low } to { $high }

# The table
board-pile = Pile: { $pile }. The sky from north to south:
board-card = { $x },{ $y } { $nw } { $ne } over { $sw } { $se }
card-turned = { $nw } { $ne } over { $sw } { $se }
place-start = start card
place-left = { $count } left
place-right = { $count } right
place-up = { $count } up
place-down = { $count } down
place-both = { $across } and { $along }
board-player = { $who }: cards { $cards }, ships: { $ships }
board-no-ships = none
board-ship = { $colour } at { $x },{ $y } { $corner }, planets { $count }
