title = Colour Powers

# Colours and powers
red = red
blue = blue
green = green
yellow = yellow

# Cards
red-0 = red 0
red-1 = red 1
red-2 = red 2
red-3 = red 3
red-4 = red 4
red-5 = red 5
red-6 = red 6
red-7 = red 7
red-8 = red 8
red-9 = red 9
red-draw2 = red Draw Two
red-reverse = red Reverse
red-skip = red Skip
blue-0 = blue 0
blue-1 = blue 1
blue-2 = blue 2
blue-3 = blue 3
blue-4 = blue 4
blue-5 = blue 5
blue-6 = blue 6
blue-7 = blue 7
blue-8 = blue 8
blue-9 = blue 9
blue-draw2 = blue Draw Two
blue-reverse = blue Reverse
blue-skip = blue Skip
green-0 = green 0
green-1 = green 1
green-2 = green 2
green-3 = green 3
green-4 = green 4
green-5 = green 5
green-6 = green 6
green-7 = green 7
green-8 = green 8
green-9 = green 9
green-draw2 = green Draw Two
green-reverse = green Reverse
green-skip = green Skip
yellow-0 = yellow 0
yellow-1 = yellow 1
yellow-2 = yellow 2
yellow-3 = yellow 3
yellow-4 = yellow 4
yellow-5 = yellow 5
yellow-6 = yellow 6
yellow-7 = yellow 7
yellow-8 = yellow 8
yellow-9 = yellow 9
yellow-draw2 = yellow Draw Two
yellow-reverse = yellow Reverse
yellow-skip = yellow Skip
character-red = Wild Character (red)
character-blue = Wild Character (blue)
character-green = Wild Character (green)
character-yellow = Wild Character (yellow)
choice = Wild Power Choice
wild4 = Wild Draw Four
wild = Wild

# What happens
event-dealt = Round { $round }: { $seat } deals.
    .seat = Round { $round }: you deal.
event-sunk = { $card } is turned up and goes under the pile.
event-turned-back = { $card } is turned up first and is shuffled back into the pile.
event-turned-up = The first card is { $card }.
event-laid = { $seat } lays { $card }.
    .seat = You lay { $card }.
event-named = { $seat } names { $colour }.
    .seat = You name { $colour }.
event-took-power = { $seat } takes the { $power } power.
    .seat = You take the { $power } power.
event-stole-power = { $seat } takes the { $power } power from { $target }.
    .seat = You take the { $power } power from { $target }.
    .target = { $seat } takes the { $power } power from you.
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
event-refilled = { $count ->
    [one] One discarded card becomes the draw pile.
   *[other] { $count } discarded cards are shuffled and become the draw pile.
}
event-kept = { $seat } keeps the card.
    .seat = You keep the card.
event-passed = { $seat } has nothing to draw and passes.
    .seat = You have nothing to draw and pass.
event-ended = { $seat } lays no second card.
    .seat = You lay no second card.
event-skipped = { $seat } loses the turn.
    .seat = You lose your turn.
event-shielded = The yellow power protects { $seat }.
    .seat = The yellow power protects you.
event-reversed = The direction of play is reversed.
event-challenged = { $seat } challenges { $target }, who shows their hand.
    .seat = You challenge { $target }, who shows you their hand.
    .target = { $seat } challenges you, and you show your hand.
event-challenged-seen = { $seat } challenges { $target }, who shows { $cards }.
    .seat = You challenge { $target }, who shows { $cards }.
    .target = { $seat } challenges you, and you show { $cards }.
event-guilty = { $seat } held the colour and is guilty.
    .seat = You held the colour and are guilty.
event-innocent = { $seat } did not hold the colour and is innocent.
    .seat = You did not hold the colour and are innocent.
event-gave = { $seat } gives { $target } a red card.
    .seat = You give { $target } a red card.
    .target = { $seat } gives you a red card.
event-gave-seen = { $seat } gives { $target } { $card }.
    .seat = You give { $target } { $card }.
    .target = { $seat } gives you { $card }.
event-blind = { $seat } lays { $card } straight from the pile.
    .seat = You lay { $card } straight from the pile.
event-called = { $seat } calls “Last card!”
    .seat = You call “Last card!”
event-caught = { $seat } catches { $target }, who has not called.
    .seat = You catch { $target }, who has not called.
    .target = { $seat } catches you: you have not called.
event-went-out = { $seat } has no cards left.
    .seat = You have no cards left.
event-stalled = Nobody can finish this round: the lowest hand wins it.
event-counted = { $points ->
    [one] { $seat } is left with { $cards }: { $points } point.
   *[other] { $seat } is left with { $cards }: { $points } points.
}
    .seat = { $points ->
        [one] You are left with { $cards }: { $points } point.
       *[other] You are left with { $cards }: { $points } points.
    }
# The attribute says what one seat has.
event-totals = Totals: { $totals }.
    .totals = { $totals } for { $seat }
    .totals-seat = { $totals } for you

# How it ends
target-reached = The target is reached.
one-round = The round is over.
round-limit = After 100 rounds the totals decide.

# The score, item by item
tally-round = Round { $number }

# What the game waits for
no-turn = it is your turn: lay a card that fits, or draw
no-drawn = lay the card you have just drawn, if it fits, or keep it
no-second = lay a second card that fits, or end your turn
no-struck = first accept the four cards or challenge
no-first-colour = first name the colour to begin with
no-blind-choice = first choose for the wild card laid blind

# Refusals
no-not-your-turn = the game waits for { $seat }
no-not-in-hand = you do not hold { $card }
no-does-not-fit = { $card } does not fit: { $colour } is in force, and { $top } lies on top
no-needless-call = no call is due
no-no-power = you do not have the { $power } power
no-could-lay = you may not lay blind while you hold a card that fits: { $card }
no-nothing-to-draw = there is nothing to draw
no-no-such-opponent = choose one of your opponents
no-nothing-to-catch = nobody can be caught there: { $target } owes no call
no-not-one-card = { $target } no longer has just one card
no-still-laying = { $target } is still laying cards: wait until the turn is over
no-no-gift-now = red cards are given only while the game waits for a turn or a second card
no-shielded = the yellow power protects { $target } from gifts
no-last-card = your last card must stay with you

# Moves, as lists show them; $call is 1 where the last card is called with the card
move-lay = { $call ->
    [1] Lay { $card } and call “Last card!”
   *[0] Lay { $card }
}
move-lay-wild = { $call ->
    [1] Lay { $card }, name { $colour } and call “Last card!”
   *[0] Lay { $card } and name { $colour }
}
move-lay-choice = { $call ->
    [1] Lay { $card }, take the { $power } power, name { $colour } and call “Last card!”
   *[0] Lay { $card }, take the { $power } power and name { $colour }
}
move-blind = { $call ->
    [1] Use the green power: lay a card blind from the pile and call “Last card!”
   *[0] Use the green power: lay a card blind from the pile
}
move-draw = Draw a card
move-keep = Keep the card you drew
move-end = Lay no second card
move-challenge = Challenge the Wild Draw Four
move-accept = Accept the four cards
move-call = Call “Last card!”
move-colour = Name { $colour }
move-power = Take the { $power } power and name { $colour }
move-catch = Catch { $target }, who has not called “Last card!”
move-give = Give { $card } to { $target }

# What a move may say
expected-start = a card (red 7, wild4 blue, character red green ...), draw, keep, call or another move
expected-rank = a number from 0 to 9, draw2, reverse or skip
expected-colour = a colour ({ $colours })

# The table
board-round = Round { $round }. Draw pile: { $pile }.
board-top = On top lies { $card }; the colour is { $colour }.
board-top-free = On top lies { $card }; no colour is named yet.
board-left = Play goes to the left, to higher numbers.
board-right = Play goes to the right, to lower numbers.
board-player = { $who }: cards { $cards }
board-powers = powers: { $powers }
board-known = you know of: { $cards }
board-due = has not called “Last card!”
board-drawn = You have just drawn { $card }.

# Options
option-target = how many points end the game, or just one round
option-scoring = whoever goes out scores the cards left in the other hands, or everyone notes their own and the lowest total wins
option-deck = 108 cards with Characters and powers, or the 108 classic ones without
option-gift = whether the red power must leave you a card, or may give your last one away and so win the round
label-target = Until
label-scoring = Points go to
label-deck = Deck
label-gift = The red power may give
choice-round = the end of one round
choice-200 = 200 points
choice-300 = 300 points
choice-500 = 500 points
choice-winner = whoever goes out
choice-own = everyone, for their own cards
choice-powers = with powers
choice-classic = classic
choice-keep = all but your last card
choice-all = even your last card
