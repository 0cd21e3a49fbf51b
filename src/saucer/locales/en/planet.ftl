title = Make Me a Planet

# Stacks
center = centre
uphill = uphill edge
downhill = downhill edge
character = character

# Objects
baobab = baobab
volcano = volcano
sunset = sunset
rose = rose
lamp = lamp
box = box
star = big star
fox = fox
elephant = elephant
snake = snake
white-sheep = white sheep
grey-sheep = grey sheep
brown-sheep = brown sheep

# Characters
vain-man = Vain Man
geographer = Geographer
astronomer = Astronomer
king = King
lamplighter = Lamplighter
hunter = Hunter
drunkard = Drunkard
businessman-white = Businessman of the white sheep
businessman-grey = Businessman of the grey sheep
businessman-brown = Businessman of the brown sheep
gardener = Gardener
turkish-astronomer = Turkish Astronomer
little-prince = Little Prince

# Tiles
C01 = { baobab } + 2 × { white-sheep } + { brown-sheep }
C02 = { baobab } + { fox } + 2 × { white-sheep }
C03 = { baobab } + 2 × { grey-sheep }
C04 = { volcano } + 2 × { lamp }
C05 = { volcano } + { lamp } + { fox } + { white-sheep }
C06 = { volcano } + { lamp } + { grey-sheep }
C07 = { volcano } + { lamp } + { snake } + { white-sheep }
C08 = { volcano } + { snake }
C09 = 3 × { lamp } + { fox }
C10 = { rose } + 2 × { lamp }
C11 = 2 × { lamp } + { box }
C12 = 2 × { lamp } + { snake }
C13 = { box } + 2 × { white-sheep }
C14 = { box } + { white-sheep }
C15 = { box } + { grey-sheep }
C16 = { white-sheep }
C17 = { elephant }
C18 = { baobab } + { elephant } + { brown-sheep }
C19 = { baobab } + { rose } + { snake }
C20 = { volcano } + { lamp } + { elephant } + { white-sheep }
U01 = { baobab } + { sunset } + { elephant }
U02 = { baobab } + { sunset } + { grey-sheep }
U03 = { baobab } + { rose } + { star }
U04 = { baobab } + { grey-sheep } + { brown-sheep }
U05 = { baobab } + { star } + { brown-sheep }
U06 = { volcano } + 2 × { lamp } + { star }
U07 = { volcano } + { sunset } + { lamp } + { fox } + { grey-sheep }
U08 = { volcano } + { lamp } + { white-sheep } + { grey-sheep }
U09 = { volcano } + { sunset } + { lamp } + { elephant } + { white-sheep }
U10 = { volcano } + { sunset } + { lamp } + { snake } + { white-sheep }
U11 = { volcano } + 2 × { star }
U12 = { volcano } + 2 × { star } + { grey-sheep }
U13 = 3 × { lamp } + { snake }
U14 = { sunset } + { rose } + 2 × { lamp }
U15 = { sunset } + 2 × { lamp } + { fox }
U16 = { lamp } + 2 × { white-sheep }
U17 = { lamp } + 2 × { box }
U18 = { box } + { white-sheep }
U19 = { sunset } + { fox }
U20 = { sunset } + { elephant }
D01 = { baobab } + { sunset } + { grey-sheep }
D02 = { baobab } + { sunset } + { snake }
D03 = { baobab } + { rose } + { star }
D04 = { baobab } + { grey-sheep } + { brown-sheep }
D05 = { baobab } + { star } + { brown-sheep }
D06 = { volcano } + 2 × { lamp } + { star }
D07 = { volcano } + { sunset } + { lamp } + { fox } + { grey-sheep }
D08 = { volcano } + { lamp } + { white-sheep } + { grey-sheep }
D09 = { volcano } + { sunset } + { lamp } + { elephant } + { white-sheep }
D10 = { volcano } + { sunset } + { lamp } + { snake } + { white-sheep }
D11 = { volcano } + 2 × { star }
D12 = { volcano } + 2 × { star } + { grey-sheep }
D13 = 3 × { lamp } + { snake }
D14 = { sunset } + { rose } + 2 × { lamp }
D15 = { sunset } + 2 × { lamp } + { fox }
D16 = { lamp } + 2 × { white-sheep }
D17 = { lamp } + 2 × { box }
D18 = { box } + { white-sheep }
D19 = { sunset } + { fox }
D20 = { sunset } + { elephant }
K01 = { vain-man }
K02 = { vain-man }
K03 = { geographer }
K04 = { geographer }
K05 = { astronomer }
K06 = { astronomer }
K07 = { king }
K08 = { lamplighter }
K09 = { lamplighter }
K10 = { hunter }
K11 = { hunter }
K12 = { drunkard }
K13 = { businessman-white }
K14 = { businessman-grey }
K15 = { businessman-brown }
K16 = { gardener }
K17 = { gardener }
K18 = { turkish-astronomer }
K19 = { turkish-astronomer }
K20 = { little-prince }

# What happens
event-drew = { $seat } opens the { $stack } stack.
    .seat = You open the { $stack } stack.
event-looked = { $seat } looks at three tiles of the { $stack } stack.
    .seat = You look at three tiles of the { $stack } stack.
event-looked-seen = { $seat } looks at three tiles of the { $stack } stack: { $tiles }.
    .seat = You look at three tiles of the { $stack } stack: { $tiles }.
event-hid = { $seat } lays one tile face down and shows the others: { $tiles }.
    .seat = You lay one tile face down and show the others: { $tiles }.
event-hid-seen = { $seat } lays one tile face down, { $hidden }, and shows the others: { $tiles }.
    .seat = You lay one tile face down, { $hidden }, and show the others: { $tiles }.
event-took = { $seat } takes a tile: { $tile }.
    .seat = You take a tile: { $tile }.
event-took-hidden = { $seat } takes the hidden tile: { $tile }.
    .seat = You take the hidden tile: { $tile }.
event-took-secretly = { $seat } takes the hidden tile and places it, unseen, in a corner.
    .seat = You take the hidden tile and place it, unseen, in a corner.
event-took-secretly-seen = { $seat } places the hidden tile, unseen, in a corner: { $tile }.
    .seat = You place the hidden tile, unseen, in a corner: { $tile }.
event-turned = Three baobabs are too many: { $seat } turns these tiles face down.
    .seat = Three baobabs are too many: you turn these tiles face down.
event-named = { $seat } lets { $target } take the next tile.
    .seat = You let { $target } take the next tile.
    .target = { $seat } lets you take the next tile.
event-last = { $seat } gets the last tile.
    .seat = You get the last tile.
event-discarded = Thrown away: { $tile }.
event-starts = { $seat } starts the next round.
    .seat = You start the next round.
event-scored = { $count ->
    [one] { $seat } scores { $count } point with { $tiles }.
   *[other] { $seat } scores { $count } points with { $tiles }.
}
    .seat = { $count ->
        [one] You score { $count } point with { $tiles }.
       *[other] You score { $count } points with { $tiles }.
    }
event-erupted = { $count ->
    [one] { $seat } has the most volcanoes and loses { $count } point.
   *[other] { $seat } has the most volcanoes and loses { $count } points.
}
    .seat = { $count ->
        [one] You have the most volcanoes and lose { $count } point.
       *[other] You have the most volcanoes and lose { $count } points.
    }

# How it ends
planets-finished = All planets are finished.

# Refusals
no-not-your-turn = it is the turn of { $seat }
no-stack-now = first choose a stack
no-hide-now = first choose which tile to lay face down
no-take-now = first take one of the tiles on offer
no-name-now = first name the player who takes next
no-stack-empty = the { $stack } stack has no tiles left
no-not-on-offer = there is no tile at place { $number } of the offer
no-slot-taken = your { $stack } slot { $place } already holds a tile
no-no-such-player = there is no such player
no-has-a-tile = { $other } already has a tile of this round
    .other = you already have a tile of this round

# Moves, as lists show them
move-stack = Open the { $stack } stack
move-take = Place the tile { $tile } in row { $row }, column { $column }
move-take-hidden = Place the hidden tile, { $tile }, in row { $row }, column { $column }
move-hide = Lay the tile { $tile } face down
move-name = Let { $target } take the next tile
tile-number = number { $number } on offer

# What a move may say
expected-verb = 'stack', 'take', 'hide' or 'name'
expected-stack = a stack ({ $stacks })
expected-tile = a tile on offer ({ $tiles })
expected-slot = a slot (a, b, c, d)

# The table; slots are named a to d within each kind
board-round = Round { $round } of { $rounds }.
board-stacks = Tiles left: { $stacks }.
board-on-offer = On offer:
board-no-offer = No tiles are on offer now.
board-offer = { $number }: { $tile }
board-offer-closed = { $number }: { $tile }, face down
board-offer-hidden = { $number }: a tile that lies face down
board-discards = Thrown away: { $tiles }
board-planet = { $who }: planet with { $volcanoes ->
    [one] one volcano
   *[other] { $volcanoes } volcanoes
}
board-kind = { $stack }: { $tiles }
board-tile = { $place } { $tile }
board-turned = { $place } { $tile } turned face down
board-unseen = { $place } a hidden character
board-free = free { $places }

# Options
option-characters = whether placed characters lie face up, or face down until the end
label-characters = Characters
choice-open = face up
choice-hidden = face down
