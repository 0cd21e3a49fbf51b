# The web client

# Around
skip = Skip to the content
nav = Main
home = Home page
lost-title = There is nothing at this address.
no-table-help = Perhaps its link was cut short on the way, or the table was cleared long ago. Ask for the link again, or find another table.
close = Close
keep = Save
send = Send
joining = Coming to the table…
no-network = The server cannot be reached right now. As soon as it answers, this page goes on by itself.
unreachable = No network: our saucer is out of reach. You can look around; games go on as soon as the server answers.
reconnecting = Reconnecting…
reload = A new version is here: load it
labelled = { $what }: { $name }
rule = Rule { $rule }

# The front door
hero-title = Five games among the stars
hero-pitch = Little aliens, big plans. Play at once against bots, or send friends a link: no account, nothing to install.
games = The games
pitch-looters = Empty the Earth before the others do, then rob the others.
pitch-planet = Build a round little world that pleases its four very different guests.
pitch-zovnis = Land your aliens, shoot down the rest, and enjoy the chain reactions.
pitch-constellations = Lay planets into constellations and send a ship to the brightest.
pitch-powers = Shed your cards, call in time, and steal the power of each colour.
pitch-added = A game that somebody has added here.
for-players = { $players } players
minutes = about { $count } min
play-now = Play now
with-friends = With friends
rules = Rules
resume = Go on where you left off
resume-none = No game is waiting for you.
more = Your games and other tables
lobby-public = Public tables
watch-replay = Watch a replay

# The lobby
lobby = Tables
lobby-empty = No public table is open right now.
lobby-open-one = Open a table
my-tables = My tables
phase-gathering = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
phase-playing = being played
phase-over = over

# A new table
players = Players
who-may-join = Who may join
join-link = Whoever has the link
join-all = Everybody
clock = Time for a turn
clock-none = No limit
clock-seconds = { $count } s
options = More settings
open-table = Open the table

# Gathering
gathering = { $title }: the table is open
seats = Seats
seat-free = free seat
seat-for-friend = for a friend
sit = Sit here
stand-up = Stand up
bot-level = Who sits here
fill-bots = Fill with bots
start = Start
wait-host = The host starts the game when all seats are taken.
invite = Invite friends
qr = QR code of the table’s address
copy = Copy the link
copied = The link is copied.
send-link = Send it…
not-copied = The browser would not copy the link: select it and copy it yourself.
invite-alone = This link works on this computer only. Ask whoever runs the server to open it to your network.

# At the table
you = (you)
to-move = to move
presence-bot = bot, { $level }
presence-here = here
presence-gone = not here
presence-away = a bot stands in
cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
points-short = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
draw-pile = draw pile { $count }
your-turn = Your turn!
turn-of = { $seat } is thinking…
not-your-turn = Wait until it is your turn.
shuffling = Shuffling the cards…
game-over = The game is over.
time-left = Time left: { $time }
bot-for-you = A bot plays for you.
take-back = I am back
stand-in = Let a bot play for me
again = Show again
hint = Hint
advice = Try this: { $move }. Chance to win: about { $chance }%.
advice-pass = Best let it pass.
advice-sure = Try this: { $move }.
undo = Undo
undo-ask = Ask to undo
undo-waiting = Waiting for answers…
agree = Agree
refuse = No
rules-of = Rules: { $title }
rules-search = Search the rules
table-of-rules = Table

# Log, chat, command line
log = Log
line = What the line is for
line-command = Command
line-say = Chat
type-here = a move, or help
say-here = say something kind
help = Type a move as the rules write it, or: moves, hand, score, hint, undo, again, leave, back, rules ID, say TEXT
moves = What you may do
moves-filter = Find a move
moves-none = Nothing to do right now.
moves-more = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
}
hand-none = Your hand is empty.
secret = secret

# The end
you-win = You win!
wins = { $seat } wins
shared-victory = Shared victory
winner = winner
result = Result
rematch = Play again
rematch-waiting = Waiting for the others…
look-at-table = Look at the table
verify = Check the shuffle
verify-sound = The shuffle was fair: the proof holds.
verify-unsound = The proof does not hold.
verify-continued = This game was played on from a position of an earlier one, so its cards could be known: nothing is proved about chance.
verify-commitment = The server kept to the secret it had committed itself to.
verify-promises = The players’ random bytes are the ones they had promised.
verify-seed = The shuffle was made of these, and of nothing else.
verify-record = The game replays from that shuffle, move by move, to its result.
verify-yes = holds
verify-no = does not hold
verify-save = Save the proof
counting = Counting…
wants-rematch = wants to play again

# Looking back
review = Look back
review-title = Look back at a game
review-about = Every finished game can be stepped through, move by move, through the eyes of any seat. Open the file of its record, or drop it here.
review-file = Open a file
review-paste = … or paste the record
review-show = Show it
review-no-record = This is no record of a game. A record is one line of JSON for each game, as the tables and the terminal save it.
review-damaged = The link is damaged: no game can be read from it.
review-found = { $count ->
    [one] { $count } game in the file
   *[other] { $count } games in the file
}
review-mine = Your finished games
review-opening = Opening the game…
review-step = Move { $step } of { $last }
review-deal = The deal: nobody has moved yet.
review-steps = Steps
review-first = To the beginning
review-back = One move back
review-forward = One move forward
review-last = To the end
review-run = Let it run
review-stop = Pause
review-eyes = Through whose eyes
review-seen-by = Seen by { $seat }
review-onlooker = Seen by onlookers
review-open = All hands open
review-hands = Everybody’s cards
review-no-cards = no cards
review-ask = What would a bot do?
review-thinking = The bot is thinking…
review-advice = Playing for { $seat }, a bot would choose: { $move }. Chance to win: about { $chance }%.
review-link = Link to this move
review-save = Save the record as a file
play-on = Play on from here
play-on-about = A new table begins after move { $step }. You take a seat, bots take the others.
play-on-seat = Your seat
play-on-level = The bots
play-on-known = Whoever has the record of the first game can know every card, so this game’s shuffle proves nothing. The bots do not look.
play-on-start = Play on

# Settings
settings = Settings
your-name = Your name
guest-name = Earthling { $number }
name-kept = Hello, { $name }! At every new table you go by this name.
language = Language
theme = Colours
theme-light = Light
theme-dark = Dark
auto = Same as the device
motion = Motion
motion-full = Full
motion-less = Less
pace = How fast things happen
pace-slow = Calm
pace-usual = Usual
pace-fast = Quick
pace-none = At once
sound = Sound
on = On
off = Off

# Settings of a table
about-table = About this table
how-we-play = How this table plays
change-settings = Change settings
cancel = Cancel
yes = Yes
no = No
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
start-who = Who begins
start-chance = Decided by chance
start-loser = Loser of the last game
start-seat = Seat { $number }
chat-free = Free
chat-presets = Phrases only
chat-off = Off
hints = Hints
hints-for-all = Hints for everybody
hints-on = allowed
hints-off = none
undo-moves = Taking moves back
undo-on = allowed
undo-off = not allowed
watchers = Onlookers
watchers-on = allowed
watchers-off = not allowed
mute = Mute
unmute = Unmute
remove = Remove
remove-title = Remove { $name }?
remove-about = They leave the table and cannot sit down here again.
replace = Let a bot play
watch = You are watching this game.
watch-sit = You are watching. Take a seat to play and to chat.
watching-short = Watching
watching = { $count ->
    [one] { $count } onlooker
   *[other] { $count } onlookers
}
turn-absent = { $seat } is away. A bot takes over when the time is up.
turn-away = { $seat } is away.
turn-replaced = A bot plays for { $seat }.
undo-withdraw = Never mind

# Games that were played, and those that wait
throw-away = Throw away
throw-away-title = Throw this game away?
throw-away-about = The game ends here and disappears from your list.
moves-made = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
won-by-you = You won
won-by = Won by { $names }

# Searching the rules
rules-found = { $at } of { $count }
rules-none = Nothing found
rules-next = Next place
rules-previous = Previous place
rules-contents = Contents

# Planet
planet-mine = Your planet
planet-of = The planet of { $seat }
planet-others = The other planets
planet-glance = { $seat }: { $tiles } of 16 tiles, volcanoes: { $volcanoes }
planet-stacks = Stacks
planet-stack = { $stack } { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
planet-offer = Tiles on offer
planet-open = Open a stack.
planet-choose = Choose a tile, then a place for it.
planet-choose-hidden = Choose the tile that you lay face down.
planet-anywhere = Place it for me
planet-hide = Lay it face down
planet-elsewhere = This tile goes to one of the places that light up.
planet-closed = This stack cannot be opened now.
planet-name = Who takes next?
planet-hidden = Tile { $number } lies face down
planet-known-hidden = Face down, only you know it: { $tile }
planet-guest = { $tile }: { $wish }
planet-cell-open = { $what }: place it here
planet-slot-free = { $stack } { $place }, free
planet-slot-tile = { $stack } { $place }, { $tile }
planet-slot-turned = { $stack } { $place }, turned face down: { $tile }
planet-slot-unseen = { $stack } { $place }, a hidden character
planet-no-guests = Nobody lives here yet.
planet-unseen = { $count ->
    [one] { $count } hidden character
   *[other] { $count } hidden characters
}
planet-shows = What the planet shows
planet-volcanoes = Your volcanoes: { $count }. Whoever has the most at the end loses a point for each.
planet-baobabs = Your baobabs: { $count }. A third one turns all three tiles face down.
planet-third-baobab = Your third baobab: three tiles will be turned face down!
planet-turned = tiles turned face down
planet-score = The score
planet-total = Total
planet-wants-snake = { $points } for each snake
planet-wants-calm = { $points } for each tile without a volcano
planet-wants-sunset = { $points } for each sunset
planet-wants-rose = { $one } points for a single rose, { $two } for exactly two
planet-wants-lamp = { $points } for each lamp
planet-wants-species = { $points } for each species: elephant, fox, snake, sheep
planet-wants-turned = { $points } for each tile turned face down
planet-wants-white-sheep = { $points } for each white sheep
planet-wants-grey-sheep = { $points } for each grey sheep
planet-wants-brown-sheep = { $points } for each brown sheep
planet-wants-baobab = { $points } for each baobab that shows
planet-wants-star = { $points } for each big star, on characters too
planet-wants-colours = { $points } for each colour of sheep, and 1 for each box

# Looters
looters-sky = The saucers and the Earth
looters-hand = Your cards
looters-loot = { $count } loot
looters-card = { $name }: { $gain }
looters-choose = Choose a card.
looters-elsewhere = This card strikes only where it lights up.
looters-aim = Against whom do you play the Revolt?
looters-nothing = It brings nothing now.
looters-from-earth = { $count } loot from Earth
looters-from-player = { $count } loot from { $target }
looters-give-back = The others give { $count } loot back to Earth.
looters-lay = { $count ->
    [one] Lay it
   *[other] Lay { $count } cards
}
looters-lay-here = { $place }. Lay here.

# Learning
learn = Learn
learn-title = Learn { $title }
learn-instead = Learn it by playing
learner = Earthling
coach = Your coach
learn-step = Step { $step } of { $count }
learn-back = Back
learn-next = Next
learn-read = Press “{ learn-next }” to go on.
learn-show = Show me
learn-do = Do it for me
learn-restart = Start again
learn-happened = What just happened
learn-done = That was everything you need. **Now play!** The rules are one tap away at every table, and hints are, too.
learn-play = Play against bots now
learn-more = More games

# Zovnis
zovnis-sky = The sky
zovnis-hand = Your cards
zovnis-goals = You want:
zovnis-shot = { $count } eliminated
zovnis-choose = Choose a card.
zovnis-lay = Now choose a column.
zovnis-lay-here = Lay it here
zovnis-full = This column is full.
zovnis-turn = Turn
zovnis-keys = Keys: 1–4 lay, R turns
zovnis-card = landing { $alien } + { $saucer }, upper end { $rider } + { $craft }
zovnis-card-armed = armed: landing { $alien } + { $saucer }, upper end { $rider } + { $craft }
zovnis-cell-card = Column { $column }, row { $row }: { $card }
zovnis-cell-open = Column { $column }, row { $row }: lay here
zovnis-cell-empty = Column { $column }, row { $row }: empty

# Constellations
constellations-sky = The sky
constellations-hand = Your cards
constellations-fleets = Ships and their constellations
constellations-fleet = { $seat }: { $ships }. Ships left: { $count }
constellations-choose = Choose a card.
constellations-unfit = The card does not fit there, however you turn it.
constellations-place = Choose a place in the sky.
constellations-place-turning = Choose a place. In the pale ones the card is turned to fit.
constellations-turn = Turn
constellations-lay = Lay here
constellations-places = { $count ->
    [one] fits in { $count } place
   *[other] fits in { $count } places
}
constellations-place-number = place { $number } of { $count }: { $place }
constellations-previous = Previous place
constellations-next = Next place
constellations-occupy = Send a ship?
constellations-stay = No ship
constellations-swap = None of your cards fits. Choose one to put under the pile.
constellations-zoom-in = Zoom in
constellations-zoom-out = Zoom out
constellations-fit = The whole sky
constellations-cell-open = { $place }: your card fits here, next to { $joins }
constellations-cell-empty = { $place }: empty
constellations-cell-card = { $place }: { $card }
constellations-cell-owned = { $corner }: constellation of { $count }, owned by { $seat }
constellations-cell-ship = { $corner }: ship, constellation of { $count }, owned by { $seat }

# Powers
powers-hand = Your cards
powers-fits = { $card }, fits
powers-gives = { $card }, can be given away
powers-lay-here = Lay the chosen card
powers-call = Last card!
powers-call-with = Call “Last card!” with the next card
powers-catch = Catch { $target }!
powers-take = Take the { $power } power
powers-back = Back to the powers
powers-dealer = dealer
powers-dealer-letter = D
powers-sign-call = Last card!
powers-sign-caught = Caught!
powers-sign-challenge = Show me!
powers-sign-guilty = Guilty!
powers-sign-innocent = Innocent!
powers-sign-out = All gone!
powers-round = Round { $round }
powers-rounds = Rounds and points
powers-player = Player
powers-total = Total
powers-waits-turn = Lay a card that fits, or draw.
powers-waits-drawn = Lay the card you drew, or keep it.
powers-waits-second = Blue lets you lay a second card.
powers-waits-struck = Four cards for you: accept them, or challenge?
powers-waits-first-colour = Which colour shall we begin with?
powers-waits-blind-choice = Choose for the card laid blind.
powers-give = Choose who gets this card.
powers-lay-or-give = Lay it, or choose who gets it.
powers-unfit = Not playable now.
powers-waits-keep = You drew { $card }: it does not fit, so keep it.
powers-does-number = A number: it fits on its colour and on the same number.
powers-does-draw2 = Draw Two: the next player draws two cards and loses the turn.
powers-does-reverse = Reverse: play goes on in the other direction.
powers-does-reverse-two = Reverse: with two players, the other one loses the turn.
powers-does-skip = Skip: the next player loses the turn.
powers-does-wild = Wild: it fits on everything, and you name the colour.
powers-does-wild4 = Wild Draw Four: name a colour; the next player draws four and loses the turn, or challenges.
powers-does-choice = Power Choice: take any power, even another player’s, and name a colour.
powers-does-character = Name a colour and take this power. { $power }
powers-does-owned = You have this power already: just name a colour.
powers-power-red = RED: give red cards away at any moment.
powers-power-blue = BLUE: lay two cards in a turn.
powers-power-green = GREEN: if nothing fits, lay the top card of the pile blind.
powers-power-yellow = YELLOW: Skips, Reverses, draw cards and gifts cannot touch you.
