title = Little Green Looters

# Cards
thimble = { thimble.short } (saucer 2)
    .short = Thimble
teacup = { teacup.short } (saucer 2)
    .short = Teacup
dinghy = { dinghy.short } (saucer 2)
    .short = Dinghy
pancake = { pancake.short } (saucer 3)
    .short = Pancake
lampshade = { lampshade.short } (saucer 3)
    .short = Lampshade
sombrero = { sombrero.short } (saucer 3)
    .short = Sombrero
carousel = { carousel.short } (saucer 4)
    .short = Carousel
cruiser = { cruiser.short } (saucer 4)
    .short = Cruiser
zeppelin = { zeppelin.short } (saucer 4)
    .short = Zeppelin
strength = { strength.short }
    .short = Swarm
recruit = { recruit.short }
    .short = Recruit
animals = { animals.short }
    .short = Revolt
general = { general.short }
    .short = General

# What happens
event-laid = { $count ->
    [one] { $seat } lays { $card }.
   *[other] { $seat } lays { $count } × { $card }.
}
    .seat = { $count ->
        [one] You lay { $card }.
       *[other] You lay { $count } × { $card }.
    }
event-took = { $seat } takes { $count } loot from Earth.
    .seat = You take { $count } loot from Earth.
event-robbed = { $count ->
    [0] { $seat } attacks, but { $target } has no loot.
   *[other] { $seat } takes { $count } loot from { $target }.
}
    .seat = { $count ->
        [0] You attack, but { $target } has no loot.
       *[other] You take { $count } loot from { $target }.
    }
    .target = { $count ->
        [0] { $seat } attacks, but you have no loot.
       *[other] { $seat } takes { $count } loot from you.
    }
event-returned = { $count ->
    [0] { $seat } has no loot to give back to Earth.
   *[other] { $seat } gives { $count } loot back to Earth.
}
    .seat = { $count ->
        [0] You have no loot to give back to Earth.
       *[other] You give { $count } loot back to Earth.
    }
event-gathered = { $count ->
    [one] { $seat } slides the only laid card under the pile.
   *[other] { $seat } shuffles all { $count } laid cards under the pile.
}
    .seat = { $count ->
        [one] You slide the only laid card under the pile.
       *[other] You shuffle all { $count } laid cards under the pile.
    }
event-drew = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
    .seat = { $count ->
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
event-drew-seen = { $seat } draws { $cards }.
    .seat = You draw { $cards }.
event-missed = { $seat } has no cards and misses a turn.
    .seat = You have no cards and miss a turn.
event-dealt-again = Nobody holds a card: all { $count } laid cards become the pile, and everybody draws.

# How it ends
earth-empty = The last loot has left the Earth.
turn-limit = After 200 turns the aliens go home.

# The score, item by item
tally-loot = Loot

# Refusals
no-not-your-turn = it is the turn of { $seat }
no-not-in-hand = you hold no { $card } card
no-not-so-many = { $count ->
    [one] you hold only one { strength } card
   *[other] you hold only { $count } { strength } cards
}
no-no-such-opponent = choose one of your opponents
no-name-a-target = name the opponent the Revolt is against
no-nobody-has-loot = no opponent has any loot: lay the Revolt without a target

# Moves, as lists show them
move-lay = Lay { $card }
move-strength = { $count ->
    [one] Lay one { strength }
   *[other] Lay { $count } × { strength }
}
move-animals = Lay { animals } against { $target }

# What a move may say
expected-card = a card ({ $cards })
expected-count = how many cards, from { $low } to { $high }

# The table
board-earth = Earth: { $loot } loot. Pile: { $pile }.
board-player = { $who }: loot { $loot }, cards { $cards }, shows { $top }
board-no-top = no card yet

# Options
option-tokens = loot tokens on Earth
option-saucers = cards of each saucer design
option-strength = { strength } cards
option-recruit = { recruit } cards
option-animals = { animals } cards
option-general = { general } cards
label-tokens = Loot
label-saucers = Saucers
label-strength = { strength }
label-recruit = { recruit }
label-animals = { animals }
label-general = { general }
