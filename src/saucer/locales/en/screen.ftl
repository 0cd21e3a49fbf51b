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
ask-call = You will have one card left. Call “Last card!”?
ask-deed = What will you do?
ask-field = What will you do?
ask-catch = Somebody has not called “Last card!”
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
too-small = This window is too small for the table. Make it at least { $columns } columns wide and { $lines } lines high.

# Keys, in a word or two
key-choose = choose
key-back = back
key-type = type
key-hint = hint
key-undo = undo
key-log = log
key-legend = signs
key-rules = rules
key-quit = quit
key-menu = menu
key-pace = pace
key-language = language
key-theme = light/dark
key-rematch = play again
key-look = look at the table
key-record = save the record
key-close = close
key-scroll = scroll
key-line = line
key-change = change
key-start = start
key-step = step
key-ten = ten moves
key-run = run
key-view = seen by
key-jump = go to move
key-games = other games

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
planet-any = anywhere, it makes no difference
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
powers-draw2 = Draw Two
powers-reverse = Reverse
powers-skip = Skip
powers-left = Play goes clockwise ↻
powers-right = Counter-clockwise ↺
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
powers-deed-call = call “Last card!”
powers-deed-give = give a red card away
powers-deed-blind = lay blind from the pile
powers-call-last = and call “Last card!”
powers-call-no = without a call

# What signs mean, and what has happened
legend-cards = cards in hand
legend-loot = loot
legend-alike = shows the saucer you are about to lay
legend-goal = scores for you
legend-armed = armed: shoots
legend-lands = lands
legend-waits = upper end
legend-turned = turned face down
legend-sum = points so far
legend-power = a power
legend-owned = red, belongs to player 0
legend-shared = shared by several players
legend-ship = a ship, in its owner’s colour
legend-size = a red constellation of 3 planets
legend-title = What the signs mean
log-title = What has happened

# The curtain
hand-over = When you have seen enough, press Enter; { $seat } is next.
curtain = The keyboard is for { $seat }. Nobody else should look now.
curtain-key = Enter shows the table.

# The end
end-won = { $seat } wins.
end-won-you = You win!
end-shared = Shared victory: { $seat }.

# The rules page
rules-search = search for a rule by its id, such as { $id }, or for a word
rules-nothing = Nothing found.

# The menu
menu-subtitle = five games among the stars
menu-resume = go on with { $game }
menu-start = start
menu-start-anew = start anew; the game left unfinished will be lost
menu-game = Game
menu-players = Players
menu-begins = Who begins
menu-chance = chance decides
menu-loser = the loser of the last game
menu-language = Language
menu-person = a person
menu-bot = a bot, { $level }

# The replay viewer
watch-name = Seat { $number }
watch-move = Move { $number } of { $count }.
watch-game = game { $number } of { $count }
watch-unfinished = The record ends here; the game was not finished.
watch-all = all hands open
watch-spectator = seen by a spectator
watch-seat = seen by { $seat }
watch-jump = the number of a move, 0 to { $count }
watch-empty = { $path } holds no records
watch-terminal = watching needs a terminal; saucer replay { $path } checks the games without one
