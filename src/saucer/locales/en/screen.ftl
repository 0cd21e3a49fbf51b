# The full-screen client

# What is asked, by the kind of thing to choose
ask-card = Choose a card.
ask-swap = None of your cards fits: choose one to put under the pile.
ask-count = How many of them?
ask-seat = Choose a player.
ask-stack = Choose the stack to open.
ask-hide = Choose the tile to lay face down.
ask-tile = Choose a tile.
ask-place = Choose its place on your planet.
ask-column = Choose a column.
ask-landing = Which end is to land?
ask-cell = Choose a place in the sky.
ask-turn = Turn the card.
ask-corner = Choose a planet for a ship.
ask-colour = Name a colour.
ask-power = Choose a power.
ask-call = You will have one card left. Call UNO?
ask-deed = What will you do?
ask-catch = Somebody has not called UNO!
ask-interrupt = You may act now; p lets it pass. { $question }
thinking = { $seat } is thinking…
hinting = Looking for a good move…
may-give = Press g to give a red card away.
over = The game is over.
type-here = a move in words, as the rules write it
undo-alone = Moves can be taken back only where one person plays against bots.
pace-usual = The bots play at their usual pace.
pace-fast = The bots play fast.
pace-slow = The bots play slowly.

# Keys, in a word or two
key-choose = choose
key-back = back
key-type = type
key-hint = hint
key-undo = undo
key-rules = rules
key-quit = quit
key-menu = menu
key-pace = pace
key-language = language
key-theme = light/dark
key-rematch = play again
key-look = look at the table
key-close = close
key-scroll = scroll
key-line = line
key-change = change
key-start = start
key-step = step
key-run = run
key-view = seen by
key-jump = go to move
key-next-game = next game

# Hands, and the letters of the colours
hand-of = The hand of { $seat }
letter-red = R
letter-blue = B
letter-green = G
letter-yellow = Y

# Looters
looters-earth = Earth: { $count } loot
looters-pile = { $count ->
    [one] Home planet: { $count } card to draw
   *[other] Home planet: { $count } cards to draw
}
looters-loot = { $count } loot
looters-stack = { $count } laid
looters-empty = nothing laid
looters-count = { $count ->
    [one] only { $count }
   *[other] { $count } of them
}

# Planet; the characters have at most eight letters
planet-round = Round { $number } of { $count }
planet-place = place { $place }
planet-hidden = the tile that lies face down
planet-unseen = tile { $number }
planet-discards = Thrown away: { $tiles }
planet-vain-man = Vain
planet-geographer = Geograph
planet-astronomer = Astron
planet-king = King
planet-lamplighter = Lamps
planet-hunter = Hunter
planet-drunkard = Drunkard
planet-businessman-white = Busin ○
planet-businessman-grey = Busin ◎
planet-businessman-brown = Busin ●
planet-gardener = Gardener
planet-turkish-astronomer = Turkish
planet-little-prince = Prince

# Zovnis
zovnis-column = column { $column }
zovnis-landing = { $alien } + { $saucer } lands
zovnis-pile = { $count ->
    [one] { $count } card to draw
   *[other] { $count } cards to draw
}
zovnis-taken = { $count } shot

# Constellations
constellations-cell = at { $cell }
constellations-turn = { $turn ->
    [0] as printed
    [1] turned right
    [2] upside down
   *[other] turned left
}
constellations-stay = send no ship
constellations-pile = { $count ->
    [one] { $count } card to draw
   *[other] { $count } cards to draw
}

# Powers
powers-round = Round { $number }
powers-left = Play goes left ›
powers-right = ‹ Play goes right
powers-due = has not called!
powers-suspect = laid a +4
powers-drawn = You have just drawn this: { $card }
powers-catch = catch { $target }
powers-power-red = the red power
powers-power-blue = the blue power
powers-power-green = the green power
powers-power-yellow = the yellow power
powers-deed-draw = draw a card
powers-deed-keep = keep the card
powers-deed-end = end the turn
powers-deed-challenge = challenge
powers-deed-accept = accept the four cards
powers-deed-call = call UNO
powers-deed-give = give a red card away
powers-deed-blind = lay blind from the pile
powers-call-uno = and call UNO
powers-call-no = without a call

# The curtain
curtain = The keyboard is for { $seat }. Nobody else should look now.
curtain-key = Enter shows the table.

# The end
end-won = { $seat } wins.
end-won-you = You win!
end-shared = Shared victory: { $seat }.

# The rules page
rules-search = search for a rule by its id, as U8, or for a word
rules-nothing = Nothing found.

# The menu
menu-subtitle = five games among the stars
menu-resume = go on with { $game }
menu-start = start
menu-start-anew = start anew; the game left unfinished will be lost
menu-game = Game
menu-players = Players
menu-seat = Seat { $number }
menu-language = Language
menu-person = a person
menu-bot = a bot, { $level }

# The replay viewer
watch-move = Move { $number } of { $count }.
watch-game = game { $number } of { $count }
watch-unfinished = The record ends here; the game was not finished.
watch-all = all hands open
watch-spectator = seen by a spectator
watch-seat = seen by { $seat }
watch-jump = the number of a move, 0 to { $count }
watch-empty = { $path } holds no records
watch-terminal = watching needs a terminal; saucer replay { $path } checks the games without one
